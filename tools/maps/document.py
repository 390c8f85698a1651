"""A map as the page reads it: whole tenths of a unit, each line written once."""

from typing import Any

import numpy as np
from shapely import Polygon, box, simplify, unary_union
from shapely.affinity import scale, translate

from tools.maps.board import Board, Point
from tools.maps.lands import make_lands
from tools.maps.links import link
from tools.maps.net import STRAIGHT, TENTHS, Net, thin_out
from tools.maps.shapes import polygons
from tools.maps.stamp import best_place
from tools.maps.tuning import Tuning

MARGIN = 24.0
"""Around the outermost lands."""

WORTH_TELLING = 0.01
Misfits = dict[str, dict[str, float]]
"""By stamp and land: the part of the stamp that sticks out."""


def document(board: Board, by_hand: Tuning) -> tuple[dict[str, Any], Misfits]:
    made = make_lands(board, by_hand)
    net = made.net
    west, north, east, south = bounds(net, list(board.lands))
    corner = (west - MARGIN, north - MARGIN)
    size = (east - west + 2 * MARGIN, south - north + 2 * MARGIN)
    thin_out(net, corner)
    canvas = box(0, 0, *size).buffer(MARGIN / 2, join_style="mitre")
    ground = unary_union([on_canvas(part, corner) for part in made.ground]).intersection(canvas)
    lands = unary_union([net.shape(id) for id in board.lands])
    sea = canvas.difference(unary_union([ground, lands]))
    places, misfits = stamped(net, board, by_hand)
    written = {
        "size": [round(length) for length in size],
        "stretch": by_hand.stretch,
        "stamps": {name: stamp.written() for name, stamp in by_hand.stamps.items()},
        "views": {str(seats): view(net, board.in_play(seats)) for seats in board.seats},
        "arcs": [packed(net.points[arc]) for arc in net.arcs],
        "lands": {
            id: {
                "arcs": net.lands[id],
                "lines": by_hand.lines.get(id, [land.name]),
                "short": by_hand.short.get(id, land.name),
                **places[id],
            }
            for id, land in board.lands.items()
        },
        "ground": [outline(part) for part in polygons(ground)],
        "mountains": [outline(on_canvas(part, corner)) for part in made.mountains],
        "links": [
            {"between": pair, "curve": [tenths(point) for point in link(net, lands, sea, *pair)]}
            for pair in sorted(board.sea_links)
        ],
    }
    return written, misfits


def stamped(
    net: Net, board: Board, by_hand: Tuning
) -> tuple[dict[str, dict[str, list[float]]], Misfits]:
    """Where each stamp stands in each land. On a small screen the map is stretched upwards, and
    names are short."""
    places: dict[str, dict[str, list[float]]] = {id: {} for id in board.lands}
    misfits: Misfits = {name: {} for name in by_hand.stamps}
    for name, stamp in by_hand.stamps.items():
        narrow = name == "narrow"
        for id, land in board.lands.items():
            lines = by_hand.lines.get(id, [land.name])
            lines = [by_hand.short.get(id, land.name)] if narrow else lines
            shape = net.shape(id)
            if narrow:
                shape = scale(shape, 1, by_hand.stretch, origin=(0, 0))
            place, out = best_place(shape, stamp.shape(lines, land.slots))
            places[id][name] = tenths(place)
            if out >= WORTH_TELLING:
                misfits[name][id] = out
    return places, misfits


def bounds(net: Net, ids: list[str]) -> tuple[float, float, float, float]:
    points = np.vstack([net.points[net.ring(id)] for id in ids])
    (west, north), (east, south) = points.min(axis=0), points.max(axis=0)
    return float(west), float(north), float(east), float(south)


def view(net: Net, ids: list[str]) -> list[int]:
    """The part of the canvas that shows some lands: left, top, width, height."""
    west, north, east, south = bounds(net, ids)
    frame = (west - MARGIN, north - MARGIN, east - west + 2 * MARGIN, south - north + 2 * MARGIN)
    return [max(0, round(number)) for number in frame]


def on_canvas(shape: Polygon, corner: Point) -> Polygon:
    return translate(shape, -corner[0], -corner[1])


def tenths(point: Point) -> list[float]:
    return [round(number, 1) for number in point]


def outline(shape: Polygon) -> list[int]:
    return packed(np.array(simplify(shape, STRAIGHT).exterior.coords)[:-1])


def packed(points: np.ndarray) -> list[int]:
    """In tenths: the first point, then the step to each further one."""
    whole = np.round(points * TENTHS).astype(int)
    steps = np.diff(whole, axis=0)
    return [int(number) for number in np.vstack([whole[:1], steps]).ravel()]
