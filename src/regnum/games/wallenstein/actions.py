"""Performing the planned actions (3.6): building, collecting, deploying (3.3.1 to 3.3.4).

What can be done must be done, and wholly; what cannot is skipped (3.6; W9). So these need no
decision; only marching does (march.py).
"""

from regnum.games.wallenstein.board import (
    ACTION_NAMES,
    ACTIONS,
    BUILDINGS,
    COMBAT_A,
    DEPLOY1,
    DEPLOY3,
    DEPLOY5,
    DEPLOY_REDUCED,
    FOOD_TRACK,
    GRAIN,
    GRAIN_AT_LEAST_4,
    GRAIN_AT_MOST_3,
    GRAINS,
    IDS,
    PRICE,
    TAX,
    TAX_AT_LEAST_6,
    TAX_AT_MOST_5,
    TAXES,
    TILE_ARMIES,
    TILE_GRAIN,
    TILE_THALER,
    TRADING_POST,
    TRADING_POST_CALMS,
)
from regnum.games.wallenstein.combat import event_kind
from regnum.games.wallenstein.counties import add_marker, can_build
from regnum.games.wallenstein.leaders import led
from regnum.games.wallenstein.march import begin_march
from regnum.games.wallenstein.moves import ACTION_BOX, BLANK, BOXES
from regnum.games.wallenstein.revolt import put_down_revolt
from regnum.games.wallenstein.state import ACT, Position


def begin_action(state: Position, place: int) -> None:
    """The action card at this place of the row, turned over if it lay face down; everybody
    performs it in player order (3.6)."""
    state.action = place + 1
    if place >= len(state.actions):
        hidden = [action for action in range(ACTIONS) if action not in state.actions]
        state.actions.append(hidden[state.chance.draw(len(hidden))])
    action = state.actions[place]
    for seat in reversed(state.order):
        state.agenda.append((ACT, seat, action))
    if state.journal is not None:
        state.tell("event-action", {"number": place + 1, "action": ACTION_NAMES[action]})


def act(state: Position, seat: int, action: int) -> None:
    """The seat reveals its card for this action and performs it there if it can (3.6)."""
    box = seat * BOXES + ACTION_BOX + action
    state.shown[box] = 1
    state.sealed = True
    county = state.mat[box]
    if county >= BLANK:
        return
    if action < BUILDINGS:
        build(state, seat, county, action)
    elif action in (GRAIN, TAXES):
        collect(state, seat, county, action)
    elif action < COMBAT_A:
        deploy(state, seat, county, action)
    else:
        begin_march(state, seat, county, action)


def build(state: Position, seat: int, county: int, building: int) -> None:
    """Pay 3, 2 or 1 Thaler for a palace, a church or a trading post on an open site (3.3.1);
    a Thaler less where the military leader stands (11.2)."""
    price = PRICE[building] - led(state, seat, county)
    if can_build(state, county, building) and state.thalers[seat] >= price:
        state.thalers[seat] -= price
        put_building(state, seat, county, building)
    else:
        tell_skipped(state, seat, county, building)


def put_building(state: Position, seat: int, county: int, building: int) -> None:
    """The event makes a trading post take a revolt marker away (8; W20, V5)."""
    state.buildings[county] |= 1 << building
    calms = building == TRADING_POST and event_kind(state) == TRADING_POST_CALMS
    if calms and state.revolt[county]:
        state.revolt[county] -= 1
    if state.journal is not None:
        params = {"seat": seat, "building": ACTION_NAMES[building], "county": IDS[county]}
        state.tell("event-built", params, (f"county:{IDS[county]}",))


def collect(state: Position, seat: int, county: int, action: int) -> None:
    """Grain or taxes (3.3.2). Where a revolt marker lies the peasants rise first, and who loses
    to them gets nothing; else another marker follows."""
    if state.revolt[county] and not put_down_revolt(state, seat, county, 0):
        return
    if action == GRAIN:
        income = grain_revenue(state, seat, county)
        gain_grain(state, seat, income)
    else:
        income = tax_revenue(state, seat, county)
        state.thalers[seat] += income
    add_marker(state, seat, county)
    if state.journal is None:
        return
    params = {"seat": seat, "count": income, "county": IDS[county]}
    if action == GRAIN:
        state.tell("event-grain", params, (f"county:{IDS[county]}",))
    else:
        state.tell("event-taxes", params, (f"county:{IDS[county]}",))


def tax_revenue(state: Position, seat: int, county: int) -> int:
    """The card's Thalers; the event changes them first, then the bonus tile, then the leader
    (3.2, 8, 11.2; W7)."""
    revenue = TAX[county]
    event = event_kind(state)
    if event == TAX_AT_MOST_5:
        revenue = min(revenue, 5)
    elif event == TAX_AT_LEAST_6:
        revenue = max(revenue, 6)
    tile = 1 if state.bonus[seat] == TILE_THALER else 0
    return revenue + tile + led(state, seat, county)


def grain_revenue(state: Position, seat: int, county: int) -> int:
    """The card's grain, changed in the same order."""
    revenue = GRAINS[county]
    event = event_kind(state)
    if event == GRAIN_AT_MOST_3:
        revenue = min(revenue, 3)
    elif event == GRAIN_AT_LEAST_4:
        revenue = max(revenue, 4)
    tile = 1 if state.bonus[seat] == TILE_GRAIN else 0
    return revenue + tile + led(state, seat, county)


def gain_grain(state: Position, seat: int, units: int) -> None:
    """The marker stops at the end of the food track (W2)."""
    state.grain[seat] = min(state.grain[seat] + units, FOOD_TRACK)


def deploy(state: Position, seat: int, county: int, action: int) -> None:
    """Pay 3, 2 or 1 Thaler and put 5, 3 or 1 armies into the county (3.3.3, 3.3.4); after the
    last, armies may go on to another county of one's own."""
    armies = armies_deployed(state, seat, county, action)
    if state.thalers[seat] < PRICE[action] or state.supply[seat] < armies:
        tell_skipped(state, seat, county, action)
        return
    state.thalers[seat] -= PRICE[action]
    put_armies(state, seat, county, armies)
    if action == DEPLOY1:
        begin_march(state, seat, county, action)


def armies_deployed(state: Position, seat: int, county: int, action: int) -> int:
    """The event reduces 5 to 3 and 3 to 2, the tile then makes the former 6, the leader adds
    one (8, 3.2, 11.2; W7, W8)."""
    reduced = event_kind(state) == DEPLOY_REDUCED
    if action == DEPLOY5:
        armies = 3 if reduced else 5
        if state.bonus[seat] == TILE_ARMIES:
            armies = 6
    elif action == DEPLOY3:
        armies = 2 if reduced else 3
    else:
        armies = 1
    return armies + led(state, seat, county)


def put_armies(state: Position, seat: int, county: int, armies: int) -> None:
    state.supply[seat] -= armies
    state.armies[county] += armies
    if state.journal is not None:
        params = {"seat": seat, "count": armies, "county": IDS[county]}
        state.tell("event-deployed", params, (f"county:{IDS[county]}",))


def tell_skipped(state: Position, seat: int, county: int, action: int) -> None:
    if state.journal is not None:
        params = {"seat": seat, "action": ACTION_NAMES[action], "county": IDS[county]}
        state.tell("event-skipped", params)
