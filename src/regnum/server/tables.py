"""All tables of this process: opened when asked for, driven on, put away when nobody looks."""

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import IntegrityError

from regnum.core.errors import OldRuleset, OtherBoard, UnknownGame
from regnum.core.history import History
from regnum.registry import boards, games, title_of
from regnum.server.analyst import Analyst
from regnum.server.bot_pool import BotPool
from regnum.server.driver import drive
from regnum.server.identity import Identity, new_table_id
from regnum.server.limits import Limiter
from regnum.server.live import LiveTable, members, now, restored, results, summary
from regnum.server.metrics import Metrics
from regnum.server.notices import Changed, Listener, Notice, Present, SignedOut
from regnum.server.presence import REPEATED_AFTER
from regnum.server.reading import cost_of, read_aside
from regnum.server.settings import Settings
from regnum.server.storage.database import DatabaseAway
from regnum.server.storage.ratings import Ratings
from regnum.server.storage.results import Results
from regnum.server.storage.storage import Storage, Taken
from regnum.server.viewer import Viewer
from regnum.table.changes import LogEntry
from regnum.table.opening import Clock, Opening
from regnum.table.refused import Refused
from regnum.table.spans import DAY_IN_MILLISECONDS, DAY_IN_SECONDS
from regnum.table.table import Table

LENIENCE: Final = 3_000
"""Milliseconds that a bot or a clock may be late before another process sees to it."""

EXPIRE_EVERY: Final = 60.0
"""Seconds between two looks for tables that have expired."""

log = logging.getLogger(__name__)


