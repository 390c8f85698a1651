"""What the rules leave to be done at each decision, so that a loaded position can go on.

The agenda below an open decision follows from the decision: the rest of the round or winter, and
the seats that come after. A position whose agenda, cards or counts say otherwise is refused.
"""

from collections.abc import Iterator

from regnum.core.state import Step
from regnum.games.wallenstein.board import (
    ACTIONS,
    COUNTIES,
    EVENTS,
    EVENTS_A_YEAR,
    FAVOR_DEPLOY,
    FAVOR_KIND,
    FAVOR_NUMBER,
    FAVORS,
    NONE,
    PLACES,
    SPACES,
    SUPPLY,
)
from regnum.games.wallenstein.court import asking_order
from regnum.games.wallenstein.march import destinations, origin_of
from regnum.games.wallenstein.moves import ACTION_BOX, BID_BOX, BOXES, MONEY, TOWER
from regnum.games.wallenstein.planning import boxes_in_use, cards_in_hand
from regnum.games.wallenstein.season import OPEN_ACTIONS, season_steps, winter_steps
from regnum.games.wallenstein.state import (
    ACT,
    ASK_FAVOR,
    BEGIN_ACTION,
    BEGIN_YEAR,
    CALM_COUNTY,
    CANCEL_EVENT,
    CHOOSE_BENEFIT,
    CHOOSE_GROUP,
    CHOOSE_PLACE,
    CLAIM_COUNTY,
    CLOSE_AUDIENCE,
    FEED_COUNTIES,
    FILL_TOWER,
    FOUND_BUILDING,
    GROUP_SIZES,
    HIRE,
    IN_ORDER,
    LAST_DECISION,
    MARCH_TO,
    MARCH_WITH,
    MOVE_LEADER,
    MUSTER_ARMIES,
    OPEN_AUDIENCE,
    ORDER_REVOLTS,
    PLACE_LEADER,
    PLAN_SEASON,
    POST_LEADER,
    RAISE_STATUE,
    REVEAL_BIDS,
    ROUNDS,
    ROUNDS_A_YEAR,
    SET_ORDER,
    WINTER,
    Position,
)

DRAFTING = (CLAIM_COUNTY, CHOOSE_GROUP, POST_LEADER)
AT_COURT = (ASK_FAVOR, CANCEL_EVENT, CALM_COUNTY, FOUND_BUILDING, MUSTER_ARMIES)


def faults_of_flow(state: Position) -> Iterator[str]:
    """The open decision is the top of the agenda, and everything fits it."""
    if not state.agenda:
        if state.to_move or state.round != ROUNDS - 1:
            yield "A game is over exactly when nothing is left to do after the second winter."
        return
    step, seat, number = state.agenda[-1]
    if not 0 <= step <= LAST_DECISION or not state.to_move:
        yield "Somebody must be to move."
        return
    if step == PLAN_SEASON:
        asked = list(state.to_move) == sorted(set(state.to_move))
    else:
        asked = state.to_move == (seat,)
    if not asked or not 0 <= seat < state.seats:
        yield "The seat to move must be the one that the agenda asks."
    elif not 0 <= number <= COUNTIES or not follows(state, step, seat):
        yield "The agenda is not what the rules leave to be done here."
    else:
        yield from faults_of_phase(state, step)
        yield from faults_of_decision(state, step, seat, number)


def follows(state: Position, step: int, seat: int) -> bool:
    """Whether the agenda below the open decision is what the rules have pushed there."""
    rest = state.agenda[:-1]
    if step in DRAFTING:
        return draft_follows(state, rest)
    if step == CHOOSE_PLACE:
        return places_follow(state, rest, seat)
    if step == PLACE_LEADER and state.round == ROUNDS_A_YEAR:
        return rest == [(BEGIN_YEAR, 0, 0), *later(state, seat, PLACE_LEADER, 0)]
    if (state.round % ROUNDS_A_YEAR == WINTER) != (step == ORDER_REVOLTS):
        return False
    return rest == expected(state, step, seat)


