"""Move the Emperor (4.2)."""

import pytest

from tests.cases import cites
from tests.cases.carolus.table import BLACK, MOVE_EMPEROR, WHITE, Table, turn

FOUR_TERRITORIES = "B5 r5 | W5 p5 | B4 b4 | y1"


def to_move(ring: str = "", *, disc: int = 3, emperor: int = 15) -> Table:
    """Black moves the Emperor, up to the number on his disc."""
    discs = (disc, 4 if disc == 5 else 5)
    return turn(BLACK, ring, asks=MOVE_EMPEROR, discs=discs, emperor=emperor)


@cites("4.2")
@pytest.mark.parametrize("disc", [1, 2, 3, 4, 5])
def test_he_moves_clockwise_at_least_one_step_and_at_most_the_number_on_the_disc(
    disc: int,
) -> None:
    table = to_move(disc=disc, emperor=4)
    assert table.choices == {f"emperor {4 + steps}" for steps in range(1, disc + 1)}


@cites("4.2")
def test_he_does_not_stay_where_he_is() -> None:
    assert to_move(emperor=4).refusal_of("emperor 4") == "4.2"


@cites("4.2")
def test_he_does_not_move_farther_than_the_disc_says() -> None:
    assert to_move(disc=3, emperor=4).refusal_of("emperor 8") == "4.2"


@cites("4.2")
def test_he_does_not_move_anticlockwise() -> None:
    assert to_move(disc=3, emperor=4).refusal_of("emperor 3") == "4.2"


@cites("4.2", "A17")
def test_after_the_last_territory_of_the_circle_comes_the_first() -> None:
    assert to_move(disc=3, emperor=14).choices == {"emperor 15", "emperor 1", "emperor 2"}


@cites("4.2", "5.3")
def test_a_merged_territory_counts_as_one_step() -> None:
    assert to_move("r1 | W4 b4 | g1").choices == {"emperor 1", "emperor 2", "emperor 6"}


@cites("5.3", "4.2")
@pytest.mark.parametrize("segment", [3, 4, 5])
def test_he_does_not_stop_in_a_part_of_a_merged_territory(segment: int) -> None:
    assert to_move("r1 | W4 b4 | g1").refusal_of(f"emperor {segment}") == "5.3"


@cites("A22", "5.3")
def test_leaving_a_merged_territory_his_next_step_is_the_next_in_the_ring() -> None:
    table = to_move("r1 | W4 b4 | g1", disc=2, emperor=2)
    assert table.choices == {"emperor 6", "emperor 7"}


@cites("4.2")
def test_he_stands_where_he_stopped() -> None:
    table = to_move(disc=3, emperor=4)
    table.play("emperor 6")
    assert table.emperor == 6


@cites("4.2", "5.1")
def test_only_the_territory_where_he_stops_is_examined() -> None:
    controls = {BLACK: "r p b"}
    table = turn(BLACK, "r1 | p1 | b1", asks=MOVE_EMPEROR, discs=(3, 5), controls=controls)
    table.play("emperor 2")
    assert [table.at(number) for number in (1, 2, 3)] == ["r1", "B1 p1", "b1"]


@cites("A11")
def test_a_full_lap_ends_on_the_territory_where_he_began() -> None:
    emperor_at_the_last = to_move(FOUR_TERRITORIES, disc=4, emperor=15)
    assert emperor_at_the_last.choices == {"emperor 1", "emperor 6", "emperor 11", "emperor 15"}
    one_step_less = to_move(FOUR_TERRITORIES, disc=3, emperor=15)
    assert one_step_less.refusal_of("emperor 15") == "4.2"


@cites("A11")
def test_he_may_pass_the_territory_where_he_began() -> None:
    table = to_move(FOUR_TERRITORIES, disc=5, emperor=15)
    assert table.choices == {"emperor 1", "emperor 6", "emperor 11", "emperor 15"}


@cites("A11")
def test_a_stop_after_a_full_lap_is_examined_like_any_other() -> None:
    ring = "r1 | B2 p2 | W5 y5 | B7 g7"
    table = turn(WHITE, ring, asks=MOVE_EMPEROR, discs=(5, 4), emperor=1, controls={WHITE: "r"})
    table.play("emperor 1")
    assert table.at(1) == "W1 r1"


@cites("4.2", "A3")
def test_a_turn_goes_on_with_the_dice_when_nothing_is_built() -> None:
    table = to_move()
    table.dice("green", "green", "green")
    table.play("emperor 1")
    assert table.reserve(BLACK) == "r1 p1 b1 y1 g3"
    assert table.asked == WHITE
