"""Problems: mined from bots' games, each solvable, one a day."""

from datetime import date, timedelta
from pathlib import Path

import pytest

import regnum
from regnum.analysis import mining
from regnum.analysis.outlook import CLEAR
from regnum.analysis.problem import (
    Problem,
    Verdict,
    checked,
    problem_of_day,
    problems,
    solving_moves,
    verdict,
    written,
)
from regnum.bots.bot import Knowledge
from regnum.bots.thought import Budget, Thought
from regnum.bots.weights import learned
from regnum.cli.mining import run
from regnum.core.history import History
from regnum.registry import strategy

GAMES = ("carolus-magnus", "carolingi", "wallenstein")


@pytest.mark.parametrize("key", GAMES)
def test_every_problem_loads_and_its_solution_is_legal(key: str) -> None:
    known = problems(key)
    assert len(known) >= 30
    for problem in known:
        history = checked(problem)
        assert problem.seat in history.state.to_move
        assert round(problem.worth - problem.next_worth, 3) >= CLEAR


@pytest.mark.parametrize("key", GAMES)
def test_the_bots_of_today_find_most_problems_again(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else they are those of other bots, and to be mined again (docs/bots.md). One in seven is
    looked at, and not as deeply as when it was found, so a few may seem less clear."""
    monkeypatch.setattr(mining, "DEEPER", 1)
    looked_at = problems(key)[::7]
    again = [problem.number for problem in looked_at if found_again(problem)]
    assert len(again) >= 0.75 * len(looked_at), again


def found_again(problem: Problem) -> bool:
    history = checked(problem)
    known = strategy(history.game)
    one = mining.standing_out(
        learned(history.game.key, history.state.seats, known),
        Knowledge(history.state, problem.seat),
        len(history.lines),
        known.first_look(),
    )
    return one is not None and one.solution == list(problem.solution)


@pytest.mark.parametrize("key", GAMES)
def test_there_is_one_a_day_until_all_have_come(key: str) -> None:
    known = problems(key)
    first = date(2026, 3, 1)
    days = [problem_of_day(key, first + timedelta(days=n)) for n in range(len(known))]
    assert {day.number for day in days if day} == set(range(len(known)))
    assert problem_of_day(key, first) == problem_of_day(key, first)


def test_a_game_from_elsewhere_has_none() -> None:
    assert problems("nowhere") == []
    assert problem_of_day("nowhere", date(2026, 3, 1)) is None


@pytest.fixture
def posed() -> tuple[History, int, list[int]]:
    problem = problems("carolus-magnus")[0]
    history = checked(problem)
    return history, problem.seat, solving_moves(history.game, problem.solution)


def test_the_solution_is_right(posed: tuple[History, int, list[int]]) -> None:
    history, seat, solution = posed
    line = len(history.lines)
    assert verdict(history, line, seat, solution) == Verdict(False, False)
    for move in solution:
        history.play(seat, move)
    assert verdict(history, line, seat, solution) == Verdict(True, True)


def test_another_turn_is_wrong(posed: tuple[History, int, list[int]]) -> None:
    history, seat, solution = posed
    line = len(history.lines)
    turn = history.state.turn
    while history.state.turn == turn and seat in history.state.to_move:
        wrong = [move for move in history.state.distinct(seat) if move not in solution]
        history.play(seat, (wrong or history.state.distinct(seat))[0])
    assert verdict(history, line, seat, solution) == Verdict(True, False)


def test_what_stands_out_is_mined(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With hardly any thought, and where little is enough to stand out."""
    monkeypatch.setattr(mining, "CLEAR", 0.0)
    monkeypatch.setattr(mining, "OPEN", (0.0, 1.0))
    monkeypatch.setattr(mining, "MOST_A_GAME", 1)
    monkeypatch.setattr(mining, "FIRST", 0)
    monkeypatch.setattr(mining, "obvious", lambda knowledge, moves: False)
    game = regnum.game("carolus-magnus")
    thought = Thought(2, 3, Budget(3, 0))
    found = list(mining.mine(game, 2, {}, "test", 1, thought))
    assert len(found) == 1
    assert '"ruleset"' in written(game.key, found)
    file = tmp_path / "problems.json"
    run(game, 2, {}, "test", 2, 1, file)
    assert file.read_text().startswith("{")
