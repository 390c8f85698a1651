"""Moving the Emperor (4.2)."""

from regnum.core.refusal import Refusal
from regnum.games.carolus.moves import EMPEROR
from regnum.games.carolus.state import Position


def stops(state: Position, seat: int) -> list[int]:
    """Where the Emperor may stop: one to as many steps clockwise as the seat's disc says.

    A merged territory is one step (5.3; A22). He may come round to where he started;
    a second lap would only name the same stops again (A11).
    """
    ring = state.ring
    start = ring.index(state.emperor)
    reach = min(state.shown[seat], len(ring))
    return [ring[(start + step) % len(ring)] for step in range(1, reach + 1)]


def emperor_choices(state: Position, seat: int) -> list[int]:
    """The stops ascending: those before the ring's end come after those beyond it."""
    found = [EMPEROR + territory for territory in stops(state, seat)]
    for step in range(1, len(found)):
        if found[step] < found[step - 1]:
            return found[step:] + found[:step]
    return found


def forbids_stop(state: Position, seat: int, territory: int) -> Refusal | None:
    if not state.segments[territory]:
        return Refusal("refusal-merged-away", "5.3", {"territory": territory + 1})
    reach = state.shown[seat]
    ring = state.ring
    steps = (ring.index(territory) - ring.index(state.emperor)) % len(ring)
    if steps == 0 and len(ring) > reach:
        return Refusal("refusal-must-move", "4.2", {})
    if steps > reach:
        return Refusal("refusal-too-far", "4.2", {"territory": territory + 1, "number": reach})
    return None


def move_emperor(state: Position, seat: int, territory: int) -> None:
    state.emperor = territory
    if state.journal is not None:
        params = {"seat": seat, "territory": territory + 1}
        state.tell("event-emperor", params, (f"territory:{territory + 1}",))
