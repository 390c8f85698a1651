"""`/api/tables`: opening tables, finding them, sitting down, looking back."""

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from regnum.core.errors import RegnumError
from regnum.core.record import record_of
from regnum.registry import bots, offered, title_of
from regnum.server.api.guest import Guest
from regnum.server.identity import new_table_id
from regnum.server.limits import NewTables
from regnum.server.live import LiveTable, now
from regnum.server.messages.lobby import (
    Invitation,
    Left,
    NewTable,
    Opened,
    Rematch,
    RowSeat,
    Seated,
    SeatWish,
    SitDown,
    TableRow,
)
from regnum.server.messages.table import Moment, Recap, Snapshot
from regnum.server.reading import cost_of, read_aside
from regnum.server.snapshots import contest_of, moment_of, recap_of
from regnum.server.storage.clubs import ClubStorage
from regnum.server.storage.storage import Listed
from regnum.server.tables import Tables
from regnum.server.viewer import Viewer
from regnum.table.archive import archived, players_of
from regnum.table.opening import Opening, SeatPlan, open_rematch, open_study, open_table
from regnum.table.refused import Refused
from regnum.table.requests import leave as get_up
from regnum.table.requests import rematch as ask_rematch
from regnum.table.requests import sit
from regnum.table.spans import DAY_IN_MILLISECONDS
from regnum.table.table import Table

NO_LONGER_PLAYED: Final = "error-no-longer-played"
RECORD_GIVEN: Final = ("over", "closed", "study")
"""At such tables nothing is secret any more."""

LONGEST_RECORD: Final = 1_000_000
OVER_LISTED_FOR: Final = DAY_IN_MILLISECONDS
"""How long a game that is over stays among one's tables."""

GATHERING_LISTED_FOR: Final = 7 * DAY_IN_MILLISECONDS
"""How long a table that still gathers stays in the list."""

_seats = msgspec.json.Decoder(list[RowSeat])
_numbers = msgspec.json.Decoder(list[int])


# --- the lobby ------------------------------------------------------------------------------


@get("/api/tables", summary="My tables, those put away, open ones, or games to watch")
async def list_tables(
    guest: NamedDependency[Guest],
    tables: NamedDependency[Tables],
    which: Annotated[
        Literal["mine", "away", "open", "watch"], QueryParameter(name="list")
    ] = "mine",
) -> list[TableRow]:
    storage = tables.storage
    if which == "mine":
        found = await storage.tables_of(guest.player, now() - OVER_LISTED_FOR)
    elif which == "away":
        found = await storage.put_away_by(guest.player)
    elif which == "open":
        found = await storage.open_tables(guest.player, now() - GATHERING_LISTED_FOR)
    else:
        found = await storage.games_to_watch(guest.player)
    return [row(each) for each in found]


@post("/api/tables", summary="Open a table")
async def open_a_table(
    guest: NamedDependency[Guest],
    tables: NamedDependency[Tables],
    new_tables: NamedDependency[NewTables],
    data: JSONBody[NewTable],
) -> Opened:
    allow(new_tables, guest)
    rules = offered(data.game)
    seats = tuple(seat_plan(wish, guest, bots(rules)) for wish in data.seats)
    if sum(wish.kind == "me" for wish in data.seats) > 1:
        raise RegnumError("You can take one seat; the others are for those at your screen.")
    opening = open_table(
        rules,
        data.options,
        seats,
        guest.player,
        now(),
        data.public,
        data.clock,
        rated=data.rated,
    )
    return opened(tables, await tables.create(opening))


@post(
    "/api/tables/record",
    summary="Lay out a record for study",
    request_max_body_size=LONGEST_RECORD,
)
async def study(
    guest: NamedDependency[Guest],
    tables: NamedDependency[Tables],
    new_tables: NamedDependency[NewTables],
    request: Request[Any, Any, Any],
) -> Opened:
    try:
        record = (await request.body()).decode()
    except UnicodeDecodeError:
        raise RegnumError("A record is text in UTF-8.") from None
    allow(new_tables, guest, cost_of(record))
    history = await read_aside(record)
    opening = open_study(history, guest.player, now())
    return opened(tables, await tables.create(opening, history=history))


# --- one table ------------------------------------------------------------------------------


