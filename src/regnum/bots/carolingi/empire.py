"""Scenario 814 for those who hold together: a failure of the Empire is nobody's victory.

By the rules the one whom the Emperor favours wins when his children fail, and whoever plays for
that lets the problems lie. Ours do not: each wants to win, but in an Empire that is still there.
"""

from typing import Final, cast

from regnum.bots.carolingi.features import seasons_left
from regnum.bots.carolingi.greedy import VICTORY, evaluate, lead, standings
from regnum.bots.greedy import Judge
from regnum.core.packed import i64
from regnum.core.state import State
from regnum.games.carolingi.events import (
    cards_in_slots,
    emissaries_on,
    excess_in,
    reached_by_riot,
)
from regnum.games.carolingi.facts import SEASONS
from regnum.games.carolingi.scenario814 import DEADLY, Scenario814, problems_of
from regnum.games.carolingi.state import BY_PEACE, RUNNING, Position

GANG: Final = 150
"""Each gang that the supply should have and has not."""

CALM: Final = 7
"""So many gangs should be left at the end, and one more for each season to come."""

RISK: Final = 30
"""A tenth of a gang that is to be expected."""

DEADLY_SEASON: Final = 900
"""A season that would end the game, if it is two seasons ahead; the nearer the worse."""

CROWDED_SEASON: Final = 260
"""One that lacks a single problem for that."""

PROBLEM: Final = 45
"""Any problem at all."""

HUNGRY: Final = 3
RIPE: Final = 3
UNRIPE: Final = 1
"""Tenths of a gang to be expected of a country that cannot feed its followers, and of a card
without a follower, the more if its region is full: then the next card brings it down."""


def judge_of(state: Position) -> Judge:
    """By which rule of thumb a position is judged."""
    return together if isinstance(state.rules, Scenario814) else evaluate


def together(state: State, seat: int) -> int:
    """The seat against the best of the others, less what threatens all of them."""
    position = cast(Position, state)
    if failed(position):
        return -position.seats * VICTORY
    if position.ending != RUNNING:
        return evaluate(position, seat)
    return int(lead(standings(position), seat) - peril(position))


def peril(position: Position) -> i64:
    """How near the common failure is: gangs that run out, problems that pile up."""
    left = seasons_left(position)
    threat = GANG * max(0, CALM + left - position.gang_supply)
    threat += RISK * expected_gangs(position)
    ahead: i64
    for ahead in range(1, len(SEASONS)):
        if ahead > left + 1:  # Skuld goes on after the last season too
            break
        problems = problems_of(position, (position.season + ahead) % len(SEASONS))
        threat += PROBLEM * problems
        if problems >= DEADLY:
            threat += DEADLY_SEASON * (problems - DEADLY + 1) * (len(SEASONS) - ahead) // 2
        elif problems == DEADLY - 1:
            threat += CROWDED_SEASON
    return threat


def expected_gangs(position: Position) -> i64:
    """Tenths of gangs that hunger and riots are likely to bring soon."""
    tenths: i64 = 0
    for country in position.realm.countries:
        if country not in position.palaces and excess_in(position, country) > 0:
            tenths += HUNGRY
    for region in position.realm.regions:
        inside = cards_in_slots(position, region)
        likely = RIPE if len(inside) >= position.board.slots[region] else UNRIPE
        for card in inside:
            if not emissaries_on(position, card):
                reached = reached_by_riot(position, card) if position.forest[card] else 0
                tenths += likely * (1 + size_of(reached))
    return tenths


def size_of(mask: i64) -> i64:
    """How many countries a mask holds."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def failed(position: Position) -> bool:
    """Whether the game has ended with the Empire."""
    return position.ending > BY_PEACE
