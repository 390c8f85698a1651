"""What lies beyond the inner faces: the outer lands' shares, the ground and the sea."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np
from shapely import (
    LineString,
    MultiPoint,
    Polygon,
    STRtree,
    box,
    unary_union,
    voronoi_polygons,
)
from shapely import (
    Point as Spot,
)
from shapely.geometry.base import BaseGeometry

from tools.maps.board import Border, Point, border
from tools.maps.faces import Face
from tools.maps.shapes import filled, polygons
from tools.maps.tuning import Tuning

STEP = 4.0
SEA = "the sea"
STRAIT = (0.3, 0.7)
"""The part of a sea link that must be water."""

ROOM = 0.36
"""How far from a land's place there is ground at least, in mean borders."""

CAPES, MOAT = 14.0, 12.0
"""How far an island's capes reach beyond its shore, and the water beyond them."""

SMOOTH = 3.0
SMALLEST_ISLAND = 1500.0
MARGIN = 400.0


@dataclass(frozen=True)
class Outside:
    shares: dict[str, BaseGeometry]
    """What each outer land has beyond the inner faces, as far as there is ground."""
    ground: BaseGeometry
    """All that is not sea."""


def part_outside(
    places: Mapping[str, Point],
    outer: Face,
    sea_links: Iterable[Border],
    weights: Mapping[str, float],
    coast: list[BaseGeometry],
    core: BaseGeometry,
    edge: float,
    tuning: Tuning,
) -> Outside:
    """The nearest half of a border decides whose a place is, as far as lands reach."""
    reach = tuning.reach * edge
    rim = {border(a, b) for a, b in zip(outer, [*outer[1:], outer[0]], strict=True)}
    islands = {id for pair in sea_links for id in pair} - set(outer)
    marks = [(places[id], id) for id in [*outer, *sorted(islands)]]
    for pair in sorted(rim):
        marks += half_borders(places, weights, *pair)
    straits = [strait(places, *pair) for pair in sorted(sea_links)]
    for line in straits:
        steps = int(line.length / STEP) + 2
        marks += [(spot(line, part), SEA) for part in np.linspace(0, 1, steps)]
    nearest = cells(marks, frame(places))

    skeleton = unary_union([LineString([places[a], places[b]]) for a, b in sorted(rim)])
    bound = unary_union(
        [skeleton.buffer(reach)]
        + [Spot(places[id]).buffer(1.12 * reach) for _, id in marks if id != SEA]
    )
    ground = firm_ground(places, coast, skeleton, edge)
    if straits:
        water = unary_union([line.buffer(0.42 * edge) for line in straits])
        ground = ground.difference(nearest[SEA].intersection(water).buffer(0.5))
        for id in islands:
            shore = Spot(places[id]).buffer(ROOM * edge * tuning.room.get(id, 1.0))
            ground = make_island(ground, shore)
    ground = tidy(ground, places)
    shares = {
        id: cell.intersection(bound).difference(core).intersection(ground)
        for id, cell in nearest.items()
        if id != SEA
    }
    for id in islands:
        shares[id] = next(part for part in polygons(ground) if part.contains(Spot(places[id])))
    return Outside(shares, ground)


def half_borders(
    places: Mapping[str, Point], weights: Mapping[str, float], a: str, b: str
) -> list[tuple[Point, str]]:
    """Marks along the line between two lands, as near to where they meet from either side."""
    line = LineString([places[a], places[b]])
    part = weights[a] / (weights[a] + weights[b])
    gap = line.length / (4 * max(3, int(line.length / 2 / STEP)))
    found = []
    for id, share, way in ((a, part, line), (b, 1 - part, line.reverse())):
        far = share * line.length - gap
        count = max(2, int(far / STEP))
        for index in range(1, count + 1):
            found.append((spot(way, far * index / count / line.length), id))
    return found


def spot(line: LineString, part: float) -> Point:
    place = line.interpolate(part, normalized=True)
    return float(place.x), float(place.y)


def strait(places: Mapping[str, Point], a: str, b: str) -> LineString:
    line = LineString([places[a], places[b]])
    return LineString([spot(line, part) for part in STRAIT])


def frame(places: Mapping[str, Point]) -> Polygon:
    xs, ys = zip(*places.values(), strict=True)
    return box(min(xs) - MARGIN, min(ys) - MARGIN, max(xs) + MARGIN, max(ys) + MARGIN)


def cells(marks: list[tuple[Point, str]], around: Polygon) -> dict[str, BaseGeometry]:
    """For each name the places that are nearer to one of its marks than to any other."""
    tree = STRtree([Spot(place) for place, _ in marks])
    found: dict[str, list[BaseGeometry]] = {}
    diagram = voronoi_polygons(MultiPoint([place for place, _ in marks]), extend_to=around)
    for cell in diagram.geoms:
        for index in tree.query(cell, predicate="contains"):
            found.setdefault(marks[index][1], []).append(cell)
    return {id: unary_union(parts) for id, parts in found.items()}


def firm_ground(
    places: Mapping[str, Point], coast: list[BaseGeometry], skeleton: BaseGeometry, edge: float
) -> BaseGeometry:
    """The coast's land, and some more where it would leave a land no room."""
    room = [Spot(place).buffer(ROOM * edge) for place in places.values()]
    return unary_union([*(part.buffer(0.3) for part in coast), *room, skeleton.buffer(0.14 * edge)])


def make_island(ground: BaseGeometry, shore: BaseGeometry) -> BaseGeometry:
    """Ground up to the shore at least and not much farther, with water all around."""
    widest = shore.buffer(CAPES)
    moat = widest.buffer(MOAT).difference(widest)
    return unary_union([ground, shore]).difference(moat)


def tidy(ground: BaseGeometry, places: Mapping[str, Point]) -> BaseGeometry:
    """Without narrow inlets and spits, specks of islands and lakes."""
    inhabited = [Spot(place) for place in places.values()]
    kept = []
    for part in polygons(ground.buffer(SMOOTH).buffer(-2 * SMOOTH).buffer(SMOOTH)):
        if part.area > SMALLEST_ISLAND or any(part.contains(place) for place in inhabited):
            kept.append(filled(part))
    return unary_union(kept)
