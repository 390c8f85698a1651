"""Bots choose in processes of their own, so that nobody at any table waits for them.

What is sent there is a seat's knowledge, and no more.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection

from regnum.bots.bot import Knowledge
from regnum.core.game import Game
from regnum.registry import bot


class BotPool:
    """A few processes that choose moves. One that dies is replaced."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, knowledge: Knowledge, seed: str) -> list[int]:
        """The moves that a bot plays, one after the other."""
        try:
            return await self._ask(name, knowledge, seed)
        except BrokenProcessPool:
            self._pool = None
            return await self._ask(name, knowledge, seed)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, name: str, knowledge: Knowledge, seed: str) -> list[int]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count, multiprocessing.get_context("spawn"), _start_worker
            )
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, choose, name, knowledge, seed)


def choose(name: str, knowledge: Knowledge, seed: str) -> list[int]:
    """Choose in this process."""
    game: Game = knowledge.game
    return bot(name, game, seed).choose(knowledge)


def _start_worker() -> None:
    """A worker leaves the keyboard to the server and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        connection.wait([server.sentinel])
        os._exit(0)
