"""The opening phase: a disc each, which is the order of play and the Emperor's reach (3)."""

from typing import Final

from regnum.core.packed import append, i64, vec
from regnum.core.phase import Decision, Phase
from regnum.core.refusal import Refusal
from regnum.core.vectors import changed, filled, zeros
from regnum.games.carolus.emperor import MOVE_EMPEROR
from regnum.games.carolus.facts import DISCS
from regnum.games.carolus.moves import DISC
from regnum.games.carolus.paladins import PLAY_PALADINS
from regnum.games.carolus.replenish import THROW
from regnum.games.carolus.state import ALL_DISCS, Position


class BeginRound(Phase[Position]):
    """The players choose discs in the order in which they acted last round (3, 8; A9).

    Who has played all five discs picks them up again; all do so at once, every fifth round.
    """

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        state.round += 1
        state.shown = zeros(state.seats)
        if not state.discs[0]:
            state.discs = filled(state.seats, ALL_DISCS)
        state.push(BEGIN_ACTIONS)
        place: i64
        for place in range(state.seats - 1, -1, -1):
            state.push(CHOOSE_DISC, state.order[place])
        if state.journal is not None:
            state.tell("event-round", {"round": state.round})


class ChooseDisc(Decision[Position]):
    """A disc each, in turn (3)."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        free = free_discs(state, seat)
        choices = vec[i64](capacity=5)
        bit: i64
        for bit in range(DISCS):
            if free >> bit & 1:
                choices = append(choices, DISC + bit)
        return choices

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        disc = move - DISC
        if not state.discs[seat] >> disc & 1:
            return Refusal("refusal-disc-played", "3", {"number": disc + 1})
        if not free_discs(state, seat) >> disc & 1:
            return Refusal("refusal-disc-taken", "3", {"number": disc + 1})
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        disc = move - DISC
        state.shown = changed(state.shown, seat, disc + 1)
        state.discs = changed(state.discs, seat, state.discs[seat] ^ 1 << disc)
        if state.journal is not None:
            params = {"seat": seat, "number": disc + 1}
            state.tell("event-disc", params, (f"disc:{seat}:{disc + 1}",))


def free_discs(state: Position, seat: i64) -> i64:
    """The discs a seat may play, as bits: no number twice in a round (3), unless every disc
    the seat has left lies on the table already; then any of them (A8)."""
    left = state.discs[seat]
    taken: i64 = 0
    for disc in state.shown:
        if disc:
            taken |= 1 << (disc - 1)
    free = left & ~taken
    return free if free else left


class BeginActions(Phase[Position]):
    """The lower number plays first; of two equal ones, the one shown first (3; A8). A turn has
    three actions (4)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        order = vec[i64](capacity=4)
        disc: i64
        for disc in range(1, DISCS + 1):
            for chooser in state.order:
                if state.shown[chooser] == disc:
                    order = append(order, chooser)
        state.order = order
        if state.journal is not None:
            _tell_equal(state)
        state.push(BEGIN_ROUND)
        place: i64
        for place in range(len(order) - 1, -1, -1):
            state.push(THROW, order[place], state.dice)
            state.push(MOVE_EMPEROR, order[place])
            state.push(PLAY_PALADINS, order[place], state.dice)


def _tell_equal(state: Position) -> None:
    """Why one of two with the same number acts before the other (A8)."""
    for place in range(1, len(state.order)):
        first, then = state.order[place - 1], state.order[place]
        if state.shown[first] == state.shown[then]:
            number = state.shown[first] + 1
            discs = (f"disc:{first}:{number}", f"disc:{then}:{number}")
            state.tell("event-equal-discs", {"seat": first, "rival": then}, discs)


BEGIN_ROUND: Final = BeginRound("begin-round")
CHOOSE_DISC: Final = ChooseDisc("choose-disc", "ask-disc", "3", (DISC, DISC + DISCS))
BEGIN_ACTIONS: Final = BeginActions("begin-actions")
