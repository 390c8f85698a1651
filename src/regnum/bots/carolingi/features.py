"""What is seen in a position of Carolingi.

Each figure of a seat falls into a class, and the same class is another feature in another part of
the game. The victory conditions are thresholds, so a class more or less is what matters.
"""

from typing import Final

from regnum.core.packed import append, i64, packed, vec
from regnum.core.vectors import filled, zeros
from regnum.games.carolingi.facts import (
    COUNTRIES,
    DEVELOPMENT,
    DOTTED,
    EXPANSION,
    FOLLOWING,
    NO_ACTION,
    NO_ACTION_TILE,
    NONE,
    SEASONS,
    TILES,
)
from regnum.games.carolingi.scoring import glorious, rulers
from regnum.games.carolingi.state import COURT, INACTIVE, LAID, Position

# The figures of a seat.
CONTROLLED: Final = 0
COUNTERS: Final = 1
CROWD: Final = 2
TROPHIES: Final = 3
MET: Final = 4  # victory conditions fulfilled
MISSI: Final = 5
LEUDES: Final = 6
NOBILES: Final = 7
EMISSARIES: Final = 8
NEAREST: Final = 9  # countries lacking in the region that is nearest to being united
NEXT_NEAREST: Final = 10
FOOTHOLDS: Final = 11  # countries with a follower but without control
THIN: Final = 12  # controlled countries that one loss would cost
HUNGRY: Final = 13  # followers beyond what their countries feed
ACTIVE: Final = 14  # tiles with a dot
OPEN_LANDS: Final = 15  # developed countries of one's own that could take another counter
OWN: Final = 16

# Beside them: what a seat is ahead of the best of the others, and what that one has.
AHEAD: Final = 16  # of MET, CONTROLLED, COUNTERS, CROWD, TROPHIES, MISSI
COMPARED: Final = 6
RIVALS: Final = AHEAD + COMPARED  # the most that anybody else has of the same
FIGURES: Final = RIVALS + COMPARED

CLASSES: Final = 24
MIDDLE: Final = 8
"""The class of being equal, where a figure can be negative."""

PARTS: Final = 6
"""Parts of the game: by the seasons that are left."""

PEACE_READY: Final = 1 + PARTS * FIGURES * CLASSES
LAID_TILE: Final = PEACE_READY + 2 * CLASSES
LAID_FOR: Final = LAID_TILE + PARTS * TILES
COURT_TILE: Final = LAID_FOR + TILES * CLASSES
UNUSED: Final = COURT_TILE + len(SEASONS) * TILES
ACTIVE_TILE: Final = UNUSED + len(SEASONS) * 3 * TILES
SIZE: Final = ACTIVE_TILE + PARTS * TILES

SERVES: Final[vec[i64]] = packed(
    [MISSI, OPEN_LANDS, LEUDES, HUNGRY, FOOTHOLDS, FOOTHOLDS, MET, MISSI]
)
"""By kind of tile: the figure that it serves or lives on."""


def features_of(state: Position, seat: i64) -> vec[i64]:
    figures = figures_of(state)
    compared = filled(FIGURES, 0)
    figure: i64
    for figure in range(OWN):
        compared[figure] = figures[seat * OWN + figure]
    for figure in range(COMPARED):
        own, most = compare(state, figures, seat, PLAIN[figure])
        compared[AHEAD + figure] = own - most + MIDDLE
        compared[RIVALS + figure] = most
    found = vec[i64](capacity=FIGURES + 2 * TILES + 4)
    found = append(found, 0)
    part = part_of_game(state)
    for figure in range(FIGURES):
        place = min(max(compared[figure], 0), CLASSES - 1)
        found = append(found, 1 + (part * FIGURES + figure) * CLASSES + place)
    return add_tiles(found, state, seat, compared)


PLAIN: Final = (MET, CONTROLLED, COUNTERS, CROWD, TROPHIES, MISSI)


def compare(state: Position, figures: vec[i64], seat: i64, figure: i64) -> tuple[i64, i64]:
    """What a seat has of something, and the most that anybody else has."""
    most: i64 = 0
    other: i64
    for other in range(state.seats):
        if other != seat:
            most = max(most, figures[other * OWN + figure])
    return figures[seat * OWN + figure], most


def part_of_game(state: Position) -> i64:
    left = seasons_left(state)
    if left < 2:
        return left
    if left < 4:
        return 2
    if left < 8:
        return 3
    return 4 if left < 12 else 5


def seasons_left(state: Position) -> i64:
    """Seasons that come after this one."""
    return (state.years - state.year) * len(SEASONS) - state.season - 1


