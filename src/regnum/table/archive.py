"""The record of a table whose rules are no longer played: put together without them."""

from regnum.table.changes import Became, LogEntry, Sat, Wrote
from regnum.table.opening import Opening


def archived(opening: Opening, entries: list[LogEntry]) -> str:
    """The record as it was written, line by line. The rules that it follows are no longer played,
    so nothing in it is secret any more."""
    head, _, body = opening.record.partition("\n\n")
    set_up, *lines = body.removesuffix("\n").split("\n")
    for entry in entries:
        if isinstance(entry.change, Wrote):
            lines[entry.change.cut :] = entry.change.lines
    return "\n".join([head, "", set_up, *lines, ""])


def players_of(opening: Opening, entries: list[LogEntry]) -> set[str]:
    """Whose table it was: the host's, and everybody's who sat there."""
    seated = {seat.player for seat in opening.seats}
    seated |= {entry.change.player for entry in entries if isinstance(entry.change, Sat | Became)}
    return {player for player in seated | {opening.host} if player is not None}
