"""Runs the notebooks in docs/notebooks and keeps what they show: `make notebooks`.

Who changes what they show, a board's drawing or a rule, runs it and looks at them.
"""

import os
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
SECONDS = 300
"""For a cell, on a machine that others keep busy."""


def executed(path: Path) -> Any:
    """The notebook as it comes out when it is run with the source as it stands."""
    notebook = nbformat.read(path, as_version=4)
    client = NotebookClient(notebook, timeout=SECONDS, record_timing=False, kernel_name="python3")
    client.execute(cwd=str(ROOT), env=os.environ | {"PYTHONPATH": str(ROOT / "src")})
    return notebook


def main() -> None:
    for path in NOTEBOOKS:
        notebook = executed(path)
        notebook.metadata = {"kernelspec": notebook.metadata["kernelspec"]}
        for cell in notebook.cells:
            cell.metadata = {}
        nbformat.write(notebook, path)
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
