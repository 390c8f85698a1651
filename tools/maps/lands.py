"""The lands of a board as polygons that touch exactly where the rules say so."""

import itertools
import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from shapely import Polygon, STRtree, polygonize, segmentize, unary_union
from shapely.geometry.base import BaseGeometry

from tools.maps.bend import following, noise
from tools.maps.board import Board, Border, border
from tools.maps.coast import bent_coast
from tools.maps.faces import faces
from tools.maps.film import Film
from tools.maps.inside import part_inside
from tools.maps.net import Net, net_of
from tools.maps.outside import part_outside
from tools.maps.relax import relax
from tools.maps.shapes import bent, biggest, filled, polygons
from tools.maps.tuning import Tuning

GRID = 0.1
"""Points are laid on so fine a grid that no sliver is left between two neighbours."""

TOUCH = 0.05
GAP = 12.0
"""The width of the strip between two lands that come near each other but must not touch."""

FINE = 5.0
"""The distance between two points of an outline before it is bent."""

BEYOND = 0.55
"""About how much an outer land has beyond the inner faces, in square edges."""


@dataclass(frozen=True)
class Lands:
    net: Net
    ground: list[Polygon]
    mountains: list[Polygon]


def make_lands(board: Board, tuning: Tuning) -> Lands:
    start = {
        id: (land.start[0] + dx, land.start[1] + dy)
        for id, land in board.lands.items()
        for dx, dy in [tuning.shift.get(id, (0.0, 0.0))]
    }
    inner, outer = faces(start, board.borders)
    edge = float(np.mean([math.dist(start[a], start[b]) for a, b in board.borders]))
    borders = sorted(board.borders)
    places = relax(start, borders, inner, tuning.room, tuning.spread * edge, tuning.anchor)

    globe = np.array([land.globe for land in board.lands.values()])
    stands = np.array([places[id] for id in board.lands])
    coast = bent_coast(following(globe, stands, tuning.stiff, edge))
    beyond = dict.fromkeys(outer, BEYOND * edge * edge)
    inside = part_inside(places, borders, inner, beyond)
    core = unary_union([Polygon([places[id] for id in face]) for face in inner])
    outside = part_outside(
        places, outer, board.sea_links, inside.weights, coast, core, edge, tuning
    )
    shapes = {}
    for id in places:
        own = unary_union([inside.shares[id], outside.shares.get(id, Polygon())], grid_size=GRID)
        shapes[id] = filled(biggest(own))
    ground = take_slivers(shapes, outside.ground, board.borders, edge)
    shapes = {
        id: filled(biggest(shape.difference(unary_union(inside.mountains))))
        for id, shape in shapes.items()
    }
    ground = part_strangers(shapes, ground, board.borders)

    net = net_of(on_common_lines(shapes))
    Film(net, tuning.area).settle()
    bend = noise(tuning.seed)
    net.points = bend(net.points)
    return Lands(
        net=net,
        ground=[bent(segmentize(part, FINE), bend) for part in polygons(ground)],
        mountains=[bent(segmentize(part, FINE), bend) for part in inside.mountains],
    )


def touching(shapes: Mapping[str, Polygon]) -> set[Border]:
    """The pairs that share more than a point."""
    ids = list(shapes)
    tree = STRtree([shapes[id] for id in ids])
    found = set()
    for index, id in enumerate(ids):
        near = shapes[id].buffer(TOUCH)
        for other in tree.query(near):
            if other > index and near.intersection(shapes[ids[other]].boundary).length > 4 * TOUCH:
                found.add(border(id, ids[other]))
    return found


def take_slivers(
    shapes: dict[str, Polygon], ground: BaseGeometry, borders: frozenset[Border], edge: float
) -> BaseGeometry:
    """Ground between a land and the sea that is too small for a foreign country joins the land
    with the longest share in it; where that would make new neighbours it sinks into the sea."""
    free = ground.difference(unary_union([shape.buffer(TOUCH) for shape in shapes.values()]))
    for sliver in polygons(free):
        if not 1 < sliver.area < 0.45 * edge * edge:
            continue
        near = [id for id, shape in shapes.items() if shape.distance(sliver) < 4 * TOUCH]
        if not near:
            continue
        shore = {id: shapes[id].buffer(0.3).intersection(sliver.boundary).length for id in near}
        taker = max(near, key=lambda id: shore[id])
        grown = biggest(unary_union([shapes[taker], sliver.buffer(0.12)]))
        for id in near:
            if id != taker:
                grown = biggest(grown.difference(shapes[id]))
        around = {id: shape for id, shape in shapes.items() if shape.distance(grown) < 1}
        new = touching(around | {taker: grown}) - touching(around)
        if new <= borders:
            shapes[taker] = filled(grown)
        else:
            ground = ground.difference(sliver.buffer(2 * TOUCH))
    return ground


def part_strangers(
    shapes: dict[str, Polygon], ground: BaseGeometry, borders: frozenset[Border]
) -> BaseGeometry:
    """Leaves a strip between two lands that come near each other but are no neighbours: foreign
    land, or an inlet where the sea is near."""
    for a, b in itertools.combinations(shapes, 2):
        if border(a, b) not in borders and shapes[a].distance(shapes[b]) < GAP:
            near = shapes[a].buffer(GAP).intersection(shapes[b].buffer(GAP))
            for id in (a, b):
                shapes[id] = biggest(shapes[id].difference(near))
            if not ground.contains(near):
                ground = ground.difference(near)
    return ground


def on_common_lines(shapes: Mapping[str, Polygon]) -> dict[str, Polygon]:
    """The same shapes, cut from one set of lines, so that neighbours share every point."""
    outlines = unary_union([shape.boundary for shape in shapes.values()], grid_size=GRID)
    ids = list(shapes)
    tree = STRtree([shapes[id] for id in ids])
    parts: dict[str, list[Polygon]] = {id: [] for id in ids}
    for cell in polygonize([segmentize(outlines, FINE)]).geoms:
        for index in tree.query(cell.representative_point(), predicate="within"):
            parts[ids[index]].append(cell)
    return {id: biggest(unary_union(cells)) for id, cells in parts.items()}
