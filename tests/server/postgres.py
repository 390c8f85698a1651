"""A real PostgreSQL for the tests: the one that REGNUM_TEST_POSTGRES names, or one of our own,
from Debian's package, started in a temporary folder and gone afterwards. It is stopped without
ceremony, since a polite one would wait for whoever is still connected."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.debian import install
from tests.patience import wait_until
from tests.processes import free_port, running

PROGRAMS = Path("/usr/lib/postgresql")
UNPRIVILEGED = ("postgres", "nobody")
"""Who may run it, since PostgreSQL refuses to be run by root."""


def programs() -> Path:
    """Where its programs are, installed if need be and possible."""
    if not any(PROGRAMS.glob("*/bin/postgres")) and not install("postgresql"):
        pytest.skip("PostgreSQL is not installed, and installing it takes root and apt-get")
    newest = sorted(PROGRAMS.glob("*/bin/postgres"))
    if not newest:
        pytest.skip("PostgreSQL is not installed and could not be installed")
    return newest[-1].parent


def runner() -> str | None:
    """The user to run it as, None for oneself."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(each for each in UNPRIVILEGED if each in known)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL in which databases may be made."""
    given = os.environ.get("REGNUM_TEST_POSTGRES")
    if given:
        yield given
        return
    with prepared() as folder, serving(folder, free_port()) as address:
        yield address


@contextmanager
def prepared() -> Iterator[Path]:
    """A folder for a PostgreSQL of our own, with an empty set of databases in it."""
    folder = Path(tempfile.mkdtemp(prefix="regnum-postgres-"))
    who = runner()
    if who is not None:
        shutil.chown(folder, who)
    try:
        setup = ["--auth=trust", "--username=regnum", "--no-sync", f"--pgdata={folder}/data"]
        command: list[str | Path] = [programs() / "initdb", *setup]
        subprocess.run(command, check=True, capture_output=True, cwd="/", user=who)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def serving(folder: Path, port: int) -> Iterator[str]:
    """PostgreSQL at this port, stopped without ceremony in the end."""
    options = ["-c", "fsync=off", "-c", "listen_addresses=127.0.0.1", "-c", f"port={port}"]
    with running(
        [programs() / "postgres", "-D", folder / "data", "-k", folder, *options],
        folder="/",
        user=runner(),
        output=subprocess.DEVNULL,
        stop_by=signal.SIGQUIT,
    ) as server:
        address = f"postgresql://regnum@127.0.0.1:{port}/postgres"
        wait_until(lambda: answers(address, server), "PostgreSQL answers")
        yield address


@pytest.fixture(scope="session")
def fresh_database(postgres: str) -> Callable[[], str]:
    """Makes databases; their addresses."""

    def make() -> str:
        name = f"regnum_{uuid4().hex[:12]}"
        asyncio.run(execute(postgres, f"CREATE DATABASE {name}"))
        return f"{postgres.rpartition('/')[0]}/{name}"

    return make


def answers(address: str, server: subprocess.Popen[bytes]) -> bool:
    assert server.poll() is None, "PostgreSQL did not start"
    try:
        asyncio.run(execute(address, "SELECT 1"))
    except (OSError, asyncpg.PostgresError):
        return False
    return True


async def execute(address: str, statement: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
