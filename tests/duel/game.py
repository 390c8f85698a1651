"""Duel: in each round both choose a number in secret; the higher one scores."""

from typing import Any, Final, cast

from regnum.core.game import Game
from regnum.core.journal import Ask
from regnum.core.moves import Entry, Move, MoveTable
from regnum.core.refusal import Refusal
from regnum.core.state import Result, Shape, State, Step

NUMBERS: Final = 3
ROUNDS: Final = 3
NONE: Final = -1
CHOOSE: Final = 0
SECONDS: Final = 1
"""What the second of the two has left, once the first has chosen."""

TABLE: Final = MoveTable(
    Entry(Move("number", (n,), (f"number:{n}",)), f"number {n}") for n in range(NUMBERS)
)


class DuelState(State):
    """What each has chosen this round, and the points."""

    chosen: list[int]
    points: list[int]
    round: int

    def copy(self) -> State:
        other = cast(DuelState, self.game.blank(self.seats, self.options))
        self.share(other)
        other.chosen = self.chosen[:]
        other.points = self.points[:]
        other.round = self.round
        return other

    def choices(self, seat: int) -> list[int]:
        return list(range(NUMBERS))

    def forbids(self, seat: int, move: int) -> Refusal | None:
        return None

    def decide(self, seat: int, move: int) -> None:
        self.chosen[seat] = move
        self.to_move = tuple(other for other in self.to_move if other != seat)
        self.tell("event-chosen", {"seat": seat, "number": move}, to=(seat,))
        if not self.to_move:
            self.agenda.pop()
            self.reveal()

    def perform(self, step: Step) -> None:
        self.agenda.append(step)
        self.to_move = (0, 1)

    def reveal(self) -> None:
        self.sealed = True
        self.tell("event-revealed", {"numbers": list(self.chosen)})
        for seat in (0, 1):
            self.points[seat] += self.chosen[seat] > self.chosen[1 - seat]
        self.chosen = [NONE, NONE]
        self.round += 1
        if self.round < ROUNDS:
            self.agenda.append((CHOOSE, 0, 0))

    def asks(self, seat: int) -> Ask:
        return Ask("ask-number", "1", {"seat": seat})

    def scene(self, seat: int | None) -> dict[str, Any]:
        own = None if seat is None or self.chosen[seat] == NONE else self.chosen[seat]
        return {"round": self.round, "points": list(self.points), "own": own}

    def outcome(self) -> Result:
        ranks = tuple(1 + (self.points[1 - seat] > self.points[seat]) for seat in (0, 1))
        return Result(ranks, tuple(self.points), "points")

    def shapes(self) -> dict[str, Shape]:
        return {
            "chosen": Shape(NONE, NUMBERS - 1, 2),
            "points": Shape(0, ROUNDS, 2),
            "round": Shape(0, ROUNDS),
        }

    def faults(self) -> list[str]:
        return []

    def allowance(self) -> int | None:
        return SECONDS if len(self.to_move) == 1 else None

    def time_out(self) -> None:
        for seat in self.to_move:
            self.chosen[seat] = 0
        self.to_move = ()
        self.agenda.pop()
        self.reveal()


class Duel(Game):
    """Two play."""

    def __init__(self) -> None:
        super().__init__("duel", "Duel", 1, range(2, 3), {}, TABLE, "1", "1")

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return DuelState(self, seats, options)

    def set_up(self, state: State) -> None:
        duel = cast(DuelState, state)
        duel.chosen = [NONE, NONE]
        duel.points = [0, 0]
        duel.round = 0
        duel.agenda = [(CHOOSE, 0, 0)]
