"""The levels at which people can be met, the weakest first.

The weaker ones overlook what people overlook: what rivals are about to do, what a whole turn could
achieve, what comes after it. None plays at random.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from regnum.bots.bot import Bot
from regnum.bots.learned import LearnedBot, Thought
from regnum.bots.search import Budget
from regnum.bots.strategy import Strategy
from regnum.core.game import Game

Maker: TypeAlias = Callable[[Game, int | str], Bot]
"""Makes a bot for a seat of a game, with a seed."""

PAGE: Final = "page"
SQUIRE: Final = "squire"
KNIGHT: Final = "knight"
COUNT: Final = "count"
KING: Final = "king"
LEVELS: Final = (PAGE, SQUIRE, KNIGHT, COUNT, KING)

THOUGHTS: Final = {
    "king-10": Thought(12, 8, Budget(200_000, 4)),
    KNIGHT: Thought(0, 1, Budget(0, 0)),
    COUNT: Thought(8, 8, Budget(100, 0)),
    KING: Thought(12, 8, Budget(20_000, 4, 0.3)),
}
"""How those think who have learned; the first, with ten times the king's time, shows what time is
worth."""


def learned_levels(strategy: Strategy) -> dict[str, Maker]:
    return {name: partial(LearnedBot, strategy, thought) for name, thought in THOUGHTS.items()}
