"""The event, the bids, the player order, and how actions are performed (3.4, 3.5, 3.6)."""

from typing import Any

from regnum.games.wallenstein.board import NONE, TAXES
from regnum.games.wallenstein.moves import BOXES
from regnum.games.wallenstein.state import (
    ACT,
    BEGIN_ACTION,
    DRAW_EVENT,
    END_SEASON,
    REVEAL_BIDS,
)
from tests.cases import cites
from tests.cases.wallenstein.table import GAME, A, B, C, D, E, Table

FIVE = ("anhalt A4", "baden B4", "augsburg C4", "trier D4", "passau E4")


def bids(*cards: str, seats: int = 5, **options: Any) -> Table:
    """Everybody has planned; the bids are about to be shown."""
    table = Table(*FIVE[:seats], seats=seats, **options)
    for seat, card in enumerate(cards):
        table.mat(seat, {"bid": card})
        table.state.shown[seat * BOXES] = 0
    return table


@cites("3.4", "W12")
def test_the_event_is_one_of_the_open_cards() -> None:
    table = bids("0", "1", "2", seats=3)
    open_cards = table.state.event_row[:]
    table.steps((DRAW_EVENT, 0, 0))
    assert table.state.event in open_cards
    assert table.state.event not in table.state.event_row
    assert len(table.state.event_row) == 3


@cites("3.5", "E5", "W11")
def test_bids_from_four_to_nothing() -> None:
    table = bids("none", "0", "augsburg", "1", "4")
    table.steps((REVEAL_BIDS, 0, 0))
    order: list[int] = []
    while len(order) < 5:
        order.append(table.state.to_move[0])
        table.state.play(order[-1], GAME.parse(f"place {len(order)}"))
    assert order == [E, D, C, B, A]
    assert table.state.thalers == [12, 12, 12, 11, 8]
    assert table.state.order == [E, D, C, B, A]


@cites("3.5", "W11")
def test_ties_are_broken_by_lot() -> None:
    firsts = set()
    for skip in range(20):
        table = bids("2", "2", "2", seats=3)
        for _ in range(skip):
            table.state.chance.word()
        firsts.add(table.steps((REVEAL_BIDS, 0, 0)).state.to_move[0])
    assert firsts == {A, B, C}


@cites("9.4", "W11")
def test_a_tower_card_bids_nothing_like_the_zero() -> None:
    firsts = set()
    for skip in range(20):
        table = bids("tower", "0", "augsburg", seats=3, court=True)
        for _ in range(skip):
            table.state.chance.word()
        table.steps((REVEAL_BIDS, 0, 0))
        assert table.state.to_move == (C,)
        table.play(C, "place 3")
        firsts.add(table.state.to_move[0])
    assert firsts == {A, B}


@cites("3.5")
def test_the_place_gives_the_bonus_tile_and_the_order() -> None:
    table = bids("1", "2", "3", seats=3)
    tiles = table.state.tiles[:]
    table.steps((REVEAL_BIDS, 0, 0))
    table.play(C, "place 5")
    assert table.refusal(B, "place 5").rule == "3.5"
    table.play(B, "place 2").play(A, "place 4")
    assert table.state.order == [B, A, C]
    assert [table.state.bonus[seat] for seat in (C, B, A)] == [tiles[4], tiles[1], tiles[3]]
    assert table.state.tiles[4] == NONE


@cites("3.6")
def test_all_perform_an_action_in_order_before_the_next() -> None:
    table = bids("0", "1", "2", seats=3)
    state = table.state
    for seat, name in ((A, "anhalt"), (B, "baden"), (C, "augsburg")):
        table.mat(seat, {"taxes": name})
    state.order = [C, A, B]
    state.actions = [0, 1, 2, 3, 5]
    table.steps((BEGIN_ACTION, 0, 5))
    assert len(state.actions) == 6
    table = bids("0", "1", "2", seats=3)
    for seat, name in ((A, "anhalt"), (B, "baden"), (C, "augsburg")):
        table.mat(seat, {"taxes": name})
    table.state.order = [C, A, B]
    table.state.actions = [4, 1, 2, 3, 5]
    journal = table.state.journal
    assert journal is not None
    table.steps((BEGIN_ACTION, 0, 0))
    assert [e.params["seat"] for e in journal if e.key == "event-taxes"] == [C, A, B]


@cites("3.6")
def test_who_cannot_perform_an_action_skips_it() -> None:
    table = Table("anhalt A2").thalers(2, 9, 9).acts("palace", {A: "anhalt"})
    assert table.at("anhalt") == "A2"
    assert table.state.thalers[A] == 2


@cites("3.6", "V13")
def test_a_conquered_county_takes_its_card_and_action_along() -> None:
    table = Table("anhalt A6", "kursachsen B1", "passau C2")
    table.acts("combat_a", {A: "anhalt"})
    table.mat(B, {"taxes": "kursachsen"})
    table.play(A, "march kursachsen").throws("A5 B1", falling="A4").play(A, "armies 5")
    view = table.state.view(C)["players"][B]["mat"]
    assert view["taxes"] == "lost"
    thalers = table.state.thalers[:]
    table.steps((ACT, B, TAXES))
    assert table.state.thalers == thalers


@cites("3.6")
def test_the_round_ends_with_cards_in_hand_and_tiles_on_the_table() -> None:
    table = bids("0", "1", "2", seats=3).tile(A, "thaler").event("church_protects")
    table.steps((END_SEASON, 0, 0))
    assert set(table.state.bonus) == {NONE}
    assert table.state.event == NONE
    assert table.state.round == 1
    assert set(table.state.mat) == {NONE}
