"""What may be asked of a table: each answers with the change to keep, or is Refused."""

from typing import Final

from regnum.core.record import EXPIRE, HOST, Line
from regnum.core.refusal import Refusal
from regnum.registry import bots
from regnum.table.changes import (
    Answered,
    Asked,
    Change,
    Followed,
    How,
    Said,
    Sat,
    StoodIn,
    Wrote,
)
from regnum.table.notation import written
from regnum.table.refused import Refused, refused_by_rule
from regnum.table.seats import Seat
from regnum.table.table import Table
from regnum.table.undo import Rewriting, latest_undone, turn_undone

LONGEST_REMARK: Final = 500


# --- the game -------------------------------------------------------------------------------


def play(table: Table, player: str | None, seat: int, move: int, seen: int) -> Change:
    """A person's move. It is stale only if the decision it answers is no longer open."""
    owned = _owned(table, player, seat)
    if table.status == "gathering":
        raise Refused("refused-gathering")
    if owned.bot is not None:
        raise Refused("refused-bot-plays", {"seat": seat})
    state = table.story.state
    if seat in state.to_move and seen < table.asked_since(seat):
        raise Refused("refused-stale")
    refusal = state.refusal(seat, move)
    if refusal is not None:
        raise refused_by_rule(refusal)
    return played(table, seat, move)


def played(table: Table, seat: int, move: int) -> Wrote:
    """A legal move with the draws it will cause."""
    state = table.story.state.copy()
    state.play(seat, move)
    line = Line(seat, move, state.chance.drawn())
    return wrote(table, "play", seat, Rewriting(len(table.story.lines), (line,)))


def bot_played(table: Table, seat: int, move: int) -> Wrote:
    """A bot's move, if it still owes one: people may have changed their minds meanwhile."""
    if seat not in table.bots_to_move() or table.story.state.refusal(seat, move) is not None:
        raise Refused("refused-stale")
    return played(table, seat, move)


def wrote(table: Table, how: How, by: int, rewriting: Rewriting) -> Wrote:
    lines = tuple(written(table.story.game, line) for line in rewriting.lines)
    return Wrote(how, by, rewriting.cut, lines)


def why(table: Table, player: str | None, seat: int, move: int) -> Refusal | None:
    """Why this seat may not play this move; None where it may."""
    _owned(table, player, seat)
    return table.story.state.refusal(seat, move)


def time_up(table: Table, now: int) -> Change | None:
    """What the host must do because time has run out, None if nothing."""
    if not table.owing() or table.bots_to_move():
        return None
    deadline = table.hourglass.deadline()
    if deadline is not None and deadline <= now:
        state = table.story.state.copy()
        state.expire()
        line = Line(HOST, EXPIRE, state.chance.drawn())
        return wrote(table, "expire", HOST, Rewriting(len(table.story.lines), (line,)))
    for seat in table.clocks.run_out(now):
        return StoodIn(seat, _best_bot(table), absent=True)
    return None


# --- taking back ----------------------------------------------------------------------------


def undo(table: Table, player: str | None, seat: int) -> Change:
    """Take back this seat's latest decision."""
    _unfinished(table, player, seat)
    rewriting = latest_undone(table.story, seat)
    if rewriting is None:
        raise Refused("refused-sealed")
    return wrote(table, "undo", seat, rewriting)


def restart(table: Table, player: str | None, seat: int) -> Change:
    """Take back to the start of this seat's turn, as far as unsealed."""
    _unfinished(table, player, seat)
    rewriting = turn_undone(table.story, seat)
    if rewriting is None:
        raise Refused("refused-sealed")
    return wrote(table, "restart", seat, rewriting)


def ask_undo(table: Table, player: str | None, seat: int, version: int) -> Change:
    """Ask for a take-back past a seal; carried out at once where nobody need be asked."""
    _unfinished(table, player, seat)
    if table.question is not None:
        raise Refused("refused-already-asked")
    cut = table.story.line_of(version)
    if cut == len(table.story.lines):
        raise Refused("refused-nothing-to-take-back")
    if len(table.consenting(seat)) == len(table.seats):
        return Wrote("take-back", seat, cut, ())
    return Asked(seat, version, cut)


def answer_undo(table: Table, player: str | None, seat: int, yes: bool) -> Change:
    """Consent or not; the last consent carries it out."""
    _unfinished(table, player, seat)
    question = table.question
    if question is None or seat in question.yes:
        raise Refused("refused-not-asked")
    if yes and len(question.yes | table.consenting(seat)) == len(table.seats):
        return Wrote("take-back", question.seat, question.cut, ())
    return Answered(seat, yes)


# --- the people -----------------------------------------------------------------------------


def sit(table: Table, player: str, seat: int, name: str) -> Change:
    """Take an open seat. Whoever asks must have the right to it: its link, or a public table."""
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "open":
        raise Refused("refused-seat-taken")
    if table.seats_of(player):
        raise Refused("refused-already-seated")
    return Sat(seat, player, name)


def set_bot(table: Table, player: str | None, seat: int, on: bool, away: bool) -> Change:
    """A bot for a seat, or the seat back. The owner may, and while he is away the host may."""
    chosen = table.seats[seat] if 0 <= seat < len(table.seats) else None
    if chosen is None or chosen.kind not in ("person", "screen"):
        raise Refused("refused-not-your-seat")
    if player is None or chosen.player != player:
        if player != table.host:
            raise Refused("refused-not-your-seat")
        if not (on and away):
            raise Refused("refused-not-away", {"seat": seat})
    if on == (chosen.bot is not None):
        raise Refused("refused-nothing-to-change")
    return StoodIn(seat, _best_bot(table) if on else None, absent=False)


def say(table: Table, player: str | None, name: str, text: str) -> Change:
    """A remark of a player or a spectator."""
    words = " ".join(text.split())[:LONGEST_REMARK]
    if not words:
        raise Refused("refused-nothing-said")
    own = table.seats_of(player)
    return Said(own[0] if own else None, table.seats[own[0]].name if own else name, words)


def follow_up(table: Table, player: str | None, next_table: str) -> Change:
    """The rematch, when the game is over; anyone who played may ask."""
    if table.status != "over":
        raise Refused("refused-not-over")
    if player != table.host and not table.seats_of(player):
        raise Refused("refused-not-your-seat")
    return Followed(next_table)


def _owned(table: Table, player: str | None, seat: int) -> Seat:
    if player is None or seat not in table.seats_of(player):
        raise Refused("refused-not-your-seat")
    return table.seats[seat]


def _unfinished(table: Table, player: str | None, seat: int) -> None:
    """Only an owner takes back, no bot's decision, and only before the end: a game that is over
    tells its seed."""
    if _owned(table, player, seat).bot is not None:
        raise Refused("refused-bot-plays", {"seat": seat})
    if table.status == "over":
        raise Refused("refused-over")


def _best_bot(table: Table) -> str:
    return bots(table.story.game)[-1]
