"""What things are worth in Wallenstein, in victory points: counties, buildings, grain, attacks.

Everything here looks only at what lies open on the table.
"""

from typing import Final

from regnum.games.wallenstein.board import GRAINS, MAJORITY, NEIGHBOURS, REGION, TAX, WINTER_LOSS
from regnum.games.wallenstein.combat import odds
from regnum.games.wallenstein.counties import count_counties, sites_left, standing
from regnum.games.wallenstein.facts import NONE
from regnum.games.wallenstein.revolt import odds_of_quelling
from regnum.games.wallenstein.state import ROUNDS_A_YEAR, Position
from regnum.games.wallenstein.winter import buildings_in

THALER: Final = 0.28
GRAIN_UNIT: Final = 0.55
ARMY: Final = 0.11
MARKER: Final = 0.15
"""What a revolt marker costs its owner."""

LAND: Final = 0.05
"""What a Thaler or grain on a county card adds to the county."""

SITE: Final = 0.25
"""An open building site."""

SPITE: Final = 0.3
"""How much a rival's loss is worth to oneself."""


def scorings(state: Position) -> float:
    """Winters to come, the later one discounted."""
    return 1.7 if state.round < ROUNDS_A_YEAR else 1.0


def last_fall(state: Position) -> bool:
    """Nothing but points counts any more."""
    return state.round == 2 * ROUNDS_A_YEAR - 2


def county_worth(state: Position, county: int) -> float:
    """What holding a county is worth."""
    points = (1.0 + 1.8 * int(standing(state.buildings[county]))) * scorings(state)
    if last_fall(state):
        return points
    land = int(TAX[county] + GRAINS[county])
    return points + LAND * land + SITE * int(sites_left(state, county))


def threat(state: Position, seat: int, county: int) -> int:
    """The most armies that one rival neighbour could send."""
    most = 0
    for neighbour in NEIGHBOURS[county]:
        owner = state.owner[neighbour]
        if owner != NONE and owner != seat:
            most = max(most, state.armies[neighbour] - 1)
    return most


def exposure(state: Position, seat: int, county: int, armies: int) -> float:
    """What is at stake in a county held by so many armies."""
    danger = threat(state, seat, county)
    if danger == 0:
        return 0.0
    risk = min(0.6, 0.3 * danger / (armies + 0.5))
    return risk * county_worth(state, county)


def majority_gain(state: Position, seat: int, building: int, region: int) -> float:
    """What one more building of a type changes in the majorities of a region."""
    counts = list(buildings_in(state, building, region))
    before = majority_points(counts, building)
    counts[seat] += 1
    after = majority_points(counts, building)
    gain = 0.0
    for other in range(state.seats):
        change = after[other] - before[other]
        gain += change if other == seat else -SPITE * change
    return gain


def majority_points(counts: list[int], building: int) -> list[int]:
    most = max(counts)
    points = [0] * len(counts)
    if most:
        share = MAJORITY[building] - (1 if counts.count(most) > 1 else 0)
        for seat, count in enumerate(counts):
            if count == most:
                points[seat] = share
    return points


def building_worth(state: Position, seat: int, county: int, building: int) -> float:
    """A new building: its point, its majority, how safe it stands, the site it takes."""
    points = 1.0 + majority_gain(state, seat, building, REGION[county])
    risk = 0.25 if threat(state, seat, county) > state.armies[county] else 0.08
    worth = points * scorings(state) * (1.0 - risk)
    if building and sites_left(state, county) == 1 and not last_fall(state):
        worth -= 0.4
    return worth


def grain_lacking(state: Position, seat: int) -> float:
    """Grain still wanted for the coming winter."""
    losses = [int(WINTER_LOSS[card]) for card in list(state.event_row)]
    loss = sum(losses) / len(losses) if losses else 3.0
    return int(count_counties(state, seat)) + 1 + loss - int(state.grain[seat])


def grain_worth(state: Position, seat: int, units: float) -> float:
    wanted = max(0.0, grain_lacking(state, seat))
    return GRAIN_UNIT * min(units, wanted) + 0.02 * units


def collecting_worth(state: Position, seat: int, county: int, income: float) -> float:
    """An income against the marker it leaves and the revolt it may bring."""
    marker = 0.0 if last_fall(state) else MARKER
    if not state.revolt[county]:
        return income - marker
    holds = odds_of_quelling(state, seat, county, 0)
    return holds * (income - marker) - (1.0 - holds) * county_worth(state, county) - 2 * ARMY


def attack_worth(state: Position, seat: int, origin: int, target: int, armies: int) -> float:
    """The expected gain of an attack: conquest, a rival's loss, armies spent, what is bared."""
    chances = odds(state, seat, target, armies)
    owner = state.owner[target]
    prize = county_worth(state, target)
    gain = chances.win * prize
    if owner != NONE:
        gain += (chances.win + chances.tie) * SPITE * prize
    if not last_fall(state):
        gain -= ARMY * (armies - chances.win * chances.armies)
        gain -= 0.4 * chances.win * grain_pressure(state, seat)
    left = state.armies[origin] - armies
    bared = exposure(state, seat, origin, left) - exposure(
        state, seat, origin, state.armies[origin]
    )
    return gain - 0.5 * bared


def grain_pressure(state: Position, seat: int) -> float:
    """How much one more county to feed hurts, from 0 to 1."""
    return min(1.0, max(0.0, grain_lacking(state, seat) / 12.0))


def best_attack(
    state: Position, seat: int, origin: int, target: int, most: int
) -> tuple[float, int]:
    """The best number of armies for an attack, of the larger ones, and its worth."""
    best, number = -99.0, most
    for armies in range(most, max(0, most - 4), -1):
        worth = attack_worth(state, seat, origin, target, armies)
        if worth > best:
            best, number = worth, armies
    return best, number


def deploying_worth(state: Position, seat: int, county: int, armies: int) -> float:
    """More armies: safety where they stand, strength where they may go."""
    before = state.armies[county]
    safer = exposure(state, seat, county, before) - exposure(state, seat, county, before + armies)
    if last_fall(state):
        return safer
    frontier = 0.0
    for neighbour in NEIGHBOURS[county]:
        if state.used[neighbour] and state.owner[neighbour] != seat:
            frontier = 0.5 * ARMY
    return safer + armies * (0.5 * ARMY + frontier)


def draft_worth(state: Position, seat: int, county: int) -> float:
    """A county to begin with: its card, its sites, neighbours of one's own."""
    worth = 0.5 * int(TAX[county] + GRAINS[county]) + 0.8 * int(sites_left(state, county))
    for neighbour in NEIGHBOURS[county]:
        if state.owner[neighbour] == seat:
            worth += 0.5
    return worth
