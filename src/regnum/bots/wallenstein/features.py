"""What is seen in a position of Wallenstein when a season begins.

Each figure falls into a class, and the same class is another feature in every season: a Thaler in
spring is not one in fall.
"""

from typing import Final

from regnum.bots.wallenstein.survey import NEAR
from regnum.core.packed import append, i64, vec
from regnum.core.vectors import filled, zeros
from regnum.games.wallenstein.board import MAJORITY, WINTER_LOSS
from regnum.games.wallenstein.counties import sites_left, standing
from regnum.games.wallenstein.facts import BUILDINGS, COUNTIES, NONE, REGIONS
from regnum.games.wallenstein.state import ROUNDS, SOURCES, WINTER, Position
from regnum.games.wallenstein.winter import buildings_in

# The figures, with their classes: from the lowest value on, a class for each step.
POINTS_AHEAD: Final = 0  # of the best rival, if it were winter now
POINTS_OF_ALL: Final = 1  # of the mean of the rivals
COUNTIES_AHEAD: Final = 2
COUNTIES_HELD: Final = 3
ARMIES_HELD: Final = 4
ARMIES_AHEAD: Final = 5
MONEY: Final = 6
MONEY_AHEAD: Final = 7
GRAIN_SPARE: Final = 8
GRAIN_OF_RIVALS: Final = 9
MARKERS: Final = 10
SITES_OPEN: Final = 11
THREATENED: Final = 12
STRONGER: Final = 13
IN_TOWER: Final = 14
BUILT: Final = 15
FIGURES: Final = 16

CLASSES: Final = 33
MIDDLE: Final = 16
SIZE: Final = 1 + ROUNDS * FIGURES * CLASSES


def features_of(state: Position, seat: i64) -> vec[i64]:
    """The class of each figure, in the season that it is."""
    figures = figures_of(state, seat)
    found = vec[i64](capacity=FIGURES + 1)
    found = append(found, 0)
    figure: i64
    for figure in range(FIGURES):
        place = figures[figure] + MIDDLE
        if place < 0:
            place = 0
        elif place >= CLASSES:
            place = CLASSES - 1
        found = append(found, 1 + (state.round * FIGURES + figure) * CLASSES + place)
    return found


def figures_of(state: Position, seat: i64) -> vec[i64]:
    seats: i64 = state.seats
    points = points_in_winter(state)
    held, armies, markers = zeros(seats), zeros(seats), zeros(seats)
    sites, threatened, stronger, built = zeros(seats), zeros(seats), zeros(seats), zeros(seats)
    county: i64
    for county in range(COUNTIES):
        owner = state.owner[county]
        if owner == NONE:
            continue
        held[owner] += 1
        armies[owner] += state.armies[county]
        markers[owner] += state.revolt[county]
        sites[owner] += sites_left(state, county)
        built[owner] += standing(state.buildings[county])
        for other in NEAR[county]:
            rival = state.owner[other]
            if rival != NONE and rival != owner and state.armies[other] > state.armies[county] + 1:
                threatened[owner] += 1
                stronger[rival] += 1
    figures = filled(FIGURES, 0)
    figures[POINTS_AHEAD] = ahead(points, seat)
    figures[POINTS_OF_ALL] = ahead_of_all(points, seat)
    figures[COUNTIES_AHEAD] = ahead(held, seat)
    figures[COUNTIES_HELD] = held[seat] - 10
    figures[ARMIES_HELD] = armies[seat] // 2 - 16
    figures[ARMIES_AHEAD] = ahead(armies, seat) // 2
    figures[MONEY] = state.thalers[seat] - 14
    figures[MONEY_AHEAD] = ahead_of_all(state.thalers, seat) // 2
    spare = grain_spare(state, held)
    figures[GRAIN_SPARE] = spare[seat]
    figures[GRAIN_OF_RIVALS] = ahead_of_all(spare, seat)
    figures[MARKERS] = markers[seat] - 8
    figures[SITES_OPEN] = sites[seat] - 12
    figures[THREATENED] = threatened[seat] - 10
    figures[STRONGER] = stronger[seat] - 10
    figures[IN_TOWER] = state.tower[seat] + state.tray[seat] - 8
    figures[BUILT] = built[seat] - 8
    return figures


def ahead(values: vec[i64], seat: i64) -> i64:
    """What a seat has more than the best of the others."""
    best: i64 = -1_000
    other: i64
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best


def ahead_of_all(values: vec[i64], seat: i64) -> i64:
    """What a seat has more than the others on average."""
    others: i64 = -values[seat]
    for value in values:
        others += value
    return values[seat] - others // (len(values) - 1)


def points_in_winter(state: Position) -> vec[i64]:
    """By seat: the points so far, and what a winter would bring now."""
    points = points_scored(state)
    county: i64
    for county in range(COUNTIES):
        owner = state.owner[county]
        if owner != NONE:
            points[owner] += 1 + standing(state.buildings[county])
    building: i64
    region: i64
    for building in range(BUILDINGS):
        for region in range(REGIONS):
            add_majority(state, points, building, region)
    return points


def points_scored(state: Position) -> vec[i64]:
    """By seat: the points so far."""
    points = zeros(state.seats)
    place: i64
    for place in range(len(state.scored)):
        points[place // SOURCES] += state.scored[place]
    return points


def add_majority(state: Position, points: vec[i64], building: i64, region: i64) -> None:
    counts = buildings_in(state, building, region)
    most: i64 = 0
    tied: i64 = 0
    for count in counts:
        if count > most:
            most = count
            tied = 1
        elif count == most:
            tied += 1
    if most:
        seat: i64
        for seat in range(state.seats):
            if counts[seat] == most:
                points[seat] += MAJORITY[building] - (1 if tied > 1 else 0)


def grain_spare(state: Position, held: vec[i64]) -> vec[i64]:
    """By seat: the grain beyond what the coming winter is likely to take."""
    loss: i64 = 3
    if len(state.event_row):
        loss = 0
        for card in state.event_row:
            loss += WINTER_LOSS[card]
        loss //= len(state.event_row)
    spare = zeros(state.seats)
    seat: i64
    for seat in range(state.seats):
        spare[seat] = state.grain[seat] - held[seat] - loss
    return spare


def seasons_so_far(state: Position) -> i64:
    """Springs, summers and falls that have begun; a winter belongs to the fall before it."""
    year, season = state.round // (WINTER + 1), state.round % (WINTER + 1)
    return year * WINTER + min(season, WINTER - 1)
