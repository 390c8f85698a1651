"""Gymnasium's own checks of our environments, one game at a time and many."""

import os
from typing import Any

import pytest

import regnum
from regnum.core.errors import RegnumError

numpy = pytest.importorskip("numpy", reason="numpy is not installed: pip install regnum[gymnasium]")
pytest.importorskip("gymnasium", reason="Gymnasium is missing: pip install regnum[gymnasium]")

from gymnasium.error import ResetNeeded  # noqa: E402
from gymnasium.utils.env_checker import check_env, data_equivalence  # noqa: E402
from gymnasium.vector import AutoresetMode, SyncVectorEnv  # noqa: E402
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics  # noqa: E402

from regnum.adapters.gymnasium import Env  # noqa: E402
from regnum.adapters.vector import Spread, VectorEnv  # noqa: E402

GAMES = list(regnum.games())


def chosen(observed: dict[str, Any], lots: Any) -> Any:
    """A random move of each mask."""
    masks = observed["action_mask"]
    return (lots.random(masks.shape) * masks).argmax(axis=-1)


@pytest.mark.parametrize("key", GAMES)
def test_the_environment_passes_upstreams_check(key: str) -> None:
    check_env(Env(key, illegal="lot"), skip_render_check=True)


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_a_game_ends_with_the_learners_result(opponents: str) -> None:
    environment = Env("carolus-magnus", 3, opponents=opponents, seat=1)
    observed, info = environment.reset(seed=1)
    lots = numpy.random.default_rng(1)
    over = cut = False
    while not (over or cut):
        assert info["seat"] == 1
        assert (environment.action_masks() == observed["action_mask"]).all()
        observed, reward, over, cut, info = environment.step(chosen(observed, lots))
    assert over
    assert -1 <= reward <= 1
    with pytest.raises(ResetNeeded):
        environment.step(0)


def test_a_game_that_is_too_long_is_cut() -> None:
    environment = Env("carolingi", limit=20)
    observed, _ = environment.reset(seed=1)
    lots = numpy.random.default_rng(1)
    over = cut = False
    while not cut:
        observed, reward, over, cut, _ = environment.step(chosen(observed, lots))
    assert not over
    assert reward == 0


def steps(environment: Any, number: int) -> list[Any]:
    """What some random steps of many games bring."""
    lots = numpy.random.default_rng(1)
    observed, infos = environment.reset(seed=1)
    seen = [(observed, infos)]
    for _ in range(number):
        step = environment.step(chosen(observed, lots))
        observed = step[0]
        seen.append(step)
    environment.close()
    return seen


@pytest.mark.parametrize("key", GAMES)
def test_many_games_in_several_processes_are_the_same_as_in_one(key: str) -> None:
    here = steps(VectorEnv(key, 5), 60)
    elsewhere = steps(VectorEnv(key, 5, processes=2), 60)
    assert all(data_equivalence(one, other) for one, other in zip(here, elsewhere, strict=True))


@pytest.mark.parametrize("key", GAMES)
def test_many_games_keep_to_their_spaces(key: str) -> None:
    environment = VectorEnv(key, 3, opponents="random", limit=60)
    for observed, *_ in steps(environment, 60):
        assert environment.observation_space.contains(observed)
    assert environment.action_space.shape == (3,)


def test_one_of_many_games_is_the_single_environment() -> None:
    """The same steps through Gymnasium's own vector of single environments."""
    ours = VectorEnv("carolus-magnus", 1, opponents="random", seat=0)
    upstream = SyncVectorEnv([lambda: Env("carolus-magnus", seat=0)])
    for one, other in zip(steps(ours, 400), steps(upstream, 400), strict=True):
        assert data_equivalence(one[0], other[0])
        if len(one) > 2:
            assert [part.tolist() for part in one[1:4]] == [part.tolist() for part in other[1:4]]
            if one[2].any():
                break
    else:
        raise AssertionError("no game ended")


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_game_that_is_over_is_dealt_anew(mode: AutoresetMode) -> None:
    environment = VectorEnv("carolus-magnus", 2, autoreset=mode, limit=50)
    seen = steps(environment, 110)
    ends = [number for number, step in enumerate(seen[1:], 1) if step[3].any()]
    assert ends == ([50, 101] if mode == AutoresetMode.NEXT_STEP else [50, 100])
    masks = seen[ends[0]][0]["action_mask"]
    if mode == AutoresetMode.SAME_STEP:
        assert masks.any(axis=1).all()
        assert seen[ends[0]][4]["_final_obs"].all()
    else:
        assert not masks.any()


def test_upstreams_wrappers_take_many_games() -> None:
    environment = RecordEpisodeStatistics(VectorEnv("carolus-magnus", 2, limit=30))
    infos = [step[4] for step in steps(environment, 40)[1:]]
    assert any("episode" in info for info in infos)
    lists = steps(DictInfoToList(VectorEnv("carolus-magnus", 2)), 2)
    assert lists[-1][4][1]["rewards"].shape == (2,)


@pytest.mark.parametrize("processes", [1, 2])
def test_what_is_not_offered_is_refused_before_anything_is_played(processes: int) -> None:
    environment = VectorEnv("carolus-magnus", 2, processes=processes)
    observed, _ = environment.reset(seed=1)
    good = int(observed["action_mask"][0].argmax())
    for bad in (85, -1, 1_000_000):
        with pytest.raises(RegnumError, match=f"Game 1: move {bad} is not offered"):
            environment.step(numpy.array([good, bad]))
    again = environment.step(observed["action_mask"].argmax(axis=1))
    environment.close()
    other = VectorEnv("carolus-magnus", 2)
    other.reset(seed=1)
    assert data_equivalence(again, other.step(observed["action_mask"].argmax(axis=1)))


def test_a_process_that_died_is_told() -> None:
    environment = VectorEnv("carolus-magnus", 2, processes=2)
    observed, _ = environment.reset(seed=1)
    assert isinstance(environment.games, Spread)
    (worker,) = environment.games.workers
    worker.kill()
    worker.join()
    with pytest.raises(RuntimeError, match="has ended"):
        environment.step(observed["action_mask"].argmax(axis=1))
    environment.close()


def test_closing_leaves_nothing_behind() -> None:
    environment = VectorEnv("carolus-magnus", 2, processes=2)
    assert isinstance(environment.games, Spread)
    workers, memory = environment.games.workers, environment.games.memory.name
    environment.reset(seed=1)
    environment.close()
    assert [worker.is_alive() for worker in workers] == [False]
    assert not os.path.exists(f"/dev/shm/{memory}")  # noqa: PTH110 - a name, not a file of ours
