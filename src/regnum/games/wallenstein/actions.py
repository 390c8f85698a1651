"""Performing the planned actions (3.6): building, collecting, deploying (3.3.1 to 3.3.3).

What can be done must be done, and wholly; what cannot is skipped (3.6; W9). So these need no
decision; only marching does (march.py).
"""

from typing import Final

from regnum.core.packed import i64
from regnum.core.phase import Phase
from regnum.core.vectors import changed
from regnum.games.wallenstein.board import FOOD_TRACK, GRAINS, IDS, PRICE, TAX
from regnum.games.wallenstein.combat import event_kind
from regnum.games.wallenstein.counties import add_marker, bonus_in, can_build, sites_left
from regnum.games.wallenstein.facts import (
    ACTION_NAMES,
    CHURCH,
    COUNTIES,
    DEPLOY3,
    DEPLOY5,
    DEPLOY_REDUCED,
    GRAIN,
    GRAIN_AT_LEAST_4,
    GRAIN_AT_MOST_3,
    PALACE,
    TAX_AT_LEAST_6,
    TAX_AT_MOST_5,
    TAXES,
    TILE_ARMIES,
    TILE_GRAIN,
    TILE_THALER,
    TRADING_POST,
    TRADING_POST_CALMS,
)
from regnum.games.wallenstein.moves import ACTION_BOX, BOXES, LOST
from regnum.games.wallenstein.revolt import put_down_revolt
from regnum.games.wallenstein.state import Position

TILE_ARMIES_DEPLOYED: Final = 6
"""What the tile makes of "Deploy 5" (3.2)."""


class Action(Phase[Position]):
    """One of the ten actions, for one seat: the card on the mat is turned over (3.6)."""

    def __init__(self, name: str, action: int) -> None:
        super().__init__(name)
        self.action: i64 = action

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        box = ACTION_BOX + self.action
        state.shown[seat] |= 1 << box
        state.sealed = True
        card = state.mat[seat * BOXES + box]
        if 0 <= card < COUNTIES:
            self.perform(state, seat, card)
        elif card == LOST:
            self.forfeit(state, seat)

    def perform(self, state: Position, seat: i64, county: i64) -> None:
        """Do it in the county of the card, if it can be done."""
        raise NotImplementedError

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        """It is the action under way."""
        begun = 1 <= state.action <= len(state.actions)
        return number == 0 and begun and state.actions[state.action - 1] == self.action

    def skip(self, state: Position, seat: i64, county: i64, trouble: str) -> None:
        """It cannot be done, or only in part, and why (3.6)."""
        if state.journal is not None:
            action = ACTION_NAMES[self.action]
            params = {"seat": seat, "action": action, "county": IDS[county], "trouble": trouble}
            state.tell("event-skipped", params, (f"county:{IDS[county]}", f"action:{action}"))

    def forfeit(self, state: Position, seat: i64) -> None:
        """The county was lost, and its card handed over from this box (3.6; V13)."""
        if state.journal is not None:
            action = ACTION_NAMES[self.action]
            params = {"seat": seat, "action": action}
            state.tell("event-forfeited", params, (f"seat:{seat}", f"action:{action}"))


class Build(Action):
    """Pay 3, 2 or 1 Thaler for a palace, a church or a trading post on an open site (3.3.1)."""

    def perform(self, state: Position, seat: i64, county: i64) -> None:
        price = PRICE[self.action] - bonus_in(state, seat, county)
        trouble = building_trouble(state, county, self.action)
        if trouble is None and state.thalers[seat] < price:
            trouble = "no-thalers"
        if trouble is not None:
            self.skip(state, seat, county, trouble)
            return
        state.thalers[seat] -= price
        put_building(state, seat, county, self.action, price)


def building_trouble(state: Position, county: i64, building: i64) -> str | None:
    """What stands against a building in a county, whoever pays for it (3.3.1; V3)."""
    if can_build(state, county, building):
        return None
    if state.buildings[county] >> building & 1:
        return "type-stands"
    return "no-tile" if sites_left(state, county) else "no-site"


def put_building(state: Position, seat: i64, county: i64, building: i64, cost: i64) -> None:
    """The event makes a trading post take a revolt marker away (8; W20, V5)."""
    state.buildings = changed(state.buildings, county, state.buildings[county] | 1 << building)
    calms = building == TRADING_POST and event_kind(state) == TRADING_POST_CALMS
    if calms and state.revolt[county]:
        state.revolt = changed(state.revolt, county, state.revolt[county] - 1)
    if state.journal is not None:
        name = ACTION_NAMES[building]
        params = {"seat": seat, "building": name, "county": IDS[county], "cost": cost}
        state.tell("event-built", params, (f"county:{IDS[county]}",))


