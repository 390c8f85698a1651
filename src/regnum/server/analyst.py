"""Looks back on games that are over, in the bots' processes and one after the other, so that
nobody at any table waits for it."""

import asyncio
from collections import OrderedDict
from functools import partial
from typing import Final

from regnum.analysis.course import (
    BETTER,
    Option,
    Point,
    Turning,
    best_moves,
    course,
    decider,
    turning_points,
)
from regnum.core.errors import RegnumError
from regnum.core.history import HOST, History
from regnum.core.record import without_remarks
from regnum.registry import read
from regnum.server.bot_pool import BotPool
from regnum.server.messages.study import BestTurns, Course, CoursePoint, PossibleTurn, TurningPoint

SECONDS: Final = 8.0
"""Of processor time, for the course of a game: the longer ones are known less surely."""

KEPT: Final = 256
"""Courses in memory."""


class Analyst:
    """Remembers what it has found, by the game and not by the table: a study that has been looked
    at may be played to another end."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._known: OrderedDict[str, Course] = OrderedDict()
        self._at_work = asyncio.Lock()

    async def course(self, record: str) -> Course:
        """The course of a game that is over."""
        game = without_remarks(record)
        async with self._at_work:
            if game not in self._known:
                self._known[game] = await self._bots.look_back(course_of, game)
                if len(self._known) > KEPT:
                    self._known.popitem(last=False)
            return self._known[game]

    async def best_turns(self, record: str, line: int) -> BestTurns:
        """What could be played after so many lines of a game in which nothing is secret."""
        async with self._at_work:
            return await self._bots.look_back(partial(best_turns_of, line=line), record)


def course_of(record: str) -> Course:
    """The same in this process."""
    history = read(record)
    points = course(history, seconds=SECONDS)
    turnings = turning_points(history, points)
    return Course(
        [told_point(point) for point in points],
        [told_turning(history, turning) for turning in turnings],
    )


def best_turns_of(record: str, *, line: int) -> BestTurns:
    """The same in this process."""
    history = read(record)
    turns = [told_option(history, option) for option in best_moves(history, line)]
    return BestTurns(decider(history, line), turns)


def told_option(history: History, option: Option) -> PossibleTurn:
    moves = [history.game.text(move) for move in option.moves]
    return PossibleTurn(moves, round(option.worth, 4), option.played)


def told_point(point: Point) -> CoursePoint:
    return CoursePoint(point.line, point.round, [round(share, 4) for share in point.expected])


def told_turning(history: History, turning: Turning) -> TurningPoint:
    best, played = better_than_played(history, turning)
    return TurningPoint(
        first=turning.first,
        last=turning.last,
        player=None if turning.player == HOST else turning.player,
        seat=turning.seat,
        before=round(turning.before, 4),
        after=round(turning.after, 4),
        better=[] if best is None else [history.game.text(move) for move in best.moves],
        played_worth=None if played is None else round(played.worth, 4),
        better_worth=None if best is None else round(best.worth, 4),
    )


def better_than_played(history: History, turning: Turning) -> tuple[Option | None, Option | None]:
    """The best turn where the one that was played was clearly worse, and the latter."""
    if turning.player == HOST:
        return None, None
    try:
        options = best_moves(history, turning.first)
    except RegnumError:
        return None, None
    played = next((option for option in options if option.played), None)
    if played is None or options[0].worth < played.worth + BETTER:
        return None, None
    return options[0], played
