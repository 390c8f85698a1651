"""What a game teaches those who learn and search."""

from mypy_extensions import mypyc_attr

from regnum.core.packed import i64, vec
from regnum.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """What is seen in a position, and what a result is worth.

    A position is judged by its features: the numbers of all that is true of it for a seat, out of
    `size` that could be. A feature that is there twice is named twice.
    """

    def size(self) -> int:
        """How many features there are."""
        raise NotImplementedError

    def features(self, state: State, seat: i64) -> vec[i64]:
        """What is true of a position of a running game, as this seat sees it."""
        raise NotImplementedError

    def learns_from(self, state: State) -> bool:
        """Whether a position that has come up is one to judge."""
        return True

    def won(self, state: State, seat: i64) -> float:
        """Which part of the victory a seat has at the end: those who are first share it."""
        ranks = state.game.outcome(state).ranks
        return 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0
