"""What is true of every position, and what a loaded position must fulfil."""

from collections.abc import Iterator
from typing import Any, Final

from regnum.core.phase import Phase
from regnum.games.wallenstein.bidding import CHOOSE_PLACE, DRAW_EVENT, REVEAL_BIDS, SET_ORDER
from regnum.games.wallenstein.board import (
    ARMY_CUBES,
    BUILDING_TILES,
    EVENTS_A_YEAR,
    GRAINS,
    MAJORITY,
    NAMES,
    PEASANT_CUBES,
    REVOLT_MARKERS,
)
from regnum.games.wallenstein.counties import count_counties, sites_left
from regnum.games.wallenstein.facts import (
    ACTIONS,
    BUILDINGS,
    COLOURS,
    COUNTIES,
    CUBES,
    EVENTS,
    GRAIN,
    GREEN,
    NONE,
    PLACES,
    REGIONS,
    TAXES,
)
from regnum.games.wallenstein.mat import Hand, plans_stand
from regnum.games.wallenstein.moves import (
    ACTION_BOX,
    BID_BOX,
    BLANK,
    BOX_NAMES,
    BOXES,
    LOST,
    MONEY,
    TOWER,
)
from regnum.games.wallenstein.planning import PLAN_SEASON, may_commit
from regnum.games.wallenstein.season import (
    BEGIN_YEAR,
    END_SEASON,
    END_YEAR,
    NEXT_ACTION,
    OPEN_ACTIONS,
)
from regnum.games.wallenstein.state import (
    BUILDINGS_SCORED,
    COUNTIES_SCORED,
    MAJORITIES_SCORED,
    ROUNDS,
    ROUNDS_A_YEAR,
    SOURCES,
    WINTER,
    WINTER_SOURCES,
    Position,
    seats_awaiting,
)
from regnum.games.wallenstein.winter import ORDER_REVOLTS

BEFORE_THE_ORDER: Final[list[Phase[Any]]] = [
    PLAN_SEASON,
    DRAW_EVENT,
    REVEAL_BIDS,
    CHOOSE_PLACE,
    SET_ORDER,
    NEXT_ACTION,
    END_SEASON,
]
"""All that can stand on an agenda until the player order is set and the modules are told."""


def faults(state: Position) -> Iterator[str]:
    """A sentence for each invariant that the position breaks."""
    wrong = list(faults_of_table(state))
    yield from wrong or faults_of_moment(state)


def faults_of_table(state: Position) -> Iterator[str]:
    """What is wrong with what lies on the table, whatever is being decided."""
    yield from faults_of_cubes(state)
    yield from faults_of_counties(state)
    for seat in range(state.seats):
        yield from faults_of_mat(state, seat)
        yield from faults_of_last_mat(state, seat)
    yield from faults_of_cards(state)
    for module in state.modules:
        yield from module.table_faults(state)


def faults_of_moment(state: Position) -> Iterator[str]:
    """What does not fit the open decision, or could not have happened by then."""
    yield from faults_of_flow(state)
    yield from faults_of_plans(state)
    yield from faults_of_order(state)
    yield from faults_of_decks(state)
    yield from faults_of_gains(state)
    yield from faults_of_points(state)
    for module in state.modules:
        yield from module.moment_faults(state)


# --- the table ---------------------------------------------------------------------------------


def faults_of_cubes(state: Position) -> Iterator[str]:
    """Each cube is in one place: county, tower, tray or supply (1)."""
    counts = [
        state.supply[colour] + state.tower[colour] + state.tray[colour] for colour in range(CUBES)
    ]
    for county in range(COUNTIES):
        if state.owner[county] != NONE:
            counts[state.owner[county]] += state.armies[county]
    for colour in range(CUBES):
        expected = ARMY_CUBES if colour < state.seats else 0
        if colour == GREEN:
            expected = PEASANT_CUBES
        if counts[colour] != expected:
            yield f"There must be {expected} {COLOURS[colour]} cubes, not {counts[colour]}."


def faults_of_counties(state: Position) -> Iterator[str]:
    """Who controls a county has armies there (5.2); sites, tiles and markers suffice."""
    tiles = [0] * BUILDINGS
    for county in range(COUNTIES):
        held = state.owner[county] != NONE
        built = state.buildings[county]
        if held != (state.armies[county] > 0):
            yield f"{NAMES[county]} must have armies exactly if somebody controls it."
        if not held and (built or state.revolt[county]):
            yield f"{NAMES[county]} is neutral and must be empty."
        if held and not state.used[county]:
            yield f"{NAMES[county]} is not used by {state.seats} players."
        if sites_left(state, county) < 0:
            yield f"{NAMES[county]} has more buildings than sites."
        for building in range(BUILDINGS):
            tiles[building] += built >> building & 1
    for building in range(BUILDINGS):
        if tiles[building] > BUILDING_TILES[building]:
            yield "There are more buildings on the board than in the box."
    if sum(list(state.revolt)) > REVOLT_MARKERS:
        yield f"There are more than {REVOLT_MARKERS} revolt markers."


