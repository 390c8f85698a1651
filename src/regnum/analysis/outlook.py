"""What each seat may expect of a position, and how sure that is: from there everybody goes on as
usual for a stage or two, again and again, and what comes of it is judged."""

from math import sqrt
from typing import Final

from regnum.bots.evaluation import Evaluation
from regnum.core.chance import fast
from regnum.core.state import State, first_owing

CLEAR: Final = 0.08
"""So much of a victory is a difference that is worth a word."""

SURE: Final = 0.02
"""The standard error at which enough has been tried."""

COIN: Final = 0.25
"""The variance of a victory that may as well be none: so far may the first try be off."""


class Outlook:
    """A position after so many lines of a game, and what has been tried there."""

    def __init__(self, evaluation: Evaluation, state: State, line: int, stages: int = 1) -> None:
        self.state = state
        self.line = line
        self.stages = stages
        self.tries = 0
        self._evaluation = evaluation
        self._totals = [0.0] * state.seats
        self._squares = [0.0] * state.seats

    def is_clear(self) -> bool:
        """Whether nothing is gained by one more try."""
        return not self.state.owing or (self.tries > 0 and max(self.doubt()) <= SURE)

    def try_out(self) -> None:
        """Once more, with other luck."""
        after = self.state.fork(fast(f"course/{self.tries}"))
        for _ in range(self.stages):
            play_on(self._evaluation, after, self.tries)
        self.tries += 1
        for seat in range(after.seats):
            worth = self._evaluation.value(after, seat)
            self._totals[seat] += worth
            self._squares[seat] += worth * worth

    def expected(self) -> tuple[float, ...]:
        """By seat: the share of victory. All that can be won together is one victory, which each
        of those who win together has whole."""
        state = self.state
        if not state.owing:
            won = state.game.outcome(state).part_of_victory
            return tuple(self._together() * won(seat) for seat in range(state.seats))
        totals = self._totals
        if not self.tries:
            totals = [self._evaluation.value(state, seat) for seat in range(state.seats)]
        scale = self._scale(totals)
        return tuple(scale * total for total in totals)

    def doubt(self) -> tuple[float, ...]:
        """By seat: the standard error of the same; of a first sight nothing is known but that."""
        if not self.tries:
            return (0.0,) * self.state.seats
        scale = self._scale(self._totals)
        return tuple(
            scale * sqrt(COIN + max(square - total * total / self.tries, 0.0))
            for total, square in zip(self._totals, self._squares, strict=True)
        )

    def _scale(self, totals: list[float]) -> float:
        everything = sum(totals)
        return self._together() / everything if everything else 0.0  # nobody would win

    def _together(self) -> int:
        return self._evaluation.strategy.partners(self.state)


def play_on(evaluation: Evaluation, state: State, seed: int) -> None:
    """To the next stage, as anybody would."""
    known = evaluation.strategy
    lots = fast(f"play on/{seed}")
    stage = known.stage(state)
    while state.owing and known.stage(state) == stage:
        known.go_on(state, first_owing(state), evaluation, lots)
        lots.wipe()
