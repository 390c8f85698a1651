"""The page in a real browser. The tests themselves stand beside this file and are run by Node."""

import os
import shutil
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from tests.debian import install

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PAGE = ROOT / "src/regnum/server/page/index.html"

pytestmark = pytest.mark.skipif(
    os.environ.get("REGNUM_BUILD") == "compiled", reason="the page is the same for both builds"
)


def run(*command: str, **environment: str) -> str:
    done = subprocess.run(
        command, cwd=WEB, env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def browser() -> str:
    """Debian's Chromium, installed where it is missing and may be."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None and install("chromium"):
        found = shutil.which("chromium")
    assert found, "These tests need Chromium: on Debian, apt install chromium."
    return found


def stale() -> bool:
    """Whether the page was built before its sources were last changed."""
    sources = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*")]
    sources += [WEB / "index.html", WEB / "package-lock.json", WEB / "vite.config.ts"]
    newest = max(path.stat().st_mtime for path in sources)
    return not PAGE.is_file() or PAGE.stat().st_mtime < newest


@pytest.mark.filterwarnings("always:Passed only when tried again")
def test_page(browser: str) -> None:
    """One test, because its steps build on each other and fill two cores by themselves."""
    if not (WEB / "node_modules").is_dir():
        run("npm", "install", "--no-save")
    run("npm", "test")
    if stale():
        run("npm", "run", "build")
    told = run("npm", "run", "e2e", REGNUM_CHROMIUM=browser, REGNUM_PYTHON=sys.executable)
    for line in told.splitlines():
        if "(retry x" in line:
            warnings.warn(f"Passed only when tried again: {line.strip()}", stacklevel=1)
