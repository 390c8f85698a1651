"""The event, the bids and the player order (3.4, 3.5)."""

from typing import Final

from regnum.core.packed import append, extend, i64, pop, vec
from regnum.core.phase import Decision
from regnum.core.refusal import Refusal
from regnum.core.vectors import changed
from regnum.games.wallenstein.board import EVENT_KIND, IDS
from regnum.games.wallenstein.facts import (
    COUNTIES,
    EVENT_NAMES,
    MONEY_CARDS,
    NONE,
    PLACES,
    TILE_NAMES,
)
from regnum.games.wallenstein.moves import BID_BOX, BOXES, MONEY, PLACE
from regnum.games.wallenstein.phases import Common
from regnum.games.wallenstein.state import Position

HIGHEST_BID: Final = 6
"""The rank of the money card 4."""


class DrawEvent(Common):
    """One of the open event cards becomes the event of the round, after the planning (3.4;
    W12)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        row = state.event_row[:]
        state.event_row, state.event = pop(row, state.chance.draw(len(row)))
        if state.journal is not None:
            state.tell("event-drawn", {"effect": EVENT_NAMES[EVENT_KIND[state.event]]}, ("event",))


class RevealBids(Common):
    """All bids are shown and paid; the highest chooses a place first. Ties are broken by drawing
    tokens from the bag (3.5)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        choosers = vec[i64](capacity=PLACES)
        rank: i64
        bidder: i64
        for rank in range(HIGHEST_BID, -1, -1):
            tied = vec[i64]()
            for bidder in range(state.seats):
                if bid_rank(bid_of(state, bidder)) == rank:
                    tied = append(tied, bidder)
            if len(tied) > 1:
                state.chance.shuffle(tied)
            choosers = extend(choosers, tied)
        for bidder in range(state.seats):
            reveal_bid(state, bidder)
        state.push(SET_ORDER)
        place: i64
        for place in range(len(choosers) - 1, -1, -1):
            state.push(CHOOSE_PLACE, choosers[place])


def bid_rank(card: i64) -> i64:
    """Money 4 to 1, then a county card, then money 0 and the tower card, then nothing (3.5,
    9.4; W11)."""
    if card == NONE:
        return 0
    if card < COUNTIES:
        return 2
    return card - MONEY + 2 if MONEY < card < MONEY + MONEY_CARDS else 1


def bid_of(state: Position, seat: i64) -> i64:
    return state.mat[seat * BOXES + BID_BOX]


def reveal_bid(state: Position, seat: i64) -> None:
    """Pay what the money card says; a county card costs nothing (3.5)."""
    card = bid_of(state, seat)
    state.shown[seat] |= 1 << BID_BOX
    paid: i64 = card - MONEY if MONEY <= card < MONEY + MONEY_CARDS else 0
    state.thalers[seat] -= paid
    if state.journal is not None:
        bidder = f"seat:{seat}"
        if card == NONE:
            state.tell("event-bid-nothing", {"seat": seat}, (bidder,))
        elif card < COUNTIES:
            params = {"seat": seat, "county": IDS[card]}
            state.tell("event-bid-county", params, (bidder, f"county:{IDS[card]}"))
        else:
            state.tell("event-bid", {"seat": seat, "count": paid}, (bidder,))


class ChoosePlace(Decision[Position]):
    """The seat stands there in the player order and takes the tile that lay there (3.5)."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        choices = vec[i64](capacity=PLACES)
        place: i64
        for place in range(PLACES):
            if state.places[place] == NONE:
                choices = append(choices, PLACE + place)
        return choices

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        rival = state.places[move - PLACE]
        if rival == NONE:
            return None
        params = {"number": move - PLACE + 1, "rival": rival}
        return Refusal("refusal-place-taken", "3.5", params)

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        place = move - PLACE
        tile = state.tiles[place]
        state.places = changed(state.places, place, seat)
        state.bonus = changed(state.bonus, seat, tile)
        state.tiles = changed(state.tiles, place, NONE)
        if state.journal is not None:
            params = {"seat": seat, "number": place + 1, "tile": TILE_NAMES[tile]}
            state.tell("event-place", params, (f"place:{place + 1}", f"seat:{seat}"))


class SetOrder(Common):
    """Unclaimed places are disregarded (3.5)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        order = vec[i64](capacity=PLACES)
        for holder in state.places:
            if holder != NONE:
                order = append(order, holder)
        state.order = order
        for module in reversed(state.modules):
            module.order_is_set(state)


DRAW_EVENT: Final = DrawEvent("draw-event")
REVEAL_BIDS: Final = RevealBids("reveal-bids")
CHOOSE_PLACE: Final = ChoosePlace("choose-place", "ask-place", "3.5", (PLACE, PLACE + PLACES))
SET_ORDER: Final = SetOrder("set-order")
