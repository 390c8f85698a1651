"""Planning in secret: a card into each box of the mat, then the plan stands (3.3, 3.3.6).

The boxes are filled in one order: the bid first, since it must be affordable (W10), then the
extra board (9.4), then the ten actions. After that, money and tower cards mean the same
everywhere, so an action box takes a county card or is passed.
"""

from typing import cast

from regnum.core.refusal import Refusal
from regnum.games.wallenstein.board import COUNTIES, IDS, MONEY_CARDS, NONE, TOWER_CARDS
from regnum.games.wallenstein.moves import (
    ACTION_BOX,
    BACK,
    BID,
    BID_BOX,
    BLANK,
    BOX_NAMES,
    BOXES,
    COMMIT,
    COURT_BOXES,
    LOST,
    MONEY,
    TOWER,
    box_move,
    box_of,
    card_of,
)
from regnum.games.wallenstein.state import PLAN_SEASON, Position, counties_of


def begin_planning(state: Position) -> None:
    """All cards are in hand; everybody plans at once (3.3)."""
    seats = state.seats
    state.mat = [NONE] * (seats * BOXES)
    state.shown = [0] * (seats * BOXES)
    state.planned = [BID_BOX] * seats
    state.fresh = [0] * COUNTIES
    state.holes = [
        max(0, boxes_in_use(state) - cards_in_hand(state, seat)) for seat in range(seats)
    ]
    state.agenda.append((PLAN_SEASON, 0, 0))
    state.to_move = tuple(range(seats))


def boxes_in_use(state: Position) -> int:
    """Ten actions and the bid; the court has three more (9.4)."""
    return BOXES if state.court else BOXES - COURT_BOXES


def tower_cards(state: Position) -> int:
    return TOWER_CARDS if state.court else 0


def cards_in_hand(state: Position, seat: int) -> int:
    """County cards, money cards and, at court, tower cards (2.2, 9.2)."""
    return state.owner.count(seat) + MONEY_CARDS + tower_cards(state)


def box_after(state: Position, seat: int, box: int) -> int:
    """The next box to fill. Who has no county passes all actions (W22)."""
    box += 1
    if not state.court and box < ACTION_BOX:
        box = ACTION_BOX
    if box == ACTION_BOX and seat not in state.owner:
        return BOXES
    return box


def box_before(state: Position, seat: int, box: int) -> int:
    """The box filled last."""
    box -= 1
    if box >= ACTION_BOX and seat not in state.owner:
        box = ACTION_BOX - 1
    return BID_BOX if box < ACTION_BOX and not state.court else box


def spare_cards(state: Position, seat: int) -> int:
    """Cards other than counties that are not on the mat yet, of all kinds, and boxes that may
    stay uncovered for want of cards: what an action box can be passed with (3.3; V1)."""
    mat = state.mat[seat * BOXES : seat * BOXES + BOXES]
    on_mat = sum([1 for card in mat if COUNTIES <= card < LOST])
    return MONEY_CARDS + tower_cards(state) + state.holes[seat] - on_mat


def spare_tower_cards(state: Position, seat: int) -> int:
    base = seat * BOXES
    return tower_cards(state) - state.mat[base : base + BOXES].count(TOWER)


def plan_choices(state: Position, seat: int) -> list[int]:
    box = state.planned[seat]
    if box == BOXES:
        return [BACK, COMMIT]
    owner = state.owner
    on_mat = state.mat[seat * BOXES : seat * BOXES + BOXES]
    first = box_move(box, 0)
    choices = [
        first + county
        for county in range(COUNTIES)
        if owner[county] == seat and county not in on_mat
    ]
    if box == BID_BOX:
        afford = min(state.thalers[seat], MONEY_CARDS - 1)
        choices += [BID + MONEY + value for value in range(afford + 1)]
        if state.court:
            choices.append(BID + TOWER)
        if state.holes[seat]:
            choices.append(BID + BLANK)
        return choices
    spare = spare_cards(state, seat)
    if box < ACTION_BOX:
        towers = spare_tower_cards(state, seat)
        if towers:
            choices.append(box_move(box, TOWER))
        spare -= towers
    if spare:
        choices.append(box_move(box, BLANK))
    choices.append(BACK)
    return choices


