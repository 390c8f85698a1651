"""What is true of every position: the rulings' list, and what a loaded position must fulfil."""

from collections.abc import Iterator

from regnum.core.state import Step
from regnum.games.carolus.ending import over
from regnum.games.carolus.facts import (
    CLANS,
    COLOURS,
    NONE,
    PALADINS,
    SIDES,
    TERRITORIES,
    first_throws,
    sides,
)
from regnum.games.carolus.moves import CROWNED, EMPEROR, PLACE
from regnum.games.carolus.opening import turn_of
from regnum.games.carolus.state import (
    BEGIN_ACTIONS,
    BEGIN_ROUND,
    CHOOSE_COLOUR,
    CHOOSE_DISC,
    MOVE_EMPEROR,
    PLAY_PALADINS,
    THROW,
    Position,
)


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
    ring = state.ring
    if not ring or sorted(set(ring)) != ring:
        yield "The ring must name its territories once each, ascending."
        return
    if sum(state.segments) != TERRITORIES:
        yield f"The territories must have {TERRITORIES} segments together."
    for place, territory in enumerate(ring):
        following = ring[(place + 1) % len(ring)]
        if state.segments[territory] != (following - territory - 1) % TERRITORIES + 1:
            yield f"Territory {territory + 1} must reach to territory {following + 1}."
    if state.emperor not in ring:
        yield "The Emperor must stand in a territory of the ring."


def faults_of_castles(state: Position) -> Iterator[str]:
    """Each side's castles are in its hand or in play; an owned territory has one a segment,
    unless the last castles ran out and won (A1); neighbours differ (A4)."""
    for side in range(sides(state.seats)):
        built = sum(state.built[t] for t in state.ring if state.owner[t] == side)
        if built + state.hand[side] != state.stock:
            yield f"{SIDES[side].title()} must have {state.stock} castles in hand and in play."
        if (state.hand[side] == 0) != (state.winner == side):
            yield f"{SIDES[side].title()} wins exactly when no castle is left in hand."
    for place, territory in enumerate(state.ring):
        owner, built = state.owner[territory], state.built[territory]
        expected = 0 if owner == NONE else state.segments[territory]
        ran_out = owner != NONE and owner == state.winner and 0 < built < expected
        if built != expected and not ran_out:
            yield f"Territory {territory + 1} must have {expected} castles."
        if owner == NONE and state.segments[territory] > 1:
            yield f"Territory {territory + 1} is merged, so somebody must own it."
        neighbour = state.ring[place - 1]
        same = owner != NONE and owner == state.owner[neighbour] and neighbour != territory
        if same and state.winner == NONE:
            yield f"Territories {neighbour + 1} and {territory + 1} must be merged."


def faults_of_paladins(state: Position) -> Iterator[str]:
    """Forty of each clan, each in one place; none on segments that are out of use."""
    for clan in range(CLANS):
        count = (
            sum(state.paladins[clan::CLANS])
            + sum(state.courts[clan::CLANS])
            + sum(state.reserves[clan::CLANS])
            + state.middle[clan]
        )
        if count != PALADINS:
            yield f"There must be {PALADINS} {COLOURS[clan]} paladins, not {count}."
    for territory in range(TERRITORIES):
        first = territory * CLANS
        used = any(state.paladins[first : first + CLANS]) or state.built[territory]
        if not state.segments[territory] and (used or state.owner[territory] != NONE):
            yield f"Territory {territory + 1} is merged into another and must be empty."


def faults_of_markers(state: Position) -> Iterator[str]:
    """The holder of a marker has the most at court; an untaken one means empty courts (A7)."""
    for clan, holder in enumerate(state.marker):
        courts = state.courts[clan::CLANS]
        if holder == NONE and any(courts):
            yield f"Somebody must control {COLOURS[clan]}."
        if holder != NONE and courts[holder] < max(courts):
            yield f"Seat {holder} controls {COLOURS[clan]} without having the most."


def faults_of_flow(state: Position) -> Iterator[str]:
    """The agenda is what the open decision leaves to be done, and the discs fit it."""
    if sorted(state.order) != list(range(state.seats)):
        yield "The order of play must name every seat once."
        return
    for seat, number in enumerate(state.shown):
        if number and state.discs[seat] >> (number - 1) & 1:
            yield f"Seat {seat} has shown disc {number} and cannot have it left."
    if over(state) or not state.agenda:
        if state.to_move or state.agenda or not over(state):
            yield "A game is over exactly when nobody is asked and nothing is left to do."
        return
    step, seat, number = state.agenda[-1]
    if not 0 <= step <= CHOOSE_COLOUR or state.to_move != (seat,):
        yield "The seat to move must be the one that the agenda asks."
        return
    if not 0 <= number <= state.dice or state.agenda != expected_agenda(state, step, seat, number):
        yield "The agenda is not what the rules leave to be done here."
    elif step == PLAY_PALADINS and state.latest and not PLACE <= state.latest < EMPEROR:
        yield "The latest move must be a paladin's."
    elif step == CHOOSE_COLOUR and state.latest and state.latest < CROWNED:
        yield "The latest move must be a crown's."
    elif any((not state.shown[s]) != (s in waiting(state)) for s in range(state.seats)):
        yield "The discs shown do not fit what is asked."


def waiting(state: Position) -> list[int]:
    """The seats that have no disc on the table yet."""
    step, seat, _ = state.agenda[-1]
    if state.round == 0:
        return state.order
    return state.order[state.order.index(seat) :] if step == CHOOSE_DISC else []


def expected_agenda(state: Position, step: int, seat: int, number: int) -> list[Step]:
    """The stack below and with the open decision, as the phases push it (2, 3, 4)."""
    if state.round == 0:
        throws = [
            (THROW, other, dice)
            for other in reversed(state.order)
            for dice in reversed(first_throws(state.seats))
        ]
        left = throws[: max(0, len(state.agenda) - 2)]
        return [(BEGIN_ROUND, 0, 0), *left, (CHOOSE_COLOUR, seat, max(1, number))]
    later = state.order[state.order.index(seat) + 1 :]
    if step == CHOOSE_DISC:
        choosing = [(CHOOSE_DISC, other, 0) for other in reversed(later)]
        return [(BEGIN_ACTIONS, 0, 0), *choosing, (CHOOSE_DISC, seat, 0)]
    agenda: list[Step] = [(BEGIN_ROUND, 0, 0)]
    for other in reversed(later):
        agenda += turn_of(state, other)
    if step == CHOOSE_COLOUR:
        return [*agenda, (CHOOSE_COLOUR, seat, max(1, number))]
    own = turn_of(state, seat)
    if step == MOVE_EMPEROR:
        return agenda + own[:2]
    return [*agenda, *own[:2], (PLAY_PALADINS, seat, max(1, number))]
