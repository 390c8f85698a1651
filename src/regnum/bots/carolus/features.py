"""What is seen in a position of Carolus Magnus.

Always from the side of a seat: partners see the same, and all other sides are one rival, of whom
the strongest counts. What carries most is who controls each clan, by how much, and who could
change that; and what each territory would be after the best and the worst next turn.

A number that is too large for its place counts as the largest there is.
"""

from typing import Final

from regnum.core.agenda import NUMBER_SHIFT, SEAT, SEAT_SHIFT, WHICH
from regnum.core.packed import append, i64, vec
from regnum.core.vectors import place_of, zeros
from regnum.games.carolus.emperor import MOVE_EMPEROR
from regnum.games.carolus.facts import CLANS, DISCS, NONE
from regnum.games.carolus.opening import CHOOSE_DISC
from regnum.games.carolus.paladins import PLAY_PALADINS
from regnum.games.carolus.state import LEFT, Position

NOBODY: Final = 0
OWN: Final = 1
RIVAL: Final = 2
KINDS: Final = 3
"""Whose something is."""

LEADS: Final = 9
RESERVES: Final = 5
IN_PLAY: Final = 13
DISTANCES: Final = 8
MARGINS: Final = 13
SWINGS: Final = 9
SIZES: Final = 4
STAKES: Final = 3
SIGNS: Final = 3
BESIDE: Final = 6
"""Whose the two territories are on either side of one."""

LEVELS: Final = 5
CROWDS: Final = 5
READIES: Final = 8
DISC_NUMBERS: Final = 6
THREATS: Final = 3
"""Whether the last castles can be built: not now, within the reach of a disc, or of the next
mover's."""

HANDS: Final = 11
RINGS: Final = 16
CASTLE_LEADS: Final = 13
DISC_SETS: Final = 32
TURNS: Final = 31
ASKED: Final = 7
NEVER: Final = 99
"""The price of what cannot be had."""

# Where each kind of feature begins.
CLAN: Final = 1
PRESENCE: Final = CLAN + KINDS * LEADS * RESERVES * RESERVES
PROSPECT: Final = PRESENCE + KINDS * IN_PLAY
MARGIN: Final = PROSPECT + KINDS * KINDS * DISTANCES * SWINGS * SWINGS
REACH: Final = MARGIN + KINDS * MARGINS * SIZES
STAKE: Final = REACH + KINDS * KINDS * 2 * MARGINS * SIZES
NEIGHBOURS: Final = STAKE + KINDS * KINDS * 2 * STAKES * SIGNS * SIGNS
HAND: Final = NEIGHBOURS + KINDS * BESIDE * LEVELS
RING: Final = HAND + HANDS * HANDS
OWN_DISCS: Final = RING + RINGS * CASTLE_LEADS
RIVAL_DISCS: Final = OWN_DISCS + DISC_SETS
TEMPO: Final = RIVAL_DISCS + DISC_SETS
FIRST: Final = TEMPO + TURNS * ASKED
THIRD_HAND: Final = FIRST + KINDS
LEADER: Final = THIRD_HAND + HANDS
READY: Final = LEADER + KINDS * LEADS * CROWDS
SHOWN: Final = READY + READIES * READIES
THREAT: Final = SHOWN + KINDS * DISC_NUMBERS * DISC_NUMBERS
SIZE: Final = THREAT + KINDS * THREATS * THREATS


def features_of(position: Position, seat: i64) -> vec[i64]:
    side = position.side(seat)
    found = vec[i64](capacity=112)
    found = append(found, 0)
    lords = lords_of(position)
    own = Might(position, side, OWN, lords)
    rival = Might(position, side, RIVAL, lords)
    found = add_clans(found, position, side, own, rival, lords)
    found = add_territories(found, position, side, own, rival, lords)
    return add_race(found, position, side)


def lords_of(position: Position) -> vec[i64]:
    """By clan: the side that controls it, or NONE."""
    lords = zeros(CLANS)
    clan: i64
    for clan in range(CLANS):
        holder = position.marker[clan]
        lords[clan] = NONE if holder == NONE else position.side(holder)
    return lords


