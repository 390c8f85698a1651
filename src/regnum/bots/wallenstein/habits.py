"""How anybody plays a season of Wallenstein: a plan at a glance, attacks with good odds.

Quick enough to fill in the rivals' plans when looking ahead, and shaken by lot, so that many
different sensible plans come up.
"""

from typing import Final

from regnum.bots.wallenstein.greedy import best_move, laying, move_worth
from regnum.bots.wallenstein.plan import RESERVE, bid_and_court, fill_up
from regnum.bots.wallenstein.survey import Survey
from regnum.bots.wallenstein.ways import (
    GOOD,
    GRAIN_TO_SPARE,
    RICH,
    STEP,
    STEP_TO_ATTACK,
    TILES,
)
from regnum.core.chance import Stream
from regnum.core.packed import append, i64, vec
from regnum.games.wallenstein.bidding import CHOOSE_PLACE
from regnum.games.wallenstein.board import PRICE, TAX
from regnum.games.wallenstein.counties import bonus_in
from regnum.games.wallenstein.facts import (
    ACTIONS,
    BUILDINGS,
    COMBAT_A,
    COMBAT_B,
    COUNTIES,
    DEPLOY1,
    DEPLOY5,
    GRAIN,
    NONE,
    TAXES,
    TILE_ARMIES,
    TILE_ATTACK,
    TILE_GRAIN,
    TILE_THALER,
)
from regnum.games.wallenstein.march import MARCH_TO, MARCH_WITH, origin_of
from regnum.games.wallenstein.moves import (
    ACTION_BOX,
    ARMIES,
    BID_BOX,
    BOXES,
    MARCH,
    MONEY,
    NOWHERE,
    PLACE,
    TOWER,
    box_move,
)
from regnum.games.wallenstein.planning import PLAN_SEASON
from regnum.games.wallenstein.state import Position, counties_of, number_asked

KEPT: Final = 3
"""A variation of a plan moves one county in so many."""

MOST_BID: Final = 3
"""Thalers that anybody bids."""

PROVEN: Final = 30.0
"""Points that a victory is worth, where tries tell how often one comes of an action."""

GRAINED: Final = 1 << 10
"""Steps into which a random number is divided."""


def go_on_with(state: Position, seat: i64, ways: vec[float], lots: Stream, shaken: float) -> None:
    """Play a decision; a plan is laid whole."""
    if state.decision() is PLAN_SEASON:
        for move in laying(state, int(seat), plan(state, seat, ways, lots, shaken)):
            state.advance(seat, move)
    else:
        state.advance(seat, usual_move(state, seat, ways))


def usual_move(state: Position, seat: i64, ways: vec[float]) -> i64:
    """What anybody would do outside the planning."""
    moves = state.choices(seat)
    if len(moves) == 1:
        return moves[0]
    decision = state.decision()
    if decision is MARCH_TO or decision is MARCH_WITH:
        return march_by(Survey(state, seat, ways))
    if decision is CHOOSE_PLACE:
        return place_by(Survey(state, seat, ways))
    return best_move(state, int(seat), list(moves))


def ordered(survey: Survey, moves: list[int]) -> list[int]:
    """The moves outside the planning, the likeliest first."""
    worths = {move: move_worth_by(survey, move) for move in moves}
    return sorted(moves, key=lambda move: -worths[move])


def move_worth_by(survey: Survey, move: i64) -> float:
    """What a move outside the planning is worth by what somebody sees."""
    state, seat = survey.state, survey.seat
    decision = state.decision()
    if decision is MARCH_TO:
        return destination_worth(survey, move)
    if decision is MARCH_WITH:
        return survey.going_worth(origin_of(state, seat), number_asked(state), move - ARMIES + 1)
    if decision is CHOOSE_PLACE:
        return place_worth(survey, move - PLACE)
    return move_worth(state, int(seat), int(move))


def march_by(survey: Survey) -> i64:
    """Where to march, or with how many, by what somebody sees."""
    state, seat = survey.state, survey.seat
    if state.decision() is MARCH_WITH:
        return ARMIES - 1 + survey.best_number(origin_of(state, seat), number_asked(state))
    best: i64 = NOWHERE
    most = destination_worth(survey, NOWHERE)
    for move in state.choices(seat):
        if move != NOWHERE:
            worth = destination_worth(survey, move)
            if worth > most:
                best, most = move, worth
    return best


def destination_worth(survey: Survey, move: i64) -> float:
    state = survey.state
    if move == NOWHERE:
        return survey.way(GOOD) if number_asked(state) != DEPLOY1 else 0.02
    return survey.best_going_worth(origin_of(state, survey.seat), move - MARCH)


def place_by(survey: Survey) -> i64:
    """Which place in the player order to take."""
    best: i64 = NONE
    most = 0.0
    for move in survey.state.choices(survey.seat):
        worth = place_worth(survey, move - PLACE)
        if best == NONE or worth > most:
            best, most = move, worth
    return best


def place_worth(survey: Survey, place: i64) -> float:
    """The tile that the plan can use; an early place if there is an attack in it."""
    ways, tile = survey.ways, survey.state.tiles[place]
    attacks = 0.0
    if survey.planned(COMBAT_A):
        attacks += 1.0
    if survey.planned(COMBAT_B):
        attacks += 1.0
    worth = ways[TILES + tile]
    if tile == TILE_THALER and not survey.planned(TAXES):
        worth = 0.0
    elif tile == TILE_GRAIN and not (survey.planned(GRAIN) and survey.lacking > 0.0):
        worth = ways[GRAIN_TO_SPARE]
    elif tile == TILE_ARMIES and not survey.planned(DEPLOY5):
        worth = 0.0
    elif tile == TILE_ATTACK:
        worth *= attacks
    return worth - (ways[STEP] + ways[STEP_TO_ATTACK] * attacks) * float(place)


