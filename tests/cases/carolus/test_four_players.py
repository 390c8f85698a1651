"""The game for 4 players (9): seats 0 and 2 play black, 1 and 3 white."""

import pytest

from regnum.core.chance import fast
from regnum.core.errors import BadOption
from regnum.core.playout import playout
from tests.cases import cites
from tests.cases.carolus.table import BLACK, GAME, MOVE_EMPEROR, WHITE, Table, fresh, opening, turn


def stop_in(territory: str, controls: dict[int, str], mover: int = 0) -> Table:
    table = turn(mover, territory, seats=4, asks=MOVE_EMPEROR, controls=controls)
    table.play("emperor 1")
    return table


@cites("9", "A20")
def test_partners_sit_opposite_and_use_the_same_castles() -> None:
    players = fresh(4).state.view(None)["players"]
    assert [player["side"] for player in players] == ["black", "white", "black", "white"]


@cites("9", "T9")
def test_each_partnership_has_one_set_of_ten_castles() -> None:
    assert fresh(4).state.position()["hand"] == [10, 10]


@cites("9")
@pytest.mark.parametrize("mover", [0, 2])
def test_both_partners_build_from_it(mover: int) -> None:
    table = stop_in("g1 | r1 | B3 b3", {mover: "g"}, mover)
    assert table.at(1) == "B1 g1"
    assert (table.castles(BLACK), table.in_hand(BLACK)) == (4, 6)


@cites("9")
def test_partners_merge_their_common_territories() -> None:
    assert stop_in("g1 | B1 r1", {2: "g"}, mover=2).at(1) == "B2 r1 g1"


@cites("9", "4.1")
def test_each_plays_three_paladins_of_his_own_reserve_to_his_own_court() -> None:
    table = turn(2, seats=4, reserves={0: "p7", 2: "r7"})
    assert table.refusal_of("pink court") == "4.1"
    table.play("red court", "red court", "red court")
    assert table.court(2) == "r3"
    assert table.court(0) == ""
    assert table.reserve(0) == "p7"
    assert "emperor 1" in table.choices


@cites("9")
def test_partners_courts_are_not_added_for_control() -> None:
    table = turn(2, seats=4, courts={0: "r3", 1: "r4"}, reserves={2: "r7"})
    table.play("red court", "red court", "red court")
    assert table.holder("red") == 1


@cites("9")
def test_a_partner_too_takes_control_from_his_partner() -> None:
    table = turn(2, seats=4, courts={0: "r2"}, reserves={2: "r7"})
    table.play("red court", "red court")
    assert table.holder("red") == 0
    table.play("red court")
    assert table.holder("red") == 2


@cites("9", "5.1")
def test_a_territorys_majority_adds_what_both_partners_control() -> None:
    assert stop_in("r2 p2 b3", {0: "r", 2: "p", 1: "b"}).at(1) == "B1 r2 p2 b3"


@cites("9", "5.1")
def test_partnerships_with_equal_totals_are_tied() -> None:
    assert stop_in("r2 p1 b3", {0: "r", 2: "p", 1: "b"}).at(1) == "r2 p1 b3"


@cites("9", "5.2")
def test_a_partnership_takes_over_with_its_total() -> None:
    table = stop_in("W1 r2 p2 b2", {0: "r", 2: "p", 3: "b"})
    assert table.at(1) == "B1 r2 p2 b2"
    assert table.in_hand(WHITE) == 10


@cites("9", "7")
def test_both_partners_win() -> None:
    table = stop_in("g1 | r1 | B9 b9", {2: "g"}, mover=1)
    assert table.result.ranks == (1, 2, 1, 2)
    assert table.result.scores == (10, 0, 10, 0)


@cites("9", "A9")
def test_the_four_play_in_the_order_of_their_discs_partners_perhaps_in_succession() -> None:
    table = opening([0, 1, 2, 3])
    table.choose(1, 4, 2, 3)
    assert table.order == [0, 2, 3, 1]
    acted = []
    for _ in range(4):
        acted.append(table.asked)
        table.pass_the_turn()
    assert acted == [0, 2, 3, 1]


@cites("A19", "9")
def test_talk_between_partners_is_agreed_at_the_table_not_here() -> None:
    assert set(GAME.options) == {"tiebreak"}
    with pytest.raises(BadOption):
        GAME.start(4, 1, talk=True)


@cites("A24")
def test_partners_sit_opposite_each_other() -> None:
    table = fresh(4)
    sides = [player["side"] for player in table.state.view(None)["players"]]
    assert sides == ["black", "white", "black", "white"]


@cites("A25")
def test_losing_partners_share_the_second_rank() -> None:
    table = fresh(4)
    playout(table.state, fast(3), 10_000)
    assert sorted(table.result.ranks) == [1, 1, 2, 2]
    assert table.result.ranks[0] == table.result.ranks[2]
