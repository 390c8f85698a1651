"""The counties at a glance: what each is worth to a seat, and what threatens it.

The same rules of thumb as in `worth`, worked out once for a position and with rough odds instead
of exact ones, so that whoever looks ahead can afford to plan for everybody.
"""

from math import exp, sqrt
from typing import Final

from regnum.bots.wallenstein.worth import (
    ARMY,
    GRAIN_UNIT,
    LAND,
    MARKER,
    SITE,
    SPITE,
    THALER,
    grain_lacking,
    last_fall,
    scorings,
)
from regnum.core.packed import append, i64, packed, vec
from regnum.games.wallenstein.board import GRAINS, MAJORITY, NEIGHBOURS, PRICE, REGION, TAX
from regnum.games.wallenstein.counties import bonus_in, can_build, sites_left, standing
from regnum.games.wallenstein.facts import (
    BUILDINGS,
    COMBAT_A,
    COUNTIES,
    DEPLOY5,
    GRAIN,
    GREEN,
    NONE,
    TAXES,
    TILE_ATTACK,
    TILE_DEFENCE,
)
from regnum.games.wallenstein.state import Position
from regnum.games.wallenstein.winter import buildings_in

NEAR: Final[list[vec[i64]]] = [packed(each) for each in NEIGHBOURS]
DEPLOYED: Final[vec[i64]] = packed([5, 3, 1])
STEEP: Final = 1.702
"""With this slope the logistic curve is close to the normal distribution."""

FEWER: Final = 4
"""So many sizes of an attack are compared, from the largest down."""


