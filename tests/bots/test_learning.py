"""Evaluations, learning and search: what is seen is in range, learning is repeatable and learns."""

import json
from math import exp
from pathlib import Path

import pytest

import regnum
from regnum.bots.beam import best_turns
from regnum.bots.bot import Knowledge
from regnum.bots.evaluation import Evaluation
from regnum.bots.learned import LearnedBot
from regnum.bots.learning import Learner
from regnum.bots.practice import Practice
from regnum.bots.search import Timer, imagined, ranked
from regnum.bots.thought import Budget, Thought
from regnum.bots.weights import learned, read_habits, read_weights, remember, write_weights
from regnum.cli.training import dealt, run
from regnum.core.chance import fast
from regnum.core.errors import RegnumError
from regnum.registry import PLAYERS, strategy
from tests.tables import Table, somewhere, tables

CAROLUS = regnum.game("carolus-magnus")
WALLENSTEIN = regnum.game("wallenstein")
each_game = pytest.mark.parametrize("key", PLAYERS)


@pytest.mark.parametrize("table", list(tables()), ids=str)
def test_every_position_has_features_within_the_size(table: Table) -> None:
    known = strategy(table.game)
    for decisions in (0, 40, 200):
        state = somewhere(table, 3, decisions)
        for seat in range(state.seats if state.to_move else 0):
            found = list(known.features(state, seat))
            assert found or known.has_hunches()
            assert all(0 <= feature < known.size() for feature in found)


@pytest.mark.parametrize("table", list(tables()), ids=str)
def test_what_a_seat_sees_does_not_depend_on_what_is_hidden(table: Table) -> None:
    known = strategy(table.game)
    state = somewhere(table, 5, 60)
    for seat in range(state.seats if state.to_move else 0):
        other = state.sample(seat, "another world")
        assert list(known.features(state, seat)) == list(known.features(other, seat))
        assert list(known.amounts(state, seat)) == list(known.amounts(other, seat))


@each_game
def test_all_victories_together_are_one(key: str) -> None:
    game = regnum.game(key)
    known = strategy(game)
    state = somewhere(Table(game, game.seats[0], {}), 1, 5_000)
    if not state.to_move:
        assert sum(known.won(state, seat) for seat in range(state.seats)) == pytest.approx(1)


def test_partners_win_together() -> None:
    state = somewhere(Table(CAROLUS, 4, {}), 2, 5_000)
    known = strategy(CAROLUS)
    won = [known.won(state, seat) for seat in range(4)]
    assert won[0] == won[2]
    assert won[0] + won[1] == 1


@each_game
def test_learning_repeats_itself(key: str) -> None:
    game = regnum.game(key)
    known = strategy(game)
    learned = []
    for _ in range(2):
        learner = Learner(known, known.first_weights(), "seed")
        assert learner.play(dealt(game, game.seats[0], "a game", {}))
        learned.append(learner.weights())
    assert learned[0] == learned[1]
    assert learned[0] != known.first_weights()


def test_learning_finds_out_who_wins() -> None:
    """After some games, whoever has more castles in play is thought likelier to win."""
    known = strategy(CAROLUS)
    learner = Learner(known, known.first_weights(), "seed")
    for number in range(12):
        learner.play(dealt(CAROLUS, 2, f"game {number}", {}))
    state = somewhere(Table(CAROLUS, 2, {}), 6, 150)
    behind, ahead = sorted((0, 1), key=state.standing().__getitem__)
    assert state.standing()[ahead] > state.standing()[behind]
    assert learner.evaluation.value(state, ahead) > learner.evaluation.value(state, behind)


def test_a_beam_finds_whole_turns_best_first() -> None:
    state = somewhere(Table(CAROLUS, 2, {}), 7, 30)
    seat = state.to_move[0]
    evaluation = Evaluation(strategy(CAROLUS), strategy(CAROLUS).first_weights())
    turns = best_turns(evaluation, state, seat, 3, 5)
    assert 1 <= len(turns) <= 5
    assert [turn.worth for turn in turns] == sorted([t.worth for t in turns], reverse=True)
    for turn in turns:
        played = state.copy()
        for move in turn.moves:
            played.play(seat, move)
        assert played.sealed or seat not in played.to_move


