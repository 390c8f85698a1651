"""Looking ahead: candidate turns are tried out in sampled worlds, the worse half is dropped, the
rest is tried further (sequential halving).

A try plays the turn in a world that could be the real one, lets everybody go on as anybody would
for some stages, and asks the evaluation. All candidates meet the same worlds.
"""

from time import thread_time
from typing import NamedTuple

from regnum.bots.bot import Knowledge
from regnum.bots.evaluation import Evaluation, first_owing
from regnum.core.chance import Stream, fast
from regnum.core.packed import i64
from regnum.core.state import State


class Budget(NamedTuple):
    """How much a decision may take: positions judged, which makes it repeatable, and seconds of
    processor time at most, if that is not 0. `stages` are looked ahead."""

    judged: int
    stages: int
    seconds: float = 0.0


class Candidate:
    """A turn and what the tries say of it."""

    def __init__(self, moves: list[int]) -> None:
        self.moves = moves
        self.total = 0.0
        self.tries = 0


def mean_of(candidate: Candidate) -> float:
    return candidate.total / candidate.tries


def best_candidate(
    evaluation: Evaluation,
    knowledge: Knowledge,
    turns: list[list[int]],
    budget: Budget,
    lots: Stream,
) -> list[int]:
    """The turn that does best in the worlds that there is time for."""
    left = [Candidate(moves) for moves in turns]
    rounds = (len(left) - 1).bit_length()
    first = evaluation.judged
    begun = thread_time()
    for number in range(1, rounds + 1):
        while True:
            seed = int(lots.word())
            for candidate in left:
                if candidate.tries and time_is_up(budget, begun, 1.0):
                    return max(left, key=mean_of).moves
                world = knowledge.sample(seed)
                candidate.total += outcome(
                    evaluation, world, knowledge.seat, candidate.moves, budget.stages, seed
                )
                candidate.tries += 1
            if (evaluation.judged - first) * rounds >= budget.judged * number:
                break
            if time_is_up(budget, begun, number / rounds):
                break
        left.sort(key=mean_of, reverse=True)
        left = left[: (len(left) + 1) // 2]
    return left[0].moves


def time_is_up(budget: Budget, begun: float, share: float) -> bool:
    """Whether this share of the time that a decision may take has gone by."""
    return budget.seconds > 0.0 and thread_time() - begun >= share * budget.seconds


def outcome(
    evaluation: Evaluation, world: State, seat: i64, moves: list[int], stages: i64, seed: int
) -> float:
    """What a turn leads to in one world, some stages later."""
    strategy = evaluation.strategy
    lots = fast(seed)
    strategy.believe(world, seat, lots)
    end = strategy.stage(world) + stages
    for move in moves:
        world.advance(seat, move)
    if stages:
        while world.owing and strategy.stage(world) < end:
            strategy.go_on(world, first_owing(world), evaluation, lots)
            lots.wipe()
    return evaluation.value(world, seat)
