"""Moving the Emperor (4.2)."""

from typing import Any, Final

from regnum.core.packed import append, i64, vec
from regnum.core.phase import Decision
from regnum.core.refusal import Refusal
from regnum.core.vectors import place_of
from regnum.games.carolus.castles import settle
from regnum.games.carolus.ending import outcome, over
from regnum.games.carolus.moves import CROWNED, EMPEROR
from regnum.games.carolus.state import Position


class MoveEmperor(Decision[Position]):
    """He goes one to as many steps clockwise as the seat's disc says, and whoever controls the
    territory where he stops builds (4.2, 5).

    A merged territory is one step (5.3; A22). He may come round to where he started; a second
    lap would only name the same stops again (A11).
    """

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        """The stops ascending: those beyond the ring's end come before those up to it."""
        ring = state.ring
        apart = len(ring)
        start = place_of(ring, state.emperor)
        last = start + min(state.shown[seat], apart)
        choices = vec[i64](capacity=5)
        place: i64
        for place in range(apart, last + 1):
            choices = append(choices, EMPEROR + ring[place - apart])
        for place in range(start + 1, min(last + 1, apart)):
            choices = append(choices, EMPEROR + ring[place])
        return choices

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        territory = move - EMPEROR
        if not state.segments[territory]:
            return Refusal("refusal-merged-away", "5.3", {"territory": territory + 1})
        reach = state.shown[seat]
        ring = state.ring
        steps = (place_of(ring, territory) - place_of(ring, state.emperor)) % len(ring)
        if steps == 0 and len(ring) > reach:
            return Refusal("refusal-must-move", "4.2", {})
        if steps > reach:
            return Refusal("refusal-too-far", "4.2", {"territory": territory + 1, "number": reach})
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        state.emperor = move - EMPEROR
        if state.journal is not None:
            params = {"seat": seat, "territory": state.emperor + 1}
            state.tell("event-emperor", params, (f"territory:{state.emperor + 1}",))
        settle(state)
        if over(state):
            state.finish()
            if state.journal is not None:
                state.tell("event-end", {"reason": outcome(state).reason})

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        return {"count": int(state.shown[seat])}


MOVE_EMPEROR: Final = MoveEmperor("move-emperor", "ask-emperor", "4.2", (EMPEROR, CROWNED))
