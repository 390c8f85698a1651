"""A drawing of each game for the terminal."""

from importlib import import_module
from typing import Any

from regnum.language import Words

DRAWN = {
    "carolus-magnus": "regnum.cli.boards.carolus",
    "carolingi": "regnum.cli.boards.carolingi",
    "wallenstein": "regnum.cli.boards.wallenstein",
}


def draw(view: dict[str, Any], words: Words) -> str:
    """The board as a seat sees it, with rich's markup."""
    drawing: str = import_module(DRAWN[view["game"]]).draw(view, words)
    return drawing
