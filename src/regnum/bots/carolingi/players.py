"""Who plays Carolingi."""

from typing import Final

from regnum.bots.carolingi.greedy import greedy, page
from regnum.bots.carolingi.strategy import CarolingiStrategy
from regnum.bots.levels import COUNT, KING, KNIGHT, PAGE, SQUIRE, Maker, learned_levels
from regnum.bots.thought import Budget, Thought

STRATEGY: Final = CarolingiStrategy()

BOTS: Final[dict[str, Maker]] = {
    "greedy-1": greedy,
    "greedy": greedy,
    PAGE: page,
    SQUIRE: greedy,
    **learned_levels(
        STRATEGY,
        {
            KNIGHT: Thought(2, 2, Budget(20, 1)),
            COUNT: Thought(8, 6, Budget(2_500, 1)),
            KING: Thought(8, 8, Budget(9_000, 2, 0.3)),
        },
    ),
}
