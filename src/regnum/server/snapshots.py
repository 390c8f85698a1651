"""What is shown of a table: to a seat, to a spectator, in the lobby."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias, cast

from regnum.core.history import Happened, History
from regnum.core.journal import Comparison, Difference, Event
from regnum.core.scene import View
from regnum.core.state import State
from regnum.server.messages.lobby import RowSeat
from regnum.server.messages.table import (
    ChatEntry,
    JournalEntry,
    Moment,
    Question,
    Recap,
    ReckoningRow,
    SeatPresence,
    SeatState,
    Snapshot,
    TableResult,
    Undo,
    Update,
)
from regnum.table.changes import Offered
from regnum.table.opening import Contest
from regnum.table.refused import Refused
from regnum.table.table import Table

LONGEST_RECAP: Final = 120
"""Lines that are played again for one who was away."""

REMARKS: Final = 100
"""The latest of the chat that a snapshot shows."""


NOW: Final = -1
"""The number of the moment after the last event."""

Scene: TypeAlias = Mapping[str, Any]


class Picture(NamedTuple):
    """A view in its two parts: the heading that every game has, and the game's own scene."""

    heading: dict[str, Any]
    scene: Scene

    def view(self) -> View:
        return cast(View, {**self.heading, **self.scene})


class SeatView(NamedTuple):
    """What all see alike who look at one seat's view, made once for each change: the view with its
    two parts, and what made it out of the one `before`, the entries on the stage or, where nothing
    is, `changes`."""

    view: View
    picture: Picture
    legal: list[int]
    undo: Undo
    stage: list[JournalEntry]
    before: View | None
    changes: list[Difference]


class Moments:
    """What has happened since the first `cut` lines, up to line `last` or to the present, to be
    played on the page's stage, for all who look: what is open to all is made once for each moment,
    and compared once."""

    def __init__(self, history: History, cut: int, last: int | None = None) -> None:
        self.history = history
        self.cut = cut
        self.last = last
        self._comparison = Comparison()
        self._open: dict[int, Scene] = {}

    def now(self, seat: int | None) -> Picture:
        state = self.history.state
        return Picture(state.heading(seat), self._scene(NOW, state, seat))

    def on_the_way(self, seat: int | None) -> list[Scene]:
        """At each event that this seat may know of, but for the last: after that it is now."""
        frames = enumerate(self.history.frames(self.cut, self.last))
        known = [(number, frame.state) for number, frame in frames if frame.event.seen_by(seat)]
        return [self._scene(number, state, seat) for number, state in known[:-1]]

    def differences(self, before: Picture, after: Picture) -> list[Difference]:
        """What changes from the one to the other; where a scene gets or loses a field, everything
        is named."""
        found = self._comparison.differences(before.scene, after.scene)
        if found and not found[0][0]:
            return [([], after.view())]
        had = before.heading
        if had is after.heading:
            return found
        return found + [([key], new) for key, new in after.heading.items() if new != had[key]]

    def _scene(self, number: int, state: State, seat: int | None) -> Scene:
        game = self.history.game
        if number not in self._open:
            self._open[number] = game.scene(state, None)
        spectators = self._open[number]
        return spectators if seat is None else game.scene_beside(state, seat, spectators)


def seat_view(
    table: Table, seat: int | None, moments: Moments, before: SeatView | None
) -> SeatView:
    """With what has happened, and what it made of the view that was shown before."""
    now = moments.now(seat)
    stage: list[JournalEntry] = []
    changes: list[Difference] = []
    if before is not None:
        stage = staged(moments, seat, before.picture, now)
        changes = [] if stage else moments.differences(before.picture, now)
    legal = table.legal(seat) if seat is not None else []
    shown = None if before is None else before.view
    return SeatView(now.view(), now, legal, undo(table, seat), stage, shown, changes)


def undo(table: Table, seat: int | None) -> Undo:
    """What this seat can take back."""
    if seat is None or table.status in ("over", "closed") or table.seats[seat].bot is not None:
        return Undo(False, False, None)
    free = table.history.without_latest(seat) is not None
    restart = free and len(table.history.unsealed(seat)) > 1
    return Undo(free, restart, None if free else table.latest_decision(seat))


def asked(table: Table) -> Question | None:
    """What waits for everybody's consent."""
    if table.question is None:
        return None
    about, yes = table.question
    if isinstance(about, Offered):
        return Question(about.seat, "rematch", about.turned, sorted(yes))
    return Question(about.seat, "undo", False, sorted(yes))


class Onlooker(NamedTuple):
    """Who looks: the player, the seat whose view is shown, how much of its journal they hold, and
    how much of it they had seen when they left."""

    player: str
    seat: int | None
    holds: int
    since: int


def snapshot(
    table: Table,
    seen: SeatView,
    onlooker: Onlooker,
    presence: list[SeatPresence],
    link: Callable[[int], str],
    now: int,
) -> Snapshot:
    """Everything."""
    game = table.history.game
    return Snapshot(
        **standing(table, seen, onlooker, 0, now),
        id=table.id,
        game=table.opening.game,
        board=game.board_document()["version"],
        title=game.title,
        public=table.opening.public,
        host=onlooker.player == table.host,
        seats=seat_states(table, onlooker.player, link),
        presence=presence,
        seat=onlooker.seat,
        view=seen.view,
        since=min(onlooker.since, len(table.history.journal(onlooker.seat))),
        chat=chat(table),
        clock=table.opening.clock,
        exercise=table.opening.exercise is not None,
        contest=contest_of(table) if takes_part(table, onlooker.player) else None,
    )


