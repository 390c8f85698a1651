"""What everybody can read off the table: what winter would bring now (4), and what a plan costs
and what stands against it (3.3). For views; nothing here changes anything."""

from typing import Final

from regnum.core.packed import i64
from regnum.core.vectors import filled
from regnum.games.wallenstein import mat
from regnum.games.wallenstein.actions import DEPLOY_3, DEPLOY_5, building_trouble, harvested, taxed
from regnum.games.wallenstein.board import (
    EVENT_KIND,
    FOOD_TRACK,
    IDS,
    PRICE,
    REGION_IDS,
    WINTER_LOSS,
)
from regnum.games.wallenstein.counties import bonus_in, count_counties
from regnum.games.wallenstein.facts import (
    ACTIONS,
    BUILDING_NAMES,
    BUILDINGS,
    COMBAT_A,
    COMBAT_B,
    COUNTIES,
    DEPLOY1,
    DEPLOY3,
    DEPLOY5,
    GRAIN,
    NONE,
    REGIONS,
    TAXES,
)
from regnum.games.wallenstein.march import DEPLOY_1
from regnum.games.wallenstein.moves import (
    ACTION_BOX,
    BID_BOX,
    BLANK,
    BOX_NAMES,
    BOXES,
    LOST,
    MONEY,
    TOWER,
)
from regnum.games.wallenstein.revolt import odds_of_quelling
from regnum.games.wallenstein.scene import (
    Box,
    Budget,
    Covered,
    Hand,
    Hunger,
    Lack,
    Majority,
    PlanLine,
    Revolt,
    Winter,
)
from regnum.games.wallenstein.state import (
    BENEFITS_SCORED,
    BUILDINGS_SCORED,
    COUNTIES_SCORED,
    FAVORS_SCORED,
    MAJORITIES_SCORED,
    SOURCES,
    STATUES_SCORED,
    TROPHIES_SCORED,
    WINTER_SOURCES,
    Position,
    is_winter,
    number_asked,
)
from regnum.games.wallenstein.winter import (
    ORDER_REVOLTS,
    add_winter,
    buildings_in,
    majority_worth,
    supply_chart,
)

WINTER_PARTS: Final = ("counties", "buildings", "majorities")
MODULE_PARTS: Final = {
    "favors": FAVORS_SCORED,
    "benefits": BENEFITS_SCORED,
    "statues": STATUES_SCORED,
    "trophies": TROPHIES_SCORED,
}

DEPLOYED: Final = {DEPLOY5: DEPLOY_5, DEPLOY3: DEPLOY_3, DEPLOY1: DEPLOY_1}


def majorities(state: Position) -> list[Majority]:
    """Who has the most buildings of a type in a region, and what that is worth (4.3)."""
    found: list[Majority] = []
    for region in range(REGIONS):
        for building in range(BUILDINGS):
            counts = buildings_in(state, building, region)
            most = max(counts)
            if most:
                found.append(
                    {
                        "region": REGION_IDS[region],
                        "building": BUILDING_NAMES[building],
                        "holder": [seat for seat in range(state.seats) if counts[seat] == most],
                        "count": int(most),
                        "worth": int(majority_worth(building, counts)),
                    }
                )
    return found


def scored_so_far(state: Position, seat: i64) -> dict[str, int]:
    """The points of a seat by what they were given for; the modules' where there are any."""
    own = list(state.scored[seat * SOURCES : seat * SOURCES + SOURCES])
    parts = {
        part: int(own[index] + own[WINTER_SOURCES + index])
        for index, part in enumerate(WINTER_PARTS)
    }
    return parts | {part: int(own[at]) for part, at in MODULE_PARTS.items() if own[at]}


def prospects(state: Position) -> list[Winter]:
    """By seat: what each would score if it were winter now (4.3)."""
    scored = filled(state.seats * SOURCES, 0)
    add_winter(state, scored, 0)
    return [
        {
            "counties": int(scored[seat * SOURCES + COUNTIES_SCORED]),
            "buildings": int(scored[seat * SOURCES + BUILDINGS_SCORED]),
            "majorities": int(scored[seat * SOURCES + MAJORITIES_SCORED]),
        }
        for seat in range(state.seats)
    ]


