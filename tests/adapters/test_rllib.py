"""RLlib's wrappers take the environments."""

import re
import warnings
from pathlib import Path

import pytest

pytest.importorskip("ray", reason="RLlib is not installed: pip install 'ray[rllib]'")
pytest.importorskip("tree", reason="RLlib is not installed: pip install 'ray[rllib]'")
pytest.importorskip(
    "pettingzoo", reason="PettingZoo is not installed: pip install regnum[pettingzoo]"
)

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv, PettingZooEnv

from regnum.adapters.pettingzoo import env, parallel_env

RESEARCH = Path(__file__).parents[2] / "docs" / "research.md"

pytestmark = pytest.mark.filterwarnings("ignore")


def test_rllib_plays_a_decision_at_a_time() -> None:
    wrapped = PettingZooEnv(env("carolus-magnus"))
    observed, _ = wrapped.reset(seed=1)
    for _ in range(30):
        ((agent, seen),) = observed.items()
        assert wrapped.observation_space[agent].contains(seen)
        observed, rewards, over, _, _ = wrapped.step({agent: int(seen["action_mask"].argmax())})
    assert set(over) >= {"__all__"}
    assert set(rewards) <= {"player_0", "player_1"}


def test_rllib_plays_decisions_taken_together() -> None:
    wrapped = ParallelPettingZooEnv(parallel_env("wallenstein"))
    observed, _ = wrapped.reset(seed=1)
    for _ in range(5):
        moves = {agent: int(seen["action_mask"].argmax()) for agent, seen in observed.items()}
        observed, _, over, _, _ = wrapped.step(moves)
    assert not over["__all__"]


def test_the_documents_example_runs() -> None:
    """In a block of its own kind, since not everybody who tests the documents has RLlib."""
    programs = re.findall(r"```py\n(.*?)```", RESEARCH.read_text(), re.DOTALL)
    (program,) = [program for program in programs if "rllib" in program]
    exec(program, {})
