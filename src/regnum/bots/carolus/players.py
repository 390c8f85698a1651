"""Who plays Carolus Magnus."""

from typing import Final

from regnum.bots.carolus.features import CarolusStrategy
from regnum.bots.carolus.greedy import greedy, greedy_1, page
from regnum.bots.levels import PAGE, SQUIRE, Maker, learned_levels

STRATEGY: Final = CarolusStrategy()

BOTS: Final[dict[str, Maker]] = {
    "greedy-1": greedy_1,
    "greedy": greedy,
    PAGE: page,
    SQUIRE: greedy,
    **learned_levels(STRATEGY),
}
