"""Many games stepped by one call, with Gymnasium's vector interface.

    from regnum.adapters.vector import VectorEnv

    environments = VectorEnv("carolus-magnus", 256, processes=2)

Without opponents the action of each game is that of the seat which owes a decision,
`infos["seat"]`; what is observed is what this seat knows, and the reward is that of the seat which
has just decided. `infos["rewards"]` holds those of all seats.

Observations and masks lie in arrays that are made once; processes write theirs into shared memory.
Of several processes one is that which calls, so that two cores are busy with two. Those who wait
for each other look for a moment whether the other is done before they fall asleep, for to be
woken takes as long as some dozens of steps.
"""

import math
import multiprocessing
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore
from time import perf_counter
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from regnum.adapters.arrays import LIMIT
from regnum.adapters.gymnasium import observation_space
from regnum.adapters.seating import Seating
from regnum.adapters.table import REFUSE, RESULT
from regnum.core.batch import Batch, not_offered
from regnum.registry import game as game_of

Observations: TypeAlias = dict[str, NDArray[Any]]
Layout: TypeAlias = dict[str, tuple[tuple[int, ...], str]]
"""By array: its shape and type."""

ALIGNED: Final = 64
"""Bytes at whose multiples arrays begin."""

STEP: Final = 0
RESET: Final = 1
CLOSE: Final = 2
"""What processes are told to do."""

AWAKE: Final = 0.0002
LOOKS_EVERY: Final = 1.0
"""Seconds: how long one who waits stays awake, and how often it sees whether the other lives."""


def layout(batch: Batch, games: int) -> Layout:
    """The arrays for so many games like those of a batch."""
    return {
        "rows": ((games, int(batch.width)), "int16"),
        "last_rows": ((games if batch.plan.deals_at_once else 0, int(batch.width)), "int16"),
        "masks": ((games, int(batch.size)), "int8"),
        "rewards": ((games, int(batch.plan.seats)), "float64"),
        "seat": ((games,), "int16"),
        "over": ((games,), "bool"),
        "cut": ((games,), "bool"),
    }


def common(games: int) -> Layout:
    """The arrays by which the processes of an environment are told what to do."""
    return {"actions": ((games,), "int64"), "errand": ((1,), "int64")}


def bytes_of(arrays: Layout) -> int:
    return sum(_padded(shape, kind) for shape, kind in arrays.values())


