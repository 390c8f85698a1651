"""The course of a game: how likely each seat was to win, from turn to turn, and what turned it.

Whoever looks back knows all: the position is taken as it was, secrets included. Only what chance
would still bring is drawn afresh.
"""

from itertools import pairwise
from math import hypot
from typing import NamedTuple

from regnum.analysis.outlook import CLEAR, Outlook
from regnum.bots.bot import Knowledge
from regnum.bots.evaluation import Evaluation
from regnum.bots.learned import candidates
from regnum.bots.search import Timer, ranked
from regnum.bots.thought import Budget, Thought
from regnum.bots.weights import learned
from regnum.core.chance import fast
from regnum.core.errors import RegnumError
from regnum.core.history import HOST, History, carry_out
from regnum.registry import strategy

TRIES = 256
"""So often a position is played on at most, to see what comes of it."""

CONFIDENT = 2
"""Standard errors."""

BETTER = 0.05
"""By so much another turn must have been better to be told."""

COMPARED = Thought(8, 8, Budget(4_000, 1))
"""How the best turns of a position are found and compared."""


class Point(NamedTuple):
    """After so many lines, in which round: the share of victory that each seat may expect, and the
    standard error of that. Where the next turn ends a stage, `beyond` is the same, looked as far
    ahead as from there: what one only sees from nearer is no turning point."""

    line: int
    round: int
    expected: tuple[float, ...]
    doubt: tuple[float, ...]
    beyond: "Point | None" = None


class Turning(NamedTuple):
    """A turn that changed much: whose it was, its lines from the first up to before the last (where
    several decide at once, with others' among them), and for which seat the odds changed most, from
    what to what."""

    first: int
    last: int
    player: int
    seat: int
    before: float
    after: float


class Option(NamedTuple):
    """A turn that was possible: its moves, what a seat could expect of it, and whether it was the
    one played."""

    moves: list[int]
    worth: float
    played: bool


def course(history: History, tries: int = TRIES, seconds: float = 0.0) -> list[Point]:
    """From the start to the end, a point for each turn. Each is tried so often at most, and all of
    them equally often until it is clear enough; after so many seconds of processor time, if that
    is not 0, no more is tried."""
    timer = Timer(seconds)
    found = outlooks(history)
    for _ in range(tries):
        for outlook in found:
            if timer.is_up():
                break
            if not outlook.is_clear():
                outlook.try_out()
                timer.tick()
    beyond = {outlook.line: point(outlook) for outlook in found if outlook.stages > 1}
    return [
        point(outlook)._replace(beyond=beyond.get(outlook.line))
        for outlook in found
        if outlook.stages == 1
    ]


def outlooks(history: History) -> list[Outlook]:
    """At the start, after each turn, and at the end; and before each turn that ends a stage, with
    the next one in view."""
    evaluation = learned_of(history)
    stage = evaluation.strategy.stage
    end = len(history.lines)
    state = history.at(0)
    found = [Outlook(evaluation, state, 0)]
    for number in range(1, end + 1):
        turn = state.turn
        state = history.at(number)
        if state.turn != turn or number == end:
            before = found[-1]
            if stage(before.state) != stage(state):
                found.append(Outlook(evaluation, before.state, before.line, stages=2))
            found.append(Outlook(evaluation, state, number))
    return found


def points_by_round(history: History) -> list[tuple[int, int, tuple[int, ...]]]:
    """Everybody's points at the end of each round: after how many lines, which, the points. What
    the last line of a round brings is its own, although the next one begins with it."""
    state = history.at(0)
    found = [(0, state.moment.round, state.standing())]
    for number, line in enumerate(history.lines, 1):
        state.journal, state.frames = [], []
        carry_out(state, line, line.draws)
        for reached in (*state.frames, state):
            ended = found[-1][1] != reached.moment.round
            standing = (number, reached.moment.round, reached.standing())
            # Until the next round begins, the latest standing of a round is its last.
            found = [*found, standing] if ended else [*found[:-1], standing]
    return found


def learned_of(history: History) -> Evaluation:
    game = history.game
    return learned(game.key, history.header.seats, strategy(game))


