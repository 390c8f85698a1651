"""A bot that has no time to think."""

from regnum.bots.bot import Knowledge
from regnum.core.game import Game


class Hasty:
    """Plays the last move that comes to mind, in any game."""

    def __init__(self, game: Game, seed: int | str) -> None:
        """A bot is made for a seat of a game, with a seed for whatever it draws by lot."""

    def choose(self, knowledge: Knowledge) -> list[int]:
        return knowledge.distinct()[-1:]
