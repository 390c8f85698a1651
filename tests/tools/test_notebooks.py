"""The notebooks run from top to bottom, and show what is kept of them."""

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("nbclient", reason="nbclient is not installed: pip install regnum[test]")
pytest.importorskip("numpy", reason="numpy is not installed: pip install regnum[test]")

import nbformat

import regnum
from tools.notebooks import NOTEBOOKS, executed

pytestmark = pytest.mark.filterwarnings("ignore")


def shown(notebook: Any) -> list[Any]:
    """What each cell printed, and as what it showed its last value; not how that is drawn."""
    return [
        [output.get("text") or sorted(output.data) for output in cell.outputs]
        for cell in notebook.cells
        if cell.cell_type == "code"
    ]


def test_there_is_one_for_each_game() -> None:
    assert [path.stem for path in NOTEBOOKS] == sorted(regnum.games())


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_shows_what_is_kept_of_it(path: Path) -> None:
    assert shown(executed(path)) == shown(nbformat.read(path, as_version=4))
