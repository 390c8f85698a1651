"""Who plays Carolus Magnus."""

from typing import Final

from regnum.bots.carolus.greedy import greedy, greedy_1, page
from regnum.bots.carolus.strategy import CarolusStrategy
from regnum.bots.levels import COUNT, KING, KNIGHT, PAGE, SQUIRE, Maker, learned_levels
from regnum.bots.thought import Budget, Thought

STRATEGY: Final = CarolusStrategy()

BOTS: Final[dict[str, Maker]] = {
    "greedy-1": greedy_1,
    "greedy": greedy,
    PAGE: page,
    SQUIRE: greedy,
    **learned_levels(
        STRATEGY,
        {
            KNIGHT: Thought(0, 1, Budget(0, 0)),
            COUNT: Thought(8, 8, Budget(100, 0)),
            KING: Thought(12, 8, Budget(20_000, 5, 0.3)),
        },
    ),
}
