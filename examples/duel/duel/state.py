"""The position: what each has chosen in this round, and the points."""

from typing import Final

from duel.moves import NUMBERS
from regnum.core.packed import i64, vec
from regnum.core.shape import Shape
from regnum.core.state import State

NONE: Final = -1
MOST_ROUNDS: Final = 5


class Position(State):
    """Everything on the table."""

    chosen: vec[i64]  # by seat: this round's number or NONE
    points: vec[i64]  # by seat
    round: i64

    def copy(self) -> State:
        other = Position(self.game, self.seats, self.options)
        self.share(other)
        other.chosen = self.chosen[:]
        other.points = self.points[:]
        other.round = self.round
        return other

    def shapes(self) -> dict[str, Shape]:
        return {
            "chosen": Shape(NONE, NUMBERS - 1, 2),
            "points": Shape(0, MOST_ROUNDS, 2),
            "round": Shape(0, MOST_ROUNDS),
        }
