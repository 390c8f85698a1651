"""Who plays Wallenstein."""

from typing import Final

from regnum.bots.learned import Thought
from regnum.bots.levels import COUNT, KING, KNIGHT, Maker, learned_levels
from regnum.bots.search import Budget
from regnum.bots.wallenstein.greedy import greedy
from regnum.bots.wallenstein.strategy import WallensteinStrategy

STRATEGY: Final = WallensteinStrategy()

BOTS: Final[dict[str, Maker]] = {
    "greedy-1": greedy,
    "greedy": greedy,
    **learned_levels(
        STRATEGY,
        {
            KNIGHT: Thought(0, 4, Budget(8, 1)),
            COUNT: Thought(0, 8, Budget(32, 1)),
            KING: Thought(0, 16, Budget(120, 1, 0.3)),
        },
    ),
}