def figures_of(state: Position) -> vec[i64]:
    """By seat and figure."""
    seats: i64 = state.seats
    figures = zeros(seats * OWN)
    add_courts(state, figures)
    holders = rulers(state)
    for country in state.realm.countries:
        add_country(state, country, holders[country], figures)
    for region in state.realm.regions:
        add_region(figures, lacking_in(state, region, holders))
    seat: i64
    for seat in range(seats):
        base = seat * OWN
        figures[base + MET] += 1 if figures[base + CONTROLLED] >= EXPANSION else 0
        figures[base + MET] += 1 if figures[base + COUNTERS] >= DEVELOPMENT else 0
        figures[base + MET] += 1 if figures[base + CROWD] >= FOLLOWING else 0
    return figures


def add_courts(state: Position, figures: vec[i64]) -> None:
    """What each seat has, but for the countries."""
    seat: i64
    for seat in range(state.seats):
        base = seat * OWN
        figures[base + TROPHIES] = state.trophies[seat]
        figures[base + MISSI] = state.missi[seat]
        figures[base + LEUDES] = state.leudes[seat]
        figures[base + NOBILES] = state.nobiles[seat]
        tile: i64
        for tile in range(DOTTED, NO_ACTION_TILE):
            if state.tiles[seat * TILES + tile] != INACTIVE:
                figures[base + ACTIVE] += 1
        figures[base + MET] = state.rules.palace_points(state, seat)
        figures[base + MET] += 1 if glorious(state, seat) else 0
        figures[base + NEAREST] = COUNTRIES
        figures[base + NEXT_NEAREST] = COUNTRIES


def add_country(state: Position, country: i64, holder: i64, figures: vec[i64]) -> None:
    """What a country adds to the figures of those who are there."""
    seats: i64 = state.seats
    followers, emissaries = state.followers, state.emissaries
    counters = state.counters[country]
    everybody = state.gangs[country]
    seat: i64
    for seat in range(seats):
        everybody += followers[country * seats + seat]
    for seat in range(seats):
        base = seat * OWN
        own = followers[country * seats + seat]
        figures[base + EMISSARIES] += emissaries[country * seats + seat]
        if not own:
            continue
        figures[base + CROWD] += own
        if holder != seat:
            figures[base + FOOTHOLDS] += 1
            continue
        figures[base + CONTROLLED] += 1
        figures[base + COUNTERS] += counters
        home = state.palaces[seat] == country
        if not home and 2 * own - everybody < 2:
            figures[base + THIN] += 1
        if not home and own > 1 + counters:
            figures[base + HUNGRY] += own - 1 - counters
        if not home and counters < 2:
            figures[base + OPEN_LANDS] += 1


def lacking_in(state: Position, region: i64, holders: vec[i64]) -> vec[i64]:
    """By seat: how many countries of a region it lacks; far more where somebody's palace is."""
    seats: i64 = state.seats
    lacking = zeros(seats)
    seat: i64
    for country in state.board.members[region]:
        wood = state.forest[country]
        far: i64 = COUNTRIES if country in state.palaces else 0
        for seat in range(seats):
            if wood:
                if not state.followers[country * seats + seat]:
                    lacking[seat] += 1
            elif holders[country] != seat:
                lacking[seat] += 1 + far
    return lacking


def add_region(figures: vec[i64], lacking: vec[i64]) -> None:
    """Each united region is a condition; how many countries the nearest others lack."""
    seat: i64
    for seat in range(len(lacking)):
        base = seat * OWN
        if lacking[seat] == 0:
            figures[base + MET] += 1
        elif lacking[seat] < figures[base + NEAREST]:
            figures[base + NEXT_NEAREST] = figures[base + NEAREST]
            figures[base + NEAREST] = lacking[seat]
        elif lacking[seat] < figures[base + NEXT_NEAREST]:
            figures[base + NEXT_NEAREST] = lacking[seat]


def add_tiles(found: vec[i64], state: Position, seat: i64, figures: vec[i64]) -> vec[i64]:
    """One's own tiles: what lies on the Scriptorium or in the bag, what is left for the year, and
    whether peace could be made."""
    first = seat * TILES
    part = part_of_game(state)
    peace = state.board.peace_tile
    unused: i64 = 0
    tile: i64
    for tile in range(TILES):
        place = state.tiles[first + tile]
        if DOTTED <= tile < NO_ACTION_TILE and place != INACTIVE and tile != peace:
            found = append(found, ACTIVE_TILE + part * TILES + tile)
        if place == LAID:
            found = append(found, LAID_TILE + part * TILES + tile)
            kind = state.board.kind[tile] if tile < NO_ACTION_TILE else NO_ACTION
            served = min(figures[SERVES[kind]], CLASSES - 1)
            found = append(found, LAID_FOR + tile * CLASSES + served)
        elif place == COURT:
            found = append(found, COURT_TILE + state.season * TILES + tile)
            if tile < NO_ACTION_TILE:
                unused += 1
    found = append(found, UNUSED + state.season * 3 * TILES + unused)
    ready: i64 = 1 if peace != NONE and state.tiles[first + peace] != INACTIVE else 0
    return append(found, PEACE_READY + ready * CLASSES + min(figures[MET], CLASSES - 1))
