"""The bot that looks to the end of its own turn and no further.

A turn is a sequence of small decisions. The search keeps the best few unfinished turns at
each decision (a beam), and plays the first move of the best turn that it finds. It plans in
a sampled world, so it knows neither the dice to come nor anybody's secrets.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from regnum.bots.bot import Knowledge, lots
from regnum.core.state import State

Judge: TypeAlias = Callable[[State, int], int]
"""Says how good a position is for a seat: higher is better."""

BEAM: Final = 8
DEPTH: Final = 12
"""Decisions looked ahead at most, for turns that could go on and on."""


class Line(NamedTuple):
    """The beginning of a turn: its first move, where it leads, what that is worth."""

    worth: int
    first: int
    state: State


class GreedyBot:
    """One turn ahead by what somebody has thought up to judge a position."""

    def __init__(self, judge: Judge, seed: int | str) -> None:
        self._judge = judge
        self._seed = f"greedy bot:{seed}"

    def choose(self, knowledge: Knowledge) -> list[int]:
        moves = knowledge.distinct()
        if len(moves) == 1:
            return moves
        world = knowledge.sample(int(lots(self._seed, knowledge).word()))
        return [best_first_move(world, knowledge.seat, self._judge)]


class NearsightedBot:
    """One small decision ahead and no further: it lays paladins without knowing where the Emperor
    will go."""

    def __init__(self, judge: Judge, seed: int | str) -> None:
        self._judge = judge
        self._seed = f"nearsighted bot:{seed}"

    def choose(self, knowledge: Knowledge) -> list[int]:
        world = knowledge.sample(int(lots(self._seed, knowledge).word()))
        return [best_next_move(world, knowledge.seat, self._judge)]


def best_next_move(state: State, seat: int, judge: Judge) -> int:
    """The move after which the position is worth most; the lowest id among equals."""
    moves = list(state.proposals(seat))
    best, most = moves[0], 0
    for move in moves:
        after = state.copy()
        after.advance(seat, move)
        worth = judge(after, seat)
        if move == moves[0] or worth > most:
            best, most = move, worth
    return best


def best_first_move(state: State, seat: int, judge: Judge) -> int:
    """The first move of the best turn that the beam finds; the lowest id among equals."""
    open_lines = [Line(0, -1, state)]
    best = Line(0, -1, state)
    for _ in range(DEPTH):
        grown: list[Line] = []
        for line in open_lines:
            for move in line.state.proposals(seat):
                state = line.state.copy()
                state.advance(seat, move)
                first = move if line.first < 0 else line.first
                next_line = Line(judge(state, seat), first, state)
                if state.owing >> seat & 1 and not state.sealed:
                    grown.append(next_line)
                elif best.first < 0 or next_line.worth > best.worth:
                    best = next_line
        if not grown:
            return best.first
        grown.sort(key=lambda line: -line.worth)
        open_lines = grown[:BEAM]
    longest = open_lines[0]
    return best.first if best.first >= 0 and best.worth >= longest.worth else longest.first
