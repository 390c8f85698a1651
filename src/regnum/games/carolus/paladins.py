"""Playing paladins to the court or to the territories, and who controls a clan (4.1).

The paladins of a turn are played in the order of their ids (clan by clan, the court first),
so that a turn can be written in one way only. What they do does not depend on the order.
"""

from regnum.core.refusal import Refusal
from regnum.games.carolus.facts import CLANS, COLOURS, NONE
from regnum.games.carolus.moves import COURT, PLACE, PLACES
from regnum.games.carolus.state import Position


def begin_paladins(state: Position, seat: int, number: int) -> int:
    """How many are to be played: exactly the dice's number (A10), or all of a reserve that
    has become shorter (A12)."""
    state.latest = 0
    return min(number, sum(state.reserves[seat * CLANS : seat * CLANS + CLANS]))


def paladin_choices(state: Position, seat: int, number: int) -> list[int]:
    """Any paladin to any place, not below the latest, with enough left to go on."""
    reserves = state.reserves
    base = seat * CLANS
    first = (state.latest - PLACE) // PLACES if state.latest else 0
    rest = sum(reserves[base + first : base + CLANS])
    choices: list[int] = []
    for clan in range(first, CLANS):
        if rest < number:
            break
        held = reserves[base + clan]
        if held:
            court = PLACE + clan * PLACES
            choices.append(court)
            choices += [court + 1 + territory for territory in state.ring]
            rest -= held
    if state.latest > PLACE:
        return [move for move in choices if move >= state.latest]
    return choices


def forbids_paladin(
    state: Position, seat: int, number: int, clan: int, where: int
) -> Refusal | None:
    base = seat * CLANS
    params = {"colour": COLOURS[clan], "territory": where}
    if not state.reserves[base + clan]:
        return Refusal("refusal-none-in-reserve", "4.1", params)
    if where != COURT and not state.segments[where - 1]:
        return Refusal("refusal-merged-away", "5.3", params)
    if PLACE + clan * PLACES + where < state.latest:
        return Refusal("refusal-order", "4.1", params)
    if sum(state.reserves[base + clan : base + CLANS]) < number:
        return Refusal("refusal-too-few-left", "4.1", params | {"count": number})
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
