"""Problems: positions in which one turn stands out clearly, to be solved as an exercise.

They come from games of bots and lie in a file for each game, `problems/GAME.json`: the records of
these games, and for each of them after how many lines whose turn it is, and what solves it.
"""

import json
from collections.abc import Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from regnum.core.errors import RegnumError
from regnum.core.game import Game
from regnum.core.history import History
from regnum.core.state import State
from regnum.registry import game as game_of
from regnum.registry import read

VERSION: Final = 1


class Problem(NamedTuple):
    """A record up to the position, the seat that decides there, the moves of its best turn, and
    what that is worth: which share of victory it may expect, against the next best turn's."""

    number: int
    record: str
    seat: int
    solution: tuple[str, ...]
    worth: float
    next_worth: float


class Found(NamedTuple):
    """The same as it is found: after so many lines of a game."""

    line: int
    seat: int
    solution: list[str]
    worth: float
    next_worth: float


def problems(key: str) -> list[Problem]:
    """All problems of a game; none for a game from elsewhere."""
    told = _told(key)
    found: list[Problem] = []
    for one in told:
        lines = one["record"].split("\n")
        head = lines.index("") + 2  # the empty line and that of the set-up
        for problem in one["problems"]:
            record = "\n".join([*lines[: head + problem["line"]], ""])
            found.append(
                Problem(
                    len(found),
                    record,
                    problem["seat"],
                    tuple(problem["solution"]),
                    problem["worth"],
                    problem["next_worth"],
                )
            )
    return found


@cache
def _told(key: str) -> list[dict[str, Any]]:
    file = files("regnum.analysis").joinpath("problems", f"{key}.json")
    if not file.is_file():
        return []
    told = json.loads(file.read_text(encoding="utf-8"))
    if told["version"] != VERSION or told["ruleset"] != game_of(key).ruleset:
        return []  # until they are mined again, there are none
    games: list[dict[str, Any]] = told["games"]
    return games


def problem_of_day(key: str, day: date) -> Problem | None:
    """One a day, the same for everybody, and all of them before the first comes again."""
    known = problems(key)
    return known[day.toordinal() % len(known)] if known else None


def solving_moves(game: Game, solution: Sequence[str]) -> list[int]:
    return [game.parse(text) for text in solution]


class Verdict(NamedTuple):
    """Whether the turn is over, and if so whether it was the one."""

    over: bool
    right: bool


def verdict(history: History, line: int, seat: int, solution: Sequence[int]) -> Verdict:
    """What has become of a problem that was posed after so many lines. The order of the moves
    does not matter where they lead to the same."""
    before = history.at(line)
    played: list[int] = []
    after = before
    for number, one in enumerate(history.lines[line:], line + 1):
        if one.seat != seat:
            continue  # others may decide at the same time
        played.append(one.move)
        after = history.at(number)
        if turn_over(before, after, seat) or len(played) == len(solution):
            break
    if not played or not (turn_over(before, after, seat) or len(played) >= len(solution)):
        return Verdict(False, False)
    return Verdict(True, sorted(played) == sorted(solution) or same(before, played, solution, seat))


def turn_over(before: State, after: State, seat: int) -> bool:
    return after.turn != before.turn or not after.owing >> seat & 1


def same(before: State, played: Sequence[int], solution: Sequence[int], seat: int) -> bool:
    """Whether two turns lead to the same position with the same luck."""
    one, other = before.copy(), before.copy()
    for move in played:
        one.play(seat, move)
    for move in solution:
        other.play(seat, move)
    return one.known(seat) == other.known(seat)


def written(key: str, found: Sequence[tuple[str, Sequence[Found]]]) -> str:
    """The file of a game's problems: its records, each with what was found in it."""
    games = [
        {"record": record, "problems": [one._asdict() for one in each]} for record, each in found
    ]
    told = {"version": VERSION, "game": key, "ruleset": game_of(key).ruleset, "games": games}
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def checked(problem: Problem) -> History:
    """The position of a problem, if its solution can be played there."""
    history = read(problem.record)
    state = history.state.copy()
    for move in solving_moves(history.game, problem.solution):
        if state.refusal(problem.seat, move) is not None:
            raise RegnumError(f"Problem {problem.number}: {history.game.text(move)} is refused.")
        state.play(problem.seat, move)
    return history
