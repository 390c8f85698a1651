"""What can stand on the agenda: phases, and among them the decisions.

A phase is one object in the chapter that it belongs to. A game lists its phases; the place in
that list is the number by which the agenda holds them, so a variant that puts its own phase at
another's place is reached wherever the base game pushes that one.
"""

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from regnum.core.journal import Ask
from regnum.core.packed import i64, packed, vec
from regnum.core.refusal import Refusal

if TYPE_CHECKING:
    from regnum.core.state import State

P = TypeVar("P", bound="State")
"""The position of the game."""


class Stop(Exception):
    """The game ends at this moment, whatever was under way: raised by a rule, caught by `play`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[P]):
    """Something that happens when its time has come. `name` is how positions call it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number: i64 = -1

    def begin(self, state: P, seat: i64, number: i64) -> None:
        """Do it, or ask for it. `seat` and `number` are what was pushed with it."""
        raise NotImplementedError

    def fits(self, state: P, seat: i64, number: i64) -> bool:
        """Whether a loaded position may have it on its agenda with this number."""
        return number == 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Phase[P]):
    """A question to one seat: its text and section, the moves that answer it, what may be
    answered, why not, and what an answer does."""

    def __init__(self, name: str, ask: str, rule: str, *slices: tuple[int, int]) -> None:
        """`slices` of the move table, each from the first id to before the last, answer it."""
        super().__init__(name)
        self.ask = ask
        self.rule = rule
        self._bounds = packed([bound for pair in slices for bound in pair])
        self._first: i64 = min([first for first, _ in slices], default=0)
        self._end: i64 = max([end for _, end in slices], default=0)
        self._whole = len(slices) <= 1

    def begin(self, state: P, seat: i64, number: i64) -> None:
        state.ask(self, seat, number)

    def choices(self, state: P, seat: i64, number: i64) -> vec[i64]:
        """All that the rulebook allows now, ascending."""
        raise NotImplementedError

    def distinct(self, state: P, seat: i64, number: i64) -> vec[i64]:
        """A part of it with which every end of the turn can be reached, in one way only."""
        return self.choices(state, seat, number)

    def forbids(self, state: P, seat: i64, number: i64, move: i64) -> Refusal | None:
        """The same truth as `choices`, told for one move of the slices, with its reason."""
        raise NotImplementedError

    def take(self, state: P, seat: i64, number: i64, move: i64) -> None:
        """What a legal answer does; the decision has left the agenda."""
        raise NotImplementedError

    def params(self, state: P, seat: i64, number: i64) -> dict[str, Any]:
        """What the question speaks of, besides the seat."""
        return {}

    def asks(self, state: P, seat: i64, number: i64) -> Ask:
        """The question."""
        params = {"seat": int(seat), **self.params(state, seat, number)}
        return Ask(self.ask, self.rule, params, self.drafted())

    def drafted(self) -> bool:
        """Whether the answer is several moves that belong together and concern nobody until the
        last of them, so that a person drafts them first."""
        return False

    def answered_by(self, move: i64) -> bool:
        """Whether the move is of the kind that is asked for."""
        if self._whole or not self._first <= move < self._end:
            return self._first <= move < self._end
        bounds = self._bounds
        for pair in range(0, len(bounds), 2):
            if bounds[pair] <= move < bounds[pair + 1]:
                return True
        return False

    def answer(self, state: P, seat: i64, number: i64, move: i64) -> None:
        """Take a legal answer off the agenda and do what it says."""
        state.settle()
        self.take(state, seat, number, move)

    def may_ask(self, state: P, seats: i64, seat: i64) -> bool:
        """Whether a loaded position may ask just these seats, when `seat` stands beside it."""
        return seats == 1 << seat

    def seconds(self, state: P) -> int | None:
        """How long it may take, None where time is free."""
        return None

    def time_out(self, state: P) -> None:
        """What happens when the seconds are over; the decision has left the agenda."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Decision[P]):
    """A question to several seats at once, each answering in secret, perhaps with several
    moves; the reveal comes when the last of them has committed."""

    def begin(self, state: P, seat: i64, number: i64) -> None:
        asked = self.asked(state)
        if asked:
            self.open(state)
            state.ask_all(self, asked, number)

    def asked(self, state: P) -> i64:
        """The seats that decide, a bit each; none passes the question over."""
        return (1 << state.seats) - 1

    def open(self, state: P) -> None:
        """Make ready for the answers."""

    def may_ask(self, state: P, seats: i64, seat: i64) -> bool:
        return seat == 0

    def committed(self, state: P, seat: i64) -> bool:
        """Whether this seat has said all, after an answer of its own."""
        return True

    def reveal(self, state: P) -> None:
        """All have committed."""

    def answer(self, state: P, seat: i64, number: i64, move: i64) -> None:
        self.take(state, seat, number, move)
        if self.committed(state, seat):
            state.owing &= ~(1 << seat)
            if not state.owing:
                state.settle()
                self.reveal(state)


NOTHING: Final = Decision[Any]("nothing", "", "")
"""What is open when nobody is asked."""


def numbered(phases: list[Phase[Any]]) -> list[Phase[Any]]:
    """A game's phases, each told its place."""
    for number, phase in enumerate(phases):
        phase.number = number
    return phases


def replace(phases: list[Phase[Any]], base: Phase[Any], variant: Phase[Any]) -> None:
    """Put a variant's phase at the place of the base game's."""
    variant.number = base.number
    phases[base.number] = variant
