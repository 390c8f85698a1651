"""Who plays Wallenstein."""

from typing import Final

from regnum.bots.levels import COUNT, KING, KNIGHT, PAGE, SQUIRE, Maker, learned_levels
from regnum.bots.thought import Budget, Thought
from regnum.bots.wallenstein.greedy import greedy
from regnum.bots.wallenstein.page import PageBot
from regnum.bots.wallenstein.strategy import WallensteinStrategy

STRATEGY: Final = WallensteinStrategy()

IN_TIME: Final = 0.25
"""Seconds of processor time. A plan takes nearly all of it, and now and then what was begun last
takes longer than anything before: 0.3 is not to be exceeded even then."""

BOTS: Final[dict[str, Maker]] = {
    "greedy-1": greedy,
    "greedy": greedy,
    PAGE: PageBot,
    SQUIRE: greedy,
    **learned_levels(
        STRATEGY,
        {
            KNIGHT: Thought(0, 1, Budget(0, 0)),
            COUNT: Thought(0, 12, Budget(300, 1)),
            KING: Thought(0, 20, Budget(3_000, 1, IN_TIME, varied=True)),
        },
    ),
}
