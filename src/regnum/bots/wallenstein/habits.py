"""How anybody plays a season of Wallenstein: a plan at a glance, attacks with good odds.

Quick enough to fill in the rivals' plans when looking ahead, and shaken by lot, so that many
different sensible plans come up.
"""

from typing import Final

from regnum.bots.wallenstein.greedy import GOOD, best_move, laying
from regnum.bots.wallenstein.plan import RESERVE, bid_and_court, fill_up
from regnum.bots.wallenstein.survey import Survey
from regnum.core.chance import Stream
from regnum.core.packed import append, i64, vec
from regnum.games.wallenstein.board import PRICE, TAX
from regnum.games.wallenstein.counties import bonus_in
from regnum.games.wallenstein.facts import ACTIONS, BUILDINGS, COUNTIES, DEPLOY1, NONE, TAXES
from regnum.games.wallenstein.march import MARCH_TO, MARCH_WITH, origin_of
from regnum.games.wallenstein.moves import ACTION_BOX, ARMIES, BOXES, MARCH, NOWHERE
from regnum.games.wallenstein.planning import PLAN_SEASON
from regnum.games.wallenstein.state import Position, counties_of, number_asked

KEPT: Final = 3
"""A variation of a plan moves one county in so many."""

GRAINED: Final = 1 << 10
"""Steps into which a random number is divided."""


def go_on_with(state: Position, seat: i64, lots: Stream, shaken: float) -> None:
    """Play a decision; a plan is laid whole."""
    if state.decision() is PLAN_SEASON:
        for move in laying(state, int(seat), plan(state, seat, lots, shaken)):
            state.advance(seat, move)
    else:
        state.advance(seat, usual_move(state, seat))


def usual_move(state: Position, seat: i64) -> i64:
    """What anybody would do outside the planning."""
    moves = state.choices(seat)
    if len(moves) == 1:
        return moves[0]
    decision = state.decision()
    if decision is MARCH_TO or decision is MARCH_WITH:
        return march_by(Survey(state, seat))
    return best_move(state, int(seat), list(moves))


def march_by(survey: Survey) -> i64:
    """Where to march, or with how many, by what somebody sees."""
    state, seat = survey.state, survey.seat
    origin = origin_of(state, seat)
    if state.decision() is MARCH_WITH:
        return ARMIES - 1 + survey.best_number(origin, number_asked(state))
    best: i64 = NOWHERE
    most = GOOD if number_asked(state) != DEPLOY1 else 0.02
    for move in state.choices(seat):
        if move != NOWHERE:
            target = move - MARCH
            number = survey.best_number(origin, target)
            worth = survey.going_worth(origin, target, number)
            if worth > most:
                best, most = move, worth
    return best


def plan(state: Position, seat: i64, lots: Stream, shaken: float) -> list[int]:
    """A card for each box, those already laid being kept. What an action seems worth is shaken
    by lot, the more the larger `shaken` is."""
    return plan_by(Survey(state, seat), lots, shaken)


def plan_by(survey: Survey, lots: Stream, shaken: float) -> list[int]:
    """The same by what somebody sees."""
    return complete(survey, laid(survey.state, survey.seat), lots, shaken)


def laid(state: Position, seat: i64) -> list[int]:
    """The card in each box."""
    return list(state.mat[seat * BOXES : (seat + 1) * BOXES])


def varied_plan(survey: Survey, cards: list[int], lots: Stream, shaken: float) -> list[int]:
    """A plan that keeps most counties of another where they are."""
    kept = laid(survey.state, survey.seat)
    for box in range(BOXES):
        if kept[box] == NONE and 0 <= cards[box] < COUNTIES and lots.draw(KEPT):
            kept[box] = cards[box]
    lots.wipe()
    return complete(survey, kept, lots, shaken)


def complete(survey: Survey, cards: list[int], lots: Stream, shaken: float) -> list[int]:
    """Fill the boxes that are still empty."""
    state, seat = survey.state, survey.seat
    hand = [county for county in list(counties_of(state, seat)) if county not in cards]
    assign(survey, cards, hand, lots, shaken)
    bid_and_court(state, int(seat), cards, hand)
    fill_up(state, int(seat), cards, hand)
    return cards


def assign(survey: Survey, cards: list[int], hand: list[int], lots: Stream, shaken: float) -> None:
    """The best pairs of action and county, as long as they can be paid."""
    state, seat = survey.state, survey.seat
    worths = vec[float](capacity=len(hand) * ACTIONS)
    for county in hand:
        for action in range(ACTIONS):
            worth = survey.action_worth(county, action)
            if shaken > 0.0 and worth > 0.0:
                worth *= 1.0 + shaken * lot(lots)
                worth += 0.5 * shaken * lot(lots)
            worths = append(worths, worth)
    lots.wipe()
    purse = state.thalers[seat] - RESERVE - spent_on(state, seat, cards)
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
