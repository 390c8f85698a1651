"""Castles and territories: building, taking over, merging (5)."""

from regnum.core.packed import i64, remove, vec
from regnum.core.vectors import changed, place_of, zeros
from regnum.games.carolus.facts import CLANS, NONE, SIDES
from regnum.games.carolus.state import Position


def strengths(state: Position, territory: i64) -> vec[i64]:
    """What each side counts in a territory: the paladins of the clans it controls, and its
    castles there (5.1, 5.2). Partners count together (9); clans nobody controls do not count
    for anyone (A5), nor does the Emperor."""
    counts = zeros(state.parties)
    base = territory * CLANS
    clan: i64
    for clan in range(CLANS):
        holder = state.marker[clan]
        if holder != NONE:
            counts[state.side(holder)] += state.paladins[base + clan]
    owner = state.owner[territory]
    if owner != NONE:
        counts[owner] += state.built[territory]
    return counts


def strongest(state: Position, territory: i64) -> i64:
    """The side with more than each other, or NONE: a tie is nobody's (5.1, 8; A6)."""
    counts = strengths(state, territory)
    first: i64 = NONE
    most: i64 = 0
    side: i64
    for side in range(len(counts)):
        if counts[side] > most:
            first = side
            most = counts[side]
        elif counts[side] == most:
            first = NONE
    return first


def settle(state: Position) -> None:
    """The Emperor has stopped: whoever controls the territory builds, whoever moved (A3)."""
    territory = state.emperor
    side = strongest(state, territory)
    if side == NONE or side == state.owner[territory]:
        return
    build(state, territory, side)
    if state.winner == NONE:
        merge(state, territory)


def build(state: Position, territory: i64, side: i64) -> None:
    """Put one castle on each segment, after the former owner's have gone back to their hand
    (5.1, 5.2). Who has no more in hand than that needs has all castles in play and has won,
    before anything is merged (7; A1, A2)."""
    former = state.owner[territory]
    hand = state.hand[:]
    if former != NONE:
        hand[former] += state.built[territory]
    castles = min(state.segments[territory], hand[side])
    hand[side] -= castles
    state.hand = hand
    state.built = changed(state.built, territory, castles)
    state.owner = changed(state.owner, territory, side)
    if hand[side] == 0:
        state.winner = side
    if state.journal is not None:
        key = "event-castle" if former == NONE else "event-takeover"
        params = {"side": SIDES[side], "territory": territory + 1, "count": castles}
        if former != NONE:
            params["former"] = SIDES[former]
        state.tell(key, params, (f"territory:{territory + 1}",))


def merge(state: Position, territory: i64) -> None:
    """Join the territory with the neighbours on both sides that carry the same castles
    (5.3; A4). The majority of what results is not examined (A18)."""
    ring = state.ring
    apart = len(ring)
    place = place_of(ring, territory)
    before = ring[(place - 1) % apart]
    after = ring[(place + 1) % apart]
    side = state.owner[territory]
    first = territory
    if state.owner[after] == side:
        absorb(state, territory, after)
    if state.owner[before] == side:
        absorb(state, before, territory)
        first = before
    state.emperor = first
    if state.journal is not None and len(state.ring) < apart:
        params = {"side": SIDES[side], "territory": first + 1, "count": state.built[first]}
        state.tell("event-merge", params, (f"territory:{first + 1}",))


def absorb(state: Position, territory: i64, other: i64) -> None:
    """All paladins and castles of `other`, next clockwise, come to `territory`."""
    clan: i64
    for clan in range(CLANS):
        state.paladins[territory * CLANS + clan] += state.paladins[other * CLANS + clan]
        state.paladins[other * CLANS + clan] = 0
    state.segments = moved(state.segments, other, territory)
    state.built = moved(state.built, other, territory)
    state.owner = changed(state.owner, other, NONE)
    state.ring = remove(state.ring[:], other)


def moved(counts: vec[i64], start: i64, end: i64) -> vec[i64]:
    """All that is counted at one place comes to another."""
    other = counts[:]
    other[end] += other[start]
    other[start] = 0
    return other