def hunger(state: Position, seat: i64, harvest: int = 0) -> Hunger | None:
    """What a seat's counties lack as they stand now, with a harvest to come: at least and at most,
    as one of the open event cards is left for winter (4.1, 4.2). None when winter has taken its
    grain."""
    losses = [WINTER_LOSS[card] for card in list(state.event_row)]
    if is_winter(state) or not losses:
        return None
    grain = min(int(state.grain[seat]) + harvest, FOOD_TRACK)
    return {
        "least": lack(state, seat, grain, min(losses)),
        "most": lack(state, seat, grain, max(losses)),
    }


def lack(state: Position, seat: i64, grain: int, taken: int) -> Lack:
    """What a seat's counties lack when so much of its grain is taken, or all (4.1, 4.2; W1)."""
    lacking = int(max(0, count_counties(state, seat) - max(0, grain - taken)))
    return {"taken": taken, "lacking": lacking, "revolts": supply_chart(lacking)[0]}


def hand(state: Position, seat: i64) -> Hand:
    """The cards that a seat could still lay (3.3)."""
    cards = mat.Hand(state, seat)
    return {"counties": [IDS[county] for county in list(cards.counties)], "spare": int(cards.spare)}


def plan(state: Position, seat: i64) -> list[PlanLine]:
    """What each card on a mat will cost, and why it would do nothing as things stand. Of one that
    has been turned over there is nothing to tell."""
    lines: list[PlanLine] = []
    for box in range(BOXES):
        card = state.mat[seat * BOXES + box]
        if card != NONE and card <= TOWER:
            cost, trouble, quelled = 0, None, None
            if box == BID_BOX:
                cost = int(card - MONEY) if MONEY <= card < TOWER else 0
            elif box >= ACTION_BOX and card < COUNTIES and not state.shown[seat] >> box & 1:
                action = box - ACTION_BOX
                trouble = trouble_of(state, seat, action, card)
                # What is skipped costs nothing (3.6; W9).
                if trouble is None or trouble == "revolt":
                    cost = int(price(state, seat, action, card))
                if trouble == "revolt":
                    quelled = round(1000 * odds_of_quelling(state, seat, card, 0))
            line = PlanLine(box=BOX_NAMES[box], cost=cost, trouble=trouble, quelled=quelled)
            lines.append(line)
    return lines


def budget(state: Position, seat: i64) -> Budget:
    """What a plan costs in all, what its taxes bring at least, and whether that covers it (3.3.2,
    3.6); what its harvest brings at least, and what winter would bring then (4.2)."""
    costs = {line["box"]: line["cost"] for line in plan(state, seat)}
    taxes, harvest = least_taxes(state, seat), least_harvest(state, seat)
    return {
        "cost": sum(costs.values()),
        "taxes": taxes,
        "covered": covered(state, seat, costs, taxes),
        "unpaid": unpaid(state, seat, costs, taxes),
        "harvest": harvest,
        "hunger": hunger(state, seat, harvest),
    }


def covered(state: Position, seat: i64, costs: dict[Box, int], taxes: int) -> Covered:
    """Bids are paid first, then what lies open in its order (3.1, 3.5). Of what is face down nobody
    knows what comes first; peasants that rise, or an attack before it, may keep taxes away."""
    thalers, total, row = int(state.thalers[seat]), sum(costs.values()), list(state.actions)
    if total <= thalers:
        return "at-once"
    if total > thalers + taxes:
        return "short"
    before = row[: row.index(TAXES)] if TAXES in row else row
    later = [BOX_NAMES[ACTION_BOX + action] for action in range(ACTIONS) if action not in before]
    if sum(cost for box, cost in costs.items() if box not in later) > thalers:
        return "too-late"
    quiet = not state.revolt[state.mat[seat * BOXES + ACTION_BOX + TAXES]]
    safe = COMBAT_A not in before and COMBAT_B not in before
    return "with-taxes" if TAXES in row and quiet and safe else "if-taxes-first"


