"""The course of a game: how likely each seat was to win, from turn to turn, and what turned it.

Whoever looks back knows all: the position is taken as it was, secrets included. Only what chance
would still bring is drawn afresh.
"""

from itertools import pairwise
from typing import NamedTuple

from regnum.bots.bot import Knowledge
from regnum.bots.evaluation import Evaluation
from regnum.bots.learned import candidates
from regnum.bots.search import Timer, ranked
from regnum.bots.thought import Budget, Thought
from regnum.bots.weights import learned
from regnum.core.chance import fast
from regnum.core.errors import RegnumError
from regnum.core.history import HOST, History, carry_out
from regnum.core.state import State, first_owing
from regnum.registry import strategy

TRIES = 8
"""So often a position is played on to see what comes of it."""

CLEAR = 0.08
"""A change of the odds that is worth a word."""

COMPARED = Thought(8, 8, Budget(4_000, 1))
"""How the best turns of a position are found and compared."""


class Point(NamedTuple):
    """After so many lines, in which round: the share of victory that each seat may expect."""

    line: int
    round: int
    expected: tuple[float, ...]


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
    """From the start to the end, a point for each turn. After so many seconds of processor time,
    if that is not 0, positions are only judged and no longer played on."""
    evaluation = learned_of(history)
    timer = Timer(seconds)
    state = history.at(0)
    points = [point(evaluation, state, 0, tries)]
    for number in range(1, len(history.lines) + 1):
        timer.tick()
        if timer.is_up():
            tries = 0
        turn = state.turn
        state = history.at(number)
        if state.turn != turn or not state.owing:
            points.append(point(evaluation, state, number, tries))
    if points[-1].line != len(history.lines):
        points.append(point(evaluation, state, len(history.lines), tries))
    return points


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


def point(evaluation: Evaluation, state: State, line: int, tries: int) -> Point:
    return Point(line, int(state.game.round(state)), expected(evaluation, state, tries))


def expected(evaluation: Evaluation, state: State, tries: int) -> tuple[float, ...]:
    """What each seat may expect: the evaluation of the position, or of those to which it leads
    when everybody goes on as usual for a stage. All that can be won together is one victory, which
    each of those who win together has whole."""
    together = evaluation.strategy.partners(state)
    if not state.owing:
        won = state.game.outcome(state).part_of_victory
        return tuple(together * won(seat) for seat in range(state.seats))
    totals = [0.0] * state.seats
    for number in range(max(tries, 1)):
        after = state.fork(fast(f"course/{number}"))
        if tries:
            play_on(evaluation, after, number)
        for seat in range(state.seats):
            totals[seat] += evaluation.value(after, seat)
    everything = sum(totals)
    if not everything:  # nobody would win
        return tuple(totals)
    scale = together / everything
    return tuple(scale * total for total in totals)


def play_on(evaluation: Evaluation, state: State, seed: int) -> None:
    """To the next stage, as anybody would."""
    known = evaluation.strategy
    lots = fast(f"play on/{seed}")
    stage = known.stage(state)
    while state.owing and known.stage(state) == stage:
        known.go_on(state, first_owing(state), evaluation, lots)
        lots.wipe()


def turning_points(history: History, points: list[Point], most: int = 5) -> list[Turning]:
    """The turns that changed somebody's odds most, in their order."""
    found = []
    for before, after in pairwise(points):
        changes = [b - a for a, b in zip(before.expected, after.expected, strict=True)]
        seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
        if abs(changes[seat]) >= CLEAR:
            found.append(
                Turning(
                    first_line(history, after.line),
                    after.line,
                    history.lines[after.line - 1].seat,
                    seat,
                    before.expected[seat],
                    after.expected[seat],
                )
            )
    found.sort(key=lambda turning: -abs(turning.after - turning.before))
    return sorted(found[:most])


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
