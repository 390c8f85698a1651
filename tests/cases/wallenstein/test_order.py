"""The event, the bids, the player order, and how actions are performed (3.4, 3.5, 3.6)."""

from typing import Any

from regnum.core.packed import packed
from regnum.games.wallenstein.actions import COLLECT_TAXES
from regnum.games.wallenstein.bidding import DRAW_EVENT, REVEAL_BIDS
from regnum.games.wallenstein.facts import ACTION_NAMES, NONE
from regnum.games.wallenstein.season import END_SEASON, NEXT_ACTION
from tests.cases import cites
from tests.cases.wallenstein.table import GAME, A, B, C, D, E, Table

FIVE = ("anhalt A4", "baden B4", "augsburg C4", "trier D4", "passau E4")


def bids(*cards: str, seats: int = 5, **options: Any) -> Table:
    """Everybody has planned; the bids are about to be shown."""
    table = Table(*FIVE[:seats], seats=seats, **options)
    for seat, card in enumerate(cards):
        table.mat(seat, {"bid": card})
        table.state.shown[seat] = 0
    return table


@cites("3.4", "W12")
def test_the_event_is_one_of_the_open_cards() -> None:
    table = bids("0", "1", "2", seats=3)
    open_cards = list(table.state.event_row)
    table.steps(DRAW_EVENT)
    assert table.state.event in open_cards
    assert table.state.event not in table.state.event_row
    assert len(table.state.event_row) == 3


@cites("3.5", "E5", "W11")
def test_bids_from_four_to_nothing() -> None:
    table = bids("none", "0", "augsburg", "1", "4")
    table.steps(REVEAL_BIDS)
    order: list[int] = []
    while len(order) < 5:
        order.append(table.state.to_move[0])
        table.state.play(order[-1], GAME.parse(f"place {len(order)}"))
    assert order == [E, D, C, B, A]
    assert list(table.state.thalers) == [12, 12, 12, 11, 8]
    assert list(table.state.order) == [E, D, C, B, A]


@cites("3.5", "W11")
def test_ties_are_broken_by_lot() -> None:
    firsts = set()
    for skip in range(20):
        table = bids("2", "2", "2", seats=3)
        for _ in range(skip):
            table.state.chance.word()
        firsts.add(table.steps(REVEAL_BIDS).state.to_move[0])
    assert firsts == {A, B, C}


@cites("9.4", "W11")
def test_a_tower_card_bids_nothing_like_the_zero() -> None:
    firsts = set()
    for skip in range(20):
        table = bids("tower", "0", "augsburg", seats=3, court=True)
        for _ in range(skip):
            table.state.chance.word()
        table.steps(REVEAL_BIDS)
        assert table.state.to_move == (C,)
        table.play(C, "place 3")
        firsts.add(table.state.to_move[0])
    assert firsts == {A, B}


@cites("3.5")
def test_the_place_gives_the_bonus_tile_and_the_order() -> None:
    table = bids("1", "2", "3", seats=3)
    tiles = list(table.state.tiles)
    table.steps(REVEAL_BIDS)
    table.play(C, "place 5")
    assert table.refusal(B, "place 5").rule == "3.5"
    table.play(B, "place 2").play(A, "place 4")
    assert list(table.state.order) == [B, A, C]
    assert [table.state.bonus[seat] for seat in (C, B, A)] == [tiles[4], tiles[1], tiles[3]]
    assert table.state.tiles[4] == NONE


@cites("3.6")
def test_all_perform_an_action_in_order_before_the_next() -> None:
    table = bids("0", "1", "2", seats=3)
    for seat, name in ((A, "anhalt"), (B, "baden"), (C, "augsburg")):
        table.mat(seat, {"taxes": name, "grain": "none"})
    table.state.order = packed([C, A, B])
    table.state.actions = packed([4, 3, 2, 1, 5])
    table.steps(NEXT_ACTION)
    told = [(e.key, e.params.get("seat")) for e in table.state.journal or []]
    taxes = [seat for key, seat in told if key == "event-taxes"]
    assert taxes == [C, A, B]
    actions = [key for key, _ in told if key in ("event-taxes", "event-action")]
    assert actions[:5] == ["event-action", *["event-taxes"] * 3, "event-action"]


@cites("3.1", "3.6", "W24")
def test_the_next_card_is_revealed_when_an_action_is_done() -> None:
    """The sixth from the end of the first action, the tenth from the end of the fifth."""
    table = bids("0", "1", "2", seats=3)
    state = table.state
    for seat, name in ((A, "anhalt"), (B, "baden"), (C, "augsburg")):
        plan = {"combat_a": name} if seat != C else {"deploy1": name}
        table.mat(seat, plan)
    row = ["combat_a", "palace", "church", "grain", "deploy1"]
    state.actions = packed([ACTION_NAMES.index(name) for name in row])
    table.steps(NEXT_ACTION)
    for seat in (A, B):
        assert table.asked(seat) == "ask-march"
        assert table.state.view(C)["actions"] == [*row, *[None] * 5]
        table.play(seat, "march nowhere")
    told = [e.key for e in state.journal or [] if e.key in ("event-revealed", "event-action")]
    assert told == ["event-action", "event-revealed"] * 5 + ["event-action"] * 5
    assert sorted(state.actions) == list(range(10))


@cites("3.6", "W24")
def test_the_sixth_card_lies_open_while_the_second_action_is_decided() -> None:
    table = bids("0", "1", "2", seats=3)
    table.mat(A, {"combat_b": "anhalt"})
    row = ["palace", "combat_b", "church", "grain", "taxes"]
    table.state.actions = packed([ACTION_NAMES.index(name) for name in row])
    table.steps(NEXT_ACTION)
    assert table.asked(A) == "ask-march"
    shown = table.state.view(B)["actions"]
    assert shown[:5] == row
    assert shown[5] is not None
    assert shown[6:] == [None] * 4


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
    thalers = list(table.state.thalers)
    table.steps((COLLECT_TAXES, B))
    assert list(table.state.thalers) == thalers
    told = (table.state.journal or [])[-1]
    assert (told.key, told.params) == ("event-forfeited", {"seat": B, "action": "taxes"})


@cites("3.6")
def test_the_round_ends_with_cards_in_hand_and_tiles_on_the_table() -> None:
    table = bids("0", "1", "2", seats=3).tile(A, "thaler").event("church_protects")
    table.steps(END_SEASON)
    assert set(table.state.bonus) == {NONE}
    assert table.state.event == NONE
    assert table.state.round == 1
    assert set(table.state.mat) == {NONE}
