"""The counties at a glance: what each is worth to a seat, and what threatens it.

Worked out with rough odds instead of exact ones, and for each county when it is first looked at,
so that whoever looks ahead can afford to plan for everybody. What things are worth is a matter of
habit (`ways`).
"""

from math import exp, sqrt
from typing import Final

from regnum.bots.wallenstein.ways import (
    ARMY,
    AT_RISK,
    BARED,
    BUILDING,
    CATCHING,
    COUNTY,
    EARLY,
    EXPOSED,
    FIRST_WAYS,
    FRONT,
    FURTHER,
    FUTURE,
    GRAINED,
    HELD,
    HIDDEN,
    LAND,
    LAST_SITE,
    LEADER,
    LIKED,
    MARGIN,
    MARKED,
    MONEY,
    NEUTRAL,
    PRESSED,
    REAR,
    RISING,
    RISKY,
    SEASONS,
    SITE,
    SPARE,
    SPITE,
    STANDS,
    TAXED,
)
from regnum.core.packed import append, i64, packed, vec
from regnum.core.vectors import filled, zeros
from regnum.games.wallenstein.board import (
    GRAINS,
    MAJORITY,
    NEIGHBOURS,
    PRICE,
    REGION,
    TAX,
    WINTER_LOSS,
)
from regnum.games.wallenstein.counties import bonus_in, can_build, sites_left, standing
from regnum.games.wallenstein.facts import (
    ACTIONS,
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
from regnum.games.wallenstein.moves import ACTION_BOX, BOXES
from regnum.games.wallenstein.state import SOURCES, WINTER, Position
from regnum.games.wallenstein.winter import buildings_in

NEAR: Final[list[vec[i64]]] = [packed(each) for each in NEIGHBOURS]
DEPLOYED: Final[vec[i64]] = packed([5, 3, 1])
STEEP: Final = 1.702
"""With this slope the logistic curve is close to the normal distribution."""

FEWER: Final = 4
"""So many sizes of an attack are compared, from the largest down."""

FIRST_OF_ROW: Final = 3
"""Places of the row of actions that are early."""

UNSEEN: Final = -2
"""What has not been looked at yet."""

UNWEIGHED: Final[vec[float]] = vec[float]([0.0] * COUNTIES)


def seasons_so_far(state: Position) -> i64:
    """Springs, summers and falls that have begun; a winter belongs to the fall before it."""
    year, season = state.round // (WINTER + 1), state.round % (WINTER + 1)
    return year * WINTER + min(season, WINTER - 1)


class Survey:
    """What a seat sees when it looks over the board."""

    def __init__(self, state: Position, seat: i64, ways: vec[float] = FIRST_WAYS) -> None:
        self.state = state
        self.seat = seat
        self.ways = ways
        self.season = seasons_so_far(state)
        self.spite = self.way(SPITE)
        self.exposed = self.way(EXPOSED)
        self.army = self.way(ARMY)
        self.thrown = float(state.thrown_out) / float(state.thrown_of)
        self.stuck = float(state.stuck_out) / float(state.stuck_of)
        self.lacking = self.grain_lacking()
        self._leading: i64 = UNSEEN
        self._worths = UNWEIGHED[:]
        self._threats = filled(COUNTIES, UNSEEN)

    def way(self, kind: i64) -> float:
        """What is so in this season."""
        return self.ways[kind * SEASONS + self.season]

    def grain_lacking(self) -> float:
        """Grain still wanted for the coming winter."""
        state = self.state
        wanted = self.way(MARGIN) - float(state.grain[self.seat])
        for owner in state.owner:
            if owner == self.seat:
                wanted += 1.0
        cards: i64 = len(state.event_row)
        if not cards:
            return wanted + 3.0
        loss: i64 = 0
        for card in state.event_row:
            loss += WINTER_LOSS[card]
        return wanted + float(loss) / float(cards)

    def leader(self) -> i64:
        """The rival who has most."""
        if self._leading == UNSEEN:
            self._leading = self._find_leader()
        return self._leading

    def _find_leader(self) -> i64:
        state = self.state
        points = zeros(state.seats)
        place: i64
        for place in range(len(state.scored)):
            points[place // SOURCES] += state.scored[place]
        for place in range(COUNTIES):
            owner = state.owner[place]
            if owner != NONE:
                points[owner] += 1 + 2 * standing(state.buildings[place])
        best: i64 = NONE
        most: i64 = -1
        for place in range(state.seats):
            if place != self.seat and points[place] > most:
                best, most = place, points[place]
        return best

    def planned(self, action: i64) -> bool:
        """Whether a county of this seat lies in the box of an action."""
        return 0 <= self.state.mat[self.seat * BOXES + ACTION_BOX + action] < COUNTIES

    def threat(self, county: i64) -> i64:
        """The most armies that one rival neighbour could send."""
        if self._threats[county] == UNSEEN:
            self._look_at(county)
        return self._threats[county]

    def worth(self, county: i64) -> float:
        """What it is worth to hold a county."""
        if self._threats[county] == UNSEEN:
            self._look_at(county)
        return self._worths[county]

    def _look_at(self, county: i64) -> None:
        state = self.state
        worth = self.way(COUNTY) * (
            1.0 + self.way(STANDS) * float(standing(state.buildings[county]))
        )
        worth += self.way(LAND) * float(TAX[county] + GRAINS[county])
        self._worths[county] = worth + self.way(SITE) * float(sites_left(state, county))
        self._threats[county] = self.threat_to(county)

    def threat_to(self, county: i64) -> i64:
        most: i64 = 0
        for other in NEAR[county]:
            owner = self.state.owner[other]
            if owner != NONE and owner != self.seat:
                most = max(most, self.state.armies[other] - 1)
        return most

    def exposure(self, county: i64, armies: i64) -> float:
        """What is at stake in a county held by so many armies."""
        if self.threat(county) == 0:
            return 0.0
        return self.danger(county, armies) * self.worth(county)

    def danger(self, county: i64, armies: i64) -> float:
        """How likely a county held by so many armies is lost."""
        threat = float(self.threat(county))
        return min(0.6, self.exposed * threat / (float(armies) + 0.5))

    # --- actions ------------------------------------------------------------------------

    def liked(self) -> vec[float]:
        """By action: how much it is liked, wherever, and because of when it comes."""
        found = vec[float](capacity=ACTIONS)
        actions = self.state.actions
        action: i64
        for action in range(ACTIONS):
            liking = self.way(LIKED + action)
            place: i64 = 0
            while place < len(actions) and actions[place] != action:
                place += 1
            if place < FIRST_OF_ROW:
                liking += self.ways[EARLY + action]
            elif place >= len(actions):
                liking += self.ways[HIDDEN + action]
            found = append(found, liking)
        return found

    def likings(self, county: i64, liked: vec[float]) -> vec[float]:
        """By action: what it is worth in a county, by all that is seen and liked; 0 where it
        cannot be done."""
        found = vec[float](capacity=ACTIONS)
        risk = self.danger(county, self.state.armies[county])
        action: i64
        for action in range(ACTIONS):
            worth = self.action_worth(county, action)
            if worth != 0.0:
                worth += liked[action] - self.ways[AT_RISK + action] * risk
            found = append(found, worth)
        return found

    def action_worth(self, county: i64, action: i64) -> float:
        """What performing an action in a county is worth, its price included."""
        money = self.way(MONEY)
        if action < BUILDINGS:
            if not can_build(self.state, county, action):
                return 0.0
            return self.building_worth(county, action) - money * float(PRICE[action])
        if action >= COMBAT_A:
            return self.march_worth(county)
        bonus = bonus_in(self.state, self.seat, county)
        if action == GRAIN:
            units = float(GRAINS[county] + bonus)
            wanted = min(units, max(0.0, self.lacking))
            income = self.way(GRAINED) * wanted + self.way(SPARE) * units
            return self.collecting_worth(county, income)
        if action == TAXES:
            return self.collecting_worth(county, self.way(TAXED) * float(TAX[county] + bonus))
        armies = DEPLOYED[action - DEPLOY5] + bonus
        if self.state.supply[self.seat] < armies:
            return 0.0
        return self.deploying_worth(county, armies) - 0.5 * money * float(PRICE[action])

    def building_worth(self, county: i64, building: i64) -> float:
        """A new building: its point, its majority, how safe it stands, the site it takes."""
        points = 1.0 + self.majority_gain(building, REGION[county])
        risk = self.way(RISKY) if self.threat(county) > self.state.armies[county] else 0.08
        worth = points * self.way(BUILDING) * (1.0 - risk)
        if building and sites_left(self.state, county) == 1:
            worth -= self.way(LAST_SITE)
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
            return self.way(CATCHING) * full if own + 2 == most else 0.0
        if own + 1 == most:  # joins those who lead
            return full - 1.0 + (self.spite if tied == 1 else 0.0)
        if most == 0:
            return full
        if own == most:  # leaves those who led with it behind
            if tied == 1:
                return self.way(FURTHER) * full
            return 1.0 + self.spite * (full - 1.0) * float(tied - 1)
        return full

    def collecting_worth(self, county: i64, income: float) -> float:
        """An income against the marker it leaves and the revolt it may bring."""
        marker = self.way(MARKED)
        if not self.state.revolt[county]:
            return income - marker
        state = self.state
        rising = min(state.revolt[county], state.supply[GREEN])
        holds = self.prevails(self.seat, state.armies[county], GREEN, rising, False)
        lost = (1.0 - holds) * self.worth(county)
        return holds * (income - marker) - lost - self.way(RISING)

    def deploying_worth(self, county: i64, armies: i64) -> float:
        """More armies: safety where they stand, strength where they may go."""
        before = self.state.armies[county]
        safer = self.exposure(county, before) - self.exposure(county, before + armies)
        front, future = False, 0.0
        for other in NEAR[county]:
            owner = self.state.owner[other]
            if self.state.used[other] and owner != self.seat:
                front = True
                future = max(future, self.attack_worth(other, before + armies - 1, owner))
        each = self.way(REAR) + (self.way(FRONT) if front else 0.0)
        return safer + float(armies) * each + self.way(FUTURE) * future

    # --- marches ------------------------------------------------------------------------

    def march_worth(self, county: i64) -> float:
        """The best attack from a county, or the good of bringing idle armies to the front."""
        most = self.state.armies[county] - 1
        best = 0.0
        if most < 1:
            return best
        for target in NEAR[county]:
            if self.state.used[target]:
                best = max(best, self.best_going_worth(county, target))
        return best

    def best_number(self, origin: i64, target: i64) -> i64:
        """With how many armies to go there, of the larger numbers."""
        highest = self.best_going_worth(origin, target)
        armies = self.state.armies[origin] - 1
        while self.going_worth(origin, target, armies) < highest:
            armies -= 1
        return armies

    def best_going_worth(self, origin: i64, target: i64) -> float:
        """What it is worth to go there with the best number of armies."""
        most = self.state.armies[origin] - 1
        highest = self.going_worth(origin, target, most)
        armies: i64
        for armies in range(most - 1, max(0, most - FEWER), -1):
            highest = max(highest, self.going_worth(origin, target, armies))
        return highest

    def going_worth(self, origin: i64, target: i64, armies: i64) -> float:
        state = self.state
        here = state.armies[origin]
        bared = self.exposure(origin, here - armies) - self.exposure(origin, here)
        owner = state.owner[target]
        if owner == self.seat:
            there = state.armies[target]
            safer = self.exposure(target, there) - self.exposure(target, there + armies)
            return safer - bared - 0.05
        return self.attack_worth(target, armies, owner) - self.way(BARED) * bared

    def attack_worth(self, target: i64, armies: i64, owner: i64) -> float:
        """The expected gain of an attack: conquest, a rival's loss, armies spent."""
        state = self.state
        extra: i64 = 1 if state.bonus[self.seat] == TILE_ATTACK else 0
        if owner == NONE:
            win = self.prevails(self.seat, armies + extra, GREEN, 1, False)
            gain = win * (self.worth(target) + self.way(NEUTRAL))
        else:
            more: i64 = 1 if state.bonus[owner] == TILE_DEFENCE else 0
            defenders = state.armies[target] + more
            peasants = not state.revolt[target]
            win = self.prevails(self.seat, armies + extra, owner, defenders, peasants)
            spite = self.spite + (self.way(LEADER) if owner == self.leader() else 0.0)
            gain = win * self.worth(target) + (win + 0.1) * spite * self.worth(target)
        if self.threat(target):
            left = max(1.0, self.thrown * float(armies - state.armies[target]))
            danger = min(1.0, self.exposed * float(self.threat(target)) / (left + 0.5))
            gain -= self.way(HELD) * win * danger * self.worth(target)
        gain -= self.army * float(armies) * (1.0 - 0.5 * win)
        return gain - self.way(PRESSED) * win * min(1.0, max(0.0, self.lacking / 12.0))

    def prevails(self, seat: i64, armies: i64, foe: i64, against: i64, peasants: bool) -> float:
        """The chance that more cubes of one colour than of another come out of the tower: what
        falls is nearly normal."""
        state = self.state
        thrown, stuck = self.thrown, self.stuck
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
