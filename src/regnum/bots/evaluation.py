"""How likely a seat is to win: what is seen in a position, weighed."""

from math import exp

from regnum.bots.strategy import Strategy
from regnum.core.packed import i64, vec
from regnum.core.state import State, first_owing


class Evaluation:
    """A weight for each feature of a game; their sum, added to the hunch, is the logarithm of the
    odds. With it come the habits by which anybody goes on, where these are learned too."""

    def __init__(
        self, strategy: Strategy, weights: list[float], habits: list[float] | None = None
    ) -> None:
        self.strategy = strategy
        self.weights = vec[float](weights)
        self.habits = vec[float](strategy.first_habits() if habits is None else habits)
        self.judged: i64 = 0  # positions so far: what thinking costs

    def value(self, state: State, seat: i64) -> float:
        """The probability that the seat wins; at the end, which part of the victory it has. Where
        others are about to answer, it is judged by what they are likely to."""
        if self.strategy.unsettled(state):
            return self.judge(self.answered(state), seat)
        return self.judge(state, seat)

    def judge(self, state: State, seat: i64) -> float:
        """The same of a position as it is."""
        self.judged += 1
        strategy = self.strategy
        if not state.owing:
            return strategy.won(state, seat)
        features, amounts = strategy.features(state, seat), strategy.amounts(state, seat)
        odds = self.odds(features, amounts, strategy.hunch(state, seat))
        return likelihood(strategy.sobered(state, seat, odds))

    def answered(self, state: State) -> State:
        """A position after the answers that it waits for, each the best as it is."""
        strategy = self.strategy
        known = state.copy()
        while strategy.unsettled(known):
            seat = first_owing(known)
            best, most = known, -1.0
            for move in strategy.moves(known, seat):
                after = known.copy()
                after.advance(seat, move)
                worth = self.judge(after, seat)
                if worth > most:
                    best, most = after, worth
            known = best
        return known

    def weigh(self, features: vec[i64], amounts: vec[float], hunch: float) -> float:
        """The probability by what was learned alone."""
        return likelihood(self.odds(features, amounts, hunch))

    def odds(self, features: vec[i64], amounts: vec[float], hunch: float) -> float:
        """The logarithm of the odds by what was learned."""
        weights = self.weights
        odds = hunch
        if len(amounts):
            place: i64
            for place in range(len(features)):
                odds += weights[features[place]] * amounts[place]
        else:
            for feature in features:
                odds += weights[feature]
        return odds

    def best_move(self, state: State, seat: i64) -> i64:
        """The move after which the seat is most likely to win; the lowest id among equals."""
        moves = self.strategy.moves(state, seat)
        best = moves[0]
        if len(moves) == 1:
            return best
        most = -1.0
        for move in moves:
            after = state.copy()
            after.advance(seat, move)
            worth = self.value(after, seat)
            if worth > most:
                best, most = move, worth
        return best


def likelihood(odds: float) -> float:
    """The probability of which these are the odds, as a logarithm."""
    return 1.0 / (1.0 + exp(-odds))
