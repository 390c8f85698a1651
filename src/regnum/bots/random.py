"""The bot that plays anything."""

from regnum.bots.bot import Knowledge
from regnum.core.chance import seeded


class RandomBot:
    """Every legal move is as good as any other."""

    def __init__(self, seed: int | str) -> None:
        self._chance = seeded(f"random bot:{seed}")

    def choose(self, knowledge: Knowledge) -> int:
        legal = knowledge.legal()
        move = legal[self._chance.draw(len(legal))]
        self._chance.tape.clear()
        return move
