"""Contents (1) and Preparation (2)."""

from collections import Counter

import pytest

from regnum.core.errors import BadSeats
from regnum.games.carolus.state import LEFT
from tests.cases import cites
from tests.cases.carolus.table import (
    BLACK,
    CLANS,
    COLOURS,
    GAME,
    NOBODY,
    WHITE,
    Table,
    counted,
    fresh,
    turn,
)

SEEDS = range(40)


def being_prepared(seats: int) -> list[Table]:
    """Games in which somebody threw a crown for the initial reserve."""
    tables = [Table(GAME.start(seats, seed)) for seed in SEEDS]
    return [table for table in tables if table.round == 0]


@cites("1", "T9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_forty_paladins_of_each_colour(seats: int) -> None:
    position = fresh(seats).state.position()
    places = ("paladins", "courts", "reserves", "middle")
    for colour in range(CLANS):
        assert sum(sum(position[place][colour::CLANS]) for place in places) == 40


@cites("1", "2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_five_discs_numbered_1_to_5(seats: int) -> None:
    table = fresh(seats)
    assert [table.discs(seat) for seat in range(seats)] == [[1, 2, 3, 4, 5]] * seats


@cites("1")
@pytest.mark.parametrize("seats", [1, 5])
def test_there_are_courts_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadSeats):
        GAME.start(seats, 1)


@cites("2", "T9")
def test_three_paladins_of_each_colour_lie_on_the_territories_one_on_each() -> None:
    table = fresh()
    assert table.ring == list(range(1, 16))
    lying = Counter(table.at(number) for number in table.ring)
    assert lying == {"r1": 3, "p1": 3, "b1": 3, "y1": 3, "g1": 3}


@cites("2")
def test_the_paladins_are_placed_at_random() -> None:
    circles = {tuple(map(fresh(seed=seed).at, range(1, 16))) for seed in SEEDS}
    assert len(circles) == len(SEEDS)


@cites("2")
def test_the_clan_markers_lie_in_the_middle() -> None:
    table = fresh()
    assert {table.holder(colour) for colour in COLOURS} == {NOBODY}
    assert table.court(BLACK) == table.court(WHITE) == ""


@cites("2", "T9")
@pytest.mark.parametrize(("seats", "sides", "castles"), [(2, 2, 10), (3, 3, 8), (4, 2, 10)])
def test_each_side_has_its_set_of_castles_in_hand(seats: int, sides: int, castles: int) -> None:
    table = fresh(seats)
    assert table.state.position()["hand"] == [castles] * sides
    assert [table.castles(side) for side in range(sides)] == [0] * sides


@cites("2", "T9")
@pytest.mark.parametrize(("seats", "reserve"), [(2, 7), (3, 9), (4, 7)])
def test_each_player_has_his_initial_reserve_from_the_middle(seats: int, reserve: int) -> None:
    table = fresh(seats)
    assert [table.reserve_size(seat) for seat in range(seats)] == [reserve] * seats
    reserves = [counted(table.reserve(seat)) for seat in range(seats)]
    taken = [sum(of_a_colour) for of_a_colour in zip(*reserves, strict=True)]
    assert list(table.middle().values()) == [37 - count for count in taken]


@cites("2", "A13")
@pytest.mark.parametrize(("seats", "throws"), [(2, {3, 6, 7}), (3, {3, 6, 9}), (4, {3, 6, 7})])
def test_the_initial_dice_are_thrown_by_threes_each_crown_named_before_the_next_throw(
    seats: int, throws: set[int]
) -> None:
    seen = set()
    for table in being_prepared(seats):
        while table.round == 0:
            step, seat, crowns = table.state.position()["agenda"][-1]
            assert step == "name-colour"
            assert seat == table.asked
            seen.add(table.reserve_size(seat) + crowns % LEFT)
            table.play("crown green")
    assert seen == throws


@cites("2")
def test_a_crown_in_the_preparation_takes_one_of_the_five_colours() -> None:
    table = being_prepared(2)[0]
    assert table.choices == {f"crown {colour}" for colour in COLOURS}


@cites("2", "6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_equipment_lies_open(seats: int) -> None:
    state = fresh(seats).state
    watched = state.view(None)
    for seat in range(seats):
        seen = state.view(seat)
        assert seen["players"] == watched["players"]
        assert seen["sides"] == watched["sides"]
    assert all(sum(player["reserve"].values()) >= 7 for player in watched["players"])


@cites("2", "A16")
def test_the_emperor_begins_in_a_random_territory() -> None:
    assert len({fresh(seed=seed).emperor for seed in SEEDS}) > 5


@cites("A16", "4.2")
def test_the_territory_where_the_emperor_begins_is_not_examined() -> None:
    table = turn(BLACK, "r1", emperor=1, reserves={BLACK: "r7"})
    table.play("red court", "red court", "red court")
    assert table.holder("red") == BLACK
    assert table.at(1) == "r1"
    table.play("emperor 2")
    assert table.at(1) == "r1"


@cites("A20")
@pytest.mark.parametrize(
    ("seats", "colours"),
    [
        (2, ["black", "white"]),
        (3, ["black", "white", "gray"]),
        (4, ["black", "white", "black", "white"]),
    ],
)
def test_castles_are_black_white_and_gray_in_the_order_of_the_seats(
    seats: int, colours: list[str]
) -> None:
    players = fresh(seats).state.view(None)["players"]
    assert [player["side"] for player in players] == colours


@cites("A17")
def test_territories_have_no_shapes() -> None:
    territories = fresh().state.view(None)["territories"]
    known = {"number", "segments", "owner", "castles", "paladins", "strengths", "builds"}
    assert all(set(territory) == known for territory in territories)


@cites("A23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_reserves_are_thrown_for_in_seat_order_from_the_starting_player(
    seats: int,
) -> None:
    for seed in range(20):
        state = GAME.start(seats, seed)
        throwers = [event.params["seat"] for event in state.events(None) if "dice" in event.params]
        starter = state.events(None)[0].params["seat"]
        expected = [(starter + turn) % seats for turn in range(seats) for _ in range(3)]
        assert throwers == expected[: len(throwers)]


@cites("2")
def test_a_move_of_another_kind_in_the_preparation_cites_the_preparation() -> None:
    table = being_prepared(2)[0]
    assert table.refusal_of("disc 3") == table.state.asks(table.asked).rule == "2"
