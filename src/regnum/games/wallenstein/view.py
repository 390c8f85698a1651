"""What a seat may know, built from nothing: the board and the tower lie open, plans do not."""

from regnum.core.packed import i64, vec
from regnum.games.wallenstein.board import IDS
from regnum.games.wallenstein.combat import Odds as Chances
from regnum.games.wallenstein.combat import odds
from regnum.games.wallenstein.counties import count_counties
from regnum.games.wallenstein.facts import (
    ACTION_NAMES,
    ACTIONS,
    BUILDING_NAMES,
    BUILDINGS,
    COLOURS,
    COUNTIES,
    DEPLOY1,
    EVENTS,
    GREEN,
    NONE,
    PLACES,
    TILE_NAMES,
)
from regnum.games.wallenstein.forecast import (
    budget,
    card_name,
    hand,
    hunger,
    last_plan,
    majorities,
    plan,
    prospects,
    revolts_to_come,
    scored_so_far,
)
from regnum.games.wallenstein.march import MARCH_TO, MARCH_WITH, destinations, origin_of
from regnum.games.wallenstein.mat import plans_stand
from regnum.games.wallenstein.moves import BOX_NAMES, BOXES
from regnum.games.wallenstein.planning import PLAN_SEASON
from regnum.games.wallenstein.scene import (
    Action,
    Box,
    Colour,
    Land,
    March,
    Odds,
    Place,
    Player,
    Scene,
    Winter,
)
from regnum.games.wallenstein.state import (
    ROUNDS_A_YEAR,
    SEASONS,
    Position,
    is_winter,
    number_asked,
    points_of,
)


def scene(state: Position, seat: int | None) -> Scene:
    everyones = open_scene(state)
    return everyones if seat is None else own_scene(state, seat, everyones)


def own_scene(state: Position, seat: int, everyones: Scene) -> Scene:
    """What everyone sees, and the seat's own plan and hand."""
    players = list(everyones["players"])
    players[seat] = {
        **players[seat],
        "mat": mat(state, seat, True),
        "hand": hand(state, seat),
        "plan": plan(state, seat),
        "budget": budget(state, seat) if planning(state) else None,
        "last": last_plan(state, seat) if planning(state) else {},
    }
    return {**everyones, "players": players}


def open_scene(state: Position) -> Scene:
    view: Scene = {
        "year": state.round // ROUNDS_A_YEAR + 1,
        "season": SEASONS[state.round % ROUNDS_A_YEAR],
        "order": list(state.order),
        "counties": [county(state, index) for index in range(COUNTIES) if state.used[index]],
        "tower": cubes(state, state.tower),
        "tray": cubes(state, state.tray),
        "peasants": state.supply[GREEN],
        "places": [place(state, number) for number in range(PLACES)],
        "actions": action_row(state),
        "action": current_action(state),
        "events": list(state.event_row),
        "event": None if state.event == NONE else int(state.event),
        "spent": events_gone(state),
        "revolting": [IDS[index] for index in list(state.revolting)],
        "majorities": majorities(state),
        "players": [
            player(state, other, prospect) for other, prospect in enumerate(prospects(state))
        ],
        "march": march(state),
        "odds": announced_odds(state),
        "quelling": revolts_to_come(state),
    }
    for module in state.modules:
        module.show(state, view)
    return view


def county(state: Position, index: int) -> Land:
    """A county as it lies on the board."""
    owner = state.owner[index]
    built = state.buildings[index]
    known: Land = {
        "county": IDS[index],
        "owner": None if owner == NONE else owner,
        "armies": state.armies[index],
        "buildings": [BUILDING_NAMES[kind] for kind in range(BUILDINGS) if built >> kind & 1],
        "revolt": state.revolt[index],
        "card": card_place(state, index),
    }
    for module in state.modules:
        module.show_county(state, index, known)
    return known


def card_place(state: Position, index: int) -> str | None:
    """Where everybody knows a county's card to be: with its owner, in the box where it was
    revealed or in the hand to which it came in this round; None if it may lie face down."""
    owner = state.owner[index]
    if owner == NONE or not plans_stand(state):
        return None
    if state.fresh >> index & 1:
        return "hand"
    for box in range(BOXES):
        if state.mat[owner * BOXES + box] == index and state.shown[owner] >> box & 1:
            return BOX_NAMES[box]
    return None


def cubes(state: Position, counts: vec[i64]) -> dict[Colour, int]:
    colours = [*range(state.seats), GREEN]
    return {COLOURS[colour]: counts[colour] for colour in colours}


