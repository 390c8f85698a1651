"""The games as PettingZoo environments.

    from regnum.adapters.pettingzoo import env

    environment = env("carolus-magnus", seats=3)

Agents are called `player_0`, `player_1` and so on, by their seats. What an agent observes is a
row of numbers and the mask of its moves (docs/research.md).
"""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from regnum.adapters.arrays import LIMIT, Mask, Observer, Row, highest
from regnum.adapters.gymnasium import observation_space
from regnum.adapters.table import REFUSE, RESULT, Table
from regnum.core.state import State

Observation: TypeAlias = dict[str, Row | Mask]
Agent: TypeAlias = str


class _Played:
    """What both kinds of environments share: a table, a game at it, and who sees what of it."""

    def __init__(self, table: Table, limit: int) -> None:
        self.table = table
        self.limit = limit
        game, state = table.game, table.start(0)
        self.possible_agents = [f"player_{seat}" for seat in range(state.seats)]
        self.agents: list[Agent] = []
        self.observer: Final = Observer(state)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        whole = highest(game, whole=True)
        self.observation_spaces = {agent: observation_space(game) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(len(game.moves)) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(np.zeros_like(whole), whole, dtype=np.int16)
        self.metadata = {"name": table.name, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.played: State = state
        self.taken = 0

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def state(self) -> Row:
        """The whole position, secrets included: for critics."""
        return self.observer.whole(self.played)

    def observe(self, agent: Agent) -> Observation:
        seat = self._seat_of[agent]
        return {
            "observation": self.observer.knowledge(self.played, seat),
            "action_mask": self.observer.mask(self.played, seat, self.table.all_moves),
        }

    def render(self) -> None:
        """Nothing is drawn."""

    def close(self) -> None:
        """Nothing is open."""


class Sequential(_Played, AECEnv[Agent, Observation, int]):
    """A decision at a time. Of several who decide at the same time and in secret the lowest seat
    comes first; nobody sees what it chose."""

    def __init__(self, table: Table, limit: int = LIMIT) -> None:
        super().__init__(table, limit)
        self.agent_selection = self.possible_agents[0]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.played = self.table.start(seed)
        self.taken = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._standing = self.played.standing()
        self.agent_selection = self.possible_agents[self.played.to_move[0]]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.played
        self.table.play(state, self._seat_of[agent], action)
        self.taken += 1
        self._cumulative_rewards[agent] = 0.0
        if state.owing and self.taken < self.limit:
            if not self.table.by_result:
                self._gain()
            self.agent_selection = self.possible_agents[state.to_move[0]]
            return
        self._gain()
        ended = self.terminations if not state.owing else self.truncations
        for each in self.agents:
            ended[each] = True
        self.agent_selection = self.agents[0]

    def _gain(self) -> None:
        gained, self._standing = self.table.rewards(self.played, self._standing)
        self.rewards = dict(zip(self.possible_agents, gained, strict=True))
        self._accumulate_rewards()


class Simultaneous(_Played, ParallelEnv[Agent, Observation, int]):
    """A decision of everybody who owes one at a time. Who owes nothing has an empty mask, and what
    they choose does not count."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        self.played = self.table.start(seed)
        self.taken = 0
        self.agents = self.possible_agents[:]
        self._standing = self.played.standing()
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, Observation],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, dict[str, Any]],
    ]:
        state, present = self.played, self.agents
        for seat in state.to_move:
            self.table.play(state, seat, actions[self.possible_agents[seat]])
        self.taken += 1
        gained, self._standing = self.table.rewards(state, self._standing)
        over = not state.owing
        cut = not over and self.taken >= self.limit
        observed = self._observed()
        if over or cut:
            self.agents = []
        return (
            observed,
            dict(zip(present, gained, strict=True)),
            dict.fromkeys(present, over),
            dict.fromkeys(present, cut),
            {agent: {} for agent in present},
        )

    def _observed(self) -> dict[Agent, Observation]:
        return dict(self._each())

    def _each(self) -> Iterator[tuple[Agent, Observation]]:
        for agent in self.agents:
            yield agent, self.observe(agent)


def env(
    game: str,
    seats: int | None = None,
    *,
    reward: str = RESULT,
    all_moves: bool = False,
    illegal: str = REFUSE,
    max_cycles: int = LIMIT,
    **options: Any,
) -> Sequential:
    """An environment of a game (AEC): a decision at a time.

    `reward` is "result" or "points"; `all_moves` offers everything legal instead of what search
    would look at; an `illegal` action is refused, or with "lot" replaced by one drawn by lot;
    a game is cut after `max_cycles` decisions. The rest are the options of the game.
    """
    table = Table(game, seats, options, reward, all_moves, illegal)
    return Sequential(table, max_cycles)


def parallel_env(
    game: str,
    seats: int | None = None,
    *,
    reward: str = RESULT,
    all_moves: bool = False,
    illegal: str = REFUSE,
    max_cycles: int = LIMIT,
    **options: Any,
) -> Simultaneous:
    """The same for those who decide at the same time (Parallel)."""
    table = Table(game, seats, options, reward, all_moves, illegal)
    return Simultaneous(table, max_cycles)
