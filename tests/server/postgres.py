"""A real PostgreSQL for the tests: the one that REGNUM_TEST_POSTGRES names, or one of our own,
from Debian's package, started in a temporary folder and gone afterwards."""

import asyncio
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import asyncpg  # type: ignore[import-untyped]
import pytest

PATIENCE = 30.0
PROGRAMS = Path("/usr/lib/postgresql")
UNPRIVILEGED = ("postgres", "nobody")
"""Who may run it, since PostgreSQL refuses to be run by root."""


def programs() -> Path:
    """Where its programs are, installed if need be and possible."""
    if not any(PROGRAMS.glob("*/bin/postgres")):
        install()
    newest = sorted(PROGRAMS.glob("*/bin/postgres"))
    if not newest:
        pytest.skip("PostgreSQL is not installed and could not be installed")
    return newest[-1].parent


def install() -> None:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        pytest.skip("PostgreSQL is not installed, and installing it takes root and apt-get")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
        subprocess.run(["apt-get", "-q", *command], env=environment, capture_output=True)


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
    bin = programs()
    folder = Path(tempfile.mkdtemp(prefix="regnum-postgres-"))
    who = runner()
    if who is not None:
        shutil.chown(folder, who)
    try:
        setup = ["--auth=trust", "--username=regnum", "--no-sync", f"--pgdata={folder}/data"]
        subprocess.run([bin / "initdb", *setup], check=True, capture_output=True, cwd="/", user=who)
        port = free_port()
        options = ["-c", "fsync=off", "-c", "listen_addresses=127.0.0.1", "-c", f"port={port}"]
        server = subprocess.Popen(
            [bin / "postgres", "-D", folder / "data", "-k", folder, *options],
            cwd="/",
            user=who,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            address = f"postgresql://regnum@127.0.0.1:{port}/postgres"
            asyncio.run(answers(address))
            yield address
        finally:
            server.terminate()
            server.wait(PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def fresh_database(postgres: str) -> Callable[[], str]:
    """Makes databases; their addresses."""

    def make() -> str:
        name = f"regnum_{uuid4().hex[:12]}"
        asyncio.run(execute(postgres, f"CREATE DATABASE {name}"))
        return f"{postgres.rpartition('/')[0]}/{name}"

    return make


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def answers(address: str) -> None:
    """Wait until it does."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            connection = await asyncpg.connect(address)
        except (OSError, asyncpg.PostgresError):
            assert time.monotonic() < deadline, "PostgreSQL does not start"
            await asyncio.sleep(0.1)
        else:
            await connection.close()
            return


async def execute(address: str, statement: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(statement)
    await connection.close()
