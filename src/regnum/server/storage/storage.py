"""Keeping tables: openings, entries, and what the lobby needs to find them."""

import time
from collections.abc import Collection, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    Row,
    Select,
    and_,
    bindparam,
    delete,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from regnum.server.metrics import Metrics
from regnum.server.storage.database import Database, Prepared, Writer
from regnum.server.storage.results import SeatResult, keep_results
from regnum.server.storage.schema import bans, entries, members, players, tables, turns
from regnum.table.changes import Change, LogEntry, Wrote
from regnum.table.opening import Opening
from regnum.table.table import Status

CHANNEL: Final = "regnum"
LISTED: Final = 60
"""How many tables a list of the lobby shows."""

DUE_AT_ONCE: Final = 100
"""How many tables where something is due are seen to in one go."""

EXPIRED_AT_ONCE: Final = 100
"""How many tables are forgotten in one go."""

NOBODY: Final = "-"
"""The id of a player whom no cookie can belong to."""

_opening = msgspec.json.Decoder(Opening)
_change: msgspec.json.Decoder[Change] = msgspec.json.Decoder(Change)
_numbers = msgspec.json.Decoder(list[int])


class Taken(Exception):
    """Somebody else wrote this entry's number or opened a table of this id, or this request was
    carried out before."""


class Known(NamedTuple):
    """What players told of themselves, and how often they have signed out everywhere."""

    name: str = ""
    language: str | None = None
    sign_outs: int = 0


class Summary(NamedTuple):
    """What the lobby shows of a table and when a bot or a clock is due, kept beside its entries."""

    status: Status
    seats: str
    to_move: str
    moves: int
    changed: int
    due: int | None


class Append(NamedTuple):
    """An entry to be kept, with all that must be kept together with it, and the notice that tells
    other processes of it. With `results` the game has ended."""

    table: str
    entry: LogEntry
    summary: Summary
    members: dict[str, list[int]]
    notice: msgspec.Struct
    results: Sequence[SeatResult] = ()


class Listed(NamedTuple):
    """A table in a list of the lobby, with the seats of the one who asks."""

    id: str
    game: str
    public: bool
    summary: Summary
    own: list[int]


