"""Planning: a card into each box, in secret, and the bid (3, 3.3, 3.3.6)."""

from typing import Any, cast

import pytest

from regnum.core.packed import packed
from regnum.games.wallenstein.facts import NONE
from regnum.games.wallenstein.invariants import faults_of_table
from regnum.games.wallenstein.moves import BLANK, BOX_NAMES, BOXES
from regnum.games.wallenstein.planning import PLAN_SEASON
from regnum.games.wallenstein.season import BEGIN_SEASON, END_SEASON
from regnum.games.wallenstein.state import Position
from tests.cases import cites
from tests.cases.wallenstein.table import A, B, C, Table, card_code, county

SIX = ("anhalt A2", "vogtland A2", "baden A2", "trier A2", "koeln A2", "lausitz A2")
SEVEN = (*SIX, "neumark A2")
OTHERS = ("augsburg B3", "passau C3")
ACTION_NAMES = BOX_NAMES[4:]


def planning(*counties: str, **options: Any) -> Table:
    return Table(*counties, **options).steps(PLAN_SEASON)


def laid(table: Table, seat: int) -> dict[str, Any]:
    """What lies on a mat, as its owner sees it."""
    mat = table.state.view(seat)["players"][seat]["mat"]
    return {box: card for box, card in mat.items() if card is not None}


@cites("3", "3.1", "3.2")
def test_a_round_opens_with_five_actions_and_five_tiles() -> None:
    table = Table("anhalt A2", *OTHERS).steps(BEGIN_SEASON)
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
    table.play(A, "palace anhalt")
    refusal = table.refusal(A, "church anhalt")
    assert (refusal.key, refusal.params["box"]) == ("refusal-card-used", "palace")
    assert table.refusal(A, "palace anhalt").key == "refusal-card-used"
    assert table.refusal(A, "church augsburg").key == "refusal-not-your-county"
    assert table.refusal(A, "church tirol").rule == "2.1"
    assert table.refusal(A, "commit").key == "refusal-plan-incomplete"
    assert {"church vogtland", "church pass", "bid 2"} <= set(table.may(A))


@cites("3.1", "3.3")
def test_of_several_empty_boxes_the_one_whose_turn_comes_first_is_named() -> None:
    table = planning(*SEVEN, *OTHERS)
    row = "combat_a trading_post grain deploy1 palace"
    table.state.actions = packed([ACTION_NAMES.index(action) for action in row.split()])
    named = []
    for move in ("bid 2", "grain baden", "combat_a anhalt", "church pass"):
        named.append(table.refusal(A, "commit").params["box"])
        table.play(A, move)
    assert named == ["bid", "combat_a", "combat_a", "trading_post"]


@cites("3.3")
def test_the_boxes_are_filled_in_any_order() -> None:
    table = planning(*SEVEN, *OTHERS)
    table.play(A, "combat_b anhalt", "palace pass", "grain baden", "bid 1", "church pass")
    assert laid(table, A) == {
        "bid": "1",
        "palace": "pass",
        "church": "pass",
        "grain": "baden",
        "combat_b": "anhalt",
    }


@cites("3.3", "V14")
def test_what_lies_in_a_box_is_replaced_or_taken_back_until_the_plan_stands() -> None:
    table = planning(*SEVEN, *OTHERS)
    assert table.refusal(A, "clear palace").key == "refusal-box-empty"
    table.play(A, "palace anhalt", "palace baden", "grain anhalt", "clear grain", "bid anhalt")
    assert laid(table, A) == {"bid": "anhalt", "palace": "baden"}
    table.play(A, "bid 3", "palace pass")
    assert table.refusal(A, "palace pass").key == "refusal-lies-there"
    assert table.refusal(A, "bid 3").key == "refusal-lies-there"
    assert table.may(A)[-2:] == ["clear bid", "clear palace"]


@cites("3.3")
def test_money_cards_for_what_one_does_not_want() -> None:
    table = planning(*SEVEN, *OTHERS)
    table.play(A, "palace pass", "church pass", "trading_post pass", "grain pass", "taxes pass")
    assert table.refusal(A, "deploy5 pass").key == "refusal-no-money-card"
    assert table.refusal(A, "bid 0").rule == "3.3.6"
    table.play(A, "clear taxes", "bid 0", "grain lausitz", "taxes pass")
    counties = ["anhalt", "vogtland", "baden", "trier", "koeln"]
    boxes = ["deploy5", "deploy3", "deploy1", "combat_a", "combat_b"]
    table.play(A, *(f"{box} {name}" for box, name in zip(boxes, counties, strict=True)))
    assert table.may(A)[-1] == "commit"
    table.play(A, "commit")
    assert A not in table.state.to_move


