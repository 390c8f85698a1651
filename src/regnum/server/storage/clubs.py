"""Keeping clubs and their tournaments."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from regnum.server.storage.database import Database
from regnum.server.storage.schema import (
    club_members,
    clubs,
    entrants,
    members,
    results,
    rounds,
    tables,
    tournaments,
)
from regnum.server.storage.storage import Listed, listed, listing
from regnum.table.opening import Clock
from regnum.tournaments import Round, System

LATEST: Final = 10
"""How many tournaments a club's page shows."""

_clock = msgspec.json.Decoder(Clock)
_options: msgspec.json.Decoder[dict[str, Any]] = msgspec.json.Decoder(dict[str, Any])
_round: msgspec.json.Decoder[Round] = msgspec.json.Decoder(Round)


class Club(NamedTuple):
    """People who play together, and whose page it is."""

    id: str
    name: str
    host: str


class ClubMember(NamedTuple):
    """`number` is how the page speaks of them; `seen` when they were last here. Who was
    `removed` by the host belongs to the club no more, and cannot join it."""

    number: int
    player: str
    name: str
    seen: int
    removed: bool


class Entrant(NamedTuple):
    """Who takes part, under which name; `bot` if a bot plays for them from now on, or from the
    first round."""

    number: int
    player: str | None
    name: str
    bot: str | None


class Tournament(NamedTuple):
    """A tournament as its host set it up; `length` is the number of rounds of a Swiss one."""

    id: str
    club: str
    game: str
    system: System
    seats: int
    length: int
    bot: str
    clock: Clock
    over: bool
    made: int
    options: dict[str, Any]
    public: bool