def expected(state: Position, step: int, seat: int) -> list[Step]:
    """The agenda below a decision of a season or of winter."""
    if step == ORDER_REVOLTS:
        return after(winter_steps(), (IN_ORDER, FEED_COUNTIES)) + later(
            state, seat, FEED_COUNTIES, 0
        )
    steps = season_steps(state)
    if step == PLAN_SEASON:
        return after(steps, (PLAN_SEASON, 0))
    if step == PLACE_LEADER:
        return after(steps, (IN_ORDER, PLACE_LEADER)) + later(state, seat, PLACE_LEADER, 0)
    if step == CHOOSE_BENEFIT:
        return after(steps, (IN_ORDER, HIRE)) + later(state, seat, HIRE, 0)
    if step in AT_COURT:
        asking = [(ASK_FAVOR, other, 0) for other in reversed(asking_order(state))]
        return [*after(steps, (OPEN_AUDIENCE, 0)), (CLOSE_AUDIENCE, 0, 0), *asking]
    if step in (MARCH_TO, MARCH_WITH):
        if not 0 < state.action <= len(state.actions):
            return []
        action = state.actions[state.action - 1]
        return after(steps, (BEGIN_ACTION, state.action - 1)) + later(state, seat, ACT, action)
    return after(steps, (IN_ORDER, MOVE_LEADER)) + later(state, seat, MOVE_LEADER, 0)


def after(steps: list[tuple[int, int]], done: tuple[int, int]) -> list[Step]:
    """What comes after a step of a round, as it lies on the agenda."""
    if done not in steps:
        return []
    rest = steps[steps.index(done) + 1 :]
    return [(step, 0, number) for step, number in reversed(rest)]


def later(state: Position, seat: int, step: int, number: int) -> list[Step]:
    """The same step for the seats that follow in player order."""
    following = state.order[state.order.index(seat) + 1 :]
    return [(step, other, number) for other in reversed(following)]


def draft_follows(state: Position, rest: list[Step]) -> bool:
    """The remaining turns go round the table, and each seat has a group for each of them."""
    if rest[:2] != [(BEGIN_YEAR, 0, 0), (FILL_TOWER, 0, 0)]:
        return False
    step, seat, _ = state.agenda[-1]
    claims = [0] * state.seats
    if step != POST_LEADER:
        claims[seat] = 1
    for turn, pending in enumerate(reversed(rest[2:])):
        following = (seat + 1 + turn) % state.seats
        if pending != (CLAIM_COUNTY, following, 0):
            return False
        claims[following] += 1
    base = [sum(state.groups[s * GROUP_SIZES : (s + 1) * GROUP_SIZES]) for s in range(state.seats)]
    return base == claims


def places_follow(state: Position, rest: list[Step], seat: int) -> bool:
    """Those without a place choose one after another, in any order that the lot gave."""
    done = after(season_steps(state), (REVEAL_BIDS, 0))
    if not done or rest[: len(done) + 1] != [*done, (SET_ORDER, 0, 0)]:
        return False
    choosers = rest[len(done) + 1 :]
    if any(step != CHOOSE_PLACE or number for step, _, number in choosers):
        return False
    without = [other for other in range(state.seats) if other not in state.places]
    return sorted([other for _, other, _ in choosers] + [seat]) == without


def faults_of_phase(state: Position, step: int) -> Iterator[str]:
    """Cards and tiles are where the moment wants them."""
    if step in DRAFTING:
        if len(state.event_deck) != EVENTS or state.event_row or len(state.face_up) != 2:
            yield "The cards of the draft are not where they belong."
        return
    year, season = divmod(state.round, ROUNDS_A_YEAR)
    between = step == PLACE_LEADER and state.round == ROUNDS_A_YEAR
    planning = step == PLAN_SEASON
    opened = year + (0 if between else 1)
    if len(state.event_deck) != EVENTS - opened * EVENTS_A_YEAR:
        yield "The event deck has not the cards that the year leaves."
    row = 0 if between else EVENTS_A_YEAR - season - (0 if planning or season == WINTER else 1)
    if len(state.event_row) != row or ((planning or row == 0) and state.event != NONE):
        yield "The open event cards are not those of the season."
    if state.deck or state.face_up or any(state.groups):
        yield "The draft is over, but cards or groups of it are left."
    if season != WINTER and not between:
        yield from faults_of_season(state, planning, year, season)
    elif any(card != NONE for card in state.mat) or len(state.actions) != ACTIONS:
        yield "After the fall the cards are in the hands."
    elif any(state.immune) or any(tile != NONE for tile in state.bonus):
        yield "After the fall tiles and immunities are over."


