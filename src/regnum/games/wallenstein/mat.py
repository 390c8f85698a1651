"""A player's hand and mat: which cards there are, and which boxes they can cover (2.2, 3.3)."""

from typing import Final

from regnum.core.packed import i64
from regnum.games.wallenstein.board import BIT, COUNTIES, MONEY_CARDS, NONE
from regnum.games.wallenstein.moves import ACTION_BOX, BID_BOX, BOXES, LOST, TOWER
from regnum.games.wallenstein.state import Position

ACTION_BOXES: Final = ((1 << BOXES) - 1) & ~((1 << ACTION_BOX) - 1)
"""A mask of the ten action boxes."""


def counties_held(state: Position, seat: i64) -> i64:
    """A mask of the counties that a seat controls."""
    held: i64 = 0
    card: i64 = 1
    for holder in state.owner:
        if holder == seat:
            held |= card
        card <<= 1
    return held


def hand_of(state: Position, seat: i64, held: i64) -> i64:
    """A mask of the county cards that could still be laid: those that the seat has had since
    the planning and that are not on its mat."""
    hand = held & ~state.fresh
    mat = state.mat
    place: i64
    for place in range(seat * BOXES, seat * BOXES + BOXES):
        card = mat[place]
        if 0 <= card < COUNTIES:
            hand &= ~BIT[card]
    return hand


def boxes_of(state: Position, held: i64) -> i64:
    """A mask of the boxes that a seat with these counties may fill. Who has none takes no part
    in the actions (W22)."""
    return state.boxes if held else state.boxes & ~ACTION_BOXES


def covers_all(state: Position, held: i64) -> bool:
    """Whether a seat with these counties has a card for each box, and so must cover them all
    (3.3; W26)."""
    return count(held) + MONEY_CARDS + state.tower_cards >= count(state.boxes)


def count(mask: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def spare_cards(state: Position, seat: i64) -> i64:
    """Money and tower cards that are not on the mat. Any of them can pass an action; and as no
    more than four boxes ask for money, that never runs short by itself."""
    spare = MONEY_CARDS + state.tower_cards
    mat = state.mat
    place: i64
    for place in range(seat * BOXES, seat * BOXES + BOXES):
        if COUNTIES <= mat[place] < LOST:
            spare -= 1
    return spare


def spare_towers(state: Position, seat: i64) -> i64:
    """Tower cards that do not lie where they mean something (9.4)."""
    spare = state.tower_cards
    mat = state.mat
    place: i64
    for place in range(seat * BOXES, seat * BOXES + ACTION_BOX):
        if mat[place] == TOWER:
            spare -= 1
    return spare


def empty_boxes(state: Position, seat: i64) -> list[int]:
    """The boxes that a seat could still fill."""
    boxes, first = boxes_of(state, counties_held(state, seat)), seat * BOXES
    return [box for box in range(BOXES) if boxes >> box & 1 and state.mat[first + box] == NONE]


def first_empty(state: Position, seat: i64) -> i64:
    """The first box in use that is not covered, NONE if all are."""
    box: i64
    for box in range(BOXES):
        if state.boxes >> box & 1 and state.mat[seat * BOXES + box] == NONE:
            return box
    return NONE


def last_filled(state: Position, seat: i64) -> i64:
    """The last box that is covered, NONE if none is."""
    box: i64
    for box in range(BOXES - 1, -1, -1):
        if state.mat[seat * BOXES + box] != NONE:
            return box
    return NONE


def plans_stand(state: Position) -> bool:
    """Whether all have committed, so that everybody sees which boxes are covered (W27). The bids
    are shown before anybody decides again."""
    return state.shown[0] >> BID_BOX & 1 != 0
