"""The opening phase: a disc each, which is the order of play and the Emperor's reach (3)."""

from regnum.core.refusal import Refusal
from regnum.core.state import Step
from regnum.games.carolus.facts import DISCS
from regnum.games.carolus.moves import DISC
from regnum.games.carolus.state import (
    ALL_DISCS,
    BEGIN_ACTIONS,
    BEGIN_ROUND,
    CHOOSE_DISC,
    MOVE_EMPEROR,
    PLAY_PALADINS,
    THROW,
    Position,
)


def begin_round(state: Position) -> None:
    """The players choose discs in the order in which they acted last round (3, 8; A9).

    Who has played all five discs picks them up again; all do so at once, every fifth round.
    """
    state.round += 1
    for seat in state.order:
        state.shown[seat] = 0
        if not state.discs[seat]:
            state.discs[seat] = ALL_DISCS
    state.agenda.append((BEGIN_ACTIONS, 0, 0))
    for seat in reversed(state.order):
        state.agenda.append((CHOOSE_DISC, seat, 0))
    if state.journal is not None:
        state.tell("event-round", {"round": state.round})


def free_discs(state: Position, seat: int) -> int:
    """The discs a seat may play, as bits: no number twice in a round (3), unless every disc
    the seat has left lies on the table already; then any of them (A8)."""
    left = state.discs[seat]
    taken = 0
    for number in state.shown:
        if number:
            taken |= 1 << (number - 1)
    return left & ~taken or left


def disc_choices(state: Position, seat: int) -> list[int]:
    free = free_discs(state, seat)
    return [DISC + bit for bit in range(DISCS) if free >> bit & 1]


def forbids_disc(state: Position, seat: int, number: int) -> Refusal | None:
    bit = 1 << (number - 1)
    if not state.discs[seat] & bit:
        return Refusal("refusal-disc-played", "3", {"number": number})
    if not free_discs(state, seat) & bit:
        return Refusal("refusal-disc-taken", "3", {"number": number})
    return None


def show_disc(state: Position, seat: int, number: int) -> None:
    state.shown[seat] = number
    state.discs[seat] ^= 1 << (number - 1)
    if state.journal is not None:
        state.tell("event-disc", {"seat": seat, "number": number}, (f"disc:{number}",))


def begin_actions(state: Position) -> None:
    """The lower number plays first; of two equal ones, the one shown first (3; A8)."""
    chosen = state.order
    shown = state.shown
    state.order = [seat for disc in range(1, DISCS + 1) for seat in chosen if shown[seat] == disc]
    state.agenda.append((BEGIN_ROUND, 0, 0))
    for seat in reversed(state.order):
        state.agenda += turn_of(state, seat)


def turn_of(state: Position, seat: int) -> list[Step]:
    """The three actions of a turn, the last to be done first (4)."""
    return [(THROW, seat, state.dice), (MOVE_EMPEROR, seat, 0), (PLAY_PALADINS, seat, state.dice)]
