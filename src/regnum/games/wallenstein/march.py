"""Armies on the march: within one's own counties or against others (3.3.4, 3.3.5).

First where they go, or that they stay, then how many; at least one stays behind.
"""

from regnum.core.refusal import Refusal
from regnum.games.wallenstein.board import (
    ACTION_NAMES,
    DEPLOY1,
    IDS,
    NEIGHBOURS,
)
from regnum.games.wallenstein.combat import attack, protected_by_church, protected_by_favor
from regnum.games.wallenstein.moves import ACTION_BOX, ARMIES, BOXES, MARCH, NOWHERE
from regnum.games.wallenstein.state import MARCH_TO, MARCH_WITH, Position


def begin_march(state: Position, seat: int, county: int, action: int) -> None:
    """Ask only who has armies to send and somewhere to send them."""
    if destinations(state, seat, county, action):
        state.ask(seat, (MARCH_TO, seat, action))


def origin_of(state: Position, seat: int) -> int:
    """The county where the action under way takes place."""
    action = state.actions[state.action - 1]
    return state.mat[seat * BOXES + ACTION_BOX + action]


def destinations(state: Position, seat: int, origin: int, action: int) -> list[int]:
    """Adjacent counties in the game: one's own, or, with combat, those that may be attacked."""
    if state.armies[origin] < 2:
        return []
    return [
        county
        for county in NEIGHBOURS[origin]
        if state.used[county] and may_enter(state, seat, county, action)
    ]


def may_enter(state: Position, seat: int, county: int, action: int) -> bool:
    if state.owner[county] == seat:
        return True
    if action == DEPLOY1 or protected_by_church(state, county):
        return False
    return not protected_by_favor(state, county, action)


def march_choices(state: Position, seat: int, action: int) -> list[int]:
    origin = origin_of(state, seat)
    choices = [MARCH + county for county in destinations(state, seat, origin, action)]
    choices.append(NOWHERE)
    return choices


def forbids_march(state: Position, seat: int, action: int, county: int) -> Refusal | None:
    origin = origin_of(state, seat)
    params = {"county": IDS[county], "origin": IDS[origin], "action": ACTION_NAMES[action]}
    if not state.used[county]:
        return Refusal("refusal-county-out", "2.1", params)
    if county not in NEIGHBOURS[origin]:
        return Refusal("refusal-not-adjacent", "3.3.5", params)
    if state.owner[county] == seat:
        return None
    if action == DEPLOY1:
        return Refusal("refusal-own-county-only", "3.3.4", params)
    if protected_by_church(state, county):
        return Refusal("refusal-church", "8", params)
    if protected_by_favor(state, county, action):
        return Refusal("refusal-immune", "9.7", params | {"rival": state.owner[county]})
    return None


def choose_destination(state: Position, seat: int, move: int) -> None:
    if move == NOWHERE:
        if state.journal is not None:
            state.tell("event-stays", {"seat": seat, "county": IDS[origin_of(state, seat)]})
        return
    state.ask(seat, (MARCH_WITH, seat, move - MARCH))


def number_choices(state: Position, seat: int) -> list[int]:
    """One army at least goes, one at least stays (3.3.4)."""
    most = state.armies[origin_of(state, seat)] - 1
    return list(range(ARMIES, ARMIES + most))


def forbids_number(state: Position, seat: int, armies: int) -> Refusal | None:
    origin = origin_of(state, seat)
    if armies < state.armies[origin]:
        return None
    params = {"county": IDS[origin], "count": state.armies[origin]}
    return Refusal("refusal-one-stays", "3.3.4", params)


def march(state: Position, seat: int, county: int, armies: int) -> None:
    """Into one's own county they simply go; into any other they fight (3.3.5)."""
    origin = origin_of(state, seat)
    if state.owner[county] != seat:
        attack(state, seat, origin, county, armies)
        return
    state.armies[origin] -= armies
    state.armies[county] += armies
    if state.journal is not None:
        params = {"seat": seat, "count": armies, "origin": IDS[origin], "county": IDS[county]}
        state.tell("event-march", params, (f"county:{IDS[origin]}", f"county:{IDS[county]}"))
