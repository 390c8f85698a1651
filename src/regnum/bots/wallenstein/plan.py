"""How the greedy bot plans a season of Wallenstein.

Every action is given a worth in every county; the best pairs are taken one after another, while
the money lasts. A county that is left over makes a bid that costs nothing.
"""

from typing import Final

from regnum.bots.wallenstein.worth import (
    THALER,
    best_attack,
    building_worth,
    collecting_worth,
    deploying_worth,
    exposure,
    grain_worth,
    last_fall,
)
from regnum.games.wallenstein.board import GRAINS, NEIGHBOURS, PRICE, TAX
from regnum.games.wallenstein.counties import bonus_in, can_build
from regnum.games.wallenstein.facts import (
    ACTIONS,
    BUILDINGS,
    COMBAT_A,
    COMBAT_B,
    COUNTIES,
    DEPLOY1,
    DEPLOY5,
    GRAIN,
    MONEY_CARDS,
    NONE,
    TAXES,
)
from regnum.games.wallenstein.mat import Hand
from regnum.games.wallenstein.moves import (
    ACTION_BOX,
    BID_BOX,
    BLANK,
    BOXES,
    COURT_BOX,
    COURT_BOXES,
    MONEY,
    TOWER,
)
from regnum.games.wallenstein.state import Position, counties_of

FORCED: Final = (COMBAT_B, COMBAT_A, DEPLOY1, TAXES, GRAIN, 6, 5, 2, 1, 0)
"""Where a county does the least harm when the money cards run out: a march is optional."""

RESERVE: Final = 1
"""Thalers kept back for the bid."""

SURPLUS: Final = 12
"""With more Thalers than this a bid of money is worth it."""


def season_plan(state: Position, seat: int) -> list[int]:
    """A card for each box, those already laid being kept."""
    plan = list(state.mat[seat * BOXES : seat * BOXES + BOXES])
    hand = [county for county in list(counties_of(state, seat)) if county not in plan]
    assign_actions(state, seat, plan, hand)
    bid_and_court(state, seat, plan, hand)
    fill_up(state, seat, plan, hand)
    return plan


def assign_actions(state: Position, seat: int, plan: list[int], hand: list[int]) -> None:
    """The best pairs of action and county, as long as they can be paid."""
    wishes: list[tuple[float, int, int]] = []
    for county in hand:
        for action in range(ACTIONS):
            worth = action_worth(state, seat, county, action)
            if worth > 0.0:
                wishes.append((-worth, action, county))
    wishes.sort()
    purse = int(state.thalers[seat]) - RESERVE
    for _, action, county in wishes:
        box = ACTION_BOX + action
        if plan[box] != NONE or county not in hand:
            continue
        saved = int(bonus_in(state, seat, county)) if action < BUILDINGS else 0
        price = max(0, int(PRICE[action]) - saved)
        if price > purse:
            continue
        purse -= price
        if action == TAXES and TAXES in list(state.actions)[:3]:
            purse += int(TAX[county])
        plan[box] = county
        hand.remove(county)


def action_worth(state: Position, seat: int, county: int, action: int) -> float:
    """What performing an action in a county is worth, its price included."""
    money = 0.0 if last_fall(state) else THALER
    if action < BUILDINGS:
        if not can_build(state, county, action):
            return 0.0
        return building_worth(state, seat, county, action) - money * int(PRICE[action])
    bonus = int(bonus_in(state, seat, county))
    if action == GRAIN:
        income = grain_worth(state, seat, int(GRAINS[county]) + bonus)
        return collecting_worth(state, seat, county, income)
    if action == TAXES:
        rate = 0.08 if last_fall(state) else THALER
        return collecting_worth(state, seat, county, rate * (int(TAX[county]) + bonus))
    if action >= COMBAT_A:
        return march_worth(state, seat, county)
    armies = (5, 3, 1)[action - DEPLOY5] + bonus
    worth = deploying_worth(state, seat, county, armies) - 0.5 * money * int(PRICE[action])
    return worth if state.supply[seat] >= armies else 0.0


def march_worth(state: Position, seat: int, county: int) -> float:
    """The best attack from a county, or the good of bringing idle armies to the front."""
    most = int(state.armies[county]) - 1
    if most < 1:
        return 0.0
    best = 0.0
    for target in NEIGHBOURS[county]:
        if not state.used[target]:
            continue
        if state.owner[target] == seat:
            worth = shift_worth(state, seat, county, target, most)
        elif most < 2:
            continue
        else:
            worth, _ = best_attack(state, seat, county, target, most)
        best = max(best, worth)
    return best


def shift_worth(state: Position, seat: int, origin: int, target: int, armies: int) -> float:
    """Armies that leave one county for another of one's own."""
    here, there = int(state.armies[origin]), int(state.armies[target])
    gained = exposure(state, seat, target, there) - exposure(state, seat, target, there + armies)
    lost = exposure(state, seat, origin, here - armies) - exposure(state, seat, origin, here)
    return gained - lost - 0.05


def bid_and_court(
    state: Position, seat: int, plan: list[int], hand: list[int], rich: float = SURPLUS
) -> None:
    """What is left over serves for the bid, then for the Emperor's Court."""
    if plan[BID_BOX] == NONE:
        if hand:
            plan[BID_BOX] = hand.pop(0)
        elif spare_in(state, plan):
            plan[BID_BOX] = MONEY + 1 if float(state.thalers[seat]) > rich else MONEY
    tray = int(state.tray[seat])
    for space in range(COURT_BOXES):
        box, count = COURT_BOX + space, COURT_BOXES - space
        if plan[box] != NONE or not state.boxes >> box & 1:
            continue
        towers = state.tower_cards - plan.count(TOWER)
        if tray >= count and towers > 0 and spare_in(state, plan):
            plan[box] = TOWER
            tray -= count
            continue
        idle = [county for county in hand if state.armies[county] > count + 2]
        if idle:
            plan[box] = idle[0]
            hand.remove(idle[0])


def fill_up(state: Position, seat: int, plan: list[int], hand: list[int]) -> None:
    """Pass what is not wanted; where the money cards run out, counties fill in, or boxes stay
    uncovered if there are not enough of these either."""
    cards = Hand(state, seat)
    empty = [box for box in range(BOXES) if plan[box] == NONE and cards.boxes >> box & 1]
    spare = spare_in(state, plan)
    if cards.covers_all(state):
        forced = [ACTION_BOX + action for action in FORCED if ACTION_BOX + action in empty]
        forced += [box for box in empty if box < ACTION_BOX]
        while len(empty) > spare and hand and forced:
            box = forced.pop(0)
            plan[box] = hand.pop()
            empty.remove(box)
    for box in empty[:spare]:
        plan[box] = BLANK


def spare_in(state: Position, plan: list[int]) -> int:
    """Money and tower cards that the plan has not used yet."""
    return MONEY_CARDS + int(state.tower_cards) - sum([card >= COUNTIES for card in plan])
