"""Looking ahead: candidate turns are tried out in sampled worlds, the worse half is dropped, the
rest is tried further (sequential halving).

A try plays the turn in a world that could be the real one, lets everybody go on as anybody would
for some stages, and asks the evaluation. All candidates meet the same worlds.
"""

from time import thread_time
from typing import Final

from regnum.bots.bot import Knowledge
from regnum.bots.evaluation import Evaluation
from regnum.bots.thought import Budget
from regnum.core.chance import Stream, fast
from regnum.core.packed import i64
from regnum.core.state import State, first_owing

GENERATIONS: Final = 5
BREEDING: Final = 0.65
"""The share of its thought that a bot spends on turns that vary the best ones, and in how many
generations."""

LAST: Final = 4
"""So many turns of the last generation are compared further."""

DOUBT: Final = 40
"""Tries before a move is believed in."""


class Timer:
    """The processor time of a decision. Nothing is begun that would not be over in time, going by
    the longest that anything has taken so far."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.begun = thread_time()
        self.latest = self.begun
        self.longest = 0.0

    def tick(self) -> None:
        """Something is over. Who has all the time in the world does not look at the clock."""
        if self.seconds <= 0.0:
            return
        now = thread_time()
        self.longest = max(self.longest, now - self.latest)
        self.latest = now

    def is_up(self, share: float = 1.0) -> bool:
        """Whether this share of the time has gone by, or would with one thing more."""
        if self.seconds <= 0.0:
            return False
        return self.latest + self.longest - self.begun >= share * self.seconds


class Candidate:
    """A turn and what the tries say of it: `total` is the sum of what they led to, `ahead` that of
    what it was better than the worlds in which they took place."""

    def __init__(self, moves: list[int]) -> None:
        self.moves = moves
        self.total = 0.0
        self.ahead = 0.0
        self.tries = 0


def mean_of(candidate: Candidate) -> float:
    return candidate.total / candidate.tries if candidate.tries else -1.0


def lead_of(candidate: Candidate) -> float:
    return candidate.ahead / candidate.tries if candidate.tries else -1.0


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
    if budget.varied and evaluation.strategy.varies(knowledge.sample(int(lots.word()))):
        share = BREEDING * float(budget.judged)
        left = bred(evaluation, knowledge, left, budget, lots, timer)
        dropped = left[LAST:]
        left = left[:LAST]
        rounds = (len(left) - 1).bit_length()
        budget = budget._replace(judged=budget.judged - int(share))
        first = evaluation.judged
    for number in range(1, rounds + 1):
        while True:
            if not tried(evaluation, knowledge, left, budget.stages, lots, timer):
                left.sort(key=lead_of if budget.varied else mean_of, reverse=True)
                return left + dropped
            if (evaluation.judged - first) * rounds >= budget.judged * number:
                break
            if timer.is_up(number / rounds):
                break
        left.sort(key=lead_of if budget.varied else mean_of, reverse=True)
        half = (len(left) + 1) // 2
        dropped = left[half:] + dropped
        left = left[:half]
    return left + dropped


def tried(
    evaluation: Evaluation,
    knowledge: Knowledge,
    candidates: list[Candidate],
    stages: int,
    lots: Stream,
    timer: Timer,
) -> bool:
    """Try all in one more world; False where the time is up before that."""
    seed = int(lots.word())
    world = imagined(evaluation, knowledge, seed)
    results: list[float] = []
    for candidate in candidates:
        if timer.is_up():
            return False
        result = outcome(evaluation, world.copy(), knowledge.seat, candidate.moves, stages, seed)
        results.append(result)
        timer.tick()
    easy, known = 0.0, 0  # how much easier this world is than those before it
    for place, candidate in enumerate(candidates):
        if candidate.tries:
            easy += results[place] - lead_of(candidate)
            known += 1
    if not known:
        easy, known = sum(results), len(results)
    easy /= float(known)
    for place, candidate in enumerate(candidates):
        candidate.total += results[place]
        candidate.ahead += results[place] - easy
        candidate.tries += 1
    return True


def bred(
    evaluation: Evaluation,
    knowledge: Knowledge,
    turns: list[Candidate],
    budget: Budget,
    lots: Stream,
    timer: Timer,
) -> list[Candidate]:
    """Turns that came about by variation of the best ones, generation after generation, the best
    first; each move is liked for how the turns did that had it."""
    left = turns
    every = list(turns)
    first = evaluation.judged
    for number in range(1, GENERATIONS + 1):
        share = BREEDING * float(number) / float(GENERATIONS)
        while float(evaluation.judged - first) < share * float(budget.judged):
            in_time = tried(evaluation, knowledge, left, budget.stages, lots, timer)
            if not in_time or timer.is_up(share):
                break
        left.sort(key=lead_of, reverse=True)
        if number == GENERATIONS or timer.is_up(share * 1.5):
            break
        known = [candidate.moves for candidate in every]
        kept = left[: (len(turns) + 2) // 4]
        merits = merits_of(every)
        world = knowledge.sample(int(lots.word()))
        left = kept[:]
        vary = evaluation.strategy.variations
        for candidate in kept:
            number_of = len(turns) // len(kept) - 1
            for moves in vary(
                world, knowledge.seat, evaluation, candidate.moves, merits, lots, number_of
            ):
                if moves not in known:
                    known.append(moves)
                    left.append(Candidate(moves))
        every += left[len(kept) :]
    given_up = [candidate for candidate in every if candidate not in left]
    given_up.sort(key=lead_of, reverse=True)
    return left + given_up


def merits_of(candidates: list[Candidate]) -> dict[int, float]:
    """How much better turns did that had a move, those that were tried seldom counting little."""
    totals: dict[int, float] = {}
    tries: dict[int, int] = {}
    everything, all_tries = 0.0, 0
    for candidate in candidates:
        everything += candidate.ahead
        all_tries += candidate.tries
        for move in candidate.moves:
            totals[move] = totals.get(move, 0.0) + candidate.ahead
            tries[move] = tries.get(move, 0) + candidate.tries
    if not all_tries:
        return {}
    usual = everything / float(all_tries)
    return {
        move: (total - usual * float(tries[move])) / float(tries[move] + DOUBT)
        for move, total in totals.items()
    }


def imagined(evaluation: Evaluation, knowledge: Knowledge, seed: int) -> State:
    """A world that could be the real one. Who decides at the same time as this seat has done so:
    that does not depend on what this seat does."""
    strategy = evaluation.strategy
    world = knowledge.sample(seed)
    seat: i64 = knowledge.seat
    lots = fast(seed)
    strategy.believe(world, seat, evaluation, lots)
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
