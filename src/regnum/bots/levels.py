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
"""A king with ten times the time: not a level, but it shows what time is worth."""

PATIENT: Final = {KING: TEN_KINGS}
"""Who takes the place of a level where nobody waits for its decision."""


def learned_levels(strategy: Strategy, thoughts: dict[str, Thought]) -> dict[str, Maker]:
    """Those who think by what was learned, the strongest last."""
    king = thoughts[KING]
    longer = king.budget._replace(judged=10 * king.budget.judged, seconds=0.0)
    patient = king._replace(budget=longer)
    return {
        name: partial(LearnedBot, strategy, thought)
        for name, thought in ({TEN_KINGS: patient} | thoughts).items()
    }
