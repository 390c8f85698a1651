"""The board (2.1.2, 2.1.3), and every statement of the rulebooks about its map."""

import pytest

from tests.cases import cites
from tests.cases.carolingi.table import BOARD, index


def adjacent(a: str, b: str) -> bool:
    return index(b) in BOARD.neighbours[index(a)]


@cites("2.1.2", "2.1.3")
def test_36_countries_in_eight_regions_with_two_slots_fewer_than_countries() -> None:
    assert len(BOARD.ids) == 36
    assert [len(members) for members in BOARD.members] == [5, 4, 5, 4, 3, 5, 5, 5]
    assert [len(m) - s for m, s in zip(BOARD.members, BOARD.slots, strict=True)] == [2] * 8


@cites("2.1.2")
@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("nordalbingien", "friesland"),  # A1, by sea
        ("nordalbingien", "ostfalen"),  # A2
        ("normandie", "anjou"),  # A3
        ("normandie", "ile-de-france"),  # A4
        ("normandie", "champagne"),  # A5
        ("hessen", "franken"),  # A6
        ("thueringen", "franken"),  # A7
        ("normandie", "niederlothringen"),  # A8
        ("schwaben", "franken"),  # A9
    ],
)
def test_what_the_texts_call_neighbours_are_neighbours(a: str, b: str) -> None:
    assert adjacent(a, b)
    assert adjacent(b, a)


@cites("2.1.2")
def test_haute_provence_is_one_move_from_bourgogne() -> None:  # A10
    assert adjacent("haute-provence", "duche-de-bourgogne")
    assert adjacent("haute-provence", "comte-de-bourgogne")


@cites("2.1.2")
def test_sea_connections_count_as_adjacent() -> None:  # A11
    assert index("friesland") in BOARD.by_sea[index("nordalbingien")]
    assert BOARD.by_sea[index("corse")] == BOARD.neighbours[index("corse")] != []
    assert sum(map(len, BOARD.by_sea)) > 2


@cites("2.1.2")
def test_normandie_has_five_neighbours_with_two_players() -> None:  # A12
    assert len(BOARD.realms[2].neighbours[index("normandie")]) == 5


@cites("2.1.2")
def test_nordalbingien_has_no_other_neighbour_with_three_players() -> None:  # N1
    near = BOARD.realms[3].neighbours[index("nordalbingien")]
    assert list(near) == sorted([index("friesland"), index("ostfalen")])


@cites("2.1.2")
@pytest.mark.parametrize("other", ["anjou", "thueringen", "niederlothringen"])
def test_what_the_comte_does_not_touch(other: str) -> None:  # N2 to N4
    assert not adjacent("comte-de-bourgogne", other)


@cites("2.1.2", "D6")
def test_yellow_in_the_comte_and_schwaben_reaches_what_the_example_marks() -> None:  # N5
    reached = {index("comte-de-bourgogne"), index("schwaben")}
    for country in list(reached):
        reached |= set(BOARD.neighbours[country])
    marked = "oberlothringen franken schwaben haute-provence duche-de-bourgogne champagne"
    assert {index(name) for name in marked.split()} <= reached
    assert not {index(name) for name in ("anjou", "thueringen", "niederlothringen")} & reached
