"""What is true of every position: the rulings' list, and what a loaded position must fulfil."""

from collections.abc import Iterator

from regnum.games.carolus.facts import CLANS, COLOURS, NONE, PALADINS, SIDES, TERRITORIES, sides
from regnum.games.carolus.moves import CROWNED, EMPEROR, PLACE
from regnum.games.carolus.state import (
    CHOOSE_COLOUR,
    CHOOSE_DISC,
    MOVE_EMPEROR,
    PLAY_PALADINS,
    STEPS,
    Position,
)


def faults(state: Position) -> Iterator[str]:
    """A sentence for each invariant that the position breaks."""
    yield from faults_of_ring(state)
    yield from faults_of_castles(state)
    yield from faults_of_paladins(state)
    yield from faults_of_markers(state)
    yield from faults_of_flow(state)


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
        if not state.segments[territory] and any(state.paladins[first : first + CLANS]):
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
    """The open decision is the top of the agenda, and the discs fit it."""
    if sorted(state.order) != list(range(state.seats)):
        yield "The order of play must name every seat once."
    for step, seat, number in state.agenda:
        if not (0 <= step < STEPS and 0 <= seat < state.seats and 0 <= number <= state.dice):
            yield "The agenda holds a step that the game does not know."
            return
    if not state.agenda:
        if state.to_move:
            yield "Somebody is to move in a game that is over."
        return
    step, seat, number = state.agenda[-1]
    if state.to_move != (seat,) or step > CHOOSE_COLOUR:
        yield "The seat to move must be the one that the agenda asks."
        return
    reserve = sum(state.reserves[seat * CLANS : seat * CLANS + CLANS])
    if step == CHOOSE_DISC and (state.shown[seat] or not state.discs[seat]):
        yield f"Seat {seat} cannot be choosing a disc."
    if step == PLAY_PALADINS and not 0 < number <= reserve:
        yield f"Seat {seat} cannot play {number} paladins."
    if step == MOVE_EMPEROR and not state.shown[seat]:
        yield f"Seat {seat} moves the Emperor without a disc."
    latest = {PLAY_PALADINS: range(PLACE, EMPEROR), CHOOSE_COLOUR: range(CROWNED, CROWNED + CLANS)}
    if step in latest and state.latest and state.latest not in latest[step]:
        yield "The latest move is not of the kind that is asked."