def faults_of_mat(state: Position, seat: int) -> Iterator[str]:
    """A county card lies in one box of its owner at most; no card lies where it cannot."""
    mat = mat_of(state, seat)
    counties = [card for card in mat if 0 <= card < COUNTIES]
    if len(set(counties)) != len(counties):
        yield f"Seat {seat} has a county card in two boxes."
    if any(state.owner[card] != seat or state.fresh >> card & 1 for card in counties):
        yield f"Seat {seat} has a county card on the mat that was not in hand."
    for box in range(BOXES):
        if mat[box] != NONE and not fits_box(state, box, mat[box]):
            yield f"Seat {seat} has a card that cannot lie on {BOX_NAMES[box]}."
        if mat[box] == LOST and not state.shown[seat] >> box & 1:
            yield f"Seat {seat} hides a card that it has lost."
    hand = Hand(state, seat)
    if hand.spare < 0 or hand.towers < 0:
        yield f"Seat {seat} has more cards on the mat than there are."


def faults_of_last_mat(state: Position, seat: int) -> Iterator[str]:
    """What lay on a mat in the season before, if there was one."""
    last = list(state.last_mat)[seat * BOXES : seat * BOXES + BOXES]
    laid = [box for box in range(BOXES) if last[box] != NONE]
    if laid and state.round == 0:
        yield f"Seat {seat} has planned nothing before the first season."
    if not all(fits_box(state, box, last[box]) for box in laid):
        yield f"Seat {seat} had a card where it cannot have lain."


def mat_of(state: Position, seat: int) -> list[int]:
    return list(state.mat)[seat * BOXES : seat * BOXES + BOXES]


def fits_box(state: Position, box: int, card: int) -> bool:
    """Whether a kind of card can lie in a box."""
    if not state.boxes >> box & 1:
        return False
    if MONEY <= card < TOWER:
        return box == BID_BOX
    if card == TOWER:
        return box < ACTION_BOX and state.tower_cards > 0
    return card != BLANK or box != BID_BOX


def faults_of_cards(state: Position) -> Iterator[str]:
    """Event cards, action cards, tiles and places are there once each."""
    events = list(state.event_deck) + list(state.event_row)
    if repeats([*events, int(state.event)]):
        yield "An event card is in two places."
    if list(state.event_deck) != sorted(state.event_deck):
        yield "The event deck must be listed in ascending order."
    if repeats(list(state.actions)):
        yield "An action card is in two places."
    if repeats(list(state.tiles) + list(state.bonus)):
        yield "A bonus tile is in two places."
    if repeats(list(state.places)):
        yield "A seat stands in two places of the player order."
    if repeats(list(state.order)):
        yield "The player order must name every seat once."
    revolting = list(state.revolting)
    if revolting != sorted(set(revolting)):
        yield "The revolting counties must be listed once each, in ascending order."


def repeats(items: list[int]) -> bool:
    """Whether something, which is not NONE, is named twice."""
    there = [item for item in items if item != NONE]
    return len(set(there)) != len(there)


# --- the moment --------------------------------------------------------------------------------


def faults_of_flow(state: Position) -> Iterator[str]:
    """The year goes on after the open decision, and no phase comes twice."""
    season = state.round % ROUNDS_A_YEAR
    if not state.owing:
        if state.round != ROUNDS - 1:
            yield "A game is over only after the second winter."
        return
    if len(set(state.agenda)) != len(state.agenda):
        yield "A phase stands twice on the agenda."
    phases = [step & 0xFF for step in list(state.agenda)]
    if phases != sorted(phases, reverse=True):
        yield "The agenda is not in the order of play."
    ends = [
        each for each in (BEGIN_YEAR, END_SEASON, END_YEAR) for _ in seats_awaiting(state, each)
    ]
    if season == WINTER:
        leads_on = ends == [END_YEAR]
    else:
        leads_on = ends == [END_SEASON] or (season == 0 and ends == [BEGIN_YEAR])
    if not leads_on:
        yield "The agenda does not lead to the end of the season or the year."
    if len(state.revolting) and state.decision() is not ORDER_REVOLTS:
        yield "Revolts are drawn in winter."


def in_season(state: Position) -> bool:
    """Whether a spring, summer or fall has begun and not ended."""
    return bool(seats_awaiting(state, END_SEASON))


def is_planning(state: Position) -> bool:
    return bool(state.owing) and state.decision() is PLAN_SEASON


def faults_of_plans(state: Position) -> Iterator[str]:
    """Cards lie on the mats from the planning to the end of the season, and all bids are shown
    together (3.3, 3.5)."""
    planning, stand = is_planning(state), plans_stand(state)
    if planning and state.fresh:
        yield "No county has changed hands before the planning."
    for seat in range(state.seats):
        if bool(state.shown[seat] >> BID_BOX & 1) != stand:
            yield "All bids are shown at once."
        if not stand and state.shown[seat]:
            yield f"Seat {seat} has shown a card before all have planned."
        if planning:
            yield from faults_of_plan(state, seat)
        elif not stand and any(card != NONE for card in mat_of(state, seat)):
            yield f"Seat {seat} has cards on the mat although nothing is planned."


