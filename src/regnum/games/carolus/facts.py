"""What is in the box (1) and how much of it each number of players uses (2, 8, 9)."""

from typing import Final

from regnum.core.packed import i64
from regnum.games.carolus.scene import Clan, Side

COLOURS: Final[tuple[Clan, ...]] = ("red", "pink", "blue", "yellow", "green")
"""The five clans of paladins, in the order of the dots on the courts."""

SIDES: Final[tuple[Side, ...]] = ("black", "white", "gray")
"""The colours of castles and discs: one a player, or one a partnership."""

CLANS: Final = 5
TERRITORIES: Final = 15
PALADINS: Final = 40
"""Paladins of each clan in the box."""

DISCS: Final = 5
CROWN: Final = 5
"""The sixth face of a die; the others are the clans."""

FACES: Final = 6
LEAST_TERRITORIES: Final = 4
"""With fewer than this the game ends (7)."""

NONE: Final = -1
"""No owner, no holder: never 0, which is a seat."""


def sides(seats: int) -> int:
    """Parties that build castles: each player, but two partnerships of four (9)."""
    return 2 if seats == 4 else seats


def side_of(seat: i64, seats: i64) -> i64:
    """Partners sit opposite each other (9; A24)."""
    return seat % 2 if seats == 4 else seat


def castles(seats: int) -> int:
    """Castles of a side (2, 8)."""
    return 8 if seats == 3 else 10


def dice(seats: int) -> int:
    """Dice thrown in a turn, which is also how many paladins are played (2, 4.1, 8)."""
    return 4 if seats == 3 else 3


def first_throws(seats: int) -> tuple[int, ...]:
    """The dice of each throw for the first reserve (2, 8; A13)."""
    return (3, 3, 3) if seats == 3 else (3, 3, 1)
