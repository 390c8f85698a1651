"""How much a bot thinks."""

from typing import NamedTuple


class Budget(NamedTuple):
    """How much a decision may take: positions judged, which makes it repeatable, and seconds of
    processor time at most, if that is not 0. `stages` are looked ahead. Whether the best turns are
    `varied` while the worse are dropped."""

    judged: int
    stages: int
    seconds: float = 0.0
    varied: bool = False


class Thought(NamedTuple):
    """How a bot thinks: `width` of its beam over the turn (0: one small decision at a time), how
    many turns it compares, and what that may take."""

    width: int
    candidates: int
    budget: Budget
