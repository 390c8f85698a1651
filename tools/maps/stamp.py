"""Where name and pieces stand: one stamp for all lands of a map, set where it fits best."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from shapely import Polygon, box, contains_xy, unary_union
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry

from tools.maps.board import Point

LETTER = 0.46
"""The mean width of a letter, in heights of the script."""

MARGIN = 2.5
"""How far the stamp stays from the border."""

COARSE, FINE = 8.0, 2.0
"""Places are tried at these distances, the fine ones around the best of the coarse."""


@dataclass(frozen=True)
class Stamp:
    """Offsets from the point where the stamp stands; y grows downwards."""

    script: float
    """The height of the name's letters."""
    name: float
    """The middle of the name's lowest line; further lines stand above it."""
    pieces: dict[str, tuple[float, float, float, float]]
    """The middle of each piece, its width and its height."""
    row: tuple[float, float, float]
    """The middle of a row of small pieces, the width of each and their height."""

    def written(self) -> dict[str, object]:
        places = {name: piece[:2] for name, piece in self.pieces.items()}
        return {"script": self.script, "name": self.name, "pieces": places, "row": self.row[:2]}

    def shape(self, lines: list[str], slots: int) -> BaseGeometry:
        """For a name in lines and a row of so many small pieces."""
        width = max(map(len, lines)) * LETTER * self.script
        height = len(lines) * self.script
        name = (0.0, self.name + (self.script - height) / 2, width, height)
        middle, slot, tall = self.row
        row = (0.0, middle, slots * slot, tall)
        return unary_union([around(*piece) for piece in (name, row, *self.pieces.values())])


def around(x: float, y: float, width: float, height: float) -> Polygon:
    return box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def best_place(land: Polygon, stamp: BaseGeometry) -> tuple[Point, float]:
    """Where most of a stamp lies inside a land, and as deep as can be; and what part of it sticks
    out."""
    inside = land.buffer(-MARGIN)
    west, north, east, south = inside.bounds

    def fit(place: Point) -> tuple[float, float]:
        here = translate(stamp, *place)
        out = here.difference(inside).area
        return out, -here.distance(land.exterior) if out == 0 else 0.0

    def best(places: Iterable[Point]) -> Point:
        return min((place for place in places if contains_xy(inside, *place)), key=fit)

    x, y = best(grid((west, north, east, south), COARSE))
    place = best(grid((x - COARSE, y - COARSE, x + COARSE, y + COARSE), FINE))
    return place, fit(place)[0] / stamp.area


def grid(window: tuple[float, float, float, float], step: float) -> list[Point]:
    west, north, east, south = window
    return [
        (float(x), float(y))
        for x in np.arange(west, east + step, step)
        for y in np.arange(north, south + step, step)
    ]
