"""What a bot is, and what it is handed."""

from typing import Any, Protocol

from regnum.core.state import State


class Knowledge:
    """A seat's own knowledge of a game: what it sees, what it may do, and worlds that could
    be the real one. The real position stays behind it."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    def view(self) -> dict[str, Any]:
        return self._state.view(self.seat)

    def legal(self) -> list[int]:
        return self._state.legal(self.seat)

    def distinct(self) -> list[int]:
        """For search: the legal moves with which every end of the turn is reached once."""
        return self._state.distinct(self.seat)

    def sample(self, seed: int | str) -> State:
        """A game that this seat cannot tell from the real one; it may be played on freely."""
        return self._state.sample(self.seat, seed)


class Bot(Protocol):
    """A player: anything that can choose. Ours are made with a seed; the same seed and the
    same knowledge lead to the same choice."""

    def choose(self, knowledge: Knowledge) -> int:
        """The move to play; `knowledge.legal()` is never empty here."""
