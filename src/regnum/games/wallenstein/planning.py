"""Planning in secret: a card into each box of the mat, then the plan stands (3.3, 3.3.6).

Any box may be filled, filled anew or cleared at any time until its player commits. County cards
and bids are told apart; of the money and tower cards that pass only the number counts.
"""

from typing import Any, Final

from regnum.core.packed import append, i64, vec
from regnum.core.phase import Simultaneous
from regnum.core.refusal import Refusal
from regnum.core.vectors import place_of
from regnum.games.wallenstein.board import IDS
from regnum.games.wallenstein.counties import out_of_game
from regnum.games.wallenstein.facts import COUNTIES, MONEY_CARDS, NONE
from regnum.games.wallenstein.mat import (
    ACTION_BOXES,
    Hand,
    Mat,
    controls_any,
    first_of,
    plans_stand,
)
from regnum.games.wallenstein.moves import (
    ACTION_BOX,
    BID,
    BID_BOX,
    BLANK,
    BOX_NAMES,
    BOXES,
    CLEAR,
    COMMIT,
    MONEY,
    TOWER,
    box_move,
    box_of,
    card_of,
)
from regnum.games.wallenstein.state import Position


class PlanSeason(Simultaneous[Position]):
    """Everybody lays cards face down, all at once (3.3)."""

    def drafted(self) -> bool:
        return True

    def open(self, state: Position) -> None:
        """All cards are in hand."""
        state.fresh = 0

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        hand = Hand(state, seat)
        choices = vec[i64](capacity=256)
        box: i64
        for box in range(BOXES):
            if hand.boxes >> box & 1:
                choices = add_cards(state, seat, box, hand, choices)
        for box in range(BOXES):
            if hand.covered >> box & 1:
                choices = append(choices, CLEAR + box)
        if may_commit(state, hand):
            choices = append(choices, COMMIT)
        return choices

    def distinct(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        """The boxes in their order, nothing taken back: the first empty one where all must be
        covered, else any after the last one filled, or no more."""
        hand = Hand(state, seat)
        choices = vec[i64](capacity=32)
        box: i64
        if hand.covers_all(state):
            box = first_of(hand.empty(state))
            if box != NONE:
                return add_cards(state, seat, box, hand, choices)
        else:
            for box in range(BOXES):
                if hand.boxes >> box & 1 and not hand.covered >> box:
                    choices = add_cards(state, seat, box, hand, choices)
        return append(choices, COMMIT)

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        if move == COMMIT:
            return forbids_commit(state, seat)
        box = box_of(move)
        if not state.boxes >> box & 1:
            return Refusal("refusal-box-unused", "9.4", {"box": BOX_NAMES[box]})
        if move >= CLEAR:
            return forbids_clearing(state, seat, box)
        card = card_of(move)
        if card < COUNTIES:
            return forbids_county(state, seat, box, card)
        if box >= ACTION_BOX and not controls_any(state, seat):
            return Refusal("refusal-no-counties", "W22", {"box": BOX_NAMES[box]})
        return forbids_spare(state, seat, box, card)

    def answer(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        """Until the commit a seat goes on laying cards."""
        if move == COMMIT:
            super().answer(state, seat, number, move)
        else:
            self.take(state, seat, number, move)

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        """Lay a card, in the place of what lies there; take one back; or commit."""
        if move == COMMIT:
            if state.journal is not None:
                state.tell("event-planned", {"seat": seat}, (f"seat:{seat}",))
        else:
            place = seat * BOXES + box_of(move)
            state.mat[place] = NONE if move >= CLEAR else card_of(move)

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        hand = Hand(state, seat)
        return {"count": int(hand.boxes & ~hand.covered).bit_count()}


# --- what may be laid --------------------------------------------------------------------------


def add_cards(state: Position, seat: i64, box: i64, hand: Hand, moves: vec[i64]) -> vec[i64]:
    """The moves so far, and those that lay a card into a box: a county of the hand or a spare
    card, to which what lies there now returns."""
    move = box_move(box, 0)
    for county in hand.counties:
        moves = append(moves, move + county)
    here = state.mat[seat * BOXES + box]
    if here < COUNTIES and hand.spare <= 0:
        return moves
    if box == BID_BOX:
        card: i64
        for card in range(MONEY, MONEY + min(state.thalers[seat], MONEY_CARDS - 1) + 1):
            if card != here:
                moves = append(moves, BID + card)
    if box < ACTION_BOX and here != TOWER and hand.towers > 0:
        moves = append(moves, box_move(box, TOWER))
    if box != BID_BOX and here != BLANK:
        moves = append(moves, box_move(box, BLANK))
    return moves


def section_of(box: i64) -> str:
    """Where the rulebook speaks of a box."""
    if box == BID_BOX:
        return "3.3.6"
    return "3.3" if box >= ACTION_BOX else "9.4"


def forbids_county(state: Position, seat: i64, box: i64, county: i64) -> Refusal | None:
    """Each county card is there once."""
    if not state.used[county]:
        return out_of_game(state, county)
    if state.owner[county] != seat:
        return Refusal("refusal-not-your-county", section_of(box), {"county": IDS[county]})
    mat = state.mat[seat * BOXES : seat * BOXES + BOXES]
    if county not in mat:
        return None
    params = {"county": IDS[county], "box": BOX_NAMES[place_of(mat, county)]}
    return Refusal("refusal-card-used", section_of(box), params)


def forbids_spare(state: Position, seat: i64, box: i64, card: i64) -> Refusal | None:
    """Of money and tower cards there are only so many, and nobody bids more than they own
    (W10)."""
    here, mat = state.mat[seat * BOXES + box], Mat(state, seat)
    if here == card:
        return Refusal("refusal-lies-there", section_of(box), {"box": BOX_NAMES[box]})
    if card == TOWER and mat.towers <= 0:
        return Refusal("refusal-no-tower-card", "9.4", {})
    if here < COUNTIES and mat.spare <= 0:
        return Refusal("refusal-no-money-card", section_of(box), {"box": BOX_NAMES[box]})
    if card < TOWER and card - MONEY > state.thalers[seat]:
        return Refusal("refusal-bid-too-high", "W10", {"count": card - MONEY})
    return None


def forbids_clearing(state: Position, seat: i64, box: i64) -> Refusal | None:
    if state.mat[seat * BOXES + box] != NONE:
        return None
    return Refusal("refusal-box-empty", section_of(box), {"box": BOX_NAMES[box]})


def may_commit(state: Position, hand: Hand) -> bool:
    """With enough cards every box is covered; who has fewer leaves any of them empty (W26)."""
    return not hand.empty(state) or not hand.covers_all(state)


def forbids_commit(state: Position, seat: i64) -> Refusal | None:
    empty = Mat(state, seat).empty(state)
    if not empty or may_commit(state, Hand(state, seat)):
        return None
    box = first_to_fill(state, empty)
    return Refusal("refusal-plan-incomplete", section_of(box), {"box": BOX_NAMES[box]})


def first_to_fill(state: Position, empty: i64) -> i64:
    """Of empty boxes the one whose turn comes first, as far as the action cards tell (3.1)."""
    if not empty & ~ACTION_BOXES:
        for action in state.actions:
            if empty >> (ACTION_BOX + action) & 1:
                return ACTION_BOX + action
    return first_of(empty)


# --- what the others cannot know ---------------------------------------------------------------


def redraw_plans(state: Position, seat: int) -> None:
    """Draw the hidden plans of the others afresh: any that fit the boxes already revealed and
    the counties held since the planning."""
    planning = state.owing != 0 and state.decision() is PLAN_SEASON
    if not planning and not plans_stand(state):
        return
    for rival in range(state.seats):
        if rival == seat:
            continue
        hidden = hide_plan(state, rival)
        if not planning:
            draw_plan(state, rival, hidden, True)
        elif not state.owing >> rival & 1:
            hand = Hand(state, rival)
            draw_plan(state, rival, hand.boxes, hand.covers_all(state))


def hide_plan(state: Position, rival: i64) -> i64:
    """Take the cards that nobody has seen off a mat; a mask of the boxes where they lay."""
    hidden: i64 = 0
    box: i64
    for box in range(BOXES):
        place = rival * BOXES + box
        if state.mat[place] != NONE and not state.shown[rival] >> box & 1:
            state.mat[place] = NONE
            hidden |= 1 << box
    return hidden


def draw_plan(state: Position, rival: i64, boxes: i64, covered: bool) -> None:
    """Lay cards at random into these boxes, into each of them if they are covered: before all
    have committed nobody knows what somebody with too few cards has left empty (W27)."""
    box: i64
    for box in range(BOXES):
        if boxes >> box & 1:
            cards = add_cards(state, rival, box, Hand(state, rival), vec[i64]())
            pick = state.chance.draw(len(cards) + (0 if covered else 1))
            if pick < len(cards):
                state.mat[rival * BOXES + box] = card_of(cards[pick])


PLAN_SEASON: Final = PlanSeason("plan-season", "ask-plan", "3.3", (BID, COMMIT + 1))
