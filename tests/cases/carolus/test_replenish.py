"""Replenish the paladins (4.3)."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.cases import cites
from tests.cases.carolus.table import BLACK, COLOURS, GRAY, MOVE_EMPEROR, WHITE, Table, turn


def replenish(*faces: str, **table: Any) -> Table:
    """Black, whose reserve is down to r1 p1 b1 y1, moves the Emperor and throws these dice."""
    laid = turn(BLACK, asks=MOVE_EMPEROR, **table)
    laid.dice(*faces)
    laid.play("emperor 1")
    return laid


@cites("4.3")
def test_the_paladins_match_the_colours_on_the_dice() -> None:
    table = turn(BLACK, asks=MOVE_EMPEROR)
    before = table.middle()
    table.dice("red", "green", "red")
    table.play("emperor 1")
    assert table.reserve(BLACK) == "r3 p1 b1 y1 g1"
    taken = {"red": 2, "green": 1}
    assert table.middle() == {colour: before[colour] - taken.get(colour, 0) for colour in COLOURS}
    assert table.asked == WHITE


@cites("4.3")
def test_the_paladins_played_are_replaced() -> None:
    table = turn(BLACK, reserves={BLACK: "r7"})
    table.dice("blue", "blue", "blue")
    table.play("red court", "red court", "red court", "emperor 1")
    assert table.reserve(BLACK) == "r4 b3"


@cites("4.3", "8")
def test_three_players_throw_four_dice() -> None:
    table = replenish("blue", "blue", "green", "green", seats=3)
    assert table.reserve(BLACK) == "r1 p1 b3 y1 g3"


@cites("4.3")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_crown_takes_any_colour(colour: str) -> None:
    table = replenish("crown", "green", "green")
    assert table.asked == BLACK
    assert table.choices == {f"crown {name}" for name in COLOURS}
    before = table.middle()[colour]
    table.play(f"crown {colour}")
    assert table.middle()[colour] == before - 1
    assert table.asked == WHITE


@cites("4.3")
@pytest.mark.parametrize("move", ["red court", "emperor 2", "disc 3"])
def test_a_crown_is_named_before_anything_else_happens(move: str) -> None:
    table = replenish("crown", "green", "green")
    assert table.refusal_of(move) == "4.3"
    assert table.refusal_of("crown red", seat=WHITE) == "3"


@cites("4.3")
def test_each_crown_takes_a_paladin() -> None:
    table = replenish("crown", "crown", "crown")
    table.play("crown pink", "crown pink", "crown green")
    assert table.reserve(BLACK) == "r1 p3 b1 y1 g1"
    assert table.asked == WHITE


@cites("4.3")
def test_the_crowns_of_a_throw_are_named_in_any_order() -> None:
    """Order has no meaning in the rulebook; search is offered one."""
    table = replenish("crown", "crown", "green")
    table.play("crown pink")
    assert table.choices == {f"crown {colour}" for colour in COLOURS}
    assert table.proposals == table.choices - {"crown red"}


# --- a colour is exhausted --------------------------------------------------------------


@cites("4.3", "A12")
def test_when_a_colour_has_run_out_each_player_returns_one_from_his_court() -> None:
    """A12 (a), (b): on demand, and the smallest equal number."""
    courts = {BLACK: "r4", WHITE: "r3"}
    table = replenish("red", "green", "green", courts=courts, middle="r0")
    assert (table.court(BLACK), table.court(WHITE)) == ("r3", "r2")
    assert table.reserve(BLACK) == "r2 p1 b1 y1 g2"
    assert table.middle()["red"] == 1
    assert table.holder("red") == BLACK


@cites("A12")
def test_nobody_returns_anything_while_the_colour_is_not_demanded() -> None:
    """A12 (a)."""
    courts = {BLACK: "r4", WHITE: "r3"}
    table = replenish("blue", "green", "green", courts=courts, middle="r0")
    assert (table.court(BLACK), table.court(WHITE)) == ("r4", "r3")
    assert table.middle()["red"] == 0


@cites("A12")
def test_the_last_one_in_the_middle_is_taken_before_anybody_returns() -> None:
    """A12 (a)."""
    courts = {BLACK: "r4", WHITE: "r3"}
    table = replenish("red", "green", "green", courts=courts, middle="r1")
    assert (table.court(BLACK), table.court(WHITE)) == ("r4", "r3")
    assert table.middle()["red"] == 0


@cites("A12")
def test_returns_are_repeated_when_the_returned_ones_are_taken() -> None:
    """A12 (b): two return two, a third red die makes them return again."""
    courts = {BLACK: "r4", WHITE: "r3"}
    table = replenish("red", "red", "red", courts=courts, middle="r0")
    assert (table.court(BLACK), table.court(WHITE)) == ("r2", "r1")
    assert table.reserve(BLACK) == "r4 p1 b1 y1"
    assert table.middle()["red"] == 1


@cites("A12", "A7")
def test_equal_returns_leave_control_as_it_was() -> None:
    """A12 (b): a tie stays a tie, and its holder stays."""
    courts = {BLACK: "r2", WHITE: "r2"}
    table = replenish("red", "green", "green", courts=courts, controls={WHITE: "r"}, middle="r0")
    assert (table.court(BLACK), table.court(WHITE)) == ("r1", "r1")
    assert table.holder("red") == WHITE


@cites("A12", "8")
def test_all_three_players_return() -> None:
    courts = {BLACK: "r2", WHITE: "r1", GRAY: "r3"}
    dice = ("red", "green", "green", "green")
    table = replenish(*dice, seats=3, courts=courts, middle="r0")
    assert [table.court(seat) for seat in range(3)] == ["r1", "", "r2"]
    assert table.middle()["red"] == 2


@cites("A12", "9")
def test_all_four_players_return() -> None:
    courts = {0: "r2", 1: "r1", 2: "r3", 3: "r1"}
    table = replenish("red", "green", "green", seats=4, courts=courts, middle="r0")
    assert [table.court(seat) for seat in range(4)] == ["r1", "", "r2", ""]
    assert table.middle()["red"] == 3


@cites("A12")
@pytest.mark.parametrize("without", [BLACK, WHITE])
def test_if_a_player_has_none_at_court_the_die_counts_as_a_crown_of_the_other_colours(
    without: int,
) -> None:
    """A12 (c)."""
    courts = {1 - without: "r4"}
    table = replenish("red", "green", "green", courts=courts, middle="r0")
    assert table.court(1 - without) == "r4"
    assert table.asked == BLACK
    assert table.choices == {"crown pink", "crown blue", "crown yellow", "crown green"}
    assert table.refusal_of("crown red") == "A12"
    table.play("crown blue")
    assert table.reserve(BLACK) == "r1 p1 b2 y1 g2"
    assert table.asked == WHITE


@cites("A12", "C2")
def test_the_other_dice_of_the_throw_are_served_before_a_die_that_became_a_crown() -> None:
    """The last green one goes to the green die, though the red die fell first."""
    table = replenish("red", "green", "crown", courts={WHITE: "r4"}, middle="r0 g1")
    assert table.reserve(BLACK) == "r1 p1 b1 y1 g1"
    assert table.choices == {"crown pink", "crown blue", "crown yellow"}


@cites("A12", "8")
def test_one_player_without_the_colour_is_enough_that_nobody_returns() -> None:
    """A12 (c)."""
    courts = {BLACK: "r2", GRAY: "r3"}
    dice = ("red", "green", "green", "green")
    table = replenish(*dice, seats=3, courts=courts, middle="r0")
    assert "crown red" not in table.choices
    assert [table.court(seat) for seat in range(3)] == ["r2", "", "r3"]


@cites("A12", "A13")
def test_a_crown_may_name_a_colour_that_the_courts_can_return() -> None:
    courts = {BLACK: "r4", WHITE: "r3"}
    table = replenish("crown", "green", "green", courts=courts, middle="r0")
    assert "crown red" in table.choices
    table.play("crown red")
    assert (table.court(BLACK), table.court(WHITE)) == ("r3", "r2")
    assert table.reserve(BLACK) == "r2 p1 b1 y1 g2"


@cites("A12", "A13")
def test_a_crown_may_not_name_a_colour_that_nobody_can_supply() -> None:
    table = replenish("crown", "green", "green", courts={WHITE: "r3"}, middle="r0")
    assert table.choices == {"crown pink", "crown blue", "crown yellow", "crown green"}
    assert table.refusal_of("crown red") == "A12"


@cites("A12")
def test_with_nothing_obtainable_in_any_colour_he_takes_fewer() -> None:
    """A12 (d)."""
    table = replenish("red", "crown", "green", middle="r0 p0 b0 y0 g0")
    assert table.reserve(BLACK) == "r1 p1 b1 y1"
    assert table.asked == WHITE


@cites("A12")
def test_with_a_single_paladin_left_on_the_table_he_takes_only_that() -> None:
    """A12 (d)."""
    table = replenish("red", "green", "crown", middle="r1 p0 b0 y0 g0")
    assert table.reserve(BLACK) == "r2 p1 b1 y1"
    assert set(table.middle().values()) == {0}
    assert table.asked == WHITE


@cites("A12")
@pytest.mark.parametrize("choose", [min, max])
@pytest.mark.parametrize("crowns", [2, 3])
def test_he_does_not_take_fewer_while_something_is_obtainable(
    choose: Callable[[set[str]], str], crowns: int
) -> None:
    """A12 (d): a red and a yellow one are left, and two crowns take both."""
    dice = ["crown"] * crowns + ["blue"] * (3 - crowns)
    table = replenish(*dice, middle=f"r1 p0 b{3 - crowns} y1 g0")
    while table.asked == BLACK:
        table.play(choose(table.choices))
    assert set(table.middle().values()) == {0}


@cites("A12")
def test_crowns_are_named_so_that_all_can_be_supplied() -> None:
    """A12 (d): the order of naming must not waste a paladin."""
    table = replenish("crown", "crown", "blue", middle="r1 p0 b1 y1 g0")
    assert table.choices == {"crown red", "crown yellow"}
    assert table.proposals == {"crown red"}
    table.play("crown yellow")
    assert table.choices == {"crown red"}


@cites("A12")
def test_several_crowns_may_name_what_repeated_returns_supply() -> None:
    """A12 (b): three crowns take three red ones, and the courts return twice."""
    courts = {BLACK: "r2", WHITE: "r2"}
    controls = {BLACK: "r"}
    table = replenish("crown", "crown", "crown", courts=courts, controls=controls, middle="r0")
    table.play("crown red", "crown red", "crown red")
    assert table.court(BLACK) == table.court(WHITE) == ""
    assert table.reserve(BLACK) == "r4 p1 b1 y1"
    assert table.middle()["red"] == 1


@cites("A12", "A10")
def test_with_a_short_reserve_he_plays_what_he_has() -> None:
    """A12 (d)."""
    table = turn(BLACK, reserves={BLACK: "r1 g1"})
    table.play("red court", "green 4")
    assert table.reserve(BLACK) == ""
    assert "emperor 1" in table.choices


@cites("A12", "A10")
def test_with_an_empty_reserve_he_only_moves_the_emperor() -> None:
    """A12 (d)."""
    table = turn(BLACK, asks=MOVE_EMPEROR, reserves={WHITE: ""}, discs=(1, 2))
    table.dice("red", "green", "green")
    table.play("emperor 1")
    assert table.asked == WHITE
    assert table.choices == {"emperor 2", "emperor 3"}


@cites("C1", "A12")
def test_a_short_reserve_is_refilled_with_all_dice() -> None:
    table = turn(BLACK, reserves={BLACK: "r1 g1"})
    table.dice("blue", "yellow", "yellow")
    table.play("red court", "green 4", "emperor 1")
    assert table.reserve(BLACK) == "b1 y2"
    assert table.asked == WHITE
