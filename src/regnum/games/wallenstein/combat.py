"""Player against player or against a neutral county (5.3, 5.4), and the odds of it."""

from typing import Any, NamedTuple

from regnum.core.packed import i64, vec
from regnum.games.wallenstein.board import EVENT_KIND, IDS
from regnum.games.wallenstein.counties import gain_county, lay_waste
from regnum.games.wallenstein.facts import (
    CHURCH,
    CHURCH_PROTECTS,
    GREEN,
    NEUTRAL_TWO_PEASANTS,
    NO_CUBES,
    NONE,
    PALACE,
    PALACE_DEFENDS,
    TILE_ATTACK,
    TILE_DEFENCE,
)
from regnum.games.wallenstein.state import Position
from regnum.games.wallenstein.tower import (
    clear_tray,
    outcome_of_throw,
    sum_of,
    tell_fallen,
    tell_thrown,
    throw,
)


class Odds(NamedTuple):
    """The chances of an attack: conquest, a county laid waste or left neutral, a repulse; and
    the armies that the attacker will have in the county, on average."""

    win: float
    tie: float
    lose: float
    armies: float


def event_kind(state: Position) -> i64:
    """What the event of this round is about, NONE without one (3.4)."""
    return NONE if state.event == NONE else EVENT_KIND[state.event]


def protected_by_church(state: Position, county: i64) -> bool:
    """The event keeps attacks off all counties with a church (8)."""
    return state.buildings[county] >> CHURCH & 1 != 0 and event_kind(state) == CHURCH_PROTECTS


def forces(state: Position, seat: i64, target: i64, armies: i64) -> vec[i64]:
    """The cubes that go into the tower, by colour, but for the tray's (5.3). The tiles and the
    palace event add one each from a supply that has it (W13, W14); a neutral county is defended
    by one peasant, or two by the event, if there are as many (W15, W17)."""
    engaged = NO_CUBES[:]
    extra: i64 = 1 if state.bonus[seat] == TILE_ATTACK else 0
    engaged[seat] = armies + min(extra, state.supply[seat])
    owner = state.owner[target]
    event = event_kind(state)
    if owner == NONE:
        peasants: i64 = 2 if event == NEUTRAL_TWO_PEASANTS else 1
        engaged[GREEN] = min(peasants, state.supply[GREEN])
        return engaged
    extra = 1 if state.bonus[owner] == TILE_DEFENCE else 0
    if event == PALACE_DEFENDS and state.buildings[target] >> PALACE & 1:
        extra += 1
    engaged[owner] = state.armies[target] + min(extra, state.supply[owner])
    return engaged


def reinforcements(state: Position, seat: i64, target: i64, armies: i64) -> list[str]:
    """What adds to the armies on both sides, as far as the supplies have it (W13, W14, W15)."""
    engaged = forces(state, seat, target, armies)
    found: list[str] = []
    if engaged[seat] > armies:
        found.append("attack")
    owner = state.owner[target]
    if owner == NONE:
        if engaged[GREEN] > 1:
            found.append("peasants")
        return found
    added = engaged[owner] - state.armies[target]
    if added and state.bonus[owner] == TILE_DEFENCE:
        found.append("defence")
        added -= 1
    if added:
        found.append("palace")
    return found


def attack(state: Position, seat: i64, origin: i64, target: i64, armies: i64) -> None:
    """The armies leave for the county, and the tower decides (5.1, 5.3)."""
    engaged = forces(state, seat, target, armies)
    owner = state.owner[target]
    more: list[str] = []
    if state.journal is not None:
        tell_attack(state, seat, origin, target, armies)
        more = reinforcements(state, seat, target, armies)
    state.supply[seat] -= engaged[seat] - armies
    state.armies[origin] -= armies
    if owner == NONE:
        state.supply[GREEN] -= engaged[GREEN]
    else:
        state.supply[owner] -= engaged[owner] - state.armies[target]
        state.armies[target] = 0
    tell_thrown(state, seat, owner, target, engaged, more)
    throw(state, engaged)
    tell_fallen(state, seat, owner, target)
    if owner == NONE:
        settle_neutral(state, seat, target)
    else:
        settle_battle(state, seat, owner, target)


def settle_neutral(state: Position, seat: i64, target: i64) -> None:
    """More armies than peasants take the county; else it stays neutral. All peasants go back
    to the common supply, whoever won (5.4; W15)."""
    left = state.tray[seat] - state.tray[GREEN]
    clear_tray(state, GREEN)
    if left > 0:
        occupy(state, seat, target, left)
    else:
        clear_tray(state, seat)
        if state.journal is not None:
            params = {"seat": seat, "county": IDS[target]}
            state.tell("event-stays-neutral", params, (f"county:{IDS[target]}",))


