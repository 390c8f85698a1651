"""The event, the bids and the player order (3.4, 3.5)."""

from typing import Final

from regnum.core.refusal import Refusal
from regnum.games.wallenstein.board import (
    COUNTIES,
    EVENT_KIND,
    EVENT_NAMES,
    IDS,
    MONEY_CARDS,
    NONE,
    PLACES,
    TILE_NAMES,
)
from regnum.games.wallenstein.moves import BID_BOX, BLANK, BOXES, MONEY, PLACE
from regnum.games.wallenstein.state import CHOOSE_PLACE, SET_ORDER, Position

HIGHEST_BID: Final = 6
"""The rank of the money card 4."""


def draw_event(state: Position) -> None:
    """One of the open event cards becomes the event of the round, after the planning (3.4;
    W12)."""
    state.event = state.event_row.pop(state.chance.draw(len(state.event_row)))
    if state.journal is not None:
        state.tell("event-drawn", {"effect": EVENT_NAMES[EVENT_KIND[state.event]]}, ("event",))


def bid_rank(card: int) -> int:
    """Money 4 to 1, then a county card, then money 0 and the tower card, then nothing (3.5,
    9.4; W11)."""
    if card < COUNTIES:
        return 2
    if card == BLANK:
        return 0
    return card - MONEY + 2 if MONEY < card < MONEY + MONEY_CARDS else 1


def reveal_bids(state: Position) -> None:
    """All bids are shown and paid; the highest chooses a place first. Ties are broken by
    drawing tokens from the bag (3.5)."""
    choosers: list[int] = []
    for rank in range(HIGHEST_BID, -1, -1):
        tied = [seat for seat in range(state.seats) if bid_rank(bid_of(state, seat)) == rank]
        if len(tied) > 1:
            state.chance.shuffle(tied)
        choosers += tied
    for seat in range(state.seats):
        reveal_bid(state, seat)
    state.agenda.append((SET_ORDER, 0, 0))
    for seat in reversed(choosers):
        state.agenda.append((CHOOSE_PLACE, seat, 0))


def bid_of(state: Position, seat: int) -> int:
    return state.mat[seat * BOXES + BID_BOX]


def reveal_bid(state: Position, seat: int) -> None:
    """Pay what the money card says; a county card costs nothing (3.5)."""
    card = bid_of(state, seat)
    state.shown[seat * BOXES + BID_BOX] = 1
    paid = card - MONEY if MONEY <= card < MONEY + MONEY_CARDS else 0
    state.thalers[seat] -= paid
    if state.journal is not None:
        if card < COUNTIES:
            state.tell("event-bid-county", {"seat": seat, "county": IDS[card]})
        elif card == BLANK:
            state.tell("event-bid-nothing", {"seat": seat})
        else:
            state.tell("event-bid", {"seat": seat, "count": paid})


def place_choices(state: Position) -> list[int]:
    return [PLACE + place for place in range(PLACES) if state.places[place] == NONE]


def forbids_place(state: Position, place: int) -> Refusal | None:
    rival = state.places[place]
    if rival == NONE:
        return None
    return Refusal("refusal-place-taken", "3.5", {"number": place + 1, "rival": rival})


def choose_place(state: Position, seat: int, place: int) -> None:
    """The seat stands there in the player order and takes the tile that lay there (3.5)."""
    state.places[place] = seat
    state.bonus[seat] = state.tiles[place]
    state.tiles[place] = NONE
    if state.journal is not None:
        params = {"seat": seat, "number": place + 1, "tile": TILE_NAMES[state.bonus[seat]]}
        state.tell("event-place", params, (f"place:{place + 1}",))


def set_order(state: Position) -> None:
    """Unclaimed places are disregarded (3.5)."""
    state.order = [seat for seat in state.places if seat != NONE]
