"""What may be asked of a table. Each answers with the change that it means, or is Refused; those
about the game have then changed its history, all else happens when the table notes the change."""

from collections.abc import Sequence
from typing import Final

from regnum.core.history import HOST, Rewriting
from regnum.core.record import line_text
from regnum.core.refusal import IllegalMove
from regnum.core.state import State
from regnum.registry import bots
from regnum.table.changes import (
    Answered,
    Asked,
    Became,
    Change,
    Closed,
    How,
    Left,
    Offered,
    Rematched,
    Said,
    Sat,
    StoodIn,
    Wrote,
)
from regnum.table.opening import Exercise
from regnum.table.refused import Refused, refused_by_rule
from regnum.table.seats import Seat
from regnum.table.table import Table

LONGEST_REMARK: Final = 500

MOST_AMONG_BOTS: Final = 5_000
"""Moves after which bots who are among themselves leave a game: not every one ends (A15)."""


# --- the game -------------------------------------------------------------------------------


def play(table: Table, player: str | None, seat: int, moves: Sequence[int], seen: int) -> Change:
    """A person's moves, all or none. They are stale only if the decision that the first of them
    answers is no longer open."""
    owned = _owned(table, player, seat)
    if table.closed:
        raise Refused("refused-closed")
    if table.status == "gathering":
        raise Refused("refused-gathering")
    if owned.bot is not None:
        raise Refused("refused-bot-plays", {"seat": seat})
    if seat in table.history.state.to_move and seen < table.asked_since(seat):
        raise Refused("refused-stale")
    if table.lesson is not None:
        _follow(table, seat, moves)
    return _play_all(table, seat, moves)


def _follow(table: Table, seat: int, moves: Sequence[int]) -> None:
    """Refuse what the rules allow but the lesson does not speak of; what they forbid, they say."""
    state = table.history.state.copy()
    for place, move in enumerate(moves):
        legal = state.legal(seat)
        if move not in legal:
            return
        if move not in table.taught(seat, legal, moves[:place]):
            raise Refused("refused-lesson", place=place)
        state.play(seat, move)


def play_bot(table: Table, seat: int, moves: Sequence[int], seen: int) -> Change:
    """A bot's moves, if the decision that it was asked for is still open: people may have changed
    their minds meanwhile, and then it answers what they did at last. What bots among themselves
    have not ended for so long has no end, and no result either (A15)."""
    if seat not in table.bots_to_move() or seen < table.asked_since(seat):
        raise Refused("refused-stale")
    if table.among_bots() and len(table.history.lines) >= MOST_AMONG_BOTS:
        return Closed()
    return _play_all(table, seat, moves)


def _play_all(table: Table, seat: int, moves: Sequence[int]) -> Wrote:
    history = table.history
    start = len(history.lines)
    if len(moves) > 1:
        _try_all(history.state.copy(), seat, moves)
    for move in moves:
        try:
            history.play(seat, move)
        except IllegalMove as error:
            raise refused_by_rule(error.refusal, 0) from None
    return _wrote(table, "play", seat, start)


def _try_all(state: State, seat: int, moves: Sequence[int]) -> None:
    """Refuse moves of which not all can be played. Where chance or a reveal comes between, they
    could be tried out for what it brings: that must be seen before the next decision."""
    for place, move in enumerate(moves):
        if place and state.sealed:
            raise Refused("refused-sealed-between", place=place)
        refusal = state.refusal(seat, move)
        if refusal is not None:
            raise refused_by_rule(refusal, place)
        state.play(seat, move)


def _wrote(table: Table, how: How, by: int, cut: int) -> Wrote:
    """The history's lines from `cut` on are new."""
    history = table.history
    lines = tuple(line_text(history.game, line) for line in history.lines[cut:])
    return Wrote(how, by, cut, lines)


def tried(table: Table, player: str | None, seat: int, moves: Sequence[int]) -> State | None:
    """The position after these moves, which nobody plays; Refused as they would be. None if with
    them the decision is made: what comes of that is seen when it is."""
    _owned(table, player, seat)
    state = table.history.state.copy()
    _try_all(state, seat, moves)
    if table.lesson is not None:
        _follow(table, seat, moves)
    made = bool(moves) and state.sealed
    return None if made or seat not in state.to_move else state


