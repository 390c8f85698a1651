"""Action phase (4): Play paladins (4.1)."""

import pytest

from tests.cases import cites
from tests.cases.carolus.table import (
    BLACK,
    COLOURS,
    GAME,
    GRAY,
    MOVE_EMPEROR,
    NOBODY,
    TERRITORIES,
    WHITE,
    Table,
    opening,
    turn,
)


@cites("4")
def test_a_turn_is_paladins_then_the_emperor_then_the_dice() -> None:
    table = opening([BLACK, WHITE], emperor=15, reserves={BLACK: "r3 g4"})
    table.choose(1, 2)
    table.dice("blue", "blue", "yellow")
    table.play("red court", "red court", "red court")
    assert table.choices == {"emperor 1"}
    assert table.reserve(BLACK) == "g4"
    table.play("emperor 1")
    assert table.reserve(BLACK) == "b2 y1 g4"
    assert table.asked == WHITE


@cites("4")
def test_when_both_have_taken_their_turns_a_new_round_begins() -> None:
    table = opening([BLACK, WHITE])
    table.choose(5, 4)
    table.pass_the_turn()
    assert (table.asked, table.round) == (BLACK, 1)
    table.pass_the_turn()
    assert (table.asked, table.round) == (WHITE, 2)
    assert table.choices == {"disc 1", "disc 2", "disc 3", "disc 5"}


@cites("4", "4.1")
def test_the_emperor_does_not_move_before_the_paladins_are_played() -> None:
    assert turn(BLACK).refusal_of("emperor 1") == "4.1"


@cites("4", "4.2")
def test_no_paladin_is_played_once_the_emperor_is_to_move() -> None:
    assert turn(BLACK, asks=MOVE_EMPEROR).refusal_of("red court") == "4.2"


@cites("4")
def test_no_disc_is_chosen_in_the_action_phase() -> None:
    assert turn(BLACK).refusal_of("disc 5") == "4.1"


@cites("4.1", "A10")
@pytest.mark.parametrize(("seats", "paladins"), [(2, 3), (3, 4), (4, 3)])
def test_exactly_as_many_paladins_are_played_as_there_are_dice(seats: int, paladins: int) -> None:
    table = turn(BLACK, seats=seats, reserves={BLACK: "r9" if seats == 3 else "r7"})
    for _ in range(paladins):
        assert table.refusal_of("emperor 1") == "4.1"
        table.play("red 5")
    assert table.refusal_of("red 5") == "4.2"
    assert "emperor 1" in table.choices


@cites("4.1")
@pytest.mark.parametrize(
    ("moves", "court", "territories"),
    [
        (["red court", "pink court", "blue court"], "r1 p1 b1", ["r1", "p1", "b1"]),
        (["red 1", "pink 1", "blue 1"], "", ["r2 p1 b1", "p1", "b1"]),
        (["red 1", "pink 2", "blue 3"], "", ["r2", "p2", "b2"]),
        (["red court", "pink 1", "blue 3"], "r1", ["r1 p1", "p1", "b2"]),
    ],
)
def test_the_paladins_may_be_split_among_court_and_territories_as_he_chooses(
    moves: list[str], court: str, territories: list[str]
) -> None:
    table = turn(BLACK, "r1 | p1 | b1", reserves={BLACK: "r1 p1 b1 y1 g3"})
    table.play(*moves)
    assert table.court(BLACK) == court
    assert [table.at(number) for number in (1, 2, 3)] == territories
    assert table.reserve(BLACK) == "y1 g3"


@cites("4.1")
def test_a_paladin_may_go_to_any_territory_whoever_owns_it() -> None:
    table = turn(BLACK, "W1 r1 | B1 p1 | W2 b2", reserves={BLACK: "r7"})
    merged_away = {4}
    numbers = set(range(1, TERRITORIES + 1)) - merged_away
    assert table.choices == {"red court"} | {f"red {number}" for number in numbers}


@cites("4.1")
def test_only_paladins_of_the_reserve_are_played() -> None:
    table = turn(BLACK, reserves={BLACK: "r3 p4"}, courts={BLACK: "g2"})
    assert table.refusal_of("green 3") == "4.1"
    assert table.refusal_of("green court") == "4.1"


@cites("4.1")
def test_once_played_a_paladin_is_not_moved() -> None:
    table = turn(BLACK, reserves={BLACK: "r1 p6"})
    table.play("red court")
    assert table.refusal_of("red 5") == "4.1"
    assert table.court(BLACK) == "r1"


@cites("4.1", "9")
def test_every_paladin_comes_from_the_reserve_never_from_a_court_or_territory() -> None:
    places = [GAME.moves[move] for move in range(len(GAME.moves))]
    origins = {move.targets[0].split(":")[0] for move in places if move.kind == "place"}
    assert origins == {"reserve"}


@cites("4.1", "5.3")
def test_a_merged_territory_takes_paladins_as_one() -> None:
    table = turn(BLACK, "W2 r1 g2", reserves={BLACK: "r7"})
    assert table.refusal_of("red 2") == "5.3"
    table.play("red 1")
    assert table.at(1) == "W2 r2 g2"


@cites("4.1")
def test_the_paladins_of_a_turn_are_played_in_any_order() -> None:
    """Order has no meaning in the rulebook."""
    turns = [("green court", "red 3", "pink court"), ("red 3", "pink court", "green court")]
    tables = [turn(BLACK, reserves={BLACK: "r2 p4 g1"}) for _ in turns]
    for table, moves in zip(tables, turns, strict=True):
        table.play(*moves)
    assert tables[0].state == tables[1].state


