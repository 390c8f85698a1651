"""Which games there are. A game is imported when it is first asked for."""

from functools import cache
from importlib import import_module

from regnum.core.errors import UnknownGame
from regnum.core.game import Game
from regnum.core.record import Record, parse

GAMES = {
    "carolus-magnus": "regnum.games.carolus.game:CarolusMagnus",
}


@cache
def game(key: str) -> Game:
    """The game of this key."""
    if key not in GAMES:
        raise UnknownGame(f"There is no game {key!r}; the games are: {', '.join(GAMES)}.")
    module, name = GAMES[key].split(":")
    found: Game = getattr(import_module(module), name)()
    return found


def package_of(key: str) -> str:
    """The package that holds a game's rules, facts and texts."""
    return GAMES[key].rpartition(".")[0]


def games() -> dict[str, Game]:
    """All games by their keys."""
    return {key: game(key) for key in GAMES}


def read(record: str) -> Record:
    """The record that a text holds."""
    return parse(record, game)