def why(table: Table, player: str | None, seat: int, move: int) -> None:
    """Refused as the move would be, with the rule that forbids it; nothing happens."""
    _owned(table, player, seat)
    refusal = table.history.state.refusal(seat, move)
    if refusal is not None:
        raise refused_by_rule(refusal)
    if table.lesson is not None and move not in table.legal(seat):
        raise Refused("refused-lesson")


def time_up(table: Table, now: int) -> Change:
    """What happens because time has run out."""
    if not table.owing() or table.bots_to_move():
        raise Refused("refused-nothing-to-change")
    deadline = table.hourglass.deadline()
    if deadline is not None and deadline <= now:
        table.history.expire()
        return _wrote(table, "expire", HOST, len(table.history.lines) - 1)
    for seat in table.clocks.run_out(now):
        return StoodIn(seat, _best_bot(table), absent=True)
    raise Refused("refused-nothing-to-change")


def show_solution(table: Table, player: str | None) -> Change:
    """Back to the position of an exercise, and its solution played out."""
    exercise = _own_exercise(table, player)
    table.history.rewrite(Rewriting(table.laid_out, ()))
    game = table.history.game
    for text in exercise.solution:
        table.history.play(exercise.seat, game.parse(text))
    return _wrote(table, "play", exercise.seat, table.laid_out)


def try_again(table: Table, player: str | None) -> Change:
    """Back to the position of an exercise."""
    exercise = _own_exercise(table, player)
    return _rewrite(table, "take-back", exercise.seat, Rewriting(table.laid_out, ()))


def _own_exercise(table: Table, player: str | None) -> Exercise:
    exercise = table.opening.exercise
    if exercise is None:
        raise Refused("refused-no-exercise")
    _owned(table, player, exercise.seat)
    return exercise


# --- taking back ----------------------------------------------------------------------------


def undo(table: Table, player: str | None, seat: int) -> Change:
    """Take back this seat's latest decision."""
    _unfinished(table, player, seat)
    return _rewrite(table, "undo", seat, table.history.without_latest(seat))


def restart(table: Table, player: str | None, seat: int) -> Change:
    """Take back to the start of this seat's turn, as far as unsealed."""
    _unfinished(table, player, seat)
    return _rewrite(table, "restart", seat, table.history.without_turn(seat))


def ask_undo(table: Table, player: str | None, seat: int, version: int) -> Change:
    """Ask for a take-back past a seal; carried out at once where nobody need be asked. In a rated
    game against bots nobody sees what chance brings and then decides otherwise."""
    _unfinished(table, player, seat)
    if table.question is not None:
        raise Refused("refused-already-asked")
    cut = table.line_of(version)
    if cut == len(table.history.lines):
        raise Refused("refused-nothing-to-take-back")
    if len(table.consenting(seat)) == len(table.seats):
        if table.rated and cut < table.history.sealed:
            raise Refused("refused-rated-take-back")
        return _rewrite(table, "take-back", seat, Rewriting(cut, ()))
    return Asked(seat, version, cut)


def _rewrite(table: Table, how: How, by: int, rewriting: Rewriting | None) -> Wrote:
    if rewriting is None:
        raise Refused("refused-sealed")
    if table.lesson is not None and rewriting.cut < table.laid_out:
        raise Refused("refused-nothing-to-take-back")
    table.history.rewrite(rewriting)
    return _wrote(table, how, by, rewriting.cut)


# --- what needs consent ---------------------------------------------------------------------


def answer(table: Table, player: str | None, seat: int, yes: bool) -> Change:
    """Consent to a take-back or a rematch or not; the last consent carries it out. Whoever has
    asked or consented may still say no. The owner answers even while a bot stands in; if that
    plays on before, a take-back has lapsed."""
    _owned(table, player, seat)
    if table.closed:
        raise Refused("refused-closed")
    question = table.question
    if question is None or (yes and seat in question.yes):
        raise Refused("refused-not-asked")
    if not yes or len(question.yes | table.consenting(seat)) < len(table.seats):
        return Answered(seat, yes)
    about = question.about
    if isinstance(about, Asked):
        return _rewrite(table, "take-back", about.seat, Rewriting(about.cut, ()))
    return Rematched(about.table, about.turned)


