"""A game: its name, its options, its moves and phases, and how one is begun."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from regnum.core.chance import FAST, KEYED, Stream, checked_seed, commitment, fresh_seed, stream_for
from regnum.core.document import BoardDocument, Printed, document
from regnum.core.errors import BadOption, BadSeats, ImpossiblePosition, RegnumError
from regnum.core.moves import MoveTable
from regnum.core.options import Option, resolve
from regnum.core.phase import Phase, numbered
from regnum.core.position import restore

if TYPE_CHECKING:
    from regnum.core.picture import Picture
    from regnum.core.result import Points, Result
    from regnum.core.state import State
    from regnum.core.tensor import Encoder

ON_BOARD: Final = "@"
"""Between a game's key and the owner's board it is played on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What there is to know about a game before anybody sits down, and what its chapters tell
    of a position.

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
        phases: list[Phase[Any]],
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
        self.phases = numbered(phases)
        self.turn_rule = turn_rule
        self.end_rule = end_rule
        self.board = board
        self._document: BoardDocument | None = None

    @property
    def id(self) -> str:
        """Its key and, on an owner's board, which one: what tells it from all that are offered."""
        return f"{self.key}{ON_BOARD}{self.board}" if self.board else self.key

    def start(
        self, seats: Any = None, seed: Any = None, fast: Any = False, **options: Any
    ) -> "State":
        """A new game, set up as far as chance does it; the fewest seats by default. A `fast` one
        is for simulations: who sees enough of its draws could foresee the rest."""
        secret = fresh_seed() if seed is None else checked_seed(seed)
        stream = stream_for(FAST if fast else KEYED, secret)
        state = self.deal(self.seats[0] if seats is None else seats, options, stream)
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
        if not isinstance(options, dict) or set(options) != set(self.options):
            raise ImpossiblePosition("The position's 'options' must name every option's value.")
        try:
            resolved = resolve(self.options, options)
        except BadOption as error:
            raise ImpossiblePosition(f"The position's 'options': {error}") from None
        state = self.blank(self._checked(seats), resolved)
        restore(state, position)
        return state

    def text(self, move: Any) -> str:
        """The short notation of a move."""
        return self.moves.text(move)

    def parse(self, text: Any) -> int:
        """The move that a short notation names."""
        return self.moves.parse(text)

    def board_document(self) -> BoardDocument:
        """What never changes: names, board, tiles and cards, and what a view of this game shows."""
        if self._document is None:
            self._document = document(self)
        return self._document

    # --- what a game fills in: `state` is always a position of its own ------------------

    def blank(self, seats: int, options: dict[str, Any]) -> "State":
        """A state of this game whose fields are not yet filled."""
        raise NotImplementedError(f"{type(self).__name__} needs a method 'blank'.")

    def set_up(self, state: Any) -> None:
        """Fill the fields of a blank state and its agenda, as the rulebook prepares the game."""
        raise NotImplementedError(f"{type(self).__name__} needs a method 'set_up'.")

    def printed(self) -> Printed:
        """What is printed on its board, tiles and cards, and the types of its scene."""
        raise NotImplementedError(f"{type(self).__name__} needs a method 'printed'.")

    def scene(self, state: Any, seat: int | None) -> Mapping[str, Any]:
        """The game's part of the view, built from nothing."""
        raise NotImplementedError(f"{type(self).__name__} needs a method 'scene'.")

    def scene_beside(
        self, state: Any, seat: int, spectators: Mapping[str, Any]
    ) -> Mapping[str, Any]:
        """The same for a seat, where what a spectator sees (the scene of None) is made already:
        what both see alike may be shared and is never changed. Saves work; made anew unless the
        game knows what is the seat's own."""
        return self.scene(state, seat)

    def renamed(self, options: dict[str, Any]) -> dict[str, str]:
        """The elements that have another name with these options: {"tile:peace": "tile:..."}."""
        return {}

    def sides(self, seats: int) -> list[list[int]]:
        """The seats that win together, side by side: each alone, unless a game has partners."""
        return [[seat] for seat in range(seats)]

    def round(self, state: Any) -> int:
        """The round, year or season, as the players count them."""
        raise NotImplementedError(f"{type(self).__name__} needs a method 'round'.")

    def points(self, state: Any, seat: int) -> int:
        """What the seat has so far of what it is scored by."""
        raise NotImplementedError(f"{type(self).__name__} needs a method 'points'.")

    def outcome(self, state: Any) -> "Result":
        """The result of a game that is over."""
        raise NotImplementedError(f"{type(self).__name__} needs a method 'outcome'.")

    def account(self, state: Any, seat: int) -> "list[Points]":
        """What a seat's score in `outcome` is made of, in the order in which people count it."""
        raise NotImplementedError(f"{type(self).__name__} needs a method 'account'.")

    def encoder(self) -> "Encoder[Any]":
        """What writes its positions as numbers, for those who learn."""
        raise RegnumError(f"{self.title} does not tell its positions in numbers.")

    def picture(self, view: dict[str, Any]) -> "Picture | None":
        """What a view shows as a drawing of the board; None where nobody has drawn one."""
        return None

    def faults(self, state: Any) -> list[str]:
        """Every invariant of the game that the position breaks, as sentences."""
        return []

    def faults_since(self, state: Any, earlier: Any) -> list[str]:
        """Every invariant that the step from an earlier position to this one breaks."""
        return []

    def redraw(self, state: Any, seat: int) -> None:
        """Draw afresh what is hidden from `seat`. Nothing is, but the future."""

    def __reduce__(self) -> Any:
        """Pickled as what makes it again: its class, for a game that is made without arguments."""
        return (type(self), ())

    def _checked(self, seats: Any) -> int:
        if not isinstance(seats, int) or seats not in self.seats:
            raise BadSeats(
                f"{self.title} is played by {self.seats[0]} to {self.seats[-1]}, not by {seats!r}."
            )
        return int(seats)
