"""Playing paladins to the court or to the territories, and who controls a clan (4.1)."""

from typing import Any, Final

from regnum.core.packed import i64, vec
from regnum.core.phase import Decision
from regnum.core.refusal import Refusal
from regnum.core.vectors import changed, zeros
from regnum.games.carolus.facts import CLANS, COLOURS, NONE
from regnum.games.carolus.moves import COURT, EMPEROR, PLACE, PLACES
from regnum.games.carolus.state import LEFT, Position


class PlayPaladins(Decision[Position]):
    """As many paladins as dice, to the court or to territories (4.1)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        """Exactly the dice's number (A10), or all of a reserve that has become shorter (A12)."""
        held = held_from(state, seat, 0)
        if held:
            state.ask(self, seat, min(number, held))

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        """Any paladin of the reserve to any place."""
        return placements(state, seat, 1, 0)

    def distinct(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        """Not below the latest, with enough of the later clans left to go on."""
        found = placements(state, seat, number % LEFT, number // LEFT)
        return found if len(found) else self.choices(state, seat, number)

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        clan, where = (move - PLACE) // PLACES, (move - PLACE) % PLACES
        if not state.reserves[seat * CLANS + clan]:
            return Refusal("refusal-none-in-reserve", "4.1", {"colour": COLOURS[clan]})
        if where != COURT and not state.segments[where - 1]:
            return Refusal("refusal-merged-away", "5.3", {"territory": where})
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        """A paladin goes where it counts; at the court it may gain its clan's marker."""
        clan, where = (move - PLACE) // PLACES, (move - PLACE) % PLACES
        state.reserves[seat * CLANS + clan] -= 1
        if where == COURT:
            call_to_court(state, seat, clan)
        else:
            state.paladins[(where - 1) * CLANS + clan] += 1
            if state.journal is not None:
                params = {"seat": seat, "colour": COLOURS[clan], "territory": where}
                state.tell("event-paladin", params, (f"territory:{where}",))
        left = number % LEFT - 1
        if left:
            state.ask(self, seat, move * LEFT + left)

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        return {"count": int(number % LEFT)}

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        """Waiting, it holds the dice; open, it holds what is left, and the latest move exactly
        if something was played."""
        left, latest = number % LEFT, number // LEFT
        if not 1 <= left <= state.dice:
            return False
        if latest:
            return left < state.dice and PLACE <= latest < EMPEROR
        return left in (state.dice, held_from(state, seat, 0))


def held_from(state: Position, seat: i64, clan: i64) -> i64:
    """The paladins in a reserve of this clan and the later ones."""
    held: i64 = 0
    for place in range(seat * CLANS + clan, seat * CLANS + CLANS):
        held += state.reserves[place]
    return held


def placements(state: Position, seat: i64, needed: i64, latest: i64) -> vec[i64]:
    """The paladins and places from the move `latest` on, of clans from which on the reserve
    still holds as many as are needed."""
    first: i64 = (latest - PLACE) // PLACES if latest else 0
    rest = held_from(state, seat, first)
    ring = state.ring
    found = zeros((CLANS - first) * (len(ring) + 1))
    count: i64 = 0
    clan: i64
    for clan in range(first, CLANS):
        if rest < needed:
            break
        held = state.reserves[seat * CLANS + clan]
        if held:
            court = PLACE + clan * PLACES
            if court >= latest:
                found[count] = court
                count += 1
            for territory in ring:
                move = court + 1 + territory
                if move >= latest:
                    found[count] = move
                    count += 1
            rest -= held
    return found[:count]


def call_to_court(state: Position, seat: i64, clan: i64) -> None:
    state.courts[seat * CLANS + clan] += 1
    if state.journal is not None:
        state.tell("event-courtier", {"seat": seat, "colour": COLOURS[clan]}, (f"court:{seat}",))
    gain_control(state, seat, clan)


def gain_control(state: Position, seat: i64, clan: i64) -> None:
    """Take the clan's marker with more paladins at court than its holder; a tie leaves it
    where it is (4.1). The holder has the most of all, so nobody else need be asked (A7)."""
    holder = state.marker[clan]
    if holder == seat:
        return
    own = state.courts[seat * CLANS + clan]
    if holder == NONE or own > state.courts[holder * CLANS + clan]:
        state.marker = changed(state.marker, clan, seat)
        if state.journal is not None:
            params = {"seat": seat, "colour": COLOURS[clan]}
            if holder != NONE:
                params["rival"] = holder
            key = "event-marker" if holder == NONE else "event-marker-taken"
            state.tell(key, params, (f"clan:{COLOURS[clan]}", f"court:{seat}"))


PLAY_PALADINS: Final = PlayPaladins("play-paladins", "ask-paladin", "4.1", (PLACE, EMPEROR))
