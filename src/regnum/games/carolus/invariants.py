"""What is true of every position: the rulings' list, and what a loaded position must fulfil."""

from collections.abc import Iterator

from regnum.games.carolus.ending import over
from regnum.games.carolus.facts import (
    CLANS,
    COLOURS,
    DISCS,
    NONE,
    PALADINS,
    SIDES,
    TERRITORIES,
    first_throws,
    sides,
)
from regnum.games.carolus.opening import CHOOSE_DISC
from regnum.games.carolus.state import Position


def faults(state: Position) -> Iterator[str]:
    """A sentence for each invariant that the position breaks."""
    yield from faults_of_ring(state)
    yield from faults_of_castles(state)
    yield from faults_of_paladins(state)
    yield from faults_of_markers(state)
    yield from faults_of_flow(state)


def faults_since(state: Position, earlier: Position) -> Iterator[str]:
    """A marker that was taken never returns to the middle (A21)."""
    for clan in range(CLANS):
        if earlier.marker[clan] != NONE and state.marker[clan] == NONE:
            yield f"The marker of {COLOURS[clan]} has returned to the middle."


def faults_of_ring(state: Position) -> Iterator[str]:
    """The segments of the territories still apart fill the circle exactly (5.3)."""
    ring = list(state.ring)
    if not ring or sorted(set(ring)) != ring:
        yield "The ring must name its territories once each, ascending."
        return
    if sum(list(state.segments)) != TERRITORIES:
        yield f"The territories must have {TERRITORIES} segments together."
    for place, territory in enumerate(ring):
        following = ring[(place + 1) % len(ring)]
        if state.segments[territory] != (following - territory - 1) % TERRITORIES + 1:
            yield f"Territory {territory + 1} must reach to territory {following + 1}."
    if int(state.emperor) not in ring:
        yield "The Emperor must stand in a territory of the ring."


def faults_of_castles(state: Position) -> Iterator[str]:
    """Each side's castles are in its hand or in play; an owned territory has one a segment,
    unless the last castles ran out and won (A1); neighbours differ (A4)."""
    for side in range(sides(state.seats)):
        built = sum([state.built[t] for t in list(state.ring) if state.owner[t] == side])
        if built + state.hand[side] != state.stock:
            yield f"{SIDES[side].title()} must have {state.stock} castles in hand and in play."
        if (state.hand[side] == 0) != (state.winner == side):
            yield f"{SIDES[side].title()} wins exactly when no castle is left in hand."
    ring = list(state.ring)
    for place, territory in enumerate(ring):
        owner, built = state.owner[territory], state.built[territory]
        expected = 0 if owner == NONE else state.segments[territory]
        ran_out = owner != NONE and owner == state.winner and 0 < built < expected
        if built != expected and not ran_out:
            yield f"Territory {territory + 1} must have {expected} castles."
        if owner == NONE and state.segments[territory] > 1:
            yield f"Territory {territory + 1} is merged, so somebody must own it."
        neighbour = ring[place - 1]
        same = owner != NONE and owner == state.owner[neighbour] and neighbour != territory
        if same and state.winner == NONE:
            yield f"Territories {neighbour + 1} and {territory + 1} must be merged."


def faults_of_paladins(state: Position) -> Iterator[str]:
    """Forty of each clan, each in one place; none on segments that are out of use; no reserve
    larger than the first one, which is refilled by as many dice as were played."""
    most = sum(first_throws(state.seats))
    for seat in range(state.seats):
        if sum(list(state.reserves)[seat * CLANS : seat * CLANS + CLANS]) > most:
            yield f"Seat {seat} has more than {most} paladins in reserve."
    for clan in range(CLANS):
        count = (
            sum(list(state.paladins)[clan::CLANS])
            + sum(list(state.courts)[clan::CLANS])
            + sum(list(state.reserves)[clan::CLANS])
            + state.middle[clan]
        )
        if count != PALADINS:
            yield f"There must be {PALADINS} {COLOURS[clan]} paladins, not {count}."
    for territory in range(TERRITORIES):
        first = territory * CLANS
        used = any(list(state.paladins)[first : first + CLANS]) or state.built[territory]
        if not state.segments[territory] and (used or state.owner[territory] != NONE):
            yield f"Territory {territory + 1} is merged into another and must be empty."


def faults_of_markers(state: Position) -> Iterator[str]:
    """The holder of a marker has the most at court; an untaken one means empty courts (A7)."""
    for clan, holder in enumerate(list(state.marker)):
        courts = list(state.courts)[clan::CLANS]
        if holder == NONE and any(courts):
            yield f"Somebody must control {COLOURS[clan]}."
        if holder != NONE and courts[holder] < max(courts):
            yield f"Seat {holder} controls {COLOURS[clan]} without having the most."


def faults_of_flow(state: Position) -> Iterator[str]:
    """The order names every seat, the discs fit the round, and a game that is over asks nobody."""
    if sorted(state.order) != list(range(state.seats)):
        yield "The order of play must name every seat once."
        return
    yield from faults_of_discs(state)
    if over(state) != (not state.to_move):
        yield "A game is over exactly when nobody is asked and nothing is left to do."
    elif state.round == 0 and state.to_move != (thrower(state),):
        yield "The first reserves are thrown for in the order of the seats."


def thrower(state: Position) -> int:
    """Whose throw it was in the preparation, by what is still to be thrown (A23)."""
    throws = len(first_throws(state.seats))
    done = max(1, throws * state.seats - (len(state.agenda) - 2))
    return list(state.order)[(done - 1) // throws]


def faults_of_discs(state: Position) -> Iterator[str]:
    """Each round takes a disc of each player, and the fifth gives them back; who acts has shown
    one, the lower number first, and nobody the same as another without need (3; A8)."""
    choosing = bool(state.owing) and state.decision() is CHOOSE_DISC
    order = list(state.order)
    waiting = order[order.index(state.to_move[0]) :] if choosing else []
    for seat in range(state.seats):
        shown, left = int(state.shown[seat]), int(state.discs[seat])
        if state.round == 0:
            if shown or left.bit_count() != DISCS:
                yield f"Seat {seat} has all its discs before the first round."
            continue
        if (shown == 0) != (seat in waiting):
            yield "The discs shown do not fit what is asked."
        if shown and left >> (shown - 1) & 1:
            yield f"Seat {seat} has shown disc {shown} and cannot have it left."
        played = (state.round - 1) % DISCS + (1 if shown else 0)
        if left.bit_count() != DISCS - played:
            yield f"Seat {seat} must have {DISCS - played} discs left in round {state.round}."
    if choosing or state.round == 0:
        return
    if any(state.shown[order[n]] > state.shown[order[n + 1]] for n in range(state.seats - 1)):
        yield "The lower disc acts first."
    for seat in range(state.seats):
        rivals = [other for other in range(state.seats) if state.shown[other] == state.shown[seat]]
        if len(rivals) > 1 and not any(forced(state, rival) for rival in rivals):
            yield f"Nobody was forced to show disc {state.shown[seat]} a second time."


def forced(state: Position, seat: int) -> bool:
    """Whether every disc that the seat could show lies before somebody else."""
    held = state.discs[seat] | 1 << (state.shown[seat] - 1)
    others = [state.shown[other] for other in range(state.seats) if other != seat]
    return all(disc + 1 in others for disc in range(DISCS) if held >> disc & 1)