@cites("3.3", "W26")
def test_with_enough_cards_every_box_is_covered() -> None:
    table = planning(*SIX, *OTHERS)
    table.play(A, "bid 0", *(f"{box} pass" for box in ACTION_NAMES[:4]))
    for box, line in zip(ACTION_NAMES[4:], SIX, strict=True):
        assert "commit" not in table.may(A)
        assert table.refusal(A, "commit").key == "refusal-plan-incomplete"
        table.play(A, f"{box} {line.split()[0]}")
    table.play(A, "commit")


@cites("3.3", "W26")
def test_with_too_few_cards_any_boxes_stay_uncovered() -> None:
    """Somebody with seven cards for eleven boxes keeps a county in hand."""
    table = planning("anhalt A2", "baden A2", *OTHERS)
    assert "commit" in table.may(A)
    table.play(A, "combat_a anhalt", "commit")
    assert laid(table, A) == {"combat_a": "anhalt"}
    assert list(table.state.mat[:BOXES]).count(NONE) == BOXES - 1


@cites("W27", "V1")
def test_everybody_sees_which_boxes_are_uncovered_when_all_have_committed() -> None:
    table = Table("anhalt A2", "baden A2", *OTHERS).steps(BEGIN_SEASON)
    table.play(A, "combat_a anhalt", "bid 1", "palace pass", "commit")
    table.play(B, "bid augsburg", "commit")
    assert table.state.view(B)["players"][A]["uncovered"] == []
    table.play(C, "commit")
    seen = table.state.view(B)["players"]
    assert seen[A]["uncovered"] == [
        box for box in ACTION_NAMES if box not in ("palace", "combat_a")
    ]
    assert seen[A]["mat"]["palace"] is seen[A]["mat"]["combat_a"] is None
    assert seen[C]["uncovered"] == ["bid", *ACTION_NAMES]
    world = cast(Position, table.state.sample(B, "another"))
    assert world.view(B) == table.state.view(B)


@cites("3.3")
def test_plans_are_secret_and_revealed_by_the_last() -> None:
    table = Table("anhalt A2", "augsburg B3", "passau C3").steps(BEGIN_SEASON)
    for seat, name in ((A, "anhalt"), (B, "augsburg"), (C, "passau")):
        assert seat in table.state.to_move
        table.play(seat, f"combat_b {name}", "bid 0")
        assert table.state.view((seat + 1) % 3)["players"][seat]["mat"]["combat_b"] is None
        assert table.state.view(None)["players"][seat]["mat"]["bid"] is None
        assert table.state.view(seat)["players"][seat]["mat"]["combat_b"] == name
        table.play(seat, "commit")
        assert seat not in table.state.to_move or seat == C
    assert table.state.view(None)["players"][A]["mat"]["bid"] == "0"


@cites("3.3.6", "W10")
def test_a_bid_is_a_money_card_one_can_pay_or_a_county() -> None:
    table = planning(*SEVEN, *OTHERS).thalers(2, 5, 5)
    bids = [move.removeprefix("bid ") for move in table.may(A)]
    assert {"0", "1", "2", "anhalt", "trier"} <= set(bids)
    assert table.refusal(A, "bid 3").rule == "W10"
    assert table.refusal(A, "bid tower").rule == "9.4"
    assert table.refusal(A, "bid augsburg").rule == "3.3.6"


@cites("3.3.6", "W11")
def test_nothing_is_bid_only_for_want_of_cards() -> None:
    table = Table("anhalt A2", *OTHERS).steps(BEGIN_SEASON)
    for seat in (A, B, C):
        table.play(seat, *(["bid 0"] if seat != A else []), "commit")
    assert "event-bid-nothing" in [event.key for event in table.state.journal or []]
    table = planning(*SIX, *OTHERS)
    assert table.refusal(A, "commit").params["box"] == "bid"


@cites("W22", "V14")
def test_who_has_no_county_only_bids() -> None:
    table = planning("augsburg B3", "passau C3")
    assert table.may(A) == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4", "commit"]
    assert table.refusal(A, "palace pass").rule == "W22"
    table.play(A, "bid 3", "bid 2")
    assert "clear bid" in table.may(A)
    table.play(A, "commit")
    assert list(table.state.mat[4:BOXES]) == [NONE] * 10


