"""Moves the lands apart until each has room, without changing who lies between whom."""

from collections.abc import Iterable, Mapping

import numpy as np

from tools.maps.board import Border, Point
from tools.maps.faces import Face

ROUNDS = 400
LONGEST_STEP = 6.0
THIN = 0.4
"""A triangle of three lands is pushed open below this part of its square edge."""


def relax(
    places: Mapping[str, Point],
    borders: Iterable[Border],
    inner: Iterable[Face],
    room: Mapping[str, float],
    edge: float,
    anchor: float,
) -> dict[str, Point]:
    """Springs pull every border towards the length `edge`, times the room that its two lands
    ask for; `anchor` says how strongly lands hold on to where they began."""
    ids = list(places)
    number = {id: index for index, id in enumerate(ids)}
    at = np.array([places[id] for id in ids], dtype=float)
    began = at.copy()
    ends = np.array([(number[a], number[b]) for a, b in borders])
    wide = np.array([room.get(id, 1.0) for id in ids])
    rest = edge * (wide[ends[:, 0]] + wide[ends[:, 1]]) / 2
    apart = 0.95 * edge * (wide[:, None] + wide[None]) / 2
    triangles = np.array([[number[id] for id in face] for face in inner if len(face) == 3])
    turn = np.sign(areas(at, triangles))
    least = THIN * edge * edge

    for _ in range(ROUNDS):
        force = anchor * (began - at)
        along = at[ends[:, 1]] - at[ends[:, 0]]
        length = np.linalg.norm(along, axis=1)
        pull = np.where(length < rest, 0.15, 0.035) * (length - rest) / length
        np.add.at(force, ends[:, 0], along * pull[:, None])
        np.add.at(force, ends[:, 1], -along * pull[:, None])
        between = at[:, None] - at[None]
        distance = np.linalg.norm(between, axis=2) + np.eye(len(ids)) * 1e9
        push = np.where(distance < apart, (apart - distance) / distance * 0.12, 0)
        force += (between * push[:, :, None]).sum(axis=1)
        open_up(force, at, triangles, turn, least)
        step = np.clip(force, -LONGEST_STEP, LONGEST_STEP)
        for part in (1.0, 0.15):
            moved = at + part * step
            if (areas(moved, triangles) * turn > 0).all():
                at = moved
                break
    return {id: (float(x), float(y)) for id, (x, y) in zip(ids, at, strict=True)}


def areas(at: np.ndarray, triangles: np.ndarray) -> np.ndarray:
    a, b, c = (at[triangles[:, corner]] for corner in range(3))
    return ((b - a)[:, 0] * (c - a)[:, 1] - (b - a)[:, 1] * (c - a)[:, 0]) / 2


def open_up(
    force: np.ndarray, at: np.ndarray, triangles: np.ndarray, turn: np.ndarray, least: float
) -> None:
    """Pushes the corners of thin triangles away from the sides that face them."""
    size = areas(at, triangles) * turn
    for index in np.nonzero(size < least)[0]:
        strength = turn[index] * (least - size[index]) / least * 0.10
        i, j, k = triangles[index]
        for corner, left, right in ((i, j, k), (j, k, i), (k, i, j)):
            side = at[right] - at[left]
            force[corner] += strength * np.array([-side[1], side[0]])
