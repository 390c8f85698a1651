"""What is played in an environment: a game, its seats and options, and what is rewarded."""

from typing import Any, Final

from regnum.core.chance import Stream, fast
from regnum.core.errors import BadOption, RegnumError
from regnum.core.options import resolve
from regnum.core.state import State, index_of
from regnum.registry import game as game_of

RESULT: Final = "result"
POINTS: Final = "points"
REWARDS: Final = (RESULT, POINTS)

REFUSE: Final = "refuse"
LOT: Final = "lot"
ILLEGAL: Final = (REFUSE, LOT)


def one_of(name: str, given: str, choices: tuple[str, ...]) -> None:
    if given not in choices:
        raise BadOption(f"{name!r} cannot be {given!r}; it can be: {', '.join(choices)}.")


class Table:
    """A game with its seats and options. It deals one game after the other; a seed makes all of
    them repeatable."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: dict[str, Any],
        reward: str,
        all_moves: bool,
        illegal: str,
    ) -> None:
        one_of("reward", reward, REWARDS)
        one_of("illegal", illegal, ILLEGAL)
        self.game = game_of(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = resolve(self.game.options, options)
        self.by_result = reward == RESULT
        self.all_moves = all_moves
        self.lenient = illegal == LOT
        self._seed: int | str | None = None
        self._dealt = 0
        self._lots: Stream = fast("lots")

    @property
    def name(self) -> str:
        """As libraries call environments."""
        return f"{self.game.key.replace('-', '_')}_v{self.game.ruleset}"

    def start(self, seed: int | None = None) -> State:
        """The first game of a seed, or the next one of the seed that was given last."""
        if seed is not None:
            self._seed = seed
            self._dealt = 0
            self._lots = fast(f"lots/{seed}")
        number = None if self._seed is None else f"{self._seed}/{self._dealt}"
        self._dealt += 1
        state = self.game.start(self.seats, number, fast=True, **self.options)
        state.journal = None
        return state

    def play(self, state: State, seat: int, action: Any) -> None:
        """Play the move, or one drawn by lot if it is not legal and the table is lenient."""
        if action is None:
            raise RegnumError("A seat that owes a decision needs a move, not None.")
        move = index_of(action)
        if self.lenient and state.refusal(seat, move) is not None:
            moves = state.proposals(seat)
            move = moves[self._lots.draw(len(moves))]
            self._lots.wipe()
        state.play(seat, move)

    def rewards(
        self, state: State, standing: tuple[int, ...]
    ) -> tuple[tuple[float, ...], tuple[int, ...]]:
        """What each seat has gained since it stood so, and how it stands now."""
        if not self.by_result:
            now = state.standing()
            gained = [float(new - old) for new, old in zip(now, standing, strict=True)]
            return tuple(gained), now
        result = state.result()
        return (0.0,) * state.seats if result is None else result.values(), standing
