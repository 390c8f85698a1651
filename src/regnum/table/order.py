"""People tap in any order; games want the small decisions of a turn in one order.

A move that only that order forbids is put in its place: this seat's latest decisions are taken
back, the move is played, and they are played again.
"""

from typing import Final

from regnum.core.record import Line
from regnum.core.refusal import Refusal
from regnum.table.story import Story, continued
from regnum.table.undo import Rewriting

ORDER_REFUSAL: Final = "-order"
"""How the keys of such refusals end."""


def forbidden_by_order(refusal: Refusal) -> bool:
    return refusal.key.endswith(ORDER_REFUSAL)


def put_in_order(story: Story, seat: int, move: int) -> Rewriting | None:
    """The story with this move at its place among the seat's unsealed decisions."""
    for index in story.unsealed(seat):
        if move in story.legal_before(index, seat):
            decisions = [Line(seat, move), *story.lines[index:]]
            lines = continued(story.before(index), decisions)
            if lines is not None:
                return Rewriting(index, lines)
    return None


def out_of_order(story: Story, seat: int) -> list[int]:
    """The moves that are not allowed now but would find a place."""
    state = story.state
    if seat not in state.to_move:
        return []
    candidates: set[int] = set()
    for index in story.unsealed(seat):
        candidates.update(story.legal_before(index, seat))
    found = []
    for move in sorted(candidates):
        refusal = state.refusal(seat, move)
        if (
            refusal is not None
            and forbidden_by_order(refusal)
            and put_in_order(story, seat, move) is not None
        ):
            found.append(move)
    return found
