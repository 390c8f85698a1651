"""The faces of the drawing in which every border is a straight line between two lands."""

import math
from collections.abc import Iterable, Mapping

from tools.maps.board import Border, Point

Face = list[str]


def faces(places: Mapping[str, Point], borders: Iterable[Border]) -> tuple[list[Face], Face]:
    """The inner faces, and the lands around the outside in their order."""
    around: dict[str, list[str]] = {id: [] for id in places}
    for a, b in borders:
        around[a].append(b)
        around[b].append(a)
    for id, others in around.items():
        x, y = places[id]
        others.sort(key=lambda other: math.atan2(places[other][1] - y, places[other][0] - x))
    walked: set[Border] = set()
    found: list[Face] = []
    for start in around:
        for first in around[start]:
            here, there = start, first
            face: Face = []
            while (here, there) not in walked:
                walked.add((here, there))
                face.append(here)
                turn = around[there].index(here) - 1
                here, there = there, around[there][turn]
            if face:
                found.append(face)
    outside = min(found, key=lambda face: area([places[id] for id in face]))
    return [face for face in found if face is not outside], outside


def area(ring: list[Point]) -> float:
    """The signed area of a ring."""
    following = [*ring[1:], *ring[:1]]
    return sum(x * v - u * y for (x, y), (u, v) in zip(ring, following, strict=True)) / 2
