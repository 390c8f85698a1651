"""The end of the game (7)."""

from typing import Final

from regnum.core.state import Result
from regnum.games.carolus.facts import LEAST_TERRITORIES, NONE, sides
from regnum.games.carolus.state import Position

DRAW: Final = "draw"
MARKERS: Final = "markers"


def over(state: Position) -> bool:
    """A side has all its castles in play, or fewer than four territories are left. A double
    merge usually jumps from four to two, so the test comes after all merging."""
    return state.winner != NONE or len(state.ring) < LEAST_TERRITORIES


def outcome(state: Position) -> Result:
    """Most castles in play wins; equal ones share their rank. With the option `tiebreak` at
    `markers`, more clan markers, partners' together, decide at the end by territories (A14)."""
    count = sides(state.seats)
    castles = [state.stock - state.hand[side] for side in range(count)]
    markers = [0] * count
    if state.winner == NONE and state.options["tiebreak"] == MARKERS:
        for holder in state.marker:
            if holder != NONE:
                markers[state.side(holder)] += 1
    standing = [(castles[side], markers[side]) for side in range(count)]
    seats = range(state.seats)
    return Result(
        tuple(1 + sum(other > standing[state.side(seat)] for other in standing) for seat in seats),
        tuple(castles[state.side(seat)] for seat in seats),
        "castles" if state.winner != NONE else "territories",
    )