def contest_of(table: Table) -> Contest | None:
    contest = table.opening.contest
    return contest if isinstance(contest, Contest) else None


def takes_part(table: Table, player: str) -> bool:
    """Who only watches is not told the address of a club: whoever has it can join."""
    return player == table.host or bool(table.seats_of(player))


def update(
    table: Table, seen: SeatView, onlooker: Onlooker, seats: list[SeatState] | None, now: int
) -> Update:
    """What changed, for one who holds the view before and the journal's beginning."""
    told = standing(table, seen, onlooker, onlooker.holds, now)
    return Update(**told, seats=seats, changes=seen.changes)


def standing(
    table: Table, seen: SeatView, onlooker: Onlooker, start: int, now: int
) -> dict[str, Any]:
    """What is told anew with every change."""
    happened = table.history.journal(onlooker.seat)
    start = min(start, len(happened))
    return {
        "version": table.version,
        "status": table.status,
        "clocks": table.clocks.all_left(now),
        "legal": seen.legal,
        "timer": table.hourglass.left(now),
        "journal": journal(happened, start, seen.stage),
        "journal_from": start,
        "lines": len(table.history.lines),
        "undo": seen.undo,
        "asked": asked(table),
        "rematch": table.rematch and table.rematch.table,
        "result": result(table),
        "rated": table.rated,
        "lesson": table.lessons_learned(),
    }


def seat_states(table: Table, player: str, link: Callable[[int], str]) -> list[SeatState]:
    return [
        SeatState(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            absent=seat.absent,
            yours=seat.player is not None and seat.player == player,
            link=link(number) if seat.kind == "open" and player == table.host else None,
        )
        for number, seat in enumerate(table.seats)
    ]


def journal(happened: list[Happened], start: int, stage: list[JournalEntry]) -> list[JournalEntry]:
    """The entries from `start` on; the latest of them are those on the stage."""
    past = max(len(happened) - len(stage), start)
    entries = [journal_entry(n, *happened[n], None) for n in range(start, past)]
    return entries + stage[len(stage) - (len(happened) - past) :]


def journal_entry(
    n: int, line: int, event: Event, changes: list[Difference] | None
) -> JournalEntry:
    return JournalEntry(n, line, event.key, event.params, list(event.targets), changes)


def staged(moments: Moments, seat: int | None, before: Picture, now: Picture) -> list[JournalEntry]:
    """What this seat may know to have happened, each event with what it changed in the view; the
    last one brings it to the present."""
    journal = moments.history.journal(seat)
    start = valid_entries(journal, moments.cut)
    end = len(journal) if moments.last is None else valid_entries(journal, moments.last)
    pictures = [now] if end > start else []
    if end > start + 1:
        shown = moments.on_the_way(seat)
        pictures = [Picture(before.heading, scene) for scene in shown] + pictures
    entries = []
    for n, after in enumerate(pictures, start):
        entries.append(journal_entry(n, *journal[n], moments.differences(before, after)))
        before = after
    return entries


def recap_of(history: History, seat: int | None, entry: int) -> Recap:
    """What this seat may know to have happened since its journal had so many entries, but no more
    than the latest lines."""
    happened = history.journal(seat)
    last = len(history.lines)
    first = max(happened[entry].line - 1, 0) if 0 <= entry < len(happened) else last
    first = max(first, last - LONGEST_RECAP)
    before = picture_of(history.before(first), seat)
    moments = Moments(history, first)
    return Recap(before.view(), staged(moments, seat, before, moments.now(seat)))


def moment_of(history: History, seat: int | None, line: int) -> Moment:
    """The view after a line, and what this seat may know to have happened in it."""
    if not 0 <= line <= len(history.lines):
        raise Refused("error-no-such-thing")
    remarks = history.remarks(line)
    now = picture_of(history.at(line), seat)
    if line == 0:
        return Moment(line, seat, now.view(), None, [], remarks)
    before = picture_of(history.before(line - 1), seat)
    entries = staged(Moments(history, line - 1, line), seat, before, now)
    return Moment(line, seat, now.view(), before.view() if entries else None, entries, remarks)


def picture_of(state: State, seat: int | None) -> Picture:
    return Picture(state.heading(seat), state.game.scene(state, seat))


def chat(table: Table, latest: int = REMARKS) -> list[ChatEntry]:
    start = max(len(table.chat) - latest, 0)
    return [ChatEntry(n, *remark) for n, remark in enumerate(table.chat[start:], start)]


def result(table: Table) -> TableResult | None:
    state = table.history.state
    ended = state.result()
    if ended is None:
        return None
    rows = [
        ReckoningRow(
            parts[0].key,
            parts[0].rule,
            [part.amount for part in parts],
            [part.points for part in parts],
        )
        for parts in zip(*state.reckoning(), strict=True)
    ]
    sides = state.game.sides(state.seats)
    return TableResult(sides, list(ended.ranks), list(ended.scores), ended.reason, rows)


def row_seats(table: Table) -> list[RowSeat]:
    return [
        RowSeat(n, seat.kind, seat.name, seat.bot if seat.kind == "bot" else None)
        for n, seat in enumerate(table.seats)
    ]


def valid_entries(journal: list[Happened], cut: int) -> int:
    """How many entries of a journal belong to the first `cut` lines."""
    valid = len(journal)
    while valid and journal[valid - 1].line > cut:
        valid -= 1
    return valid
