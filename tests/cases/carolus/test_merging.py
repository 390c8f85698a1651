"""Merging territories (5.3)."""

import pytest

from tests.cases import cites
from tests.cases.carolus.table import BLACK, MOVE_EMPEROR, WHITE, Table, clockwise, turn

SEATS = pytest.mark.parametrize("seat", [BLACK, WHITE])


def build_in(number: int, ring: str, *, seat: int = WHITE, first: int = 1) -> Table:
    """The Emperor stops in this territory, where the seat, which controls green, builds.

    Castles of the seat are written X, those of the opponent O.
    """
    castles = ring.replace("X", "BW"[seat]).replace("O", "BW"[1 - seat])
    table = turn(
        seat,
        castles,
        first=first,
        asks=MOVE_EMPEROR,
        discs=(4, 5) if seat == BLACK else (5, 4),
        emperor=clockwise(first, -1),
        controls={seat: "g"},
    )
    table.play(f"emperor {number}")
    return table


@cites("5.3")
@SEATS
@pytest.mark.parametrize(
    ("ring", "stop", "number"),
    [("g1 | X1 r1", 1, 1), ("X1 r1 | g1", 2, 1)],
    ids=["clockwise", "anticlockwise"],
)
def test_a_new_castle_merges_its_territory_with_a_neighbour_of_the_same_colour(
    seat: int, ring: str, stop: int, number: int
) -> None:
    table = build_in(stop, ring, seat=seat)
    assert table.at(number) == f"{'BW'[seat]}2 r1 g1"
    assert len(table.ring) == 14
    assert table.emperor == number


@cites("5.3")
@SEATS
def test_a_takeover_merges_too(seat: int) -> None:
    table = build_in(1, "O1 g3 | X1 r1", seat=seat)
    assert table.at(1) == f"{'BW'[seat]}2 r1 g3"
    assert table.in_hand(1 - seat) == 10


@cites("5.3", "A4")
@SEATS
def test_both_neighbours_are_merged_at_once(seat: int) -> None:
    table = build_in(2, "X1 r1 | g1 | X2 b2", seat=seat)
    assert table.at(1) == f"{'BW'[seat]}4 r1 b2 g1"
    assert table.ring == [1, *range(5, 16)]


@cites("A4")
def test_merging_is_not_a_choice() -> None:
    table = turn(WHITE, "g1 | W1 r1", asks=MOVE_EMPEROR, controls={WHITE: "g"})
    table.dice("pink", "pink", "pink")
    table.play("emperor 1")
    assert len(table.ring) == 14
    assert table.asked == BLACK


@cites("5.3")
def test_a_neighbour_of_the_other_colour_or_without_a_castle_is_not_merged() -> None:
    table = build_in(2, "O1 r1 | g1 | b1")
    assert [table.at(number) for number in (1, 2, 3)] == ["B1 r1", "W1 g1", "b1"]
    assert len(table.ring) == 15


@cites("5.3", "A17")
@pytest.mark.parametrize("first", range(11, 16))
def test_neighbours_are_next_in_the_ring_across_its_end_as_well(first: int) -> None:
    table = build_in(clockwise(first, 1), "X1 r1 | g1 | X2 b2 | p1", first=first)
    assert table.at(first) == "W4 r1 b2 g1"
    assert table.emperor == first
    swallowed = {clockwise(first, steps) for steps in (1, 2, 3)}
    assert set(table.ring) == set(range(1, 16)) - swallowed


@cites("5.3")
@SEATS
@pytest.mark.parametrize(
    ("ring", "stop", "number", "merged"),
    [
        ("g1 | X3 r3", 1, 1, "4 r3 g1"),
        ("X3 r3 | g1", 4, 1, "4 r3 g1"),
        ("X3 r3 | O2 g9 | X2 b2", 4, 1, "7 r3 b2 g9"),
    ],
    ids=["before it", "behind it", "between two"],
)
def test_building_beside_a_merged_territory_makes_an_even_larger_one(
    seat: int, ring: str, stop: int, number: int, merged: str
) -> None:
    """A public implementation hung here."""
    table = build_in(stop, ring, seat=seat)
    assert table.at(number) == f"{'BW'[seat]}{merged}"


@cites("5.3")
def test_once_merged_a_territory_is_not_divided() -> None:
    table = turn(
        WHITE,
        "g1 | W1 r1",
        asks=MOVE_EMPEROR,
        controls={WHITE: "g", BLACK: "p"},
        reserves={BLACK: "p7"},
    )
    table.dice("pink", "pink", "pink", "pink", "pink", "pink")
    table.play("emperor 1")
    assert table.refusal_of("pink 2") == "5.3"
    table.play("pink 1", "pink 1", "pink 1", "emperor 3")
    assert table.at(1) == "W2 r1 p3 g1"


@cites("5.3", "A18")
def test_a_merged_territory_is_not_checked_for_a_change_in_majority() -> None:
    """Black controls the four red paladins that White's second castle stands among."""
    table = turn(WHITE, "g1 | W1 r4", asks=MOVE_EMPEROR, controls={WHITE: "g", BLACK: "r"})
    table.play("emperor 1")
    assert table.at(1) == "W2 r4 g1"
    assert table.castles(BLACK) == 0


@cites("A18", "5.2")
def test_it_is_checked_when_the_emperor_stops_there_again() -> None:
    table = turn(WHITE, "W2 r4", asks=MOVE_EMPEROR, controls={BLACK: "r"})
    table.play("emperor 1")
    assert table.at(1) == "B2 r4"


@cites("5.3")
def test_the_emperor_stands_in_the_merged_territory_and_steps_on_from_it() -> None:
    table = turn(
        WHITE,
        "W1 r1 | g1 | W1 b1",
        asks=MOVE_EMPEROR,
        emperor=1,
        discs=(2, 1),
        controls={WHITE: "g"},
        reserves={BLACK: "p7"},
    )
    table.dice("pink", "pink", "pink")
    table.play("emperor 2")
    assert table.emperor == 1
    table.play("pink court", "pink court", "pink court")
    assert table.choices == {"emperor 4", "emperor 5"}
