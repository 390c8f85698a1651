"""All that is kept in one file, and back: from SQLite or PostgreSQL, to either.

A packed file of JSON lines: what it is, then each row with the name of its table, then how many
rows there were and their fingerprint, so that a file that was cut off or altered is noticed.
"""

import gzip
import hashlib
import os
from collections.abc import Callable, Iterator
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import Connection, Table, insert, select

from regnum.core.errors import RegnumError
from regnum.server.storage.database import Database
from regnum.server.storage.schema import metadata, players, tables

FORMAT: Final = "Regnum backup 1"
BATCH: Final = 1_000
OWNER_ONLY: Final = 0o600

Row: TypeAlias = tuple[str, dict[str, Any]]
_row: msgspec.json.Decoder[Row] = msgspec.json.Decoder(Row)


class End(msgspec.Struct):
    """The last line."""

    rows: int
    sha256: str


async def back_up(database: Database, file: Path) -> int:
    """Write all rows as they are at one moment, while others may go on writing; how many. The file
    is replaced whole or not at all."""
    fresh = file.with_name(file.name + ".new")

    def write(connection: Connection) -> int:
        connection.exec_driver_sql(database.steady)
        fresh.unlink(missing_ok=True)
        fresh.touch(mode=OWNER_ONLY)
        with fresh.open("wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb") as out:
                rows = _write_rows(out.write, _all_rows(connection))
            raw.flush()
            os.fsync(raw.fileno())
        return rows

    try:
        rows = await database.read(write)
        fresh.replace(file)
    except OSError as error:
        raise RegnumError(f"{file} cannot be written: {error.strerror}.") from None
    return rows


async def restore(database: Database, file: Path) -> tuple[int, int]:
    """Bring back the tables and players that are missing, all or nothing; how many of each. What
    is there stays as it is, so a server may run meanwhile."""
    for _ in _read(file):
        pass

    def write(connection: Connection) -> tuple[int, int]:
        known = {name: _keys(connection, name) for name in metadata.tables if not _of_table(name)}
        added: dict[str, int] = {tables.name: 0, players.name: 0}
        missing = (row for row in _read(file) if not _is_there(row, known))
        for name, rows in groupby(missing, itemgetter(0)):
            while batch := [values for _, values in islice(rows, BATCH)]:
                connection.execute(insert(metadata.tables[name]), batch)
                added[name] = added.get(name, 0) + len(batch)
        return added[tables.name], added[players.name]

    return await database.write(write)


def _of_table(name: str) -> bool:
    """Whether its rows belong to a table that people play at, and come with it."""
    return bool(metadata.tables[name].foreign_keys)


def _keys(connection: Connection, name: str) -> set[Any]:
    return {tuple(row) for row in connection.execute(select(*metadata.tables[name].primary_key))}


def _is_there(row: Row, known: dict[str, set[Any]]) -> bool:
    name, values = row
    if _of_table(name):
        return (values["table_id"],) in known[tables.name]
    return tuple(values[column.name] for column in metadata.tables[name].primary_key) in known[name]


def _all_rows(connection: Connection) -> Iterator[Row]:
    table: Table
    for table in metadata.sorted_tables:
        for row in connection.execution_options(yield_per=BATCH).execute(select(table)):
            yield str(table.name), {str(name): value for name, value in row._mapping.items()}


def _write_rows(write: Callable[[bytes], object], rows: Iterator[Row]) -> int:
    fingerprint = hashlib.sha256()
    number = 0
    write(msgspec.json.encode(FORMAT) + b"\n")
    for row in rows:
        line = msgspec.json.encode(row) + b"\n"
        fingerprint.update(line)
        write(line)
        number += 1
    write(msgspec.json.encode(End(number, fingerprint.hexdigest())) + b"\n")
    return number


def _read(file: Path) -> Iterator[Row]:
    """The rows of a backup, which must be whole."""
    fingerprint = hashlib.sha256()
    number = 0
    try:
        with gzip.open(file) as lines:
            if next(lines, b"").rstrip(b"\n") != msgspec.json.encode(FORMAT):
                raise RegnumError(f"{file} is no backup of this kind.")
            before = next(lines, b"")
            for line in lines:
                yield _row.decode(before)
                fingerprint.update(before)
                number += 1
                before = line
            end = msgspec.json.decode(before, type=End)
    except FileNotFoundError:
        raise RegnumError(f"There is no file {file}.") from None
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise RegnumError(f"{file} is no backup, or a damaged one: {error}.") from None
    if end != End(number, fingerprint.hexdigest()):
        raise RegnumError(f"{file} is damaged: its rows are not those that were written.")
