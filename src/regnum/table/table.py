"""A table: what has become of its opening through its changes.

What may be asked for is in `requests`: `carry_out` lets one of them happen and answers with the
change to store; `apply` takes in a change that is stored already. Nobody is shown a table whose
latest change is not stored.
"""

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from regnum.core.history import History, Rewriting
from regnum.core.record import line_of
from regnum.registry import read
from regnum.table.changes import (
    Answered,
    Asked,
    Became,
    Change,
    Closed,
    Left,
    LogEntry,
    Offered,
    Rematched,
    Said,
    Sat,
    StoodIn,
    Wrote,
)
from regnum.table.clocks import Clocks, Hourglass
from regnum.table.lesson import lesson_of
from regnum.table.opening import Opening
from regnum.table.seats import Seat, seats_of

Status: TypeAlias = Literal["gathering", "running", "over", "closed", "study"]

REMEMBERED: Final = 512
"""How many carried-out requests a table knows by heart; storage knows them all."""


class Remark(NamedTuple):
    """Something said, maybe of the game after so many lines."""

    seat: int | None
    name: str
    text: str
    at: int
    line: int | None


class Question(NamedTuple):
    """A take-back or a rematch that waits for consent, and the seats that have given it."""

    about: Asked | Offered
    yes: frozenset[int]


