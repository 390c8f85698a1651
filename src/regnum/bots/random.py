"""The bot that plays anything."""

from regnum.bots.bot import Knowledge, lots
from regnum.core.game import Game


class RandomBot:
    """Every move is as good as any other."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self._seed = f"random bot:{seed}"

    def choose(self, knowledge: Knowledge) -> list[int]:
        moves = knowledge.distinct()
        if len(moves) == 1:
            return moves
        return [moves[lots(self._seed, knowledge).draw(len(moves))]]
