"""Which bots can sit at a table of a game."""

from regnum.bots.registry import GREEDY, NAMES
from regnum.core.game import Game


def bots_of(game: Game) -> list[str]:
    """Their names, the strongest last."""
    return [name for name in NAMES if name != "greedy" or game.key in GREEDY]
