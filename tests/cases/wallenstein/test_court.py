"""The Emperor's Court (9)."""

import pytest

from regnum.core.packed import packed
from regnum.games.wallenstein.board import BUILDING_TILES, IDS
from regnum.games.wallenstein.court import CONVERT_ARMIES, DISPLAY_FAVORS, OPEN_AUDIENCE
from regnum.games.wallenstein.facts import NONE, PALACE
from regnum.games.wallenstein.favors import FOUND_BUILDING
from regnum.games.wallenstein.moves import FOUND
from regnum.games.wallenstein.tower import FILL_TOWER
from tests.cases import cites
from tests.cases.wallenstein.table import GAME, A, B, C, D, Table, county

LANDS = ("vogtland A4", "baden B4", "trier C4")


def court(*counties: str, favors: tuple[int, ...] = (), seats: int = 3) -> Table:
    table = Table(*(counties or LANDS), seats=seats, court=True)
    table.state.favors = packed([*favors, 0, 0, 0][:3])
    table.state.favor_deck = packed([n for n in range(1, 22) if n not in favors])
    return table


def at_court(table: Table, *courtiers: int) -> Table:
    waiting = [*courtiers, *[0] * table.state.seats][: table.state.seats]
    table.state.courtiers = packed([7 - count for count in waiting])
    table.state.entrance = packed(waiting)
    return table


def audience(favor: int, *counties: str) -> Table:
    """A alone at court takes a favor of the dearest space."""
    table = at_court(court(*counties, favors=(favor,)), 7)
    table.steps(OPEN_AUDIENCE)
    return table.play(A, f"favor {favor}")


@cites("9", "9.1")
def test_seven_courtiers_and_three_tower_cards() -> None:
    state = GAME.start(3, 1, court=True)
    assert state.faults() == []
    view = state.view(A)["court"]
    assert [view["courtiers"][s] + view["entrance"][s] for s in range(3)] == [7, 7, 7]
    assert [space["cost"] for space in view["favors"]] == [4, 3, 2]
    assert "court" not in GAME.start(3, 1).view(A)


@cites("9.2", "E13")
def test_cubes_that_land_in_the_tray_at_first_become_courtiers() -> None:
    table = court().throws("A7 B7 C7 g10", falling="A2 B2 C1 g2")
    table.steps(FILL_TOWER)
    assert list(table.state.entrance) == [2, 2, 1]
    assert list(table.state.courtiers) == [5, 5, 6]
    assert table.in_tray() == ""


@cites("9.3", "E12")
def test_the_highest_favor_costs_four_courtiers() -> None:
    table = court()
    table.state.favor_deck = packed([2, 8, 10])
    table.steps(DISPLAY_FAVORS)
    shown = [(card["favor"], card["cost"]) for card in table.state.view(A)["court"]["favors"]]
    assert shown == [(10, 4), (8, 3), (2, 2)]


@cites("9.4", "9.5", "E14")
def test_converting_armies() -> None:
    table = court().tray("A2")
    table.mat(A, {"convert3": "vogtland", "convert2": "tower", "convert1": "pass"})
    for seat in (B, C):
        table.mat(seat, {})
    table.steps((CONVERT_ARMIES, A))
    assert table.state.entrance[A] == 5
    assert table.state.courtiers[A] == 2
    assert table.at("vogtland") == "A1"
    assert table.in_tray() == ""
    assert table.state.view(B)["players"][A]["mat"]["convert3"] == "vogtland"
    assert table.state.view(B)["players"][A]["mat"]["convert1"] == "pass"


@cites("9.4")
@pytest.mark.parametrize(
    ("card", "courtiers"),
    [("vogtland", 7), ("tower", 7), ("baden", 2)],
)
def test_what_cannot_be_converted_wholly_is_not(card: str, courtiers: int) -> None:
    table = court("vogtland A3", "baden A9", "trier B2").tray("A2")
    at_court(table, 7 - courtiers)
    for seat in range(3):
        table.mat(seat, {"convert3": card} if seat == A else {})
    table.steps((CONVERT_ARMIES, A))
    assert table.state.courtiers[A] == courtiers


@cites("9.5")
def test_the_players_convert_in_player_order_three_first() -> None:
    table = court("vogtland A9", "baden B9", "trier C2")
    for seat, name in ((A, "vogtland"), (B, "baden")):
        table.mat(seat, {"convert2": name})
    table.mat(C, {})
    table.state.order = packed([B, C, A])
    table.in_order(CONVERT_ARMIES)
    told = [e.params["seat"] for e in table.state.journal or [] if e.key == "event-courtiers"]
    assert told[-2:] == [B, A]


@cites("9.6", "E15")
def test_asking_for_favors() -> None:
    table = at_court(court(*LANDS, "passau D4", seats=4, favors=(10, 8, 2)), 2, 5, 3, 2)
    table.state.order = packed([D, C, B, A])
    table.steps(OPEN_AUDIENCE)
    assert table.state.to_move == (B,)
    assert table.may(B) == ["favor 2", "favor 8", "favor 10", "favor none"]
    table.play(B, "favor 8")
    assert table.state.to_move == (C,)
    assert table.refusal(C, "favor 8").rule == "9.6"
    assert table.refusal(C, "favor 10").key == "refusal-too-few-courtiers"
    table.play(C, "favor none")
    assert table.state.to_move == (D,)
    table.play(D, "favor 2")
    assert table.asked(A) == "ask-place"
    assert list(table.state.entrance) == [2, 2, 3, 0]
    assert list(table.state.courtiers) == [5, 5, 4, 7]
    assert list(table.state.favors) == [0, 0, 0]
    assert not {10, 8, 2} & set(table.state.favor_deck)
    assert table.state.view(None)["court"]["spent"] == [2, 8, 10]


