"""The end of the game (6)."""

from typing import Final

from regnum.core.state import Points, Result
from regnum.games.wallenstein.state import (
    BENEFITS_SCORED,
    FAVORS_SCORED,
    SOURCES,
    STATUES_SCORED,
    Position,
    points_of,
)

ACCOUNT: Final = (
    ("reckoning-counties-first", "4.3"),
    ("reckoning-buildings-first", "4.3"),
    ("reckoning-majorities-first", "4.3"),
    ("reckoning-counties-second", "4.3"),
    ("reckoning-buildings-second", "4.3"),
    ("reckoning-majorities-second", "4.3"),
    ("reckoning-favors", "9.7"),
    ("reckoning-benefits", "10.2"),
    ("reckoning-statues", "11.5"),
    ("reckoning-trophies", "11.5"),
)
"""The text and the section of each source of points."""


def outcome(state: Position) -> Result:
    """Most victory points win; of tied players, the one with the most Thalers (6)."""
    scores = [points_of(state, seat) for seat in range(state.seats)]
    standing = [(scores[seat], state.thalers[seat]) for seat in range(state.seats)]
    return Result(
        tuple(1 + sum([1 for other in standing if other > own]) for own in standing),
        tuple(scores),
        "points",
    )


def account(state: Position, seat: int) -> list[Points]:
    """The sources of points that are in play, and the Thalers that break ties."""
    rows = []
    for source in range(SOURCES):
        if in_play(state, source):
            key, rule = ACCOUNT[source]
            gained = state.scored[seat * SOURCES + source]
            rows.append(Points(key, rule, gained, gained))
    rows.append(Points("reckoning-thalers", "6", state.thalers[seat], 0))
    return rows


def in_play(state: Position, source: int) -> bool:
    if source >= STATUES_SCORED:
        return state.leaders
    if source == FAVORS_SCORED:
        return state.court
    return source != BENEFITS_SCORED or state.landsknechte
