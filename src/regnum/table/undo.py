"""Taking back: free until chance or a reveal has sealed the past.

What others decided since must stand without the decision taken back, as it does while several
decide at once; where it would not, their consent is needed.
"""

from typing import NamedTuple

from regnum.core.history import History, Line, carry_out
from regnum.core.refusal import IllegalMove
from regnum.core.state import State


class Rewriting(NamedTuple):
    """Another end of a history: its first `cut` lines stand, then come these."""

    cut: int
    lines: tuple[Line, ...]


def latest_undone(history: History, seat: int) -> Rewriting | None:
    """The history without this seat's latest decision, None where that is not free."""
    own = history.unsealed(seat)
    return _without(history, seat, own[0]) if own else None


def turn_undone(history: History, seat: int) -> Rewriting | None:
    """The history without this seat's latest decisions, as many as can be taken back freely."""
    earliest = None
    for place in history.unsealed(seat):
        found = _without(history, seat, place)
        if found is None:
            break
        earliest = found
    return earliest


def _without(history: History, seat: int, place: int) -> Rewriting | None:
    others = [line for line in history.lines[place:] if line.seat != seat]
    if not others:
        return Rewriting(place, ())
    state = history.before(place)
    lines = _played_on(state, others)
    return None if lines is None or state.sealed else Rewriting(place, lines)


def _played_on(state: State, lines: list[Line]) -> tuple[Line, ...] | None:
    """What is written when these decisions follow one another, changing `state`; None if one
    of them is not allowed, or if one but the last seals what comes before it."""
    written: list[Line] = []
    for line in lines:
        if written and state.sealed:
            return None
        try:
            written.append(carry_out(state, line, None))
        except IllegalMove:
            return None
    return tuple(written)
