"""The end of the game (6)."""

from typing import Final

from regnum.core.result import Points, Result
from regnum.games.wallenstein.state import SOURCES, Position, points_of

WINTERS: Final = (
    "reckoning-counties-first",
    "reckoning-buildings-first",
    "reckoning-majorities-first",
    "reckoning-counties-second",
    "reckoning-buildings-second",
    "reckoning-majorities-second",
)
"""The text of each source of points that the winters score (4.3)."""


def outcome(state: Position) -> Result:
    """Most victory points win; of tied players, the one with the most Thalers (6)."""
    scores = [points_of(state, seat) for seat in range(state.seats)]
    standing = [(scores[seat], int(state.thalers[seat])) for seat in range(state.seats)]
    return Result(
        tuple([1 + sum([1 for other in standing if other > own]) for own in standing]),
        tuple(scores),
        "points",
    )


def account(state: Position, seat: int) -> list[Points]:
    """What the winters brought, then the modules, and the Thalers that break ties."""
    rows = [scored(state, seat, source, WINTERS[source], "4.3") for source in range(len(WINTERS))]
    for module in state.modules:
        rows += module.account(state, seat)
    rows.append(Points("reckoning-thalers", "6", int(state.thalers[seat]), 0))
    return rows


def scored(state: Position, seat: int, source: int, key: str, rule: str) -> Points:
    """The points that a seat has from a source."""
    gained = int(state.scored[seat * SOURCES + source])
    return Points(key, rule, gained, gained)
