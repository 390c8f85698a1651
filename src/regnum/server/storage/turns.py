"""Keeping how players want to be told of their turn, and which turns they have been told of."""

from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update

from regnum.server.messages.players import QuietHours
from regnum.server.storage.database import Database
from regnum.server.storage.schema import (
    devices,
    entries,
    keys,
    members,
    players,
    tables,
    turns,
    wishes,
)

MOST_DEVICES: Final = 10
"""Of one player; the oldest is forgotten for another."""

A_MOVE: Final = '{"what":"wrote"%'
"""How a change of the game begins as it is kept."""

_seats = msgspec.json.Decoder(list[int])
_quiet = msgspec.json.Decoder(QuietHours)


class Subscription(NamedTuple):
    """Where a browser is reached, and the keys by which only it can read; in base64url. `site` is
    the address under which it uses the page."""

    endpoint: str
    public_key: str
    secret: str
    site: str


class Wishes(NamedTuple):
    """How a player wants to be told, in which language, and when they last got a digest."""

    player: str
    language: str
    quiet: QuietHours | None = None
    mail: str | None = None
    confirmed: bool = False
    mailed: int = 0


class Turn(NamedTuple):
    """A turn that waits for a player, and by which ways they were told."""

    player: str
    table: str
    since: int
    told: bool
    mailed: bool


class TurnStorage:
    """Devices, wishes and turns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def key(self, name: str, fresh: str) -> str:
        """The key of this name, from now on this fresh one if there is none."""

        def write(connection: Connection) -> str:
            made = (
                self._database.upsert(keys).values(name=name, value=fresh).on_conflict_do_nothing()
            )
            connection.execute(made)
            return str(connection.scalar(select(keys.c.value).where(keys.c.name == name)))

        return await self._database.write(write)

    # --- wishes -------------------------------------------------------------------------

    async def wishes_of(self, player: str) -> Wishes | None:
        query = _WISHES.where(wishes.c.player == player)
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else _wishes(row)

    async def save_wishes(self, wish: Wishes) -> None:
        quiet = None if wish.quiet is None else msgspec.json.encode(wish.quiet).decode()
        row = {**wish._asdict(), "quiet": quiet}
        statement = self._database.upsert(wishes).values(row)
        statement = statement.on_conflict_do_update(index_elements=["player"], set_=row)
        await self._database.write(lambda connection: connection.execute(statement))

    async def answer_mail(self, player: str, mail: str, yes: bool) -> None:
        """They have confirmed their address, or want no more mail."""
        own = update(wishes).where(wishes.c.player == player, wishes.c.mail == mail)
        answer = {"confirmed": True} if yes else {"confirmed": False, "mail": None}
        await self._database.write(lambda connection: connection.execute(own.values(answer)))

    async def mail_readers(self) -> list[Wishes]:
        query = _WISHES.where(wishes.c.confirmed, wishes.c.mail.is_not(None))
        return await self._database.read(
            lambda connection: [_wishes(row) for row in connection.execute(query)]
        )

    async def claim_digest(self, wish: Wishes, at: int) -> bool:
        """Whether it is ours to write to them: another process may have been first."""
        own = update(wishes).where(wishes.c.player == wish.player, wishes.c.mailed == wish.mailed)
        return bool(
            await self._database.write(
                lambda connection: connection.execute(own.values(mailed=at)).rowcount
            )
        )

    # --- devices ------------------------------------------------------------------------

    async def devices_of(self, player: str) -> list[Subscription]:
        query = select(*_SUBSCRIPTION).where(devices.c.player == player).order_by(devices.c.made)
        return await self._database.read(
            lambda connection: [Subscription(*row) for row in connection.execute(query)]
        )

    async def add_device(self, player: str, subscription: Subscription, at: int) -> None:
        """The browser is this player's, whoever used it before."""
        row = {**subscription._asdict(), "player": player, "made": at}
        latest = (
            select(devices.c.endpoint)
            .where(devices.c.player == player)
            .order_by(devices.c.made.desc())
            .limit(MOST_DEVICES - 1)
        )

        def write(connection: Connection) -> None:
            same = devices.c.endpoint == subscription.endpoint
            connection.execute(delete(devices).where(same))
            kept = list(connection.scalars(latest))
            old = (devices.c.player == player) & devices.c.endpoint.not_in(kept)
            connection.execute(delete(devices).where(old))
            connection.execute(insert(devices), row)

        await self._database.write(write)

    async def forget_device(self, endpoint: str, player: str | None = None) -> None:
        """One that is gone; if a player is named, only theirs."""
        known = delete(devices).where(devices.c.endpoint == endpoint)
        if player is not None:
            known = known.where(devices.c.player == player)
        await self._database.write(lambda connection: connection.execute(known))

    # --- turns --------------------------------------------------------------------------

    async def take_note(self, now: int) -> list[Turn]:
        """The turns that wait for those who want to be told. A turn is a new one if none waited
        when last looked at, or if the player has moved since."""
        owed = await self._database.read(_owed)
        known = {(turn.player, turn.table): turn for turn in await self._database.read(_turns)}
        over = {
            key: turn for key, turn in known.items() if key not in owed or turn.since < owed[key]
        }
        new = [key for key in owed if key not in known or key in over]
        if over or new:
            await self._database.write(
                lambda connection: self._exchange(connection, list(over.values()), new, now)
            )
        return await self._database.read(_turns)

    def _exchange(
        self,
        connection: Connection,
        over: list[Turn],
        new: list[tuple[str, str]],
        now: int,
    ) -> None:
        """Another process may have been first: what it has begun, and told of, stays."""
        for turn in over:
            seen = _is(turn.player, turn.table) & (turns.c.since == turn.since)
            connection.execute(delete(turns).where(seen))
        for player, table in new:
            row = {"player": player, "table_id": table, "since": now}
            started = self._database.upsert(turns).values({**row, "told": False, "mailed": False})
            connection.execute(started.on_conflict_do_nothing())

    async def claim(self, turn: Turn) -> bool:
        """Whether it is ours to tell: it is told once, whichever process comes first."""
        own = update(turns).where(
            _is(turn.player, turn.table), turns.c.since == turn.since, turns.c.told.is_(False)
        )
        return bool(
            await self._database.write(
                lambda connection: connection.execute(own.values(told=True)).rowcount
            )
        )

    async def note_mailed(self, player: str, since: int) -> None:
        """The turns that began until then stood in a digest."""
        own = update(turns).where(turns.c.player == player, turns.c.since <= since)
        await self._database.write(lambda connection: connection.execute(own.values(mailed=True)))


