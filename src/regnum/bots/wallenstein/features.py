"""What is seen in a position of Wallenstein when a season begins.

Figures of every seat; a seat sees its own, those of the rival who is ahead, and the mean of all
rivals. Each is a feature of its own in every season: a Thaler in spring is not one in fall.
"""

from typing import Final

from regnum.bots.wallenstein.survey import NEAR, seasons_so_far
from regnum.bots.wallenstein.ways import SEASONS
from regnum.core.packed import append, i64, vec
from regnum.core.vectors import zeros
from regnum.games.wallenstein.board import GRAINS, MAJORITY, SITES, TAX, WINTER_LOSS
from regnum.games.wallenstein.counties import standing
from regnum.games.wallenstein.facts import BUILDINGS, COUNTIES, NONE, REGIONS
from regnum.games.wallenstein.state import SOURCES, Position
from regnum.games.wallenstein.winter import buildings_in

# The figures of a seat.
SCORED: Final = 0  # points so far
WINTER: Final = 1  # what a winter would bring now
HELD: Final = 2  # counties
BUILT: Final = 3  # palaces, churches, trading posts
ARMIES: Final = 6
THALERS: Final = 7
FEW_THALERS: Final = 8  # no more than a season can spend
SPARE: Final = 9  # grain beyond what winter is likely to take
HUNGER: Final = 10  # the same, no further than it matters
MARKERS: Final = 11
RISKY: Final = 12  # counties with a marker and few armies
OPEN: Final = 13  # building sites
THREAT: Final = 14  # how many counties are likely to be lost
AT_STAKE: Final = 15  # and what stands in them
STRONGER: Final = 16  # rivals' counties beside stronger ones of this seat
BORDER: Final = 17  # counties beside a rival's
NEUTRAL: Final = 18  # neutral counties beside one's own
LARGEST: Final = 19  # army
BARE: Final = 20  # counties with one army
TAXES: Final = 21  # the best county to tax without a marker
MORE_TAXES: Final = 22  # and the best three
GRAIN: Final = 23
MORE_GRAIN: Final = 24
IN_TOWER: Final = 25
SUPPLY: Final = 26
ALONE: Final = 27  # points of majorities held alone
SHARED: Final = 28  # and shared
NARROW: Final = 29  # of those held alone by one building
BEHIND: Final = 30  # points of majorities that one building more would share
FIGURES: Final = 31

_SCALES: Final[list[tuple[float, float]]] = [
    (12.0, 12.0),
    (21.0, 7.0),
    (9.0, 1.2),
    (1.7, 1.2),
    (1.7, 1.2),
    (1.7, 1.2),
    (34.0, 7.0),
    (10.0, 4.5),
    (7.0, 1.7),
    (-8.0, 3.5),
    (-6.5, 2.0),
    (2.0, 1.6),
    (0.8, 1.0),
    (12.0, 3.5),
    (2.3, 0.8),
    (4.3, 2.0),
    (4.5, 2.3),
    (7.5, 1.3),
    (12.6, 3.4),
    (8.6, 2.8),
    (1.8, 1.7),
    (6.4, 0.7),
    (17.3, 2.0),
    (4.3, 0.7),
    (11.0, 1.7),
    (3.2, 2.0),
    (24.6, 7.0),
    (5.0, 3.4),
    (2.2, 2.0),
    (4.5, 3.2),
    (10.5, 5.7),
]
"""By figure: what it is on average, and how far from it as a rule. So a step of learning is as
large for all."""

MIDDLE: Final = vec[float]([middle for middle, _ in _SCALES])
BREADTH: Final = vec[float]([breadth for _, breadth in _SCALES])
assert len(MIDDLE) == FIGURES

SEEN: Final = 3 * FIGURES + 1
"""Features of a season: one's own figures, the leading rival's, the rivals' mean; and that it is
this season."""

SIZE: Final = SEASONS * SEEN

FEW: Final = 8
STARVING: Final = -8.0
FED: Final = 4.0
LOSS: Final = 0.3
MOST_LOSS: Final = 0.6
"""How likely a county is lost for each army beside it to one in it, and at most."""

BUILDING: Final = 1.8
"""Points that a building is worth to its county."""


def features_of(state: Position) -> vec[i64]:
    """The features of the season that it is."""
    first = seasons_so_far(state) * SEEN
    found = zeros(SEEN)
    place: i64
    for place in range(SEEN):
        found[place] = first + place
    return found


def amounts_of(state: Position, seat: i64) -> vec[float]:
    """How much there is of each of them."""
    seats: i64 = state.seats
    figures = figures_of(state)
    leader: i64 = NONE
    most = 0.0
    other: i64
    for other in range(seats):
        points = figures[other * FIGURES + SCORED] + figures[other * FIGURES + WINTER]
        if other != seat and (leader == NONE or points > most):
            leader, most = other, points
    found = vec[float](capacity=SEEN)
    figure: i64
    for figure in range(FIGURES):
        found = append(found, scaled(figure, figures[seat * FIGURES + figure]))
    for figure in range(FIGURES):
        found = append(found, scaled(figure, figures[leader * FIGURES + figure]))
    for figure in range(FIGURES):
        total = -figures[seat * FIGURES + figure]
        for other in range(seats):
            total += figures[other * FIGURES + figure]
        found = append(found, scaled(figure, total / float(seats - 1)))
    return append(found, 1.0)


