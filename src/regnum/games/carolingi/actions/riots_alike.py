"""Which of several orders of unfolding that fill the same countries is the one that search takes
(5.1 c; C3, G13).

The order of the cards matters only where gangs run short. Then some riots spread fully, perhaps one
takes the last gangs, and the rest find none; and it may happen that other riots would have brought
just the same gangs to the same countries (with one gang left, two woodlands that have the same
first neighbour).

Of all that could have spread from the cards that are unfolded, search takes what comes first: the
fewest of the last woodlands fully, and then the first of those that could take the last gangs.
Whatever else is unfolded afterwards finds no gang, so what is not the first of its kind will not
become it: search goes on only from what is.
"""

from typing import Final

from regnum.core.packed import append, i64, vec
from regnum.core.vectors import zeros
from regnum.games.carolingi.events import listed, reached_by_riot
from regnum.games.carolingi.facts import COUNTRIES, NONE
from regnum.games.carolingi.state import Position

GANGS_OF_RIOT: Final = COUNTRIES
"""An item of `state.spread` is a woodland * GANGS_OF_RIOT + the gangs that spread from it."""


def with_riot(spread: vec[i64], woodland: i64, gangs: i64) -> vec[i64]:
    """What has spread so far, in the order of the woodlands, and this."""
    more = vec[i64](capacity=len(spread) + 1)
    place: i64 = 0
    while place < len(spread) and spread[place] < woodland * GANGS_OF_RIOT:
        more = append(more, spread[place])
        place += 1
    more = append(more, woodland * GANGS_OF_RIOT + gangs)
    while place < len(spread):
        more = append(more, spread[place])
        place += 1
    return more


def may_have_spread(state: Position) -> bool:
    """Whether in a loaded position riots can have spread as it says."""
    before: i64 = NONE
    for item in state.spread:
        woodland, gangs = item // GANGS_OF_RIOT, item % GANGS_OF_RIOT
        if not before < woodland < COUNTRIES or not state.realm.mask >> woodland & 1:
            return False
        if not state.forest[woodland] or gangs > len(state.realm.neighbours[woodland]):
            return False
        before = woodland
    return True


class Riots:
    """The riots of the cards unfolded so far, gangs having run short."""

    def __init__(self, state: Position, spread: vec[i64]) -> None:
        self.supply: i64 = 0  # as the unfolding began: all have spread
        self.reached: list[vec[i64]] = []  # by riot
        self.full: i64 = 0  # a mask of the riots that have spread to all they could reach
        self.last: i64 = NONE  # the riot that took the last gangs
        self.risen = zeros(COUNTRIES)
        riot: i64
        for riot in range(len(spread)):
            woodland, gangs = spread[riot] // GANGS_OF_RIOT, spread[riot] % GANGS_OF_RIOT
            reached = listed(state, reached_by_riot(state, woodland))
            self.reached.append(reached)
            self.supply += gangs
            if gangs == len(reached):
                self.full |= 1 << riot
            elif gangs:
                self.last = riot
            for country in reached[:gangs]:
                self.risen[country] += 1

    def are_first(self) -> bool:
        """Whether nothing that comes first brings the same gangs to the same countries."""
        full: i64
        last: i64
        for full in range(self.full + 1):
            left = self.supply - self.needed(full)
            for last in range(NONE, len(self.reached)):
                if full == self.full and last == self.last:
                    return True
                if self.may_be_last(full, last, left) and self.are_alike(full, last, left):
                    return False
        return True

    def needed(self, full: i64) -> i64:
        """The gangs for all that these riots reach."""
        count: i64 = 0
        riot: i64
        for riot in range(len(self.reached)):
            if full >> riot & 1:
                count += len(self.reached[riot])
        return count

    def may_be_last(self, full: i64, last: i64, left: i64) -> bool:
        """Whether this riot can take what gangs the full ones leave; NONE if they leave none."""
        if last == NONE:
            return left == 0
        return not full >> last & 1 and 0 < left < len(self.reached[last])

    def are_alike(self, full: i64, last: i64, left: i64) -> bool:
        """Whether as many gangs would rise everywhere."""
        risen = zeros(COUNTRIES)
        riot: i64
        for riot in range(len(self.reached)):
            gangs: i64 = 0
            if full >> riot & 1:
                gangs = len(self.reached[riot])
            elif riot == last:
                gangs = left
            for country in self.reached[riot][:gangs]:
                risen[country] += 1
        place: i64
        for place in range(COUNTRIES):
            if risen[place] != self.risen[place]:
                return False
        return True
