"""The table of all moves: 105 of them.

    disc 3          choose the disc 3                           (3)
    red court       play a red paladin at one's court           (4.1)
    red 7           play a red paladin in territory 7           (4.1)
    emperor 7       move the Emperor, who stops in territory 7  (4.2)
    crown red       take a red paladin for a crown              (2, 4.3)

A merged territory goes by the number of its first segment, clockwise.
"""

from collections.abc import Iterator
from typing import Final

from regnum.core.moves import Entry, Move, MoveTable
from regnum.games.carolus.facts import CLANS, COLOURS, DISCS, TERRITORIES

DISC: Final = 0
PLACE: Final = 5
EMPEROR: Final = 85
CROWNED: Final = 100
END: Final = 105

PLACES: Final = 16
"""Where a paladin may go: the court (0), then the territories."""

COURT: Final = 0


def entries() -> Iterator[Entry]:
    for number in range(1, DISCS + 1):
        yield Entry(Move("disc", (number,), (f"disc:{number}",)), f"disc {number}")
    for colour in COLOURS:
        yield Entry(
            Move("place", (colour, "court"), (f"reserve:{colour}", "court")), f"{colour} court"
        )
        for number in range(1, TERRITORIES + 1):
            targets = (f"reserve:{colour}", f"territory:{number}")
            yield Entry(Move("place", (colour, number), targets), f"{colour} {number}")
    for number in range(1, TERRITORIES + 1):
        yield Entry(Move("emperor", (number,), (f"territory:{number}",)), f"emperor {number}")
    for colour in COLOURS:
        yield Entry(Move("crown", (colour,), (f"clan:{colour}",)), f"crown {colour}")


TABLE: Final = MoveTable(entries())
assert len(TABLE) == END == CROWNED + CLANS
