"""Duel: the game, and what is told of it."""

from typing import Any

from duel.moves import TABLE
from duel.round import CHOOSE_NUMBER, COMPARE
from duel.scene import Scene
from duel.state import MOST_ROUNDS, NONE, Position
from regnum.core.document import Printed
from regnum.core.game import Game
from regnum.core.options import Option
from regnum.core.packed import packed
from regnum.core.result import Points, Result


class Duel(Game):
    """Two play."""

    def __init__(self) -> None:
        super().__init__(
            key="duel",
            title="Duel",
            ruleset=1,
            seats=range(2, 3),
            options={"rounds": Option(3, tuple(range(1, MOST_ROUNDS + 1)), "option-rounds")},
            moves=TABLE,
            phases=[CHOOSE_NUMBER, COMPARE],
            turn_rule="1",
            end_rule="2",
        )

    def blank(self, seats: int, options: dict[str, Any]) -> Position:
        return Position(self, seats, options)

    def set_up(self, state: Position) -> None:
        state.chosen = packed([NONE, NONE])
        state.points = packed([0, 0])
        state.round = 0
        state.push(CHOOSE_NUMBER)

    def printed(self) -> Printed:
        return Printed((Scene,))

    def scene(self, state: Position, seat: int | None) -> Scene:
        own = NONE if seat is None else state.chosen[seat]
        return {
            "round": int(state.round) + 1,
            "points": list(state.points),
            "own": None if own == NONE else own,
        }

    def redraw(self, state: Position, seat: int) -> None:
        """What the other has chosen, if anything, could be any number."""
        other = 1 - seat
        if state.chosen[other] != NONE:
            state.chosen[other] = state.chance.draw(3)

    def round(self, state: Position) -> int:
        return int(state.round) + 1

    def points(self, state: Position, seat: int) -> int:
        return int(state.points[seat])

    def outcome(self, state: Position) -> Result:
        points = list(state.points)
        ranks = tuple(1 + (points[1 - seat] > points[seat]) for seat in (0, 1))
        return Result(ranks, tuple(points), "points")

    def account(self, state: Position, seat: int) -> list[Points]:
        won = int(state.points[seat])
        return [Points("reckoning-rounds", "2", won, won)]

    def faults(self, state: Position) -> list[str]:
        """What a loaded position must fulfil (1, 2)."""
        faults = []
        if sum(list(state.points)) > state.round:
            faults.append("Nobody scores twice in a round.")
        if (state.round == state.options["rounds"]) != (not state.to_move):
            faults.append("The game is over exactly after its last round.")
        for seat in (0, 1):
            if (state.chosen[seat] == NONE) != (seat in state.to_move or not state.to_move):
                faults.append(f"Seat {seat} has chosen exactly if it is not asked.")
        return faults
