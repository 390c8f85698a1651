"""How a game ended, and what each seat's score is made of."""

from typing import Any, NamedTuple


class Result(NamedTuple):
    """How a game ended: a rank and a score for each seat (1 is best, equal ranks tie)."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    def values(self) -> tuple[float, ...]:
        """What the result is worth to each seat, together 0: from 1 for who is before all others
        to -1 for who is behind all."""
        others = max(1, len(self.ranks) - 1)
        return tuple(
            [
                float(sum([(rank > own) - (rank < own) for rank in self.ranks])) / others
                for own in self.ranks
            ]
        )

    def part_of_victory(self, seat: int) -> float:
        """Which part of the victory a seat has: those who are first share it."""
        return 1.0 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def as_json(self) -> dict[str, Any]:
        return {
            "ranks": list(self.ranks),
            "scores": list(self.scores),
            "reason": self.reason,
        }


class Points(NamedTuple):
    """A part of a seat's score: a text and a rule that say what for, how many of it the seat
    has, and what that is worth. What only breaks ties is worth nothing."""

    key: str
    rule: str
    amount: int
    points: int
