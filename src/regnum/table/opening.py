"""How a table begins: all that is settled before the first change."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from regnum.core.errors import RegnumError
from regnum.core.game import Game
from regnum.core.history import History, begin
from regnum.core.record import record_of
from regnum.registry import read
from regnum.table.lesson import lesson_of, set_up

SeatKind: TypeAlias = Literal["person", "screen", "bot", "open"]


class Clock(Struct, frozen=True):
    """Time to think: none is kept, `amount` days a move, or `amount` minutes for the game."""

    kind: Literal["none", "days", "minutes"]
    amount: Annotated[int, Meta(ge=0, le=365)]


NO_CLOCK = Clock("none", 0)


class SeatPlan(Struct, frozen=True):
    """Who sits here at first. A screen seat is played by somebody beside the host, so the host's
    player id owns it."""

    kind: SeatKind
    name: str
    player: str | None = None
    bot: str | None = None


class Exercise(Struct, frozen=True):
    """What is to be solved at a table: by whom, by which moves in the record's notation, and which
    share of victory they may expect from those and from the next best."""

    seat: int
    solution: tuple[str, ...]
    worth: float
    next_worth: float


class Contest(Struct, frozen=True):
    """The tournament that a game belongs to, whose club plays it, and in which round."""

    tournament: str
    club: str
    club_name: str
    round: int


class Opening(Struct, frozen=True):
    """The seats, and the record as far as it was already written: the options, the seed, the
    set-up's draws, and for a study all that was played. A study may be an exercise; a game may be
    a lesson, whose seed is known to all, or belong to a contest, whose others wait for its end.
    Tables that were opened before they could name their contest just say that there is one."""

    game: str
    record: str
    seats: tuple[SeatPlan, ...]
    host: str
    public: bool
    clock: Clock
    study: bool
    at: int
    exercise: Exercise | None = None
    lesson: bool = False
    rated: bool = False
    contest: Contest | bool = False


def open_table(
    rules: Game,
    options: dict[str, Any],
    seats: tuple[SeatPlan, ...],
    host: str,
    at: int,
    public: bool = False,
    clock: Clock = NO_CLOCK,
    seed: str | None = None,
    rated: bool = False,
    contest: Contest | bool = False,
) -> Opening:
    """A new game, with a seed that nobody knows unless one is given. It can be rated where each
    plays for themselves: who has two seats would play against their own rating."""
    if rated and any(seat.kind == "screen" for seat in seats):
        raise RegnumError("A rated game has no second player at one screen.")
    history = begin(rules.start(len(seats), seed, **options))
    record = record_of(history)
    return Opening(
        rules.id, record, seats, host, public, clock, False, at, rated=rated, contest=contest
    )


def open_study(history: History, host: str, at: int) -> Opening:
    """A game laid out again; its owner plays every seat on from where it ends."""
    header = history.header
    names = header.players or [str(seat + 1) for seat in range(header.seats)]
    seats = tuple(SeatPlan("screen", name, host) for name in names)
    record = record_of(history)
    return Opening(header.game.id, record, seats, host, False, NO_CLOCK, True, at)


def open_exercise(
    history: History, exercise: Exercise, host: str, name: str, bot: str, at: int
) -> Opening:
    """A position to be solved: its owner has the seat that decides, bots have the others."""
    seats = among_bots(history, exercise.seat, host, name, bot)
    record = record_of(history)
    return Opening(history.game.id, record, seats, host, False, NO_CLOCK, True, at, exercise)


def open_continuation(
    history: History, seat: int, host: str, name: str, bot: str, at: int
) -> Opening:
    """A game played on from where its record ends: its owner has a seat, bots have the others."""
    seats = among_bots(history, seat, host, name, bot)
    return Opening(history.game.id, record_of(history), seats, host, False, NO_CLOCK, True, at)


def among_bots(history: History, own: int, host: str, name: str, bot: str) -> tuple[SeatPlan, ...]:
    return tuple(
        SeatPlan("person", name, host) if seat == own else SeatPlan("bot", bot, bot=bot)
        for seat in range(history.header.seats)
    )


def open_lesson(key: str, host: str, name: str, bot: str, at: int) -> Opening:
    """A guided first game. When all is taught, the bots play on."""
    lesson = lesson_of(key)
    seats = tuple(
        SeatPlan("person", name, host)
        if seat == lesson.learner
        else SeatPlan("bot", lesson.names[seat], bot=bot)
        for seat in range(lesson.seats)
    )
    record = record_of(set_up(key))
    return Opening(key, record, seats, host, False, NO_CLOCK, False, at, lesson=True)


def open_rematch(before: Opening, seats: tuple[SeatPlan, ...], at: int) -> Opening:
    """The same table again, with whoever sits there now."""
    header = read(before.record).header
    return open_table(
        header.game,
        header.options,
        seats,
        before.host,
        at,
        before.public,
        before.clock,
        rated=before.rated,
    )