def place(state: Position, number: int) -> Place:
    """A position in the player order: the tile that waits there, or who stands there."""
    tile, seat = state.tiles[number], state.places[number]
    return {
        "place": number + 1,
        "tile": None if tile == NONE else TILE_NAMES[tile],
        "seat": None if seat == NONE else seat,
    }


def action_row(state: Position) -> list[Action | None]:
    """The row of action cards, None where one lies face down (3.1); in winter all are done."""
    if not len(state.actions) or is_winter(state):
        return []
    shown: list[Action | None] = [ACTION_NAMES[action] for action in list(state.actions)]
    return shown + [None] * (ACTIONS - len(shown))


def current_action(state: Position) -> Action | None:
    if not state.action or is_winter(state):
        return None
    return ACTION_NAMES[state.actions[state.action - 1]]


def events_gone(state: Position) -> list[int]:
    """The event cards that have left the game."""
    left = [*list(state.event_deck), *list(state.event_row), int(state.event)]
    return [card for card in range(EVENTS) if card not in left]


def player(state: Position, other: int, prospect: Winter) -> Player:
    """What all see before a player; plan and hand are for the player in person."""
    bonus = state.bonus[other]
    known: Player = {
        "seat": other,
        "colour": COLOURS[other],
        "thalers": state.thalers[other],
        "grain": state.grain[other],
        "points": points_of(state, other),
        "scored": scored_so_far(state, other),
        "prospect": prospect,
        "hunger": hunger(state, other),
        "supply": state.supply[other],
        "counties": count_counties(state, other),
        "bonus": None if bonus == NONE else TILE_NAMES[bonus],
        "mat": mat(state, other, False),
        "uncovered": uncovered(state, other),
        "hand": None,
        "plan": [],
        "budget": None,
        "last": {},
    }
    for module in state.modules:
        module.show_player(state, other, known)
    return known


def planning(state: Position) -> bool:
    return state.owing != 0 and state.decision() is PLAN_SEASON


def mat(state: Position, other: int, own: bool) -> dict[Box, str | None]:
    """The boxes of a mat: the card, or None while it is hidden or not laid."""
    shown = state.shown[other]
    return {
        BOX_NAMES[box]: known_card(state, other, box) if own or shown >> box & 1 else None
        for box in range(BOXES)
        if state.boxes >> box & 1
    }


def uncovered(state: Position, other: int) -> list[Box]:
    """The boxes in which nothing lies: seen by all when all have committed (W27)."""
    if not plans_stand(state):
        return []
    return [
        BOX_NAMES[box]
        for box in range(BOXES)
        if state.boxes >> box & 1 and state.mat[other * BOXES + box] == NONE
    ]


def known_card(state: Position, seat: int, box: int) -> str | None:
    card = int(state.mat[seat * BOXES + box])
    return None if card == NONE else card_name(card)


def march(state: Position) -> March | None:
    """Where the armies that are being sent come from, and where they go if that is said."""
    decision = state.decision() if state.owing else None
    if decision is not MARCH_TO and decision is not MARCH_WITH:
        return None
    origin = IDS[origin_of(state, state.to_move[0])]
    announced = decision is MARCH_WITH
    return {"origin": origin, "county": IDS[number_asked(state)] if announced else None}


def announced_odds(state: Position) -> list[Odds]:
    """The odds of the attacks now open: on each county that can be reached, with all armies
    that may go, or on the county announced, with each number (5.4)."""
    if not state.owing:
        return []
    decision = state.decision()
    number = number_asked(state)
    if decision is MARCH_TO and number != DEPLOY1:
        seat = state.to_move[0]
        origin = origin_of(state, seat)
        most = state.armies[origin] - 1
        return [
            chances(index, most, odds(state, seat, index, most))
            for index in list(destinations(state, seat, origin, number))
            if state.owner[index] != seat
        ]
    if decision is MARCH_WITH and state.owner[number] != state.to_move[0]:
        seat = state.to_move[0]
        most = state.armies[origin_of(state, seat)] - 1
        return [
            chances(number, armies, odds(state, seat, number, armies))
            for armies in range(1, most + 1)
        ]
    return []


def chances(index: i64, armies: i64, of: Chances) -> Odds:
    """Odds in thousandths, so that every build shows the same."""
    return {
        "county": IDS[index],
        "armies": int(armies),
        "win": round(1000 * of.win),
        "tie": round(1000 * of.tie),
        "lose": round(1000 * of.lose),
        "remaining": round(10 * of.armies),
    }
