"""Carolus Magnus for those who learn and search: turns are found by a beam."""

from typing import cast

from regnum.bots.carolus.aims import aims_of
from regnum.bots.carolus.features import SIZE, features_of
from regnum.bots.strategy import Aim, Strategy
from regnum.bots.thought import Budget, Thought
from regnum.core.packed import i64, vec
from regnum.core.state import State
from regnum.games.carolus.opening import CHOOSE_DISC
from regnum.games.carolus.paladins import PLAY_PALADINS
from regnum.games.carolus.replenish import NAME_COLOUR
from regnum.games.carolus.state import Position


class CarolusStrategy(Strategy):
    """One small decision is learned from at a time; a disc waits for the discs that answer it."""

    def size(self) -> int:
        return SIZE

    def features(self, state: State, seat: i64) -> vec[i64]:
        return features_of(cast(Position, state), seat)

    def careful(self) -> bool:
        return True

    def any_order(self, state: State) -> bool:
        """Paladins, and the clans of crowns."""
        return state.open is PLAY_PALADINS or state.open is NAME_COLOUR

    def unsettled(self, state: State) -> bool:
        """A disc is worth what the discs of the others make of it: who acts first."""
        if state.open is not CHOOSE_DISC:
            return False
        for disc in cast(Position, state).shown:
            if disc:
                return True
        return False

    def aims(self, before: State, after: State, seat: i64, moves: list[int]) -> list[Aim]:
        return aims_of(cast(Position, before), cast(Position, after), seat, moves)

    def first_look(self) -> Thought:
        return Thought(12, 8, Budget(8_000, 5))

    def partners(self, state: State) -> int:
        position = cast(Position, state)
        return int(position.seats // position.parties)

    def won(self, state: State, seat: i64) -> float:
        """Partners win together, and a draw is half a victory."""
        position = cast(Position, state)
        side = position.side(seat)
        equal: i64 = 1
        other: i64
        for other in range(position.parties):
            if other != side:
                if position.hand[other] < position.hand[side]:
                    return 0.0
                if position.hand[other] == position.hand[side]:
                    equal += 1
        if equal > 1 and position.options["tiebreak"] != "draw":
            return super().won(state, seat) * self.partners(state)
        return 1.0 / int(equal)
