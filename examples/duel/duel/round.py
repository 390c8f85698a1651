"""A round: both choose in secret, then the numbers are shown (1, 2)."""

from typing import Final

from duel.moves import NUMBER, NUMBERS
from duel.state import NONE, Position
from regnum.core.packed import i64, packed, vec
from regnum.core.phase import Phase, Simultaneous
from regnum.core.refusal import Refusal

SECONDS: Final = 1
"""What the second of the two has left, once the first has chosen (1)."""


class ChooseNumber(Simultaneous[Position]):
    """A number each, at the same time (1)."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return packed(range(NUMBER, NUMBER + NUMBERS))

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        state.chosen[seat] = move - NUMBER
        state.tell("event-chosen", {"seat": seat, "number": move - NUMBER}, to=(seat,))

    def reveal(self, state: Position) -> None:
        state.push(COMPARE)

    def seconds(self, state: Position) -> int | None:
        return SECONDS if len(state.to_move) == 1 else None

    def time_out(self, state: Position) -> None:
        """Who is late has chosen 0 (1)."""
        state.chosen = packed([max(number, 0) for number in state.chosen])
        state.push(COMPARE)


class Compare(Phase[Position]):
    """The higher number scores a point (2)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        state.sealed = True
        numbers = list(state.chosen)
        state.tell("event-revealed", {"numbers": numbers})
        for player in (0, 1):
            state.points[player] += numbers[player] > numbers[1 - player]
        state.chosen = packed([NONE, NONE])
        state.round += 1
        if state.round < state.options["rounds"]:
            state.push(CHOOSE_NUMBER)


CHOOSE_NUMBER: Final = ChooseNumber("choose-number", "ask-number", "1", (NUMBER, NUMBER + NUMBERS))
COMPARE: Final = Compare("compare")
