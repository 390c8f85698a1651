"""The weights that were learned: a file for each game and number of seats, its training beside it.

They are whole thousandths, so that a file can be read and compared.
"""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from regnum.bots.evaluation import Evaluation
from regnum.bots.strategy import Strategy
from regnum.core.errors import RegnumError
from regnum.core.state import MOST_SEATS

VERSION: Final = 1
SCALE: Final = 1000


def file_of(key: str, seats: int) -> Any:
    """The file for so many players, or for the nearest number that was trained: a game does not
    change that much. None where nothing was learned yet."""
    folder = files("regnum.bots").joinpath("weights")
    near = sorted(range(1, MOST_SEATS + 1), key=lambda number: abs(number - seats))
    for number in near:
        file = folder.joinpath(f"{key}-{number}.json")
        if file.is_file():
            return file
    return None


def read_weights(file: Any, strategy: Strategy) -> list[float]:
    """The weights of a file, if they are for what is seen today."""
    told = json.loads(file.read_text(encoding="utf-8"))
    weights = [weight / SCALE for weight in told["weights"]]
    if told["version"] != VERSION or len(weights) != strategy.size():
        raise RegnumError(f"{file} was learned by another version; see: regnum train --help")
    return weights


def read_habits(file: Any, strategy: Strategy) -> list[float]:
    """The habits of a file, or the first ones where it has none."""
    told = json.loads(file.read_text(encoding="utf-8"))
    habits = [habit / SCALE for habit in told.get("habits", ())]
    first = strategy.first_habits()
    return habits if len(habits) == len(first) else first


def write_weights(
    file: Path, key: str, seats: int, weights: list[float], habits: list[float]
) -> None:
    told = json.dumps({"game": key, "seats": seats, "version": VERSION})[:-1]
    if habits:
        told += f', "habits": [{thousandths(habits)}]'
    file.write_text(f'{told}, "weights": [{thousandths(weights)}]}}\n', encoding="utf-8")


def thousandths(numbers: list[float]) -> str:
    return ",".join([str(round(number * SCALE)) for number in numbers])


_learned: dict[tuple[str, int], Evaluation] = {}


def learned(key: str, seats: int, strategy: Strategy) -> Evaluation:
    """What was learned of a game for so many players, or what one is told before the first
    game; read once."""
    known = _learned.get((key, seats))
    if known is None:
        file = file_of(key, seats)
        if file:
            weights, habits = read_weights(file, strategy), read_habits(file, strategy)
            known = Evaluation(strategy, weights, habits)
        else:
            known = Evaluation(strategy, strategy.first_weights())
        remember(key, seats, known)
    return known


def remember(key: str, seats: int, evaluation: Evaluation) -> None:
    """From now on, and in this process, this is what was learned."""
    _learned[key, seats] = evaluation
