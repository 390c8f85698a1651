"""What a turn is for, in a few words: a text and what it speaks of, such as a clan or a county."""

from typing import Final, NamedTuple

from regnum.bots.bot import Knowledge
from regnum.bots.strategy import Aim, Strategy

MOST: Final = 3
"""More reasons than this convince nobody."""

SEED: Final = "aim"


class Advice(NamedTuple):
    """The moves of a turn, and what they are for."""

    moves: list[int]
    aims: list[Aim]


def aims_of(strategy: Strategy, knowledge: Knowledge, moves: list[int]) -> list[Aim]:
    """Why somebody who knows this would play these moves, the weightiest reason first."""
    world = knowledge.sample(SEED)
    after = world.copy()
    for move in moves:
        after.advance(knowledge.seat, move)
    found = strategy.aims(world, after, knowledge.seat, moves)
    return found[:MOST] or [Aim("aim-nothing-better", {})]