def settle_battle(state: Position, seat: i64, owner: i64, target: i64) -> None:
    """The side with more cubes wins and loses as many as the other had; peasants stand by the
    defender where there is no revolt marker, and fall first (5.4; W16). A tie, or a defence by
    peasants alone, lays the county waste (5.4; W18)."""
    attackers, defenders = state.tray[seat], state.tray[owner]
    peasants: i64 = 0
    if not state.revolt[target]:
        peasants = state.tray[GREEN]
        clear_tray(state, GREEN)
    if attackers > defenders + peasants:
        clear_tray(state, owner)
        occupy(state, seat, target, attackers - defenders - peasants)
    elif attackers < defenders + peasants and defenders:
        clear_tray(state, seat)
        hold(state, owner, target, defenders - max(attackers - peasants, 0))
    else:
        clear_tray(state, seat)
        clear_tray(state, owner)
        lay_waste(state, target)


def occupy(state: Position, seat: i64, target: i64, left: i64) -> None:
    """The victor's armies that are left stand in the county, the fallen go to the supply, and
    the card changes hands (5.4)."""
    gain_county(state, seat, target)
    fallen = station(state, seat, target, left)
    if state.journal is not None:
        params = outcome(state, seat, target, left, fallen)
        state.tell("event-conquest", params, (f"county:{IDS[target]}",))


def hold(state: Position, owner: i64, target: i64, left: i64) -> None:
    """The defender keeps the card and what is left of the armies (5.4)."""
    fallen = station(state, owner, target, left)
    if state.journal is not None:
        params = outcome(state, owner, target, left, fallen)
        state.tell("event-repulse", params, (f"county:{IDS[target]}",))


def station(state: Position, seat: i64, county: i64, left: i64) -> i64:
    """So many armies of the tray stand in the county, the fallen go to the supply. Returns how
    many have fallen."""
    fallen = state.tray[seat] - left
    state.tray[seat] = fallen
    clear_tray(state, seat)
    state.armies[county] = left
    return fallen


def outcome(state: Position, seat: i64, county: i64, left: i64, fallen: i64) -> dict[str, Any]:
    """What became of the cubes of somebody who keeps a county: those there, those that have fallen,
    those that are in the tower."""
    stuck = state.tower[seat]
    return {"seat": seat, "county": IDS[county], "count": left, "lost": fallen, "stuck": stuck}


def tell_attack(state: Position, seat: i64, origin: i64, target: i64, armies: i64) -> None:
    params = {"seat": seat, "count": armies, "origin": IDS[origin], "county": IDS[target]}
    targets = (f"county:{IDS[origin]}", f"county:{IDS[target]}")
    owner = state.owner[target]
    if owner == NONE:
        state.tell("event-attack-neutral", params, targets)
    else:
        state.tell("event-attack", params | {"rival": owner}, targets)


def odds(state: Position, seat: i64, target: i64, armies: i64) -> Odds:
    """The exact chances of an attack with so many armies: the cubes fall independently, so the
    numbers in the tray are sums of binomial counts."""
    engaged = forces(state, seat, target, armies)
    attackers = outcome_of_throw(state, seat, engaged[seat])
    peasants = outcome_of_throw(state, GREEN, engaged[GREEN])
    owner = state.owner[target]
    if owner == NONE:
        return odds_against(attackers, [1.0], peasants, False)
    defenders = outcome_of_throw(state, owner, engaged[owner])
    if state.revolt[target]:
        peasants = [1.0]
    return odds_against(attackers, defenders, peasants, True)


def odds_against(
    attackers: list[float], defenders: list[float], peasants: list[float], owned: bool
) -> Odds:
    """Compare the sides: against an owner, none of the owner's armies in the tray is at best a
    tie; a neutral county that holds stays neutral, which is a repulse."""
    win = tie = left = 0.0
    others = sum_of(defenders, peasants)
    for count, weight in enumerate(attackers):
        for more, chance in enumerate(others):
            if count > more:
                win += weight * chance
                left += weight * chance * (count - more)
            elif owned and count == more:
                tie += weight * chance
        if owned:
            alone = sum(peasants[count + 1 :])
            tie += weight * defenders[0] * alone
    return Odds(win, tie, max(0.0, 1.0 - win - tie), left / win if win else 0.0)