class Tables:
    """The tables in memory, and what all of them need."""

    def __init__(
        self,
        settings: Settings,
        identity: Identity,
        storage: Storage,
        metrics: Metrics | None = None,
    ) -> None:
        self.settings = settings
        self.metrics = metrics or Metrics()
        self.identity = identity
        self.storage = storage
        self.results = Results(storage.database)
        self.ratings = Ratings(storage.database)
        self.bots = BotPool(settings.bot_processes, self.metrics, boards())
        self.analyst = Analyst(self.bots)
        self.hints = Limiter(settings.hints)
        self.process = secrets.token_hex(8)
        self._tables: dict[str, LiveTable] = {}
        self.metrics.tables.set_function(lambda: len(self._tables))
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._set_aside: set[str] = set()
        self.bans: set[str] = set()
        self._background: set[asyncio.Task[None]] = set()
        self._sweeping: asyncio.Task[None] | None = None
        self._telling = asyncio.Lock()
        self._repeated = time.monotonic()
        self._expired = 0.0
        self._listener = self._listener_for(settings.database)

    async def open(self) -> None:
        """With every game at hand, so that nobody waits for the first table of one."""
        games()
        await self.storage.open()
        await self._hear_of_bans()
        if self._listener is not None:
            await self._listener.start()
        self._sweeping = asyncio.create_task(self._sweep())
        self._run(self._tell_old_results())

    async def close(self) -> None:
        tasks = [live.driving for live in self._tables.values() if live.driving is not None]
        if self._sweeping is not None:
            tasks.append(self._sweeping)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._listener is not None:
            await self._listener.stop()
        await self.bots.close()
        await self.storage.close()

    # --- tables -------------------------------------------------------------------------

    async def create(
        self, opening: Opening, id: str | None = None, history: History | None = None
    ) -> LiveTable:
        """A new table, kept before anybody hears of it; Taken if there is one of this id. With the
        history that its record tells, where that has been read already."""
        live = self._live(Table(id or new_table_id(), opening, history))
        table = live.table
        await self.storage.create(table.id, opening, summary(table), members(table))
        live = self._kept(live)
        self.drive(live)
        return live

    async def table(self, id: str) -> LiveTable:
        """The table of this id; Refused if there is none. Read from storage only once, however
        many ask at the same time."""
        live = self._tables.get(id)
        if live is not None:
            live.used = time.monotonic()
            return live
        task = self._opening.get(id)
        if task is None:
            task = self._opening[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    async def usable_table(self, id: str) -> LiveTable | None:
        """For those who see to many: None if it cannot be opened, which is no concern of the
        others."""
        if id in self._set_aside:
            return None
        with suppress(Refused):
            return await self.table(id)
        return None

    async def table_or_new(self, id: str, opening: Opening) -> LiveTable:
        """The table of this id, opened so if nobody has opened it yet."""
        try:
            return await self.table(id)
        except Refused:
            with suppress(Taken):
                return await self.create(opening, id)
            return await self.table(id)

    def link(self, table: str, seat: int) -> str:
        """The seat link."""
        return f"/t/{table}?seat={self.identity.seat_token(table, seat)}"

    # --- viewers ------------------------------------------------------------------------

    async def enter(self, live: LiveTable, viewer: Viewer) -> None:
        await live.enter(viewer)
        self._presence_changed(live)
        self.drive(live)

    async def leave(self, live: LiveTable, viewer: Viewer) -> None:
        """Who never came in, since something failed before, has seen nothing and leaves nothing."""
        if viewer not in live.viewers:
            return
        live.leave(viewer)
        self._presence_changed(live)
        if live.table.seats_of(viewer.player):
            await self.storage.save_seen(live.table.id, viewer.player, viewer.holds)

    def lookers(self) -> set[str]:
        """Everybody who has a table open in a page, in this process."""
        return {viewer.player for live in self._tables.values() for viewer in live.viewers}

    async def sign_out(self, player: str) -> None:
        """From everywhere: their cookies count no more, and open pages have to come in again."""
        await self.storage.sign_out(player, SignedOut(self.process, player))
        self._dismiss(player)

    def _dismiss(self, player: str) -> None:
        for live in self._tables.values():
            for viewer in live.viewers:
                if viewer.player == player:
                    viewer.dismiss()

    # --- bots and clocks --------------------------------------------------------------

    def drive(self, live: LiveTable) -> None:
        """Something changed: let bots move and clocks run, if there is anything of the kind."""
        live.changed.set()
        if live.driving is None or live.driving.done():
            live.driving = self._run(drive(live, self.bots, self.settings))

    async def _sweep(self) -> None:
        """Now and then: drive on tables that nobody looks at, put away those not in use."""
        while True:
            try:
                for id in await self.storage.due(now() - LENIENCE, self._set_aside):
                    live = await self.usable_table(id)
                    if live is not None:
                        self.drive(live)
                await self._hear_of_bans()
                await self._expire()
            except Exception:
                log.exception("a sweep failed")
            self._put_away()
            self._notice_absence()
            self._repeat_presence()
            await asyncio.sleep(self.settings.sweep_every)

    async def _tell_old_results(self) -> None:
        """Of games that ended before results were kept."""
        for id in await self.results.missing():
            live = await self.usable_table(id)
            if live is not None:
                with suppress(IntegrityError):
                    await self.results.keep(results(live.table))

    async def _hear_of_bans(self) -> None:
        """The host may have banned somebody meanwhile, who may be at a table."""
        banned = await self.storage.bans()
        fresh = banned.keys() - self.bans
        self.bans.intersection_update(banned)
        self.bans.update(banned)
        for who in fresh:
            self._dismiss(who)

    async def _expire(self) -> None:
        """Forget the tables where nothing has happened for as long as the host set."""
        days = self.settings.expire_after
        if days is None or time.monotonic() - self._expired < EXPIRE_EVERY:
            return
        self._expired = time.monotonic()
        looked_at = [id for id, live in self._tables.items() if live.viewers]
        before = now() - int(days * DAY_IN_MILLISECONDS)
        forgotten = await self.storage.delete_idle_since(before, looked_at)
        for id in forgotten:
            self._tables.pop(id, None)
        if forgotten:
            log.info("tables where nothing has happened for long are forgotten: %s", forgotten)

    def _put_away(self) -> None:
        long_ago = time.monotonic() - self.settings.idle_after
        for id, live in list(self._tables.items()):
            busy = live.driving is not None and not live.driving.done()
            if not live.viewers and not busy and live.used < long_ago:
                del self._tables[id]
                log.debug("table %s is put away", id)

    def _notice_absence(self) -> None:
        """Who has been gone for long is missed without anybody coming or going."""
        for live in self._tables.values():
            if live.viewers:
                live.show_presence()

    # --- inside -------------------------------------------------------------------------

    def _live(self, table: Table) -> LiveTable:
        away_after = self.away_after(table.opening.clock)
        return LiveTable(table, self.storage, self.process, self.link, self.drive, away_after)

    def _kept(self, live: LiveTable) -> LiveTable:
        """There is one of each table in memory: who opens and who reads it at the same time have
        the same."""
        return self._tables.setdefault(live.table.id, live)

    def away_after(self, clock: Clock) -> float:
        """Where people have days for a move, nobody is away before they are over."""
        days = clock.amount * DAY_IN_SECONDS if clock.kind == "days" else 0
        return max(self.settings.away_after, days)

    async def _load(self, id: str) -> LiveTable:
        """A table that cannot be opened is set aside, and whoever asks for it is told so. A
        database that is away says nothing about it."""
        try:
            loaded = await self.storage.load(id)
            if loaded is None:
                raise Refused("error-no-such-table")
            live = self._live(await self._restored(id, *loaded))
        except (DatabaseAway, Refused):
            raise
        except Exception:
            self._tell_of_damage(id)
            raise Refused("error-damaged") from None
        return self._kept(live)

    async def _restored(self, id: str, opening: Opening, entries: list[LogEntry]) -> Table:
        """As it was; a study that takes long to read is read beside the other tables."""
        try:
            long = cost_of(opening.record) > 1
            history = await read_aside(opening.record) if long else None
            return restored(id, opening, entries, history)
        except (OldRuleset, OtherBoard, UnknownGame) as error:
            self._set_aside.add(id)
            title = {"game": title_of(opening.game)}
            if isinstance(error, OldRuleset):
                raise Refused("error-no-longer-played", title) from None
            missing = "board" if isinstance(error, OtherBoard) else "game"
            raise Refused("error-away", {**title, "missing": missing}) from None

    def _tell_of_damage(self, id: str) -> None:
        """To the host, once: `regnum host check` says more."""
        if id not in self._set_aside:
            self._set_aside.add(id)
            self.metrics.faults.inc()
            log.exception("table %s is set aside: it cannot be opened", id)

    def _listener_for(self, address: str | None) -> Listener | None:
        if address is None or not address.startswith("postgresql"):
            return None
        return Listener(address, self._hear, self._missed)

    def _hear(self, notice: Notice) -> None:
        if notice.process == self.process:
            return
        if isinstance(notice, SignedOut):
            self._dismiss(notice.player)
            return
        live = self._tables.get(notice.table)
        if live is None:
            return
        if isinstance(notice, Changed):
            self._run(live.catch_up(notice.number))
        else:
            unknown = live.presence.hear(notice.process, notice.players)
            live.show_presence()
            if unknown:
                self._tell_presence(live)

    def _missed(self) -> None:
        for live in self._tables.values():
            self._run(live.catch_up())

    def _presence_changed(self, live: LiveTable) -> None:
        live.show_presence()
        self._tell_presence(live)

    def _tell_presence(self, live: LiveTable) -> None:
        if self._listener is not None:
            self._run(self._notify_presence(live))

    async def _notify_presence(self, live: LiveTable) -> None:
        """One at a time and as it is then, or an old notice could arrive after a newer one."""
        async with self._telling:
            players = live.presence.told([seat.player for seat in live.table.seats])
            await self.storage.notify(Present(self.process, live.table.id, players))

    def _repeat_presence(self) -> None:
        """So that the others notice when this process is gone."""
        if time.monotonic() - self._repeated >= REPEATED_AFTER:
            self._repeated = time.monotonic()
            for live in self._tables.values():
                if live.viewers:
                    self._tell_presence(live)

    def _run(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """On the side; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background_done)
        return task

    def _background_done(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        with suppress(asyncio.CancelledError):
            error = task.exception()
            if error is not None:
                self.metrics.faults.inc()
                log.error("work in the background failed", exc_info=error)
