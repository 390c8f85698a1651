"""The coast of Europe: cut once out of a world atlas, then read from beside this file.

`python -m tools.maps.coast land-50m.json` cuts it anew. The atlas is the file of that name in the
npm package world-atlas 2.0.2, made from Natural Earth 1:50m, which is in the public domain.
"""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
from shapely import Polygon, box, make_valid, segmentize, simplify
from shapely.geometry.base import BaseGeometry

from tools.maps.bend import Bend
from tools.maps.board import mercator
from tools.maps.shapes import polygons

FILE = Path(__file__).with_name("coast.json")
WINDOW = (-13.0, 35.0, 28.0, 61.0)
"""West, south, east, north."""

FINE = 0.15
"""Degrees between two points of a coast before it is bent."""


def bent_coast(bend: Bend) -> list[BaseGeometry]:
    """The land of the window, bent as the lands of a board were."""
    found: list[BaseGeometry] = []
    for ring in json.loads(FILE.read_text(encoding="utf-8")):
        outline = segmentize(Polygon(ring), FINE).exterior.coords
        flat = np.array([mercator(lon, lat) for lon, lat in outline])
        found += polygons(make_valid(Polygon(bend(flat))))
    return found


def cut(atlas: dict[str, Any]) -> list[list[list[float]]]:
    """The outlines of all land in the window, to a hundredth of a degree; lakes are left out."""
    found = []
    for geometry in atlas["objects"]["land"]["geometries"]:
        for polygon in geometry["arcs"]:
            outline = Polygon(ring(atlas, polygon[0]))
            for part in polygons(make_valid(outline).intersection(box(*WINDOW))):
                rounded = np.round(np.array(simplify(part, 0.01).exterior.coords), 2)
                found.append(rounded.tolist())
    return found


def ring(atlas: dict[str, Any], arcs: list[int]) -> list[tuple[float, float]]:
    """The points of a TopoJSON ring: whole steps along arcs, some of them walked backwards."""
    (x_scale, y_scale), (x_zero, y_zero) = (
        atlas["transform"][key] for key in ("scale", "translate")
    )
    points: list[tuple[float, float]] = []
    for arc in arcs:
        steps = np.cumsum(np.array(atlas["arcs"][arc if arc >= 0 else ~arc]), axis=0)
        walk = steps if arc >= 0 else steps[::-1]
        points += [(x * x_scale + x_zero, y * y_scale + y_zero) for x, y in walk]
    return points


if __name__ == "__main__":
    world = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    FILE.write_text(json.dumps(cut(world), separators=(",", ":")) + "\n", encoding="utf-8")
