"""Military leaders (11)."""

from typing import cast

import pytest

from regnum.core.packed import packed
from regnum.core.vectors import changed
from regnum.games.wallenstein.facts import NONE
from regnum.games.wallenstein.leaders import MOVE_LEADER, PLACE_LEADER
from regnum.games.wallenstein.moves import LATER, LEADER
from regnum.games.wallenstein.season import END_YEAR
from regnum.games.wallenstein.state import Position
from tests.cases import cites
from tests.cases.wallenstein.table import GAME, A, B, C, Table, county

LANDS = ("anhalt A3", "kursachsen A3", "trier A3", "baden B3", "augsburg C3")


def led(*counties: str, **leaders: str) -> Table:
    """A table with leaders, as A="anhalt"."""
    table = Table(*(counties or LANDS), leaders=True)
    for letter, name in leaders.items():
        seat = "ABC".index(letter)
        table.state.leader = changed(table.state.leader, seat, county(name))
    return table


def statues(table: Table, name: str, *tokens: int) -> None:
    """Let statues stand in a county, by their tokens: six a seat."""
    for token in tokens:
        table.state.statues = changed(table.state.statues, token, county(name))


@cites("11", "11.1")
def test_with_printed_lineups_leaders_are_placed_in_player_order() -> None:
    table = led()
    table.state.order = packed([B, A, C])
    table.in_order(PLACE_LEADER)
    assert table.state.to_move == (B,)
    assert table.may(B) == ["leader baden"]
    table.play(B, "leader baden")
    assert table.refusal(A, "leader baden").rule == "11.1"
    assert table.refusal(A, "leader tirol").rule == "2.1"
    table.play(A, "leader trier").play(C, "leader augsburg")
    assert table.state.view(C)["players"][A]["leader"] == "trier"


def drafted() -> Position:
    return cast(Position, GAME.start(3, 5, lineup="draft", leaders=True))


@cites("11.1")
def test_in_a_draft_he_comes_with_a_county_at_the_latest_the_last() -> None:
    state = drafted()
    later = GAME.parse("leader later")
    while len(state.to_move) == 1:
        seat = state.to_move[0]
        legal = state.legal(seat)
        state.play(seat, later if later in legal else legal[0])
    assert NONE not in state.leader
    state = drafted()
    first = state.to_move[0]
    state.play(first, state.legal(first)[0])
    state.play(first, GAME.parse("group 5"))
    claimed = state.legal(first)[0]
    elsewhere = [move for move in range(LEADER, LATER) if move != claimed]
    refusals = [state.refusal(first, move) for move in elsewhere]
    assert {refusal.rule for refusal in refusals if refusal} == {"11.1", "2.1"}
    state.play(first, claimed)
    assert state.leader[first] != NONE


@cites("11.2")
@pytest.mark.parametrize(
    ("action", "paid"),
    [("palace", 2), ("church", 1), ("trading_post", 0), ("deploy5", 3), ("deploy3", 2)],
)
def test_he_saves_a_thaler_when_building(action: str, paid: int) -> None:
    table = led("maehren A2", A="maehren").thalers(paid, 0, 0).acts(action, {A: "maehren"})
    assert table.state.thalers[A] == 0
    assert table.at("maehren") != "A2"


@cites("11.2", "W7")
def test_he_brings_one_more_after_event_and_tile() -> None:
    table = led("trier A2", A="trier").thalers(0, 0, 0).event("tax_at_most_5").tile(A, "thaler")
    table.acts("taxes", {A: "trier"})
    assert table.state.thalers[A] == 7
    table = led("trier A2", A="trier").acts("grain", {A: "trier"})
    assert table.state.grain[A] == 3
    table = led("trier A2", A="trier").event("deploy_reduced").tile(A, "armies")
    table.acts("deploy5", {A: "trier"})
    assert table.at("trier") == "A9"
    table = led("trier A2", A="trier").event("deploy_reduced").acts("deploy3", {A: "trier"})
    assert table.at("trier") == "A5"
    table = led("trier A2", "mark A1", A="trier").acts("deploy1", {A: "trier"})
    assert table.at("trier") == "A4"
    assert "march mark" in table.may(A)


