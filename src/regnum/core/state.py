"""A position, and the only ways to change it.

`State` holds what is the same in every game: who owes a decision, the agenda, the stream of
chance, the journal, and the checks around a move. A game adds its fields, as packed vectors and
whole numbers.

The agenda is a stack of phases still to come, kept as data so that a position can be copied, saved
and compared at any moment. `play` hands the move to the decision on top, and then begins phase
after phase from the top until somebody owes a decision. A decision stays on top until it is
answered.
"""

import hashlib
import json
from operator import index
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from mypy_extensions import mypyc_attr

from regnum.core.agenda import NUMBER_SHIFT, SEAT, SEAT_SHIFT, WHICH
from regnum.core.chance import FAST, KEYED, KeyedStream, Stream, checked_seed, fast
from regnum.core.errors import BadSeats, ImpossiblePosition, NotANumber, RegnumError
from regnum.core.game import Game
from regnum.core.journal import Ask, Event
from regnum.core.packed import append, i64, pop, vec
from regnum.core.phase import NOTHING, Decision, Phase, Stop
from regnum.core.position import rebuilt, table_told, told
from regnum.core.refusal import IllegalMove, Refusal
from regnum.core.result import Points, Result
from regnum.core.shape import SINGLE, Shape

if TYPE_CHECKING:
    from regnum.core.picture import Picture

MOST_SEATS: Final = 8
OWING: Final = [
    tuple([seat for seat in range(MOST_SEATS) if mask >> seat & 1]) for mask in range(256)
]
"""The seats of each mask."""

LONGEST_RUN: Final = 100_000
"""Phases begun by one move at most; more means that a loaded position goes round in a circle."""