class Storage:
    """All that is kept, for one server process."""

    def __init__(self, database: Database, metrics: Metrics | None = None) -> None:
        self.database = database
        self._metrics = metrics or Metrics()
        self._add = Prepared(insert(entries), database.dialect)
        self._resume = Prepared(_RESUME, database.dialect)
        self._writer = Writer(self._write)
        self._noting = Writer(self._note_seen)

    async def open(self) -> None:
        await self.database.migrate()
        self._writer.start()
        self._noting.start()

    async def close(self) -> None:
        await self._writer.stop()
        await self._noting.stop()
        await self.database.close()

    # --- tables -------------------------------------------------------------------------

    async def create(
        self, id: str, opening: Opening, summary: Summary, members: dict[str, list[int]]
    ) -> None:
        """Keep a new table; Taken if there is one of this id."""
        row = {"id": id, "game": opening.game, "public": opening.public, **summary._asdict()}
        row["opening"] = msgspec.json.encode(opening).decode()

        def write(connection: Connection) -> None:
            connection.execute(insert(tables), row)
            self._seat(connection, [(id, members)])

        try:
            await self.database.write(write)
        except IntegrityError as error:
            raise Taken from error

    async def load(self, id: str) -> tuple[Opening, list[LogEntry]] | None:
        """A table as it was opened, and all that happened since."""

        def read(connection: Connection) -> tuple[Opening, list[LogEntry]] | None:
            opening = connection.scalar(select(tables.c.opening).where(tables.c.id == id))
            return opening and (_opening.decode(opening), _entries_after(connection, id, 0))

        return await self.database.read(read)

    async def load_as_told(self, id: str) -> tuple[Summary, Opening, list[LogEntry]] | None:
        """The same with what the lobby is told of it, both of one moment."""

        def read(connection: Connection) -> tuple[Summary, Opening, list[LogEntry]] | None:
            connection.exec_driver_sql(self.database.steady)
            query = select(tables.c.opening, *_SUMMARY).where(tables.c.id == id)
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            found = _entries_after(connection, id, 0)
            return _summary(row), _opening.decode(row.opening), found

        return await self.database.read(read)

    async def is_there(self, id: str) -> bool:
        """Whether there is a table of this id."""
        query = select(tables.c.id).where(tables.c.id == id)
        return await self.database.read(lambda connection: connection.scalar(query)) is not None

    async def entries_after(self, id: str, number: int) -> list[LogEntry]:
        """What happened at a table since."""
        return await self.database.read(partial(_entries_after, id=id, number=number))

    async def append(self, append: Append) -> None:
        """Keep an entry; when this returns it is on the disk. Taken if another is there."""
        with self._metrics.waiting.track_inprogress(), self._metrics.stored.time():
            await self._writer.put(append)
        if isinstance(append.entry.change, Wrote) and append.entry.change.how == "play":
            self._metrics.moves.inc(len(append.entry.change.lines))

    async def carried_out(self, id: str, player: str, key: str) -> int | None:
        """The version that a request made, however long ago."""
        query = select(entries.c.number).where(
            entries.c.table_id == id, entries.c.player == player, entries.c.key == key
        )
        number: int | None = await self.database.read(lambda connection: connection.scalar(query))
        return number

    async def due(self, before: int, but: Collection[str] = ()) -> list[str]:
        """The tables where a bot or a clock is due since then, but for these."""
        due = and_(tables.c.due <= before, tables.c.id.not_in(but))
        query = select(tables.c.id).where(due).order_by(tables.c.due).limit(DUE_AT_ONCE)
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def delete(self, ids: Sequence[str]) -> None:
        """Forget tables for good."""
        await self.database.write(partial(_delete, ids=ids))

    async def delete_idle_since(self, moment: int, but: Collection[str] = ()) -> list[str]:
        """Forget tables where nothing has happened since then, but for these; which. Where a move
        is just being written, something happens."""
        idle = (
            select(tables.c.id)
            .where(tables.c.changed < moment, tables.c.id.not_in(but))
            .limit(EXPIRED_AT_ONCE)
            .with_for_update(skip_locked=True)
        )

        def write(connection: Connection) -> list[str]:
            ids = list(connection.scalars(idle))
            _delete(connection, ids)
            return ids

        return await self.database.write(write)

    async def try_writing(self) -> None:
        """Write something that means nothing; raises what a move would run into. It is another
        thing each time, since SQLite writes nothing where nothing changes."""
        await self.save_player(NOBODY, f"{time.monotonic_ns()}", None)

    # --- the host ---------------------------------------------------------------------------

    async def all_tables(self) -> list[Listed]:
        """Every table, the latest change first."""
        query = listing(NOBODY).limit(None)
        return await self._list(query)

    async def bans(self) -> dict[str, str]:
        """Players and addresses that are not let in, and why."""
        query = select(bans.c.who, bans.c.reason).order_by(bans.c.who)
        return await self.database.read(
            lambda connection: {row.who: row.reason for row in connection.execute(query)}
        )

    async def ban(self, who: str, reason: str) -> None:
        statement = self.database.upsert(bans).values(who=who, reason=reason)
        keep = {"reason": statement.excluded.reason}
        statement = statement.on_conflict_do_update(index_elements=["who"], set_=keep)
        await self.database.write(lambda connection: connection.execute(statement))

    async def lift_ban(self, who: str) -> bool:
        """Whether there was one."""
        statement = delete(bans).where(bans.c.who == who)
        return bool(
            await self.database.write(lambda connection: connection.execute(statement).rowcount)
        )

    # --- the lobby ----------------------------------------------------------------------

    async def tables_of(self, player: str, over_since: int = 0) -> list[Listed]:
        """Where this player sits or is host, without what they have put away and games that were
        over before."""
        lasting = or_(tables.c.status != "over", tables.c.changed >= over_since)
        return await self._list(_own(player, put_away=False).where(lasting))

    async def put_away_by(self, player: str) -> list[Listed]:
        """The tables that this player has put away."""
        return await self._list(_own(player, put_away=True))

    async def open_tables(self, player: str, since: int) -> list[Listed]:
        """Public tables with a free seat where something happened since."""
        gathering = and_(tables.c.public, tables.c.status == "gathering")
        free = and_(gathering, tables.c.changed >= since)
        return await self._list(listing(player).where(free))

    async def games_to_watch(self, player: str) -> list[Listed]:
        """Public tables where others play."""
        running = and_(tables.c.public, tables.c.status == "running")
        return await self._list(listing(player).where(running, members.c.player.is_(None)))

    async def _list(self, query: Select[Any]) -> list[Listed]:
        return await self.database.read(
            lambda connection: [listed(row) for row in connection.execute(query)]
        )

    # --- players ------------------------------------------------------------------------

    async def player(self, id: str) -> Known:
        query = select(players.c.name, players.c.language, players.c.sign_outs).where(
            players.c.id == id
        )
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        return Known() if row is None else Known(*row)

    async def save_player(self, id: str, name: str, language: str | None) -> None:
        statement = self.database.upsert(players).values(id=id, name=name, language=language)
        keep = {"name": statement.excluded.name, "language": statement.excluded.language}
        statement = statement.on_conflict_do_update(index_elements=["id"], set_=keep)
        await self.database.write(lambda connection: connection.execute(statement))

    async def sign_out(self, id: str, notice: msgspec.Struct) -> None:
        """Cookies that this player has so far count no more."""
        statement = self.database.upsert(players).values(id=id, name="", sign_outs=1)
        once_more = {"sign_outs": players.c.sign_outs + 1}
        statement = statement.on_conflict_do_update(index_elements=["id"], set_=once_more)

        def write(connection: Connection) -> None:
            connection.execute(statement)
            if self.database.shared:
                _notify(connection, [notice])

        await self.database.write(write)

    async def seen(self, id: str, player: str) -> int:
        """How much of the journal a player at this table had seen when they left."""
        query = select(members.c.seen).where(members.c.table_id == id, members.c.player == player)
        return await self.database.read(lambda connection: connection.scalar(query)) or 0

    async def save_seen(self, id: str, player: str, seen: int) -> None:
        """A spectator is no member, and nothing is kept for them. When a server stops, everybody
        leaves at once, and all of it is one transaction."""
        await self._noting.put({"of_table": id, "of_player": player, "new_seen": seen})

    async def _note_seen(self, seen: list[dict[str, Any]]) -> None:
        await self.database.write(lambda connection: connection.execute(_SEEN, seen))

    async def put_away(self, id: str, player: str, away: bool) -> None:
        """Take a table out of this player's list, or back into it."""
        own = update(members).where(members.c.table_id == id, members.c.player == player)
        await self.database.write(lambda connection: connection.execute(own.values(put_away=away)))

    async def remove_member(self, id: str, player: str) -> None:
        """It is not their table any more."""
        own = delete(members).where(members.c.table_id == id, members.c.player == player)
        await self.database.write(lambda connection: connection.execute(own))

    # --- inside -------------------------------------------------------------------------

    async def notify(self, notice: msgspec.Struct) -> None:
        """Tell the other processes something that is not kept."""
        if self.database.shared:
            await self.database.write(partial(_notify, notices=[notice]))

    async def _write(self, appends: list[Append]) -> None:
        """One transaction for all, in the order of the tables so that two processes that write
        to the same tables do not wait for each other."""
        appends = sorted(appends, key=lambda append: append.table)
        added = [_entry_row(each) for each in appends]
        resumed = [_summary_row(each) for each in appends]

        def write(connection: Connection) -> None:
            self._add.execute(connection, added)
            self._resume.execute(connection, resumed)
            self._seat(connection, [(each.table, each.members) for each in appends])
            keep_results(connection, [result for each in appends for result in each.results])
            if self.database.shared:
                _notify(connection, [each.notice for each in appends])

        try:
            await self.database.write(write)
        except IntegrityError as error:
            raise Taken from error

    def _seat(self, connection: Connection, seated: list[tuple[str, dict[str, list[int]]]]) -> None:
        rows = [
            {
                "player": player,
                "table_id": id,
                "seats": msgspec.json.encode(seats).decode(),
                "seen": 0,
                "put_away": False,
            }
            for id, members in seated
            for player, seats in members.items()
        ]
        if rows:
            statement = self.database.upsert(members)
            keep = {"seats": statement.excluded.seats}
            own = ["player", "table_id"]
            connection.execute(statement.on_conflict_do_update(index_elements=own, set_=keep), rows)


