"""The end of the game (6)."""

from regnum.core.state import Result
from regnum.games.wallenstein.state import Position


def outcome(state: Position) -> Result:
    """Most victory points win; of tied players, the one with the most Thalers (6)."""
    standing = [(state.points[seat], state.thalers[seat]) for seat in range(state.seats)]
    return Result(
        tuple(1 + sum([1 for other in standing if other > own]) for own in standing),
        tuple(state.points),
        "points",
    )
