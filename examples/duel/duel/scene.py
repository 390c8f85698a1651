"""What a view of Duel shows."""

from typing import TypedDict

from regnum.core.scene import BySeat


class Scene(TypedDict):
    """The points, and the number that the seat itself has chosen in this round."""

    round: int
    points: BySeat[int]
    own: int | None
