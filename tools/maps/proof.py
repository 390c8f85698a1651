"""Reads a map back as the page does, and tells what two lands on it have in common."""

import itertools
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from tools.maps.board import Border, Point, border

TENTHS = 10
CELL = 20.0
"""The side of the squares by which steps are looked up."""

Step = tuple[Point, Point]


@dataclass(frozen=True)
class Chart:
    """What a map file says."""

    document: dict[str, Any]

    @cached_property
    def arcs(self) -> list[list[Point]]:
        return [unpacked(arc) for arc in self.document["arcs"]]

    def walk(self, id: str) -> list[int]:
        return list(self.document["lands"][id]["arcs"])

    def outline(self, id: str) -> list[Point]:
        """The points around a land; raises ValueError if its arcs do not follow each other."""
        points: list[Point] = []
        for arc in self.walk(id):
            line = self.arcs[arc] if arc >= 0 else self.arcs[~arc][::-1]
            if points and points[-1] != line[0]:
                raise ValueError(f"The outline of {id} is torn at {line[0]}.")
            points += line[1:] if points else line
        if points[0] != points[-1]:
            raise ValueError(f"The outline of {id} does not close.")
        return points[:-1]

    def borders(self) -> set[Border]:
        """The pairs of lands that share an arc."""
        beside: dict[int, list[str]] = {}
        for id in self.document["lands"]:
            for arc in self.walk(id):
                beside.setdefault(arc if arc >= 0 else ~arc, []).append(id)
        return {border(*pair) for pair in beside.values() if len(pair) == 2}

    def crossings(self) -> Iterator[tuple[Step, Step]]:
        """Steps of outlines that cut or overlap each other instead of meeting at their ends."""
        squares: dict[tuple[int, int], list[Step]] = {}
        for arc in self.arcs:
            for step in itertools.pairwise(arc):
                for square in touched(step):
                    for other in squares.get(square, []):
                        if collide(step, other):
                            yield step, other
                    squares.setdefault(square, []).append(step)


def chart(file: Path) -> Chart:
    return Chart(json.loads(file.read_text(encoding="utf-8")))


def unpacked(numbers: list[int]) -> list[Point]:
    x = y = 0
    points = []
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        points.append((x / TENTHS, y / TENTHS))
    return points


def inside(point: Point, outline: list[Point]) -> bool:
    """Whether a ray to the right leaves the outline an odd number of times."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            odd = not odd
    return odd


def touched(step: Step) -> Iterator[tuple[int, int]]:
    (ax, ay), (bx, by) = step
    for column in range(int(min(ax, bx) // CELL), int(max(ax, bx) // CELL) + 1):
        for line in range(int(min(ay, by) // CELL), int(max(ay, by) // CELL) + 1):
            yield column, line


def collide(one: Step, other: Step) -> bool:
    """Whether two steps have a point in common besides a common end."""
    if set(one) == set(other):
        return True
    if set(one) & set(other):
        return any(on(end, other) for end in one if end not in other) or any(
            on(end, one) for end in other if end not in one
        )
    (a, b), (c, d) = one, other
    cut = turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0
    return cut or any(on(end, other) for end in one) or any(on(end, one) for end in other)


def turn(a: Point, b: Point, c: Point) -> int:
    """To which side c lies of the way from a to b, exact for points on tenths."""
    (ax, ay), (bx, by), (cx, cy) = (tuple(round(TENTHS * n) for n in point) for point in (a, b, c))
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def on(point: Point, step: Step) -> bool:
    (ax, ay), (bx, by) = step
    between = min(ax, bx) <= point[0] <= max(ax, bx) and min(ay, by) <= point[1] <= max(ay, by)
    return between and turn(*step, point) == 0
