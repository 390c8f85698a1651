"""Learning by play against oneself: temporal differences, TD(lambda).

Every seat plays what it thinks best, now and then anything. After a game each position that came
up is held against what was thought of the positions after it, and in the end against the result:
the weights of what was seen move towards it. Who was wrong early learns from who knew better late.
"""

from math import sqrt
from typing import Final

from regnum.bots.evaluation import Evaluation
from regnum.bots.practice import off_by, steps
from regnum.bots.strategy import Strategy
from regnum.core.chance import fast
from regnum.core.packed import append, i64, vec
from regnum.core.state import State, first_owing

FADING: Final = 0.9
"""Lambda: how much of what was learned of a position reaches the one before it."""

EXPLORING: Final = 20
"""One move in so many is drawn by lot."""

RATE: Final = 0.1
"""The first step of a weight; the more it has moved, the smaller the next (Adagrad)."""

OPEN: Final = 0.001
STEADY: Final = 10.0
"""How much a weight counts as moved before the first game: who knows nothing learns in leaps, who
begins with something changes it with care."""

LONGEST: Final = 3_000
"""Decisions after which a game teaches nothing."""


class Learner:
    """An evaluation that gets better with every game."""

    def __init__(
        self,
        strategy: Strategy,
        weights: list[float],
        seed: str,
        habits: list[float] | None = None,
    ) -> None:
        self.evaluation = Evaluation(strategy, weights, habits)
        blank = max(weights) == min(weights) and not strategy.has_hunches()
        self._moved = vec[float]([OPEN if blank else STEADY] * len(weights))
        self._reaches = vec[float](strategy.reaches())
        self._lots = fast(f"learner:{seed}")
        self._careful = strategy.careful()
        self._rate = RATE

    def slow_down(self, done: float) -> None:
        """So much of the training is over: who is careful takes smaller steps from now on."""
        if self._careful:
            self._rate = RATE * (1.0 - done)

    def play(self, state: State) -> bool:
        """Play a game to its end and learn from it; whether it ended."""
        strategy = self.evaluation.strategy
        seats: i64 = state.seats
        players = self._players(seats)
        seen: list[vec[i64]] = []  # by position and seat
        amounts: list[vec[float]] = []  # the same
        thought = vec[float]()
        cut = vec[i64]()  # positions that were followed by an exploring move
        taken = 0
        while state.owing:
            taken += 1
            if taken > LONGEST:
                return False
            seat = first_owing(state)
            if self._lots.draw(EXPLORING):
                strategy.go_on(state, seat, players[seat], self._lots)
            else:
                strategy.explore(state, seat, players[seat], self._lots)
                cut = append(cut, len(seen) // seats - 1)
            self._lots.wipe()
            if state.owing and strategy.learns_from(state):
                viewer: i64
                for viewer in range(seats):
                    features = strategy.features(state, viewer)
                    much = strategy.amounts(state, viewer)
                    seen.append(features)
                    amounts.append(much)
                    hunch = strategy.hunch(state, viewer)
                    thought = append(thought, self.evaluation.weigh(features, much, hunch))
        for viewer in range(seats):
            hoped = strategy.hoped(state, viewer)
            self._learn(seen, amounts, thought, cut, seats, viewer, hoped)
        return True

    def _players(self, seats: i64) -> list[Evaluation]:
        """By seat: who plays. Where there are habits, everybody's are a step off by lot, so that
        positions come up of which nobody would learn otherwise."""
        evaluation = self.evaluation
        if not len(evaluation.habits):
            return [evaluation] * seats
        players: list[Evaluation] = []
        for _ in range(seats):
            player = Evaluation(evaluation.strategy, [], [])
            player.weights = evaluation.weights
            way = steps(self._lots, self._reaches)
            player.habits = off_by(evaluation.habits, way, 1.0)
            players.append(player)
        return players

    def weights(self) -> list[float]:
        return list(self.evaluation.weights)

    def _learn(
        self,
        seen: list[vec[i64]],
        amounts: list[vec[float]],
        thought: vec[float],
        cut: vec[i64],
        seats: i64,
        viewer: i64,
        won: float,
    ) -> None:
        """From the last position to the first, as one seat saw them."""
        known = won
        after = won
        cuts: i64 = len(cut) - 1
        place: i64
        for place in range(len(seen) // seats - 1, -1, -1):
            here = place * seats + viewer
            while cuts >= 0 and cut[cuts] >= place:
                if cut[cuts] == place:
                    known = thought[here] if self._careful else after
                cuts -= 1
            self._correct(seen[here], amounts[here], known - thought[here])
            after = thought[here]
            known = FADING * known + (1.0 - FADING) * after

    def _correct(self, features: vec[i64], amounts: vec[float], error: float) -> None:
        weights = self.evaluation.weights
        moved = self._moved
        rate = self._rate
        if len(amounts):
            place: i64
            for place in range(len(features)):
                at, step = features[place], error * amounts[place]
                moved[at] += step * step
                weights[at] += rate * step / sqrt(moved[at])
            return
        for feature in features:
            moved[feature] += error * error
            weights[feature] += rate * error / sqrt(moved[feature])
