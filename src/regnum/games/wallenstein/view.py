"""What a seat may know, built from nothing: the board and the tower lie open, plans do not."""

from typing import Any

from regnum.games.wallenstein.board import (
    ACTION_NAMES,
    ACTIONS,
    BENEFIT_NAMES,
    BUILDINGS,
    COLOURS,
    COSTS,
    COUNTED_FAVORS,
    COUNTIES,
    DEPLOY1,
    EVENT_KIND,
    EVENT_NAMES,
    FAVOR_BUILDING,
    FAVOR_IMMUNE,
    FAVOR_KIND,
    FAVOR_NAMES,
    FAVOR_NUMBER,
    GRAINS,
    GREEN,
    IDS,
    IMMUNE_TO,
    LANDSKNECHTE,
    NONE,
    PLACES,
    REGION,
    REGION_IDS,
    SITES,
    TAX,
    TILE_NAMES,
    WINTER_LOSS,
)
from regnum.games.wallenstein.combat import Odds, odds
from regnum.games.wallenstein.leaders import tokens_of
from regnum.games.wallenstein.march import destinations, origin_of
from regnum.games.wallenstein.moves import (
    ACTION_BOX,
    BID_BOX,
    BLANK,
    BOX_NAMES,
    BOXES,
    LOST,
    MONEY,
    SMALLEST_GROUP,
    TOWER,
)
from regnum.games.wallenstein.state import (
    GROUP_SIZES,
    MARCH_TO,
    MARCH_WITH,
    ROUNDS_A_YEAR,
    SEASONS,
    Position,
    points_of,
)


def scene(state: Position, seat: int | None) -> dict[str, Any]:
    view: dict[str, Any] = {
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
        "events": [event_card(card) for card in state.event_row],
        "event": None if state.event == NONE else event_card(state.event),
        "revolting": [IDS[index] for index in state.revolting],
        "players": [player(state, other, seat) for other in range(state.seats)],
        "odds": announced_odds(state),
    }
    if state.face_up:
        view["draft"] = draft(state)
    if state.court:
        view["court"] = court(state)
    return view


def county(state: Position, index: int) -> dict[str, Any]:
    """A county as it lies on the board."""
    owner = state.owner[index]
    built = state.buildings[index]
    return {
        "county": IDS[index],
        "region": REGION_IDS[REGION[index]],
        "tax": TAX[index],
        "grain": GRAINS[index],
        "owner": None if owner == NONE else owner,
        "armies": state.armies[index],
        "sites": SITES[index],
        "buildings": [ACTION_NAMES[kind] for kind in range(BUILDINGS) if built >> kind & 1],
        "revolt": state.revolt[index],
        "leaders": [seat for seat in range(state.seats) if state.leader[seat] == index],
        "statues": [
            seat
            for seat in range(state.seats)
            for token in tokens_of(state, seat)
            if token == index
        ],
    }


def cubes(state: Position, counts: list[int]) -> dict[str, int]:
    colours = [*range(state.seats), GREEN]
    return {COLOURS[colour]: counts[colour] for colour in colours}


def place(state: Position, number: int) -> dict[str, Any]:
    """A position in the player order: the tile that waits there, or who stands there."""
    tile, seat = state.tiles[number], state.places[number]
    return {
        "place": number + 1,
        "tile": None if tile == NONE else TILE_NAMES[tile],
        "seat": None if seat == NONE else seat,
    }


def action_row(state: Position) -> list[str | None]:
    """The row of action cards, None where one lies face down (3.1)."""
    if not state.actions:
        return []
    shown: list[str | None] = [ACTION_NAMES[action] for action in state.actions]
    return shown + [None] * (ACTIONS - len(shown))


def current_action(state: Position) -> str | None:
    return ACTION_NAMES[state.actions[state.action - 1]] if state.action else None


def event_card(card: int) -> dict[str, Any]:
    return {"event": EVENT_NAMES[EVENT_KIND[card]], "loss": WINTER_LOSS[card]}