def faults_of_season(state: Position, planning: bool, year: int, season: int) -> Iterator[str]:
    if len(state.actions) != max(OPEN_ACTIONS, state.action) or (planning and state.action):
        yield "The row of action cards does not fit the action under way."
    if not planning and any(due != BOXES for due in state.planned):
        yield "All plans are laid before they are performed."
    if planning:
        for seat in range(state.seats):
            if state.holes[seat] != max(0, boxes_in_use(state) - cards_in_hand(state, seat)):
                yield f"Seat {seat} has not the cards that its counties give."
            bid = state.mat[seat * BOXES + BID_BOX]
            if MONEY <= bid < TOWER and bid - MONEY > state.thalers[seat]:
                yield f"Seat {seat} bids more than it owns."
    for place in range(PLACES):
        if (state.tiles[place] == NONE) != (state.places[place] != NONE):
            yield "A place of the player order has its tile until somebody takes it."
    if planning and any(seat != NONE for seat in state.places):
        yield "Places are chosen after the planning."
    for seat in range(state.seats):
        if (state.bonus[seat] != NONE) != (seat in state.places):
            yield f"Seat {seat} has a bonus tile exactly with a place."
    yield from faults_of_decks(state, planning, year, season)


def faults_of_decks(state: Position, planning: bool, year: int, season: int) -> Iterator[str]:
    """The favors on display (9.3) and the decks of the Landsknechte (10.2)."""
    if state.court:
        shown = [favor for favor in state.favors if favor]
        displayed = SPACES * (year * WINTER + season + 1)
        if len(state.favor_deck) != FAVORS - displayed or (planning and len(shown) != SPACES):
            yield "Three favors are displayed each season."
        if any(shown[place] < shown[place + 1] for place in range(len(shown) - 1)):
            yield "The highest favor lies on the dearest space."
    waiting = [seat for step, seat, _ in state.agenda if step == HIRE]
    for seat in range(state.seats):
        hired = not ((IN_ORDER, 0, HIRE) in state.agenda or seat in waiting)
        most = season + (1 if hired and state.landsknechte else 0)
        if state.banner[seat] > (most if state.landsknechte else 0):
            yield f"Seat {seat} has turned over more cards than there were seasons."


def faults_of_decision(state: Position, step: int, seat: int, number: int) -> Iterator[str]:
    """What the open decision speaks of is there."""
    if step in (MARCH_TO, MARCH_WITH):
        if not can_march(state, step, seat, number):
            yield f"Seat {seat} cannot march so."
    elif step == ORDER_REVOLTS:
        wrong = len(set(state.revolting)) != len(state.revolting) or any(
            state.owner[county] != seat for county in state.revolting
        )
        if wrong or number not in [extra for _, _, extra in SUPPLY]:
            yield f"Seat {seat} cannot suffer these revolts."
    elif state.revolting:
        yield "Revolts are drawn in winter."
    if step == CHOOSE_GROUP:
        free = number < COUNTIES and state.used[number] and state.owner[number] == NONE
        if not free or number in state.deck or number in state.face_up:
            yield f"Seat {seat} cannot have claimed this county."
    elif step in (POST_LEADER, RAISE_STATUE):
        wrong_owner = step == POST_LEADER and number < COUNTIES and state.owner[number] != seat
        if number >= COUNTIES or wrong_owner:
            yield "The open decision must speak of a county."
    elif step == MUSTER_ARMIES:
        if number > state.supply[seat] or number != FAVOR_NUMBER[FAVOR_KIND.index(FAVOR_DEPLOY)]:
            yield f"Seat {seat} cannot muster so many armies."
    elif step == FOUND_BUILDING:
        if number > 2:
            yield "The open decision must speak of a building."
    elif step not in (MARCH_TO, MARCH_WITH, ORDER_REVOLTS) and number:
        yield "The open decision speaks of nothing."


def can_march(state: Position, step: int, seat: int, number: int) -> bool:
    action = state.actions[state.action - 1]
    origin = state.mat[seat * BOXES + ACTION_BOX + action]
    if not 0 <= origin < COUNTIES or state.armies[origin] < 2:
        return False
    if step == MARCH_TO:
        return number == action
    return number in destinations(state, seat, origin_of(state, seat), action)
