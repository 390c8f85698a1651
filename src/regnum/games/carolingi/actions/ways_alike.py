"""Which of several marches that come to the same is the one that search takes (5.4; G13).

All that a march leaves behind is how many are in each country and how many Missi it cost. So two
groups may change their ends (from u to x and from v to y, or from u to y and from v to x), three
may rotate, and a country may pass on: send its own away and take in as many others.

Of marches that come to the same, search takes the *first*. They are compared country by country,
from the last of the board to its first, and the one in which fewer leave a country comes first.
If as many leave every country, they are compared way by way, again from the last to the first, and
the one in which fewer take a way comes first.

Search takes way by way, in the order of the board. Had it taken some that are not the first of
their kind, then all that could follow would not be either: in the first of their kind nobody
leaves a country that is still to come, and no more leave the present one, so that whoever is to
follow could follow there as well. So search goes on only from what is the first of its kind, and
misses nothing.

Groups that leave one country cannot be exchanged, and those of several seldom can. Whether they
might be is seen at a glance (`Taken.might_be_exchanged`); only then are other marches looked for
(`Other.comes_first`).
"""

from typing import Final

from regnum.core.packed import append, i64, vec
from regnum.core.vectors import zeros
from regnum.games.carolingi.actions.marched import ON_A_WAY, latest_way, movable, with_group
from regnum.games.carolingi.board import bit
from regnum.games.carolingi.facts import COUNTRIES
from regnum.games.carolingi.lands import foreign_homelands
from regnum.games.carolingi.moves import DONE, GROUP, MARCH
from regnum.games.carolingi.state import Position

# How a march compares so far with the one given.
ALIKE: Final = 0
FEWER: Final = 1
"""Fewer leave a country: it comes first."""

WAYS_BEFORE: Final = 2
"""As many leave each country, and fewer take a way: it comes first if this goes on so."""

WAYS_AFTER: Final = 3


class Taken:
    """The ways taken so far, as search looks at them before it takes another."""

    def __init__(self, state: Position, seat: i64, groups: i64) -> None:
        self.state = state
        self.seat = seat
        self.groups = groups
        self.latest = latest_way(state)
        self.starts: i64 = 0
        self.ends: i64 = 0
        self.near_others: i64 = 0  # what is near the starts, but for the last of them
        last_near: i64 = 0
        for item in state.marched:
            way = item // ON_A_WAY
            start = bit(state.board.links_from[way])
            if not self.starts & start:
                self.starts |= start
                self.near_others |= last_near
                last_near = state.realm.near[state.board.links_from[way]]
            self.ends |= bit(state.board.links_to[way])
        self.near_starts = self.near_others | last_near

    def first_way(self) -> i64:
        """From which way on search goes on: the latest again if all before went singly."""
        singles: i64 = 0
        place: i64
        for place in range(len(self.state.marched) - 1):
            singles += self.state.marched[place] % ON_A_WAY
        return self.latest if singles < self.groups else self.latest + 1

    def new_ways(self, moves: vec[i64]) -> vec[i64]:
        """Of these moves those that can lead to something new. Where people have marched as search
        would not, all are as good."""
        found = vec[i64](capacity=len(moves))
        for move in moves:
            if move == DONE or self.may_be_taken(move - MARCH):
                found = append(found, move)
        return found if len(found) == len(moves) or self.are_first() else moves

    def may_be_taken(self, way: i64) -> bool:
        """Whether a group of some size can take a way to something new."""
        if not self.might_be_exchanged(way):
            return True
        size: i64
        for size in range(1, self.most_on(way) + 1):
            if self.is_first(way, size):
                return True
        return False

    def most_on(self, way: i64) -> i64:
        """How many search sends together: after the first group on a way, single followers."""
        if way == self.latest:
            return 1
        return movable(self.state, self.seat, self.state.board.links_from[way])

    def new_sizes(self, way: i64) -> vec[i64]:
        """The sizes of a group on this way that lead to something new."""
        most = self.most_on(way)
        found = vec[i64](capacity=most)
        exchanged = self.might_be_exchanged(way)
        size: i64
        for size in range(1, most + 1):
            if not exchanged or self.is_first(way, size):
                found = append(found, GROUP + size - 1)
        return found

    def might_be_exchanged(self, way: i64) -> bool:
        """Whether a group on this way as well might bring about what comes to the same as something
        else. Where nobody passes on, ends can only be exchanged: somebody else must be able to
        come to this end, and this group to the end of another."""
        state = self.state
        from_here = state.board.links_from[way]
        start, end = bit(from_here), bit(state.board.links_to[way])
        starts = self.starts | start
        if starts == start:
            return False
        if starts & (self.ends | end):
            return True
        near = self.near_others if self.starts & start else self.near_starts
        return near & end != 0 and state.realm.near[from_here] & self.ends & ~end != 0

    def is_first(self, way: i64, size: i64) -> bool:
        """Whether no march that comes to the same would come first, with such a group."""
        marched = with_group(self.state.marched, way, size)
        return not Other(self.state, self.seat, marched, self.groups + 1).comes_first()

    def are_first(self) -> bool:
        """The same of the ways taken so far: people may have taken them in any way they like."""
        return not Other(self.state, self.seat, self.state.marched, self.groups).comes_first()