@cites("4.1", "A10")
def test_any_paladin_of_the_reserve_may_come_first() -> None:
    table = turn(BLACK, reserves={BLACK: "r5 y1 g1"})
    table.play("green court")
    assert {"yellow court", "red court", "red 15"} <= table.choices
    assert table.refusal_of("green court") == "4.1"


@cites("4.1", "A10")
def test_search_is_offered_the_paladins_in_one_order_with_enough_left_for_all_three() -> None:
    table = turn(BLACK, reserves={BLACK: "r5 y1 g1"})
    assert {move.split()[0] for move in table.proposals} == {"red"}
    table.play("red court")
    assert {move.split()[0] for move in table.proposals} == {"red", "yellow"}
    table.play("yellow 4")
    assert {move.split()[0] for move in table.proposals} == {"green"}


# --- courts and control -----------------------------------------------------------------


@cites("4.1")
@pytest.mark.parametrize("seat", [BLACK, WHITE])
@pytest.mark.parametrize("colour", COLOURS)
def test_the_first_paladin_of_a_colour_at_a_court_takes_its_marker(seat: int, colour: str) -> None:
    table = turn(seat, reserves={seat: f"{colour[0]}7"})
    assert table.holder(colour) == NOBODY
    table.play(f"{colour} court")
    assert table.holder(colour) == seat
    assert table.court(seat) == f"{colour[0]}1"


@cites("4.1")
@pytest.mark.parametrize("seat", [BLACK, WHITE])
def test_more_paladins_than_the_opponent_at_court_gain_control(seat: int) -> None:
    opponent = 1 - seat
    table = turn(seat, courts={opponent: "r2", seat: "r1"}, reserves={seat: "r7"})
    table.play("red court")
    assert table.holder("red") == opponent
    table.play("red court")
    assert table.holder("red") == seat


@cites("4.1")
@pytest.mark.parametrize("holder", [BLACK, WHITE])
def test_with_the_same_number_control_remains_with_who_had_it_before(holder: int) -> None:
    challenger = 1 - holder
    courts = {holder: "b4", challenger: "b1"}
    table = turn(challenger, courts=courts, reserves={challenger: "b7"})
    table.play("blue court", "blue court", "blue court")
    assert table.court(BLACK) == table.court(WHITE) == "b4"
    assert table.holder("blue") == holder


@cites("4.1")
def test_paladins_in_territories_give_no_control_of_their_colour() -> None:
    table = turn(BLACK, courts={WHITE: "r1"}, reserves={BLACK: "r7"})
    table.play("red 1", "red 1", "red 1")
    assert table.holder("red") == WHITE


@cites("4.1")
def test_paladins_in_the_reserve_are_not_in_play() -> None:
    table = turn(BLACK, courts={WHITE: "r1"}, reserves={BLACK: "r4 p3"})
    assert table.holder("red") == WHITE
    table.play("pink court", "pink court", "pink court")
    assert table.holder("red") == WHITE
    assert table.reserve(BLACK) == "r4"


@cites("4.1")
def test_playing_paladins_in_a_territory_alone_does_not_change_its_owner() -> None:
    table = turn(WHITE, "B1 r1", controls={WHITE: "r"}, reserves={WHITE: "r7"})
    table.play("red 1", "red 1", "red 1")
    assert table.at(1) == "B1 r4"


@cites("A7", "8")
@pytest.mark.parametrize(("played", "holder"), [(1, WHITE), (2, BLACK)])
def test_with_three_players_control_needs_more_than_the_holder(played: int, holder: int) -> None:
    courts = {WHITE: "y3", BLACK: "y2", GRAY: "y1"}
    table = turn(BLACK, seats=3, courts=courts, reserves={BLACK: "y9"})
    table.play(*["yellow court"] * played)
    assert table.holder("yellow") == holder


@cites("A7", "9")
def test_overtaking_somebody_who_does_not_hold_the_marker_is_not_enough() -> None:
    table = turn(3, seats=4, courts={0: "y5", 1: "y3", 3: "y3"}, reserves={3: "y7"})
    table.play("yellow court")
    assert table.court(3) == "y4"
    assert table.holder("yellow") == 0


def emptied_courts() -> Table:
    """The holder's last red paladin will return to the middle, which has none."""
    return turn(
        BLACK,
        asks=MOVE_EMPEROR,
        courts={BLACK: "r1", WHITE: "r1"},
        controls={WHITE: "r"},
        middle="r0",
    )


@cites("A21")
def test_a_marker_never_returns_to_the_middle() -> None:
    table = emptied_courts()
    table.dice("red", "blue", "blue")
    table.play("emperor 1")
    assert table.court(BLACK) == table.court(WHITE) == ""
    assert table.holder("red") == WHITE


@cites("A21", "4.1")
def test_a_marker_held_with_an_empty_court_still_falls_to_a_single_paladin() -> None:
    table = emptied_courts()
    table.dice("red", "blue", "blue", "pink", "pink", "pink")
    table.play("emperor 1")
    table.play("pink court", "pink court", "blue court", "emperor 2")
    table.choose(3, 4)
    table.play("red court")
    assert table.asked == BLACK
    assert table.holder("red") == BLACK