def forbids_plan(state: Position, seat: int, move: int) -> Refusal | None:
    """Why a card may not go there now."""
    due = state.planned[seat]
    if move == BACK:
        return Refusal("refusal-nothing-planned", "3.3", {}) if due == BID_BOX else None
    if due == BOXES:
        return None if move == COMMIT else Refusal("refusal-plan-complete", "3.3", {})
    if move == COMMIT:
        return Refusal("refusal-plan-incomplete", "3.3", {"box": BOX_NAMES[due]})
    box, card = box_of(move), card_of(move)
    if box != due:
        return Refusal("refusal-box-order", "3.3", {"box": BOX_NAMES[due]})
    if card < COUNTIES:
        return forbids_county(state, seat, box, card)
    if box == BID_BOX:
        return forbids_bid(state, seat, card)
    return forbids_spare(state, seat, box, card)


def forbids_county(state: Position, seat: int, box: int, county: int) -> Refusal | None:
    base = seat * BOXES
    if state.owner[county] == seat and county not in state.mat[base : base + BOXES]:
        return None
    params = {"county": IDS[county], "box": BOX_NAMES[box]}
    if not state.used[county]:
        return Refusal("refusal-county-out", "2.1", params)
    if state.owner[county] != seat:
        return Refusal("refusal-not-your-county", "3.3", params)
    return Refusal("refusal-card-used", "3.3", params)


def forbids_bid(state: Position, seat: int, card: int) -> Refusal | None:
    if card == BLANK:
        enough = state.holes[seat] == 0
        return Refusal("refusal-must-bid", "3.3.6", {}) if enough else None
    if card == TOWER:
        return None if state.court else Refusal("refusal-no-tower-card", "9.4", {})
    if card - MONEY > state.thalers[seat]:
        return Refusal("refusal-bid-too-high", "W10", {"count": card - MONEY})
    return None


def forbids_spare(state: Position, seat: int, box: int, card: int) -> Refusal | None:
    if box < ACTION_BOX:
        towers = spare_tower_cards(state, seat)
        if card == TOWER:
            return None if towers else Refusal("refusal-no-tower-card", "9.4", {})
        if spare_cards(state, seat) - towers <= 0:
            return Refusal("refusal-no-money-card", "9.4", {"box": BOX_NAMES[box]})
        return None
    if spare_cards(state, seat) <= 0:
        return Refusal("refusal-no-money-card", "3.3", {"box": BOX_NAMES[box]})
    return None


def plan(state: Position, seat: int, move: int) -> None:
    """Lay a card, take the latest back, or commit; the last to commit ends the planning."""
    if move == COMMIT:
        commit(state, seat)
    elif move == BACK:
        take_back(state, seat)
    else:
        lay_card(state, seat, box_of(move), card_of(move))


def lay_card(state: Position, seat: int, box: int, card: int) -> None:
    base = seat * BOXES
    state.mat[base + box] = card
    following = box_after(state, seat, box)
    if following == BOXES and box < ACTION_BOX:
        for rest in range(base + ACTION_BOX, base + BOXES):
            state.mat[rest] = BLANK
    state.planned[seat] = following


def take_back(state: Position, seat: int) -> None:
    box = box_before(state, seat, state.planned[seat])
    for filled in range(seat * BOXES + box, seat * BOXES + BOXES):
        state.mat[filled] = NONE
    state.planned[seat] = box


def commit(state: Position, seat: int) -> None:
    state.to_move = tuple([other for other in state.to_move if other != seat])
    if state.journal is not None:
        state.tell("event-planned", {"seat": seat})
    if not state.to_move:
        state.agenda.pop()


# --- a whole plan at once, for those who fill the mat in any order --------------------------


