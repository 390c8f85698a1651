"""The processes in which bots choose, when one of them dies."""

import asyncio
import os
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from regnum.server import bot_pool
from regnum.server.bot_pool import BotPool
from regnum.server.metrics import Metrics

QUESTIONS = 8


def die_over_the_first(folder: str) -> int:
    """Take a moment, so that the others still wait when the first has killed its process."""
    try:
        (Path(folder) / "asked").touch(exist_ok=False)
    except FileExistsError:
        time.sleep(0.2)
        return os.getpid()
    os._exit(1)


def test_one_that_dies_is_replaced_once_however_many_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = 0

    class Counted(ProcessPoolExecutor):
        def __init__(self, *how: Any) -> None:
            nonlocal started
            started += 1
            super().__init__(*how)

    monkeypatch.setattr(bot_pool, "ProcessPoolExecutor", Counted)

    async def ask_all() -> list[int]:
        pool = BotPool(1, Metrics())
        try:
            asked = [pool.look_back(die_over_the_first, str(tmp_path)) for _ in range(QUESTIONS)]
            return await asyncio.gather(*asked)
        finally:
            await pool.close()

    answers = asyncio.run(ask_all())
    assert len(answers) == QUESTIONS
    assert len(set(answers)) == 1
    assert started == 2
