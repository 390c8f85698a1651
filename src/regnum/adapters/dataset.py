"""Games that were played, as arrays to learn from, and as Parquet files.

from regnum.adapters.dataset import decisions, read_parquet

played = decisions(path.read_text() for path in Path("games").glob("*.txt"))
played.write_parquet("played.parquet")
again = read_parquet("played.parquet")
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
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

    def write_parquet(self, path: str | Path) -> None:
        """As a file that pyarrow, pandas, Polars and Hugging Face's `datasets` read: a column for
        each field, a list of a fixed length where a decision has many numbers."""
        import pyarrow
        from pyarrow import parquet

        columns = {name: _column(values) for name, values in self._asdict().items()}
        parquet.write_table(pyarrow.table(columns), path, compression="zstd")


def decisions(records: Iterable[str], board: str | None = None) -> Decisions:
    """All decisions of some records of one game, on its own board or on that of a file."""
    histories = [read(record, board) for record in records]
    if len({history.game.key for history in histories}) != 1:
        raise RegnumError("The records of a data set must be of one game, and at least one.")
    found = [each for number, history in enumerate(histories) for each in _of(history, number)]
    columns = zip(*found, strict=True)
    kinds = (np.int16, np.int8, np.int32, np.int8, np.float32, np.int32)
    return Decisions(*[np.array(column, kind) for column, kind in zip(columns, kinds, strict=True)])


def read_parquet(path: str | Path) -> Decisions:
    """What `write_parquet` wrote."""
    from pyarrow import parquet

    table = parquet.read_table(path)
    columns = [table.column(name).combine_chunks() for name in Decisions._fields]
    return Decisions(*[_array(column) for column in columns])


def _column(values: NDArray[Any]) -> Any:
    import pyarrow

    if values.ndim == 1:
        return pyarrow.array(values)
    flat = pyarrow.array(values.reshape(-1))
    return pyarrow.FixedSizeListArray.from_arrays(flat, values.shape[1])


def _array(column: Any) -> NDArray[Any]:
    import pyarrow

    if not pyarrow.types.is_fixed_size_list(column.type):
        return np.asarray(column)
    return np.asarray(column.flatten()).reshape(len(column), -1)


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
