"""Who plays Carolingi."""

from typing import Final

from regnum.bots.carolingi.greedy import greedy
from regnum.bots.levels import Maker

BOTS: Final[dict[str, Maker]] = {"greedy-1": greedy, "greedy": greedy}
