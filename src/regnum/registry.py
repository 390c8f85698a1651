"""Which games and bots there are: our own, those of other packages, and any by its place.

Another package joins by an entry point in its metadata:

    [project.entry-points."regnum.games"]
    duel = "duel.game:Duel"

    [project.entry-points."regnum.bots"]
    hasty = "duel.bot:Hasty"

On the command line and in Python a name such as `duel.game:Duel` works as well. Everything is
imported when it is first asked for.
"""

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from regnum.bots.bot import Bot
from regnum.bots.levels import LEVELS, Maker
from regnum.bots.random import RandomBot
from regnum.bots.strategy import Strategy
from regnum.core.errors import BadBoard, RegnumError, UnknownGame
from regnum.core.game import ON_BOARD, Game
from regnum.core.history import History
from regnum.core.record import parse

GAMES: Final = {
    "carolus-magnus": "regnum.games.carolus.game:CarolusMagnus",
    "carolingi": "regnum.games.carolingi.game:Carolingi",
    "wallenstein": "regnum.games.wallenstein.game:Wallenstein",
}
PLAYERS: Final = {
    "carolus-magnus": "regnum.bots.carolus.players",
    "carolingi": "regnum.bots.carolingi.players",
    "wallenstein": "regnum.bots.wallenstein.players",
}
"""By game: the module of its bots: BOTS, by their names, the strongest last, and STRATEGY, by which
some of them learn."""

BOARDS: Final = "carolingi"
"""The game whose board can be given as a file."""

_boards: dict[str, Game] = {}
"""By id: the games on owners' boards that are offered beside the others."""


# --- games ----------------------------------------------------------------------------------


def game(key: str, board: str | None = None) -> Game:
    """The game of this key, on its own board or, where it has one, on that of a file. The file is
    read anew each time: its owner may have edited it."""
    if board is None:
        return _boards.get(key) or _made(key)
    if key != BOARDS:
        raise BadBoard(f"{key} is not played on a board that a file could describe.")
    made: Game = _at(place_of(key))(board)
    return made


def offered(key: str) -> Game:
    """The game of this key among those that are known. What strangers name is looked up here: a
    place such as `module:name` would be imported and called, whatever it is."""
    if ":" in key:
        raise UnknownGame(f"There is no game {key!r}.")
    return game(key)


def games() -> dict[str, Game]:
    """All games by their keys: ours, on owners' boards, and those of other packages."""
    ours = {key: game(key) for key in GAMES}
    return ours | _boards | {key: game(key) for key in _joined("regnum.games")}


def offer_boards(boards: Sequence[Game]) -> None:
    """Offer games on owners' boards, each under its id, beside the others; those that were offered
    before no longer."""
    found: dict[str, Game] = {}
    for made in boards:
        if not made.board:
            raise BadBoard(f"A board plays as {made.title}'s own does: at most names differ.")
        if made.id in found:
            same = f"{made.title!r} and {found[made.id].title!r}"
            raise BadBoard(f"Two boards play alike, so they cannot both be offered: {same}.")
        found[made.id] = made
    _boards.clear()
    _boards.update(found)


def offer_files(files: Sequence[Path]) -> None:
    """The same with the boards that these files describe."""
    offer_boards([game(BOARDS, str(file)) for file in files])


def boards() -> list[Game]:
    """The games on owners' boards that are offered."""
    return list(_boards.values())


def title_of(key: str) -> str:
    """What a game is called. On a board that is no longer here, as on its own; one that is no
    longer here keeps its key for a name."""
    with suppress(UnknownGame):
        return offered(key).title
    rules, _, board = key.partition(ON_BOARD)
    return title_of(rules) if board else key


def place_of(key: str) -> str:
    """Where a game is found, as `module:name`; on an owner's board where its rules are."""
    if key in _boards:
        key = _boards[key].key
    place = GAMES.get(key) or _joined("regnum.games").get(key) or _named.get(key)
    if place is None and ":" in key:
        place = key
    if place is None:
        known = ", ".join((*GAMES, *_joined("regnum.games")))
        raise UnknownGame(f"There is no game {key!r}; the games are: {known}.")
    return place


def package_of(key: str) -> str:
    """The package that holds a game's rules, facts and texts."""
    return place_of(key).partition(":")[0].rpartition(".")[0]


def read(record: str, board: str | None = None) -> History:
    """The game that a record tells, on the board that it names, if that is offered, or on that of
    a file."""

    def find(key: str, fingerprint: str) -> Game:
        if board is not None:
            return game(key, board)
        return _boards.get(f"{key}{ON_BOARD}{fingerprint}") or offered(key)

    return parse(record, find)


@cache
def _made(key: str) -> Game:
    made = _at(place_of(key))()
    if not isinstance(made, Game):
        raise UnknownGame(f"{key!r} does not make a game.")
    if ":" in key:
        _named[made.key] = key
    return made


_named: dict[str, str] = {}
"""By key: the places of games that were named by them, so that their records are read too."""


# --- bots -----------------------------------------------------------------------------------


def bots(game: Game) -> list[str]:
    """The names of the bots that can sit at a table of a game, the strongest of ours last."""
    return [*_joined("regnum.bots"), "random", *_own_bots(game.key)]


def levels(game: Game) -> list[str]:
    """The bots that people are offered: our levels, the weakest first, and those of other
    packages; where a game has no levels, whoever there is."""
    named = [name for name in LEVELS if name in _own_bots(game.key)]
    return [*_joined("regnum.bots"), *named] if named else bots(game)


def strategy(game: Game) -> Strategy:
    """What a game teaches those who learn it."""
    found = strategy_of(game)
    if found is None:
        raise RegnumError(f"{game.title} has no features to learn from.")
    return found


def strategy_of(game: Game) -> Strategy | None:
    """The same, None for a game that teaches nothing."""
    found: Strategy | None = _at(f"{PLAYERS[game.key]}:STRATEGY") if game.key in PLAYERS else None
    return found


def _own_bots(key: str) -> dict[str, Maker]:
    found: dict[str, Maker] = _at(f"{PLAYERS[key]}:BOTS") if key in PLAYERS else {}
    return found


def bot(name: str, game: Game, seed: int | str) -> Bot:
    """A new bot for a seat of a game."""
    joined = _joined("regnum.bots")
    own = _own_bots(game.key)
    make: Maker
    if name == "random":
        make = RandomBot
    elif name in own:
        make = own[name]
    elif name in joined or ":" in name:
        make = _at(joined.get(name, name))
    else:
        known = ", ".join(bots(game))
        raise RegnumError(
            f"{game.title} has no bot {name!r}; its bots are: {known}, and any as `module:name`."
        )
    made = make(game, seed)
    if not hasattr(made, "choose"):
        raise RegnumError(f"{name!r} does not make a bot: it has no `choose`.")
    return made


# --- finding --------------------------------------------------------------------------------


@cache
def _joined(group: str) -> dict[str, str]:
    """What other packages have announced."""
    return {entry.name: entry.value for entry in entry_points(group=group)}


def _at(place: str) -> Any:
    """What stands at `module:name`."""
    module, _, name = place.partition(":")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise RegnumError(
            f"Nothing is found at {place!r} ({error}); a place is `module:name`, the module in a "
            "folder of PYTHONPATH."
        ) from error
