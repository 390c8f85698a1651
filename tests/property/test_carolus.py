"""What holds in Carolus Magnus beyond the contract of all games."""

import pytest

from regnum.core.state import State
from regnum.testing import assert_alike, ends_of_turn
from tests.cases.carolus.table import BLACK, turn

RING = "B4 r1 | W5 g1 | B5 b1 | y1"


@pytest.mark.parametrize("reserve", ["r3", "r7", "r2 g5", "r1 p1 g1", "y1 g6", "r1 p1 b1 y1", "r2"])
def test_a_turn_of_paladins_ends_alike_in_any_order(reserve: str) -> None:
    """Every multiset of paladins and places, then every stop of the Emperor."""
    state = turn(BLACK, RING, reserves={BLACK: reserve}).state
    ends = ends_of_turn(state, BLACK, State.distinct, 100_000)
    others = ends_of_turn(state, BLACK, State.legal, 100_000)
    assert ends is not None
    assert others is not None
    assert len(ends) > 10
    assert_alike(ends, others)
