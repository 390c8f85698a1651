"""Planning: a card into each box, in secret, and the bid (3, 3.3, 3.3.6)."""

from typing import Any, cast

import pytest

from regnum.games.wallenstein.board import NONE
from regnum.games.wallenstein.game import WallensteinState
from regnum.games.wallenstein.invariants import faults_of_table
from regnum.games.wallenstein.moves import BLANK, BOX_NAMES, BOXES, MONEY, TOWER
from regnum.games.wallenstein.state import BEGIN_SEASON, PLAN_SEASON
from tests.cases import cites
from tests.cases.wallenstein.table import GAME, A, B, C, Table, card_code, county

SIX = ("anhalt A2", "vogtland A2", "baden A2", "trier A2", "koeln A2", "lausitz A2")
SEVEN = (*SIX, "neumark A2")
OTHERS = ("augsburg B3", "passau C3")


def planning(*counties: str, **options: Any) -> Table:
    return Table(*counties, **options).steps((PLAN_SEASON, 0, 0))


def whole_plan(**boxes: str) -> list[int]:
    """A plan for check_plan: the boxes named, the others passed, the bid 0."""
    return [card_code(boxes.get(name, "0" if name == "bid" else "pass")) for name in BOX_NAMES]


@cites("3", "3.1", "3.2")
def test_a_round_opens_with_five_actions_and_five_tiles() -> None:
    table = Table("anhalt A2", *OTHERS).steps((BEGIN_SEASON, 0, 0))
    view = table.state.view(A)
    assert len([card for card in view["actions"] if card]) == 5
    assert view["actions"][5:] == [None] * 5
    assert sorted(place["tile"] for place in view["places"]) == [
        "armies",
        "attack",
        "defence",
        "grain",
        "thaler",
    ]
    assert view["to_move"] == [A, B, C]


@cites("3.3")
def test_each_box_takes_one_county_and_each_county_one_box() -> None:
    table = planning(*SEVEN, *OTHERS)
    table.play(A, "bid 0", "palace anhalt")
    assert table.refusal(A, "church anhalt").key == "refusal-card-used"
    assert table.refusal(A, "church augsburg").key == "refusal-not-your-county"
    assert table.refusal(A, "grain baden").key == "refusal-box-order"
    assert table.refusal(A, "commit").key == "refusal-plan-incomplete"
    assert "church vogtland" in table.may(A)
    assert "church pass" in table.may(A)


@cites("3.3")
def test_money_cards_for_what_one_does_not_want() -> None:
    table = planning(*SEVEN, *OTHERS)
    table.play(A, "bid 0", "palace pass", "church pass", "trading_post pass", "grain pass")
    assert table.refusal(A, "taxes pass").key == "refusal-no-money-card"
    counties = ["anhalt", "vogtland", "baden", "trier", "koeln", "lausitz"]
    boxes = ["taxes", "deploy5", "deploy3", "deploy1", "combat_a", "combat_b"]
    table.play(A, *(f"{box} {name}" for box, name in zip(boxes, counties, strict=True)))
    assert table.may(A) == ["back", "commit"]


@cites("3.3", "V1")
def test_too_few_cards_leave_boxes_uncovered() -> None:
    table = planning("anhalt A2", "baden A2", *OTHERS)
    assert table.state.holes[A] == 4
    table.play(A, "bid 0", *(f"{box} pass" for box in BOX_NAMES[4:12]))
    assert table.may(A) == ["combat_a anhalt", "combat_a baden", "back"]
    table.play(A, "combat_a baden", "combat_b anhalt", "commit")
    view = table.state.view(B)
    assert view["players"][A]["mat"]["palace"] is None
    assert view["players"][A]["mat"]["combat_a"] is None


@cites("3.3")
def test_a_card_may_be_taken_back_until_the_plan_stands() -> None:
    table = planning(*SEVEN, *OTHERS)
    assert table.refusal(A, "back").key == "refusal-nothing-planned"
    table.play(A, "bid 0", "palace anhalt", "back", "back", "bid anhalt", "palace pass")
    assert table.state.mat[:5] == [county("anhalt"), NONE, NONE, NONE, BLANK]


