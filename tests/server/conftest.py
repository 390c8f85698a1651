"""Servers on loopback for the tests: in this process, each with a database of its own."""

import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import uvicorn

from regnum.server.app import application
from regnum.server.serve import config
from regnum.server.settings import Rate, Settings
from tests.patience import PATIENCE, wait_until
from tests.server.guests import Guest
from tests.server.postgres import fresh_database, postgres

__all__ = ["fresh_database", "postgres"]

GENEROUS = Rate(100_000, 100_000)


@contextmanager
def running(settings: Settings) -> Iterator[str]:
    """A server with these settings; its address."""
    settings = replace(settings, port=0)
    server = uvicorn.Server(config(settings, application(settings)))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        wait_until(lambda: server.started or not thread.is_alive(), "the server has started")
        assert thread.is_alive(), "the server did not start"
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not stop"


def lenient(data: Path, database: str | None = None) -> Settings:
    """Limits that no test runs into by the way, and bots that do not wait."""
    return Settings(
        data,
        database,
        requests=GENEROUS,
        new_tables=GENEROUS,
        new_tables_per_address=GENEROUS,
        sign_ins=GENEROUS,
        hints=GENEROUS,
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
    with ExitStack() as guests:

        def arrive(name: str = "", language: str = "en") -> Guest:
            return guests.enter_context(Guest(server, name, language))

        yield arrive