def check_plan(state: Position, seat: int, boxes: list[int]) -> list[tuple[int, Refusal]]:
    """What is wrong with a whole plan: the boxes that cannot be so, each with the reason.

    `boxes` has a card for each box in the order of BOX_NAMES: a county, MONEY + value (the bid
    only), TOWER, BLANK for a money card or none, NONE for a box not yet filled; without the
    court the boxes of the extra board are not looked at.
    """
    wrong: list[tuple[int, Refusal]] = []
    draft = blank_mat(state, seat)
    for box in range(BOXES):
        if not state.court and BID_BOX < box < ACTION_BOX:
            continue
        refusal = check_box(draft, seat, box, boxes[box])
        if refusal is None:
            draft.mat[seat * BOXES + box] = boxes[box]
        else:
            wrong.append((box, refusal))
    return wrong


def check_box(draft: Position, seat: int, box: int, card: int) -> Refusal | None:
    if card == NONE:
        return Refusal("refusal-plan-incomplete", "3.3", {"box": BOX_NAMES[box]})
    if card < COUNTIES:
        return forbids_county(draft, seat, box, card)
    if box == BID_BOX:
        return forbids_bid(draft, seat, card)
    if card == BLANK or (card == TOWER and box < ACTION_BOX):
        return forbids_spare(draft, seat, box, card)
    return Refusal("refusal-card-means-nothing", "3.3", {"box": BOX_NAMES[box]})


def blank_mat(state: Position, seat: int) -> Position:
    """A copy in which the seat has laid nothing yet."""
    draft = cast(Position, state.copy())
    draft.mat[seat * BOXES : seat * BOXES + BOXES] = [NONE] * BOXES
    return draft


def plan_moves(state: Position, boxes: list[int]) -> list[int]:
    """The moves that lay such a plan on an empty mat, without the commit."""
    court = state.court
    return [
        box_move(box, card)
        for box, card in enumerate(boxes)
        if court or not BID_BOX < box < ACTION_BOX
    ]


# --- what the others cannot know -----------------------------------------------------------


def redraw_plans(state: Position, seat: int) -> None:
    """Draw the hidden plans of the others afresh. Who is still planning has laid nothing; who
    has committed holds any plan that fits the boxes already revealed, the counties still owned
    since the planning and the money card that was bid."""
    for rival in range(state.seats):
        if rival == seat or state.mat[rival * BOXES] == NONE:
            continue
        base = rival * BOXES
        if rival in state.to_move and state.agenda[-1][0] == PLAN_SEASON:
            state.mat[base : base + BOXES] = [NONE] * BOXES
            state.planned[rival] = BID_BOX
        else:
            redraw_plan(state, rival)


def redraw_plan(state: Position, rival: int) -> None:
    base = rival * BOXES
    hidden = [
        box
        for box in range(BOXES)
        if not state.shown[base + box] and (state.court or not BID_BOX < box < ACTION_BOX)
    ]
    for box in hidden:
        state.mat[base + box] = NONE
    revealed = state.mat[base : base + BOXES]
    counties = [
        county
        for county in counties_of(state, rival)
        if not state.fresh[county] and county not in revealed
    ]
    for box in hidden:
        if not counties and box >= ACTION_BOX:
            state.mat[base + box] = BLANK
            continue
        others = other_cards(state, rival, box)
        pick = state.chance.draw(len(counties) + len(others))
        if pick < len(counties):
            state.mat[base + box] = counties.pop(pick)
        else:
            state.mat[base + box] = others[pick - len(counties)]


def other_cards(state: Position, seat: int, box: int) -> list[int]:
    """The cards that are no counties and may lie in a box."""
    if box == BID_BOX:
        afford = min(state.thalers[seat], MONEY_CARDS - 1)
        cards = list(range(MONEY, MONEY + afford + 1))
        if state.court:
            cards.append(TOWER)
        if state.holes[seat]:
            cards.append(BLANK)
        return cards
    spare = spare_cards(state, seat)
    cards = []
    if box < ACTION_BOX:
        towers = spare_tower_cards(state, seat)
        spare -= towers
        if towers:
            cards.append(TOWER)
    if spare:
        cards.append(BLANK)
    return cards
