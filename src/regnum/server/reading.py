"""Records are read beside the tables: a long one takes a second, and nobody waits for it."""

import asyncio
from typing import Final

from regnum.core.history import History
from regnum.registry import read

SIZE_OF_A_TABLE: Final = 64_000
"""Characters of a record that are as much work as it is to open a table."""


async def read_aside(record: str) -> History:
    """The game that a record tells, read in a thread. It takes turns with the others there, since
    `regnum.core.record` is not compiled."""
    return await asyncio.to_thread(read, record)


def cost_of(record: str) -> int:
    """How much work it is to read a record, in tables opened."""
    return 1 + len(record) // SIZE_OF_A_TABLE
