"""What is shown of a table: to a seat, to a spectator, in the lobby."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, cast

from regnum.core.history import Happened, History
from regnum.core.journal import Event
from regnum.core.scene import View
from regnum.server.messages import (
    AskedUndo,
    ChatEntry,
    Difference,
    JournalEntry,
    Recap,
    ReckoningRow,
    RowSeat,
    SeatPresence,
    SeatState,
    Snapshot,
    TableResult,
    Undo,
    Update,
)
from regnum.table.table import Table

LONGEST_RECAP: Final = 120
"""Lines that are played again for one who was away."""

REMARKS: Final = 100
"""The latest of the chat that a snapshot shows."""


class SeatView(NamedTuple):
    """What all see alike who look at one seat's view, made once for each change: the view, and what
    made it out of the one `before`, the entries on the stage or, where nothing is, `changes`."""

    view: View
    legal: list[int]
    undo: Undo
    stage: list[JournalEntry]
    before: View | None
    changes: list[Difference]


def seat_view(table: Table, seat: int | None, cut: int, before: View | None) -> SeatView:
    """With what has happened since the first `cut` lines, to be played on the page's stage, and
    what it made of the view that was shown before."""
    history = table.history
    view = cast(View, history.state.view(seat))
    stage: list[JournalEntry] = []
    changes: list[Difference] = []
    if before is not None:
        stage = staged(history, seat, cut, before, view)
        changes = [] if stage else differences(before, view)
    legal = table.legal(seat) if seat is not None else []
    return SeatView(view, legal, undo(table, seat), stage, before, changes)


def undo(table: Table, seat: int | None) -> Undo:
    """What this seat can take back, and what is asked of all."""
    question = table.question
    asked = question and AskedUndo(question.seat, question.version, sorted(question.yes))
    if seat is None or table.status in ("over", "closed") or table.seats[seat].bot is not None:
        return Undo(False, False, None, asked)
    free = table.history.without_latest(seat) is not None
    restart = free and len(table.history.unsealed(seat)) > 1
    return Undo(free, restart, None if free else table.latest_decision(seat), asked)


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
    )


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
        "rematch": table.rematch,
        "result": result(table),
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


def staged(
    history: History, seat: int | None, first: int, before: View, view: View
) -> list[JournalEntry]:
    """What this seat may know to have happened after the first `first` lines, each with what it
    changed in the view; the last one brings it to the present."""
    journal = history.journal(seat)
    start = valid_entries(journal, first)
    afters: list[Any] = [view] if len(journal) > start else []
    if len(journal) > start + 1:
        seen = [frame for frame in history.frames(first) if frame.event.seen_by(seat)]
        scene = history.game.scene
        afters = [{**before, **scene(frame.state, seat)} for frame in seen[:-1]] + afters
    entries = []
    now: Any = before
    for n, after in enumerate(afters, start):
        entries.append(journal_entry(n, *journal[n], differences(now, after)))
        now = after
    return entries


def differences(before: Any, after: Any) -> list[Difference]:
    """What changes from one view to the next, small enough to be sent with every event. Applied one
    after the other they make the one out of the other; where keys or items come or go, the whole
    is named."""
    found: list[Difference] = []
    if before != after:
        _compare([], before, after, found)
    return found


def _compare(place: list[str | int], before: Any, after: Any, found: list[Difference]) -> None:
    """Of two that are not equal."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, new in after.items():
            if before[key] != new:
                _compare([*place, key], before[key], new, found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new:
                _compare([*place, number], old, new, found)
    else:
        found.append((place, after))


def recap_of(history: History, seat: int | None, entry: int) -> Recap:
    """What this seat may know to have happened since its journal had so many entries, but no more
    than the latest lines."""
    happened = history.journal(seat)
    last = len(history.lines)
    first = max(happened[entry].line - 1, 0) if 0 <= entry < len(happened) else last
    first = max(first, last - LONGEST_RECAP)
    before = cast(View, history.before(first).view(seat))
    view = cast(View, history.state.view(seat))
    return Recap(before, staged(history, seat, first, before, view))


def chat(table: Table, latest: int = REMARKS) -> list[ChatEntry]:
    start = max(len(table.chat) - latest, 0)
    return [
        ChatEntry(n, remark.seat, remark.name, remark.text, remark.at)
        for n, remark in enumerate(table.chat[start:], start)
    ]


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
    return TableResult(list(ended.ranks), list(ended.scores), ended.reason, rows)


def row_seats(table: Table) -> list[RowSeat]:
    return [RowSeat(n, seat.kind, seat.name) for n, seat in enumerate(table.seats)]


def valid_entries(journal: list[Happened], cut: int) -> int:
    """How many entries of a journal belong to the first `cut` lines."""
    valid = len(journal)
    while valid and journal[valid - 1].line > cut:
        valid -= 1
    return valid
