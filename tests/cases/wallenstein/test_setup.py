"""Set-up: counties, capital, line-ups, the tower, the events (1, 2, 7)."""

from typing import Any, cast

import pytest

from regnum.core.vectors import changed
from regnum.games.wallenstein import board
from regnum.games.wallenstein.facts import GREEN
from regnum.games.wallenstein.state import Position
from regnum.games.wallenstein.tower import FILL_TOWER
from tests.cases import cites
from tests.cases.wallenstein.table import GAME, A, B, C, Table, county


def start(seats: int, seed: int = 7, **options: Any) -> Position:
    return cast(Position, GAME.start(seats, seed, **options))


def armies_of(state: Position, seat: int) -> list[int]:
    held = zip(list(state.armies), list(state.owner), strict=True)
    return [armies for armies, owner in held if owner == seat]


@cites("1")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert list(board.mistakes()) == []
    assert (board.ARMY_CUBES, board.PEASANT_CUBES, board.REVOLT_MARKERS) == (62, 20, 42)
    assert list(board.BUILDING_TILES) == [28, 26, 26]
    assert len(board.EVENT_KIND) == 12
    state = start(5)
    for seat in range(5):
        own = sum(armies_of(state, seat))
        assert own + state.supply[seat] + state.tower[seat] == 62


@cites("2", "2.1", "E11")
def test_three_players_leave_eight_counties_out() -> None:
    out = {"bremen", "holstein", "luettich", "burgund", "konstanz", "fm_bayern"}
    out |= {"steiermark", "tirol"}
    assert {board.IDS[c] for c in range(45) if c not in board.used(3)} == out
    assert len(board.used(3)) == 37
    assert len(board.used(4)) == len(board.used(5)) == 45
    table = Table("osnabrueck A4").acts("combat_a", {A: "osnabrueck"})
    assert table.refusal(A, "march bremen").rule == "2.1"
    assert "march bremen" not in table.may(A)


@cites("2.2")
@pytest.mark.parametrize(("seats", "thalers"), [(3, 18), (4, 15), (5, 12)])
def test_the_capital_depends_on_the_number_of_players(seats: int, thalers: int) -> None:
    assert list(start(seats).thalers) == [thalers] * seats


@cites("2.4")
def test_points_and_grain_start_at_nothing() -> None:
    state = start(4)
    assert list(state.grain) == [0] * 4
    assert not any(list(state.scored))


@cites("2.5", "E4")
def test_the_tower_is_filled_and_the_tray_emptied() -> None:
    table = Table("anhalt A4")
    table.throws("A7 B7 C7 g10", falling="A2 B2 C1 g2")
    assert len(table.expected) == 31
    table.steps(FILL_TOWER)
    assert table.in_tower() == "A5 B5 C6 g8"
    assert table.in_tray() == ""
    assert table.state.supply[A] == 62 - 4 - 5
    assert table.state.supply[GREEN] == 12


@cites("2.6")
def test_four_event_cards_lie_open() -> None:
    state = start(3)
    assert len(state.event_row) == 4
    assert len(state.event_deck) == 8
    assert len(state.view(None)["events"]) == 4


@cites("7", "V9")
@pytest.mark.parametrize(("seats", "counties"), [(3, 9), (4, 8), (5, 7)])
def test_the_printed_lineups(seats: int, counties: int) -> None:
    state = start(seats)
    for seat in range(seats):
        assert list(state.owner).count(seat) == counties
    assert list(state.order) == list(range(seats))


@cites("7")
def test_player_c_of_three_begins_in_augsburg() -> None:
    state = start(3)
    augsburg = county("augsburg")
    assert (state.owner[augsburg], state.armies[augsburg]) == (C, 5)
    assert (state.owner[county("mark")], state.armies[county("trier")]) == (A, 3)


def drafting(*open_cards: str, seed: int = 3) -> tuple[Position, int]:
    state = start(3, seed, lineup="draft")
    for place, name in enumerate(open_cards):
        index = county(name)
        if index in state.deck:
            hidden = list(state.deck).index(index)
            state.deck = changed(state.deck, hidden, state.face_up[place])
            state.face_up = changed(state.face_up, place, index)
    return state, state.to_move[0]


@cites("2.3")
def test_a_county_is_claimed_and_a_group_goes_there() -> None:
    state, first = drafting("anhalt", "baden")
    assert [GAME.text(move) for move in state.legal(first)] == [
        "take anhalt",
        "take baden",
        "take deck",
    ]
    assert state.refusal(first, GAME.parse("take trier")).rule == "2.3"  # type: ignore[union-attr]
    state.play(first, GAME.parse("take anhalt"))
    assert county("anhalt") not in state.face_up
    assert len(state.face_up) == 2
    assert [GAME.text(move) for move in state.legal(first)] == [
        "group 2",
        "group 3",
        "group 4",
        "group 5",
    ]
    state.play(first, GAME.parse("group 5"))
    assert (state.owner[county("anhalt")], state.armies[county("anhalt")]) == (first, 5)
    assert state.to_move == ((first + 1) % 3,)


@cites("2.3", "W23", "V10")
def test_two_unchanged_open_cards_may_be_buried() -> None:
    state, first = drafting("anhalt", "baden")
    assert state.refusal(first, GAME.parse("bury")).rule == "2.3"  # type: ignore[union-attr]
    for _ in range(3):
        seat = state.to_move[0]
        state.play(seat, GAME.parse("take deck"))
        state.play(seat, GAME.parse("group 2"))
    assert state.to_move == (first,)
    above = list(state.deck)[-2:]
    state.play(first, GAME.parse("bury"))
    assert list(state.deck)[:2] == [county("anhalt"), county("baden")]
    assert state.view(None)["draft"]["buried"] == ["anhalt", "baden"]
    assert list(state.face_up) == above[::-1]
    assert state.to_move == (first,)
    assert state.refusal(first, GAME.parse("bury")) is not None
    world = cast(Position, state.sample(first, 1))
    assert list(world.deck)[:2] == list(state.deck)[:2]


@cites("W23")
def test_the_first_to_draft_is_drawn_by_lot() -> None:
    assert {start(3, seed, lineup="draft").to_move[0] for seed in range(30)} == {A, B, C}


@cites("2.3")
def test_a_whole_draft_gives_everybody_the_groups() -> None:
    state = start(3, lineup="draft")
    while len(state.to_move) == 1:
        seat = state.to_move[0]
        state.play(seat, state.legal(seat)[0])
    for seat in range(3):
        assert sorted(armies_of(state, seat)) == [2, 2, 2, 2, 3, 3, 4, 4, 5]
    assert list(state.deck) == []
