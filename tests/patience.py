"""Waiting for what must come: by its condition, never by a guess at how long it takes."""

import os
import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = float(os.environ.get("REGNUM_PATIENCE", "300"))
"""Seconds before a test gives up. What works is there at once on a quiet machine, and on one that
is thirtyfold busy well before this. A long run at the lowest priority may need more."""

LOOK_EVERY: Final = 0.05


def wait_until(condition: Callable[[], bool], what: str) -> None:
    """Return as soon as it is so; `what` says what was waited for in vain."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, f"waited in vain until {what}"
        time.sleep(LOOK_EVERY)
