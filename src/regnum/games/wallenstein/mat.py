"""A player's hand and mat: which cards there are, and which boxes they can cover (2.2, 3.3)."""

from typing import Final

from regnum.core.packed import i64, vec
from regnum.core.vectors import place_of, zeros
from regnum.games.wallenstein.facts import BIT, COUNTIES, MONEY_CARDS, NONE
from regnum.games.wallenstein.moves import ACTION_BOX, BID_BOX, BOXES, LOST, TOWER
from regnum.games.wallenstein.state import Position

ACTION_BOXES: Final = ((1 << BOXES) - 1) & ~((1 << ACTION_BOX) - 1)
"""A mask of the ten action boxes."""


class Mat:
    """What lies on a seat's mat, and which cards it leaves over. Made in one walk over the boxes,
    since a playout plans most of the time."""

    covered: i64  # a mask of the boxes where a card lies
    laid: i64  # a mask of the county cards that are not in hand: laid, or won since the planning
    spare: i64  # money and tower cards; any of them can pass an action
    towers: i64  # of these, tower cards that do not lie where they mean something (9.4)

    def __init__(self, state: Position, seat: i64) -> None:
        laid, covered = state.fresh, i64(0)
        towers = state.tower_cards
        spare = MONEY_CARDS + towers
        mat, first = state.mat, seat * BOXES
        box: i64
        for box in range(BOXES):
            card = mat[first + box]
            if card == NONE:
                continue
            covered |= BIT[box]
            if card < COUNTIES:
                laid |= BIT[card]
            elif card < LOST:
                spare -= 1
                if card == TOWER and box < ACTION_BOX:
                    towers -= 1
        self.covered, self.laid, self.spare, self.towers = covered, laid, spare, towers

    def empty(self, state: Position) -> i64:
        """A mask of the boxes in use that are not covered."""
        return state.boxes & ~self.covered


class Hand(Mat):
    """What a seat has to plan with: the cards that are not on its mat, and the boxes they go to.
    Made in one more walk, over the counties."""

    counties: vec[i64]  # its county cards, ascending
    held: i64  # how many counties it controls
    boxes: i64  # a mask of those that it may fill: who has no county takes no part (W22)

    def __init__(self, state: Position, seat: i64) -> None:
        super().__init__(state, seat)
        held, count, laid = i64(0), i64(0), self.laid
        counties, owner = zeros(COUNTIES), state.owner
        county: i64
        for county in range(COUNTIES):
            if owner[county] == seat:
                held += 1
                if not laid >> county & 1:
                    counties[count] = county
                    count += 1
        self.counties, self.held = counties[:count], held
        self.boxes = state.boxes if held else state.boxes & ~ACTION_BOXES

    def covers_all(self, state: Position) -> bool:
        """Whether it has a card for each box, and so must cover them all (3.3; W26)."""
        return self.held + MONEY_CARDS + state.tower_cards >= state.box_count


def first_of(boxes: i64) -> i64:
    """The first box of a mask, NONE if it is empty."""
    box: i64
    for box in range(BOXES):
        if boxes >> box & 1:
            return box
    return NONE


def controls_any(state: Position, seat: i64) -> bool:
    """Whether a seat has a county at all."""
    return place_of(state.owner, seat) >= 0


def plans_stand(state: Position) -> bool:
    """Whether all have committed, so that everybody sees which boxes are covered (W27). The bids
    are shown before anybody decides again."""
    return state.shown[0] >> BID_BOX & 1 != 0
