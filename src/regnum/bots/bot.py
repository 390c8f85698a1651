"""What a bot is, and what it is handed."""

from typing import Any, Final, Protocol

from regnum.core.chance import Stream, fast
from regnum.core.game import Game
from regnum.core.state import MOST_SEATS, State

STAND_IN: Final = 0
"""The seed of the world that stands in for the real one."""


class Knowledge:
    """A seat's own knowledge of a game: what it sees, what it may do, and worlds that could
    be the real one. The real position is not in here: a world that the seat cannot tell from it
    stands in for it, and answers every question as it would."""

    def __init__(self, state: State, seat: int) -> None:
        self._world = state.sample(seat, STAND_IN)
        self.seat = seat

    def __reduce__(self) -> tuple[Any, ...]:
        return Knowledge, (self._world, self.seat)

    @property
    def game(self) -> Game:
        return self._world.game

    def view(self) -> dict[str, Any]:
        return self._world.view(self.seat)

    def legal(self) -> list[int]:
        return self._world.legal(self.seat)

    def distinct(self) -> list[int]:
        """For search: the legal moves with which every end of the turn is reached once."""
        return self._world.distinct(self.seat)

    def sample(self, seed: int | str) -> State:
        """A game that this seat cannot tell from the real one; it may be played on freely."""
        return self._world.sample(self.seat, seed)

    def number(self) -> int:
        """A stable number of all that is known: equal knowledge, equal number. It is that of the
        world that stands in for the real one, so a view may show more without anybody's choices
        becoming others."""
        return hash(self._world) * MOST_SEATS + self.seat


class Bot(Protocol):
    """A player: anything that can choose. A bot has no memory: the same seed and the same
    knowledge lead to the same choice, so that it plays on after a restart as if nothing had been,
    and at a table as it did in the arena."""

    def choose(self, knowledge: Knowledge) -> list[int]:
        """The moves to play one after the other: one, or several of the same turn where nothing
        can come between. `knowledge.legal()` is never empty here."""


def lots(seed: int | str, knowledge: Knowledge) -> Stream:
    """What a bot of this seed draws by lot, knowing this."""
    return fast(f"{seed}:{knowledge.number()}")