@cites("9.4")
def test_the_extra_board_takes_county_tower_and_money_cards() -> None:
    table = planning(*SEVEN, *OTHERS, court=True)
    table.play(A, "bid tower", "convert3 tower", "convert2 tower")
    assert table.refusal(A, "convert1 tower").key == "refusal-no-tower-card"
    assert table.refusal(A, "convert1 augsburg").rule == "9.4"
    table.play(A, "convert1 anhalt")
    assert table.refusal(A, "convert1 anhalt").rule == "9.4"
    table.play(A, *(f"{box} pass" for box in ACTION_NAMES[:5]))
    assert "deploy5 pass" not in table.may(A)
    table.play(A, "bid 4", "convert3 pass", "clear palace", "convert1 tower")
    assert table.state.mat[1] == BLANK
    plain = planning(*SEVEN, *OTHERS)
    assert plain.refusal(A, "convert3 anhalt").key == "refusal-box-unused"
    assert plain.refusal(A, "clear convert3").rule == "9.4"


@cites("9.4")
def test_money_and_tower_cards_suffice_in_any_order_of_laying() -> None:
    """Eight cards that are no counties: passes of actions take either kind."""
    table = planning(*SEVEN, *OTHERS, court=True)
    table.play(A, *(f"{box} pass" for box in ACTION_NAMES[:8]))
    assert table.refusal(A, "convert3 tower").key == "refusal-no-money-card"
    table.play(A, "clear palace", "convert3 tower", "clear church", "bid 4")
    assert table.refusal(A, "church pass").key == "refusal-no-money-card"


@cites("3.3", "W27")
@pytest.mark.parametrize("seed", range(5))
def test_a_sampled_world_fits_what_a_seat_knows(seed: int) -> None:
    table = planning(*SEVEN, *OTHERS)
    table.play(A, "bid 1", "palace anhalt")
    table.play(B, "bid augsburg", "commit")
    world = cast(Position, table.state.sample(C, seed))
    assert list(faults_of_table(world)) == []
    assert list(world.mat[:BOXES]) == [NONE] * BOXES
    assert world.view(C) == table.state.view(C)
    worlds = [cast(Position, table.state.sample(C, other)) for other in range(30)]
    assert len({tuple(other.mat) for other in worlds}) > 1


@cites("3.6", "V13")
def test_everybody_knows_where_a_card_lies_in_the_open() -> None:
    table = Table("anhalt A4", "kursachsen B1", "trier C2")
    table.acts("combat_a", {A: "anhalt"}).play(A, "march kursachsen")
    lands = {land["county"]: land for land in table.state.view(C)["counties"]}
    assert [lands[name]["card"] for name in ("anhalt", "kursachsen")] == ["combat_a", None]
    table.throws("A3 B1", falling="A3").play(A, "armies 3")
    lands = {land["county"]: land for land in table.state.view(C)["counties"]}
    assert lands["kursachsen"]["card"] == "hand"
    assert table.state.fresh == 1 << county("kursachsen")


@cites("3.3", "W10")
def test_a_seat_is_told_what_it_could_lay_again() -> None:
    """Of the season before: the counties still its own, a bid that it can pay, cards that pass."""
    table = Table(*SEVEN, *OTHERS).thalers(3, 3, 3)
    plan = {"palace": "anhalt", "church": "augsburg", "grain": "pass", "taxes": "lost", "bid": "3"}
    for box, name in enumerate(BOX_NAMES):
        card = plan.get(name, "none")
        table.state.last_mat[A * BOXES + box] = card_code(card)
    table.state.round = 1
    table.steps(PLAN_SEASON)
    again = table.state.view(A)["players"][A]["last"]
    assert again == {"palace": "anhalt", "grain": "pass", "bid": "3"}
    assert table.state.view(B)["players"][A]["last"] == {}
    table.play(A, *(f"{box} {card}" for box, card in again.items()))
    assert laid(table, A) == again
    table.state.thalers[A] = 2
    assert "bid" not in table.state.view(A)["players"][A]["last"]


@cites("3.6")
def test_the_mat_of_a_season_is_remembered() -> None:
    table = Table(*SEVEN, *OTHERS)
    table.mat(A, {"palace": "anhalt"})
    table.steps(END_SEASON)
    assert table.state.view(A)["players"][A]["last"] == {"palace": "anhalt", "bid": "0"}
