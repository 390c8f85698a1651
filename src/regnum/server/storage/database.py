"""The engine: SQLite in the data folder, or PostgreSQL by its address."""

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
FILE: Final = "regnum.sqlite3"
MIGRATION_LOCK: Final = 7_346_866
"""The number of the lock under which one process at a time migrates a shared database."""

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")
"""A commit reaches the disk before it is reported, so that even a power cut loses nothing that
was acknowledged."""


def engine_for(data: Path, address: str | None) -> AsyncEngine:
    """The database of this address, or the file in the data folder."""
    url = make_url(address or f"sqlite:///{data / FILE}")
    backend = url.get_backend_name()
    if backend not in DRIVERS:
        raise ValueError(f"{address!r} is neither a postgresql:// nor a sqlite:// address.")
    engine = create_async_engine(
        url.set(drivername=DRIVERS[backend]),
        pool_pre_ping=backend == "postgresql",
        pool_reset_on_return="rollback" if backend == "postgresql" else None,
    )
    if backend == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the present schema."""
    async with engine.begin() as connection:
        if is_postgres(engine):
            lock = text("SELECT pg_advisory_xact_lock(:number)")
            await connection.execute(lock, {"number": MIGRATION_LOCK})
        await connection.run_sync(_upgrade)


def is_postgres(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "postgresql"


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "regnum.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
