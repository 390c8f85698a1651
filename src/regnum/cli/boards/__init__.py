"""A drawing of each game for the terminal; games without one are listed from their view."""

from importlib import import_module
from typing import Any

from regnum.core.document import BoardDocument
from regnum.language import Words

DRAWN = {
    "carolus-magnus": "regnum.cli.boards.carolus",
    "carolingi": "regnum.cli.boards.carolingi",
    "wallenstein": "regnum.cli.boards.wallenstein",
}
PLAIN = "regnum.cli.boards.plain"


def draw(view: dict[str, Any], board: BoardDocument, words: Words) -> str:
    """The board as a seat sees it, with rich's markup."""
    drawing: str = import_module(DRAWN.get(view["game"], PLAIN)).draw(view, board, words)
    return drawing
