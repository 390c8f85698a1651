"""Rows of numbers and masks of moves."""

import sys
from subprocess import run

import pytest

import regnum
from regnum.core.errors import RegnumError
from regnum.core.result import Result
from tests.examples import registered
from tests.tables import somewhere, tables

numpy = pytest.importorskip("numpy", reason="numpy is not installed: pip install regnum[numpy]")

from regnum.adapters.arrays import Observer, columns, highest, planes  # noqa: E402

GAMES = list(regnum.games())


@pytest.mark.parametrize("key", GAMES)
def test_a_mask_is_what_may_be_played(key: str) -> None:
    for table in tables():
        if table.game.key != key:
            continue
        state = somewhere(table, 3)
        observer = Observer(state)
        for seat in range(state.seats):
            assert numpy.flatnonzero(observer.mask(state, seat)).tolist() == state.distinct(seat)
            legal = observer.mask(state, seat, all_moves=True)
            assert numpy.flatnonzero(legal).tolist() == state.legal(seat)


@pytest.mark.parametrize("key", GAMES)
def test_a_row_has_the_same_length_at_every_table(key: str) -> None:
    game = regnum.game(key)
    lengths = set()
    for seats in game.seats:
        state = game.start(seats, 1)
        observer = Observer(state)
        row, whole = observer.knowledge(state, 0), observer.whole(state)
        assert (row <= highest(game)).all()
        assert (whole <= highest(game, whole=True)).all()
        lengths.add((len(row), len(whole)))
    (lengths_of_all,) = lengths
    assert lengths_of_all == (columns(game)[-1].stop, columns(game, whole=True)[-1].stop)


def test_a_row_is_read_by_names() -> None:
    state = regnum.game("carolus-magnus").start(3, 1)
    observer = Observer(state)
    named = observer.named(observer.knowledge(state, 1))
    assert named["seat"].tolist() == [0, 1, 0, 0]
    assert named["seats"] == 3
    assert named["to_move"].tolist() == [0, 0, 1, 0]  # seat 0 is the second after seat 1
    assert named["paladins"].sum() == 15
    assert planes(state.game) == (11, 15)
    board = observer.knowledge(state, 1)[: 11 * 15].reshape(11, 15)
    assert board[10].sum() == 1  # the Emperor stands in one territory


def test_lands_come_first() -> None:
    assert planes(regnum.game("carolingi")) == (22, 36)
    assert planes(regnum.game("wallenstein")) == (31, 45)


def test_a_row_counts_the_seats_from_who_looks() -> None:
    state = regnum.game("wallenstein").start(4, 1)
    observer = Observer(state)
    owners = [observer.named(observer.knowledge(state, seat))["owner"] for seat in range(4)]
    for seat in range(4):
        assert (owners[seat][0] == owners[0][seat]).all()
        assert (owners[seat][3] == owners[0][(seat + 3) % 4]).all()


def test_a_result_is_worth_something_to_each() -> None:
    assert Result((1, 2), (3, 1), "").values() == (1.0, -1.0)
    assert Result((1, 1), (3, 3), "").values() == (0.0, 0.0)
    assert Result((2, 1, 3), (3, 5, 1), "").values() == (0.0, 1.0, -1.0)
    assert sum(Result((1, 3, 1, 3), (3, 1, 3, 1), "").values()) == 0


def test_a_game_without_rows_says_so() -> None:
    with registered() as key, pytest.raises(RegnumError, match="does not tell its positions"):
        regnum.game(key).encoder()


def test_importing_regnum_stays_light() -> None:
    program = "import regnum, sys; print([m for m in ('numpy', 'gymnasium') if m in sys.modules])"
    done = run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
