"""The database: SQLite in the data folder, or PostgreSQL by its address.

Both are spoken to in the same way: a function of an open connection is run in a transaction, off
the event loop, and its answer comes back. SQLite has a thread that writes and one that reads, so
a transaction costs one hop to and fro however many statements it has. A third moves what was
written from the log into the file, which would else hold up whoever plays next.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import asyncpg  # type: ignore[import-untyped]
from alembic import command
from alembic.config import Config
from sqlalchemy import URL, ClauseElement, Connection, Dialect, Table, create_engine, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.sql.compiler import SQLCompiler

FILE: Final = "regnum.sqlite3"
MIGRATION_LOCK: Final = 7_346_866
"""The number of the lock under which one process at a time migrates a shared database."""

PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    "foreign_keys=ON",
    "wal_autocheckpoint=0",
)
"""A commit reaches the disk before it is reported, so that even a power cut loses nothing that
was acknowledged."""

MOVED_AFTER: Final = 150
"""Commits after which what they wrote is moved from the log into the file: a thousand pages."""

LONGEST_LOG: Final = 16_384
"""Pages (64 MB) after which writing waits for the log to be emptied: it never is while somebody
always writes or reads."""

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")
Item = TypeVar("Item")


class DatabaseAway(Exception):
    """It cannot be reached, or cannot be written to. Whether what was just asked of it happened is
    not known."""


@contextmanager
def away_told() -> Iterator[None]:
    """Raises DatabaseAway for whatever is no answer to a question. asyncpg's own errors are those
    of a connection that was never made."""
    try:
        yield
    except (DataError, IntegrityError, ProgrammingError):
        raise
    except (
        *(OSError, DBAPIError, NoConnectionFree),
        *(asyncpg.PostgresError, asyncpg.InterfaceError),
    ) as error:
        raise DatabaseAway(str(error)) from error


class Database(ABC):
    """`shared` is one that other processes may write to as well. After `steady` all that a function
    reads is of one moment. `dialect` is how it wants to be spoken to."""

    shared: bool
    steady: str
    dialect: Dialect

    @staticmethod
    @abstractmethod
    def upsert(table: Table) -> postgresql.Insert | sqlite.Insert:
        """An INSERT that may say what becomes of a row that is there already."""

    @abstractmethod
    async def read(self, reads: Callable[[Connection], Answer]) -> Answer:
        """What a function that changes nothing finds."""

    @abstractmethod
    async def write(self, writes: Callable[[Connection], Answer]) -> Answer:
        """Commits what a function has changed, or nothing if it raises."""

    @abstractmethod
    async def close(self) -> None: ...

    async def migrate(self) -> None:
        """Bring it to the present schema."""
        await self.write(upgrade)


class LocalFile(Database):
    """SQLite, for one process."""

    shared = False
    steady = "BEGIN"
    upsert = staticmethod(sqlite.insert)

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), pool_reset_on_return=None)
        event.listen(self._engine, "connect", _set_pragmas)
        self.dialect = self._engine.dialect
        self._reader = ThreadPoolExecutor(1, "database-reader")
        self._writer = ThreadPoolExecutor(1, "database-writer")
        self._mover = ThreadPoolExecutor(1, "database-mover")
        self._writing: Connection | None = None
        self._unmoved = 0

    async def read(self, reads: Callable[[Connection], Answer]) -> Answer:
        return await _run(self._reader, self._engine.connect, reads)

    async def write(self, writes: Callable[[Connection], Answer]) -> Answer:
        answer = await _run(self._writer, self._begin, writes)
        self._unmoved += 1
        if self._unmoved >= MOVED_AFTER:
            self._unmoved = 0
            self._mover.submit(self._move_log)
        return answer

    async def close(self) -> None:
        for thread in (self._mover, self._writer, self._reader):
            await asyncio.to_thread(thread.shutdown)
        if self._writing is not None:
            self._writing.close()
        self._engine.dispose()

    @contextmanager
    def _begin(self) -> Iterator[Connection]:
        """A transaction of the one connection that writes."""
        if self._writing is None:
            self._writing = self._engine.connect()
        with self._writing.begin():
            yield self._writing

    def _move_log(self) -> None:
        """Beside whoever writes, unless the log has grown too long for that."""
        try:
            with self._engine.connect() as connection:
                moved = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
                if moved[1] > LONGEST_LOG:
                    connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        except DBAPIError as error:
            log.warning("the log of the database cannot be moved into its file: %s", error)


async def _run(
    thread: ThreadPoolExecutor,
    connect: Callable[[], AbstractContextManager[Connection]],
    function: Callable[[Connection], Answer],
) -> Answer:
    def connected() -> Answer:
        with connect() as connection:
            return function(connection)

    with away_told():
        return await asyncio.get_running_loop().run_in_executor(thread, connected)


class Postgres(Database):
    """PostgreSQL, for as many processes as one likes."""

    shared = True
    steady = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"
    upsert = staticmethod(postgresql.insert)

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"), pool_pre_ping=True
        )
        self.dialect = self._engine.dialect

    async def read(self, reads: Callable[[Connection], Answer]) -> Answer:
        with away_told():
            async with self._engine.connect() as connection:
                return await connection.run_sync(reads)

    async def write(self, writes: Callable[[Connection], Answer]) -> Answer:
        with away_told():
            async with self._engine.begin() as connection:
                return await connection.run_sync(writes)

    async def close(self) -> None:
        await self._engine.dispose()

    async def migrate(self) -> None:
        def alone(connection: Connection) -> None:
            lock = text("SELECT pg_advisory_xact_lock(:number)")
            connection.execute(lock, {"number": MIGRATION_LOCK})
            upgrade(connection)

        await self.write(alone)


KINDS: Final[dict[str, Callable[[URL], Database]]] = {"sqlite": LocalFile, "postgresql": Postgres}


def database_for(data: Path, address: str | None) -> Database:
    """The database of this address, or the file in the data folder."""
    url = make_url(address or f"sqlite:///{data / FILE}")
    kind = KINDS.get(url.get_backend_name())
    if kind is None:
        raise ValueError(f"{address!r} is neither a postgresql:// nor a sqlite:// address.")
    return kind(url)


class Prepared:
    """A statement in the words of a database, put together once: what every move says."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        assert compiled.positiontup is not None
        self._words = compiled.string
        self._order = compiled.positiontup

    def execute(self, connection: Connection, rows: Sequence[Mapping[str, object]]) -> None:
        """For each of the rows."""
        values = [tuple(row[name] for name in self._order) for row in rows]
        connection.exec_driver_sql(self._words, values)


def upgrade(connection: Connection, revision: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", "regnum.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Writer(Generic[Item]):
    """One for all tables of a process. What arrives while the disk is busy is written together with
    one commit, so that many tables cost little more than one; a batch that fails is written again
    one by one, so that each item gets an answer of its own."""

    def __init__(self, write: Callable[[list[Item]], Awaitable[None]]) -> None:
        self._write = write
        self._waiting: list[tuple[Item, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def put(self, item: Item) -> None:
        """Returns when the item is written; raises what its writing raised."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, written))
        self._wake.set()
        await written

    async def _run(self) -> None:
        while self._waiting or not self._stopping:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch and not await self._succeeds(batch):
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