def rematch(table: Table, player: str, next_table: str, turned: bool) -> Change:
    """The rematch, once, when the game is over. Anyone who played may offer it; it is settled when
    all have agreed, and at once where nobody need be asked. Who wants one that is offered agrees.
    In a tournament who meets whom next is not theirs to say."""
    if table.opening.contest:
        raise Refused("refused-contest")
    if table.rematch is not None:
        raise Refused("refused-rematch-exists")
    if table.status != "over":
        raise Refused("refused-not-over")
    own = table.seats_of(player)
    if table.question is not None and own:
        unanswered = [seat for seat in own if seat not in table.question.yes]
        if not unanswered:
            raise Refused("refused-already-asked")
        return answer(table, player, unanswered[0], yes=True)
    others = [seat for seat in table.seats if seat.kind != "bot" and seat.player != player]
    if not own and (others or player != table.host):
        raise Refused("refused-not-your-seat")
    return Offered(own[0], next_table, turned) if others else Rematched(next_table, turned)


# --- the people -----------------------------------------------------------------------------


def sit(table: Table, player: str, seat: int, name: str) -> Change:
    """Take an open seat. Whoever asks must have the right to it: its link, or a public table."""
    if table.closed:
        raise Refused("refused-closed")
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "open":
        raise Refused("refused-seat-taken")
    if table.seats_of(player):
        raise Refused("refused-already-seated")
    return Sat(seat, player, name)


def leave(table: Table, player: str) -> Change:
    """Get up: before the game the seat is open again, and without its host there is no table;
    during the game a bot plays on, for one seat after the other, until the player comes back."""
    own = table.seats_of(player)
    if table.status == "gathering" and player == table.host:
        return Closed()
    if table.status == "gathering" and own:
        return Left(own[0])
    played = [seat for seat in own if table.seats[seat].bot is None]
    if table.status == "running" and played:
        return StoodIn(played[0], _best_bot(table), absent=False)
    raise Refused("refused-nothing-to-change")


def become(table: Table, guest: str, player: str) -> Change:
    """A guest has signed in: their seats, and the table if it was theirs, are the account's."""
    if guest != table.host and not table.seats_of(guest):
        raise Refused("refused-nothing-to-change")
    return Became(guest, player)


def set_bot(table: Table, player: str | None, seat: int, on: bool, away: bool) -> Change:
    """A bot for a seat, or the seat back. The owner may, and while the owner is away the host,
    where no clock of a rated game waits for them."""
    chosen = table.seats[seat] if 0 <= seat < len(table.seats) else None
    if chosen is None or chosen.kind not in ("person", "screen"):
        raise Refused("refused-not-your-seat")
    if player is None or chosen.player != player:
        if player != table.host:
            raise Refused("refused-not-your-seat")
        if not (on and away):
            raise Refused("refused-not-away", {"seat": seat})
        if table.rated and table.opening.clock.kind != "none":
            raise Refused("refused-clock-decides")
    if on == (chosen.bot is not None):
        raise Refused("refused-nothing-to-change")
    return StoodIn(seat, _best_bot(table) if on else None, absent=False)


def say(table: Table, player: str | None, name: str, text: str, line: int | None = None) -> Change:
    """A remark of a player or a spectator; a player may make it on the game after so many lines."""
    printable = "".join([letter if letter.isprintable() else " " for letter in text])
    words = " ".join(printable.split())[:LONGEST_REMARK]
    if not words:
        raise Refused("refused-nothing-said")
    own = table.seats_of(player)
    if line is not None and not own:
        raise Refused("refused-not-your-seat")
    if line is not None and line > len(table.history.lines):
        raise Refused("refused-no-such-line")
    return Said(own[0] if own else None, table.seats[own[0]].name if own else name, words, line)


def close(table: Table) -> Change:
    """By whoever runs the server; nobody at the table can."""
    if table.closed:
        raise Refused("refused-nothing-to-change")
    return Closed()


def _owned(table: Table, player: str | None, seat: int) -> Seat:
    if player is None or seat not in table.seats_of(player):
        raise Refused("refused-not-your-seat")
    return table.seats[seat]


def _unfinished(table: Table, player: str | None, seat: int) -> None:
    """Only an owner takes back, no bot's decision, and only before the end: a game that is over
    tells its seed."""
    if _owned(table, player, seat).bot is not None:
        raise Refused("refused-bot-plays", {"seat": seat})
    _going_on(table)


def _going_on(table: Table) -> None:
    if table.closed:
        raise Refused("refused-closed")
    if table.status == "over":
        raise Refused("refused-over")


def _best_bot(table: Table) -> str:
    return bots(table.history.game)[-1]