def plan(state: Position, seat: i64, ways: vec[float], lots: Stream, shaken: float) -> list[int]:
    """A card for each box, those already laid being kept. What an action seems worth is shaken
    by lot, the more the larger `shaken` is."""
    return plan_by(Survey(state, seat, ways), lots, shaken)


def plan_by(survey: Survey, lots: Stream, shaken: float, bids: bool = False) -> list[int]:
    """The same by what somebody sees, who `bids` money or does as is usual."""
    cards = laid(survey.state, survey.seat)
    if bids:
        bid_by_lot(survey, cards, lots)
    return complete(survey, cards, {}, lots, shaken)


def bid_by_lot(survey: Survey, cards: list[int], lots: Stream) -> None:
    """Bid some money, if there is any."""
    most = min(MOST_BID, survey.state.thalers[survey.seat])
    if cards[BID_BOX] == NONE and most > 0:
        cards[BID_BOX] = int(MONEY + 1 + lots.draw(most))


def laid(state: Position, seat: i64) -> list[int]:
    """The card in each box."""
    return list(state.mat[seat * BOXES : (seat + 1) * BOXES])


def varied_plan(
    survey: Survey, cards: list[int], merits: dict[int, float], lots: Stream, shaken: float
) -> list[int]:
    """A plan that keeps most counties of another where they are, and its bid as a rule."""
    kept = laid(survey.state, survey.seat)
    for box in range(BOXES):
        if kept[box] == NONE and 0 <= cards[box] < COUNTIES and lots.draw(KEPT):
            kept[box] = cards[box]
    if not lots.draw(KEPT):
        bid_by_lot(survey, kept, lots)
    elif kept[BID_BOX] == NONE and MONEY < cards[BID_BOX] < TOWER:
        kept[BID_BOX] = cards[BID_BOX]
    lots.wipe()
    return complete(survey, kept, merits, lots, shaken)


def complete(
    survey: Survey, cards: list[int], merits: dict[int, float], lots: Stream, shaken: float
) -> list[int]:
    """Fill the boxes that are still empty."""
    state, seat = survey.state, survey.seat
    hand = [county for county in list(counties_of(state, seat)) if county not in cards]
    assign(survey, cards, hand, merits, lots, shaken)
    bid_and_court(state, int(seat), cards, hand, survey.ways[RICH])
    fill_up(state, int(seat), cards, hand)
    return cards


def assign(
    survey: Survey,
    cards: list[int],
    hand: list[int],
    merits: dict[int, float],
    lots: Stream,
    shaken: float,
) -> None:
    """The best pairs of action and county, as long as they can be paid. What they have brought
    when they were tried counts as well."""
    state, seat = survey.state, survey.seat
    worths = vec[float](capacity=len(hand) * ACTIONS)
    liked = survey.liked()
    for county in hand:
        for worth in survey.likings(county, liked):
            if shaken > 0.0 and worth > 0.0:
                worth *= 1.0 + shaken * lot(lots)
                worth += 0.5 * shaken * lot(lots)
            if merits:
                move = box_move(ACTION_BOX + len(worths) % ACTIONS, county)
                worth += PROVEN * merits.get(move, 0.0)
            worths = append(worths, worth)
    lots.wipe()
    bid = cards[BID_BOX] - MONEY if MONEY < cards[BID_BOX] < TOWER else RESERVE
    purse = state.thalers[seat] - bid - spent_on(state, seat, cards)
    taxed = TAXES in state.actions[:3]
    if taxed and 0 <= cards[ACTION_BOX + TAXES] < COUNTIES:
        purse += TAX[cards[ACTION_BOX + TAXES]]
    free = len(hand)
    taken = [False] * free
    while True:
        best: i64 = -1
        most = 0.0
        place: i64
        for place in range(len(worths)):
            if worths[place] <= most or taken[place // ACTIONS]:
                continue
            if cards[ACTION_BOX + place % ACTIONS] == NONE:
                best, most = place, worths[place]
        if best < 0:
            break
        worths[best] = 0.0
        at, act = best // ACTIONS, best % ACTIONS
        county_at = hand[at]
        saved: i64 = bonus_in(state, seat, county_at) if act < BUILDINGS else 0
        price = max(0, PRICE[act] - saved)
        if price > purse:
            continue
        purse -= price
        if act == TAXES and taxed:
            purse += TAX[county_at]
        cards[ACTION_BOX + act] = county_at
        taken[at] = True
    hand[:] = [county for place, county in enumerate(hand) if not taken[place]]


def spent_on(state: Position, seat: i64, cards: list[int]) -> i64:
    """What the actions cost to which counties have been laid."""
    spent: i64 = 0
    action: i64
    for action in range(ACTIONS):
        county = cards[ACTION_BOX + action]
        if 0 <= county < COUNTIES:
            saved: i64 = bonus_in(state, seat, county) if action < BUILDINGS else 0
            spent += max(0, PRICE[action] - saved)
    return spent


def lot(lots: Stream) -> float:
    """Anything from -1 to 1."""
    return 2.0 * float(lots.draw(GRAINED)) / float(GRAINED - 1) - 1.0
