"""What the documents show is what happens: their Python runs, their links lead somewhere, and
some link leads to each of them."""

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)\)")
LINK_TO_DOCUMENT = re.compile(r"\]\(([^)#:]+\.md)")


def test_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = PYTHON.findall((ROOT / "README.md").read_text())
    exec(program, {})
    assert "Result(ranks=" in capsys.readouterr().out


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_the_documents_examples_run(document: Path) -> None:
    names: dict[str, Any] = {}
    for program in PYTHON.findall(document.read_text()):
        exec(program, names)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_the_documents_links_lead_somewhere(document: Path) -> None:
    for target in LINK.findall(document.read_text()):
        assert (document.parent / target).exists(), target


def test_every_document_is_found_by_a_link() -> None:
    linked = {
        (document.parent / target).resolve()
        for document in DOCUMENTS
        for target in LINK_TO_DOCUMENT.findall(document.read_text())
        if (document.parent / target).resolve() != document
    }
    assert [document for document in DOCUMENTS if document not in linked] == [ROOT / "README.md"]
