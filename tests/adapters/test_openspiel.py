"""OpenSpiel's own tests of our games, and its algorithms on them."""

import re
from pathlib import Path

import pytest

import regnum

numpy = pytest.importorskip("numpy", reason="numpy is not installed: pip install regnum[openspiel]")
pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: pip install regnum[openspiel]"
)

from open_spiel.python.algorithms import (  # noqa: E402
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

import regnum.adapters.openspiel  # noqa: E402

RESEARCH = Path(__file__).parents[2] / "docs" / "research.md"
GAMES = [key.replace("-", "_") for key in regnum.games()]


@pytest.mark.parametrize("dynamics", ["simultaneous=False", "simultaneous=True"])
@pytest.mark.parametrize("chance", ["explicit", "sampled"])
@pytest.mark.parametrize("key", GAMES)
def test_the_game_passes_upstreams_simulations(key: str, chance: str, dynamics: str) -> None:
    """Upstream cannot serialise a sampled game that is written in Python."""
    game = pyspiel.load_game(f"regnum_{key}(chance={chance},{dynamics},max_length=12)")
    pyspiel.random_sim_test(game, 1, chance == "explicit", False)


@pytest.mark.parametrize("simultaneous", ["False", "True"])
@pytest.mark.parametrize("key", GAMES)
def test_the_game_passes_upstreams_tests_of_python_games(key: str, simultaneous: str) -> None:
    """Upstream's own class for them: clones, both ways of serialising, pickles, returns in bounds.
    Imported here, since what is named in this module is taken for a test of ours."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    game = pyspiel.load_game(f"regnum_{key}(simultaneous={simultaneous},max_length=12)")
    GamesSimTest().sim_game(game)


@pytest.mark.parametrize("key", GAMES)
def test_every_option_is_a_parameter(key: str) -> None:
    played = regnum.game(key.replace("_", "-"))
    known = pyspiel.load_game(f"regnum_{key}").get_parameters()
    assert set(played.options) <= set(known) or known == {}
    for name, option in played.options.items():
        chosen = option.choices[-1]
        game = pyspiel.load_game(f"regnum_{key}", {name: chosen, "chance": "sampled"})
        assert game.new_initial_state().played.options[name] == chosen


def test_those_who_decide_together_have_one_node() -> None:
    game = pyspiel.load_game("regnum_wallenstein(chance=sampled,simultaneous=True)")
    state = game.new_initial_state()
    assert state.is_simultaneous_node()
    state.apply_actions([state.legal_actions(seat)[0] for seat in range(3)])
    assert state.played.turn == 0
    assert list(state.played.to_move) == [0, 1, 2]


def test_a_state_is_read_again() -> None:
    game = pyspiel.load_game("regnum_carolingi(max_length=30)")
    lots = numpy.random.RandomState(1)
    state = game.new_initial_state()
    for _ in range(20):
        outcomes = state.chance_outcomes() if state.is_chance_node() else []
        moves = [value for value, _ in outcomes] or state.legal_actions()
        state.apply_action(int(lots.choice(moves)))
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()


def test_what_is_recalled_is_only_what_was_seen() -> None:
    """A secret move changes what its own seat recalls, and not what the others do."""
    game = pyspiel.load_game("regnum_wallenstein(chance=sampled)")
    state = game.new_initial_state()
    first, other = state.clone(), state.clone()
    moves = state.legal_actions()
    first.apply_action(moves[0])
    other.apply_action(moves[1])
    assert first.information_state_string(0) != other.information_state_string(0)
    assert first.information_state_string(1) == other.information_state_string(1)
    assert first.observation_string(1) == other.observation_string(1)
    assert first.observation_tensor(1) == other.observation_tensor(1)
    assert first.information_state_tensor(0) != other.information_state_tensor(0)
    assert first.information_state_tensor(1) == other.information_state_tensor(1)
    assert len(first.information_state_tensor(1)) == game.information_state_tensor_size()


def test_upstreams_searches_run_on_it() -> None:
    game = pyspiel.load_game("regnum_carolus_magnus(max_length=4)")
    lots = numpy.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    evaluator = mcts.RandomRolloutEvaluator(1, lots)
    bot = mcts.MCTSBot(game, 2, 3, evaluator, random_state=lots)
    assert bot.step(state) in state.legal_actions()
    solver = external_sampling_mccfr.ExternalSamplingSolver(
        pyspiel.load_game("regnum_carolus_magnus(max_length=1)")
    )
    solver.iteration()
    assert solver.average_policy() is not None


@pytest.mark.parametrize("key", ["carolingi", "wallenstein"])
def test_upstreams_search_for_hidden_information_runs_on_it(key: str) -> None:
    """IS-MCTS searches in worlds that its player cannot tell from the real one."""
    game = pyspiel.load_game(f"regnum_{key}(max_length=8)")
    lots = numpy.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    world = state.resample_from_infostate(0, lots.rand)
    assert world.information_state_string(0) == state.information_state_string(0)
    assert world.observation_tensor(0) == state.observation_tensor(0)
    evaluator = mcts.RandomRolloutEvaluator(1, lots)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=4, random_state=lots)
    assert bot.step(state) in state.legal_actions()


def test_upstreams_regret_minimisers_run_on_it() -> None:
    game = pyspiel.load_game("regnum_carolingi(max_length=1)")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    assert solver.average_policy() is not None


def test_the_documents_example_runs() -> None:
    """In a block of its own kind, since not everybody who tests the documents has OpenSpiel."""
    programs = re.findall(r"```py\n(.*?)```", RESEARCH.read_text(), re.DOTALL)
    (program,) = [program for program in programs if "pyspiel" in program]
    exec(program, {})
