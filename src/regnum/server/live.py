"""A table in memory: takes requests one at a time, keeps them, and tells all who look.

A change is first kept and then shown. A table that another process has changed meanwhile catches
up and looks at the request again.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from regnum.core.history import History
from regnum.server import snapshots
from regnum.server.messages.socket import ChatNews
from regnum.server.messages.socket import Presence as PresenceNews
from regnum.server.messages.table import SeatPresence, Snapshot, Update
from regnum.server.notices import Changed
from regnum.server.presence import Presence
from regnum.server.storage.results import SeatResult
from regnum.server.storage.storage import Append, Storage, Summary, Taken
from regnum.server.viewer import Viewer
from regnum.table.changes import Became, Change, LogEntry, Said, Sat, Wrote
from regnum.table.opening import Opening
from regnum.table.refused import Refused
from regnum.table.table import Table

SHOWN: Final = ("play", "expire")
"""What is played on the pages' stages; what is taken back is just gone."""

TRIES: Final = 64
"""How often a request is looked at again when another process was faster. Whoever loses has the
longer way, having to read before writing, and may well lose several times."""


Read = TypeVar("Read")


_STARTED: Final = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """Milliseconds since 1970, as they pass: whoever sets the machine's clock while the server runs
    neither takes time from a player nor gives any."""
    return (_STARTED + time.monotonic_ns()) // 1_000_000