_SUBSCRIPTION: Final = (
    devices.c.endpoint,
    devices.c.public_key,
    devices.c.secret,
    devices.c.site,
)
_WISHES: Final = select(wishes, players.c.language.label("chosen")).outerjoin(
    players, players.c.id == wishes.c.player
)


def hand_over_notices(connection: Connection, guest: str, player: str) -> None:
    """Of a guest who signs in: the browser is the player's now, whose own wishes count."""
    connection.execute(update(devices).where(devices.c.player == guest).values(player=player))
    connection.execute(delete(turns).where(turns.c.player == guest))
    own = select(wishes.c.player).where(wishes.c.player == player)
    if connection.execute(own).one_or_none() is None:
        connection.execute(update(wishes).where(wishes.c.player == guest).values(player=player))
    else:
        connection.execute(delete(wishes).where(wishes.c.player == guest))


def _owed(connection: Connection) -> dict[tuple[str, str], int]:
    """Whom a game waits for, of those who want to be told, and when they last moved there."""
    told = select(devices.c.player)
    mailed = select(wishes.c.player).where(wishes.c.confirmed)
    moved = (
        select(func.max(entries.c.at))
        .where(
            entries.c.table_id == members.c.table_id,
            entries.c.player == members.c.player,
            entries.c.change.like(A_MOVE),
        )
        .scalar_subquery()
    )
    query = (
        select(members.c.player, members.c.table_id, members.c.seats, tables.c.to_move, moved)
        .join(tables, tables.c.id == members.c.table_id)
        .where(
            tables.c.status == "running",
            members.c.put_away.is_(False),
            or_(members.c.player.in_(told), members.c.player.in_(mailed)),
        )
    )
    return {
        (player, table): moved or 0
        for player, table, seats, to_move, moved in connection.execute(query)
        if set(_seats.decode(seats)) & set(_seats.decode(to_move))
    }


def _turns(connection: Connection) -> list[Turn]:
    return [Turn(*row) for row in connection.execute(select(turns))]


def _is(player: str, table: str) -> Any:
    return (turns.c.player == player) & (turns.c.table_id == table)


def _wishes(row: Row[Any]) -> Wishes:
    """In the language that they have chosen, else in their browser's."""
    quiet = None if row.quiet is None else _quiet.decode(row.quiet)
    return Wishes(
        row.player, row.chosen or row.language, quiet, row.mail, row.confirmed, row.mailed
    )
