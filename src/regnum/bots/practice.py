"""Habits learned by practice: an evolution strategy.

Every seat of a game has habits of its own, each number a step off what is known, up or down by lot.
The same deal is played again with every step the other way. What did better the one way than the
other draws the habits that way; over the many games of a round the lots of all others cancel out.
"""

from typing import Final

from regnum.bots.evaluation import Evaluation
from regnum.bots.strategy import Strategy
from regnum.core.chance import Stream, fast
from regnum.core.packed import append, i64, vec
from regnum.core.state import State, first_owing

RATE: Final = 9.0
"""How far habits follow in the first round what draws them: so many of their reaches for each
victory that it would bring."""

SLOWER: Final = 0.85
"""The last round's rate is so much less."""

BITS: Final = 32


class Practice:
    """Habits that get better with every round of games. They go to and fro while they are learned:
    what is known is the mean of the last quarter of the rounds."""

    def __init__(self, strategy: Strategy, habits: list[float], rounds: int, seed: str) -> None:
        self.strategy = strategy
        self.habits = vec[float](habits)
        self.rounds = rounds
        self.round = 0
        self._reaches = vec[float](strategy.reaches())
        self._drawn = vec[float]([0.0] * len(habits))
        self._sum = vec[float]([0.0] * len(habits))
        self._summed = 0
        self._lots = fast(f"practice:{seed}")
        self._tried = 0

    def play(self, state: State) -> None:
        """Play a deal twice, the second time the other way round."""
        ways = [steps(self._lots, self._reaches) for _ in range(state.seats)]
        seed = int(self._lots.word())
        self._lots.wipe()
        there = self._played(state.copy(), ways, 1.0, seed)
        back = self._played(state, ways, -1.0, seed)
        drawn = self._drawn
        seat: i64
        for seat in range(state.seats):
            better = there[seat] - back[seat]
            way = ways[seat]
            place: i64
            for place in range(len(way)):
                drawn[place] += better * way[place]
        self._tried += 2 * state.seats

    def turn(self) -> None:
        """After the games of a round: go where they draw."""
        rate = RATE * (1.0 - SLOWER * float(self.round) / float(self.rounds))
        much = rate / float(self._tried)
        habits, drawn, total = self.habits, self._drawn, self._sum
        late = 4 * self.round >= 3 * self.rounds
        place: i64
        for place in range(len(habits)):
            habits[place] += much * drawn[place]
            drawn[place] = 0.0
            if late:
                total[place] += habits[place]
        self._tried = 0
        self._summed += 1 if late else 0
        self.round += 1

    def known(self) -> list[float]:
        """What has been learned so far."""
        if not self._summed:
            return list(self.habits)
        return [each / float(self._summed) for each in list(self._sum)]

    def _played(self, state: State, ways: list[vec[float]], sign: float, seed: int) -> vec[float]:
        """By seat: what the end of a game is worth in which each goes its own way."""
        players: list[Evaluation] = []
        for way in ways:
            player = Evaluation(self.strategy, [], [])
            player.habits = off_by(self.habits, way, sign)
            players.append(player)
        lots = fast(seed)
        while state.owing:
            seat = first_owing(state)
            self.strategy.go_on(state, seat, players[seat], lots)
            lots.wipe()
        found = vec[float](capacity=state.seats)
        for seat in range(state.seats):
            found = append(found, self.strategy.hoped(state, seat))
        return found


def steps(lots: Stream, reaches: vec[float]) -> vec[float]:
    """For each habit how far it goes up or down by lot."""
    found = vec[float](capacity=len(reaches))
    word: i64 = 0
    place: i64
    for place in range(len(reaches)):
        if place % BITS == 0:
            word = lots.word()
        found = append(found, reaches[place] if word >> (place % BITS) & 1 else -reaches[place])
    return found


def off_by(habits: vec[float], way: vec[float], sign: float) -> vec[float]:
    """The habits, each of them so far off."""
    found = vec[float](capacity=len(habits))
    place: i64
    for place in range(len(habits)):
        found = append(found, habits[place] + sign * way[place])
    return found