def point(outlook: Outlook) -> Point:
    played = int(outlook.state.game.round(outlook.state))
    return Point(outlook.line, played, outlook.expected(), outlook.doubt())


def turning_points(history: History, points: list[Point], most: int = 5) -> list[Turning]:
    """The turns that changed somebody's odds most, and for more than a turn, in their order."""
    found = []
    for number, (before, after) in enumerate(pairwise(points)):
        around = points[max(number - 1, 0) : number + 3]
        seats = range(len(after.expected))
        changes = [lasting_change(before, after, around, seat) for seat in seats]
        seat = max(seats, key=lambda one: changes[one])
        if changes[seat] >= CLEAR:
            found.append(
                Turning(
                    first_line(history, after.line),
                    after.line,
                    history.lines[after.line - 1].seat,
                    seat,
                    as_far_as_next(before).expected[seat],
                    after.expected[seat],
                )
            )
    found.sort(key=lambda turning: -abs(turning.after - turning.before))
    return sorted(found[:most])


def as_far_as_next(point: Point) -> Point:
    """It, looked as far ahead as from the next point."""
    return point.beyond or point


def lasting_change(before: Point, after: Point, around: list[Point], seat: int) -> float:
    """By how much the odds of a seat have changed at least, with 95 % confidence, but for what the
    next turn changed back, or what changed back the turn before (`around` are the points of all
    three): dice that fell otherwise in thought are no turning point, nor is what others would have
    been expected to answer in another way."""
    change, noise = change_between(before, after, seat)
    others = [change_between(*pair, seat)[0] for pair in pairwise(around)]
    back = max([abs(other) for other in others if change * other < 0], default=0.0)
    return abs(change) - back - CONFIDENT * noise


def change_between(before: Point, after: Point, seat: int) -> tuple[float, float]:
    """By how much the odds of a seat changed, and the standard error of that."""
    seen = as_far_as_next(before)
    noise = hypot(seen.doubt[seat], after.doubt[seat])
    return after.expected[seat] - seen.expected[seat], noise


def first_line(history: History, last: int) -> int:
    """Where the turn began that ended before this line. Whoever decides at the same time as others
    may have begun before these had ended theirs."""
    first = last - 1
    player = history.lines[first].seat
    for number in range(last - 2, -1, -1):
        if player == HOST or player not in history.at(number + 1).to_move:
            break
        if history.lines[number].seat == player:
            if history.at(number).turn != history.at(number + 1).turn:
                break
            first = number
    return first


def best_moves(history: History, line: int, thought: Thought = COMPARED) -> list[Option]:
    """What whoever is to decide after so many lines could have done, the best first, by what they
    could know; the turn that was played is among them."""
    state = history.at(line)
    if not state.owing:
        raise RegnumError("The game is over there: nobody has a move.")
    seat = decider(history, line)
    played = turn_played(history, line, seat)
    knowledge = Knowledge(state, seat)
    evaluation = learned_of(history)
    lots = fast(f"analysis/{line}")
    turns = candidates(evaluation, knowledge.sample(int(lots.word())), seat, lots, thought)
    if played and played not in turns:
        turns.append(played)
    if len(turns) == 1:
        turns = [turns[0], *[[move] for move in knowledge.distinct() if move != turns[0][0]][:1]]
    found = ranked(evaluation, knowledge, turns, thought.budget, lots, Timer(0.0))
    options = [
        Option(one.moves, one.total / one.tries, one.moves == played) for one in found if one.tries
    ]
    return sorted(options, key=lambda option: -option.worth)


def decider(history: History, line: int) -> int:
    """Who went on after so many lines; where nobody did, who is to decide there first."""
    if line < len(history.lines) and history.lines[line].seat != HOST:
        return history.lines[line].seat
    return history.at(line).to_move[0]


def turn_played(history: History, line: int, seat: int) -> list[int]:
    """The moves of the seat from this line to the end of its turn; others may decide meanwhile."""
    moves = []
    for number in range(line, len(history.lines)):
        if seat not in history.at(number).to_move:
            break
        if history.lines[number].seat == seat:
            moves.append(history.lines[number].move)
            if history.at(number + 1).turn != history.at(number).turn:
                break
    return moves