@get("/api/tables/{id:str}", summary="The table as I may see it")
async def look(
    guest: NamedDependency[Guest],
    tables: NamedDependency[Tables],
    id: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> Snapshot:
    live = await visible(tables, id, guest)
    viewer = Viewer(guest.player, guest.language, seat_shown(live.table, guest, seat), 0)
    return await live.seen_by(viewer)


@get("/api/tables/{id:str}/invitation", summary="What a seat's link leads to")
async def invitation(
    guest: NamedDependency[Guest],
    tables: NamedDependency[Tables],
    id: FromPath[str],
    token: FromQuery[str] = "",
) -> Invitation:
    """For whoever holds the link, before they sit down."""
    table = (await tables.table(id)).table
    seat = seat_for(tables, table, SitDown(token))
    game = table.history.game
    own = table.seats_of(table.host)
    host = table.seats[own[0]].name if own else (await tables.storage.player(table.host))[0]
    together = next(side for side in game.sides(len(table.seats)) if seat in side)
    taken = [other for other, one in enumerate(table.seats) if one.kind != "open" and other != seat]
    return Invitation(
        game.id,
        game.title,
        host,
        seat,
        [table.seats[other].name for other in taken],
        [table.seats[other].name for other in taken if other in together],
        table.opening.clock,
        table.rated,
    )


@post("/api/tables/{id:str}/seat", summary="Sit down")
async def sit_down(
    guest: NamedDependency[Guest],
    tables: NamedDependency[Tables],
    id: FromPath[str],
    data: JSONBody[SitDown],
) -> Seated:
    live = await tables.table(id)
    seat = seat_for(tables, live.table, data)
    if seat not in live.table.seats_of(guest.player):
        await live.request(
            guest.player, None, lambda table: sit(table, guest.player, seat, guest.name)
        )
    return Seated(id, seat)


@post("/api/tables/{id:str}/leave", summary="Get up, and put the table away")
async def leave(
    guest: NamedDependency[Guest], tables: NamedDependency[Tables], id: FromPath[str]
) -> Left:
    """What is over is put away. A game that goes on is played on by a bot, and one that has not
    begun does without: its seat is open again, or with its host's the table is closed."""
    gathering = False
    try:
        live = await visible(tables, id, guest)
        gathering = live.table.status == "gathering"
        while True:
            await live.request(guest.player, None, lambda table: get_up(table, guest.player))
    except Refused as refused:
        if refused.key not in ("refused-nothing-to-change", NO_LONGER_PLAYED, "error-away"):
            raise
    if gathering:
        await tables.storage.remove_member(id, guest.player)
    else:
        await tables.storage.put_away(id, guest.player, away=True)
    return Left(id, put_away=not gathering)


@post("/api/tables/{id:str}/return", summary="Take a table out again")
async def come_back(
    guest: NamedDependency[Guest], tables: NamedDependency[Tables], id: FromPath[str]
) -> Left:
    await tables.storage.put_away(id, guest.player, away=False)
    return Left(id, put_away=False)


@get("/api/tables/{id:str}/record", media_type="text/plain", summary="The record")
async def record(
    guest: NamedDependency[Guest], tables: NamedDependency[Tables], id: FromPath[str]
) -> Response[str]:
    """Only when nothing is secret any more: a record tells every decision and every draw. That of
    a game whose rules are no longer played is given to those who played it; one whose board or
    rules are only away may go on."""
    try:
        live = await visible(tables, id, guest)
    except Refused as refused:
        if refused.key != NO_LONGER_PLAYED:
            raise
        return await old_record(tables, id, guest)
    if live.table.status not in RECORD_GIVEN:
        raise Refused("error-record-sealed")
    text = await live.read(lambda table: record_of(table.history, False, table.names))
    return download(live.table.opening, id, text)


@get("/api/tables/{id:str}/at/{line:int}", summary="The view after so many lines")
async def look_back(
    guest: NamedDependency[Guest],
    tables: NamedDependency[Tables],
    id: FromPath[str],
    line: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> Moment:
    live = await visible(tables, id, guest)
    own = seat_shown(live.table, guest, seat)
    return await live.read(lambda table: moment_of(table.history, own, line))


@get("/api/tables/{id:str}/recap/{entry:int}", summary="What has happened since a journal entry")
async def recap(
    guest: NamedDependency[Guest],
    tables: NamedDependency[Tables],
    id: FromPath[str],
    entry: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> Recap:
    """The latest lines at most, or it would be the whole game."""
    live = await visible(tables, id, guest)
    own = seat_shown(live.table, guest, seat)
    return await live.read(lambda table: recap_of(table.history, own, entry))


@post("/api/tables/{id:str}/rematch", summary="The same again")
async def rematch(
    guest: NamedDependency[Guest],
    tables: NamedDependency[Tables],
    new_tables: NamedDependency[NewTables],
    id: FromPath[str],
    turned: FromQuery[bool] = False,
) -> Rematch:
    """Offer one to all, or agree to the one that is offered. It is one for all, however many ask at
    once: where it will be is settled first."""
    live = await visible(tables, id, guest)
    if live.table.rematch is None:
        allow(new_tables, guest)
        try:
            await live.request(
                guest.player,
                None,
                lambda table: ask_rematch(table, guest.player, new_table_id(), turned),
            )
        except Refused as refused:
            if refused.key not in ("refused-rematch-exists", "refused-already-asked"):
                raise
    again = await open_the_rematch(tables, live)
    return Rematch(None if again is None else again.table.id)


async def open_the_rematch(tables: Tables, live: LiveTable) -> LiveTable | None:
    """The table of the rematch, if all have agreed to one. With the seats turned, everybody sits
    one further on; partners stay partners."""
    before = live.table
    if before.rematch is None:
        return None
    plans = tuple(seat.plan() for seat in before.seats)
    if before.rematch.turned:
        plans = (plans[-1], *plans[:-1])
    opened_so = msgspec.structs.replace(before.opening, host=before.host)
    return await tables.table_or_new(before.rematch.table, open_rematch(opened_so, plans, now()))


async def old_record(tables: Tables, id: str, guest: Guest) -> Response[str]:
    loaded = await tables.storage.load(id)
    if loaded is None or guest.player not in players_of(*loaded):
        raise Refused("error-private")
    return download(loaded[0], id, archived(*loaded))


def download(opening: Opening, id: str, text: str) -> Response[str]:
    named = {"Content-Disposition": f'attachment; filename="{opening.game}-{id}.txt"'}
    return Response(text, headers=named)


# --- helpers --------------------------------------------------------------------------------


def allow(new_tables: NewTables, guest: Guest, cost: int = 1) -> None:
    if not new_tables.allow(guest.player, guest.address, cost):
        raise Refused("error-too-many")


async def visible(tables: Tables, id: str, guest: Guest) -> LiveTable:
    """A table that this player may see: a public one, their own, or one of their club's
    tournaments."""
    live = await tables.table(id)
    table, contest = live.table, contest_of(live.table)
    if table.opening.public or guest.player == table.host or table.seats_of(guest.player):
        return live
    club = await ClubStorage(tables.storage.database).club(contest.club) if contest else None
    if club is not None and club.host == guest.player:
        return live
    raise Refused("error-private")


def seat_shown(table: Table, guest: Guest, seat: int | None) -> int | None:
    """Whose view they are shown: that of the seat they ask for if it is theirs, else of their
    only one. Who has several at their screen is a spectator until they say which."""
    own = table.seats_of(guest.player)
    if seat is not None and seat not in own:
        raise Refused("refused-not-your-seat")
    return own[0] if seat is None and len(own) == 1 else seat


def seat_for(tables: Tables, table: Table, data: SitDown) -> int:
    if data.token is not None:
        for seat in range(len(table.seats)):
            if tables.identity.opens(data.token, table.id, seat):
                return seat
        raise Refused("refused-not-your-seat")
    if data.seat is None or not table.opening.public:
        raise Refused("error-private")
    return data.seat


def seat_plan(wish: SeatWish, guest: Guest, bots: list[str]) -> SeatPlan:
    name = " ".join((wish.name or "").split())
    if wish.kind == "me":
        return SeatPlan("person", name or guest.name, guest.player)
    if wish.kind == "screen":
        return SeatPlan("screen", name, guest.player)
    if wish.kind == "link":
        return SeatPlan("open", "")
    if wish.bot is not None and wish.bot not in bots:
        raise RegnumError(f"There is no bot {wish.bot!r}; the bots are: {', '.join(bots)}.")
    chosen = wish.bot or bots[-1]
    return SeatPlan("bot", name or chosen, None, chosen)


def opened(tables: Tables, live: LiveTable) -> Opened:
    table = live.table
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    return Opened(table.id, {str(seat): tables.link(table.id, seat) for seat in free})


def row(listed: Listed) -> TableRow:
    summary = listed.summary
    to_move = _numbers.decode(summary.to_move)
    return TableRow(
        id=listed.id,
        game=listed.game,
        title=title_of(listed.game),
        status=summary.status,
        public=listed.public,
        seats=_seats.decode(summary.seats),
        yours=listed.own,
        your_turn=any(seat in to_move for seat in listed.own),
        to_move=to_move,
        moves=summary.moves,
        changed=summary.changed,
    )
