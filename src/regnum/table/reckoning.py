"""The final reckoning: every point of every seat, explained."""

from typing import Any, NamedTuple, Protocol, runtime_checkable

from regnum.core.state import State


class Points(NamedTuple):
    """Some points and what they are for: the key of a text and what it speaks of."""

    key: str
    params: dict[str, Any]
    points: int


@runtime_checkable
class Explains(Protocol):
    """A game whose score has several parts tells them, seat by seat."""

    def reckoning(self) -> list[list[Points]]: ...


def reckoning(state: State) -> list[list[Points]]:
    """Each seat's points when the game is over, [] before."""
    result = state.result()
    if result is None:
        return []
    if isinstance(state, Explains):
        return state.reckoning()
    return [[Points("reckoning-score", {"score": score}, score)] for score in result.scores]
