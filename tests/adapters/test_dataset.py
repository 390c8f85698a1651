"""Records as arrays to learn from."""

from pathlib import Path

import pytest

import regnum
from regnum.core.chance import fast
from regnum.core.errors import RegnumError
from regnum.core.history import begin
from regnum.core.record import record_of
from regnum.testing import random_decisions

numpy = pytest.importorskip("numpy", reason="numpy is not installed: pip install regnum[numpy]")

from regnum.adapters.arrays import Observer, columns  # noqa: E402
from regnum.adapters.dataset import decisions, read_parquet  # noqa: E402


def record(key: str, seed: int, most: int = 2_000) -> str:
    history = begin(regnum.game(key).start(seed=seed))
    for seat, move in random_decisions(history.state, fast(seed), most):
        history.play(seat, move)
    return record_of(history)


def test_a_record_is_its_decisions() -> None:
    game = regnum.game("carolus-magnus")
    played = decisions([record("carolus-magnus", 1, 40), record("carolus-magnus", 2, 30)])
    assert played.rows.shape == (70, columns(game)[-1].stop)
    assert played.masks[numpy.arange(70), played.moves].all()
    assert played.games.tolist() == [0] * 40 + [1] * 30
    start = game.start(seed=1)
    assert (played.rows[0] == Observer(start).knowledge(start, start.to_move[0])).all()
    assert not played.values.any()
    assert sorted(played.table()) == ["games", "masks", "moves", "rows", "seats", "values"]


def test_a_data_set_is_kept_as_parquet(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="pyarrow is not installed: pip install regnum[parquet]")
    played = decisions([record("carolingi", 1, 20), record("carolingi", 2, 10)])
    played.write_parquet(tmp_path / "played.parquet")
    again = read_parquet(tmp_path / "played.parquet")
    for name, values in played._asdict().items():
        found = getattr(again, name)
        assert found.dtype == values.dtype
        assert (found == values).all(), name


def test_a_finished_game_tells_what_it_was_worth() -> None:
    played = decisions([record("wallenstein", 1)])
    by_seat = {int(seat): float(value) for seat, value in zip(*played[3:5], strict=True)}
    assert sum(by_seat.values()) == 0
    assert max(by_seat.values()) > 0


def test_records_of_two_games_are_no_data_set() -> None:
    with pytest.raises(RegnumError, match="must be of one game"):
        decisions([record("carolus-magnus", 1, 5), record("carolingi", 1, 5)])
    with pytest.raises(RegnumError, match="at least one"):
        decisions([])
