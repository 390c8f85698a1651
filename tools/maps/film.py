"""Borders settle like a film of soap: they become smooth, three that meet share the turn evenly,
and a small land pushes its larger neighbours back. What faces sea or foreign land stays."""

import itertools
from collections.abc import Mapping

import numpy as np

from tools.maps.faces import area
from tools.maps.net import Net

ROUNDS = 150
CALM = 12
"""The last rounds only smooth."""

STIFF = 1.4
PRESSURE = 0.9
"""How far a border moves in a round if one side has nothing and the other enough."""

SHORTEST = 50.0
APART = 0.08
"""Ends of a border that are nearer to each other than this push themselves apart, so much."""


class Film:
    """The borders between lands, as steps from point to point."""

    def __init__(self, net: Net, wanted: Mapping[str, float]) -> None:
        """`wanted` is how large each land should be, measured by the middle one."""
        self.net = net
        self.wanted = wanted
        sides = net.sides()
        self.arcs = [arc for arc, pair in zip(net.arcs, sides, strict=True) if None not in pair]
        self.beside = [pair for pair in sides if None not in pair]
        self.steps = np.array([step for arc in self.arcs for step in itertools.pairwise(arc)])
        self.ends = np.array([(arc[0], arc[-1]) for arc in self.arcs])
        self.free = np.ones((len(net.points), 1))
        for arc, pair in zip(net.arcs, sides, strict=True):
            if None in pair:
                self.free[arc] = 0
        self.degree = np.ones((len(net.points), 1))
        for end in (0, 1):
            np.add.at(self.degree, self.steps[:, end], 1)

    def settle(self) -> None:
        for round in range(ROUNDS + CALM):
            for arc in self.arcs:
                spread_evenly(self.net.points, arc)
            move = self.smoothing()
            if round < ROUNDS:
                move += self.pushing() + self.stretching()
            self.net.points = self.net.points + self.free * move

    def smoothing(self) -> np.ndarray:
        """Every point is drawn towards those it hangs on, by all with the same strength."""
        at = self.net.points
        along = at[self.steps[:, 1]] - at[self.steps[:, 0]]
        along /= np.linalg.norm(along, axis=1, keepdims=True)
        move = np.zeros_like(at)
        np.add.at(move, self.steps[:, 0], along)
        np.add.at(move, self.steps[:, 1], -along)
        return STIFF * move / self.degree

    def pushing(self) -> np.ndarray:
        """Lands that lack room push their borders outwards."""
        at = self.net.points
        lack = self.lacking()
        push = np.repeat(
            [lack[ahead] - lack[back] for ahead, back in self.beside],
            [len(arc) - 1 for arc in self.arcs],
        )
        along = at[self.steps[:, 1]] - at[self.steps[:, 0]]
        outwards = np.stack([along[:, 1], -along[:, 0]], axis=1)
        outwards /= np.linalg.norm(along, axis=1, keepdims=True)
        move = np.zeros_like(at)
        for end in (0, 1):
            np.add.at(move, self.steps[:, end], PRESSURE / 2 * push[:, None] * outwards)
        return move

    def stretching(self) -> np.ndarray:
        """Short borders grow."""
        at = self.net.points
        span = at[self.ends[:, 1]] - at[self.ends[:, 0]]
        length = np.linalg.norm(span, axis=1, keepdims=True)
        apart = APART * np.maximum(SHORTEST - length, 0) / length * span
        move = np.zeros_like(at)
        np.add.at(move, self.ends[:, 0], -apart)
        np.add.at(move, self.ends[:, 1], apart)
        return move

    def lacking(self) -> dict[str | None, float]:
        """How much of its wanted size each land lacks; below 0 if it has too much."""
        points = self.net.points.tolist()
        size = {id: area([points[point] for point in self.net.ring(id)]) for id in self.net.lands}
        middle = float(np.median(list(size.values())))
        return {
            id: float(np.clip(1 - has / (middle * self.wanted.get(id, 1.0)), -0.5, 0.5))
            for id, has in size.items()
        }


def spread_evenly(points: np.ndarray, arc: list[int]) -> None:
    """Lays the points of an arc at equal distances, so that none overtakes another."""
    line = points[arc]
    walked = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    even = np.linspace(0, walked[-1], len(arc))
    points[arc] = np.stack([np.interp(even, walked, line[:, axis]) for axis in (0, 1)], axis=1)
