"""The table of all moves: `number 0` to `number 2` (1)."""

from typing import Final

from regnum.core.moves import Entry, Move, MoveTable

NUMBERS: Final = 3
NUMBER: Final = 0

TABLE: Final = MoveTable(
    Entry(Move("number", (n,), (f"number:{n}",)), f"number {n}") for n in range(NUMBERS)
)
