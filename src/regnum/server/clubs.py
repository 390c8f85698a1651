"""Clubs: their people, and tournaments whose tables are made and counted by themselves.

A round is stored before its tables are opened, and each of its tables has an id that follows from
the round. So whichever process sees to it, and whenever one is killed, every table is there once.
"""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple

from regnum.core.errors import RegnumError
from regnum.core.game import Game as Rules
from regnum.registry import bots, offered
from regnum.server.live import now
from regnum.server.storage.clubs import Club, ClubMember, ClubStorage, Entrant, Tournament
from regnum.server.storage.database import DatabaseAway
from regnum.server.tables import Tables
from regnum.table.changes import Change, StoodIn
from regnum.table.opening import Clock, Contest, SeatPlan, open_table
from regnum.table.refused import Refused
from regnum.table.table import Table
from regnum.tournaments import (
    MOST_ENTRANTS,
    Game,
    Round,
    Standing,
    System,
    next_round,
    standings,
)

HERE_FOR: Final = 30_000
"""Milliseconds after a page last asked, or a table was last open, for which one counts as here."""

NOTED_EVERY: Final = 10_000
"""Milliseconds after which that is noted again."""

MOST_MEMBERS: Final = 60
COURT: Final = ("Alkuin", "Gisela", "Roland", "Rotrud", "Einhard", "Berta", "Turpin", "Irmgard")
"""What bots are called who sit down where somebody is missing."""

log = logging.getLogger(__name__)


class Plan(NamedTuple):
    """What a host wants to be played."""

    game: str
    system: System
    seats: int
    length: int
    bot: str
    clock: Clock
    members: Sequence[int]
    options: dict[str, Any]
    public: bool


class Progress(NamedTuple):
    """How far a tournament has come: the ranks of each table of each round, None where nobody has
    won yet or ever will. A round that was just stored may have tables that are not yet there."""

    entrants: list[Entrant]
    rounds: list[Round]
    ranks: list[list[list[int] | None]]
    statuses: dict[str, str]  # of the tables that are there

    def is_closed(self, id: str) -> bool:
        """Whether the host has closed a table."""
        return self.statuses.get(id) == "closed"

    def games(self) -> list[Game]:
        return [
            Game(seating, ranks)
            for tables, found in zip(self.rounds, self.ranks, strict=True)
            for seating, ranks in zip(tables, found, strict=True)
            if ranks is not None
        ]

    def standings(self) -> list[Standing]:
        return standings(len(self.entrants), self.games())