class Moment(NamedTuple):
    """Where a game stands: the round as its players count it, the turns so far, and the name of
    the phase that asks ("" when the game is over). A turn is what a seat decides until chance, a
    reveal or another seat's decision comes between."""

    round: int
    turn: int
    phase: str


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress. See docs/contract.md for what callers may rely on."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.phases: list[Phase[Any]] = game.phases
        self.seed = ""
        self.commitment = ""
        self.owing: i64 = 0  # a bit for each seat that owes a decision
        self.agenda = vec[i64]()
        self.open: Decision[Any] = NOTHING  # the decision on top of the agenda
        self.turn: i64 = 0
        self.sealed = False
        self.trusted = True
        self.journal: list[Event] | None = None
        self.frames: list[State] | None = None  # the position at each event of the journal
        self.chance: Stream

    # --- the contract -------------------------------------------------------------------

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe a decision, () when the game is over."""
        return OWING[self.owing]

    def legal(self, seat: Any) -> list[int]:
        """All that the rulebook allows this seat now, ascending; [] if it owes nothing."""
        who = self._owing_seat(seat)
        return [] if who < 0 else list(self.choices(who))

    def distinct(self, seat: Any) -> list[int]:
        """For search: the part of `legal` with which every end of the turn is reached once."""
        who = self._owing_seat(seat)
        return [] if who < 0 else list(self.proposals(who))

    def refusal(self, seat: Any, move: Any) -> Refusal | None:
        """None if the move is legal, else which rule forbids it."""
        who = self._owing_seat(seat)
        if who >= 0 and isinstance(move, int) and 0 <= move < self.game.size:
            return self.forbids(who, move)
        return self._misplaced(index_of(seat), index_of(move))

    def play(self, seat: Any, move: Any) -> None:
        """Apply a move, or raise IllegalMove and leave the position untouched."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            known = 0 <= move < self.game.size
            raise IllegalMove(refusal, self.game.text(move) if known else f"Move {move}")
        if not self.trusted:
            self._try_out(seat, move)
        self.advance(seat, move)

    def result(self) -> Result | None:
        """None while the game runs."""
        return None if self.owing else self.game.outcome(self)

    def standing(self) -> tuple[int, ...]:
        """Each seat's points so far; at the end they are the result's scores."""
        return tuple([int(self.game.points(self, seat)) for seat in range(self.seats)])

    def reckoning(self) -> list[list[Points]]:
        """Each seat's score, explained, when the game is over; the parts are the same for all
        seats. [] before."""
        if self.owing:
            return []
        return [self.game.account(self, seat) for seat in range(self.seats)]

    def asks(self, seat: Any) -> Ask:
        """What a seat that owes a decision is asked."""
        who = self._owing_seat(seat)
        if who < 0:
            raise RegnumError(f"Seat {seat} is not asked anything now.")
        return self.decision().asks(self, who, self.agenda[-1] >> NUMBER_SHIFT)

    def view(self, seat: Any) -> dict[str, Any]:
        """All that this seat may know, as JSON; None is a spectator."""
        who: int | None = None if seat is None else self._known(seat)
        return {**self.heading(who), **self.game.scene(self, who)}

    def heading(self, who: int | None) -> dict[str, Any]:
        """The part of a view that every game has; the rest is the game's own scene."""
        result = self.result()
        asks = self.asks(who) if who is not None and self.owing >> who & 1 else None
        heading: dict[str, Any] = {
            "game": self.game.key,
            "ruleset": self.game.ruleset,
            "seats": self.seats,
            "seat": who,
            "options": dict(self.options),
            "commitment": self.commitment,
            "to_move": list(self.to_move),
            "asks": None if asks is None else asks._asdict(),
            "result": None if result is None else result.as_json(),
        }
        renamed = self.game.renamed(self.options)
        if renamed:
            heading["renamed"] = renamed
        return heading

    def events(self, seat: int | None) -> list[Event]:
        """The part of the journal that this seat may know."""
        return [event for event in self.journal or [] if event.seen_by(seat)]

    @property
    def moment(self) -> Moment:
        """Where the game stands, for those who follow it from outside."""
        phase = self.decision().name if self.owing else ""
        return Moment(int(self.game.round(self)), int(self.turn), phase)

    @property
    def draws(self) -> list[tuple[int, int]]:
        """What chance gave to the latest play: each draw and its number of sides."""
        return list(zip(self.chance.drawn(), self.chance.sides(), strict=True))

    @property
    def timer(self) -> int | None:
        """The seconds that the decision now open allows, None where time is free."""
        return self.decision().seconds(self) if self.owing else None

    def expire(self) -> None:
        """The host says that the timer has run out."""
        if self.timer is None:
            refusal = Refusal("refusal-no-timer", self.game.turn_rule, {})
            raise IllegalMove(refusal, "Letting the time run out")
        self._begin()
        decision = self.decision()
        self.settle()
        try:
            decision.time_out(self)
        except Stop:
            self.finish()
        self.turn += 1
        self.run()

    def sample(self, seat: Any, seed: Any) -> "State":
        """A copy in which all that `seat` cannot know is drawn afresh."""
        who = self._known(seat)
        other = self.copy()
        other.options = dict(self.options)
        other.seed = ""
        other.chance = fast(seed if isinstance(seed, int) else checked_seed(seed))
        self.game.redraw(other, who)
        other.chance.wipe()
        return other

    def fork(self, chance: Stream) -> "State":
        """A copy with another future, drawn from a stream of its own."""
        other = self.copy()
        other.seed = ""
        other.chance = chance
        return other

    def copy(self) -> "State":
        """An independent equal, its journal off. Write it out: speed is decided here."""
        raise NotImplementedError

    def position(self) -> dict[str, Any]:
        """The whole position as JSON, secrets included; `Game.load` reads it."""
        return told(self)

    def fields(self) -> dict[str, Any]:
        """The game's own fields as JSON: what lies on the table."""
        fields: dict[str, Any] = {}
        for name, shape in self.shapes().items():
            value = getattr(self, name)
            fields[name] = value if shape.length == SINGLE else list(value)
        return fields

    def shapes(self) -> dict[str, Shape]:
        """The game's own fields and what each may hold."""
        raise NotImplementedError

    def faults(self) -> list[str]:
        """Every invariant of the game that this position breaks, as sentences."""
        return list(self.game.faults(self))

    def faults_since(self, earlier: "State") -> list[str]:
        """Every invariant that the step from an earlier position to this one breaks."""
        return list(self.game.faults_since(self, earlier))

    def picture(self, seat: Any = None) -> "Picture | None":
        """The board as this seat, or a spectator, sees it; None where nobody has drawn it."""
        return self.game.picture(self.view(seat))

    def _repr_svg_(self) -> str | None:
        """As notebooks show it."""
        drawn = self.picture()
        return None if drawn is None else drawn.svg

    # --- equal positions ----------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """The same game at the same point: all that lies on the table and who is asked what, but
        not the dice to come, nor how it came to this."""
        if not isinstance(other, State) or other.game.key != self.game.key:
            return False
        return table_told(self) == table_told(other)

    def __hash__(self) -> int:
        """Of the same, and the same in every process. It changes with each move."""
        return fingerprint(table_told(self))

    def known(self, seat: int | None) -> int:
        """A stable hash of what this seat knows: equal views are equal numbers."""
        view = self.view(seat)
        del view["commitment"]
        return fingerprint(view)

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "State":
        return self.copy()

    def __reduce__(self) -> Any:
        return (rebuilt, (self.game, self.position(), self.journal, self.trusted))

    # --- what a game and its phases use -------------------------------------------------

    def decision(self) -> Decision[Any]:
        """The decision that is open."""
        assert self.open is not NOTHING, "nobody is asked"
        return self.open

    def choices(self, seat: i64) -> vec[i64]:
        """`legal` without the checks, for a seat that owes a decision."""
        return self.open.choices(self, seat, self.agenda[-1] >> NUMBER_SHIFT)

    def proposals(self, seat: i64) -> vec[i64]:
        """`distinct` without the checks, for a seat that owes a decision."""
        return self.open.distinct(self, seat, self.agenda[-1] >> NUMBER_SHIFT)

    def forbids(self, seat: i64, move: i64) -> Refusal | None:
        decision = self.open
        number = self.agenda[-1] >> NUMBER_SHIFT
        if decision.answered_by(move):
            return decision.forbids(self, seat, number, move)
        asked = decision.asks(self, seat, number)
        return Refusal("refusal-other-decision", asked.rule, {"decision": asked.key})

    def advance(self, seat: i64, move: i64) -> None:
        """`play` without the check, for loops that take their moves from `proposals`."""
        self._begin()
        try:
            self.open.answer(self, seat, self.agenda[-1] >> NUMBER_SHIFT, move)
        except Stop:
            self.finish()
        self.run()
        if self.sealed or not self.owing >> seat & 1:
            self.turn += 1

    def run(self) -> None:
        """Begin phase after phase until somebody owes a decision or nothing is left."""
        begun: i64 = 0
        try:
            while not self.owing and len(self.agenda):
                self.agenda, step = pop(self.agenda)
                self.phases[step & WHICH].begin(
                    self, step >> SEAT_SHIFT & SEAT, step >> NUMBER_SHIFT
                )
                begun += 1
                if begun > LONGEST_RUN:
                    raise ImpossiblePosition("The agenda of this position never ends.")
        except Stop:
            self.finish()
        if len(self.chance.tape):
            self.sealed = True

    def push(self, phase: Phase[Any], seat: i64 = 0, number: i64 = 0) -> None:
        """Put a phase on top of the agenda: push what comes later first."""
        if phase.number < 0:
            raise LookupError(f"The phase {phase.name!r} is not in the game's list of phases.")
        step = phase.number | seat << SEAT_SHIFT | number << NUMBER_SHIFT
        self.agenda = append(self.agenda, step)

    def ask(self, decision: Phase[Any], seat: i64, number: i64 = 0) -> None:
        """Leave a decision on top of the agenda until this seat has answered."""
        self.push(decision, seat, number)
        self.open = cast(Decision[Any], self.phases[decision.number])
        self.owing = 1 << seat

    def ask_all(self, decision: Phase[Any], seats: i64, number: i64 = 0) -> None:
        """The same for several seats, a bit each."""
        self.push(decision, 0, number)
        self.open = cast(Decision[Any], self.phases[decision.number])
        self.owing = seats

    def settle(self) -> None:
        """The open decision has been answered: it leaves the agenda."""
        self.agenda, _ = pop(self.agenda)
        self.owing = 0

    def finish(self) -> None:
        """The game is over, whatever was still to come."""
        self.agenda = vec[i64]()
        self.owing = 0

    def tell(
        self,
        key: str,
        params: dict[str, Any],
        targets: tuple[str, ...] = (),
        to: tuple[int, ...] | None = None,
    ) -> None:
        """Write into the journal. Callers in hot places ask first whether there is one."""
        if self.journal is not None:
            self.journal.append(Event(key, params, targets, to))
            if self.frames is not None:
                self.frames.append(self.copy())

    def share(self, other: "State") -> None:
        """The part of `copy` that is the same in every game."""
        other.phases = self.phases
        other.seed = self.seed
        other.commitment = self.commitment
        other.sealed = self.sealed
        other.trusted = self.trusted
        other.owing = self.owing
        other.agenda = self.agenda[:]
        other.open = self.open
        other.turn = self.turn
        other.chance = self.chance.copy()

    # --- checks -------------------------------------------------------------------------

    def _try_out(self, seat: int, move: int) -> None:
        """A loaded position may be one that no game reaches: what breaks on it is its fault."""
        try:
            self.copy().advance(seat, move)
        except RegnumError:
            raise
        except Exception as error:
            raise ImpossiblePosition("No game leads to this position: it cannot go on.") from error

    def _known(self, seat: Any) -> int:
        number = index_of(seat)
        if not 0 <= number < self.seats:
            raise BadSeats(f"There is no seat {number}; the seats are 0 to {self.seats - 1}.")
        return number

    def _owing_seat(self, seat: Any) -> i64:
        """The seat as a number if it owes a decision, else -1."""
        number: int = seat if isinstance(seat, int) else index_of(seat)
        return number if 0 <= number < MOST_SEATS and self.owing >> number & 1 else -1

    def _begin(self) -> None:
        if len(self.chance.tape):
            self.chance.wipe()
        self.sealed = False

    def _misplaced(self, seat: int, move: int) -> Refusal | None:
        """Why a seat that owes nothing, or a number that is no move, is refused."""
        if not self.owing:
            return Refusal("refusal-game-over", self.game.end_rule, {})
        if not 0 <= seat < self.seats:
            return Refusal("refusal-no-seat", self.game.turn_rule, {"number": seat})
        if not self.owing >> seat & 1:
            return Refusal("refusal-not-your-turn", self.game.turn_rule, {"seat": seat})
        if 0 <= move < self.game.size:
            return self.forbids(seat, move)
        return Refusal("refusal-no-move", self.game.turn_rule, {"number": move})


def index_of(value: object) -> int:
    """A whole number, of whatever kind; anything else is refused."""
    if isinstance(value, int):
        return value
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        raise NotANumber(f"A seat or a move is a whole number, not {value!r:.60}.") from None


def fingerprint(told: object) -> int:
    """A stable number for something that JSON can tell."""
    text = json.dumps(told, sort_keys=True, separators=(",", ":"))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 3


def chance_kind(state: State) -> str:
    """Which kind of stream a game draws from."""
    return KEYED if isinstance(state.chance, KeyedStream) else FAST


def first_owing(state: State) -> i64:
    """The lowest seat that owes a decision."""
    seat: i64 = 0
    while not state.owing >> seat & 1:
        seat += 1
    return seat