class Might:
    """What a side, or the rivals together, can do with the paladins of their reserves."""

    def __init__(self, position: Position, side: i64, whose: i64, lords: vec[i64]) -> None:
        self.best = zeros(CLANS)  # by clan: the most at one court
        self.reserve = zeros(CLANS)  # by clan: the most in one reserve
        self.price = zeros(CLANS)  # by clan: paladins that it takes to control it
        self.budget: i64 = 0  # paladins that can be played in the next turn
        self.direct: i64 = 0  # of these, in clans already controlled
        clan: i64
        for clan in range(CLANS):
            self.price[clan] = NEVER
        seat: i64
        for seat in range(position.seats):
            if (position.side(seat) == side) == (whose == OWN):
                self._add(position, seat, lords)

    def _add(self, position: Position, seat: i64, lords: vec[i64]) -> None:
        side = position.side(seat)
        budget = paladins_to_play(position, seat)
        self.budget = max(self.budget, budget)
        direct: i64 = 0
        clan: i64
        for clan in range(CLANS):
            court = position.courts[seat * CLANS + clan]
            held = position.reserves[seat * CLANS + clan]
            self.best[clan] = max(self.best[clan], court)
            self.reserve[clan] = max(self.reserve[clan], held)
            if lords[clan] == side:
                direct += held
                continue
            holder = position.marker[clan]
            price = (
                1 - court if holder == NONE else position.courts[holder * CLANS + clan] - court + 1
            )
            price = max(price, 1)
            if price <= held and price <= budget:
                self.price[clan] = min(self.price[clan], price)
        self.direct = max(self.direct, direct)

    def gain(self, position: Position, territory: i64, holders: vec[i64], foe: i64) -> i64:
        """The most by which the margin in a territory can change in one turn: a clan that
        changes hands counts twice where the foe had it."""
        most = min(self.budget, self.direct)
        prices, there = self.price, position.paladins
        clan: i64
        for clan in range(CLANS):
            price = prices[clan]
            if price != NEVER:
                paladins = there[territory * CLANS + clan]
                if paladins:
                    turned = 2 * paladins if holders[clan] == foe else paladins
                    most = max(most, turned + min(self.budget - price, self.direct))
        return most


def paladins_to_play(position: Position, seat: i64) -> i64:
    """How many a seat plays before the Emperor moves next in its turn."""
    if position.owing >> seat & 1:
        step = position.agenda[-1]
        if step & WHICH == PLAY_PALADINS.number:
            return (step >> NUMBER_SHIFT) % LEFT
        if step & WHICH == MOVE_EMPEROR.number:
            return 0
    return position.dice


def clip(value: i64, lowest: i64, highest: i64) -> i64:
    if value < lowest:
        return lowest
    return value if value < highest else highest


def kind_of(owner: i64, side: i64) -> i64:
    if owner == NONE:
        return NOBODY
    return OWN if owner == side else RIVAL