def _padded(shape: tuple[int, ...], kind: str) -> int:
    size = math.prod(shape) * int(np.dtype(kind).itemsize)
    return -(-size // ALIGNED) * ALIGNED


def arrays_in(buffer: Any, arrays: Layout) -> dict[str, NDArray[Any]]:
    """The arrays, one behind the other in a piece of memory."""
    made: dict[str, NDArray[Any]] = {}
    start = 0
    for name, (shape, kind) in arrays.items():
        made[name] = np.ndarray(shape, kind, buffer, start)
        start += _padded(shape, kind)
    return made


class Share:
    """A batch, and the part of the arrays that is its own."""

    def __init__(self, batch: Batch, arrays: dict[str, NDArray[Any]]) -> None:
        self.batch = batch
        self.mine = slice(int(batch.first), int(batch.first + batch.count))
        self.rows = arrays["rows"][self.mine]
        self.parts: list[tuple[NDArray[Any], NDArray[Any]]] = []
        for name, whole in arrays.items():
            if name != "rows" and len(whole):
                part = whole[self.mine]
                vector = np.frombuffer(getattr(batch, name), whole.dtype)
                self.parts.append((part, vector.reshape(part.shape)))

    def reset(self, seed: str) -> None:
        self.batch.reset(seed)
        self._publish()

    def step(self, actions: NDArray[np.int64]) -> None:
        """Actions of all games; the batch takes its own."""
        self.batch.step(actions[self.mine].tolist())
        self._publish()

    def _publish(self) -> None:
        np.copyto(self.rows, np.frombuffer(self.batch.rows, np.int16).reshape(self.rows.shape))
        for part, written in self.parts:
            np.copyto(part, written)


class Here:
    """All games in this process."""

    def __init__(self, seating: Seating, total: int, deals_at_once: bool) -> None:
        batch = seating.batch(0, total, deals_at_once)
        plan = layout(batch, total)
        self.arrays = arrays_in(bytearray(bytes_of(plan)), plan)
        self.share = Share(batch, self.arrays)

    def reset(self, seed: str) -> None:
        self.share.reset(seed)

    def step(self, actions: NDArray[np.int64]) -> None:
        self.share.step(actions)

    def close(self) -> None:
        """Nothing is open."""


class Line:
    """Between two processes: each tells the other that it is its turn."""

    def __init__(self) -> None:
        self.requests, self.far_end = multiprocessing.Pipe()
        self.go = multiprocessing.Semaphore(0)
        self.done = multiprocessing.Semaphore(0)


def wait_for(signal: Semaphore, is_alive: Callable[[], bool]) -> bool:
    """Whether the other has given the signal; else it is dead."""
    until = perf_counter() + AWAKE
    while perf_counter() < until:
        if signal.acquire(block=False):
            return True
    while not signal.acquire(timeout=LOOKS_EVERY):
        if not is_alive():
            return signal.acquire(block=False)
    return True


def work(
    seating: Seating,
    deals_at_once: bool,
    games: range,
    total: int,
    memory: str,
    line: Line,
) -> None:
    """A process: play some of the games until the environment is closed."""
    shared = SharedMemory(memory)
    batch = seating.batch(games.start, len(games), deals_at_once)
    arrays = arrays_in(shared.buf, layout(batch, total) | common(total))
    actions, errand = arrays.pop("actions"), arrays.pop("errand")
    share = Share(batch, arrays)
    parent = multiprocessing.parent_process()
    assert parent is not None
    with suppress(KeyboardInterrupt):
        while wait_for(line.go, parent.is_alive) and errand[0] != CLOSE:
            if errand[0] == RESET:
                share.reset(line.far_end.recv())
            else:
                share.step(actions)
            line.done.release()
    del arrays, actions, errand, share
    shared.close()


class Spread:
    """The games dealt out to this process and others."""

    def __init__(self, seating: Seating, total: int, deals_at_once: bool, processes: int) -> None:
        bounds = [total * number // processes for number in range(processes + 1)]
        batch = seating.batch(0, bounds[1], deals_at_once)
        plan = layout(batch, total) | common(total)
        self.lenient = batch.plan.lenient
        self.deals_at_once = deals_at_once
        self.memory = SharedMemory(create=True, size=bytes_of(plan))
        self.arrays = arrays_in(self.memory.buf, plan)
        self.actions, self.errand = self.arrays.pop("actions"), self.arrays.pop("errand")
        self.share = Share(batch, self.arrays)
        self.lines: list[Line] = []
        self.workers = []
        for start, stop in pairwise(bounds[1:]):
            line = Line()
            given = (seating, deals_at_once, range(start, stop), total, self.memory.name, line)
            worker = multiprocessing.Process(target=work, args=given, daemon=True)
            worker.start()
            self.lines.append(line)
            self.workers.append(worker)

    def reset(self, seed: str) -> None:
        for line in self.lines:
            line.requests.send(seed)
        self._send(RESET)
        self.share.reset(seed)
        self._gather()

    def step(self, actions: NDArray[np.int64]) -> None:
        if not self.lenient:
            self._refuse(actions)
        np.copyto(self.actions, actions)
        self._send(STEP)
        self.share.step(actions)
        self._gather()

    def _refuse(self, actions: NDArray[np.int64]) -> None:
        """Whatever is not offered, before any process plays anything."""
        size = self.arrays["masks"].shape[1]
        known = (actions >= 0) & (actions < size)
        offered = self.arrays["masks"][np.arange(len(actions)), np.where(known, actions, 0)]
        good = known & (offered > 0)
        if not self.deals_at_once:
            good |= self.arrays["over"] | self.arrays["cut"]
        if not good.all():
            place = int(good.argmin())
            raise not_offered(place, int(actions[place]))

    def _send(self, errand: int) -> None:
        self.errand[0] = errand
        for line in self.lines:
            line.go.release()

    def _gather(self) -> None:
        for line, worker in zip(self.lines, self.workers, strict=True):
            if not wait_for(line.done, worker.is_alive):
                raise RuntimeError("A process of the environment has ended; make a new one.")

    def close(self) -> None:
        self._send(CLOSE)
        for worker in self.workers:
            worker.join()
        self.arrays.clear()
        del self.actions, self.errand, self.share
        self.memory.close()
        self.memory.unlink()


class VectorEnv(GymnasiumVectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """So many games of one table; a game that is over is dealt anew, in the next step or, with
    `autoreset=AutoresetMode.SAME_STEP`, in the same one.

    With `opponents` (the name of a bot) the learner has one seat, or each in turn if none is
    named; else it decides for all. With `copy=False` the arrays of a step are those of the next
    one too, which saves copying them. The rest is as in `regnum.adapters.gymnasium.Env`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int | None = None,
        *,
        opponents: str | None = None,
        seat: int | None = None,
        reward: str = RESULT,
        all_moves: bool = False,
        illegal: str = REFUSE,
        limit: int = LIMIT,
        processes: int = 1,
        autoreset: AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        **options: Any,
    ) -> None:
        super().__init__()
        self.same_step = autoreset == AutoresetMode.SAME_STEP
        self.num_envs = num_envs
        self.copy = copy
        seating = Seating(game, seats, options, opponents, seat, reward, all_moves, illegal, limit)
        self.games: Here | Spread
        if min(processes, num_envs) == 1:
            self.games = Here(seating, num_envs, self.same_step)
        else:
            self.games = Spread(seating, num_envs, self.same_step, min(processes, num_envs))
        self.metadata = {"autoreset_mode": autoreset, "render_modes": []}
        self.single_observation_space = observation_space(game_of(game))
        self.single_action_space = spaces.Discrete(len(game_of(game).moves))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._each = np.arange(num_envs)
        self._all: NDArray[Any] = np.ones(num_envs, bool)

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal all games anew. Several seeds make one together."""
        if seed is not None:
            whole = seed if isinstance(seed, int) else hash(tuple(seed)) & (1 << 62) - 1
            self._np_random, self._np_random_seed = seeding.np_random(whole)
        self.games.reset(f"{self.np_random.integers(1 << 62)}")
        return self._observed(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        arrays = self.games.arrays
        deciding = arrays["seat"].copy()
        self.games.step(np.asarray(actions))
        rewards = arrays["rewards"][self._each, deciding]
        over, cut = self._given("over"), self._given("cut")
        infos = self._infos()
        if self.same_step:
            infos["final_obs"] = {"observation": self._given("last_rows")}
            infos["_final_obs"] = over | cut
        return self._observed(), rewards, over, cut, infos

    def close_extras(self, **kwargs: Any) -> None:
        self.games.close()

    def _observed(self) -> Observations:
        return {"observation": self._given("rows"), "action_mask": self._given("masks")}

    def _infos(self) -> dict[str, Any]:
        return {
            "seat": self._given("seat"),
            "_seat": self._all,
            "rewards": self._given("rewards"),
            "_rewards": self._all,
        }

    def _given(self, name: str) -> NDArray[Any]:
        array = self.games.arrays[name]
        return array.copy() if self.copy else array
