"""What is told of a game beside its course: how it went, how it would have gone, and what a bot is
after."""

import asyncio

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from regnum.analysis.course import points_by_round
from regnum.core.record import record_of
from regnum.registry import bots, read
from regnum.server.api.guest import Guest
from regnum.server.api.tables import RECORD_GIVEN, allow, opened, visible
from regnum.server.limits import NewTables
from regnum.server.live import now
from regnum.server.messages.lobby import Opened, PlayOn
from regnum.server.messages.study import Aims, BestTurns, Course, RoundPoints
from regnum.server.reading import read_aside
from regnum.server.sentences import aims_told
from regnum.server.tables import Tables
from regnum.table.advice import explained
from regnum.table.opening import Opening, open_continuation
from regnum.table.refused import Refused
from regnum.table.table import Table


@get("/api/tables/{id:str}/course", summary="How a game that is over went")
async def course(
    guest: NamedDependency[Guest], tables: NamedDependency[Tables], id: FromPath[str]
) -> Course:
    """Only when nothing is secret any more: it knows every position."""
    return await tables.analyst.course(await record_of_ended(tables, id, guest))


@get("/api/tables/{id:str}/points", summary="Everybody's points, round by round")
async def points(
    guest: NamedDependency[Guest], tables: NamedDependency[Tables], id: FromPath[str]
) -> list[RoundPoints]:
    """Only when nothing is secret any more."""
    record = await record_of_ended(tables, id, guest)
    told = await asyncio.to_thread(points_by_round, await read_aside(record))
    return [RoundPoints(line, number, list(each)) for line, number, each in told]


@get("/api/tables/{id:str}/best/{line:int}", summary="The best turns after so many lines")
async def best_turns(
    guest: NamedDependency[Guest],
    tables: NamedDependency[Tables],
    id: FromPath[str],
    line: FromPath[int],
) -> BestTurns:
    """Only when nothing is secret any more."""
    live = await visible(tables, id, guest)
    record = await live.read(lambda table: record_with_decision(table, line))
    return await tables.analyst.best_turns(record, line)


def record_with_decision(table: Table, line: int) -> str:
    """The record of a game in which nothing is secret and somebody decides after so many lines."""
    if table.status not in RECORD_GIVEN:
        raise Refused("refused-not-over")
    if not 0 <= line <= len(table.history.lines):
        raise Refused("error-no-such-thing")
    if not table.history.at(line).to_move:
        raise Refused("refused-over")
    return record_of(table.history)


async def record_of_ended(tables: Tables, id: str, guest: Guest) -> str:
    live = await visible(tables, id, guest)
    if live.table.history.state.to_move:
        raise Refused("refused-not-over")
    return await live.read(lambda table: record_of(table.history))


@post("/api/tables/{id:str}/on/{line:int}", summary="Play a game on from here, against bots")
async def play_on(
    guest: NamedDependency[Guest],
    tables: NamedDependency[Tables],
    new_tables: NamedDependency[NewTables],
    id: FromPath[str],
    line: FromPath[int],
    data: JSONBody[PlayOn],
) -> Opened:
    """At a table of one's own. Only where nothing is secret any more: in another seat one sees what
    was hidden."""
    live = await visible(tables, id, guest)
    if live.table.status not in RECORD_GIVEN:
        raise Refused("refused-not-over")
    record = await live.read(lambda table: record_of(table.history))
    opening = await asyncio.to_thread(continuation, record, line, data, guest)
    allow(new_tables, guest)
    return opened(tables, await tables.create(opening))


def continuation(record: str, line: int, wish: PlayOn, guest: Guest) -> Opening:
    """The game as it was after so many lines, with bots in all seats but one."""
    history = read(record)
    if not 0 <= line <= len(history.lines) or wish.seat >= history.header.seats:
        raise Refused("error-no-such-thing")
    history.cut(line)
    if not history.state.to_move:
        raise Refused("refused-over")
    known = bots(history.game)
    if wish.bot is not None and wish.bot not in known:
        raise Refused("error-no-such-thing")
    bot = wish.bot or known[-1]
    return open_continuation(history, wish.seat, guest.player, guest.name, bot, now())


@get("/api/tables/{id:str}/aims/{seat:int}", summary="What a bot is after")
async def aims(
    guest: NamedDependency[Guest],
    tables: NamedDependency[Tables],
    id: FromPath[str],
    seat: FromPath[int],
) -> Aims:
    """Asked of its latest turn that lies open: a plan in secret stays one."""
    live = await visible(tables, id, guest)
    table = live.table
    if not 0 <= seat < len(table.seats) or table.seats[seat].bot is None:
        raise Refused("error-no-such-thing")
    found = await live.read(lambda table: explained(table.history, seat))
    return Aims(seat, aims_told(guest.language, found, table.opening.game, table.names))
