"""Looking ahead: candidate turns are tried out in sampled worlds, the worse half is dropped, the
rest is tried further (sequential halving).

A try plays the turn in a world that could be the real one, lets everybody go on as anybody would
for some stages, and asks the evaluation. All candidates meet the same worlds.
"""

from time import thread_time

from regnum.bots.bot import Knowledge
from regnum.bots.evaluation import Evaluation
from regnum.bots.thought import Budget
from regnum.core.chance import Stream, fast
from regnum.core.packed import i64
from regnum.core.state import State, first_owing


class Timer:
    """The processor time of a decision. Nothing is begun that would not be over in time, going by
    the longest that anything has taken so far."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.begun = thread_time()
        self.latest = self.begun
        self.longest = 0.0

    def tick(self) -> None:
        """Something is over."""
        now = thread_time()
        self.longest = max(self.longest, now - self.latest)
        self.latest = now

    def is_up(self, share: float = 1.0) -> bool:
        """Whether this share of the time has gone by, or would with one thing more."""
        if self.seconds <= 0.0:
            return False
        return self.latest + self.longest - self.begun >= share * self.seconds


class Candidate:
    """A turn and what the tries say of it."""

    def __init__(self, moves: list[int]) -> None:
        self.moves = moves
        self.total = 0.0
        self.tries = 0


def mean_of(candidate: Candidate) -> float:
    return candidate.total / candidate.tries if candidate.tries else -1.0


def best_candidate(
    evaluation: Evaluation,
    knowledge: Knowledge,
    turns: list[list[int]],
    budget: Budget,
    lots: Stream,
    timer: Timer,
) -> list[int]:
    """The turn that does best in the worlds that there is time for."""
    return ranked(evaluation, knowledge, turns, budget, lots, timer)[0].moves


def ranked(
    evaluation: Evaluation,
    knowledge: Knowledge,
    turns: list[list[int]],
    budget: Budget,
    lots: Stream,
    timer: Timer,
) -> list[Candidate]:
    """All turns, the best first: those that were dropped later before those dropped earlier."""
    left = [Candidate(moves) for moves in turns]
    dropped: list[Candidate] = []
    rounds = (len(left) - 1).bit_length()
    first = evaluation.judged
    timer.tick()
    timer.longest = 0.0  # to find the turns is not repeated
    for number in range(1, rounds + 1):
        while True:
            seed = int(lots.word())
            world = imagined(evaluation, knowledge, seed)
            for candidate in left:
                if timer.is_up():
                    left.sort(key=mean_of, reverse=True)
                    return left + dropped
                candidate.total += outcome(
                    evaluation, world.copy(), knowledge.seat, candidate.moves, budget.stages, seed
                )
                candidate.tries += 1
                timer.tick()
            if (evaluation.judged - first) * rounds >= budget.judged * number:
                break
            if timer.is_up(number / rounds):
                break
        left.sort(key=mean_of, reverse=True)
        half = (len(left) + 1) // 2
        dropped = left[half:] + dropped
        left = left[:half]
        if budget.varied and number + 1 < rounds:
            kept = (half + 1) // 2
            dropped = left[kept:] + dropped
            left = left[:kept]
            left += varied(evaluation, world, knowledge.seat, left, half - kept, lots)
    return left + dropped


def varied(
    evaluation: Evaluation, world: State, seat: i64, best: list[Candidate], most: int, lots: Stream
) -> list[Candidate]:
    """Turns like the best ones, of the very best the most."""
    known = [candidate.moves for candidate in best]
    found: list[Candidate] = []
    for candidate in best:
        number = max(1, (most - len(found) + 1) // 2)
        for moves in evaluation.strategy.variations(world, seat, candidate.moves, lots, number):
            if moves not in known and len(found) < most:
                known.append(moves)
                found.append(Candidate(moves))
    return found


def imagined(evaluation: Evaluation, knowledge: Knowledge, seed: int) -> State:
    """A world that could be the real one. Who decides at the same time as this seat has done so:
    that does not depend on what this seat does."""
    strategy = evaluation.strategy
    world = knowledge.sample(seed)
    seat: i64 = knowledge.seat
    lots = fast(seed)
    strategy.believe(world, seat, lots)
    rival: i64
    for rival in range(world.seats):
        if rival != seat:
            while world.owing >> rival & 1:
                strategy.go_on(world, rival, evaluation, lots)
                lots.wipe()
    return world


def outcome(
    evaluation: Evaluation, world: State, seat: i64, moves: list[int], stages: i64, seed: int
) -> float:
    """What a turn leads to in one world, some stages later."""
    strategy = evaluation.strategy
    end = strategy.stage(world) + stages
    for move in moves:
        world.advance(seat, move)
    if stages:
        lots = fast(seed)
        while world.owing and strategy.stage(world) < end:
            strategy.go_on(world, first_owing(world), evaluation, lots)
            lots.wipe()
    if world.owing:
        return evaluation.value(world, seat)
    evaluation.judged += 1
    return strategy.hoped(world, seat)
