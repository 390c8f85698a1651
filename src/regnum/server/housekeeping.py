"""What a host does with the tables that a server keeps: `regnum host`."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

from regnum.core.errors import OldRuleset, RegnumError
from regnum.core.record import record_of
from regnum.server.live import members, now, restored, summary
from regnum.server.notices import Changed
from regnum.server.storage.database import DatabaseAway
from regnum.server.storage.storage import Append, Listed, Storage, Summary, Taken
from regnum.table.archive import archived
from regnum.table.requests import close
from regnum.table.table import Table

PROCESS = "host"


class Checked(NamedTuple):
    """A table that was played again from its beginning; `fault` says why it cannot be."""

    table: Listed
    fault: str | None


async def check(storage: Storage) -> AsyncIterator[Checked]:
    """Play every table again and hold it against what the lobby is told of it, while others may go
    on playing."""
    for listed in await storage.all_tables():
        try:
            loaded = await storage.load_as_told(listed.id)
            if loaded is not None:
                told, opening, entries = loaded
                table = restored(listed.id, opening, entries)
                yield Checked(listed, _difference(told, table))
        except DatabaseAway:
            raise
        except Exception as error:
            yield Checked(listed, _told(error))


def _told(error: Exception) -> str:
    """Why a table cannot be played again; whatever stands in a damaged row may be wrong in it."""
    return str(error) if isinstance(error, RegnumError) else f"{type(error).__name__}: {error}"


def _difference(told: Summary, table: Table) -> str | None:
    right = summary(table)
    wrong = [name for name, kept in told._asdict().items() if kept != getattr(right, name)]
    return f"the lobby is told another {', '.join(wrong)}" if wrong else None


class Exported(NamedTuple):
    """How many records were written, and what stood in the way of the others, by table."""

    records: int
    faults: dict[str, str]


async def export(storage: Storage, folder: Path) -> Exported:
    """Write the record of every table into a folder. The seed of a game that is going on stays
    out."""
    records, faults = 0, {}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for listed in await storage.all_tables():
            try:
                record = await _record(storage, listed.id)
            except DatabaseAway:
                raise
            except Exception as error:
                faults[listed.id] = _told(error)
                continue
            if record is not None:
                (folder / f"{listed.game}-{listed.id}.txt").write_text(record, encoding="utf-8")
                records += 1
    except OSError as error:
        raise RegnumError(f"{folder} cannot be written to: {error.strerror}.") from None
    return Exported(records, faults)


async def _record(storage: Storage, id: str) -> str | None:
    loaded = await storage.load(id)
    if loaded is None:
        return None
    try:
        table = restored(id, *loaded)
    except OldRuleset:
        return archived(*loaded)
    return record_of(table.history, False, table.names)


async def close_table(storage: Storage, id: str) -> None:
    """Nobody plays on; a server that holds the table learns of it."""
    while True:
        loaded = await storage.load(id)
        if loaded is None:
            raise RegnumError(f"There is no table {id}.")
        table = restored(id, *loaded)
        if table.closed:
            raise RegnumError(f"{id} is closed already.")
        entry = table.carry_out(close, now())
        notice = Changed(PROCESS, id, entry.number)
        try:
            await storage.append(Append(id, entry, summary(table), members(table), notice))
        except Taken:
            continue
        return


async def delete_table(storage: Storage, id: str) -> None:
    if await storage.load(id) is None:
        raise RegnumError(f"There is no table {id}.")
    await storage.delete([id])