@cites("3.3")
def test_plans_are_secret_and_revealed_by_the_last() -> None:
    table = planning("anhalt A2", "augsburg B3", "passau C3")
    for seat, name in ((A, "anhalt"), (B, "augsburg"), (C, "passau")):
        assert seat in table.state.to_move
        boxes = [f"{box} pass" for box in BOX_NAMES[4:13]]
        table.play(seat, "bid 0", *boxes, f"combat_b {name}")
        assert table.state.view((seat + 1) % 3)["players"][seat]["mat"]["combat_b"] is None
        assert table.state.view(None)["players"][seat]["mat"]["bid"] is None
        assert table.state.view(seat)["players"][seat]["mat"]["combat_b"] == name
        table.play(seat, "commit")
        assert seat not in table.state.to_move or seat == C


@cites("3.3.6", "W10")
def test_a_bid_is_a_money_card_one_can_pay_or_a_county() -> None:
    table = planning(*SEVEN, *OTHERS).thalers(2, 5, 5)
    bids = [move.removeprefix("bid ") for move in table.may(A)]
    assert {"0", "1", "2", "anhalt", "trier"} <= set(bids)
    assert table.refusal(A, "bid 3").rule == "W10"
    assert table.refusal(A, "bid none").rule == "3.3.6"
    assert table.refusal(A, "bid tower").rule == "9.4"


@cites("3.3.6")
def test_nothing_is_bid_only_for_want_of_cards() -> None:
    table = planning("anhalt A2", *OTHERS)
    assert "bid none" in table.may(A)


@cites("W22")
def test_who_has_no_county_only_bids() -> None:
    table = planning("augsburg B3", "passau C3")
    table.play(A, "bid 3")
    assert table.may(A) == ["back", "commit"]
    table.play(A, "back")
    assert table.state.planned[A] == 0
    table.play(A, "bid 2", "commit")
    assert table.state.mat[4:BOXES] == [BLANK] * 10


@cites("3.3", "W10")
def test_a_whole_plan_is_checked_box_by_box() -> None:
    table = planning(*SEVEN, *OTHERS).thalers(2, 5, 5)
    plan = whole_plan(
        bid="3",
        palace="anhalt",
        church="anhalt",
        trading_post="augsburg",
        grain="baden",
        taxes="trier",
        deploy5="koeln",
    )
    plan[BOX_NAMES.index("combat_b")] = NONE
    wrong = {BOX_NAMES[box]: refusal.key for box, refusal in table.state.check_plan(A, plan)}
    assert wrong == {
        "bid": "refusal-bid-too-high",
        "church": "refusal-card-used",
        "trading_post": "refusal-not-your-county",
        "combat_b": "refusal-plan-incomplete",
    }


@cites("3.3")
def test_a_good_plan_is_laid_by_its_moves() -> None:
    table = planning(*SEVEN, *OTHERS)
    counties = ("anhalt", "vogtland", "baden", "trier", "koeln", "lausitz")
    plan = whole_plan(bid="2", **dict(zip(BOX_NAMES[8:], counties, strict=True)))
    assert table.state.check_plan(A, plan) == []
    table.play(A, *(GAME.text(move) for move in table.state.plan_moves(plan)), "commit")
    assert table.state.mat[0] == MONEY + 2
    assert A not in table.state.to_move
    too_few = whole_plan(bid="2")
    assert [refusal.key for _, refusal in table.state.check_plan(A, too_few)] == [
        "refusal-no-money-card"
    ] * 6


@cites("9.4")
def test_the_extra_board_takes_county_tower_and_money_cards() -> None:
    table = planning(*SEVEN, *OTHERS, court=True)
    table.play(A, "bid tower", "convert3 tower", "convert2 tower")
    assert table.refusal(A, "convert1 tower").rule == "9.4"
    table.play(A, "convert1 anhalt")
    table.play(A, *(f"{box} pass" for box in BOX_NAMES[4:9]))
    assert "deploy5 pass" not in table.may(A)
    plan = whole_plan(bid="tower", convert3="tower", convert2="tower", convert1="tower")
    plan[4] = TOWER
    wrong = [BOX_NAMES[box] for box, _ in table.state.check_plan(A, plan)]
    assert wrong[:2] == ["convert1", "palace"]


@cites("3.3")
@pytest.mark.parametrize("seed", range(5))
def test_a_sampled_world_fits_what_a_seat_knows(seed: int) -> None:
    table = planning(*SEVEN, *OTHERS)
    table.play(A, "bid 1", "palace anhalt")
    table.play(B, "bid augsburg", *(f"{box} pass" for box in BOX_NAMES[4:]), "commit")
    world = cast(WallensteinState, table.state.sample(C, seed))
    assert list(faults_of_table(world)) == []
    assert world.mat[:BOXES] == [NONE] * BOXES
    assert world.mat[BOXES] != NONE
    assert world.view(C) == table.state.view(C)
