"""Opening phase (3)."""

import pytest

from tests.cases import cites
from tests.cases.carolus.table import BLACK, GRAY, WHITE, fresh, opening, turn


@cites("3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_of_the_first_round_is_chosen_by_lot(seats: int) -> None:
    assert {fresh(seats, seed).asked for seed in range(40)} == set(range(seats))


@cites("3", "A9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_first_round_the_others_follow_clockwise(seats: int) -> None:
    for seed in range(10):
        table = fresh(seats, seed)
        starter = table.asked
        asked: list[int] = []
        for disc in range(1, seats + 1):
            asked.append(table.asked)
            table.choose(disc)
        assert asked == [(starter + step) % seats for step in range(seats)]


@cites("3")
def test_a_player_chooses_one_of_his_discs() -> None:
    table = opening([BLACK, WHITE], {BLACK: "145", WHITE: "234"})
    assert table.choices == {"disc 1", "disc 4", "disc 5"}


@cites("3")
def test_a_disc_of_an_earlier_round_may_not_be_chosen_again() -> None:
    table = opening([BLACK, WHITE], {BLACK: "145", WHITE: "234"})
    assert table.refusal_of("disc 2") == "3"


@cites("3")
def test_the_numbers_on_the_two_discs_must_be_different() -> None:
    table = opening([BLACK, WHITE])
    table.choose(3)
    assert table.choices == {"disc 1", "disc 2", "disc 4", "disc 5"}
    assert table.refusal_of("disc 3") == "3"


@cites("3")
def test_a_player_may_not_choose_before_his_turn() -> None:
    assert opening([BLACK, WHITE]).refusal_of("disc 1", seat=WHITE) == "3"


@cites("3")
@pytest.mark.parametrize("move", ["red court", "red 4", "emperor 1"])
def test_nobody_acts_before_the_discs_are_chosen(move: str) -> None:
    assert opening([BLACK, WHITE]).refusal_of(move) == "3"


@cites("3")
def test_the_latest_disc_and_those_left_may_be_seen() -> None:
    table = opening([BLACK, WHITE], {BLACK: "145", WHITE: "234"})
    table.choose(4)
    black = table.state.view(WHITE)["players"][BLACK]
    assert black["disc"] == 4
    assert black["discs"] == [1, 5]


@cites("3")
@pytest.mark.parametrize(("discs", "order"), [((4, 1), [WHITE, BLACK]), ((2, 5), [BLACK, WHITE])])
def test_the_lower_number_plays_first_and_begins_the_next_round(
    discs: tuple[int, int], order: list[int]
) -> None:
    table = opening([BLACK, WHITE])
    table.choose(*discs)
    assert table.order == order
    assert table.asked == order[0]
    table.finish_round()
    assert table.round == 2
    assert table.asked == order[0]


@cites("3")
def test_the_disc_says_up_to_how_far_the_emperor_moves() -> None:
    table = opening([BLACK, WHITE], emperor=3)
    table.choose(2, 4)
    table.play("red court", "red court", "pink court")
    assert table.choices == {"emperor 4", "emperor 5"}


@cites("3")
def test_after_the_fifth_round_each_player_picks_up_his_discs() -> None:
    table = opening([BLACK, WHITE], {BLACK: "4", WHITE: "2"})
    table.choose(4, 2)
    assert table.discs(BLACK) == table.discs(WHITE) == []
    table.finish_round()
    assert table.round == 6
    assert table.asked == WHITE
    assert table.discs(BLACK) == table.discs(WHITE) == [1, 2, 3, 4, 5]


@cites("3")
def test_before_the_fifth_round_is_over_no_disc_is_picked_up() -> None:
    table = opening([BLACK, WHITE], {BLACK: "45", WHITE: "12"})
    table.choose(4, 2)
    table.finish_round()
    assert table.discs(BLACK) == [5]
    assert table.discs(WHITE) == [1]


@cites("3", "A8")
@pytest.mark.parametrize("order", [[BLACK, WHITE], [WHITE, BLACK]])
def test_with_the_same_last_disc_the_first_players_number_is_the_lower(order: list[int]) -> None:
    """A public implementation came to a deadlock here."""
    table = opening(order, {BLACK: "3", WHITE: "3"})
    table.choose(3)
    assert table.choices == {"disc 3"}
    table.choose(3)
    assert table.order == order
    table.finish_round()
    assert table.asked == order[0]


@cites("A8")
def test_of_two_equal_discs_the_journal_says_who_acts_first() -> None:
    table = opening([2, 0, 1], {0: "12", 1: "12", 2: "14"})
    table.state.journal = []
    table.choose(1, 2, 2)
    told = [event for event in table.state.events(None) if event.key == "event-equal-discs"]
    assert [(event.params["seat"], event.params["rival"]) for event in told] == [(0, 1)]
    assert told[0].targets == ("disc:0:3", "disc:1:3")


@cites("A8")
def test_two_players_with_two_discs_each_are_never_forced_to_repeat() -> None:
    table = opening([BLACK, WHITE], {BLACK: "12", WHITE: "12"})
    table.choose(1)
    assert table.choices == {"disc 2"}
    assert table.refusal_of("disc 1") == "3"


@cites("A8", "8")
@pytest.mark.parametrize(
    ("forced", "order"), [(1, [WHITE, BLACK, GRAY]), (2, [WHITE, GRAY, BLACK])]
)
def test_three_players_may_be_forced_to_repeat_with_two_discs_left(
    forced: int, order: list[int]
) -> None:
    table = opening([WHITE, GRAY, BLACK], {BLACK: "12", WHITE: "14", GRAY: "25"})
    table.choose(1, 2)
    assert table.choices == {"disc 1", "disc 2"}
    table.choose(forced)
    assert table.order == order


@cites("A8", "8")
def test_who_has_a_number_that_is_not_on_the_table_must_choose_it() -> None:
    table = opening([WHITE, GRAY, BLACK], {BLACK: "15", WHITE: "14", GRAY: "25"})
    table.choose(1, 2)
    assert table.choices == {"disc 5"}
    assert table.refusal_of("disc 1") == "3"


@cites("A8", "9")
@pytest.mark.parametrize(
    ("forced", "order"), [(1, [0, 3, 1, 2]), (2, [0, 1, 3, 2]), (3, [0, 1, 2, 3])]
)
def test_four_players_may_be_forced_to_repeat_with_three_discs_left(
    forced: int, order: list[int]
) -> None:
    table = opening([0, 1, 2, 3], dict.fromkeys(range(4), "123"))
    table.choose(1, 2, 3)
    assert table.choices == {"disc 1", "disc 2", "disc 3"}
    table.choose(forced)
    assert table.order == order
    assert table.refusal_of("red court", seat=(table.asked + 1) % 4) == "3"


@cites("A8", "A9")
def test_the_earlier_of_two_equal_discs_also_begins_the_next_round() -> None:
    table = opening([2, 0, 1], {0: "12", 1: "12", 2: "14"})
    table.choose(1, 2, 2)
    assert table.order == [2, 0, 1]
    table.finish_round()
    asked: list[int] = []
    while len(asked) < 3:
        asked.append(table.asked)
        table.play(min(table.choices))
    assert asked == [2, 0, 1]


@cites("A8", "9")
def test_partners_discs_must_be_different_too() -> None:
    table = opening([0, 1, 2, 3])
    table.choose(4, 1)
    assert table.refusal_of("disc 4") == "3"


@cites("A9", "8", "9")
@pytest.mark.parametrize(("discs", "order"), [((5, 1, 3), [1, 2, 0]), ((4, 5, 1, 2), [2, 3, 0, 1])])
def test_later_rounds_choose_discs_in_the_last_order_of_play(
    discs: tuple[int, ...], order: list[int]
) -> None:
    table = opening(range(len(discs)))
    table.choose(*discs)
    assert table.order == order
    table.finish_round()
    asked: list[int] = []
    while len(asked) < len(discs):
        asked.append(table.asked)
        table.play(max(table.choices))
    assert asked == order


@cites("3", "4")
def test_the_second_player_may_not_act_first() -> None:
    table = turn(BLACK, discs=(2, 3))
    assert table.refusal_of("red court", seat=WHITE) == "3"
