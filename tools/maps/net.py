"""The outlines of all lands as one net of arcs, each shared by the lands on its two sides."""

import itertools
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from shapely import LineString, Polygon

from tools.maps.board import Point
from tools.maps.faces import area

STRAIGHT = 0.3
"""How far a point may lie off the line of its neighbours and still be left out."""

TENTHS = 10


@dataclass
class Net:
    points: np.ndarray
    arcs: list[list[int]]
    """Points from one meeting of lands to the next; closed around an island."""
    lands: dict[str, list[int]]
    """The arcs around each land, all lands in the same sense; one that is walked backwards is
    given as ~arc."""

    def ring(self, id: str) -> list[int]:
        """The points around a land, the first not repeated."""
        walks = [self.arcs[arc] if arc >= 0 else self.arcs[~arc][::-1] for arc in self.lands[id]]
        return [point for walk in walks for point in walk[:-1]]

    def shape(self, id: str) -> Polygon:
        return Polygon(self.points[self.ring(id)])

    def sides(self) -> list[tuple[str | None, str | None]]:
        """The land that walks each arc forwards and the one that walks it backwards; None where
        the sea or foreign land begins."""
        ahead: dict[int, str] = {}
        back: dict[int, str] = {}
        for id, walk in self.lands.items():
            for arc in walk:
                if arc >= 0:
                    ahead[arc] = id
                else:
                    back[~arc] = id
        return [(ahead.get(arc), back.get(arc)) for arc in range(len(self.arcs))]


def net_of(shapes: Mapping[str, Polygon]) -> Net:
    """Cuts shapes that share their points into arcs."""
    rings = {id: turned([(x, y) for x, y in s.exterior.coords[:-1]]) for id, s in shapes.items()}
    number: dict[Point, int] = {}
    walks = {
        id: [number.setdefault(point, len(number)) for point in ring] for id, ring in rings.items()
    }
    meets = meetings(walks)
    net = Net(np.array(list(number)), [], {})
    known: dict[tuple[int, ...], int] = {}
    for id, walk in walks.items():
        first = next((index for index, point in enumerate(walk) if point in meets), 0)
        walk = [*walk[first:], *walk[:first], walk[first]]
        cuts = [index for index, point in enumerate(walk) if point in meets] or [0, len(walk) - 1]
        net.lands[id] = []
        for begin, end in itertools.pairwise(cuts):
            arc = tuple(walk[begin : end + 1])
            if arc[::-1] in known:
                net.lands[id].append(~known[arc[::-1]])
            else:
                known[arc] = len(net.arcs)
                net.lands[id].append(len(net.arcs))
                net.arcs.append(list(arc))
    return net


def turned(ring: list[Point]) -> list[Point]:
    return ring if area(ring) > 0 else ring[::-1]


def steps(ring: list[int]) -> list[tuple[int, int]]:
    return list(zip(ring, [*ring[1:], ring[0]], strict=True))


def meetings(rings: Mapping[str, list[int]]) -> set[int]:
    """The points at which the lands on the two sides of an outline change."""
    beside: dict[frozenset[int], set[str]] = {}
    for id, ring in rings.items():
        for step in steps(ring):
            beside.setdefault(frozenset(step), set()).add(id)
    found = set()
    for ring in rings.values():
        for before, after in zip(steps([ring[-1], *ring[:-1]]), steps(ring), strict=True):
            if beside[frozenset(before)] != beside[frozenset(after)]:
                found.add(after[0])
    return found


def thin_out(net: Net, corner: Point) -> None:
    """Leaves out what can be spared and rounds to tenths, seen from a corner of the canvas."""
    points: list[Point] = []
    number: dict[int, int] = {}
    for index, arc in enumerate(net.arcs):
        line = LineString(net.points[arc] - corner)
        kept = {(x, y) for x, y in line.simplify(STRAIGHT).coords}
        for point, place in zip(arc, line.coords, strict=True):
            if place in kept and point not in number:
                number[point] = len(points)
                points.append(place)
        net.arcs[index] = [number[point] for point in arc if point in number]
    net.points = np.round(np.array(points) * TENTHS) / TENTHS
