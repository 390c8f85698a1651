"""A table through somebody's snapshots."""

from collections.abc import Callable
from typing import Final, NamedTuple, cast

from regnum.core.history import Happened
from regnum.core.scene import View
from regnum.server.messages import (
    AskedUndo,
    ChatEntry,
    JournalEntry,
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
REMARKS: Final = 100
"""The latest of the chat that a snapshot shows."""


class SeatView(NamedTuple):
    """What all see alike who look at one seat's view, made once for each change."""

    view: View
    legal: list[int]
    free: bool
    restart: bool
    sealed_at: int | None


def seat_view(table: Table, seat: int | None) -> SeatView:
    history = table.history
    view = cast(View, history.state.view(seat))
    if seat is None:
        return SeatView(view, [], False, False, None)
    going = table.status != "over" and table.seats[seat].bot is None
    free = going and latest_undone(history, seat) is not None
    restart = free and len(history.unsealed(seat)) > 1
    sealed_at = table.latest_decision(seat) if going and not free else None
    if seat not in table.owing() or table.seats[seat].bot is not None:
        return SeatView(view, [], free, restart, sealed_at)
    legal = history.state.legal(seat)
    return SeatView(view, legal, free, restart, sealed_at)


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
        journal=[journal_entry(n, each) for n, each in enumerate(happened[start:], start)],
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


def journal_entry(n: int, happened: Happened) -> JournalEntry:
    event = happened.event
    return JournalEntry(n, happened.line, event.key, event.params, list(event.targets))


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


def still_valid(journal: list[Happened], cut: int) -> int:
    """How much of a journal is as it was before all lines from `cut` on were written anew."""
    valid = len(journal)
    while valid and journal[valid - 1].line > cut:
        valid -= 1
    return valid