class Collect(Action):
    """Collect grain or taxes (3.3.2). Where a revolt marker lies the peasants rise first, and
    who loses to them gets nothing; else another marker follows."""

    def perform(self, state: Position, seat: i64, county: i64) -> None:
        if state.revolt[county] and not put_down_revolt(state, seat, county, 0):
            return
        income = self.income(state, seat, county)
        add_marker(state, seat, county)
        if state.journal is not None:
            key = "event-grain" if self.action == GRAIN else "event-taxes"
            markers = state.revolt[county]
            params = {"seat": seat, "count": income, "county": IDS[county], "markers": markers}
            state.tell(key, params, (f"county:{IDS[county]}",))

    def income(self, state: Position, seat: i64, county: i64) -> i64:
        """Take what the county brings, and tell how much that is."""
        raise NotImplementedError


class CollectGrain(Collect):
    def income(self, state: Position, seat: i64, county: i64) -> i64:
        units = grain_revenue(state, seat, county)
        gain_grain(state, seat, units)
        return units


class CollectTaxes(Collect):
    def income(self, state: Position, seat: i64, county: i64) -> i64:
        thalers = tax_revenue(state, seat, county)
        state.thalers[seat] += thalers
        return thalers


def tax_revenue(state: Position, seat: i64, county: i64) -> i64:
    """The card's Thalers; the event changes them first, then the bonus tile, then the modules
    (3.2, 8, 11.2; W7)."""
    revenue = taxed(county, event_kind(state))
    tile: i64 = 1 if state.bonus[seat] == TILE_THALER else 0
    return revenue + tile + bonus_in(state, seat, county)


def taxed(county: i64, event: i64) -> i64:
    """The card's Thalers as an event changes them (8)."""
    if event == TAX_AT_MOST_5:
        return min(TAX[county], 5)
    return max(TAX[county], 6) if event == TAX_AT_LEAST_6 else TAX[county]


def grain_revenue(state: Position, seat: i64, county: i64) -> i64:
    """The card's grain, changed in the same order."""
    tile: i64 = 1 if state.bonus[seat] == TILE_GRAIN else 0
    return harvested(county, event_kind(state)) + tile + bonus_in(state, seat, county)


def harvested(county: i64, event: i64) -> i64:
    """The card's grain as an event changes it (8)."""
    if event == GRAIN_AT_MOST_3:
        return min(GRAINS[county], 3)
    return max(GRAINS[county], 4) if event == GRAIN_AT_LEAST_4 else GRAINS[county]


def gain_grain(state: Position, seat: i64, units: i64) -> None:
    """The marker stops at the end of the food track (W2)."""
    stored = min(state.grain[seat] + units, FOOD_TRACK)
    state.grain = changed(state.grain, seat, stored)


class Deploy(Action):
    """Pay 3 or 2 Thalers and put 5 or 3 armies into the county (3.3.3)."""

    def __init__(self, name: str, action: int, armies: int, reduced: int) -> None:
        """`reduced` are the armies while the event is in force (8; W8)."""
        super().__init__(name, action)
        self.armies: i64 = armies
        self.reduced: i64 = reduced

    def perform(self, state: Position, seat: i64, county: i64) -> None:
        """Whether it can be done is judged without tile and modules; they add what the supply
        still has (W25)."""
        armies = self.reduced if event_kind(state) == DEPLOY_REDUCED else self.armies
        price = PRICE[self.action]
        if state.thalers[seat] < price or state.supply[seat] < armies:
            trouble = "no-thalers" if state.thalers[seat] < price else "few-armies"
            self.skip(state, seat, county, trouble)
            return
        state.thalers[seat] -= price
        if self.action == DEPLOY5 and state.bonus[seat] == TILE_ARMIES:
            armies = TILE_ARMIES_DEPLOYED
        armies += bonus_in(state, seat, county)
        put_armies(state, seat, county, min(armies, state.supply[seat]), price)
        self.after_deploying(state, seat, county)

    def after_deploying(self, state: Position, seat: i64, county: i64) -> None:
        """What comes after the armies have been placed."""


def put_armies(state: Position, seat: i64, county: i64, armies: i64, cost: i64) -> None:
    state.supply[seat] -= armies
    state.armies[county] += armies
    if state.journal is not None:
        params = {"seat": seat, "count": armies, "county": IDS[county], "cost": cost}
        state.tell("event-deployed", params, (f"county:{IDS[county]}",))


BUILD_PALACE: Final = Build("build-palace", PALACE)
BUILD_CHURCH: Final = Build("build-church", CHURCH)
BUILD_TRADING_POST: Final = Build("build-trading-post", TRADING_POST)
COLLECT_GRAIN: Final = CollectGrain("collect-grain", GRAIN)
COLLECT_TAXES: Final = CollectTaxes("collect-taxes", TAXES)
DEPLOY_5: Final = Deploy("deploy-5", DEPLOY5, 5, 3)
DEPLOY_3: Final = Deploy("deploy-3", DEPLOY3, 3, 2)
