"""What a host does with the tables that a server keeps: `regnum host`."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

from regnum.core.errors import OldRuleset, RegnumError, UnknownGame
from regnum.core.record import record_of
from regnum.server.live import members, now, restored, summary
from regnum.server.notices import Changed
from regnum.server.storage.storage import Append, Listed, Storage, Taken
from regnum.table.archive import archived
from regnum.table.changes import LogEntry
from regnum.table.opening import Opening
from regnum.table.requests import close

PROCESS = "host"


class Checked(NamedTuple):
    """A table that was played again from its beginning; `fault` says why it cannot be."""

    table: Listed
    fault: str | None


async def check(storage: Storage) -> AsyncIterator[Checked]:
    """Play every table again and hold it against what the lobby is told of it."""
    for listed in await storage.all_tables():
        loaded = await storage.load(listed.id)
        if loaded is not None:
            yield Checked(listed, _fault(listed, *loaded))


def _fault(listed: Listed, opening: Opening, entries: list[LogEntry]) -> str | None:
    try:
        table = restored(listed.id, opening, entries)
    except (RegnumError, ValueError) as error:
        return str(error)
    told = summary(table)
    wrong = [name for name, kept in listed.summary._asdict().items() if kept != getattr(told, name)]
    return f"the lobby is told another {', '.join(wrong)}" if wrong else None


async def export(storage: Storage, folder: Path) -> int:
    """Write the record of every table into a folder; how many. The seed of a game that is going on
    stays out."""
    number = 0
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for listed in await storage.all_tables():
            loaded = await storage.load(listed.id)
            if loaded is not None:
                name = f"{listed.game}-{listed.id}.txt"
                (folder / name).write_text(_record(listed.id, *loaded), encoding="utf-8")
                number += 1
    except OSError as error:
        raise RegnumError(f"{folder} cannot be written to: {error.strerror}.") from None
    return number


def _record(id: str, opening: Opening, entries: list[LogEntry]) -> str:
    try:
        table = restored(id, opening, entries)
    except (OldRuleset, UnknownGame):
        return archived(opening, entries)
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