class Clubs:
    """One for a server process."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.storage = ClubStorage(tables.storage.database)
        self._looking: asyncio.Task[None] | None = None
        self._noted = 0

    def open(self) -> None:
        self._looking = asyncio.create_task(self._look_on())

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(self._tables.settings.sweep_every)
            try:
                await self._note_who_plays()
                going_on = await self.storage.going_on()
            except DatabaseAway as error:
                log.warning("the tournaments have to wait: %s", error)
                continue
            for tournament in going_on:
                await self._see_to_alone(tournament)

    async def _note_who_plays(self) -> None:
        """Who has a table open is here, too. It is noted by the process that they talk to, so that
        all processes know."""
        if now() - self._noted >= NOTED_EVERY:
            self._noted = now()
            await self.storage.note_all_seen(self._tables.lookers(), now())

    async def _see_to_alone(self, tournament: Tournament) -> None:
        """What is wrong with one tournament is no concern of the others."""
        try:
            await self.see_to(tournament)
        except Exception:
            log.exception("looking after the tournament %s failed", tournament.id)

    # --- clubs --------------------------------------------------------------------------

    async def found(self, player: str, own_name: str, name: str) -> Club:
        club = Club(secrets.token_urlsafe(9), name, player)
        await self.storage.found(club, now())
        await self.storage.join(club.id, player, own_name, now())
        return club

    async def club(self, id: str) -> Club:
        found = await self.storage.club(id)
        if found is None:
            raise Refused("error-no-such-club")
        return found

    async def join(self, club: Club, player: str, name: str) -> None:
        members = await self.storage.members_of(club.id)
        if any(each.player == player and each.removed for each in members):
            raise Refused("refused-removed")
        known = {each.player for each in members if not each.removed}
        if len(known) >= MOST_MEMBERS and player not in known:
            raise Refused("refused-club-full", {"count": MOST_MEMBERS})
        await self.storage.join(club.id, player, name, now())

    async def leave(self, club: Club, player: str) -> None:
        """Who was removed stays so."""
        if player == club.host:
            raise Refused("refused-host-stays")
        members = await self.storage.members_of(club.id)
        if any(each.player == player and not each.removed for each in members):
            await self.storage.leave(club.id, player)

    async def remove(self, club: Club, number: int) -> None:
        """They cannot join again until the host lets them. Who is in a tournament stays there; a
        bot can play on for them."""
        member = await self._member(club, number)
        if member.player == club.host:
            raise Refused("refused-host-stays")
        await self.storage.set_removed(club.id, member.player, True)

    async def readmit(self, club: Club, number: int) -> None:
        """Who was removed belongs to the club again."""
        member = await self._member(club, number, removed=True)
        await self.storage.set_removed(club.id, member.player, False)

    async def hand_over(self, club: Club, number: int) -> Club:
        """It is another member's club from now on."""
        heir = await self._member(club, number)
        await self.storage.hand_over(club.id, heir.player)
        return club._replace(host=heir.player)

    async def _member(self, club: Club, number: int, removed: bool = False) -> ClubMember:
        members = await self.storage.members_of(club.id)
        asked_for = (each for each in members if each.number == number and each.removed == removed)
        found = next(asked_for, None)
        if found is None:
            raise Refused("error-no-such-thing")
        return found

    async def look_in(self, club: Club, player: str) -> list[ClubMember]:
        """Everybody, also who was removed, after noting that this one is here."""
        members = await self.storage.members_of(club.id)
        own = next((each for each in members if each.player == player), None)
        if own is not None and now() - own.seen >= NOTED_EVERY:
            await self.storage.note_seen(club.id, player, now())
        return members

    # --- tournaments --------------------------------------------------------------------

    async def begin(self, club: Club, plan: Plan) -> None:
        """Bots take the seats for which there is nobody."""
        rules = offered(plan.game)
        if plan.seats not in rules.seats or any(len(side) > 1 for side in rules.sides(plan.seats)):
            raise RegnumError(f"A tournament of {rules.title} needs tables where each plays alone.")
        if plan.bot not in bots(rules):
            raise RegnumError(f"There is no bot {plan.bot!r}.")
        rules.start(plan.seats, None, **plan.options)  # options that do not fit are refused now
        if any(not each.over for each in await self.storage.tournaments_of(club.id)):
            raise Refused("refused-tournament-goes-on")
        members = await self.storage.members_of(club.id)
        people = [each for each in members if each.number in set(plan.members) and not each.removed]
        full = -(-len(people) // plan.seats) * plan.seats
        if not people or full > MOST_ENTRANTS:
            raise Refused("refused-entrants", {"count": MOST_ENTRANTS // plan.seats * plan.seats})
        taking_part = entrants_of(people, full, plan.bot)
        tournament = Tournament(
            secrets.token_urlsafe(9),
            club.id,
            rules.id,
            plan.system,
            plan.seats,
            plan.length,
            plan.bot,
            plan.clock,
            False,
            now(),
            plan.options,
            plan.public,
        )
        await self.storage.begin(tournament, taking_part)
        await self.see_to(tournament)

    async def see_to(self, tournament: Tournament) -> None:
        """The tables of the present round are open; when all of them are over, those of the next;
        after the last one the tournament is over."""
        progress = await self.progress(tournament)
        if progress.rounds and not self._all_over(tournament, progress):
            await self._open_tables(tournament, progress)
            return
        number = len(progress.rounds)
        tables = None
        if tournament.system == "round-robin" or number < tournament.length:
            tables = await asyncio.to_thread(
                next_round,
                tournament.system,
                len(progress.entrants),
                tournament.seats,
                progress.rounds,
                progress.standings(),
            )
        if tables is None:
            await self.storage.end(tournament.id)
        else:
            await self.storage.add_round(tournament.id, number, tables)
            await self._open_tables(tournament, await self.progress(tournament))

    async def progress(self, tournament: Tournament) -> Progress:
        rounds = await self.storage.rounds_of(tournament.id)
        ids = [
            table_id(tournament, round, number)
            for round, tables in enumerate(rounds)
            for number in range(len(tables))
        ]
        ranks = await self.storage.ranks_at(ids)
        found = [
            [ranks.get(table_id(tournament, round, number)) for number in range(len(tables))]
            for round, tables in enumerate(rounds)
        ]
        statuses = await self.storage.statuses_of(ids)
        return Progress(await self.storage.entrants_of(tournament.id), rounds, found, statuses)

    def _all_over(self, tournament: Tournament, progress: Progress) -> bool:
        """A table that was closed counts for nobody, and nobody waits for it."""
        round = len(progress.rounds) - 1
        return all(
            ranks is not None or progress.is_closed(table_id(tournament, round, number))
            for number, ranks in enumerate(progress.ranks[round])
        )

    async def _open_tables(self, tournament: Tournament, progress: Progress) -> None:
        """Those of the latest round, unless they are there."""
        club = await self.club(tournament.club)
        round = len(progress.rounds) - 1
        rules = offered(tournament.game)
        for number, seating in enumerate(progress.rounds[round]):
            if progress.ranks[round][number] is None:
                id = table_id(tournament, round, number)
                contest = Contest(tournament.id, club.id, club.name, round + 1)
                seats = tuple(seat_plan(progress.entrants[entrant]) for entrant in seating)
                await self._open_table(id, rules, tournament, seats, contest, club.host)

    async def _open_table(
        self,
        id: str,
        rules: Rules,
        tournament: Tournament,
        seats: tuple[SeatPlan, ...],
        contest: Contest,
        host: str,
    ) -> None:
        if await self._tables.storage.is_there(id):
            return
        opening = open_table(
            rules,
            tournament.options,
            seats,
            host,
            now(),
            public=tournament.public,
            clock=tournament.clock,
            contest=contest,
        )
        await self._tables.table_or_new(id, opening)

    async def substitute(self, tournament: Tournament, number: int) -> None:
        """A bot plays on for who is missing, at their table and in the rounds to come. Whoever
        opens the next round's tables meanwhile has either read of it, or has stored that round
        before it is looked at here."""
        entrants = await self.storage.entrants_of(tournament.id)
        entrant = next((each for each in entrants if each.number == number), None)
        if entrant is None or entrant.bot is not None or entrant.player is None:
            raise Refused("refused-nothing-to-change")
        await self.storage.substitute(tournament.id, number, tournament.bot)
        progress = await self.progress(tournament)
        if progress.rounds:
            await self._open_tables(tournament, progress)
        round = len(progress.rounds) - 1
        for place, seating in enumerate(progress.rounds[round] if progress.rounds else ()):
            if number in seating and progress.ranks[round][place] is None:
                live = await self._tables.table(table_id(tournament, round, place))
                with suppress(Refused):  # somebody was faster, or the game has just ended
                    await live.request(
                        None,
                        None,
                        partial(stand_in, seat=seating.index(number), bot=tournament.bot),
                    )


def table_id(tournament: Tournament, round: int, number: int) -> str:
    return f"{tournament.id}-{round + 1}-{number + 1}"


def entrants_of(people: Sequence[ClubMember], full: int, bot: str) -> list[Entrant]:
    """The people, and bots up to a full number."""
    taken = {each.name for each in people}
    names = [name for name in COURT if name not in taken]
    here = [Entrant(number, each.player, each.name, None) for number, each in enumerate(people)]
    return here + [
        Entrant(number, None, names[(number - len(here)) % len(names)], bot)
        for number in range(len(here), full)
    ]


def stand_in(table: Table, seat: int, bot: str) -> Change:
    """A bot as strong as the others of the tournament plays on for who is missing."""
    if table.status != "running" or table.seats[seat].bot is not None:
        raise Refused("refused-nothing-to-change")
    return StoodIn(seat, bot, absent=False)


def seat_plan(entrant: Entrant) -> SeatPlan:
    if entrant.bot is not None:
        return SeatPlan("bot", entrant.name or entrant.bot, None, entrant.bot)
    return SeatPlan("person", entrant.name, entrant.player)
