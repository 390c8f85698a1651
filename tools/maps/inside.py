"""Parts every inner face of the straight drawing among its lands.

A border runs from the heart of one face over a point of the straight line between the two lands
to the heart of the next face, so two lands touch exactly where that line was drawn. In a face of
more than three lands, which would all meet in its heart, mountains stand there.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np
from shapely import Polygon, unary_union
from shapely.geometry.base import BaseGeometry

from tools.maps.board import Border, Point, border
from tools.maps.faces import Face, area

ROUNDS = 40
LIGHTEST, HEAVIEST = 0.85, 1.2
MOUNTAINS = 0.34
"""How far mountains reach from the heart of their face towards its borders."""


@dataclass(frozen=True)
class Inside:
    shares: dict[str, BaseGeometry]
    """What each land has of the inner faces."""
    mountains: list[Polygon]
    weights: dict[str, float]


def part_inside(
    places: Mapping[str, Point],
    borders: Iterable[Border],
    inner: list[Face],
    beyond: Mapping[str, float],
) -> Inside:
    """`beyond` is about how much a land has outside of the inner faces."""
    weights = even_weights(places, inner, beyond)
    gates = {pair: gate(places, weights, *pair) for pair in borders}
    pieces: dict[str, list[Polygon]] = {id: [] for id in places}
    mountains = []
    for face in inner:
        centre = heart(places, weights, face)
        doors = [gates[border(a, b)] for a, b in zip(face, [*face[1:], face[0]], strict=True)]
        foot = [tuple(centre + MOUNTAINS * (np.array(door) - centre)) for door in doors]
        for index, id in enumerate(face):
            before, after = index - 1, index
            middle = [tuple(centre)] if len(face) == 3 else [foot[after], foot[before]]
            pieces[id].append(Polygon([places[id], doors[after], *middle, doors[before]]))
        if len(face) > 3:
            mountains.append(Polygon(foot))
    shares = {id: unary_union(parts) if parts else Polygon() for id, parts in pieces.items()}
    return Inside(shares, mountains, weights)


def even_weights(
    places: Mapping[str, Point],
    inner: list[Face],
    beyond: Mapping[str, float],
) -> dict[str, float]:
    """How strongly each land pushes its borders outwards, so that all become about as large."""
    weights = dict.fromkeys(places, 1.0)
    for _ in range(ROUNDS):
        size = {id: beyond.get(id, 0.0) for id in places}
        for face in inner:
            centre = tuple(heart(places, weights, face))
            for index, id in enumerate(face):
                after = gate(places, weights, id, face[(index + 1) % len(face)])
                before = gate(places, weights, id, face[index - 1])
                size[id] += abs(area([places[id], after, centre, before]))
        usual = float(np.median(list(size.values())))
        for id in places:
            if size[id]:
                wanted = usual / size[id]
                weights[id] = float(np.clip(weights[id] * wanted**0.12, LIGHTEST, HEAVIEST))
    return weights


def gate(places: Mapping[str, Point], weights: Mapping[str, float], a: str, b: str) -> Point:
    """Where the border of two lands crosses the straight line between them."""
    part = weights[a] / (weights[a] + weights[b])
    (ax, ay), (bx, by) = places[a], places[b]
    return ax + (bx - ax) * part, ay + (by - ay) * part


def heart(places: Mapping[str, Point], weights: Mapping[str, float], face: Face) -> np.ndarray:
    """A point inside a face, away from its heavy lands; in a triangle nearer to blunt corners."""
    corners = np.array([places[id] for id in face])
    pull = np.array([weights[id] ** -1.6 for id in face])
    if len(face) == 3:
        facing = np.linalg.norm(np.roll(corners, -1, axis=0) - np.roll(corners, 1, axis=0), axis=1)
        pull = pull * (0.5 + 1.5 * facing / facing.sum())
    return (corners * pull[:, None]).sum(axis=0) / pull.sum()
