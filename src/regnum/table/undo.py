"""Taking back: free until chance or a reveal has sealed the past.

What others decided since must stand without the decision taken back, as it does while several
decide at once; where it would not, their consent is needed.
"""

from typing import NamedTuple

from regnum.core.record import Line
from regnum.table.story import Story, continued


class Rewriting(NamedTuple):
    """A change of the record: strike out from `cut` on, then write `lines`."""

    cut: int
    lines: tuple[Line, ...]


def latest_undone(story: Story, seat: int) -> Rewriting | None:
    """The story without this seat's latest decision, None where that is not free."""
    own = story.unsealed(seat)
    return _without(story, seat, own[0]) if own else None


def turn_undone(story: Story, seat: int) -> Rewriting | None:
    """The story without this seat's latest decisions, as many as can be taken back freely."""
    earliest = None
    for index in story.unsealed(seat):
        found = _without(story, seat, index)
        if found is None:
            break
        earliest = found
    return earliest


def asks_consent_at(story: Story, seat: int) -> int | None:
    """The version of this seat's latest decision, to ask for its take-back."""
    newest = range(len(story.lines) - 1, -1, -1)
    return next(
        (story.versions[index] for index in newest if story.lines[index].seat == seat), None
    )


def _without(story: Story, seat: int, index: int) -> Rewriting | None:
    others = [line for line in story.lines[index:] if line.seat != seat]
    if not others:
        return Rewriting(index, ())
    state = story.before(index)
    lines = continued(state, others)
    return None if lines is None or state.sealed else Rewriting(index, lines)
