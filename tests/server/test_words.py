"""Whatever the server says, it can say in both languages; and the page's types are ours."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from regnum.language import LANGUAGES, bundle
from regnum.server.sentences import PACKAGE, preferred, refusal_told
from regnum.table.refused import Refused

ROOT = Path(__file__).parent.parent.parent
KEY = re.compile(r'"((?:refused|error)-[a-z-]+)"')


def keys() -> set[str]:
    folders = (ROOT / "src" / "regnum" / name for name in ("table", "server"))
    files = (path for folder in folders for path in folder.rglob("*.py"))
    return {key for path in files for key in KEY.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_its_sentence(language: str) -> None:
    texts = bundle(language, (PACKAGE,))
    assert keys()
    assert [key for key in sorted(keys()) if not texts.has_message(key)] == []


def test_refusals_speak_of_people_by_name() -> None:
    refused = Refused("refused-not-away", {"seat": 1})
    said = refusal_told("de", refused, "carolus-magnus", ["Anna", "Bert"])
    assert said.sentence == "Bert ist nicht abwesend."
    assert said.params == {"seat": 1}
    assert refusal_told("en", Refused("error-no-such-table")).rule is None


@pytest.mark.parametrize(
    ("header", "language"),
    [("de-AT,de;q=0.9,en;q=0.5", "de"), ("xx,en;q=0.5,de;q=0.1", "en"), ("", "en"), ("*", "en")],
)
def test_the_browser_chooses_the_language(header: str, language: str) -> None:
    assert preferred(header, LANGUAGES) == language


def test_the_page_speaks_the_same_languages() -> None:
    texts = ROOT / "web" / "src" / "text"
    if not texts.is_dir():
        pytest.skip("the page's source is not here")
    assert {file.stem for file in texts.glob("*.ftl")} == set(LANGUAGES)


def test_the_pages_types_are_those_of_the_messages() -> None:
    if not (ROOT / "web").is_dir():
        pytest.skip("the page's source is not here")
    check = [sys.executable, str(ROOT / "tools" / "page_types.py"), "--check"]
    subprocess.run(check, check=True, env={"PYTHONPATH": ":".join(sys.path)})
