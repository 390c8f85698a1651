"""A position, and the only ways to change it.

`State` holds what is the same in every game: who owes a decision, the agenda, the stream
of chance, the journal, and the checks around a move. A game adds its flat lists of small
integers and fills in the methods under "what a game fills in".

The agenda is a stack of steps still to come, kept as data so that a position can be copied,
saved and compared at any moment. `play` hands the move to `decide` and then performs steps
from the top until somebody owes a decision. A step that asks for one stays on top.
"""

from typing import Any, Final, NamedTuple, TypeAlias

from regnum.core.chance import WORD, WORDS, Stream, commitment, seeded
from regnum.core.errors import BadSeats, ImpossiblePosition
from regnum.core.game import Game
from regnum.core.journal import Ask, Event
from regnum.core.refusal import IllegalMove, Refusal

Step: TypeAlias = tuple[int, int, int]
"""What is to be done, by whom (a seat), and how much or which: the game says."""

NOBODY: Final[tuple[int, ...]] = ()
ALONE: Final = tuple((seat,) for seat in range(8))
"""`to_move` when one seat decides, ready made."""


class Result(NamedTuple):
    """How a game ended: a rank and a score for each seat (1 is best, equal ranks tie)."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    def as_json(self) -> dict[str, Any]:
        return {
            "ranks": list(self.ranks),
            "scores": list(self.scores),
            "reason": self.reason,
        }


class Points(NamedTuple):
    """A part of a seat's score: a text and a rule that say what for, how many of it the seat
    has, and what that is worth. What only breaks ties is worth nothing."""

    key: str
    rule: str
    amount: int
    points: int


SINGLE: Final = -1
ANY_LENGTH: Final = -2


class Shape(NamedTuple):
    """What a field of a position may hold: a SINGLE number from `low` to `high`, or a list of
    such numbers of a length (or ANY_LENGTH)."""

    low: int
    high: int
    length: int = SINGLE


class State:
    """A game in progress. See docs/contract.md for what callers may rely on."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = ""
        self.commitment = ""
        self.to_move: tuple[int, ...] = NOBODY
        self.agenda: list[Step] = []
        self.chance: Stream
        self.sealed = False
        self.journal: list[Event] | None = None

    # --- the contract -------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The moves this seat may play now, ascending; [] if it owes nothing."""
        return self.choices(seat) if seat in self.to_move else []

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """None if the move is legal, else which rule forbids it."""
        if seat in self.to_move and 0 <= move < self.game.size:
            return self.forbids(seat, move)
        return self._misplaced(seat, move)

    def play(self, seat: int, move: int) -> None:
        """Apply a move, or raise IllegalMove and leave the position untouched."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            known = 0 <= move < self.game.size
            raise IllegalMove(refusal, self.game.text(move) if known else f"Move {move}")
        self.advance(seat, move)

    def result(self) -> Result | None:
        """None while the game runs."""
        return None if self.to_move else self.outcome()

    def reckoning(self) -> list[list[Points]]:
        """Each seat's score, explained, when the game is over; the parts are the same for all
        seats. [] before."""
        return [] if self.to_move else [self.account(seat) for seat in range(self.seats)]

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know, as JSON; None is a spectator."""
        if seat is not None:
            self._known(seat)
        result = self.result()
        asks = self.asks(seat) if seat is not None and seat in self.to_move else None
        view: dict[str, Any] = {
            "game": self.game.key,
            "ruleset": self.game.ruleset,
            "seats": self.seats,
            "seat": seat,
            "options": dict(self.options),
            "commitment": self.commitment,
            "to_move": list(self.to_move),
            "asks": None if asks is None else asks._asdict(),
            "result": None if result is None else result.as_json(),
        }
        view.update(self.scene(seat))
        return view

    def events(self, seat: int | None) -> list[Event]:
        """The part of the journal that this seat may know."""
        return [event for event in self.journal or [] if event.seen_by(seat)]

    @property
    def timer(self) -> int | None:
        """The seconds that the decision now open allows, None where time is free."""
        return self.allowance()

    def expire(self) -> None:
        """The host says that the timer has run out."""
        if self.allowance() is None:
            refusal = Refusal("refusal-no-timer", self.game.turn_rule, {})
            raise IllegalMove(refusal, "Letting the time run out")
        self._begin()
        self.time_out()
        self.run()

    def sample(self, seat: int, seed: int | str) -> "State":
        """A copy in which all that `seat` cannot know is drawn afresh."""
        self._known(seat)
        other = self.copy()
        other.options = dict(self.options)
        other.seed = ""
        other.chance = seeded(f"sample:{seed}")
        other.redraw(seat)
        other.chance.tape.clear()
        return other

    def position(self) -> dict[str, Any]:
        """The whole position as JSON, secrets included; `Game.load` reads it."""
        position: dict[str, Any] = {
            "game": self.game.key,
            "ruleset": self.game.ruleset,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "commitment": self.commitment,
            "chance": self.chance.words(),
            "to_move": list(self.to_move),
            "agenda": [list(step) for step in self.agenda],
        }
        if self.game.board:
            position["board"] = self.game.board
        for name in self.shapes():
            value = getattr(self, name)
            position[name] = list(value) if isinstance(value, list) else value
        return position

    # --- what a game fills in -----------------------------------------------------------

    def copy(self) -> "State":
        """An independent equal, its journal off. Write it out: speed is decided here."""
        raise NotImplementedError

    def choices(self, seat: int) -> list[int]:
        """The legal moves of a seat that owes a decision, ascending."""
        raise NotImplementedError

    def forbids(self, seat: int, move: int) -> Refusal | None:
        """The same truth as `choices`, told move by move with its reason."""
        raise NotImplementedError

    def decide(self, seat: int, move: int) -> None:
        """Take a legal decision: change the position, the agenda and `to_move`."""
        raise NotImplementedError

    def perform(self, step: Step) -> None:
        """Do one step taken from the agenda, or ask for it: `ask`."""
        raise NotImplementedError

    def asks(self, seat: int) -> Ask:
        """What a seat that owes a decision is asked."""
        raise NotImplementedError

    def scene(self, seat: int | None) -> dict[str, Any]:
        """The game's part of the view, built from nothing."""
        raise NotImplementedError

    def outcome(self) -> Result | None:
        """The result of a game that is over."""
        raise NotImplementedError

    def account(self, seat: int) -> list[Points]:
        """What a seat's score in `outcome` is made of, in the order in which people count it."""
        raise NotImplementedError

    def shapes(self) -> dict[str, Shape]:
        """The game's own fields and what each may hold."""
        raise NotImplementedError

    def faults(self) -> list[str]:
        """Every invariant of the game that this position breaks, as sentences."""
        raise NotImplementedError

    def faults_since(self, earlier: "State") -> list[str]:
        """Every invariant that the step from an earlier position to this one breaks."""
        return []

    def redraw(self, seat: int) -> None:
        """Draw afresh what is hidden from `seat`. Nothing is, but the future."""

    def allowance(self) -> int | None:
        """The seconds that the open decision allows."""
        return None

    def time_out(self) -> None:
        """What happens when they are over."""
        raise NotImplementedError

    # --- what a game uses ---------------------------------------------------------------

    def advance(self, seat: int, move: int) -> None:
        """`play` without the check, for loops that take their moves from `legal`."""
        self._begin()
        self.decide(seat, move)
        self.run()

    def run(self) -> None:
        """Work off the agenda until somebody owes a decision or nothing is left."""
        agenda = self.agenda
        while agenda and not self.to_move:
            self.perform(agenda.pop())
        if self.chance.tape:
            self.sealed = True

    def ask(self, seat: int, step: Step) -> None:
        """Leave the step on top of the agenda until this seat has decided."""
        self.agenda.append(step)
        self.to_move = ALONE[seat]

    def finish(self) -> None:
        """The game is over, whatever was still to come."""
        self.agenda.clear()
        self.to_move = NOBODY

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

    def share(self, other: "State") -> None:
        """The part of `copy` that is the same in every game."""
        other.seed = self.seed
        other.commitment = self.commitment
        other.sealed = self.sealed
        other.to_move = self.to_move
        other.agenda = self.agenda[:]
        other.chance = self.chance.copy()

    def restore(self, position: dict[str, Any]) -> None:
        """Take every field from a position; ImpossiblePosition where one does not fit."""
        self.seed = _text(position, "seed")
        self.commitment = _text(position, "commitment")
        if self.seed and commitment(self.seed) != self.commitment:
            raise ImpossiblePosition("The position's 'commitment' is not that of its 'seed'.")
        words = _numbers(position, "chance", Shape(0, WORD, WORDS))
        if not any(words):
            raise ImpossiblePosition("The position's 'chance' must not be all zeros.")
        self.chance = Stream(words[0], words[1], words[2], words[3])
        self.to_move = tuple(_numbers(position, "to_move", Shape(0, self.seats - 1, ANY_LENGTH)))
        self.agenda = [_step(step) for step in _list(position, "agenda")]
        for name, shape in self.shapes().items():
            if shape.length == SINGLE:
                setattr(self, name, _number(position, name, shape))
            else:
                setattr(self, name, _numbers(position, name, shape))
        faults = self.faults()
        if faults:
            raise ImpossiblePosition(faults[0])
        for seat in self.to_move:
            if not self.choices(seat):
                raise ImpossiblePosition(f"Seat {seat} is asked but has no legal move.")

    def _known(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise BadSeats(f"There is no seat {seat}; the seats are 0 to {self.seats - 1}.")

    def _begin(self) -> None:
        if self.chance.tape:
            self.chance.tape.clear()
        self.sealed = False

    def _misplaced(self, seat: int, move: int) -> Refusal:
        """Why a seat that owes nothing, or a number that is no move, is refused."""
        if not self.to_move:
            return Refusal("refusal-game-over", self.game.end_rule, {})
        if not 0 <= seat < self.seats:
            return Refusal("refusal-no-seat", self.game.turn_rule, {"number": seat})
        if seat not in self.to_move:
            return Refusal("refusal-not-your-turn", self.game.turn_rule, {"seat": seat})
        return Refusal("refusal-no-move", self.game.turn_rule, {"number": move})


def _list(position: dict[str, Any], name: str) -> list[Any]:
    value = position.get(name)
    if not isinstance(value, list):
        raise ImpossiblePosition(f"The position's {name!r} must be a list.")
    return value


def _text(position: dict[str, Any], name: str) -> str:
    value = position.get(name)
    if not isinstance(value, str):
        raise ImpossiblePosition(f"The position's {name!r} must be a text.")
    return value


def _number(position: dict[str, Any], name: str, shape: Shape) -> int:
    value = position.get(name)
    if not _whole(value, shape):
        raise ImpossiblePosition(
            f"The position's {name!r} must be a number from {shape.low} to {shape.high}."
        )
    return int(position[name])


def _numbers(position: dict[str, Any], name: str, shape: Shape) -> list[int]:
    values = _list(position, name)
    fits = shape.length in (ANY_LENGTH, len(values))
    if not fits or not all(_whole(value, shape) for value in values):
        count = "numbers" if shape.length == ANY_LENGTH else f"{shape.length} numbers"
        raise ImpossiblePosition(
            f"The position's {name!r} must be {count} from {shape.low} to {shape.high}."
        )
    return list(values)


def _whole(value: object, shape: Shape) -> bool:
    return (
        isinstance(value, int) and not isinstance(value, bool) and shape.low <= value <= shape.high
    )


def _step(step: object) -> Step:
    if not isinstance(step, list) or len(step) != 3 or not all(type(n) is int for n in step):
        raise ImpossiblePosition("Each step of the position's 'agenda' must be three numbers.")
    return (step[0], step[1], step[2])
