"""Carolingi for those who learn and search: turns are found by a beam, a season is looked ahead."""

from typing import cast

from regnum.bots.carolingi.features import SIZE, features_of, weights_by_thumb
from regnum.bots.strategy import Strategy
from regnum.core.chance import Stream
from regnum.core.packed import i64, vec
from regnum.core.state import State
from regnum.games.carolingi.facts import NONE, SEASONS, TILES
from regnum.games.carolingi.seasons import LAY_TILES
from regnum.games.carolingi.state import COURT, LAID, Position


class CarolingiStrategy(Strategy):
    """A season is looked at as a whole: two tiles each, in any order."""

    def size(self) -> int:
        return SIZE

    def first_weights(self) -> list[float]:
        return weights_by_thumb()

    def features(self, state: State, seat: i64) -> vec[i64]:
        return features_of(cast(Position, state), seat)

    def stage(self, state: State) -> i64:
        position = cast(Position, state)
        return position.year * len(SEASONS) + position.season

    def believe(self, state: State, seat: i64, lots: Stream) -> None:
        """Who has laid tiles already shall lay them again, as they would."""
        position = cast(Position, state)
        if not position.owing or position.decision() is not LAY_TILES:
            return
        place: i64
        for place in range(len(position.laid)):
            rival, tile = place // 2, position.laid[place]
            if rival != seat and tile != NONE:
                if position.tiles[rival * TILES + tile] == LAID:
                    position.tiles[rival * TILES + tile] = COURT
                position.laid[place] = NONE
                position.owing |= 1 << rival