def unpaid(state: Position, seat: i64, costs: dict[Box, int], taxes: int) -> list[Box]:
    """The boxes for which the Thalers are too few when their turn comes; what cannot be paid is
    skipped (3.6; W9). Of those that lie face down it is all, where not all of them can be paid."""
    row = list(state.actions)
    seen = [BOX_NAMES[ACTION_BOX + action] for action in row]
    hidden = [BOX_NAMES[ACTION_BOX + action] for action in range(ACTIONS) if action not in row]
    left = int(state.thalers[seat]) - sum(
        cost for box, cost in costs.items() if box not in seen + hidden
    )
    lacking: list[Box] = []
    for action, box in zip(row, seen, strict=True):
        cost = costs.get(box, 0)
        if cost > left:
            lacking.append(box)
        else:
            left += (taxes if action == TAXES else 0) - cost
    if TAXES not in row:
        left += taxes
    if sum(costs.get(box, 0) for box in hidden) > left:
        lacking += [box for box in hidden if costs.get(box, 0)]
    return lacking


def least_taxes(state: Position, seat: i64) -> int:
    """What a seat's taxes bring, whichever of the open events comes (3.3.2, 3.4)."""
    return least_revenue(state, seat, TAXES)


def least_harvest(state: Position, seat: i64) -> int:
    """The same of the grain that is collected (3.3.2, 3.4); peasants that rise may keep it all."""
    county = state.mat[seat * BOXES + ACTION_BOX + GRAIN]
    restless = 0 <= county < COUNTIES and state.revolt[county] > 0
    return 0 if restless else least_revenue(state, seat, GRAIN)


def least_revenue(state: Position, seat: i64, action: i64) -> int:
    """What the county planned for taxes or grain brings, by the event that leaves least (8)."""
    county = state.mat[seat * BOXES + ACTION_BOX + action]
    if not 0 <= county < COUNTIES:
        return 0
    brings = taxed if action == TAXES else harvested
    events = [EVENT_KIND[card] for card in list(state.event_row)] or [NONE]
    return int(min(brings(county, event) for event in events) + bonus_in(state, seat, county))


def revolts_to_come(state: Position) -> list[Revolt]:
    """The winter's revolts whose order is asked for, and how likely each is put down (4.2, 5.5)."""
    if not state.owing or state.decision() is not ORDER_REVOLTS:
        return []
    seat, extra = state.to_move[0], number_asked(state)
    return [
        {
            "county": IDS[county],
            "quelled": round(1000 * odds_of_quelling(state, seat, county, extra)),
        }
        for county in list(state.revolting)
    ]


def last_plan(state: Position, seat: i64) -> dict[Box, str]:
    """What a seat laid in the season before, as far as it could lay it again: the counties that
    are still its own, and a bid that it can pay (3.3, W10)."""
    cards = {box: int(state.last_mat[seat * BOXES + box]) for box in range(BOXES)}
    boxes = mat.Hand(state, seat).boxes
    return {
        BOX_NAMES[box]: card_name(card)
        for box, card in cards.items()
        if boxes >> box & 1 and may_repeat(state, seat, card)
    }


def may_repeat(state: Position, seat: i64, card: int) -> bool:
    """Whether a card can be laid again where it lay."""
    if 0 <= card < COUNTIES:
        return bool(state.owner[card] == seat)
    if MONEY <= card < TOWER:
        return bool(state.thalers[seat] >= card - MONEY)
    return card in (TOWER, BLANK)


def card_name(card: int) -> str:
    """What lies in a box: a county, the value of a money card, or another card."""
    if card < COUNTIES:
        return IDS[card]
    names = {TOWER: "tower", BLANK: "pass", LOST: "lost"}
    return names[card] if card >= TOWER else str(card - MONEY)


def price(state: Position, seat: i64, action: i64, county: i64) -> i64:
    """What an action costs in a county; modules make building cheaper (3.3.1, 11.2)."""
    saved: i64 = bonus_in(state, seat, county) if action < BUILDINGS else 0
    return max(0, PRICE[action] - saved)


def trouble_of(state: Position, seat: i64, action: i64, county: i64) -> str | None:
    """Why an action would be skipped in a county, or what else would happen there first."""
    if action < BUILDINGS:
        return building_trouble(state, county, action)
    if (action == GRAIN or action == TAXES) and state.revolt[county]:
        return "revolt"
    if action in DEPLOYED and state.supply[seat] < DEPLOYED[int(action)].armies:
        return "few-armies"
    if (action == COMBAT_A or action == COMBAT_B) and state.armies[county] < 2:
        return "lone-army"  # one at least stays behind (5.1)
    return None