def faults_of_plan(state: Position, seat: int) -> Iterator[str]:
    """Who has committed has covered what must be; the bid can be paid (W10, W22, W26)."""
    mat = mat_of(state, seat)
    if not state.owing >> seat & 1 and not may_commit(state, Hand(state, seat)):
        yield f"Seat {seat} has committed an unfinished plan."
    if MONEY <= mat[BID_BOX] < TOWER and mat[BID_BOX] - MONEY > state.thalers[seat]:
        yield f"Seat {seat} bids more than it owns."
    if not count_counties(state, seat) and any(card != NONE for card in mat[ACTION_BOX:]):
        yield f"Seat {seat} has no county and takes no part in the actions."


def faults_of_order(state: Position) -> Iterator[str]:
    """Places and tiles are taken after the planning, one each (3.5), and returned with the end
    of the season."""
    standing = [seat for seat in list(state.places) if seat != NONE]
    choosing = seats_awaiting(state, CHOOSE_PLACE)
    if plans_stand(state):
        if sorted(standing + choosing) != list(range(state.seats)):
            yield "Each seat has a place in the player order or is to choose one."
    elif choosing or (in_season(state) and standing):
        yield "Places are chosen after the planning."
    if in_season(state) and len(standing) < state.seats:
        early = [phase.number for phase in BEFORE_THE_ORDER]
        if any(step & 0xFF not in early for step in list(state.agenda)):
            yield "Nothing but the bids stands between the planning and the actions yet."
    for place in range(PLACES):
        if len(state.actions) and (state.tiles[place] == NONE) != (state.places[place] != NONE):
            yield "A place of the player order has its tile until somebody takes it."
    for seat in range(state.seats):
        if (state.bonus[seat] != NONE) != (plans_stand(state) and seat in standing):
            yield f"Seat {seat} has a bonus tile exactly with a place."


def faults_of_decks(state: Position) -> Iterator[str]:
    """The row of actions follows the action under way (3.1; W24); the event cards follow the
    year (2.6, 3.4, 4.4)."""
    year, season = divmod(int(state.round), ROUNDS_A_YEAR)
    between = bool(seats_awaiting(state, BEGIN_YEAR))
    first = between and year == 0
    open_cards = min(ACTIONS, OPEN_ACTIONS + max(0, int(state.action) - 1))
    if len(state.actions) != (0 if first else open_cards):
        yield "The row of action cards does not fit the action under way."
    if state.action and in_season(state) and not plans_stand(state):
        yield "Actions are performed after the planning."
    if not in_season(state) and state.action != (0 if first else ACTIONS):
        yield "All actions are performed before the season ends."
    years = year + (0 if between else 1)
    if len(state.event_deck) != EVENTS - years * EVENTS_A_YEAR:
        yield "The event deck has not the cards that the year leaves."
    drawn = season + (1 if in_season(state) and not seats_awaiting(state, DRAW_EVENT) else 0)
    if len(state.event_row) != (0 if between else EVENTS_A_YEAR - drawn):
        yield "The open event cards are not those of the season."
    if state.event != NONE and not plans_stand(state):
        yield "The event is drawn after the planning."


def seasons_with(state: Position, *actions: int) -> int:
    """In how many seasons of this year one of these actions has been reached."""
    if seats_awaiting(state, BEGIN_YEAR):
        return 0
    reached = set(list(state.actions)[: state.action]) & set(actions)
    now = in_season(state) and bool(reached)
    return int(state.round) % ROUNDS_A_YEAR + now


def faults_of_gains(state: Position) -> Iterator[str]:
    """A harvest and a revolt marker for each season of the year at most (3.3.2, 4.4)."""
    harvests = seasons_with(state, GRAIN)
    for seat in range(state.seats):
        most = harvests * (max(list(GRAINS)) + 1)
        for module in state.modules:
            most += int(module.most_grain(state, seat, harvests))
        if state.grain[seat] > most:
            yield f"Seat {seat} has more grain than can have been collected."
    collected = seasons_with(state, GRAIN, TAXES)
    for county in range(COUNTIES):
        if state.revolt[county] > collected:
            yield f"{NAMES[county]} has more revolt markers than there were seasons."


def faults_of_points(state: Position) -> Iterator[str]:
    """Each winter scores once: a point a county and a building, and the majorities (4.3)."""
    winters = int(state.round) // ROUNDS_A_YEAR + (0 if state.owing else 1)
    most, best = REGIONS * sum(list(MAJORITY)), max(list(MAJORITY))
    for winter in range(ROUNDS // ROUNDS_A_YEAR):
        land = 0
        for seat in range(state.seats):
            base = seat * SOURCES + winter * WINTER_SOURCES
            counties = int(state.scored[base + COUNTIES_SCORED])
            buildings = int(state.scored[base + BUILDINGS_SCORED])
            majorities = int(state.scored[base + MAJORITIES_SCORED])
            land += counties
            if buildings > BUILDINGS * counties or majorities > min(most, best * buildings):
                yield f"Seat {seat} has more points than a winter can bring."
        if land > (sum(list(state.used)) if winter < winters else 0):
            yield "There are more points for counties than a winter can bring."
