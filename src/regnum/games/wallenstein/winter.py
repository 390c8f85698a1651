"""Winter: grain is lost, counties are fed or revolt, points are scored (4)."""

from regnum.core.refusal import Refusal
from regnum.games.wallenstein.board import (
    BUILDINGS,
    COUNTIES,
    IDS,
    MAJORITY,
    NONE,
    REGION,
    REGIONS,
    SUPPLY,
    WINTER_LOSS,
)
from regnum.games.wallenstein.leaders import score_leaders
from regnum.games.wallenstein.moves import REVOLT
from regnum.games.wallenstein.revolt import put_down_revolt
from regnum.games.wallenstein.state import (
    BEGIN_YEAR,
    BUILDINGS_SCORED,
    COUNTIES_SCORED,
    IN_ORDER,
    MAJORITIES_SCORED,
    ORDER_REVOLTS,
    PLACE_LEADER,
    ROUNDS,
    ROUNDS_A_YEAR,
    SOURCES,
    WINTER_SOURCES,
    Position,
    counties_of,
)


def lose_grain(state: Position) -> None:
    """The event card that is left says how much; the marker stops at 0 (4.1; W1)."""
    loss = WINTER_LOSS[state.event_row[0]]
    for seat in range(state.seats):
        state.grain[seat] = max(0, state.grain[seat] - loss)
    if state.journal is not None:
        state.tell("event-grain-lost", {"count": loss})


def unsupplied(state: Position, seat: int) -> int:
    """Counties without a unit of grain (4.1)."""
    return max(0, state.owner.count(seat) - state.grain[seat])


def supply_chart(lacking: int) -> tuple[int, int]:
    """How many counties revolt, and how many peasants join each (4.2)."""
    if lacking == 0:
        return (0, 0)
    for most, revolts, extra in SUPPLY:
        if lacking <= most:
            return (revolts, extra)
    return (0, 0)


def feed_counties(state: Position, seat: int) -> None:
    """Too little grain: the left neighbour draws county cards, as many as there are at most
    (4.2; W3). What is lacking is counted before the first revolt (W4)."""
    lacking = unsupplied(state, seat)
    revolts, extra = supply_chart(lacking)
    if not revolts:
        return
    hand = counties_of(state, seat)
    revolts = min(revolts, len(hand))
    state.revolting = [hand.pop(state.chance.draw(len(hand))) for _ in range(revolts)]
    state.revolting.sort()
    state.agenda.append((ORDER_REVOLTS, seat, extra))
    if state.journal is not None:
        params = {
            "seat": seat,
            "rival": (seat + 1) % state.seats,
            "count": lacking,
            "county": [IDS[county] for county in state.revolting],
        }
        state.tell("event-hunger", params)


def order_revolts(state: Position, seat: int, extra: int) -> None:
    """One revolt after the other; the owner chooses which is next (4.2)."""
    if len(state.revolting) > 1:
        state.ask(seat, (ORDER_REVOLTS, seat, extra))
    elif state.revolting:
        winter_revolt(state, seat, state.revolting[0], extra)


def revolt_choices(state: Position) -> list[int]:
    return [REVOLT + county for county in state.revolting]


def forbids_revolt(state: Position, county: int) -> Refusal | None:
    if county in state.revolting:
        return None
    return Refusal("refusal-not-revolting", "4.2", {"county": IDS[county]})


def winter_revolt(state: Position, seat: int, county: int, extra: int) -> None:
    """No marker follows in winter (5.5; W5)."""
    state.revolting.remove(county)
    put_down_revolt(state, seat, county, extra)
    if state.revolting:
        state.agenda.append((ORDER_REVOLTS, seat, extra))


def score(state: Position) -> None:
    """Counties, buildings, and the majorities of each region (4.3)."""
    winter = WINTER_SOURCES * (state.round // ROUNDS_A_YEAR)
    scored = state.scored
    for county in range(COUNTIES):
        seat = state.owner[county]
        if seat != NONE:
            built = state.buildings[county]
            base = seat * SOURCES + winter
            scored[base + COUNTIES_SCORED] += 1
            scored[base + BUILDINGS_SCORED] += (built & 1) + (built >> 1 & 1) + (built >> 2 & 1)
    for building in range(BUILDINGS):
        for region in range(REGIONS):
            score_majority(state, winter, building, region)
    if state.journal is not None:
        for seat in range(state.seats):
            tell_score(state, seat, winter)


def tell_score(state: Position, seat: int, winter: int) -> None:
    base = seat * SOURCES + winter
    counties, buildings, majorities = state.scored[base : base + WINTER_SOURCES]
    params = {
        "seat": seat,
        "count": counties + buildings + majorities,
        "counties": counties,
        "buildings": buildings,
        "majorities": majorities,
    }
    state.tell("event-score", params)


def score_majority(state: Position, winter: int, building: int, region: int) -> None:
    """The most of a type in a region, at least one; tied players get a point less (4.3; W6)."""
    counts = buildings_in(state, building, region)
    most = max(counts)
    if most == 0:
        return
    worth = MAJORITY[building] - (1 if counts.count(most) > 1 else 0)
    for seat in range(state.seats):
        if counts[seat] == most:
            state.scored[seat * SOURCES + winter + MAJORITIES_SCORED] += worth


def buildings_in(state: Position, building: int, region: int) -> list[int]:
    """By seat: how many buildings of a type it has in a region."""
    counts = [0] * state.seats
    for county in range(COUNTIES):
        seat = state.owner[county]
        if seat != NONE and REGION[county] == region:
            counts[seat] += state.buildings[county] >> building & 1
    return counts


def end_year(state: Position) -> None:
    """The second winter ends the game with its scoring (4.4, 6; V8). After the first, revolt
    markers and grain go, the decks of the Landsknechte start again (10.2), lost leaders return
    (11.4)."""
    if state.round == ROUNDS - 1:
        score_leaders(state)
        state.finish()
        state.tell("event-end", {})
        return
    state.round += 1
    state.revolt = [0] * COUNTIES
    state.grain = [0] * state.seats
    state.banner = [0] * state.seats
    state.event_row = []
    state.agenda.append((BEGIN_YEAR, 0, 0))
    if state.leaders:
        state.agenda.append((IN_ORDER, 0, PLACE_LEADER))
