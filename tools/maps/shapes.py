"""Small helpers for shapes."""

from collections.abc import Iterable

import numpy as np
from shapely import Polygon, make_valid
from shapely.geometry.base import BaseGeometry

from tools.maps.bend import Bend

CRUMB = 1e-6


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """The polygons in whatever an operation gave."""
    parts: Iterable[BaseGeometry] = getattr(shape, "geoms", [shape])
    return [part for part in parts if part.geom_type == "Polygon" and part.area > CRUMB]


def biggest(shape: BaseGeometry) -> Polygon:
    return max(polygons(shape), key=lambda part: part.area)


def filled(shape: Polygon) -> Polygon:
    """Without its holes."""
    return Polygon(shape.exterior)


def bent(shape: Polygon, bend: Bend) -> Polygon:
    """A polygon without holes, its points bent; what folds over itself is cut off."""
    return biggest(make_valid(Polygon(bend(np.array(shape.exterior.coords)))))