def test_a_beam_begins_with_any_paladin_and_finds_each_turn_once() -> None:
    """A turn is offered clan by clan, but the best paladin may be of the last clan."""
    state = somewhere(Table(CAROLUS, 2, {}), 7, 30)
    while state.moment.phase != "play-paladins":
        state.play(state.to_move[0], state.distinct(state.to_move[0])[0])
    seat = state.to_move[0]
    known = strategy(CAROLUS)
    assert list(known.moves(state, seat)) == state.legal(seat)
    state.play(seat, state.legal(seat)[-1])
    assert set(state.distinct(seat)) < set(known.moves(state, seat))
    turns = best_turns(learned(CAROLUS.key, 2, known), state, seat, 6, 1_000)
    played = [tuple(sorted(turn.moves)) for turn in turns]
    assert len(set(played)) == len(played)


def test_a_disc_is_judged_by_the_answers_to_it() -> None:
    """While others are still to show theirs it is not known who acts first."""
    known = strategy(CAROLUS)
    evaluation = learned(CAROLUS.key, 2, known)
    state = somewhere(Table(CAROLUS, 2, {}), 7, 30)
    while state.moment.phase != "choose-disc" or any(state.position()["shown"]):
        state.play(state.to_move[0], state.distinct(state.to_move[0])[0])
    first = state.to_move[0]
    assert not known.unsettled(state)
    state.play(first, state.legal(first)[0])
    second = state.to_move[0]
    assert known.unsettled(state)
    told = evaluation.value(state, first)
    state.play(second, evaluation.best_move(state, second))
    assert not known.unsettled(state)
    assert told == evaluation.value(state, first)


def test_who_is_careful_takes_no_step_when_the_training_is_over() -> None:
    for key, careful in (("carolus-magnus", True), ("wallenstein", False)):
        game = regnum.game(key)
        known = strategy(game)
        learner = Learner(known, known.first_weights(), "seed")
        learner.slow_down(1.0)
        learner.play(dealt(game, game.seats[0], "a game", {}))
        assert (learner.weights() == known.first_weights()) == careful


@each_game
def test_a_searching_bot_repeats_itself(key: str) -> None:
    game = regnum.game(key)
    thought = Thought(2, 3, Budget(30, 1))
    state = somewhere(Table(game, game.seats[0], {}), 3, 20)
    seat = state.to_move[0]
    bots = [LearnedBot(strategy(game), thought, game, 1) for _ in range(2)]
    first, second = (bot.choose(Knowledge(state, seat)) for bot in bots)
    assert first == second
    for move in first:
        state.play(seat, move)


@pytest.mark.parametrize("table", list(tables()), ids=str)
def test_a_searching_bot_is_blind_to_what_its_seat_cannot_know(table: Table) -> None:
    """It chooses the same in a world that its seat cannot tell from this one."""
    player = LearnedBot(strategy(table.game), Thought(1, 2, Budget(2, 1)), table.game, 1)
    for decisions in (3, 60):
        state = somewhere(table, 8, decisions)
        if not state.to_move:
            continue
        seat = state.to_move[-1]
        other = state.sample(seat, "another world")
        assert player.choose(Knowledge(state, seat)) == player.choose(Knowledge(other, seat))


