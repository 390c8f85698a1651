"""Small tournaments: who sits at which table in the next round, and how everybody stands.

Entrants are numbers from 0 on, and a multiple of the seats of a table: whoever is missing for that
is a bot. In a round robin everybody meets everybody; in a Swiss tournament of so many rounds those
meet who stand alike, and nobody meets the same again while it can be avoided.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import Final, Literal, NamedTuple, TypeAlias

System: TypeAlias = Literal["round-robin", "swiss"]
Seating: TypeAlias = tuple[int, ...]
"""Who sits at a table, by seat."""

Round: TypeAlias = tuple[Seating, ...]
Meetings: TypeAlias = Counter[frozenset[int]]

MOST_ENTRANTS: Final = 12
AGAIN: Final = 1_000_000
OFTEN: Final = 1_000
"""What it weighs to meet somebody again, and each time that one has met them already, beside which
no distance in the standings counts. So where two have not met yet, a round brings some together who
have not."""


class Game(NamedTuple):
    """A game that is over: who sat where, and how they ranked."""

    seating: Seating
    ranks: Sequence[int]


class Standing(NamedTuple):
    """How an entrant stands: a point for each opponent whom they were better than, half a one for
    each they were as good as; the games they won; and the points of those they met, which tells
    how hard it was. Who is alike in all shares a place."""

    entrant: int
    place: int
    points: float
    won: int
    met: float


def next_round(
    system: System, entrants: int, seats: int, rounds: Sequence[Round], standing: Sequence[Standing]
) -> Round | None:
    """Who plays whom next; None if all have met in a round robin. How many rounds a Swiss
    tournament has is its host's to say."""
    met = meetings(rounds)
    if system == "swiss":
        order = [each.entrant for each in standing]
        return in_fair_seats(closest(order, met, seats), rounds)
    if len(met) == entrants * (entrants - 1) // 2:
        return None
    if seats == 2:
        return in_fair_seats(circle(entrants, len(rounds)), rounds)
    return in_fair_seats(closest(range(entrants), met, seats), rounds)


def standings(entrants: int, games: Iterable[Game]) -> list[Standing]:
    """The best first."""
    points: Counter[int] = Counter()
    won: Counter[int] = Counter()
    opponents: dict[int, list[int]] = {entrant: [] for entrant in range(entrants)}
    for seating, ranks in games:
        won.update(each for each, rank in zip(seating, ranks, strict=True) if rank == 1)
        for (one, rank), (other, rank_of_other) in combinations(
            zip(seating, ranks, strict=True), 2
        ):
            opponents[one].append(other)
            opponents[other].append(one)
            # Counted in halves, which are whole numbers.
            points[one] += 1 + (rank < rank_of_other) - (rank > rank_of_other)
            points[other] += 1 + (rank > rank_of_other) - (rank < rank_of_other)
    reached = {
        each: (points[each], won[each], sum(points[other] for other in opponents[each]))
        for each in range(entrants)
    }
    order = sorted(reached, key=lambda each: ([-value for value in reached[each]], each))
    ordered = [reached[each] for each in order]
    return [
        Standing(each, ordered.index(reached[each]) + 1, *_told(*reached[each])) for each in order
    ]


def _told(points: int, won: int, met: int) -> tuple[float, int, float]:
    return points / 2, won, met / 2


def meetings(rounds: Iterable[Round]) -> Meetings:
    """How often two have sat at one table."""
    return Counter(
        frozenset(pair)
        for tables in rounds
        for seating in tables
        for pair in combinations(seating, 2)
    )


def circle(entrants: int, number: int) -> Round:
    """One of the rounds of two by two in which all meet once: the first stays and the others go
    round a circle."""
    turn = number % (entrants - 1)
    others = [1 + (place + turn) % (entrants - 1) for place in range(entrants - 1)]
    ring = [0, *others]
    return tuple((ring[place], ring[-1 - place]) for place in range(entrants // 2))


def closest(order: Sequence[int], met: Meetings, seats: int) -> Round:
    """The tables at which as few as possible meet again, and of those the ones at which neighbours
    in this order sit together. Looks at all possibilities, each set of those left once."""
    place = {entrant: number for number, entrant in enumerate(order)}

    def weight(table: Seating) -> int:
        return sum(
            repeated(met[frozenset((one, other))]) + abs(place[one] - place[other])
            for one, other in combinations(table, 2)
        )

    @cache
    def best(left: tuple[int, ...]) -> tuple[int, Round]:
        if not left:
            return 0, ()
        first, others = left[0], left[1:]
        found: tuple[int, Round] | None = None
        for beside in combinations(others, seats - 1):
            table = (first, *beside)
            rest, tables = best(tuple(each for each in others if each not in beside))
            whole = weight(table) + rest
            if found is None or whole < found[0]:
                found = (whole, (table, *tables))
        assert found is not None, "all tables can be filled"
        return found

    return best(tuple(order))[1]


def repeated(times: int) -> int:
    return AGAIN + OFTEN * times if times else 0


def in_fair_seats(tables: Round, rounds: Sequence[Round]) -> Round:
    """Who has sat in the earlier seats least often sits there now."""
    sat: Counter[int] = Counter()
    for before in rounds:
        for seating in before:
            sat.update({entrant: seat for seat, entrant in enumerate(seating)})
    return tuple(tuple(sorted(table, key=lambda each: -sat[each])) for table in tables)
