"""A tiny game with secrets, simultaneous decisions and an hourglass, for the tests of the table."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import regnum
from regnum import registry


@contextmanager
def registered() -> Iterator[str]:
    """The key under which the game can be played meanwhile."""
    if regnum.compiled:
        pytest.skip("a game written for the tests cannot stand on the compiled core")
    registry.GAMES["duel"] = "tests.duel.game:Duel"
    try:
        yield "duel"
    finally:
        del registry.GAMES["duel"]
