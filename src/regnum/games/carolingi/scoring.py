"""Victory conditions and the end of the game (3.5; 6.2.2; Scenario 814, 5)."""

from typing import NoReturn

from regnum.core.packed import i64, vec
from regnum.core.phase import Stop
from regnum.core.result import Points, Result
from regnum.core.vectors import count_of, filled
from regnum.games.carolingi.facts import (
    COUNTRIES,
    DEVELOPMENT,
    EXPANSION,
    FOLLOWING,
    MOST_TROPHIES,
    NONE,
)
from regnum.games.carolingi.lands import ruler
from regnum.games.carolingi.state import REASONS, Position


def rulers(state: Position) -> vec[i64]:
    """Who controls each country, NONE for the rest."""
    holders = filled(COUNTRIES, NONE)
    for country in state.realm.countries:
        holders[country] = ruler(state, country)
    return holders


def following(state: Position, seat: i64) -> i64:
    """Followers on the countries, woodlands too; those on cards do not count (3.5; M5)."""
    count: i64 = 0
    for country in state.realm.countries:
        count += state.followers[country * state.seats + seat]
    return count


def developed(state: Position, seat: i64, holders: vec[i64]) -> i64:
    """Development counters on the countries that the seat controls (3.5)."""
    count: i64 = 0
    for country in state.realm.countries:
        if holders[country] == seat:
            count += state.counters[country]
    return count


def glorious(state: Position, seat: i64) -> bool:
    """Four trophies, or more than everybody else (3.5; D32)."""
    own = state.trophies[seat]
    if own == MOST_TROPHIES or own == 0:
        return own > 0
    other: i64
    for other in range(state.seats):
        if other != seat and state.trophies[other] >= own:
            return False
    return True


def united(state: Position, seat: i64, region: i64, holders: vec[i64]) -> bool:
    """Control of every unforested country and a follower in the woodland (3.5)."""
    for country in state.board.members[region]:
        if state.forest[country]:
            if not state.followers[country * state.seats + seat]:
                return False
        elif holders[country] != seat:
            return False
    return True


def conditions(state: Position, seat: i64) -> list[int]:
    """Points for expansion, development, following, glory, and the united regions together."""
    holders = rulers(state)
    regions = 0
    for region in state.realm.regions:
        if united(state, seat, region, holders):
            regions += 1
    return [
        int(count_of(holders, seat) >= EXPANSION),
        int(developed(state, seat, holders) >= DEVELOPMENT),
        int(following(state, seat) >= FOLLOWING),
        int(glorious(state, seat)),
        regions,
    ]


def points(state: Position, seat: i64) -> int:
    """All victory conditions that a seat fulfils; every united region is one (3.5; G6)."""
    return sum(conditions(state, seat)) + state.rules.palace_points(state, seat)


def end_game(state: Position, ending: i64, winner: i64) -> NoReturn:
    """The game ends at this moment. `winner` is NONE where points decide, or nobody has won."""
    state.ending = ending
    state.winner = winner
    state.tell("event-end", {"reason": REASONS[ending]})
    raise Stop


def outcome(state: Position) -> Result:
    scores = [points(state, seat) for seat in range(state.seats)]
    ranks = state.rules.ranks(state, scores)
    return Result(tuple(ranks), tuple(scores), REASONS[state.ending])


def ranks_by_points(state: Position, scores: list[int]) -> list[int]:
    """Most points, then most followers on the board, then most countries (3.5; D11). A peace
    puts its winner before all others."""
    holders = rulers(state)
    standing = [
        (
            int(seat == state.winner),
            scores[seat],
            int(following(state, seat)),
            int(count_of(holders, seat)),
        )
        for seat in range(state.seats)
    ]
    return [1 + sum([other > own for other in standing]) for own in standing]


def account(state: Position, seat: int) -> list[Points]:
    """Every condition with what was reached of it (3.5), and what a variant adds."""
    holders = rulers(state)
    expansion, development, followers, glory, regions = conditions(state, seat)
    counters = int(developed(state, seat, holders))
    return [
        Points("reckoning-expansion", "3.5", int(count_of(holders, seat)), expansion),
        Points("reckoning-development", "3.5", counters, development),
        Points("reckoning-following", "3.5", int(following(state, seat)), followers),
        Points("reckoning-glory", "3.5", int(state.trophies[seat]), glory),
        Points("reckoning-regions", "3.5", regions, regions),
        *state.rules.account(state, seat),
    ]
