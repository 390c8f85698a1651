"""The game for 3 players (8)."""

import pytest

from regnum.core.chance import fast
from regnum.core.playout import playout
from tests.cases import cites
from tests.cases.carolus.table import BLACK, GRAY, MOVE_EMPEROR, WHITE, Table, fresh, opening, turn


def stop_in(territory: str, *, black: str = "", white: str = "", gray: str = "") -> Table:
    """The Emperor stops in territory 1 on Black's turn; the colours that each controls."""
    controls = {BLACK: black, WHITE: white, GRAY: gray}
    table = turn(BLACK, territory, seats=3, asks=MOVE_EMPEROR, controls=controls)
    table.play("emperor 1")
    return table


@cites("8", "T9")
def test_three_players_have_eight_castles_and_nine_paladins_each() -> None:
    table = fresh(3)
    assert table.state.position()["hand"] == [8, 8, 8]
    assert [table.reserve_size(seat) for seat in range(3)] == [9, 9, 9]


@cites("8")
def test_four_paladins_are_played_and_replenished() -> None:
    table = turn(BLACK, seats=3, reserves={BLACK: "r9"})
    table.dice("blue", "blue", "green", "green")
    table.play("red court", "red court", "red 3", "red 4", "emperor 1")
    assert table.reserve(BLACK) == "r5 b2 g2"
    assert table.asked == WHITE


@cites("8")
@pytest.mark.parametrize("seat", [BLACK, WHITE, GRAY])
def test_the_goal_is_eight_castles(seat: int) -> None:
    castles = "BWG"[seat]
    ring = f"g1 | r1 | {castles}7 b7"
    table = turn(seat, ring, seats=3, asks=MOVE_EMPEROR, controls={seat: "g"})
    table.play("emperor 1")
    assert table.result.ranks[seat] == 1
    assert table.result.scores[seat] == 8


@cites("8", "A1")
def test_who_needs_more_than_his_eight_castles_has_won() -> None:
    ring = "B3 g9 | r1 | W6 b6"
    table = turn(WHITE, ring, seats=3, asks=MOVE_EMPEROR, controls={WHITE: "g"})
    table.play("emperor 1")
    assert table.result.scores == (0, 8, 0)
    assert table.at(1) == "W2 g9"


@cites("8")
def test_the_majority_need_only_be_relative() -> None:
    table = stop_in("r3 b2 g2", black="r", white="b", gray="g")
    assert table.at(1) == "B1 r3 b2 g2"


@cites("8")
def test_more_than_one_of_the_others_is_not_enough() -> None:
    assert stop_in("r2 b2 g1", black="r", white="b", gray="g").at(1) == "r2 b2 g1"


@cites("8", "5.2")
def test_a_relative_majority_takes_over() -> None:
    table = stop_in("G1 r3 b2 g1", black="r", white="b", gray="g")
    assert table.at(1) == "B1 r3 b2 g1"
    assert table.in_hand(GRAY) == 8


@cites("A6", "8")
def test_a_tie_for_first_leaves_the_third_players_castle() -> None:
    table = stop_in("G1 r3 b3 g1", black="r", white="b", gray="g")
    assert table.at(1) == "G1 r3 b3 g1"
    assert table.in_hand(GRAY) == 7


@cites("8", "A9")
def test_the_order_of_play_is_that_of_the_discs_and_of_the_next_choice() -> None:
    table = opening([BLACK, WHITE, GRAY])
    table.choose(5, 4, 2)
    assert table.order == [GRAY, WHITE, BLACK]
    table.finish_round()
    assert table.asked == GRAY
    assert table.order == [GRAY, WHITE, BLACK]


@cites("8", "3")
def test_all_three_numbers_must_be_different() -> None:
    table = opening([BLACK, WHITE, GRAY])
    table.choose(5, 4)
    assert table.choices == {"disc 1", "disc 2", "disc 3"}
    assert table.refusal_of("disc 5") == "3"


@cites("A25")
def test_the_losers_rank_by_castles_in_play() -> None:
    for seed in range(30):
        table = fresh(3, seed)
        playout(table.state, fast(seed), 3_000)
        if table.running:  # A15
            continue
        by_castles = sorted(table.result.scores, reverse=True)
        assert table.result.ranks == tuple(
            1 + by_castles.index(score) for score in table.result.scores
        )
