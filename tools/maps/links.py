"""Sea links: a curve over the water from one shore to the other."""

import itertools
import math

import numpy as np
from shapely import LineString
from shapely import Point as Spot
from shapely.geometry.base import BaseGeometry

from tools.maps.board import Point
from tools.maps.net import Net

LENGTH = 90.0
"""How long a link would like to be, so that it is seen."""

STEP = 8
BULGE = 0.16


def link(net: Net, lands: BaseGeometry, sea: BaseGeometry, a: str, b: str) -> list[Point]:
    """The two shores and the point towards which the curve between them is drawn."""

    def cost(pair: tuple[Point, Point]) -> float:
        line = LineString(pair)
        wet = line.intersection(sea).length
        detour = sum(
            math.dist(shore, (middle.x, middle.y))
            for shore, middle in zip(
                pair, (net.shape(a).centroid, net.shape(b).centroid), strict=True
            )
        )
        return float(abs(line.length - LENGTH) + 0.5 * detour + 20 * (line.length - wet))

    start, end = min(itertools.product(shores(net, sea, a), shores(net, sea, b)), key=cost)
    return [start, control(lands, start, end), end]


def shores(net: Net, sea: BaseGeometry, id: str) -> list[Point]:
    """Points of a land's outline that lie at the sea."""
    beach = sea.buffer(1.5)
    points = net.points[net.ring(id)][::STEP]
    return [(float(x), float(y)) for x, y in points if beach.contains(Spot(x, y))]


def control(lands: BaseGeometry, start: Point, end: Point) -> Point:
    """The curve swings away from the land."""
    middle = (np.array(start) + np.array(end)) / 2
    along = np.array(end) - np.array(start)
    aside = BULGE * np.array([-along[1], along[0]])
    ways = [middle + 2 * aside, middle - 2 * aside]
    x, y = min(ways, key=lambda way: LineString([start, way, end]).intersection(lands).length)
    return float(x), float(y)
