"""Where the countries of an owner's board lie on a plain map of places and ways: as their latitude
and longitude say or, where one has none, near those they border on. None lies close to another or
on the way between two others, as far as that can be."""

import math
from typing import Final

from regnum.games.carolingi.board import Board

STEP: Final = 150.0
"""The way from a country to its neighbour, in the middle of all."""

APART: Final = 124.0
"""Two countries are at least so far from each other,"""

ASIDE: Final = 78.0
"""and a country from a way between two others."""

ROUNDS: Final = 400
"""More would move nothing that can be seen."""

Place = tuple[float, float]


def places(board: Board) -> list[tuple[int, int]]:
    """By country: to the right and down from the left upper corner."""
    ways = ways_of(board)
    found = scaled(on_globe(board) or by_borders(board), ways)
    for _ in range(ROUNDS):
        if not spread(found, ways):
            break
    left, top = min([x for x, _ in found]), min([y for _, y in found])
    return [(round(x - left), round(y - top)) for x, y in found]


def ways_of(board: Board) -> list[tuple[int, int]]:
    return [
        (one, other)
        for one, others in enumerate(board.neighbours)
        for other in others
        if one < other
    ]


def on_globe(board: Board) -> list[Place] | None:
    """As on a map that keeps shapes; None unless all say where they are."""
    found: list[Place] = []
    for where in board.globe:
        if where is None:
            return None
        north, east = math.radians(where[0]), math.radians(where[1])
        found.append((east, -math.log(math.tan(math.pi / 4 + north / 2))))
    return found


def by_borders(board: Board) -> list[Place]:
    """As far from each other as they are borders apart: at first in a circle, then each where the
    others want it, the nearest most of all."""
    count = len(board.neighbours)
    apart = [borders_apart(board, country) for country in range(count)]
    turn = 2 * math.pi / count
    found = [
        (math.cos(turn * at) * count / 6, math.sin(turn * at) * count / 6) for at in range(count)
    ]
    for _ in range(ROUNDS):
        found = [wanted(found, apart[country], country) for country in range(count)]
    return found


def borders_apart(board: Board, start: int) -> list[int]:
    """By country: how many borders lie between."""
    far = [0 if country == start else -1 for country in range(len(board.neighbours))]
    reached = [start]
    for country in reached:
        for other in board.neighbours[country]:
            if far[other] < 0:
                far[other] = far[country] + 1
                reached.append(other)
    return far


def wanted(found: list[Place], apart: list[int], country: int) -> Place:
    """The middle of where the others want a country (one step of stress majorization)."""
    x, y = found[country]
    wide = high = weight = 0.0
    for other, far in enumerate(apart):
        if other == country:
            continue
        there_x, there_y = found[other]
        pull = 1.0 / (far * far)
        part = far / max(1e-6, math.hypot(x - there_x, y - there_y))
        wide += pull * (there_x + (x - there_x) * part)
        high += pull * (there_y + (y - there_y) * part)
        weight += pull
    return wide / weight, high / weight


def scaled(found: list[Place], ways: list[tuple[int, int]]) -> list[Place]:
    """So large that a way is a step long in the middle."""
    lengths = [math.dist(found[one], found[other]) for one, other in ways]
    size = STEP * len(lengths) / sum(lengths)
    return [(x * size, y * size) for x, y in found]


def spread(found: list[Place], ways: list[tuple[int, int]]) -> bool:
    """Push what is too close a little apart; False if nothing is."""
    pushed = False
    for one in range(len(found)):
        for other in range(one):
            push = pushed_from(found[one], found[other], APART)
            if push is not None:
                moved(found, one, push, 0.5)
                moved(found, other, push, -0.5)
                pushed = True
    for start, end in ways:
        for country in range(len(found)):
            if country in (start, end):
                continue
            push = pushed_from(found[country], nearest(found, country, start, end), ASIDE)
            if push is not None:
                moved(found, country, push, 0.3)
                moved(found, start, push, -0.1)
                moved(found, end, push, -0.1)
                pushed = True
    return pushed


def pushed_from(here: Place, there: Place, least: float) -> Place | None:
    """The way that brings it as far away as it must be; None if it is."""
    x, y = here[0] - there[0], here[1] - there[1]
    far = math.hypot(x, y)
    if far >= least - 0.5:
        return None
    if far < 1e-6:
        return least, 0.0
    return x * (least - far) / far, y * (least - far) / far


def nearest(found: list[Place], country: int, start: int, end: int) -> Place:
    """The point of a way that is nearest to a country."""
    (x, y), (from_x, from_y), (to_x, to_y) = found[country], found[start], found[end]
    wide, high = to_x - from_x, to_y - from_y
    along = ((x - from_x) * wide + (y - from_y) * high) / max(1e-6, wide * wide + high * high)
    along = min(1.0, max(0.0, along))
    return from_x + wide * along, from_y + high * along


def moved(found: list[Place], country: int, push: Place, part: float) -> None:
    x, y = found[country]
    found[country] = (x + push[0] * part, y + push[1] * part)
