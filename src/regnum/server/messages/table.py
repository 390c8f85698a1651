"""A table as it is shown: whole, or what has changed."""

from typing import Any, Literal

from msgspec import Struct

from regnum.core.journal import Difference
from regnum.core.scene import View
from regnum.table.opening import Clock, Contest, SeatKind
from regnum.table.table import Status


class SeatState(Struct):
    """A seat. `bot` plays it now, if not None, and because its owner's time was up if `absent`;
    `link` is shown to the host while the seat is open."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    absent: bool
    yours: bool
    link: str | None


class SeatPresence(Struct):
    """Whether a seat's owner is here, and if not, whether they have been gone for long; and whether
    its bot has failed to decide, for which it is asked again and again."""

    seat: int
    here: bool
    away: bool
    failing: bool


class JournalEntry(Struct):
    """Something that happened; `line` is the line of the record that it belongs to. `changes` is
    what it changed in the view, for who plays it on a stage, and None for what is long past."""

    n: int
    line: int
    key: str
    params: dict[str, Any]
    targets: list[str]
    changes: list[Difference] | None


class Question(Struct):
    """What a seat asks of all: to take a decision back, or for a rematch, maybe with the seats
    `turned`. It waits for everybody's consent; `yes` have given it."""

    seat: int
    what: Literal["undo", "rematch"]
    turned: bool
    yes: list[int]


class Undo(Struct):
    """What can be taken back. `sealed_at` is the version of this seat's latest decision where it
    cannot be taken back freely: asking to before it is the next take-back."""

    free: bool
    restart: bool
    sealed_at: int | None


class ChatEntry(Struct):
    """Something said; `seat` is None for a spectator, `line` for what is no comment on a move."""

    n: int
    seat: int | None
    name: str
    text: str
    at: int
    line: int | None


class ReckoningRow(Struct):
    """A part of the score: a text and a rule that say what for; by seat, how many of it and
    what that is worth."""

    key: str
    rule: str
    amounts: list[int]
    points: list[int]


class TableResult(Struct):
    """How the game ended. `sides` are the seats that win together."""

    sides: list[list[int]]
    ranks: list[int]
    scores: list[int]
    reason: str
    reckoning: list[ReckoningRow]


class Standing(Struct, tag_field="t"):
    """How a table stands after a change: what is told anew each time.

    `clocks` are the seconds that each seat has left, None where no time is kept; `legal` are the
    moves that may be played now; `rated` ceases when the host replaces somebody; `lesson` is how
    many moves of a guided game the learner has made, None where none is given.
    """

    version: int
    status: Status
    clocks: list[float] | None
    legal: list[int]
    timer: float | None
    journal: list[JournalEntry]
    journal_from: int
    lines: int
    undo: Undo
    asked: Question | None
    rematch: str | None
    result: TableResult | None
    rated: bool
    lesson: int | None


class Snapshot(Standing, tag="snapshot"):
    """A table through the eyes of `seat`, None for a spectator. `board` is the version of the board
    document that says what the ids in view and journal stand for. Whether there is an `exercise` to
    be solved; and the `contest` that the game belongs to, for those who take part."""

    id: str
    game: str
    board: str
    title: str
    public: bool
    host: bool
    seats: list[SeatState]
    presence: list[SeatPresence]
    seat: int | None
    view: View
    since: int
    chat: list[ChatEntry]
    clock: Clock
    exercise: bool
    contest: Contest | None


class Update(Standing, tag="update"):
    """What a change has made of it, for a page that holds what was sent last.

    `journal` begins at `journal_from`, and what the page holds from there on is void. The view is
    the one it holds with what these entries changed, and then with these `changes`. `seats` is None
    where they are as they were.
    """

    seats: list[SeatState] | None
    changes: list[Difference]


class Moment(Struct):
    """The view after `line` lines of the record, for the replay, and what was remarked there.
    `entries` are what happened in that line, to be shown one by one on the view `before` it (None
    where nothing did)."""

    line: int
    seat: int | None
    view: View
    before: View | None
    entries: list[JournalEntry]
    comments: list[str]


class Recap(Struct):
    """What a seat may know to have happened since an entry of its journal, to be played on a stage
    that begins with this view."""

    view: View
    entries: list[JournalEntry]