@cites("W25", "11.2")
@pytest.mark.parametrize(("action", "held", "placed"), [("deploy3", 59, 3), ("deploy1", 61, 1)])
def test_an_extra_army_that_is_not_there_prevents_nothing(
    action: str, held: int, placed: int
) -> None:
    table = led(f"maehren A{held}", A="maehren").acts(action, {A: "maehren"})
    assert table.at("maehren") == f"A{held + placed}"


@cites("11.3", "E16", "V6")
def test_moving_to_an_adjacent_county_leaves_a_statue() -> None:
    table = led(A="anhalt").in_order(MOVE_LEADER)
    assert table.may(A) == ["leader kursachsen", "leader trier"]
    assert table.refusal(A, "leader anhalt").rule == "11.3"
    assert table.refusal(A, "leader baden").rule == "11.3"
    table.play(A, "leader kursachsen")
    assert table.may(A) == ["statue yes", "statue no"]
    table.play(A, "statue yes")
    lands = {land["county"]: land for land in table.state.view(B)["counties"]}
    assert lands["anhalt"]["statues"] == [A]
    assert lands["kursachsen"]["leaders"] == [A]


@cites("11.3", "E16")
def test_a_leader_who_flees_far_leaves_none() -> None:
    table = led(A="anhalt").steps((MOVE_LEADER, A)).play(A, "leader trier")
    assert table.asked(A) == "ask-place"
    assert set(table.state.statues) == {NONE}


@cites("V6")
def test_the_only_county_keeps_its_leader_and_a_statue_is_optional() -> None:
    table = led(B="baden").steps((MOVE_LEADER, B))
    assert table.state.leader[B] == county("baden")
    table = led(A="anhalt").steps((MOVE_LEADER, A))
    table.play(A, "leader kursachsen", "statue no")
    assert set(table.state.statues) == {NONE}


@cites("11.3", "E16", "V7")
def test_another_leader_takes_the_statues_as_trophies() -> None:
    table = led(A="anhalt")
    statues(table, "trier", 0, 6, 12)
    table.steps((MOVE_LEADER, A)).play(A, "leader trier")
    assert list(table.state.trophies) == [2, 0, 0]
    assert table.state.statues[0] == county("trier")
    assert table.state.statues[6] == table.state.statues[12] == NONE


@cites("11.3")
def test_a_statue_outlasts_the_control_of_its_county() -> None:
    table = led("anhalt A5", "kursachsen B1", A="anhalt")
    statues(table, "kursachsen", 6)
    table.acts("combat_a", {A: "anhalt"}).play(A, "march kursachsen")
    table.throws("A4 B1", falling="A4").play(A, "armies 4")
    assert table.state.statues[6] == county("kursachsen")


@cites("11.4", "E16")
def test_a_lost_leader_returns_after_winter() -> None:
    table = led("anhalt A5", "kursachsen B1", "baden B2", "trier C2", A="anhalt", B="kursachsen")
    table.acts("combat_a", {A: "anhalt"}).play(A, "march kursachsen")
    table.throws("A4 B1", falling="A4").play(A, "armies 4")
    assert table.state.leader[B] == NONE
    table.state.round = 3
    table.state.leader = changed(table.state.leader, C, county("trier"))
    table.steps(END_YEAR)
    assert table.state.to_move == (B,)
    assert table.may(B) == ["leader baden"]
    assert table.state.asks(B).rule == "11.4"
    assert table.refusal(B, "leader anhalt").rule == "11.4"


@cites("11.4")
def test_a_revolt_drives_him_out_too() -> None:
    table = led("lueneburg A2 r3", "trier B2", A="lueneburg")
    table.throws("A2 g3", falling="g3").acts("taxes", {A: "lueneburg"})
    assert table.state.leader[A] == NONE


@cites("11.5", "E16", "V8")
def test_a_point_for_each_statue_and_trophy_at_the_end() -> None:
    table = led(A="anhalt")
    statues(table, "trier", 0, 1)
    table.state.trophies = packed([1, 0, 0])
    table.state.round = 7
    table.steps(END_YEAR)
    result = table.state.result()
    assert result is not None
    assert result.scores == (3, 0, 0)
    explained = {part.key: part.points for part in table.state.reckoning()[A]}
    assert explained["reckoning-statues"] == 2
    assert explained["reckoning-trophies"] == 1
