"""TorchRL's wrappers take the environments."""

import warnings

import pytest

pytest.importorskip("torchrl", reason="TorchRL is not installed: pip install torchrl")
pytest.importorskip(
    "pettingzoo", reason="PettingZoo is not installed: pip install regnum[pettingzoo]"
)

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from torchrl.envs import GymWrapper, PettingZooWrapper

from regnum.adapters.gymnasium import Env
from regnum.adapters.pettingzoo import env, parallel_env

pytestmark = pytest.mark.filterwarnings("ignore")


def test_torchrl_plays_a_decision_at_a_time() -> None:
    wrapped = PettingZooWrapper(env("carolus-magnus"), use_mask=True, categorical_actions=True)
    assert wrapped.rollout(10).batch_size == (10,)


def test_torchrl_plays_decisions_taken_together() -> None:
    environment = parallel_env("wallenstein", illegal="lot")
    assert PettingZooWrapper(environment, categorical_actions=True).rollout(5).batch_size == (5,)


def test_torchrl_plays_against_bots() -> None:
    environment = Env("carolus-magnus", illegal="lot")
    wrapped = GymWrapper(environment, categorical_action_encoding=True)
    assert wrapped.rollout(10).batch_size == (10,)