def player(state: Position, other: int, seat: int | None) -> dict[str, Any]:
    """What lies before a player; the hidden boxes only for the player himself."""
    bonus = state.bonus[other]
    known: dict[str, Any] = {
        "seat": other,
        "colour": COLOURS[other],
        "thalers": state.thalers[other],
        "grain": state.grain[other],
        "points": points_of(state, other),
        "supply": state.supply[other],
        "counties": state.owner.count(other),
        "bonus": None if bonus == NONE else TILE_NAMES[bonus],
        "mat": mat(state, other, other == seat),
    }
    if state.court:
        known["immune"] = [name for name, bit in IMMUNE_TO.items() if state.immune[other] & bit]
        known["pardon"] = state.pardon == other
    if state.landsknechte:
        known["banner"] = dict(zip(BENEFIT_NAMES, LANDSKNECHTE[state.banner[other]], strict=True))
    if state.leaders:
        leader = state.leader[other]
        known["leader"] = None if leader == NONE else IDS[leader]
        known["trophies"] = state.trophies[other]
    return known


def mat(state: Position, other: int, own: bool) -> dict[str, str | None]:
    """The boxes of a mat: the card, or None while it is hidden or not laid."""
    base = other * BOXES
    return {
        BOX_NAMES[box]: card_name(state.mat[base + box], box)
        if own or state.shown[base + box]
        else None
        for box in range(BOXES)
        if state.court or not BID_BOX < box < ACTION_BOX
    }


def card_name(card: int, box: int) -> str | None:
    if card == NONE:
        return None
    if card < COUNTIES:
        return IDS[card]
    if card == LOST:
        return "lost"
    if card == TOWER:
        return "tower"
    if card == BLANK:
        return "none" if box == BID_BOX else "pass"
    return str(card - MONEY)


def draft(state: Position) -> dict[str, Any]:
    """The county cards on offer and the groups of armies still on the mats (2.3)."""
    return {
        "open": [IDS[index] for index in state.face_up],
        "deck": len(state.deck),
        "groups": [
            [
                size + SMALLEST_GROUP
                for size in range(GROUP_SIZES - 1, -1, -1)
                for _ in range(state.groups[seat * GROUP_SIZES + size])
            ]
            for seat in range(state.seats)
        ],
    }


def court(state: Position) -> dict[str, Any]:
    return {
        "favors": [
            favor_card(favor, cost)
            for favor, cost in zip(state.favors, COSTS, strict=True)
            if favor
        ],
        "left": len(state.favor_deck),
        "courtiers": list(state.courtiers),
        "entrance": list(state.entrance),
        "audience": list(state.audience),
    }


def favor_card(number: int, cost: int) -> dict[str, Any]:
    """A favor on display: what it grants, and the courtiers that its space costs (9.3, 9.7)."""
    kind, what = FAVOR_KIND[number], FAVOR_NUMBER[number]
    card: dict[str, Any] = {"favor": number, "cost": cost, "kind": FAVOR_NAMES[kind]}
    if kind in COUNTED_FAVORS:
        card["count"] = what
    elif kind == FAVOR_BUILDING:
        card["building"] = ACTION_NAMES[what]
    elif kind == FAVOR_IMMUNE:
        card["immune"] = [name for name, bit in IMMUNE_TO.items() if what & bit]
    return card


def announced_odds(state: Position) -> list[dict[str, Any]]:
    """The odds of the attacks now open: on each county that can be reached, with all armies
    that may go, or on the county announced, with each number (5.4)."""
    if not state.to_move or not state.agenda:
        return []
    step, seat, number = state.agenda[-1]
    if step == MARCH_TO and number != DEPLOY1:
        origin = origin_of(state, seat)
        most = state.armies[origin] - 1
        return [
            chances(index, most, odds(state, seat, index, most))
            for index in destinations(state, seat, origin, number)
            if state.owner[index] != seat
        ]
    if step == MARCH_WITH and state.owner[number] != seat:
        most = state.armies[origin_of(state, seat)] - 1
        return [
            chances(number, armies, odds(state, seat, number, armies))
            for armies in range(1, most + 1)
        ]
    return []


def chances(index: int, armies: int, of: Odds) -> dict[str, Any]:
    """Odds in thousandths, so that every build shows the same."""
    return {
        "county": IDS[index],
        "armies": armies,
        "win": round(1000 * of.win),
        "tie": round(1000 * of.tie),
        "lose": round(1000 * of.lose),
    }
