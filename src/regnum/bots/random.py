"""The bot that plays anything."""

from regnum.bots.bot import Knowledge
from regnum.core.chance import fast
from regnum.core.game import Game


class RandomBot:
    """Every move is as good as any other."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self._chance = fast(f"random bot:{seed}")

    def choose(self, knowledge: Knowledge) -> int:
        moves = knowledge.distinct()
        move = moves[self._chance.draw(len(moves))]
        self._chance.wipe()
        return move
