"""What is told of a game beside its course: how it went, and what a bot is after."""

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from regnum.core.record import record_of
from regnum.server.api.guest import Guest
from regnum.server.api.tables import visible
from regnum.server.messages import Aims, Course
from regnum.server.sentences import aims_told
from regnum.server.tables import Tables
from regnum.table.advice import explained
from regnum.table.refused import Refused


@get("/api/tables/{id:str}/course", summary="How a game that is over went")
async def course(
    guest: NamedDependency[Guest], tables: NamedDependency[Tables], id: FromPath[str]
) -> Course:
    """Only when nothing is secret any more: it knows every position."""
    live = await visible(tables, id, guest)
    if live.table.history.state.to_move:
        raise Refused("refused-not-over")
    record = await live.read(lambda table: record_of(table.history))
    return await tables.analyst.course(id, record)


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
