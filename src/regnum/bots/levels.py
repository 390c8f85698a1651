"""The levels at which people can be met, the weakest first.

The weaker ones overlook what people overlook: what rivals are about to do, what a whole turn could
achieve, what comes after it. None plays at random.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from regnum.bots.bot import Bot
from regnum.bots.learned import LearnedBot
from regnum.bots.strategy import Strategy
from regnum.bots.thought import Thought
from regnum.core.game import Game

Maker: TypeAlias = Callable[[Game, int | str], Bot]
"""Makes a bot for a seat of a game, with a seed."""

PAGE: Final = "page"
SQUIRE: Final = "squire"
KNIGHT: Final = "knight"
COUNT: Final = "count"
KING: Final = "king"
LEVELS: Final = (PAGE, SQUIRE, KNIGHT, COUNT, KING)

TEN_KINGS: Final = "king-10"
TENTH_OF_A_KING: Final = "king-tenth"
"""A king with ten times the time, and one with a tenth of it: not levels, but they show what time
is worth."""

PATIENT: Final = {KING: TEN_KINGS}
"""Who takes the place of a level where nobody waits for its decision."""


def learned_levels(strategy: Strategy, thoughts: dict[str, Thought]) -> dict[str, Maker]:
    """Those who think by what was learned, the strongest last."""
    king = thoughts[KING]
    judged, seconds = king.budget.judged, king.budget.seconds
    longer = king.budget._replace(judged=10 * judged, seconds=0.0)
    shorter = king.budget._replace(judged=judged // 10, seconds=seconds / 10)
    kings = {
        TEN_KINGS: king._replace(budget=longer),
        TENTH_OF_A_KING: king._replace(budget=shorter),
    }
    return {
        name: partial(LearnedBot, strategy, thought) for name, thought in (kings | thoughts).items()
    }
