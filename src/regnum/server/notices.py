"""What server processes that share a database tell each other.

With SQLite there is one process and nobody to tell. With PostgreSQL a notice travels with the
transaction that it speaks of, so it never comes before what it announces.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy.engine import make_url

from regnum.server.storage.storage import CHANNEL

RETRY: Final = 1.0
"""Seconds before a lost connection is tried again."""

CHECK: Final = 10.0
"""Seconds between two looks whether the connection is still there."""

log = logging.getLogger(__name__)


class Changed(msgspec.Struct, frozen=True, tag_field="t", tag="changed"):
    """A table has a new entry."""

    process: str
    table: str
    number: int


class Present(msgspec.Struct, frozen=True, tag_field="t", tag="present"):
    """The players who look at a table in that process."""

    process: str
    table: str
    players: list[str]


class SignedOut(msgspec.Struct, frozen=True, tag_field="t", tag="signed-out"):
    """A player has signed out everywhere."""

    process: str
    player: str


Notice: TypeAlias = Changed | Present | SignedOut
_notice: msgspec.json.Decoder[Notice] = msgspec.json.Decoder(Notice)


class Listener:
    """Hears the notices of the other processes; `missed` is called when some may have been lost."""

    def __init__(
        self, address: str, heard: Callable[[Notice], None], missed: Callable[[], None]
    ) -> None:
        self._dsn = make_url(address).set(drivername="postgresql")
        self._heard = heard
        self._missed = missed
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listening))
        await listening.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, listening: asyncio.Event) -> None:
        while True:
            try:
                await self._listen_once(listening)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the line to the database is lost, trying again: %s", error)
                await asyncio.sleep(RETRY)

    async def _listen_once(self, listening: asyncio.Event) -> None:
        connection = await asyncpg.connect(self._dsn.render_as_string(hide_password=False))
        try:
            await connection.add_listener(CHANNEL, self._hear)
            if listening.is_set():
                self._missed()
            listening.set()
            while True:
                await asyncio.sleep(CHECK)
                await connection.execute("SELECT 1")
        finally:
            await connection.close(timeout=1)

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        self._heard(_notice.decode(str(payload)))
