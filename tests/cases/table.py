"""What the tables of several games' cases have in common."""

from typing import Generic, TypeVar

import pytest

from regnum import IllegalMove, Result, State

Position = TypeVar("Position", bound=State)


class CaseTable(Generic[Position]):
    """A game in progress, played and read in the players' words."""

    def __init__(self, state: Position) -> None:
        self.state = state

    def play(self, *moves: str) -> None:
        """Moves in short notation, each by the seat that is asked."""
        for move in moves:
            self.state.play(self.asked, self.state.game.parse(move))

    def refusal_of(self, move: str, seat: int | None = None) -> str:
        """The rule that forbids a move; trying it leaves the position untouched."""
        before = self.state.position()
        with pytest.raises(IllegalMove) as caught:
            self.state.play(self.asked if seat is None else seat, self.state.game.parse(move))
        assert self.state.position() == before
        return caught.value.refusal.rule

    @property
    def asked(self) -> int:
        """The seat that owes the decision."""
        (seat,) = self.state.to_move
        return seat

    @property
    def running(self) -> bool:
        return self.state.to_move != ()

    @property
    def choices(self) -> set[str]:
        """What the seat that is asked may play."""
        return self.choices_of(self.asked)

    @property
    def proposals(self) -> set[str]:
        """What search is offered for the seat that is asked."""
        return {self.state.game.text(move) for move in self.state.distinct(self.asked)}

    def choices_of(self, seat: int) -> set[str]:
        return {self.state.game.text(move) for move in self.state.legal(seat)}

    @property
    def result(self) -> Result:
        result = self.state.result()
        assert result is not None, "the game is still running"
        return result
