"""The games as Gymnasium environments: one learner against bots.

    from regnum.adapters.gymnasium import Env

    environment = Env("carolus-magnus", opponents="squire")

`regnum.adapters.vector` has the same for many games at once.
"""

from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from regnum.adapters.arrays import LIMIT, Mask, Row, highest
from regnum.adapters.seating import RANDOM, Seating
from regnum.adapters.table import REFUSE, RESULT
from regnum.core.game import Game

Observation: TypeAlias = dict[str, Row | Mask]


def observation_space(game: Game) -> spaces.Dict:
    """A row of numbers, and the mask of the moves."""
    high = highest(game)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (len(game.moves),), np.int8),
        }
    )


class Env(gymnasium.Env[Observation, np.int64]):
    """A seat of a game, bots on the others; without a seat the learner sits one on in every game
    of a seed.

    `reward` is "result" or "points"; `all_moves` offers everything legal instead of what search
    would look at; an `illegal` action is refused, or with "lot" replaced by one drawn by lot; a
    game is cut after `limit` decisions. The rest are the options of the game.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        opponents: str = RANDOM,
        seat: int | None = 0,
        reward: str = RESULT,
        all_moves: bool = False,
        illegal: str = REFUSE,
        limit: int = LIMIT,
        **options: Any,
    ) -> None:
        seating = Seating(game, seats, options, opponents, seat, reward, all_moves, illegal, limit)
        self._batch = seating.batch(0, 1)
        self.metadata = {"render_modes": [], "render_fps": 1}
        self.observation_space = observation_space(self._batch.plan.game)
        self.action_space = spaces.Discrete(self._batch.plan.game.size)
        self._mask: Mask = np.frombuffer(self._batch.masks, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._batch.reset(f"{self.np_random.integers(1 << 62)}")
        return self._observed()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        batch = self._batch
        if batch.over[0] or batch.cut[0]:
            raise gymnasium.error.ResetNeeded("The game is over: reset the environment.")
        batch.step([int(action)])
        observed, info = self._observed()
        reward = batch.rewards[batch.learner[0]]
        return observed, float(reward), bool(batch.over[0]), bool(batch.cut[0]), info

    def action_masks(self) -> NDArray[np.bool_]:
        """The moves that are offered, as sb3-contrib asks for them."""
        masks: NDArray[np.bool_] = self._mask.astype(bool)
        return masks

    def _observed(self) -> tuple[Observation, dict[str, Any]]:
        row: Row = np.frombuffer(self._batch.rows, np.int16)
        seen: Observation = {"observation": row, "action_mask": self._mask.copy()}
        return seen, {"seat": int(self._batch.seat[0])}
