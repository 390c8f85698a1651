"""The journal points at the board: whoever reads an entry is shown where it happened."""

import pytest

import regnum
from regnum.core.chance import fast
from tests.tables import random_decisions, tables

WHOLE_GAME = 3_000
"""More decisions than any game has."""

NOWHERE: dict[str, set[str]] = {
    "carolus-magnus": {"event-round", "event-throw", "event-nothing-left", "event-end"},
    "carolingi": {"event-end"},
    "wallenstein": {"event-lineup", "event-end"},
}
"""What happens at no place in particular."""


@pytest.mark.parametrize("key", NOWHERE)
def test_only_what_happens_nowhere_has_no_targets(key: str) -> None:
    nowhere: set[str] = set()
    for table in tables():
        if table.game.key != key:
            continue
        state = table.start("targets")
        for seat, move in random_decisions(state, fast("targets"), WHOLE_GAME):
            state.play(seat, move)
        nowhere |= {event.key for event in state.journal or () if not event.targets}
    assert nowhere <= NOWHERE[key]


def test_every_game_is_asked() -> None:
    assert set(NOWHERE) == set(regnum.games())
