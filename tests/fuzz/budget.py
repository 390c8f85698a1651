"""How long is fuzzed: a moment in every run, an hour each with `make fuzz`."""

import os
import random
import time
from collections.abc import Iterator
from typing import Final

SECONDS: Final = float(os.environ.get("REGNUM_FUZZ_SECONDS", "0"))
SHORT_ROUNDS: Final = 1
TOLD_EVERY: Final = 300.0
"""Seconds after which a long run says how far it is."""


def rounds(what: str) -> Iterator[random.Random]:
    """Chance for one round after the other until the time is over; in the short form always the
    same. A round that fails can be run again by its number."""
    begun = told = time.monotonic()
    first = random.SystemRandom().randrange(10**9) if SECONDS else 0
    number = 0
    while number < SHORT_ROUNDS or time.monotonic() - begun < SECONDS:
        yield random.Random(first + number)
        number += 1
        if time.monotonic() - told > TOLD_EVERY:
            told = time.monotonic()
            print(f"{what}: {number} rounds from {first} in {told - begun:.0f} s", flush=True)