class Table:
    """One table as it stands after `version` changes."""

    def __init__(self, id: str, opening: Opening, history: History | None = None) -> None:
        """With the history that the opening's record tells, where it has been read already."""
        self.id = id
        self.opening = opening
        self.version = 0
        self.changed = opening.at
        self.host = opening.host
        self.seats = seats_of(opening.seats)
        self.history = read(opening.record) if history is None else history
        self.laid_out = len(self.history.lines)  # lines with which a study began
        self.lesson = lesson_of(opening.game) if opening.lesson else None
        self._versions = list(range(-self.laid_out, 0))
        self.chat: list[Remark] = []
        self.question: Question | None = None
        self.rematch: Rematched | None = None
        self.closed = False
        self.rated = opening.rated
        self.clocks = Clocks(opening.clock, len(self.seats), opening.at)
        self.hourglass = Hourglass()
        self._asked_since = [0] * len(self.seats)
        self._carried_out: dict[tuple[str, str], int] = {}
        self.status: Status = self._status_now()
        self._keep_time()

    # --- reading ------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, player: str | None) -> list[int]:
        """The seats that this player owns."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.player is not None and seat.player == player
        ]

    def owing(self) -> tuple[int, ...]:
        """The seats that owe a decision; nobody does before all have sat down."""
        return () if self.status in ("gathering", "closed") else self.history.state.to_move

    def bots_to_move(self) -> list[int]:
        """The seats whose decision a bot owes."""
        return [seat for seat in self.owing() if self.seats[seat].bot is not None]

    def legal(self, seat: int) -> list[int]:
        """What the person in this seat may play now."""
        owes = seat in self.owing() and self.seats[seat].bot is None
        return self.taught(seat, self.history.state.legal(seat)) if owes else []

    def taught(self, seat: int, legal: list[int], drafted: Sequence[int] = ()) -> list[int]:
        """Those of the legal moves that a lesson speaks of now; all where none is given, or where
        it speaks of nothing that could be played."""
        lesson = self.lesson
        if lesson is None or seat != lesson.learner:
            return legal
        wanted = lesson.wanted([*self.moves_of(seat), *drafted]) or []
        return [move for move in legal if move in wanted] or legal

    def advised(self, seat: int, legal: list[int], drafted: Sequence[int] = ()) -> int | None:
        """The move that a lesson would like best."""
        lesson = self.lesson
        if lesson is None or seat != lesson.learner:
            return None
        wanted = lesson.wanted([*self.moves_of(seat), *drafted]) or []
        return next((move for move in wanted if move in legal), None)

    def lessons_learned(self) -> int | None:
        """How many moves of the lesson the learner has made, None where none is given. Who has
        gone another way has nothing more to be told."""
        lesson = self.lesson
        if lesson is None:
            return None
        made = self.moves_of(lesson.learner)
        return lesson.length if lesson.wanted(made) is None else len(made)

    def scripted(self, seat: int) -> int | None:
        """What a lesson lets this rival play next, if it can."""
        script = self.lesson.script.get(seat, ()) if self.lesson is not None else ()
        made = self.moves_of(seat)
        if len(made) >= len(script) or tuple(made) != script[: len(made)]:
            return None
        move = script[len(made)]
        return move if self.history.state.refusal(seat, move) is None else None

    def moves_of(self, seat: int) -> list[int]:
        """All that this seat has played here."""
        return [line.move for line in self.history.lines[self.laid_out :] if line.seat == seat]

    def asked_since(self, seat: int) -> int:
        """The version since which this seat's open decision has been open."""
        return self._asked_since[seat]

    def line_of(self, version: int) -> int:
        """How many lines stood before this version."""
        return next(
            (line for line, written in enumerate(self._versions) if written >= version),
            len(self._versions),
        )

    def latest_decision(self, seat: int) -> int | None:
        """The version of this seat's latest decision, to ask for its take-back. What was played
        before a lesson began is not the learner's."""
        decided = zip(reversed(self.history.lines), reversed(self._versions), strict=True)
        latest = next((version for line, version in decided if line.seat == seat), None)
        beyond = latest is not None and latest < 0 and self.lesson is not None
        return None if beyond else latest

    def carried_out(self, player: str, key: str) -> int | None:
        """The version that this request made, if it was carried out lately."""
        return self._carried_out.get((player, key))

    def attended(self) -> bool:
        """Whether a person plays here or others wait for the end; bots among themselves can wait
        until somebody looks."""
        return bool(self.opening.contest) or any(
            seat.player is not None and seat.bot is None for seat in self.seats
        )

    def among_bots(self) -> bool:
        """Whether nobody else plays, be it for the people whose seats these are."""
        return all(seat.bot is not None for seat in self.seats)

    def due(self) -> int | None:
        """When the server must act by itself: a bot's move, the hourglass, somebody's clock."""
        if not self.owing() or not self.attended():
            return None
        if self.bots_to_move():
            return self.changed
        moments = (self.hourglass.deadline(), self.clocks.deadline())
        return min((moment for moment in moments if moment is not None), default=None)

    # --- what has happened --------------------------------------------------------------

    def carry_out(
        self,
        request: Callable[["Table"], Change],
        at: int,
        player: str | None = None,
        key: str | None = None,
    ) -> LogEntry:
        """Let a request happen, or raise its Refused; what is to be stored. At a table time does
        not go back, even if the clock was set between two runs of the server."""
        before = self.history.state.to_move
        entry = LogEntry(self.version + 1, max(at, self.changed), player, key, request(self))
        self._note(entry, before)
        return entry

    def apply(self, entry: LogEntry) -> None:
        """Take in the next change of the log."""
        if entry.number != self.version + 1:
            raise ValueError(f"change {entry.number} does not come after version {self.version}")
        history, change = self.history, entry.change
        before = history.state.to_move
        if isinstance(change, Wrote):
            seats = len(self.seats)
            lines = tuple(line_of(history.game, seats, text) for text in change.lines)
            history.rewrite(Rewriting(change.cut, lines))
        self._note(entry, before)

    def _note(self, entry: LogEntry, before: tuple[int, ...]) -> None:
        """All that a change means besides the game's history, which it has changed already;
        `before` it these seats owed a decision."""
        self.version = entry.number
        self.changed = entry.at
        if entry.player is not None and entry.key is not None:
            self._remember(entry.player, entry.key)
        match entry.change:
            case Wrote() as change:
                self._note_written(change, before)
            case Sat(seat, player, name):
                self.seats[seat].kind = "person"
                self.seats[seat].player = player
                self.seats[seat].name = name
            case Left(seat):
                self.seats[seat] = Seat("open", "", None, None)
            case Became(guest, player):
                self._hand_over(guest, player)
            case Asked(seat) | Offered(seat) as about:
                self.question = Question(about, self.consenting(seat))
            case Answered(seat, yes):
                self._answer(seat, yes)
            case Said(seat_or_none, name, text, line):
                self.chat.append(Remark(seat_or_none, name, text, entry.at, line))
                if line is not None:
                    self.history.comment(f"{name}: {text}" if name else text, line)
            case StoodIn(seat, bot, absent):
                self._stand_in(seat, bot, absent, entry.player)
            case Rematched() as rematch:
                self.rematch = rematch
                self.question = None
            case Closed():
                self.closed = True
        self.status = self._status_now()
        self._keep_time()

    def _status_now(self) -> Status:
        if self.opening.study:
            return "study"
        if self.closed:
            return "closed"
        if any(seat.kind == "open" for seat in self.seats):
            return "gathering"
        return "running" if self.history.state.to_move else "over"

    def consenting(self, seat: int) -> frozenset[int]:
        """Who consents without being asked: the seats of the asking player, and those that are
        nobody's. A bot that stands in for a person gives nothing away that is theirs."""
        player = self.seats[seat].player
        return frozenset(
            number
            for number, other in enumerate(self.seats)
            if other.kind == "bot" or other.player == player
        )

    def _hand_over(self, guest: str, player: str) -> None:
        for number in self.seats_of(guest):
            self.seats[number].player = player
        if self.host == guest:
            self.host = player

    def _stand_in(self, seat: int, bot: str | None, absent: bool, by: str | None) -> None:
        """Nobody's rating is to depend on whom the host replaces: then the game is not rated."""
        if bot is None and self.seats[seat].absent:
            self.clocks.returned(seat)
        self.seats[seat].bot = bot
        self.seats[seat].absent = absent
        if bot is not None and not absent and by != self.seats[seat].player:
            self.rated = False

    def _note_written(self, change: Wrote, before: tuple[int, ...]) -> None:
        if change.how == "play" and self.seats[change.by].kind == "person":
            self.seats[change.by].left_to_bot |= self.seats[change.by].bot is not None
        self._versions[change.cut :] = [self.version] * len(change.lines)
        for seat in self.history.state.to_move:
            if seat == change.by or seat not in before or change.how in ("take-back", "expire"):
                self._asked_since[seat] = self.version
        self.question = None

    def _answer(self, seat: int, yes: bool) -> None:
        if self.question is not None:
            agreed = self.question.yes | self.consenting(seat)
            self.question = self.question._replace(yes=agreed) if yes else None

    def _remember(self, player: str, key: str) -> None:
        self._carried_out[player, key] = self.version
        if len(self._carried_out) > REMEMBERED:
            del self._carried_out[next(iter(self._carried_out))]

    def _keep_time(self) -> None:
        people = [seat for seat in self.owing() if self.seats[seat].bot is None]
        self.clocks.advance(self.changed, {seat: self._asked_since[seat] for seat in people})
        self.hourglass.watch(self.history.state, self.changed)
