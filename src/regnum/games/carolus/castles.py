"""Castles and territories: building, taking over, merging (5)."""

from regnum.games.carolus.facts import CLANS, NONE, SIDES, sides
from regnum.games.carolus.state import Position


def strengths(state: Position, territory: int) -> list[int]:
    """What each side counts in a territory: the paladins of the clans it controls, and its
    castles there (5.1, 5.2). Partners count together (9); clans nobody controls do not count
    for anyone (A5), nor does the Emperor."""
    counts = [0] * sides(state.seats)
    base = territory * CLANS
    for clan in range(CLANS):
        holder = state.marker[clan]
        if holder != NONE:
            counts[state.side(holder)] += state.paladins[base + clan]
    owner = state.owner[territory]
    if owner != NONE:
        counts[owner] += state.built[territory]
    return counts


def strongest(state: Position, territory: int) -> int:
    """The side with more than each other, or NONE: a tie is nobody's (5.1, 8; A6)."""
    first = NONE
    most = 0
    for side, count in enumerate(strengths(state, territory)):
        if count > most:
            first, most = side, count
        elif count == most:
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


def build(state: Position, territory: int, side: int) -> None:
    """Put one castle on each segment, after the former owner's have gone back to his hand
    (5.1, 5.2). Who has no more in hand than that needs has all castles in play and has won,
    before anything is merged (7; A1, A2)."""
    former = state.owner[territory]
    if former != NONE:
        state.hand[former] += state.built[territory]
    castles = min(state.segments[territory], state.hand[side])
    state.hand[side] -= castles
    state.built[territory] = castles
    state.owner[territory] = side
    if state.hand[side] == 0:
        state.winner = side
    if state.journal is not None:
        key = "event-castle" if former == NONE else "event-takeover"
        params = {"side": SIDES[side], "territory": territory + 1, "count": castles}
        if former != NONE:
            params["former"] = SIDES[former]
        state.tell(key, params, (f"territory:{territory + 1}",))


def merge(state: Position, territory: int) -> None:
    """Join the territory with the neighbours on both sides that carry the same castles
    (5.3; A4). The majority of what results is not examined (A18)."""
    ring = state.ring
    apart = len(ring)
    place = ring.index(territory)
    before = ring[place - 1]
    after = ring[(place + 1) % len(ring)]
    side = state.owner[territory]
    first = territory
    if state.owner[after] == side:
        absorb(state, territory, after)
    if state.owner[before] == side:
        absorb(state, before, territory)
        first = before
    state.emperor = first
    if state.journal is not None and len(ring) < apart:
        params = {"side": SIDES[side], "territory": first + 1, "count": state.built[first]}
        state.tell("event-merge", params, (f"territory:{first + 1}",))


def absorb(state: Position, territory: int, other: int) -> None:
    """All paladins and castles of `other`, next clockwise, come to `territory`."""
    for clan in range(CLANS):
        state.paladins[territory * CLANS + clan] += state.paladins[other * CLANS + clan]
        state.paladins[other * CLANS + clan] = 0
    state.segments[territory] += state.segments[other]
    state.built[territory] += state.built[other]
    state.segments[other] = state.built[other] = 0
    state.owner[other] = NONE
    state.ring.remove(other)
