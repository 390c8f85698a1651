"""Playing paladins to the court or to the territories, and who controls a clan (4.1).

The paladins of a turn are played in the order of their ids (clan by clan, the court first),
so that a turn can be written in one way only (C3). What they do does not depend on the order.
"""

from regnum.core.refusal import Refusal
from regnum.games.carolus.facts import CLANS, COLOURS, NONE
from regnum.games.carolus.moves import COURT, PLACE, PLACES
from regnum.games.carolus.state import Position


def begin_paladins(state: Position, seat: int, number: int) -> int:
    """How many are to be played: exactly the dice's number (A10), or all of a reserve that
    has become shorter (A12)."""
    state.latest = 0
    return min(number, held_from(state, seat, 0))


def held_from(state: Position, seat: int, clan: int) -> int:
    """The paladins in a reserve of this clan and the later ones."""
    return sum(state.reserves[seat * CLANS + clan : seat * CLANS + CLANS])


def paladin_choices(state: Position, seat: int, number: int) -> list[int]:
    """Any paladin to any place, not below the latest, with enough left to go on."""
    latest = state.latest
    first = (latest - PLACE) // PLACES if latest else 0
    rest = held_from(state, seat, first)
    choices: list[int] = []
    for clan in range(first, CLANS):
        if rest < number:
            break
        held = state.reserves[seat * CLANS + clan]
        if held:
            court = PLACE + clan * PLACES
            choices.append(court)
            choices += [court + 1 + territory for territory in state.ring]
            if clan == first and court < latest:
                choices = [move for move in choices if move >= latest]
            rest -= held
    return choices


def forbids_paladin(
    state: Position, seat: int, number: int, clan: int, where: int
) -> Refusal | None:
    if not state.reserves[seat * CLANS + clan]:
        return Refusal("refusal-none-in-reserve", "4.1", {"colour": COLOURS[clan]})
    if where != COURT and not state.segments[where - 1]:
        return Refusal("refusal-merged-away", "5.3", {"territory": where})
    if PLACE + clan * PLACES + where < state.latest:
        return Refusal("refusal-paladin-order", "C3", {"colour": COLOURS[clan]})
    if held_from(state, seat, clan) < number:
        params = {"colour": COLOURS[clan], "count": number}
        return Refusal("refusal-paladin-later", "C3", params)
    return None


def play_paladin(state: Position, seat: int, clan: int, where: int) -> None:
    """Put a paladin where it counts; at the court it may gain its clan's marker."""
    state.latest = PLACE + clan * PLACES + where
    state.reserves[seat * CLANS + clan] -= 1
    if where != COURT:
        state.paladins[(where - 1) * CLANS + clan] += 1
        if state.journal is not None:
            params = {"seat": seat, "colour": COLOURS[clan], "territory": where}
            state.tell("event-paladin", params, (f"territory:{where}",))
        return
    state.courts[seat * CLANS + clan] += 1
    if state.journal is not None:
        state.tell("event-courtier", {"seat": seat, "colour": COLOURS[clan]}, (f"court:{seat}",))
    gain_control(state, seat, clan)


def gain_control(state: Position, seat: int, clan: int) -> None:
    """Take the clan's marker with more paladins at court than its holder; a tie leaves it
    where it is (4.1). The holder has the most of all, so only he need be asked (A7)."""
    holder = state.marker[clan]
    if holder == seat:
        return
    own = state.courts[seat * CLANS + clan]
    if holder == NONE or own > state.courts[holder * CLANS + clan]:
        state.marker[clan] = seat
        if state.journal is not None:
            params = {"seat": seat, "colour": COLOURS[clan]}
            if holder != NONE:
                params["rival"] = holder
            key = "event-marker" if holder == NONE else "event-marker-taken"
            state.tell(key, params, (f"clan:{COLOURS[clan]}", f"court:{seat}"))
