"""The page in a real browser. The tests themselves stand beside this file and are run by Node."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PAGE = ROOT / "src/regnum/server/page/index.html"

pytestmark = pytest.mark.skipif(
    os.environ.get("REGNUM_BUILD") == "compiled", reason="the page is the same for both builds"
)


def run(*command: str, **environment: str) -> None:
    done = subprocess.run(
        command, cwd=WEB, env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"


@pytest.fixture(scope="module")
def browser() -> str:
    """Debian's Chromium, installed where it is missing and may be."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        run("apt-get", "update")
        run("apt-get", "install", "--yes", "chromium")
        found = shutil.which("chromium")
    assert found, "These tests need Chromium: on Debian, apt install chromium."
    return found


@pytest.fixture(scope="module")
def page() -> None:
    """The page, built from the sources as they are."""
    if not (WEB / "node_modules").is_dir():
        run("npm", "ci")
    run("npm", "run", "build")
    assert PAGE.is_file()


@pytest.mark.usefixtures("page")
def test_units() -> None:
    run("npm", "run", "check")
    run("npm", "test")


@pytest.mark.usefixtures("page")
def test_in_the_browser(browser: str) -> None:
    run("npm", "run", "e2e", REGNUM_CHROMIUM=browser, REGNUM_PYTHON=sys.executable)
