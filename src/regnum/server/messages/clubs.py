"""Clubs and their tournaments."""

from typing import Annotated

from msgspec import Meta, Struct

from regnum.server.messages.fields import Name, Number
from regnum.server.messages.lobby import TableRow
from regnum.table.opening import NO_CLOCK, Clock
from regnum.tournaments import System


class NewClub(Struct, forbid_unknown_fields=True):
    """A club to be founded."""

    name: Name


class ClubInfo(Struct):
    """A club that the player belongs to; whether it is theirs to `host`."""

    id: str
    name: str
    host: bool


class ClubPerson(Struct):
    """Somebody who belongs to a club; `here` if they look at its page or at a table
    now."""

    number: int
    name: str
    you: bool
    here: bool
    host: bool


class RemovedPerson(Struct):
    """Somebody whom the host has taken off the list of a club."""

    number: int
    name: str


class NewTournament(Struct, forbid_unknown_fields=True):
    """A tournament to begin: which game at tables of how many seats, by which system, `rounds` of
    a Swiss one, for whom of the club, and how strong the bots are that fill up the tables. Tables
    that are not `public` are seen by those who play there."""

    game: Name
    system: System
    seats: Annotated[int, Meta(ge=2, le=8)]
    members: Annotated[list[Number], Meta(min_length=1, max_length=60)]
    bot: Name
    rounds: Annotated[int, Meta(ge=1, le=12)] = 3
    clock: Clock = NO_CLOCK
    options: dict[Name, bool | int | str] = {}
    public: bool = True


class ClubChange(Struct, forbid_unknown_fields=True):
    """Whom of the club the host speaks of."""

    member: Number


class Substitute(Struct, forbid_unknown_fields=True):
    """Who is missing, so that a bot plays on for them."""

    entrant: Number


class TournamentStanding(Struct):
    """How an entrant stands: points for those they were better than, games won, and the points of
    those they met. `bot` if one plays for them."""

    entrant: int
    name: str
    bot: str | None
    you: bool
    place: int
    points: float
    won: int
    met: float


class ContestTableSeat(Struct):
    """Who sits at a table of a tournament, and the rank they reached there."""

    entrant: int
    name: str
    rank: int | None


class ContestTable(Struct):
    """A table of a tournament; `closed` if it counts for nobody."""

    id: str
    over: bool
    closed: bool
    seats: list[ContestTableSeat]


class TournamentInfo(Struct):
    """A tournament with its standings and the tables of each round; `length` is the number of
    rounds of a Swiss one."""

    id: str
    game: str
    title: str
    system: System
    seats: int
    length: int | None
    over: bool
    standings: list[TournamentStanding]
    rounds: list[list[ContestTable]]


class ClubPage(Struct):
    """A club: whether the player is its `host`, a `member`, or was `removed` from it; who belongs
    to it, for the host who was removed, the members' public tables, and the tournaments, the latest
    first."""

    id: str
    name: str
    host: bool
    member: bool
    removed: bool
    people: list[ClubPerson]
    removed_people: list[RemovedPerson]
    tables: list[TableRow]
    tournaments: list[TournamentInfo]