def add_clans(
    found: vec[i64], position: Position, side: i64, own: Might, rival: Might, lords: vec[i64]
) -> vec[i64]:
    """Each clan: who controls it, by how much, what both have in reserve, how many stand out."""
    ring, paladins = position.ring, position.paladins
    clan: i64
    for clan in range(CLANS):
        kind = kind_of(lords[clan], side)
        lead = clip(own.best[clan] - rival.best[clan], -4, 4) + 4
        reserves = min(own.reserve[clan], RESERVES - 1) * RESERVES
        reserves += min(rival.reserve[clan], RESERVES - 1)
        found = append(found, CLAN + (kind * LEADS + lead) * RESERVES * RESERVES + reserves)
        out: i64 = 0
        for territory in ring:
            out += paladins[territory * CLANS + clan]
        found = append(found, PRESENCE + kind * IN_PLAY + min(out, IN_PLAY - 1))
        crowd = min(out // 2, CROWDS - 1)
        found = append(found, LEADER + (kind * LEADS + lead) * CROWDS + crowd)
    ready = min(own.direct, READIES - 1) * READIES + min(rival.direct, READIES - 1)
    return append(found, READY + ready)


def add_territories(
    found: vec[i64], position: Position, side: i64, own: Might, rival: Might, lords: vec[i64]
) -> vec[i64]:
    """Each territory: whose it is, by how much, and what the next turns could make of it."""
    ring = position.ring
    apart: i64 = len(ring)
    here = place_of(ring, position.emperor)
    mover = next_mover(position)
    who: i64 = NOBODY if mover == NONE else kind_of(position.side(mover), side)
    reach: i64 = 0 if mover == NONE else position.shown[mover]
    holders = zeros(CLANS)
    clan: i64
    for clan in range(CLANS):
        holders[clan] = kind_of(lords[clan], side)
    counts = zeros(position.parties)
    own_threat: i64 = 0
    rival_threat: i64 = 0
    own_hand = position.hand[side]
    rival_hand = least_hand(position, side)
    before = kind_of(position.owner[ring[here]], side)
    owner = kind_of(position.owner[ring[(here + 1) % apart]], side)
    steps: i64
    for steps in range(1, apart + 1):
        territory = ring[(here + steps) % apart]
        after = kind_of(position.owner[ring[(here + steps + 1) % apart]], side)
        margin = margin_in(position, territory, side, lords, counts)
        best = clip(margin + own.gain(position, territory, holders, RIVAL), -4, 4) + 4
        worst = clip(margin - rival.gain(position, territory, holders, OWN), -4, 4) + 4
        distance = distance_class(steps)
        prospect = ((owner * KINDS + who) * DISTANCES + distance) * SWINGS * SWINGS
        found = append(found, PROSPECT + prospect + best * SWINGS + worst)
        level = clip(margin, -6, 6) + 6
        size = min(position.segments[territory], SIZES) - 1
        found = append(found, MARGIN + (owner * MARGINS + level) * SIZES + size)
        near: i64 = 1 if steps <= reach else 0
        place = (owner * KINDS + who) * 2 + near
        found = append(found, REACH + (place * SIZES + size) * MARGINS + level)
        swing = sign_of(best - 4) * SIGNS + sign_of(worst - 4)
        found = append(found, STAKE + (place * STAKES + min(size, 2)) * SIGNS * SIGNS + swing)
        beside = (owner * BESIDE + pair_of(before, after)) * LEVELS + clip(margin, -2, 2) + 2
        found = append(found, NEIGHBOURS + beside)
        if steps <= DISCS:
            segments = position.segments[territory]
            if owner != OWN and best > 4 and segments >= own_hand:
                own_threat = max(own_threat, 1 + near)
            if owner != RIVAL and worst < 4 and segments >= rival_hand:
                rival_threat = max(rival_threat, 1 + near)
        before, owner = owner, after
    return append(found, THREAT + (who * THREATS + own_threat) * THREATS + rival_threat)


def sign_of(value: i64) -> i64:
    """0 below, 1 at, 2 above zero."""
    if value < 0:
        return 0
    return 2 if value > 0 else 1


def pair_of(one: i64, other: i64) -> i64:
    """Two kinds, whichever comes first, as one number."""
    low, high = min(one, other), max(one, other)
    return low * KINDS + high - low * (low + 1) // 2


def least_hand(position: Position, side: i64) -> i64:
    """The castles in hand of the rival who has fewest left."""
    least: i64 = NEVER
    other: i64
    for other in range(position.parties):
        if other != side:
            least = min(least, position.hand[other])
    return least


def distance_class(steps: i64) -> i64:
    if steps <= 5:
        return steps - 1
    if steps <= 7:
        return 5
    return 6 if steps <= 10 else 7


def margin_in(
    position: Position, territory: i64, side: i64, lords: vec[i64], counts: vec[i64]
) -> i64:
    """By how much a side is stronger in a territory than the strongest of the others. `counts` is
    room to count in, a place for each side."""
    paladins = position.paladins
    other: i64
    for other in range(len(counts)):
        counts[other] = 0
    clan: i64
    for clan in range(CLANS):
        if lords[clan] != NONE:
            counts[lords[clan]] += paladins[territory * CLANS + clan]
    owner = position.owner[territory]
    if owner != NONE:
        counts[owner] += position.built[territory]
    most: i64 = 0
    for other in range(len(counts)):
        if other != side and counts[other] > most:
            most = counts[other]
    return counts[side] - most


def next_mover(position: Position) -> i64:
    """Who moves the Emperor next, if that is settled."""
    place: i64
    for place in range(len(position.agenda) - 1, -1, -1):
        step = position.agenda[place]
        if step & WHICH == MOVE_EMPEROR.number:
            return step >> SEAT_SHIFT & SEAT
    return NONE


def add_race(found: vec[i64], position: Position, side: i64) -> vec[i64]:
    """Castles in hand, territories left, discs, and who acts in which order."""
    own = position.hand[side]
    rival = least_hand(position, side)
    third: i64 = 0
    other: i64
    for other in range(position.parties):
        if other != side:
            third = max(third, position.hand[other])
    found = append(found, HAND + own * HANDS + rival)
    found = append(found, THIRD_HAND + third)
    lead = clip(rival - own, -6, 6) + 6
    found = append(found, RING + len(position.ring) * CASTLE_LEADS + lead)
    seat: i64
    for seat in range(position.seats):
        discs = OWN_DISCS if position.side(seat) == side else RIVAL_DISCS
        found = append(found, discs + position.discs[seat])
    found = append(found, TEMPO + turns_to_come(position, side) * ASKED + asked_for(position))
    mover = next_mover(position)
    if mover != NONE:
        last = position.order[-1]
        after = position.shown[last] if last != mover else 0
        reach = kind_of(position.side(mover), side) * DISC_NUMBERS + position.shown[mover]
        found = append(found, SHOWN + reach * DISC_NUMBERS + after)
    first = position.side(position.order[0])
    return append(found, FIRST + kind_of(first, side))


def turns_to_come(position: Position, side: i64) -> i64:
    """Whose turns are still to come in this round, in their order, as one number."""
    told: i64 = 1
    place: i64
    for place in range(len(position.agenda)):
        step = position.agenda[place]
        if step & WHICH == MOVE_EMPEROR.number:
            own = position.side(step >> SEAT_SHIFT & SEAT) == side
            told = 2 * told + (1 if own else 0)
    return min(told, TURNS) - 1


def asked_for(position: Position) -> i64:
    """What kind of decision is open, and how many paladins are still to be played."""
    step = position.agenda[-1]
    which = step & WHICH
    if which == CHOOSE_DISC.number:
        return 0
    if which == MOVE_EMPEROR.number:
        return 1
    if which == PLAY_PALADINS.number:
        return 1 + min((step >> NUMBER_SHIFT) % LEFT, 4)
    return 6
