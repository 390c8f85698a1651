"""PettingZoo's own tests of our environments, and what they do not ask."""

import random
import warnings
from types import SimpleNamespace
from typing import Any

import pytest

import regnum

pytest.importorskip(
    "pettingzoo", reason="PettingZoo is not installed: pip install regnum[pettingzoo]"
)

with warnings.catch_warnings():  # where there is a pygame, upstream imports what it deprecates
    warnings.simplefilter("ignore")
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        seed_test,
    )

from pettingzoo.utils.conversions import parallel_to_aec

from regnum.adapters.pettingzoo import env, parallel_env
from regnum.core.refusal import IllegalMove

GAMES = list(regnum.games())
EMPEROR = regnum.game("carolus-magnus").parse("emperor 1")

# Upstream would rather have arrays than a dictionary, but its own classic games have one too; and
# who is not asked has an empty mask.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("key", GAMES)
def test_the_environment_passes_upstreams_tests(key: str) -> None:
    api_test(env(key), num_cycles=100)
    seed_test(lambda: env(key), num_cycles=30)


@pytest.mark.parametrize("key", GAMES)
def test_the_parallel_environment_passes_upstreams_tests(key: str) -> None:
    parallel_api_test(parallel_env(key), num_cycles=60)
    parallel_seed_test(lambda: parallel_env(key, illegal="lot"), num_cycles=20)


@pytest.mark.parametrize("key", GAMES)
def test_a_parallel_environment_ends_after_its_cycles(key: str) -> None:
    """Upstream's test counts how often each agent acts, which fits those who act together."""

    def parallel(max_cycles: int) -> Any:
        return parallel_env(key, illegal="lot", max_cycles=max_cycles)

    def sequential(max_cycles: int) -> Any:
        return parallel_to_aec(parallel(max_cycles))

    max_cycles_test(SimpleNamespace(env=sequential, parallel_env=parallel))


def played_out(environment: Any) -> list[float]:
    """Play at random to the end; what each agent has gained."""
    environment.reset(seed=1)
    lots = random.Random(1)
    gained = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observed, reward, over, cut, _ = environment.last()
        gained[agent] += reward
        assert not cut
        moves = observed["action_mask"].nonzero()[0].tolist()
        environment.step(None if over else lots.choice(moves))
    return list(gained.values())


@pytest.mark.parametrize("key", GAMES)
def test_a_game_ends_with_its_result(key: str) -> None:
    environment = env(key)
    gained = played_out(environment)
    result = environment.played.result()
    assert result is not None
    assert tuple(gained) == result.values()


@pytest.mark.parametrize("key", GAMES)
def test_points_add_up_to_the_score(key: str) -> None:
    environment = env(key, reward="points")
    environment.reset(seed=1)
    before = environment.played.standing()
    gained = played_out(environment)
    points = zip(environment.played.standing(), before, strict=True)
    assert gained == [float(now - then) for now, then in points]


def test_those_who_decide_together_decide_in_one_step() -> None:
    environment = parallel_env("wallenstein", 3)
    observed, _ = environment.reset(seed=1)
    assert environment.played.to_move == (0, 1, 2)
    moves = {agent: int(seen["action_mask"].argmax()) for agent, seen in observed.items()}
    environment.step(moves)
    laid = [card for card in environment.played.position()["mat"] if card >= 0]
    assert len(laid) == 3


def test_what_is_not_legal_is_refused_or_drawn_by_lot() -> None:
    environment = env("carolus-magnus")
    environment.reset(seed=1)
    with pytest.raises(IllegalMove):
        environment.step(EMPEROR)
    lenient = env("carolus-magnus", illegal="lot")
    lenient.reset(seed=1)
    lenient.step(EMPEROR)
    assert lenient.taken == 1


def test_the_options_of_a_game_are_those_of_its_environment() -> None:
    environment = env("wallenstein", 5, leaders=True, lineup="draft")
    environment.reset(seed=1)
    assert environment.played.options["leaders"] is True
    assert environment.possible_agents[-1] == "player_4"
    assert environment.state_space.contains(environment.state())
