"""Peasants against a player (5.3, 5.5)."""

from regnum.core.packed import i64
from regnum.games.wallenstein.board import IDS
from regnum.games.wallenstein.combat import outcome, station
from regnum.games.wallenstein.counties import lay_waste
from regnum.games.wallenstein.facts import GREEN, NO_CUBES, NONE
from regnum.games.wallenstein.state import Position
from regnum.games.wallenstein.tower import (
    clear_tray,
    outcome_of_throw,
    tell_fallen,
    tell_thrown,
    throw,
)


def peasants_rising(state: Position, county: i64, extra: i64) -> i64:
    """As many as there are revolt markers, in winter also those of the supply chart, while the
    green cubes last (5.3; W17)."""
    return min(state.revolt[county] + extra, state.supply[GREEN])


def put_down_revolt(state: Position, seat: i64, county: i64, extra: i64) -> bool:
    """The county's armies fight the peasants (5.5). A player who has more cubes keeps the
    county and what is left; a tie or a win of the peasants lays it waste. Returns whether the
    player won."""
    rising = peasants_rising(state, county, extra)
    if state.journal is not None:
        params = {"seat": seat, "county": IDS[county], "count": rising}
        state.tell("event-revolt", params, (f"county:{IDS[county]}",))
    engaged = NO_CUBES[:]
    engaged[seat] = state.armies[county]
    engaged[GREEN] = rising
    state.armies[county] = 0
    state.supply[GREEN] -= rising
    tell_thrown(state, seat, NONE, county, engaged, [])
    throw(state, engaged)
    tell_fallen(state, seat, NONE, county)
    left = state.tray[seat] - state.tray[GREEN]
    clear_tray(state, GREEN)
    if left <= 0:
        clear_tray(state, seat)
        lay_waste(state, county)
        return False
    fallen = station(state, seat, county, left)
    if state.journal is not None:
        params = outcome(state, seat, county, left, fallen)
        state.tell("event-revolt-quelled", params, (f"county:{IDS[county]}",))
    return True


def odds_of_quelling(state: Position, seat: i64, county: i64, extra: i64) -> float:
    """The exact chance that the player keeps the county."""
    own = outcome_of_throw(state, seat, state.armies[county])
    rising = outcome_of_throw(state, GREEN, peasants_rising(state, county, extra))
    return sum([weight * sum(rising[:count]) for count, weight in enumerate(own)])
