"""What is true of every position, and what a loaded position must fulfil."""

from collections.abc import Iterator

from regnum.games.wallenstein.board import (
    ACTIONS,
    ARMY_CUBES,
    BUILDING_TILES,
    BUILDINGS,
    COLOURS,
    COUNTIES,
    COURTIERS,
    CUBES,
    EVENTS,
    FAVORS,
    GREEN,
    NAMES,
    NONE,
    PEASANT_CUBES,
    PLACES,
    REVOLT_MARKERS,
    STATUES,
)
from regnum.games.wallenstein.counties import sites_left
from regnum.games.wallenstein.flow import faults_of_flow
from regnum.games.wallenstein.moves import (
    ACTION_BOX,
    BID_BOX,
    BOX_NAMES,
    BOXES,
    LOST,
    TOWER,
)
from regnum.games.wallenstein.planning import spare_cards, spare_tower_cards
from regnum.games.wallenstein.state import CHOOSE_GROUP, PLAN_SEASON, Position


def faults(state: Position) -> Iterator[str]:
    """A sentence for each invariant that the position breaks."""
    wrong = False
    for fault in faults_of_table(state):
        wrong = True
        yield fault
    if not wrong:
        yield from faults_of_flow(state)


def faults_of_table(state: Position) -> Iterator[str]:
    """What is wrong with what lies on the table, whatever is being decided."""
    yield from faults_of_cubes(state)
    yield from faults_of_counties(state)
    yield from faults_of_mats(state)
    yield from faults_of_cards(state)
    yield from faults_of_court(state)
    yield from faults_of_leaders(state)


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
        if built:
            if sites_left(state, county) < 0:
                yield f"{NAMES[county]} has more buildings than sites."
            for building in range(BUILDINGS):
                tiles[building] += built >> building & 1
    for building in range(BUILDINGS):
        if tiles[building] > BUILDING_TILES[building]:
            yield "There are more buildings on the board than in the box."
    if sum(state.revolt) > REVOLT_MARKERS:
        yield f"There are more than {REVOLT_MARKERS} revolt markers."


def faults_of_mats(state: Position) -> Iterator[str]:
    """A county card lies in one box of its owner at most; no card lies where it cannot; while
    planning, exactly the boxes before the one due are filled, after it all are."""
    planning = bool(state.agenda) and state.agenda[-1][0] == PLAN_SEASON
    for seat in range(state.seats):
        mat = state.mat[seat * BOXES : seat * BOXES + BOXES]
        due = state.planned[seat]
        if planning and due != BOXES and seat not in state.to_move:
            yield f"Seat {seat} has committed an unfinished plan."
        if not state.court and BID_BOX < due < ACTION_BOX:
            yield f"Seat {seat} cannot be filling {BOX_NAMES[due]}."
        if repeats([card for card in mat if 0 <= card < COUNTIES]):
            yield f"Seat {seat} has a county card in two boxes."
        for box in range(BOXES):
            yield from faults_of_box(state, seat, box, mat[box])
        if spare_cards(state, seat) < 0 or spare_tower_cards(state, seat) < 0:
            yield f"Seat {seat} has more cards on the mat than there are."


def faults_of_box(state: Position, seat: int, box: int, card: int) -> list[str]:
    """What is wrong with one box."""
    unused = BID_BOX < box < ACTION_BOX and not state.court
    if card == NONE:
        missing = box < state.planned[seat] and not unused
        return [f"Seat {seat} must fill the boxes in their order."] if missing else []
    if box >= state.planned[seat] or unused:
        return [f"Seat {seat} has a card too early on {BOX_NAMES[box]}."]
    if card < COUNTIES:
        if state.owner[card] != seat or state.fresh[card]:
            return [f"Seat {seat} has a county card on the mat that was not in hand."]
        return []
    money = card < TOWER and box != BID_BOX
    tower = card == TOWER and (box >= ACTION_BOX or not state.court)
    if money or tower:
        return [f"Seat {seat} has a card that cannot lie on {BOX_NAMES[box]}."]
    if card == LOST and not state.shown[seat * BOXES + box]:
        return [f"Seat {seat} hides a card that it has lost."]
    return []


def repeats(items: list[int]) -> bool:
    """Whether a small number stands there twice."""
    seen = 0
    for item in items:
        bit = 1 << item
        if seen & bit:
            return True
        seen |= bit
    return False


def ascending(items: list[int]) -> bool:
    return all(items[place] < items[place + 1] for place in range(len(items) - 1))


def faults_of_cards(state: Position) -> Iterator[str]:
    """Event cards, action cards, tiles and places are there once each."""
    events = state.event_deck + state.event_row
    if state.event != NONE:
        events.append(state.event)
    if repeats(events) or len(events) > EVENTS:
        yield "An event card is in two places."
    if not ascending(state.event_deck):
        yield "The event deck must be listed in ascending order."
    if repeats(state.actions) or len(state.actions) > ACTIONS:
        yield "An action card is in two places."
    if state.action > len(state.actions):
        yield "The action under way must be one of those revealed."
    tiles = [tile for tile in state.tiles + state.bonus if tile != NONE]
    if repeats(tiles) or len(tiles) > PLACES:
        yield "A bonus tile is in two places."
    if repeats([seat for seat in state.places if seat != NONE]):
        yield "A seat stands in two places of the player order."
    if repeats(state.order):
        yield "The player order must name every seat once."
    if state.face_up or state.deck:
        yield from faults_of_draft(state)


def faults_of_draft(state: Position) -> Iterator[str]:
    """The county cards not yet taken are in the deck or open (2.3)."""
    deck = state.deck + state.face_up
    if repeats(deck) or any(state.owner[card] != NONE for card in deck):
        yield "A county card of the draft is in two places."
    if state.buried > len(state.deck) or len(state.face_up) not in (0, 2):
        yield "The open and buried cards of the draft do not fit the deck."
    claimed = 1 if state.agenda and state.agenda[-1][0] == CHOOSE_GROUP else 0
    taken = COUNTIES - state.owner.count(NONE)
    if len(deck) + taken + claimed != state.used.count(True):
        yield "A county card of the draft is missing."


def faults_of_court(state: Position) -> Iterator[str]:
    """Seven courtiers each; every favor card at most once (9.1)."""
    expected = COURTIERS if state.court else 0
    for seat in range(state.seats):
        if state.courtiers[seat] + state.entrance[seat] + state.audience[seat] != expected:
            yield f"Seat {seat} must have {expected} courtiers."
    favors = state.favor_deck + [favor for favor in state.favors if favor]
    if repeats(favors) or len(favors) > (FAVORS if state.court else 0):
        yield "A favor card is in two places."
    if not ascending(state.favor_deck):
        yield "The deck of favors must be listed in ascending order."


def faults_of_leaders(state: Position) -> Iterator[str]:
    """A leader stands in a county of his own; statues and trophies are six a seat at most."""
    for seat in range(state.seats):
        leader = state.leader[seat]
        if leader != NONE and (state.owner[leader] != seat or not state.leaders):
            yield f"The military leader of seat {seat} must stand in a county of its own."
    standing = sum(1 for token in state.statues if token != NONE)
    most = state.seats * STATUES if state.leaders else 0
    if standing + sum(state.trophies) > most:
        yield "There are more statues and trophies than tokens."
