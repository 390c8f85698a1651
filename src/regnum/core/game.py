"""A game: its name, its options, its moves, and how one is begun."""

from typing import TYPE_CHECKING, Any

from regnum.core.chance import Stream, checked_seed, commitment, fresh_seed, seeded
from regnum.core.errors import BadSeats, ImpossiblePosition
from regnum.core.moves import MoveTable
from regnum.core.options import Option, resolve

if TYPE_CHECKING:
    from regnum.core.state import State


class Game:
    """What there is to know about a game before anybody sits down.

    `ruleset` counts up whenever a change makes an old record play differently. `turn_rule`
    and `end_rule` are the sections cited to those who play out of turn or too late. `board`
    tells an owner's board from the game's own, which is "": records and positions name it.
    """

    def __init__(
        self,
        key: str,
        title: str,
        ruleset: int,
        seats: range,
        options: dict[str, Option],
        moves: MoveTable,
        turn_rule: str,
        end_rule: str,
        board: str = "",
    ) -> None:
        self.key = key
        self.title = title
        self.ruleset = ruleset
        self.seats = seats
        self.options = options
        self.moves = moves
        self.size = len(moves)
        self.turn_rule = turn_rule
        self.end_rule = end_rule
        self.board = board

    def start(self, seats: Any = None, seed: int | str | None = None, **options: Any) -> "State":
        """A new game, set up as far as chance does it; the fewest seats by default."""
        secret = fresh_seed() if seed is None else checked_seed(seed)
        state = self.deal(self.seats[0] if seats is None else seats, options, seeded(secret))
        state.seed = secret
        state.commitment = commitment(secret)
        return state

    def deal(self, seats: Any, options: dict[str, Any], chance: Stream) -> "State":
        """A new game on a given stream."""
        state = self.blank(self._checked(seats), resolve(self.options, options))
        state.chance = chance
        state.journal = []
        self.set_up(state)
        state.run()
        return state

    def load(self, position: Any) -> "State":
        """The state of a position as `State.position` gives it; refuses an impossible one."""
        if not isinstance(position, dict) or position.get("game") != self.key:
            raise ImpossiblePosition(f"This is not a position of {self.title}.")
        if position.get("ruleset") != self.ruleset:
            raise ImpossiblePosition(
                f"This position follows ruleset {position.get('ruleset')} of {self.title}; "
                f"here ruleset {self.ruleset} is played."
            )
        if position.get("board", "") != self.board:
            raise ImpossiblePosition(f"This position of {self.title} is on another board.")
        seats, options = position.get("seats"), position.get("options")
        if not isinstance(options, dict):
            raise ImpossiblePosition("The position's 'options' must name their values.")
        state = self.blank(self._checked(seats), resolve(self.options, options))
        state.restore(position)
        return state

    def text(self, move: int) -> str:
        """The short notation of a move."""
        return self.moves.text(move)

    def parse(self, text: str) -> int:
        """The move that a short notation names."""
        return self.moves.parse(text)

    def blank(self, seats: int, options: dict[str, Any]) -> "State":
        """A state of this game whose fields are not yet filled."""
        raise NotImplementedError

    def set_up(self, state: "State") -> None:
        """Fill the fields of a blank state and its agenda, as the rulebook prepares the game."""
        raise NotImplementedError

    def _checked(self, seats: Any) -> int:
        if not isinstance(seats, int) or seats not in self.seats:
            raise BadSeats(
                f"{self.title} is played by {self.seats[0]} to {self.seats[-1]}, not by {seats}."
            )
        return int(seats)
