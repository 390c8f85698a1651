"""Which bots there are, by name."""

from importlib import import_module

from regnum.bots.bot import Bot
from regnum.bots.random import RandomBot
from regnum.core.errors import RegnumError
from regnum.core.game import Game

GREEDY = {
    "carolus-magnus": "regnum.bots.carolus",
    "carolingi": "regnum.bots.carolingi",
    "wallenstein": "regnum.bots.wallenstein",
}
"""Where each game's `greedy` bot is made."""

NAMES = ("random", "greedy")


def bot(name: str, game: Game, seed: int | str) -> Bot:
    """A new bot for a seat of a game."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy" and game.key in GREEDY:
        made: Bot = import_module(GREEDY[game.key]).greedy(seed)
        return made
    raise RegnumError(f"{game.title} has no bot {name!r}; its bots are: {', '.join(NAMES)}.")