def test_weights_are_kept_and_refused_if_they_are_of_something_else(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    known = strategy(CAROLUS)
    weights = [0.001 * number for number in range(known.size())]
    write_weights(file, CAROLUS.key, 2, weights, [])
    assert read_weights(file, known) == pytest.approx(weights)
    assert read_habits(file, known) == []
    with pytest.raises(RegnumError, match="another version"):
        read_weights(file, strategy(regnum.game("wallenstein")))


def test_training_leaves_weights_habits_and_a_record(tmp_path: Path) -> None:
    known = strategy(regnum.game("wallenstein"))
    before = learned("wallenstein", 3, known)
    run(regnum.game("wallenstein"), 3, 20, "1", {}, None, tmp_path, measured_games=0)
    file = tmp_path / "wallenstein-3.json"
    assert any(read_weights(file, known))
    assert read_habits(file, known) == pytest.approx(known.first_habits(), abs=0.001)
    rows = (tmp_path / "wallenstein-3.training.jsonl").read_text().splitlines()
    assert json.loads(rows[0])["seed"] == "1"
    assert json.loads(rows[-1])["games"] == 20
    remember("wallenstein", 3, before)  # what was just learned is no good to other tests


def test_habits_change_by_practice_and_the_same_way_each_time() -> None:
    known = strategy(WALLENSTEIN)
    habits = known.first_habits()
    found: list[list[float]] = []
    for _ in range(2):
        practice = Practice(known, habits, 2, "seed")
        for number in range(2):
            for deal in range(6):
                practice.play(dealt(WALLENSTEIN, 3, f"{number}/{deal}", {}))
            practice.turn()
        found.append(practice.known())
    assert found[0] == found[1]
    assert found[0] != habits


def test_every_habit_has_its_reach() -> None:
    for key in ("carolus-magnus", "carolingi", "wallenstein"):
        known = strategy(regnum.game(key))
        assert len(known.reaches()) == len(known.first_habits())
        assert all(reach > 0 for reach in known.reaches())


def test_features_of_which_there_is_more_or_less_are_weighed_by_how_much() -> None:
    state = somewhere(Table(WALLENSTEIN, 3, {}), 5, 0)
    known = strategy(WALLENSTEIN)
    features, amounts = known.features(state, 0), known.amounts(state, 0)
    assert len(features) == len(amounts)
    weights = known.first_weights()
    weights[features[0]] = 2.0
    expected = 1 / (1 + exp(-2.0 * amounts[0]))
    assert Evaluation(known, weights).value(state, 0) == pytest.approx(expected)


@each_game
def test_who_has_no_time_plays_what_looks_best_at_once(key: str) -> None:
    """Nothing is tried that would not be over in time, however much could be judged."""
    game = regnum.game(key)
    state = somewhere(Table(game, game.seats[0], {}), 3, 20)
    seat = state.to_move[0]
    hasty = LearnedBot(strategy(game), Thought(2, 3, Budget(10**9, 1, 1e-9)), game, 1)
    for move in hasty.choose(Knowledge(state, seat)):
        state.play(seat, move)


@pytest.mark.parametrize(
    ("key", "phase"), [("wallenstein", "plan-season"), ("carolingi", "lay-tiles")]
)
def test_in_an_imagined_world_the_others_have_decided(key: str, phase: str) -> None:
    """What they decide at the same time does not depend on what this seat will do."""
    game = regnum.game(key)
    known = strategy(game)
    state = game.start(3, 1)
    while state.moment.phase != phase:
        state.play(state.to_move[0], state.distinct(state.to_move[0])[0])
    assert state.to_move == (0, 1, 2)
    world = imagined(Evaluation(known, known.first_weights()), Knowledge(state, 1), 5)
    assert world.to_move == (1,)
    assert world.legal(1) == state.legal(1)


def test_all_candidates_are_ranked_those_dropped_first_last() -> None:
    known = strategy(CAROLUS)
    state = somewhere(Table(CAROLUS, 2, {}), 7, 30)
    seat = state.to_move[0]
    turns = [[move] for move in state.distinct(seat)][:4]
    evaluation = Evaluation(known, known.first_weights())
    knowledge = Knowledge(state, seat)
    found = ranked(evaluation, knowledge, turns, Budget(12, 0), fast("ranked"), Timer(0.0))
    assert sorted(one.moves for one in found) == sorted(turns)
    assert [one.tries for one in found] == sorted((one.tries for one in found), reverse=True)


def test_a_hunch_is_what_is_thought_where_nothing_was_learned() -> None:
    game = regnum.game("carolingi")
    known = strategy(game)
    blank = Evaluation(known, known.first_weights())
    state = somewhere(Table(game, 3, {}), 4, 60)
    hunches = [known.hunch(state, seat) for seat in range(3)]
    values = [blank.value(state, seat) for seat in range(3)]
    assert sorted(range(3), key=hunches.__getitem__) == sorted(range(3), key=values.__getitem__)
    assert values == pytest.approx([1 / (1 + exp(-hunch)) for hunch in hunches])