class LiveTable:
    """One table, its viewers and their presence."""

    def __init__(
        self,
        table: Table,
        storage: Storage,
        process: str,
        link: Callable[[str, int], str],
        drive: Callable[["LiveTable"], None],
        away_after: float,
    ) -> None:
        """`link` makes a seat's link; `drive` is called after every change."""
        self.table = table
        self.presence = Presence(away_after)
        self.viewers: set[Viewer] = set()
        self.failing: set[int] = set()
        self.used = time.monotonic()
        self.driving: asyncio.Task[None] | None = None
        self.changed = asyncio.Event()
        self._ahead = max(table.changed - now(), 0)
        self._storage = storage
        self._process = process
        self._seat_link = link
        self._drive = drive
        self._lock = asyncio.Lock()
        self._seat_views: dict[int | None, snapshots.SeatView] = {}
        self._seat_views_before: dict[int | None, snapshots.SeatView] = {}
        self._unsaved = False
        self._moments = snapshots.Moments(table.history, len(table.history.lines))
        self._presence_shown: list[SeatPresence] = []

    def now(self) -> int:
        """The table's time. It runs on from the latest change, should the machine's clock have been
        set back since: nobody thinks for free until it has caught up."""
        return now() + self._ahead

    # --- requests -----------------------------------------------------------------------

    async def request(
        self, player: str | None, key: str | None, answer: Callable[[Table], Change]
    ) -> int:
        """Carry out a request once; the version it made. Refused where the table refuses.

        A line that breaks in the middle must not tear it apart, so it runs on by itself."""
        return await asyncio.shield(asyncio.create_task(self._carry_out(player, key, answer)))

    async def catch_up(self, number: int | None = None) -> None:
        """Take in what other processes have written, up to `number` at least."""
        async with self._lock:
            if number is None or self.table.version < number:
                await self._catch_up()

    async def read(self, reads: Callable[[Table], Read]) -> Read:
        """Something about the table as it is stored."""
        async with self._lock:
            await self._reload_if_unsaved()
            return reads(self.table)

    async def _carry_out(
        self, player: str | None, key: str | None, answer: Callable[[Table], Change]
    ) -> int:
        async with self._lock:
            self.used = time.monotonic()
            for _ in range(TRIES):
                await self._reload_if_unsaved()
                done = self._carried_out(player, key)
                if done is not None:
                    return done
                try:
                    entry = await self._store(player, key, answer)
                except Taken:
                    done = await self._carried_out_long_ago(player, key)
                    if done is not None:
                        return done
                    continue
                except Refused:
                    if not await self._was_behind():
                        raise
                    continue
                self._show(entry.change)
                self._see_to_the_rest()
                return entry.number
        raise Refused("refused-stale")

    def _see_to_the_rest(self) -> None:
        """Where somebody else goes on than a person who has all the time in the world."""
        self.changed.set()
        if self.table.bots_to_move() or self.table.due() is not None:
            self._drive(self)

    async def _store(
        self, player: str | None, key: str | None, answer: Callable[[Table], Change]
    ) -> LogEntry:
        """Let the request happen and store what came of it; what will be shown of it is made while
        the disk is busy. Should storing fail, the table is read again before anybody sees it."""
        table, self._unsaved = self.table, True
        try:
            entry = table.carry_out(answer, self.now(), player, key)
        except Refused:
            self._unsaved = False
            raise
        append = Append(
            table.id,
            entry,
            summary(table),
            members(table) if isinstance(entry.change, Sat | Became) else {},
            Changed(self._process, table.id, entry.number),
            results(table) if isinstance(entry.change, Wrote) else (),
        )
        await asyncio.gather(self._storage.append(append), self._make_views(entry.change))
        self._unsaved = False
        return entry

    def _carried_out(self, player: str | None, key: str | None) -> int | None:
        if player is None or key is None:
            return None
        return self.table.carried_out(player, key)

    async def _carried_out_long_ago(self, player: str | None, key: str | None) -> int | None:
        if player is None or key is None:
            return None
        return await self._storage.carried_out(self.table.id, player, key)

    async def _catch_up(self) -> None:
        await self._reload_if_unsaved()
        for entry in await self._storage.entries_after(self.table.id, self.table.version):
            self.table.apply(entry)
            self._take_in(entry.change)
            self._show(entry.change)

    async def _was_behind(self) -> bool:
        """Whether other processes had written what this one had not heard of, since the line on
        which it hears of it was cut: nobody is refused for that."""
        version = self.table.version
        await self._catch_up()
        return self.table.version > version

    async def _reload_if_unsaved(self) -> None:
        """Back to what is stored, shown afresh to all, if the latest change could not be."""
        if not self._unsaved:
            return
        loaded = await self._storage.load(self.table.id)
        if loaded is None:
            raise Refused("error-no-such-table")
        self.table = restored(self.table.id, *loaded)
        self._unsaved = False
        self._seat_views.clear()
        self._moments = snapshots.Moments(self.table.history, len(self.table.history.lines))
        for viewer in self.viewers:
            viewer.forget()
            self._show_to(viewer)

    # --- showing ------------------------------------------------------------------------

    async def enter(self, viewer: Viewer) -> None:
        """Somebody begins to look."""
        async with self._lock:
            await self._reload_if_unsaved()
            self.viewers.add(viewer)
            self.presence.came(viewer.player)
            self.used = time.monotonic()
            self._show_to(viewer)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.presence.left(viewer.player)
        self.used = time.monotonic()

    async def look(self, viewer: Viewer, seat: int | None) -> None:
        """Show another seat's view from now on."""
        async with self._lock:
            await self._reload_if_unsaved()
            if seat is not None and seat not in self.table.seats_of(viewer.player):
                raise Refused("refused-not-your-seat")
            viewer.seat = seat
            viewer.forget()
            self._show_to(viewer)

    async def seen_by(self, viewer: Viewer) -> Snapshot:
        """A snapshot for one who does not stay."""
        return await self.read(lambda _: self.snapshot(viewer))

    def snapshot(self, viewer: Viewer) -> Snapshot:
        """Everything that this viewer may see."""
        seen = self._seen_from(viewer.seat)
        onlooker = self._onlooker(viewer)
        presence = self._presence()
        return snapshots.snapshot(self.table, seen, onlooker, presence, self._link, self.now())

    def _show_to(self, viewer: Viewer) -> None:
        """Send everything, or what has changed to one who holds the rest."""
        seen = self._seen_from(viewer.seat)
        told: Snapshot | Update
        if viewer.view is None or viewer.view is not seen.before:
            told = self.snapshot(viewer)
            viewer.seats = told.seats
        else:
            seats = snapshots.seat_states(self.table, viewer.player, self._link)
            news = seats if seats != viewer.seats else None
            told = snapshots.update(self.table, seen, self._onlooker(viewer), news, self.now())
            viewer.seats = seats
        viewer.view = seen.view
        viewer.holds = told.journal_from + len(told.journal)
        viewer.send(told)

    def _seen_from(self, seat: int | None) -> snapshots.SeatView:
        seen = self._seat_views.get(seat)
        if seen is None:
            before = self._seat_views_before.get(seat)
            seen = snapshots.seat_view(self.table, seat, self._moments, before)
            self._seat_views[seat] = seen
        return seen

    def _onlooker(self, viewer: Viewer) -> snapshots.Onlooker:
        return snapshots.Onlooker(viewer.player, viewer.seat, viewer.holds, viewer.since)

    def _presence(self) -> list[SeatPresence]:
        return [
            SeatPresence(
                number,
                self.presence.here(seat.player),
                self.presence.away(seat.player),
                number in self.failing,
            )
            for number, seat in enumerate(self.table.seats)
        ]

    def show_presence(self) -> None:
        """Tell all who is here, if that is not what they were told last."""
        seats = self._presence()
        if seats == self._presence_shown:
            return
        self._presence_shown = seats
        for viewer in self.viewers:
            viewer.send(PresenceNews(seats))

    async def _make_views(self, change: Change) -> None:
        """For all who look."""
        await asyncio.sleep(0)  # whoever stores begins first
        self._take_in(change)
        for seat in {viewer.seat for viewer in self.viewers}:
            self._seen_from(seat)

    def _take_in(self, change: Change) -> None:
        """From now on views are those after this change."""
        if isinstance(change, Said):
            return
        self._seat_views_before, self._seat_views = self._seat_views, {}
        cut = len(self.table.history.lines)
        if isinstance(change, Wrote) and change.how in SHOWN:
            cut = change.cut
        self._moments = snapshots.Moments(self.table.history, cut)

    def _show(self, change: Change) -> None:
        if isinstance(change, Said):
            self._show_remark()
            return
        for viewer in self.viewers:
            if not viewer.overrun() and isinstance(change, Wrote):
                journal = self.table.history.journal(viewer.seat)
                viewer.holds = min(viewer.holds, snapshots.valid_entries(journal, change.cut))
            self._show_to(viewer)

    def _show_remark(self) -> None:
        news = ChatNews(snapshots.chat(self.table, latest=1))
        for viewer in self.viewers:
            viewer.send(news)

    def _link(self, seat: int) -> str:
        return self._seat_link(self.table.id, seat)


