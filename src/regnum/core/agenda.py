"""A phase on the agenda is one number: which, for which seat, and how many or which."""

from typing import Final

WHICH: Final = 0xFF
SEAT_SHIFT: Final = 8
SEAT: Final = 0xF
NUMBER_SHIFT: Final = 12
LARGEST_NUMBER: Final = 1 << 40
