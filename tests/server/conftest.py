"""Servers on loopback for the tests: in this process, each with a database of its own."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn

from regnum.server.serve import config
from regnum.server.settings import Rate, Settings
from tests.server.guests import PATIENCE, Guest
from tests.server.postgres import fresh_database, postgres

__all__ = ["fresh_database", "postgres"]

GENEROUS = Rate(100_000, 100_000)


@contextmanager
def running(settings: Settings) -> Iterator[str]:
    """A server with these settings; its address."""
    server = uvicorn.Server(config(settings, "127.0.0.1", 0))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        deadline = time.monotonic() + PATIENCE
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()


def lenient(data: Path, database: str | None = None) -> Settings:
    """Limits that no test runs into by the way, and bots that do not wait."""
    return Settings(
        data,
        database,
        requests=GENEROUS,
        new_tables=GENEROUS,
        messages=GENEROUS,
        bot_pace=0,
        sweep_every=0.2,
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on SQLite for a whole file of tests."""
    with running(lenient(tmp_path_factory.mktemp("data"))) as address:
        yield address


@pytest.fixture
def guest(server: str) -> Iterator[Callable[..., Guest]]:
    """Makes guests of that server."""
    guests: list[Guest] = []

    def arrive(name: str = "", language: str = "en") -> Guest:
        guests.append(Guest(server, name, language))
        return guests[-1]

    yield arrive
    for each in guests:
        each.close()
