"""The server's care for its memory."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regnum.server.app import application
from regnum.server.guard import RequestGuard
from regnum.server.serve import COLLECT_ALL_ENDED, CalmServer, config
from tests.server.conftest import lenient


class Line:
    """What an ended socket leaves: it holds itself."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def guard(tmp_path: Path) -> RequestGuard:
    return application(lenient(tmp_path))


@pytest.fixture
def calm(tmp_path: Path, guard: RequestGuard) -> Iterator[CalmServer]:
    """A server as it is between two ticks; afterwards Python looks after memory again."""
    prepared = config(lenient(tmp_path), guard)
    prepared.load()
    gc.disable()
    try:
        yield CalmServer(prepared, guard)
    finally:
        gc.unfreeze()
        gc.enable()


def tick(server: CalmServer, counter: int) -> None:
    asyncio.run(server.on_tick(counter))


def test_what_ended_sockets_leave_is_found_when_there_were_many(
    calm: CalmServer, guard: RequestGuard
) -> None:
    tick(calm, 0)
    left = weakref.ref(Line())
    guard.ended = COLLECT_ALL_ENDED - 1
    tick(calm, 1)
    assert left() is not None, "a little may lie"
    guard.ended += 1
    tick(calm, 2)
    assert left() is None


def test_a_socket_that_is_refused_has_ended_too(guard: RequestGuard) -> None:
    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: object) -> None:
        assert message == {"type": "websocket.close", "code": 4403, "reason": ""}

    scope: dict[str, Any] = {
        "type": "websocket",
        "path": "/",
        "headers": [],
        "client": None,
        "scheme": "ws",
    }
    asyncio.run(guard(scope, receive, send))
    assert guard.ended == 1


def test_what_a_request_leaves_is_found_at_the_next_tick(calm: CalmServer) -> None:
    tick(calm, 0)
    left = weakref.ref(Line())
    calm.server_state.total_requests += 1
    tick(calm, 1)
    assert left() is None
