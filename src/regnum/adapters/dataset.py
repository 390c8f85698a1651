"""Games that were played, as arrays to learn from.

from regnum.adapters.dataset import decisions

played = decisions(path.read_text() for path in Path("games").glob("*.txt"))
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from regnum.adapters.arrays import Mask, Observer, Row
from regnum.core.errors import RegnumError
from regnum.core.history import HOST, History, carry_out
from regnum.registry import read


class Decisions(NamedTuple):
    """What was decided, one decision a row: what the seat knew, what was legal, what it played,
    who it was, what the result was worth to it in the end (0 while the game runs), and the number
    of the record."""

    rows: Row
    masks: Mask
    moves: NDArray[np.int32]
    seats: NDArray[np.int8]
    values: NDArray[np.float32]
    games: NDArray[np.int32]

    def table(self) -> dict[str, list[Any]]:
        """By columns, as data frames and `datasets.Dataset.from_dict` take it."""
        return {name: list(column) for name, column in self._asdict().items()}


def decisions(records: Iterable[str], board: str | None = None) -> Decisions:
    """All decisions of some records of one game, on its own board or on that of a file."""
    histories = [read(record, board) for record in records]
    if len({history.game.key for history in histories}) != 1:
        raise RegnumError("The records of a data set must be of one game, and at least one.")
    found = [each for number, history in enumerate(histories) for each in _of(history, number)]
    columns = zip(*found, strict=True)
    kinds = (np.int16, np.int8, np.int32, np.int8, np.float32, np.int32)
    return Decisions(*[np.array(column, kind) for column, kind in zip(columns, kinds, strict=True)])


def _of(history: History, number: int) -> Iterator[tuple[Row, Mask, int, int, float, int]]:
    result = history.state.result()
    values = (0.0,) * history.state.seats if result is None else result.values()
    observer = Observer(history.state)
    state = history.at(0)
    for line in history.lines:
        if line.seat != HOST:
            row = observer.knowledge(state, line.seat)
            mask = observer.mask(state, line.seat, all_moves=True)
            yield row, mask, line.move, line.seat, values[line.seat], number
        carry_out(state, line, line.draws)
