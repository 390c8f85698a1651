"""Tables to test at: every game, every number of seats, every option once off its default."""

from collections.abc import Iterator

import regnum
from regnum.testing import Table, random_decisions, somewhere
from regnum.testing import tables as tables_of

__all__ = ["Table", "random_decisions", "somewhere", "tables"]


def tables() -> Iterator[Table]:
    for game in regnum.games().values():
        yield from tables_of(game)