def restored(
    id: str, opening: Opening, entries: list[LogEntry], history: History | None = None
) -> Table:
    """The table that its opening and its entries make; with the history that its record tells,
    where that has been read already."""
    table = Table(id, opening, history)
    for entry in entries:
        table.apply(entry)
    return table


def summary(table: Table) -> Summary:
    """What is kept of a table for the lobby."""
    return Summary(
        table.status,
        msgspec.json.encode(snapshots.row_seats(table)).decode(),
        msgspec.json.encode(table.owing()).decode(),
        len(table.history.lines),
        table.changed,
        table.due(),
    )


def results(table: Table) -> list[SeatResult]:
    """How a game that is over ended for each seat; nothing before that, and
    nothing of a guided game."""
    result = table.history.state.result() if table.status == "over" else None
    if result is None or table.opening.lesson:
        return []
    return [
        SeatResult(
            table.id,
            number,
            table.opening.game,
            seat.player,
            seat.bot if seat.kind == "bot" else None,
            seat.name,
            result.ranks[number],
            result.scores[number],
            table.changed,
            table.rated,
            seat.left_to_bot,
        )
        for number, seat in enumerate(table.seats)
    ]


def members(table: Table) -> dict[str, list[int]]:
    """Whose table it is: everybody's who sits there, and the host's, unless it belongs to a
    tournament: they find it there."""
    players = {seat.player for seat in table.seats if seat.player is not None}
    if not table.opening.contest:
        players.add(table.host)
    return {player: table.seats_of(player) for player in players}
