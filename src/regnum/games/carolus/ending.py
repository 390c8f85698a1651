"""The end of the game (7)."""

from typing import Final

from regnum.core.packed import i64
from regnum.core.result import Points, Result
from regnum.games.carolus.facts import LEAST_TERRITORIES, NONE, sides
from regnum.games.carolus.state import Position

DRAW: Final = "draw"
MARKERS: Final = "markers"


def over(state: Position) -> bool:
    """A side has all its castles in play, or fewer than four territories are left. A double
    merge usually jumps from four to two, so the test comes after all merging."""
    return state.winner != NONE or len(state.ring) < LEAST_TERRITORIES


def castles_in_play(state: Position, side: i64) -> int:
    return int(state.stock - state.hand[side])


def markers_decide(state: Position) -> bool:
    """Only at the end by territories can sides be equal, and only by choice do clan markers
    break the tie (A14)."""
    return state.winner == NONE and state.options["tiebreak"] == MARKERS


def markers_of(state: Position, side: int) -> int:
    """Clan markers, partners' together."""
    return sum([holder != NONE and state.side(holder) == side for holder in list(state.marker)])


def outcome(state: Position) -> Result:
    """Most castles in play wins; equal ones share their rank, unless markers decide. Partners
    share their rank, three players rank by castles (A25)."""
    tied = markers_decide(state)
    standing = [
        (castles_in_play(state, side), markers_of(state, side) if tied else 0)
        for side in range(sides(state.seats))
    ]
    own = [int(state.side(seat)) for seat in range(state.seats)]
    return Result(
        tuple([1 + sum([other > standing[side] for other in standing]) for side in own]),
        tuple([castles_in_play(state, side) for side in own]),
        "castles" if state.winner != NONE else "territories",
    )


def account(state: Position, seat: int) -> list[Points]:
    """The castles, with the territories that they stand in."""
    side = int(state.side(seat))
    held = sum([state.owner[territory] == side for territory in list(state.ring)])
    rows = [Points("reckoning-castles", "7", held, castles_in_play(state, side))]
    if markers_decide(state):
        rows.append(Points("reckoning-markers", "7", markers_of(state, side), 0))
    return rows