def scaled(figure: i64, value: float) -> float:
    return (value - MIDDLE[figure]) / BREADTH[figure]


def figures_of(state: Position) -> vec[float]:
    """By seat and figure."""
    seats: i64 = state.seats
    found = vec[float]([0.0] * (FIGURES * int(seats)))
    county: i64
    for county in range(COUNTIES):
        if state.owner[county] != NONE:
            add_county(state, found, county)
    building: i64
    region: i64
    for building in range(BUILDINGS):
        for region in range(REGIONS):
            add_majority(state, found, building, region)
    place: i64
    for place in range(len(state.scored)):
        found[place // SOURCES * FIGURES + SCORED] += float(state.scored[place])
    loss = winter_loss(state)
    seat: i64
    for seat in range(seats):
        base = seat * FIGURES
        found[base + THALERS] = float(state.thalers[seat])
        found[base + FEW_THALERS] = float(min(state.thalers[seat], FEW))
        spare = float(state.grain[seat]) - found[base + HELD] - loss
        found[base + SPARE] = spare
        found[base + HUNGER] = max(STARVING, min(FED, spare))
        found[base + IN_TOWER] = float(state.tower[seat] + state.tray[seat])
        found[base + SUPPLY] = float(state.supply[seat])
        add_incomes(state, found, seat)
    return found


def add_county(state: Position, found: vec[float], county: i64) -> None:
    """What a county adds to the figures of its owner."""
    owner = state.owner[county]
    base = owner * FIGURES
    armies, built, markers = state.armies[county], state.buildings[county], state.revolt[county]
    stands = standing(built)
    found[base + HELD] += 1.0
    found[base + WINTER] += 1.0 + float(stands)
    building: i64
    for building in range(BUILDINGS):
        found[base + BUILT + building] += float(built >> building & 1)
    found[base + ARMIES] += float(armies)
    found[base + OPEN] += float(SITES[county] - stands)
    found[base + LARGEST] = max(found[base + LARGEST], float(armies))
    if markers:
        found[base + MARKERS] += float(markers)
        if armies <= 2:
            found[base + RISKY] += 1.0
    if armies <= 1:
        found[base + BARE] += 1.0
    threat: i64 = 0
    border = False
    for other in NEAR[county]:
        rival = state.owner[other]
        if rival == NONE:
            if state.used[other]:
                found[base + NEUTRAL] += 1.0
        elif rival != owner:
            border = True
            threat = max(threat, state.armies[other] - 1)
            if armies - 1 > state.armies[other]:
                found[base + STRONGER] += 1.0
    if border:
        found[base + BORDER] += 1.0
    if threat:
        lost = min(MOST_LOSS, LOSS * float(threat) / (float(armies) + 0.5))
        found[base + THREAT] += lost
        found[base + AT_STAKE] += lost * (1.0 + BUILDING * float(stands))


def add_majority(state: Position, found: vec[float], building: i64, region: i64) -> None:
    """What the majority of a building in a region adds to everybody's figures."""
    counts = buildings_in(state, building, region)
    most: i64 = 0
    second: i64 = 0
    for count in counts:
        if count > most:
            most, second = count, most
        elif count > second:
            second = count
    if not most:
        return
    points = float(MAJORITY[building])
    seat: i64
    for seat in range(state.seats):
        base = seat * FIGURES
        if counts[seat] == most and second < most:
            found[base + WINTER] += points
            found[base + ALONE] += points
            if second == most - 1:
                found[base + NARROW] += points
        elif counts[seat] == most:
            found[base + WINTER] += points - 1.0
            found[base + SHARED] += points - 1.0
        elif counts[seat] == most - 1:
            found[base + BEHIND] += points


def add_incomes(state: Position, found: vec[float], seat: i64) -> None:
    """What the best counties would bring where no marker lies."""
    taxes, grain = zeros(3), zeros(3)
    county: i64
    for county in range(COUNTIES):
        if state.owner[county] == seat and not state.revolt[county]:
            put_in(taxes, TAX[county])
            put_in(grain, GRAINS[county])
    base = seat * FIGURES
    found[base + TAXES] = float(taxes[0])
    found[base + MORE_TAXES] = float(taxes[0] + taxes[1] + taxes[2])
    found[base + GRAIN] = float(grain[0])
    found[base + MORE_GRAIN] = float(grain[0] + grain[1] + grain[2])


def put_in(best: vec[i64], value: i64) -> None:
    """Put a value among the three best, the highest first."""
    place: i64
    for place in range(3):
        if value > best[place]:
            value, best[place] = best[place], value


def winter_loss(state: Position) -> float:
    """The grain that the coming winter is likely to take from everybody."""
    cards: i64 = len(state.event_row)
    if not cards:
        return 3.0
    loss: i64 = 0
    for card in state.event_row:
        loss += WINTER_LOSS[card]
    return float(loss) / float(cards)


def ahead(values: vec[i64], seat: i64) -> i64:
    """What a seat has more than the best of the others."""
    best: i64 = -1_000
    other: i64
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best


def points_scored(state: Position) -> vec[i64]:
    """By seat: the points so far."""
    points = zeros(state.seats)
    place: i64
    for place in range(len(state.scored)):
        points[place // SOURCES] += state.scored[place]
    return points
