"""One writer for all tables of a process.

Entries that arrive while the disk is busy are written together with one commit, so that many
tables cost little more than one.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Writer(Generic[Item]):
    """Writes batches; a batch that fails is written again one by one, so that each item gets an
    answer of its own."""

    def __init__(self, write: Callable[[list[Item]], Awaitable[None]]) -> None:
        self._write = write
        self._waiting: list[tuple[Item, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def put(self, item: Item) -> None:
        """Returns when the item is written; raises what its writing raised."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, written))
        self._wake.set()
        await written

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not await self._succeeds(batch):
                for each in batch:
                    await self._alone(each)

    async def _succeeds(self, batch: list[tuple[Item, asyncio.Future[None]]]) -> bool:
        try:
            await self._write([item for item, _ in batch])
        except Exception:
            return False
        for _, written in batch:
            _settle(written, None)
        return True

    async def _alone(self, each: tuple[Item, asyncio.Future[None]]) -> None:
        item, written = each
        try:
            await self._write([item])
        except Exception as error:
            _settle(written, error)
        else:
            _settle(written, None)


def _settle(written: asyncio.Future[None], error: Exception | None) -> None:
    if written.cancelled():
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)
