"""Bots choose in processes of their own, so that nobody at any table waits for them.

What is sent there is a seat's knowledge, and no more.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import Any, TypeVar

from regnum.bots.aim import Advice
from regnum.bots.bot import Knowledge
from regnum.core.game import Game
from regnum.registry import bot, offer_boards
from regnum.server.metrics import Metrics
from regnum.table.advice import advise

T = TypeVar("T")


class BotPool:
    """A few processes that choose moves. One that dies is replaced."""

    def __init__(self, count: int, metrics: Metrics, boards: Sequence[Game] = ()) -> None:
        """`boards` are the games on owners' boards, which records may name."""
        self._count = count
        self._boards = boards
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, knowledge: Knowledge, seed: str) -> list[int]:
        """The moves that a bot plays, one after the other."""
        return await self._ask(choose, name, knowledge, seed)

    async def advise(self, name: str, knowledge: Knowledge, seed: str) -> Advice:
        """The same, and what they are for."""
        return await self._ask(advise, name, knowledge, seed)

    async def look_back(self, question: Callable[[str], T], record: str) -> T:
        """Something about a game that is over."""
        return await self._run(question, record)

    async def close(self) -> None:
        """Without the decisions that are not begun; those that are take a moment."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    async def _ask(
        self,
        question: Callable[[str, Knowledge, str], T],
        name: str,
        knowledge: Knowledge,
        seed: str,
    ) -> T:
        with self._metrics.thinking.track_inprogress(), self._metrics.thought.labels(name).time():
            return await self._run(question, name, knowledge, seed)

    async def _run(self, question: Callable[..., T], *about: Any) -> T:
        """Once more where a process has died over it, or over what others asked meanwhile."""
        loop, pool = asyncio.get_running_loop(), self._processes()
        try:
            return await loop.run_in_executor(pool, question, *about)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._processes(), question, *about)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count, multiprocessing.get_context("spawn"), _start_worker, (self._boards,)
            )
        return self._pool


def choose(name: str, knowledge: Knowledge, seed: str) -> list[int]:
    """Choose in this process."""
    game: Game = knowledge.game
    return bot(name, game, seed).choose(knowledge)


def _start_worker(boards: Sequence[Game]) -> None:
    """A worker knows the boards as the server has read them, leaves the keyboard to it and does
    not outlive it."""
    offer_boards(boards)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        connection.wait([server.sentinel])
        os._exit(0)
