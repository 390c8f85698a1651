"""What a plan or a move of Wallenstein is for: majorities, counties, grain for the winter."""

from typing import Any

from regnum.bots.strategy import Aim
from regnum.bots.wallenstein.survey import NEAR, Survey
from regnum.core.packed import i64
from regnum.games.wallenstein.board import IDS, REGION, REGION_IDS
from regnum.games.wallenstein.facts import (
    BUILDING_NAMES,
    BUILDINGS,
    COMBAT_A,
    COUNTIES,
    DEPLOY5,
    GRAIN,
    NONE,
    TAXES,
)
from regnum.games.wallenstein.march import MARCH_TO, MARCH_WITH, origin_of
from regnum.games.wallenstein.moves import (
    ACTION_BOX,
    ARMIES,
    BLANK,
    CLEAR,
    CONVERT,
    MARCH,
    MONEY,
    NOWHERE,
    PLACE,
    PLAN,
    REVOLT,
    TAKE,
    box_of,
    card_of,
)
from regnum.games.wallenstein.planning import PLAN_SEASON
from regnum.games.wallenstein.state import Position, number_asked


def aims_of(state: Position, seat: i64, moves: list[int]) -> list[Aim]:
    decision = state.decision()
    if decision is PLAN_SEASON:
        return plan_aims(state, seat, moves)
    move = moves[0]
    if decision is MARCH_TO:
        stays = {"county": IDS[origin_of(state, seat)]}
        return [Aim("aim-stay", stays) if move == NOWHERE else march_aim(state, seat, move - MARCH)]
    if decision is MARCH_WITH and move >= ARMIES:
        return [march_aim(state, seat, int(number_asked(state)))]
    if REVOLT <= move < TAKE:
        return [Aim("aim-revolt", {"county": IDS[move - REVOLT]})]
    if PLACE <= move < MARCH:
        return [Aim("aim-place", {"number": move - PLACE + 1})]
    return []


def plan_aims(state: Position, seat: i64, moves: list[int]) -> list[Aim]:
    """What the cards laid are for, the most worthwhile first."""
    survey = Survey(state, seat)
    found: list[tuple[float, int, Aim]] = []
    for move in moves:
        if not PLAN <= move < CLEAR:
            continue
        county, action = card_of(move), box_of(move) - ACTION_BOX
        if county < COUNTIES:
            worth = survey.action_worth(county, action)
            if worth > 0.0:
                aim = action_aim(survey, county, action)
                found.append((-worth, len(found), aim))
    found.sort()
    return [aim for _, _, aim in found] or lesser_aims(moves)


def lesser_aims(moves: list[int]) -> list[Aim]:
    """What a card is for by which no county acts."""
    if any(move < CONVERT and card_of(move) != MONEY for move in moves):
        return [Aim("aim-bid", {})]
    if any(PLAN <= move < CLEAR and card_of(move) == BLANK for move in moves):
        return [Aim("aim-pass", {})]
    return []


def action_aim(survey: Survey, county: i64, action: i64) -> Aim:
    """What an action in a county is for."""
    here: dict[str, Any] = {"county": IDS[county]}
    if action < BUILDINGS:
        region = REGION[county]
        params = here | {"building": BUILDING_NAMES[action], "region": REGION_IDS[region]}
        gains = survey.majority_gain(action, region) > 0.0
        return Aim("aim-majority" if gains else "aim-building", params)
    if action == GRAIN:
        return Aim("aim-grain", here)
    if action == TAXES:
        return Aim("aim-taxes", here)
    if action >= COMBAT_A:
        return attack_aim(survey, county)
    danger = survey.threat(county) > survey.state.armies[county]
    return Aim("aim-guard" if danger and action >= DEPLOY5 else "aim-armies", here)


def attack_aim(survey: Survey, county: i64) -> Aim:
    """Where the armies of a county are best sent."""
    state = survey.state
    best: i64 = NONE
    most = 0.0
    for target in NEAR[county]:
        if state.used[target]:
            number = survey.best_number(county, target)
            worth = survey.going_worth(county, target, number)
            if worth > most:
                best, most = target, worth
    if best == NONE:
        return Aim("aim-armies", {"county": IDS[county]})
    return march_aim(state, survey.seat, best)


def march_aim(state: Position, seat: i64, target: i64) -> Aim:
    """To take a county, from a rival with whatever stands there (5.4), or to stand stronger in
    one's own."""
    here, owner = {"county": IDS[target]}, state.owner[target]
    if owner == seat:
        return Aim("aim-guard", here)
    if owner == NONE:
        return Aim("aim-conquer", here)
    count = int(state.buildings[target]).bit_count()
    return Aim("aim-take", {**here, "rival": int(owner), "count": count})