class Survey:
    """What a seat sees when it looks over the board."""

    def __init__(self, state: Position, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.last = last_fall(state)
        self.scorings = scorings(state)
        self.lacking = self.grain_lacking()
        self.worth = vec[float](capacity=COUNTIES)
        self.threat = vec[i64](capacity=COUNTIES)
        county: i64
        for county in range(COUNTIES):
            self.worth = append(self.worth, self._county_worth(county))
            self.threat = append(self.threat, self.threat_to(county))

    def grain_lacking(self) -> float:
        """Grain still wanted for the coming winter."""
        return grain_lacking(self.state, int(self.seat))

    def threat_to(self, county: i64) -> i64:
        """The most armies that one rival neighbour could send."""
        most: i64 = 0
        for other in NEAR[county]:
            owner = self.state.owner[other]
            if owner != NONE and owner != self.seat:
                most = max(most, self.state.armies[other] - 1)
        return most

    def _county_worth(self, county: i64) -> float:
        state = self.state
        points = (1.0 + 1.8 * float(standing(state.buildings[county]))) * self.scorings
        if self.last:
            return points
        land = LAND * float(TAX[county] + GRAINS[county])
        return points + land + SITE * float(sites_left(state, county))

    def exposure(self, county: i64, armies: i64) -> float:
        """What is at stake in a county held by so many armies."""
        danger = self.threat[county]
        if danger == 0:
            return 0.0
        return min(0.6, 0.3 * float(danger) / (float(armies) + 0.5)) * self.worth[county]

    # --- actions ------------------------------------------------------------------------

    def action_worth(self, county: i64, action: i64) -> float:
        """What performing an action in a county is worth, its price included."""
        money = 0.0 if self.last else THALER
        if action < BUILDINGS:
            if not can_build(self.state, county, action):
                return 0.0
            return self.building_worth(county, action) - money * float(PRICE[action])
        if action >= COMBAT_A:
            return self.march_worth(county)
        bonus = bonus_in(self.state, self.seat, county)
        if action == GRAIN:
            units = float(GRAINS[county] + bonus)
            wanted = max(0.0, self.lacking)
            return self.collecting_worth(county, GRAIN_UNIT * min(units, wanted) + 0.02 * units)
        if action == TAXES:
            rate = 0.08 if self.last else THALER
            return self.collecting_worth(county, rate * float(TAX[county] + bonus))
        armies = DEPLOYED[action - DEPLOY5] + bonus
        if self.state.supply[self.seat] < armies:
            return 0.0
        return self.deploying_worth(county, armies) - 0.5 * money * float(PRICE[action])

    def building_worth(self, county: i64, building: i64) -> float:
        """A new building: its point, its majority, how safe it stands, the site it takes."""
        points = 1.0 + self.majority_gain(building, REGION[county])
        risk = 0.25 if self.threat[county] > self.state.armies[county] else 0.08
        worth = points * self.scorings * (1.0 - risk)
        if building and sites_left(self.state, county) == 1 and not self.last:
            worth -= 0.4
        return worth

    def majority_gain(self, building: i64, region: i64) -> float:
        """What one more building of a type changes in the majorities of a region."""
        counts = buildings_in(self.state, building, region)
        own = counts[self.seat]
        most: i64 = 0
        tied: i64 = 0
        for count in counts:
            if count > most:
                most = count
                tied = 1
            elif count == most:
                tied += 1
        full = float(MAJORITY[building])
        if own + 1 < most:
            return 0.0
        if own + 1 == most:  # joins those who lead
            return full - 1.0 + (SPITE if tied == 1 else 0.0)
        if most == 0:
            return full
        if own == most:  # leaves those who led with it behind
            return 0.0 if tied == 1 else 1.0 + SPITE * (full - 1.0) * float(tied - 1)
        return full

    def collecting_worth(self, county: i64, income: float) -> float:
        """An income against the marker it leaves and the revolt it may bring."""
        marker = 0.0 if self.last else MARKER
        if not self.state.revolt[county]:
            return income - marker
        state = self.state
        rising = min(state.revolt[county], state.supply[GREEN])
        holds = self.prevails(self.seat, state.armies[county], GREEN, rising, False)
        return holds * (income - marker) - (1.0 - holds) * self.worth[county] - 2 * ARMY

    def deploying_worth(self, county: i64, armies: i64) -> float:
        """More armies: safety where they stand, strength where they may go."""
        before = self.state.armies[county]
        safer = self.exposure(county, before) - self.exposure(county, before + armies)
        if self.last:
            return safer
        frontier = 0.0
        for other in NEAR[county]:
            if self.state.used[other] and self.state.owner[other] != self.seat:
                frontier = 0.5 * ARMY
        return safer + float(armies) * (0.5 * ARMY + frontier)

    # --- marches ------------------------------------------------------------------------

    def march_worth(self, county: i64) -> float:
        """The best attack from a county, or the good of bringing idle armies to the front."""
        most = self.state.armies[county] - 1
        best = 0.0
        if most < 1:
            return best
        for target in NEAR[county]:
            if self.state.used[target]:
                best = max(best, self.going_worth(county, target, self.best_number(county, target)))
        return best

    def best_number(self, origin: i64, target: i64) -> i64:
        """With how many armies to go there, of the larger numbers."""
        most = self.state.armies[origin] - 1
        best = most
        highest = self.going_worth(origin, target, most)
        armies: i64
        for armies in range(most - 1, max(0, most - FEWER), -1):
            worth = self.going_worth(origin, target, armies)
            if worth > highest:
                best, highest = armies, worth
        return best

    def going_worth(self, origin: i64, target: i64, armies: i64) -> float:
        state = self.state
        here = state.armies[origin]
        bared = self.exposure(origin, here - armies) - self.exposure(origin, here)
        owner = state.owner[target]
        if owner == self.seat:
            there = state.armies[target]
            safer = self.exposure(target, there) - self.exposure(target, there + armies)
            return safer - bared - 0.05
        return self.attack_worth(target, armies, owner) - 0.5 * bared

    def attack_worth(self, target: i64, armies: i64, owner: i64) -> float:
        """The expected gain of an attack: conquest, a rival's loss, armies spent."""
        state = self.state
        extra: i64 = 1 if state.bonus[self.seat] == TILE_ATTACK else 0
        if owner == NONE:
            win = self.prevails(self.seat, armies + extra, GREEN, 1, False)
            gain = win * self.worth[target]
        else:
            more: i64 = 1 if state.bonus[owner] == TILE_DEFENCE else 0
            defenders = state.armies[target] + more
            peasants = not state.revolt[target]
            win = self.prevails(self.seat, armies + extra, owner, defenders, peasants)
            gain = win * self.worth[target] + (win + 0.1) * SPITE * self.worth[target]
        if not self.last:
            gain -= ARMY * float(armies) * (1.0 - 0.5 * win)
            gain -= 0.4 * win * min(1.0, max(0.0, self.lacking / 12.0))
        return gain

    def prevails(self, seat: i64, armies: i64, foe: i64, against: i64, peasants: bool) -> float:
        """The chance that more cubes of one colour than of another come out of the tower: what
        falls is nearly normal."""
        state = self.state
        thrown = float(state.thrown_out) / float(state.thrown_of)
        stuck = float(state.stuck_out) / float(state.stuck_of)
        loose = float(armies + state.tray[seat])
        caught = float(state.tower[seat])
        mean = loose * thrown + caught * stuck
        against += state.tray[foe]
        held = state.tower[foe]
        if peasants:
            against += state.tray[GREEN]
            held += state.tower[GREEN]
        mean -= float(against) * thrown + float(held) * stuck
        spread = (loose + float(against)) * thrown * (1.0 - thrown)
        spread += (caught + float(held)) * stuck * (1.0 - stuck)
        return 1.0 / (1.0 + exp(-STEEP * (mean - 0.5) / sqrt(spread + 0.05)))


class CarelessSurvey(Survey):
    """What a beginner sees: neither that winter is coming nor that neighbours have armies."""

    def grain_lacking(self) -> float:
        return 0.0

    def threat_to(self, county: i64) -> i64:
        return 0
