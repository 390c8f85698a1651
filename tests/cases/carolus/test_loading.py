"""What `load` must refuse: positions that no game of Carolus Magnus can reach."""

from typing import Any

import pytest

from regnum.core.errors import ImpossiblePosition
from tests.cases import cites
from tests.cases.carolus.table import BLACK, GAME, MOVE_EMPEROR, WHITE, Table, opening, turn


def damaged(table: Table, **fields: Any) -> dict[str, Any]:
    return table.state.position() | fields


def refused(position: dict[str, Any]) -> str:
    with pytest.raises(ImpossiblePosition) as caught:
        GAME.load(position)
    return str(caught.value)


@cites("4.3")
def test_a_reserve_larger_than_play_allows() -> None:
    position = turn(BLACK, reserves={BLACK: "r3 p3 b1"}).state.position()
    position["reserves"][0] += 1
    position["middle"][0] -= 1
    assert "more than 7" in refused(position)


@cites("3")
def test_no_discs_left_in_the_first_round() -> None:
    assert "must have 5 discs" in refused(damaged(opening([BLACK, WHITE]), discs=[0, 31]))


@cites("3")
def test_an_order_that_the_discs_shown_forbid() -> None:
    table = turn(BLACK, discs=[2, 4])
    assert "lower disc" in refused(damaged(table, order=[WHITE, BLACK]))


@cites("A8")
def test_equal_discs_that_nobody_was_forced_to_show() -> None:
    table = turn(BLACK, discs=[2, 4])
    position = damaged(table, shown=[2, 2], discs=[0b11101, 0b11101])
    assert "Nobody was forced" in refused(position)


@cites("A23")
def test_a_crown_of_the_preparation_asked_of_the_wrong_seat() -> None:
    state = next(s for s in (GAME.start(2, seed) for seed in range(99)) if not s.moment.round)
    position = state.position()
    wrong = 1 - state.to_move[0]
    position["to_move"] = [wrong]
    position["agenda"][-1][1] = wrong
    assert "order of the seats" in refused(position)


@cites("4.1")
@pytest.mark.parametrize("number", [0, 1, 4, 7, 5 * 8 + 3, 100 * 8 + 1, 1 << 30])
def test_a_number_of_paladins_that_contradicts_what_was_played(number: int) -> None:
    position = turn(BLACK).state.position()
    position["agenda"][-1][2] = number
    assert "play-paladins" in refused(position)


@cites("4.2")
def test_unknown_fields_and_phases() -> None:
    table = turn(BLACK, asks=MOVE_EMPEROR)
    assert "no 'surprise'" in refused(damaged(table, surprise=1))
    assert "a name, a seat and a number" in refused(damaged(table, agenda=[["dance", 0, 0]]))
