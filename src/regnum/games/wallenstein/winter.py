"""Winter: grain is lost, counties are fed or revolt, points are scored (4)."""

from typing import Final

from regnum.core.packed import append, i64, pop, remove, vec
from regnum.core.phase import Decision, Phase
from regnum.core.refusal import Refusal
from regnum.core.vectors import filled
from regnum.games.wallenstein.board import IDS, MAJORITY, SUPPLY, WINTER_LOSS
from regnum.games.wallenstein.counties import count_counties, out_of_game, standing
from regnum.games.wallenstein.facts import (
    BIT,
    BUILDINGS,
    COUNTIES,
    COUNTIES_A_REGION,
    NONE,
    REGIONS,
)
from regnum.games.wallenstein.moves import REVOLT
from regnum.games.wallenstein.phases import Common, Immediate
from regnum.games.wallenstein.revolt import put_down_revolt
from regnum.games.wallenstein.state import (
    BUILDINGS_SCORED,
    COUNTIES_SCORED,
    MAJORITIES_SCORED,
    ROUNDS_A_YEAR,
    SOURCES,
    WINTER_SOURCES,
    Position,
    counties_of,
)


class LoseGrain(Immediate):
    """The event card that is left says how much; the marker stops at 0 (4.1; W1)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        loss = WINTER_LOSS[state.event_row[0]]
        left = vec[i64](capacity=state.seats)
        for units in state.grain:
            left = append(left, max(0, units - loss))
        state.grain = left
        if state.journal is not None:
            everybody = tuple([f"seat:{player}" for player in range(state.seats)])
            state.tell("event-grain-lost", {"count": loss}, everybody)


def unsupplied(state: Position, seat: i64) -> i64:
    """Counties without a unit of grain (4.1)."""
    return max(0, count_counties(state, seat) - state.grain[seat])


def supply_chart(lacking: int) -> tuple[int, int]:
    """How many counties revolt, and how many peasants join each (4.2)."""
    if lacking == 0:
        return (0, 0)
    for most, revolts, extra in SUPPLY:
        if lacking <= most:
            return (revolts, extra)
    return (0, 0)


class FeedCounties(Phase[Position]):
    """Too little grain: the left neighbour draws county cards, as many as there are at most
    (4.2; W3). What is lacking is counted before the first revolt (W4)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        lacking = unsupplied(state, seat)
        revolts, extra = supply_chart(lacking)
        if not revolts:
            return
        hand = counties_of(state, seat)
        drawn: i64 = 0
        for _ in range(min(revolts, len(hand))):
            hand, county = pop(hand, state.chance.draw(len(hand)))
            drawn |= BIT[county]
        state.revolting = named(drawn)
        state.push(ORDER_REVOLTS, seat, extra)
        if state.journal is not None:
            drawn_cards = [IDS[county] for county in list(state.revolting)]
            params = {
                "seat": seat,
                "rival": (seat + 1) % state.seats,
                "count": lacking,
                "county": drawn_cards,
            }
            targets = [f"seat:{seat}", *[f"county:{county}" for county in drawn_cards]]
            state.tell("event-hunger", params, tuple(targets))


def named(mask: i64) -> vec[i64]:
    """The counties of a mask, ascending."""
    found = vec[i64]()
    county: i64
    for county in range(COUNTIES):
        if mask >> county & 1:
            found = append(found, county)
    return found


class OrderRevolts(Decision[Position]):
    """One revolt after the other; the owner chooses which is next (4.2). The number is how many
    peasants join each of them."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        if len(state.revolting) > 1:
            state.ask(self, seat, number)
        elif len(state.revolting):
            winter_revolt(state, seat, state.revolting[0], number)

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        choices = vec[i64](capacity=3)
        for county in state.revolting:
            choices = append(choices, REVOLT + county)
        return choices

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        county = move - REVOLT
        if county in state.revolting:
            return None
        if not state.used[county]:
            return out_of_game(state, county)
        return Refusal("refusal-not-revolting", "4.2", {"county": IDS[county]})

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        winter_revolt(state, seat, move - REVOLT, number)

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        """Somebody chooses between several counties of their own."""
        owners = [int(state.owner[county]) for county in list(state.revolting)]
        peasants = [extra for _, _, extra in SUPPLY]
        return len(owners) > 1 and set(owners) == {int(seat)} and int(number) in peasants


def winter_revolt(state: Position, seat: i64, county: i64, extra: i64) -> None:
    """No marker follows in winter (5.5; W5)."""
    state.revolting = remove(state.revolting[:], county)
    put_down_revolt(state, seat, county, extra)
    if len(state.revolting):
        state.push(ORDER_REVOLTS, seat, extra)


class Score(Common):
    """Counties, buildings, and the majorities of each region (4.3)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        winter = WINTER_SOURCES * (state.round // ROUNDS_A_YEAR)
        scored = state.scored[:]
        add_winter(state, scored, winter)
        state.scored = scored
        if state.journal is not None:
            for each in range(state.seats):
                tell_score(state, each, winter)


def add_winter(state: Position, scored: vec[i64], winter: i64) -> None:
    """Add what a winter brings everybody, at the sources that begin with `winter`."""
    county: i64
    for county in range(COUNTIES):
        owner = state.owner[county]
        if owner != NONE:
            base = owner * SOURCES + winter
            scored[base + COUNTIES_SCORED] += 1
            scored[base + BUILDINGS_SCORED] += standing(state.buildings[county])
    building: i64
    region: i64
    for building in range(BUILDINGS):
        for region in range(REGIONS):
            score_majority(state, scored, winter, building, region)


def score_majority(
    state: Position, scored: vec[i64], winter: i64, building: i64, region: i64
) -> None:
    """The most of a type in a region, at least one (4.3)."""
    counts = buildings_in(state, building, region)
    worth = majority_worth(building, counts)
    most = max(counts)
    seat: i64
    for seat in range(state.seats):
        if most and counts[seat] == most:
            scored[seat * SOURCES + winter + MAJORITIES_SCORED] += worth


def majority_worth(building: i64, counts: vec[i64]) -> i64:
    """The points for the most buildings of a type; tied players get a point less (4.3; W6)."""
    most, tied = max(counts), 0
    for count in counts:
        tied += 1 if count == most else 0
    return MAJORITY[building] - (1 if tied > 1 else 0)


def buildings_in(state: Position, building: i64, region: i64) -> vec[i64]:
    """By seat: how many buildings of a type it has in a region."""
    counts = filled(state.seats, 0)
    first = region * COUNTIES_A_REGION
    county: i64
    for county in range(first, first + COUNTIES_A_REGION):
        seat = state.owner[county]
        if seat != NONE:
            counts[seat] += state.buildings[county] >> building & 1
    return counts


def tell_score(state: Position, seat: i64, winter: i64) -> None:
    base = seat * SOURCES + winter
    counties, buildings, majorities = list(state.scored[base : base + WINTER_SOURCES])
    params = {
        "seat": seat,
        "count": counties + buildings + majorities,
        "counties": counties,
        "buildings": buildings,
        "majorities": majorities,
    }
    state.tell("event-score", params, (f"seat:{seat}",))


LOSE_GRAIN: Final = LoseGrain("lose-grain")
FEED_COUNTIES: Final = FeedCounties("feed-counties")
ORDER_REVOLTS: Final = OrderRevolts(
    "order-revolts", "ask-revolt", "4.2", (REVOLT, REVOLT + COUNTIES)
)
SCORE: Final = Score("score")
