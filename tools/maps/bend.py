"""Ways to bend the plane: after moved points, and a little everywhere, so that lines look drawn."""

from collections.abc import Callable

import numpy as np

Bend = Callable[[np.ndarray], np.ndarray]


def following(source: np.ndarray, target: np.ndarray, stiff: float, edge: float) -> Bend:
    """Takes the source points to the target points and all between smoothly along (a thin-plate
    spline); several edges away from the targets it fades into a plain affine map."""
    fine = thin_plate(source, target, stiff)
    coarse = affine(source, target)

    def bend(points: np.ndarray) -> np.ndarray:
        far = coarse(points)
        away = np.linalg.norm(far[:, None] - target[None], axis=2).min(axis=1)
        fade = np.clip((away - 1.2 * edge) / (2.5 * edge), 0, 1)[:, None]
        return fine(points) * (1 - fade) + far * fade

    return bend


def thin_plate(source: np.ndarray, target: np.ndarray, stiff: float) -> Bend:
    count = len(source)
    flat = np.hstack([np.ones((count, 1)), source])
    system = np.zeros((count + 3, count + 3))
    system[:count, :count] = kernel(source, source) + stiff * np.eye(count)
    system[:count, count:] = flat
    system[count:, :count] = flat.T
    wanted = np.zeros((count + 3, 2))
    wanted[:count] = target
    weights = np.linalg.solve(system, wanted)

    def bend(points: np.ndarray) -> np.ndarray:
        plane = np.hstack([np.ones((len(points), 1)), points])
        return kernel(points, source) @ weights[:count] + plane @ weights[count:]

    return bend


def kernel(points: np.ndarray, source: np.ndarray) -> np.ndarray:
    distance = np.linalg.norm(points[:, None] - source[None], axis=2)
    return np.where(distance > 0, distance**2 * np.log(distance + 1e-12), 0)


def affine(source: np.ndarray, target: np.ndarray) -> Bend:
    weights, *_ = np.linalg.lstsq(
        np.hstack([source, np.ones((len(source), 1))]), target, rcond=None
    )
    return lambda points: np.hstack([points, np.ones((len(points), 1))]) @ weights


OCTAVES = ((11.0, 95.0), (4.5, 40.0), (1.8, 17.0))
"""How far the noise moves a point, and over which distance it changes its mind. The slopes add up
to about one at most, so the plane does not fold and nobody's neighbours change."""

LATTICE = 89


def noise(seed: int) -> Bend:
    random = np.random.default_rng(seed)
    grids = [random.uniform(-1, 1, (LATTICE + 1, LATTICE + 1, 2)) for _ in OCTAVES]

    def bend(points: np.ndarray) -> np.ndarray:
        moved = points.copy()
        for (reach, wave), grid in zip(OCTAVES, grids, strict=True):
            cell = points / wave + 20
            corner = np.floor(cell).astype(int)
            part = cell - corner
            part = part * part * (3 - 2 * part)
            x, y = part[:, :1], part[:, 1:]
            i, j = (corner % LATTICE).T
            upper = grid[i, j] * (1 - x) + grid[i + 1, j] * x
            lower = grid[i, j + 1] * (1 - x) + grid[i + 1, j + 1] * x
            moved += reach * (upper * (1 - y) + lower * y)
        return moved

    return bend