class Other:
    """The search for a march that comes to the same as another and before it: it sends followers
    out of one country after the other, from the last to the first."""

    def __init__(self, state: Position, seat: i64, marched: vec[i64], groups: i64) -> None:
        board = state.board
        self.realm = state.realm
        self.links_to = board.links_to
        self.open = ~foreign_homelands(state, seat)
        self.marched = marched
        self.groups = groups  # that it may still send
        self.wanted = groups  # followers that it must still send, one for each group
        self.lack = zeros(COUNTRIES)  # how many must still come, or, below 0, go
        self.leaving = zeros(COUNTRIES)  # how many leave in the march given
        self.stock = zeros(COUNTRIES)  # how many could leave as it began
        for item in state.marched:
            self.stock[board.links_from[item // ON_A_WAY]] += item % ON_A_WAY
            self.stock[board.links_to[item // ON_A_WAY]] -= item % ON_A_WAY
        for item in marched:
            start = board.links_from[item // ON_A_WAY]
            self.leaving[start] += item % ON_A_WAY
            self.lack[start] -= item % ON_A_WAY
            self.lack[board.links_to[item // ON_A_WAY]] += item % ON_A_WAY
        last = board.links_from[marched[len(marched) - 1] // ON_A_WAY]
        self.starts = vec[i64]()  # from a later country nobody leaves in the march given
        for country in state.realm.countries:
            self.stock[country] += state.followers[country * state.seats + seat]
            if state.sources >> country & 1 and country <= last:
                self.starts = append(self.starts, country)

    def comes_first(self) -> bool:
        return self.leave(len(self.starts) - 1, ALIKE)

    def leave(self, place: i64, compared: i64) -> bool:
        """Send followers out of this start and then out of the earlier ones. Never more than in
        the march given, until once there were fewer."""
        if not self.can_be_filled(place):
            return False
        if place < 0:
            return self.wanted <= 0 and compared in (FEWER, WAYS_BEFORE)
        start = self.starts[place]
        most = self.stock[start]
        if compared != FEWER:
            most = min(most, self.leaving[start])
        count: i64
        for count in range(max(0, -self.lack[start]), most + 1):
            then = FEWER if count < self.leaving[start] else compared
            self.lack[start] += count
            self.wanted -= count
            found = self.take_ways(place, len(self.realm.ways[start]) - 1, count, then)
            self.lack[start] -= count
            self.wanted += count
            if found:
                return True
        return False

    def take_ways(self, place: i64, index: i64, count: i64, compared: i64) -> bool:
        """Send so many out of a start, by the ways up to this one, and go on to the next."""
        if index < 0:
            return count == 0 and self.leave(place - 1, compared)
        way = self.realm.ways[self.starts[place]][index]
        given = self.given(way) if compared == ALIKE else 0
        number: i64
        for number in range(min(count, self.room(place, self.links_to[way])) + 1):
            if number and not self.groups:
                return False
            then = compared
            if compared == ALIKE and number != given:
                then = WAYS_BEFORE if number < given else WAYS_AFTER
            if self.take_way(place, index, count, number, then):
                return True
        return False

    def take_way(self, place: i64, index: i64, count: i64, number: i64, compared: i64) -> bool:
        """Send so many of them by this very way."""
        end = self.links_to[self.realm.ways[self.starts[place]][index]]
        group: i64 = 1 if number else 0
        self.lack[end] -= number
        self.groups -= group
        found = self.take_ways(place, index - 1, count - number, compared)
        self.lack[end] += number
        self.groups += group
        return found

    def given(self, way: i64) -> i64:
        """How many take a way in the march given."""
        for item in self.marched:
            if item // ON_A_WAY == way:
                return item % ON_A_WAY
        return 0

    def room(self, place: i64, end: i64) -> i64:
        """How many may come to a country: those it lacks, and as many as it could pass on."""
        if not self.open >> end & 1:
            return 0
        earlier: i64
        for earlier in range(place):
            if self.starts[earlier] == end:
                return self.lack[end] + self.stock[end]
        return self.lack[end]

    def can_be_filled(self, place: i64) -> bool:
        """Whether the starts up to this one could send somebody wherever somebody is lacking, with
        the groups that are left."""
        near: i64 = 0
        starts: i64 = 0
        each: i64
        for each in range(place + 1):
            near |= self.realm.near[self.starts[each]]
            starts |= bit(self.starts[each])
        lacking: i64 = 0
        for country in self.realm.countries:
            if self.lack[country] > 0:
                lacking += 1
                if not near >> country & 1:
                    return False
            elif self.lack[country] < 0 and not starts >> country & 1:
                return False
        return lacking <= self.groups