class ClubStorage:
    """Clubs, who belongs to them, and their tournaments."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- clubs --------------------------------------------------------------------------

    async def found(self, club: Club, at: int) -> None:
        row = {**club._asdict(), "made": at}
        await self._database.write(lambda connection: connection.execute(insert(clubs), row))

    async def club(self, id: str) -> Club | None:
        query = select(clubs.c.id, clubs.c.name, clubs.c.host).where(clubs.c.id == id)
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Club(*row)

    async def clubs_of(self, player: str) -> list[Club]:
        """Those that the player belongs to."""
        query = (
            select(clubs.c.id, clubs.c.name, clubs.c.host)
            .join(club_members, club_members.c.club == clubs.c.id)
            .where(club_members.c.player == player, ~club_members.c.removed)
            .order_by(clubs.c.made.desc())
        )
        return await self._database.read(
            lambda connection: [Club(*row) for row in connection.execute(query)]
        )

    async def members_of(self, club: str) -> list[ClubMember]:
        """Also those who were removed."""
        query = (
            select(*(club_members.c[name] for name in ClubMember._fields))
            .where(club_members.c.club == club)
            .order_by(club_members.c.number)
        )
        return await self._database.read(
            lambda connection: [ClubMember(*row) for row in connection.execute(query)]
        )

    async def join(self, club: str, player: str, name: str, at: int) -> None:
        """Nobody joins twice; who comes again may have another name."""
        own = (club_members.c.club == club) & (club_members.c.player == player)
        highest = select(func.max(club_members.c.number)).where(club_members.c.club == club)

        def write(connection: Connection) -> None:
            known = update(club_members).where(own).values(name=name, seen=at)
            if connection.execute(known).rowcount == 0:
                number = (connection.scalar(highest) or 0) + 1
                row = {"club": club, "player": player, "number": number, "name": name, "seen": at}
                connection.execute(insert(club_members), row)

        await self._database.write(write)

    async def leave(self, club: str, player: str) -> None:
        own = (club_members.c.club == club) & (club_members.c.player == player)
        await self._database.write(
            lambda connection: connection.execute(delete(club_members).where(own))
        )

    async def set_removed(self, club: str, player: str, removed: bool) -> None:
        own = (club_members.c.club == club) & (club_members.c.player == player)
        change = update(club_members).where(own).values(removed=removed)
        await self._database.write(lambda connection: connection.execute(change))

    async def hand_over(self, club: str, player: str) -> None:
        heir = update(clubs).where(clubs.c.id == club).values(host=player)
        await self._database.write(lambda connection: connection.execute(heir))

    async def note_seen(self, club: str, player: str, at: int) -> None:
        own = (club_members.c.club == club) & (club_members.c.player == player)
        seen = update(club_members).where(own).values(seen=at)
        await self._database.write(lambda connection: connection.execute(seen))

    async def note_all_seen(self, players: Collection[str], at: int) -> None:
        """In all their clubs."""
        seen = update(club_members).where(club_members.c.player.in_(players)).values(seen=at)
        if players:
            await self._database.write(lambda connection: connection.execute(seen))

    async def tables_of(self, club: str, player: str) -> list[Listed]:
        """The public tables of its members where somebody is awaited or plays, as the one who asks
        may see them."""
        belongs = (club_members.c.club == club) & ~club_members.c.removed
        theirs = select(club_members.c.player).where(belongs)
        at = select(members.c.table_id).where(members.c.player.in_(theirs))
        going_on = tables.c.status.in_(("gathering", "running"))
        query = listing(player).where(tables.c.public, going_on, tables.c.id.in_(at))
        return await self._database.read(
            lambda connection: [listed(row) for row in connection.execute(query)]
        )

    # --- tournaments --------------------------------------------------------------------

    async def begin(self, tournament: Tournament, taking_part: Sequence[Entrant]) -> None:
        row = tournament._asdict()
        for name in ("clock", "options"):
            row[name] = msgspec.json.encode(row[name]).decode()
        rows = [{**each._asdict(), "tournament": tournament.id} for each in taking_part]

        def write(connection: Connection) -> None:
            connection.execute(insert(tournaments), row)
            connection.execute(insert(entrants), rows)

        await self._database.write(write)

    async def tournament(self, id: str) -> Tournament | None:
        query = select(tournaments).where(tournaments.c.id == id)
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else _tournament(row)

    async def tournaments_of(self, club: str) -> list[Tournament]:
        """The latest first."""
        query = (
            select(tournaments)
            .where(tournaments.c.club == club)
            .order_by(tournaments.c.made.desc())
            .limit(LATEST)
        )
        return await self._database.read(
            lambda connection: [_tournament(row) for row in connection.execute(query)]
        )

    async def going_on(self) -> list[Tournament]:
        query = select(tournaments).where(tournaments.c.over.is_(False))
        return await self._database.read(
            lambda connection: [_tournament(row) for row in connection.execute(query)]
        )

    async def end(self, id: str) -> None:
        over = update(tournaments).where(tournaments.c.id == id).values(over=True)
        await self._database.write(lambda connection: connection.execute(over))

    async def entrants_of(self, id: str) -> list[Entrant]:
        query = (
            select(*(entrants.c[name] for name in Entrant._fields))
            .where(entrants.c.tournament == id)
            .order_by(entrants.c.number)
        )
        return await self._database.read(
            lambda connection: [Entrant(*row) for row in connection.execute(query)]
        )

    async def substitute(self, id: str, number: int, bot: str) -> None:
        """From the next round on a bot plays for them."""
        own = (entrants.c.tournament == id) & (entrants.c.number == number)
        instead = update(entrants).where(own).values(bot=bot)
        await self._database.write(lambda connection: connection.execute(instead))

    async def rounds_of(self, id: str) -> list[Round]:
        query = select(rounds.c.tables).where(rounds.c.tournament == id).order_by(rounds.c.number)
        return await self._database.read(
            lambda connection: [_round.decode(text) for text in connection.scalars(query)]
        )

    async def add_round(self, id: str, number: int, tables: Round) -> None:
        """Unless another process was first: then the round is that one's."""
        text = msgspec.json.encode(tables).decode()
        row = {"tournament": id, "number": number, "tables": text}
        with suppress(IntegrityError):
            await self._database.write(lambda connection: connection.execute(insert(rounds), row))

    async def ranks_at(self, ids: Sequence[str]) -> dict[str, list[int]]:
        """How the games at these tables ended, by seat; nothing of those that go on."""
        query = (
            select(results.c.table_id, results.c.rank)
            .where(results.c.table_id.in_(ids))
            .order_by(results.c.table_id, results.c.seat)
        )

        def read(connection: Connection) -> dict[str, list[int]]:
            found: dict[str, list[int]] = {}
            for id, rank in connection.execute(query):
                found.setdefault(id, []).append(rank)
            return found

        return await self._database.read(read)

    async def statuses_of(self, ids: Sequence[str]) -> dict[str, str]:
        """How it stands with those of these tables that are there."""
        query = select(tables.c.id, tables.c.status).where(tables.c.id.in_(ids))
        return await self._database.read(lambda connection: dict(connection.execute(query).all()))


def hand_over_clubs(connection: Connection, guest: str, player: str) -> None:
    """Of a guest who signs in."""
    connection.execute(update(clubs).where(clubs.c.host == guest).values(host=player))
    connection.execute(update(entrants).where(entrants.c.player == guest).values(player=player))
    theirs = club_members.c.player == guest
    known = select(club_members.c.club).where(club_members.c.player == player).scalar_subquery()
    connection.execute(delete(club_members).where(theirs, club_members.c.club.in_(known)))
    connection.execute(update(club_members).where(theirs).values(player=player))


def _tournament(row: Row[Any]) -> Tournament:
    values = {name: getattr(row, name) for name in Tournament._fields}
    values["clock"] = _clock.decode(row.clock)
    values["options"] = _options.decode(row.options)
    return Tournament(**values)
