"""A history as those use it who look back."""

import pytest

from regnum.core.history import STRIDE, History, begin
from regnum.registry import game


def played(lines: int) -> History:
    history = begin(game("carolus-magnus").start(2, 7))
    while len(history.lines) < lines:
        seat = history.state.to_move[0]
        history.play(seat, history.state.legal(seat)[-1])
    return history


def test_there_is_no_position_after_lines_that_are_not_there() -> None:
    """A line may have been taken back while somebody asked for it; what is played after it is
    found all the same."""
    history = played(STRIDE)
    history.cut(STRIDE - 1)
    with pytest.raises(IndexError, match=f"There are {STRIDE - 1} lines, not {STRIDE}"):
        history.at(STRIDE)
    while len(history.lines) < STRIDE + 6:
        seat = history.state.to_move[0]
        history.play(seat, history.state.legal(seat)[0])
    assert history.at(STRIDE + 6) == history.state
