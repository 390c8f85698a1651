"""What is shown of a table: to a seat, to a spectator, in the lobby."""

from collections.abc import Callable
from typing import Final, NamedTuple, cast

from regnum.core.history import Happened, History
from regnum.core.journal import Event
from regnum.core.scene import View
from regnum.server.differences import Difference, differences
from regnum.server.messages import (
    AskedUndo,
    ChatEntry,
    JournalEntry,
    Recap,
    ReckoningRow,
    RowSeat,
    SeatState,
    Snapshot,
    TableResult,
    Undo,
    Update,
)
from regnum.server.presence import Presence
from regnum.table.table import Table
from regnum.table.undo import latest_undone

MILLISECOND: Final = 1000
LONGEST_RECAP: Final = 120
"""Lines that are played again for one who was away."""

REMARKS: Final = 100
"""The latest of the chat that a snapshot shows."""


class SeatView(NamedTuple):
    """What all see alike who look at one seat's view, made once for each change."""

    view: View
    legal: list[int]
    free: bool
    restart: bool
    sealed_at: int | None
    stage: list[JournalEntry]


def seat_view(table: Table, seat: int | None, cut: int) -> SeatView:
    """With what has happened since the first `cut` lines, to be played on the page's stage."""
    history = table.history
    stage = staged(history, seat, cut, len(history.lines))
    view = cast(View, history.state.view(seat))
    if seat is None:
        return SeatView(view, [], False, False, None, stage)
    going = table.status != "over" and table.seats[seat].bot is None
    free = going and latest_undone(history, seat) is not None
    restart = free and len(history.unsealed(seat)) > 1
    sealed_at = table.latest_decision(seat) if going and not free else None
    if seat not in table.owing() or table.seats[seat].bot is not None:
        return SeatView(view, [], free, restart, sealed_at, stage)
    legal = history.state.legal(seat)
    return SeatView(view, legal, free, restart, sealed_at, stage)


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
    presence: Presence,
    link: Callable[[int], str],
    now: int,
) -> Snapshot:
    """Everything, or what changed for one who holds the journal's beginning."""
    kind = Update if onlooker.holds else Snapshot
    asked = table.question
    happened = table.history.journal(onlooker.seat)
    start = min(onlooker.holds, len(happened))
    return kind(
        id=table.id,
        game=table.opening.game,
        board=table.history.game.board_document()["version"],
        title=table.history.game.title,
        public=table.opening.public,
        host=onlooker.player == table.host,
        status=table.status,
        version=table.version,
        seats=seat_states(table, onlooker.player, presence, link, now),
        seat=onlooker.seat,
        view=seen.view,
        legal=seen.legal,
        timer=table.hourglass.left(now),
        journal=journal(happened, start, seen.stage),
        journal_from=start,
        since=min(onlooker.since, len(happened)),
        lines=len(table.history.lines),
        undo=Undo(
            seen.free,
            seen.restart,
            seen.sealed_at,
            None if asked is None else AskedUndo(asked.seat, asked.version, sorted(asked.yes)),
        ),
        chat=chat(table),
        clock=table.opening.clock,
        rematch=table.rematch,
        result=result(table),
    )


def seat_states(
    table: Table, player: str, presence: Presence, link: Callable[[int], str], now: int
) -> list[SeatState]:
    states = []
    for number, seat in enumerate(table.seats):
        left = table.clocks.left(number, now) / MILLISECOND if table.clocks.kept else None
        shows_link = seat.kind == "open" and player == table.host
        states.append(
            SeatState(
                seat=number,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                here=presence.here(seat.player),
                absent=seat.absent or presence.away(seat.player),
                clock=left,
                yours=seat.player is not None and seat.player == player,
                link=link(number) if shows_link else None,
            )
        )
    return states


def journal(happened: list[Happened], start: int, stage: list[JournalEntry]) -> list[JournalEntry]:
    """The entries from `start` on; the latest of them are those on the stage."""
    past = max(len(happened) - len(stage), start)
    entries = [journal_entry(n, *happened[n], None) for n in range(start, past)]
    return entries + stage[len(stage) - (len(happened) - past) :]


def journal_entry(
    n: int, line: int, event: Event, changes: list[Difference] | None
) -> JournalEntry:
    return JournalEntry(n, line, event.key, event.params, list(event.targets), changes)


def staged(history: History, seat: int | None, first: int, last: int) -> list[JournalEntry]:
    """What this seat may know to have happened after the first `first` lines until the first
    `last`, each with what it changed in the view."""
    scene = history.game.scene
    n = valid_entries(history.journal(seat), first)
    before = scene(history.before(first), seat)
    entries = []
    for line, event, state in history.frames(first, last):
        if event.seen_by(seat):
            after = scene(state, seat)
            entries.append(journal_entry(n, line, event, differences(before, after)))
            before = after
            n += 1
    return entries


def recap_of(history: History, seat: int | None, entry: int) -> Recap:
    """What this seat may know to have happened since its journal had so many entries, but no more
    than the latest lines."""
    happened = history.journal(seat)
    last = len(history.lines)
    first = max(happened[entry].line - 1, 0) if 0 <= entry < len(happened) else last
    first = max(first, last - LONGEST_RECAP)
    return Recap(cast(View, history.before(first).view(seat)), staged(history, seat, first, last))


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