_SEEN: Final = (
    update(members)
    .where(members.c.table_id == bindparam("of_table"), members.c.player == bindparam("of_player"))
    .values(seen=bindparam("new_seen"))
)
_SUMMARY: Final = [tables.c[name] for name in Summary._fields]
_RESUME: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"))
    .values({name: bindparam(f"new_{name}") for name in Summary._fields})
)


def _entries_after(connection: Connection, id: str, number: int) -> list[LogEntry]:
    query = (
        select(entries.c.number, entries.c.at, entries.c.player, entries.c.key, entries.c.change)
        .where(entries.c.table_id == id, entries.c.number > number)
        .order_by(entries.c.number)
    )
    return [
        LogEntry(row.number, row.at, row.player, row.key, _change.decode(row.change))
        for row in connection.execute(query)
    ]


def _delete(connection: Connection, ids: Sequence[str]) -> None:
    for table in (members, entries, turns):
        connection.execute(delete(table).where(table.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))


def _notify(connection: Connection, notices: list[msgspec.Struct]) -> None:
    texts = [msgspec.json.encode(notice).decode() for notice in notices]
    rows = [{"channel": CHANNEL, "notice": text} for text in texts]
    connection.execute(text("SELECT pg_notify(:channel, :notice)"), rows)


def listing(player: str) -> Select[Any]:
    """A list of tables, the latest change first, with the seats of the one who asks."""
    own = and_(members.c.table_id == tables.c.id, members.c.player == player)
    columns = (tables.c.id, tables.c.game, tables.c.public, *_SUMMARY)
    return (
        select(*columns, members.c.seats.label("own"))
        .select_from(tables.outerjoin(members, own))
        .order_by(tables.c.changed.desc())
        .limit(LISTED)
    )


def _own(player: str, put_away: bool) -> Select[Any]:
    """The tables of a player."""
    return listing(player).where(members.c.player == player, members.c.put_away == put_away)


def listed(row: Row[Any]) -> Listed:
    own = [] if row.own is None else _numbers.decode(row.own)
    return Listed(row.id, row.game, row.public, _summary(row), own)


def _summary(row: Row[Any]) -> Summary:
    return Summary(*(getattr(row, name) for name in Summary._fields))


def _entry_row(append: Append) -> dict[str, Any]:
    entry = append.entry
    return {
        "table_id": append.table,
        "number": entry.number,
        "at": entry.at,
        "player": entry.player,
        "key": entry.key,
        "change": msgspec.json.encode(entry.change).decode(),
    }


def _summary_row(append: Append) -> dict[str, Any]:
    row = {f"new_{name}": value for name, value in append.summary._asdict().items()}
    return {"table_id": append.table, **row}