@cites("9.7", "W21")
def test_favor_1_removes_the_event_or_not() -> None:
    for answer, left in (("event away", True), ("event stays", False)):
        table = at_court(court(favors=(1,)), 7).event("church_protects")
        table.steps(OPEN_AUDIENCE).play(A, "favor 1", answer)
        assert (table.state.event == NONE) == left


@cites("9.7")
def test_thalers_grain_points_and_armies_in_the_tray() -> None:
    before = court().state
    assert audience(9).state.thalers[A] == before.thalers[A] + 4
    assert audience(15).state.grain[A] == 3
    assert audience(19).points()[A] == 3
    table = audience(3)
    assert table.in_tray() == "A3"
    assert table.state.supply[A] == before.supply[A] - 3


@cites("V4")
def test_a_favor_is_granted_wholly_or_not_at_all() -> None:
    table = audience(14, "vogtland A58", "baden B2", "trier C2")
    assert table.in_tray() == ""
    assert table.state.courtiers[A] == 4
    table = audience(12, "vogtland A60", "baden B2", "trier C2")
    assert table.asked(A) == "ask-place"


@cites("9.7", "W21")
def test_favor_4_takes_a_marker_or_is_kept_for_the_next() -> None:
    table = audience(4, "vogtland A4 r2", "passau A2", "baden B4 r1")
    assert table.may(A) == ["calm vogtland"]
    assert table.refusal(A, "calm passau").rule == "9.7"
    assert table.refusal(A, "calm baden").rule == "9.7"
    assert table.refusal(A, "calm tirol").rule == "2.1"
    table.play(A, "calm vogtland")
    assert table.at("vogtland") == "A4 r1"
    table = audience(4)
    assert table.state.pardon == A
    table.stop()
    table.acts("taxes", {A: "vogtland"})
    assert table.at("vogtland") == "A4"
    table.stop()
    table.acts("grain", {A: "vogtland"})
    assert table.at("vogtland") == "A4 r1"


@cites("9.7")
@pytest.mark.parametrize(("favor", "letter"), [(7, "t"), (17, "c"), (21, "p")])
def test_a_building_free_of_charge(favor: int, letter: str) -> None:
    table = audience(favor, "maehren A2", f"boehmen A2 {letter}", "trier B2")
    thalers = table.state.thalers[A]
    assert table.refusal(A, "found boehmen").rule == "3.3.1"
    assert table.refusal(A, "found trier").rule == "9.7"
    assert table.refusal(A, "found tirol").rule == "2.1"
    table.play(A, "found maehren")
    assert table.at("maehren") == f"A2 {letter}"
    assert table.state.thalers[A] == thalers


@cites("9.7")
def test_no_site_no_building() -> None:
    table = audience(21, "vogtland A2 c", "trier B2")
    assert table.asked(A) == "ask-place"
    table = audience(21, "vogtland A2 c", "maehren A2", "trier B2")
    assert table.refusal(A, "found vogtland").key == "refusal-no-site"


@cites("V3", "9.7")
def test_no_tile_left_no_free_palace() -> None:
    table = at_court(court("maehren A2", favors=(21,), seats=5), 7)
    others = [n for n in range(45) if IDS[n] != "maehren"][: BUILDING_TILES[PALACE]]
    for index in others:
        table.lay(f"{IDS[index]} B1 p")
    refusal = FOUND_BUILDING.forbids(table.state, A, PALACE, FOUND + county("maehren"))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("refusal-no-tile", "V3")
    table.steps(OPEN_AUDIENCE).play(A, "favor 21")
    assert table.asked(A) == "ask-place"
    assert table.at("maehren") == "A2"


@cites("V5")
def test_a_trading_post_by_favor_calms_too() -> None:
    table = at_court(court("maehren A2 r2", "trier B2", favors=(7,)), 7)
    table.event("trading_post_calms").steps(OPEN_AUDIENCE)
    table.play(A, "favor 7", "found maehren")
    assert table.at("maehren") == "A2 t r1"


@cites("9.7")
@pytest.mark.parametrize(
    ("favor", "a", "b"), [(10, False, True), (11, True, False), (18, False, False)]
)
def test_immunity_from_combat(favor: int, a: bool, b: bool) -> None:
    for action, open_to in (("combat_a", a), ("combat_b", b)):
        table = audience(favor, "vogtland A2", "kursachsen B4", "trier C2")
        table.stop()
        table.acts(action, {B: "kursachsen"})
        assert ("march vogtland" in table.may(B)) == open_to
        if not open_to:
            assert table.refusal(B, "march vogtland").rule == "9.7"


@cites("9.7", "W21")
def test_favor_12_deploys_three_in_an_own_or_neutral_county() -> None:
    table = audience(12)
    assert table.refusal(A, "muster baden").rule == "9.7"
    assert table.refusal(A, "muster bremen").rule == "2.1"
    table.play(A, "muster vogtland")
    assert table.at("vogtland") == "A7"
    table = audience(12).play(A, "muster passau")
    assert table.at("passau") == "A3"
    assert table.state.owner[county("passau")] == A
