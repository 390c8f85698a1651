"""Which games there are. A game is imported when it is first asked for."""

from functools import cache
from importlib import import_module

from regnum.core.errors import BadBoard, UnknownGame
from regnum.core.game import Game
from regnum.core.record import Record, parse

GAMES = {
    "carolus-magnus": "regnum.games.carolus.game:CarolusMagnus",
    "carolingi": "regnum.games.carolingi.game:Carolingi",
    "wallenstein": "regnum.games.wallenstein.game:Wallenstein",
}

BOARDS = ("carolingi",)
"""Games whose board can be given as a file."""


def game(key: str, board: str | None = None) -> Game:
    """The game of this key, on its own board or, where it has one, on that of a file."""
    if key not in GAMES:
        raise UnknownGame(f"There is no game {key!r}; the games are: {', '.join(GAMES)}.")
    return _made(key, board)


@cache
def _made(key: str, board: str | None) -> Game:
    module, name = GAMES[key].split(":")
    made = getattr(import_module(module), name)
    found: Game
    if board is None:
        found = made()
    elif key in BOARDS:
        found = made(board)
    else:
        raise BadBoard(f"{key} is not played on a board that a file could describe.")
    return found


def package_of(key: str) -> str:
    """The package that holds a game's rules, facts and texts."""
    return GAMES[key].rpartition(".")[0]


def games() -> dict[str, Game]:
    """All games by their keys."""
    return {key: game(key) for key in GAMES}


def read(record: str, board: str | None = None) -> Record:
    """The record that a text holds, of a game on its own board or on that of a file."""
    return parse(record, lambda key: game(key, board))
