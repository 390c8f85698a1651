"""Whole turns, found by a beam.

A turn is a sequence of small decisions. The best few unfinished turns are kept at each decision,
by what an evaluation thinks of them as they are, and each is continued in every way.
"""

from typing import Final

from regnum.bots.evaluation import Evaluation
from regnum.core.packed import i64
from regnum.core.state import State

DEPTH: Final = 12
"""Decisions looked ahead at most, for turns that could go on and on."""


class Turn:
    """The moves of a seat, where they lead, and what that is worth."""

    def __init__(self, moves: list[int], state: State, worth: float) -> None:
        self.moves = moves
        self.state = state
        self.worth = worth


def worth_of(turn: Turn) -> float:
    return turn.worth


def best_turns(
    evaluation: Evaluation, state: State, seat: i64, width: int, most: int
) -> list[Turn]:
    """The best turns up to the first draw, somebody else's decision or the next stage, best
    first."""
    strategy = evaluation.strategy
    stage = strategy.stage(state)
    unfinished = [Turn([], state, 0.0)]
    finished: list[Turn] = []
    for _ in range(DEPTH):
        grown: list[Turn] = []
        known: set[tuple[int, ...]] = set()
        for turn in unfinished:
            any_order = strategy.any_order(turn.state)
            for move in strategy.moves(turn.state, seat):
                moves = [*turn.moves, int(move)]
                if any_order:
                    played = tuple(sorted(moves))
                    if played in known:
                        continue
                    known.add(played)
                after = turn.state.copy()
                after.advance(seat, move)
                longer = Turn(moves, after, evaluation.value(after, seat))
                goes_on = after.owing >> seat & 1 and not after.sealed
                if goes_on and strategy.stage(after) == stage:
                    grown.append(longer)
                else:
                    finished.append(longer)
        if not grown:
            break
        grown.sort(key=worth_of, reverse=True)
        unfinished = grown[:width]
    else:
        finished += unfinished
    finished.sort(key=worth_of, reverse=True)
    return finished[:most]
