"""Victory conditions and the end of the game (3.5; 6.2.2; Scenario 814, 5)."""

from regnum.core.state import Points, Result
from regnum.games.carolingi import scenario814
from regnum.games.carolingi.facts import (
    DEVELOPMENT,
    EXPANSION,
    FOLLOWING,
    MOST_TROPHIES,
    NONE,
    PEACE_CONDITIONS,
)
from regnum.games.carolingi.lands import ruler
from regnum.games.carolingi.state import BASE, BY_PEACE, REASONS, SCENARIO, SUNDIAL, Position


def rulers(state: Position) -> list[int]:
    """Who controls each country, NONE for the rest."""
    holders = [NONE] * len(state.gangs)
    for country in state.realm.countries:
        holders[country] = ruler(state, country)
    return holders


def following(state: Position, seat: int) -> int:
    """Followers on the countries, woodlands too; those on cards do not count (3.5; M5)."""
    return sum(state.followers[seat :: state.seats])


def developed(state: Position, seat: int, holders: list[int]) -> int:
    """Development counters on the countries that the seat controls (3.5)."""
    count = 0
    for country in state.realm.countries:
        if holders[country] == seat:
            count += state.counters[country]
    return count


def glorious(state: Position, seat: int) -> bool:
    """Four trophies, or more than everybody else (3.5; D32)."""
    own = state.trophies[seat]
    if own == MOST_TROPHIES:
        return True
    return own > 0 and own == max(state.trophies) and state.trophies.count(own) == 1


def united(state: Position, seat: int, region: int, holders: list[int]) -> bool:
    """Control of every unforested country and a follower in the woodland (3.5)."""
    for country in state.board.members[region]:
        if state.forest[country]:
            if not state.followers[country * state.seats + seat]:
                return False
        elif holders[country] != seat:
            return False
    return True


def conditions(state: Position, seat: int) -> list[int]:
    """Points for expansion, development, following, glory, and the united regions together."""
    holders = rulers(state)
    regions = 0
    for region in state.realm.regions:
        regions += united(state, seat, region, holders)
    return [
        int(holders.count(seat) >= EXPANSION),
        int(developed(state, seat, holders) >= DEVELOPMENT),
        int(following(state, seat) >= FOLLOWING),
        int(glorious(state, seat)),
        regions,
    ]


def palace_point(state: Position, seat: int) -> int:
    """A homeland claimed in the course of the game counts, one given at the start does not
    (6.2.2)."""
    return int(state.variant != BASE and state.palaces[seat] != NONE)


def points(state: Position, seat: int) -> int:
    """All victory conditions that a seat fulfils; every united region is one (3.5; G6)."""
    return sum(conditions(state, seat)) + palace_point(state, seat)


def may_declare_peace(state: Position, seat: int) -> bool:
    """Three conditions (5.8); beyond the base game a palace and three others
    (6.2.2; D10, G11)."""
    if state.variant != BASE and state.palaces[seat] == NONE:
        return False
    return sum(conditions(state, seat)) >= PEACE_CONDITIONS


def outcome(state: Position) -> Result:
    """Most points, then most followers on the board, then most countries (3.5; D11). A peace
    puts its winner before all others; a failure of Scenario 814 leaves one winner or none."""
    seats = range(state.seats)
    scores = [points(state, seat) for seat in seats]
    if state.ending > BY_PEACE:
        ranks = ranks_of_failure(state, scores)
    else:
        holders = rulers(state)
        standing = [
            (
                int(seat == state.winner),
                scores[seat],
                following(state, seat),
                holders.count(seat),
            )
            for seat in seats
        ]
        ranks = [1 + sum([other > own for other in standing]) for own in standing]
    return Result(tuple(ranks), tuple(scores), REASONS[state.ending or SUNDIAL])


def ranks_of_failure(state: Position, scores: list[int]) -> list[int]:
    """The Emperor's choice is first and all others share the second rank; where he finds
    nobody, all share the last rank and nobody has won (814, 5; C11)."""
    chosen = scenario814.favourite(state, scores)
    if chosen == NONE:
        return [state.seats] * state.seats
    return [1 if seat == chosen else 2 for seat in range(state.seats)]


def account(state: Position, seat: int) -> list[Points]:
    """Every condition with what was reached of it (3.5, 6.2.2); in Scenario 814 the marks of
    honor too, which decide when the Empire fails (814, 5)."""
    holders = rulers(state)
    expansion, development, followers, glory, regions = conditions(state, seat)
    rows = [
        Points("reckoning-expansion", "3.5", holders.count(seat), expansion),
        Points("reckoning-development", "3.5", developed(state, seat, holders), development),
        Points("reckoning-following", "3.5", following(state, seat), followers),
        Points("reckoning-glory", "3.5", state.trophies[seat], glory),
        Points("reckoning-regions", "3.5", regions, regions),
    ]
    if state.variant != BASE:
        palace = palace_point(state, seat)
        rows.append(Points("reckoning-palace", "6.2.2", palace, palace))
    if state.variant == SCENARIO:
        rows.append(Points("reckoning-honors", "814-5", state.honors.count(seat), 0))
    return rows
