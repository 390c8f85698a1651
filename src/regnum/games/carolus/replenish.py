"""Throwing the dice for new paladins (4.3; 2 for the first reserve)."""

from typing import Any, Final

from regnum.core.journal import Ask
from regnum.core.packed import append, i64, vec
from regnum.core.phase import Decision, Phase
from regnum.core.refusal import Refusal
from regnum.games.carolus.facts import CLANS, COLOURS, CROWN, FACES
from regnum.games.carolus.moves import CROWNED, END
from regnum.games.carolus.state import LEFT, Position


class Throw(Phase[Position]):
    """Throw dice and take what they show; crowns are named next, before another throw (A13).

    A clan of which nothing can be had counts as a crown (A12); the other dice come first (C2).
    """

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        faces = vec[i64](capacity=4)
        for _ in range(number):
            faces = append(faces, state.chance.draw(FACES))
        if state.journal is not None:
            shown = ["crown" if face == CROWN else COLOURS[face] for face in list(faces)]
            state.tell("event-throw", {"seat": seat, "dice": shown}, ("dice",))
        crowns: i64 = 0
        taken = vec[i64](capacity=4)
        for face in faces:
            if face == CROWN or not obtainable(state, face):
                crowns += 1
            else:
                obtain(state, seat, face)
                taken = append(taken, face)
        if state.journal is not None and len(taken):
            clans = [COLOURS[clan] for clan in list(taken)]
            targets = tuple(f"clan:{clan}" for clan in dict.fromkeys(clans))
            state.tell("event-taken", {"seat": seat, "colour": clans}, targets)
        if crowns:
            state.push(NAME_COLOUR, seat, crowns)

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return 1 <= number <= state.dice


class NameColour(Decision[Position]):
    """A clan for each crown (4.3; 2 in the preparation)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        """When nothing can be had in any clan, less is taken (A12)."""
        if any_obtainable(state):
            state.ask(self, seat, number)
        elif state.journal is not None:
            state.tell("event-nothing-left", {"seat": seat})

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        """Any clan that can be had."""
        choices = vec[i64](capacity=5)
        clan: i64
        for clan in range(CLANS):
            if obtainable(state, clan):
                choices = append(choices, CROWNED + clan)
        return choices

    def distinct(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        """From the latest clan on, with enough left of the later ones to name the rest."""
        left, latest = number % LEFT, number // LEFT
        first: i64 = latest - CROWNED if latest else 0
        needed = min(left, obtainable_from(state, 0))
        choices = vec[i64](capacity=5)
        clan: i64
        for clan in range(first, CLANS):
            if obtainable(state, clan) and obtainable_from(state, clan) >= needed:
                choices = append(choices, CROWNED + clan)
        return choices if len(choices) else self.choices(state, seat, number)

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        clan = move - CROWNED
        if not obtainable(state, clan):
            return Refusal("refusal-exhausted", "A12", {"colour": COLOURS[clan]})
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        clan = move - CROWNED
        obtain(state, seat, clan)
        if state.journal is not None:
            params = {"seat": seat, "colour": COLOURS[clan]}
            state.tell("event-crown", params, (f"clan:{COLOURS[clan]}",))
        left = number % LEFT - 1
        if left:
            state.push(self, seat, move * LEFT + left)

    def asks(self, state: Position, seat: i64, number: i64) -> Ask:
        asked = super().asks(state, seat, number)
        return asked if state.round else asked._replace(rule="2")

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        return {"count": int(number % LEFT)}

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        left, latest = number % LEFT, number // LEFT
        if latest:
            return 1 <= left < state.dice and CROWNED <= latest < END
        return 1 <= left <= state.dice


def obtainable(state: Position, clan: i64) -> i64:
    """Paladins of a clan that can still be had: those in the middle, and what equal returns
    from all courts would bring there (4.3; A12)."""
    courts = state.courts
    least = courts[clan]
    for court in range(clan + CLANS, len(courts), CLANS):
        if courts[court] < least:
            least = courts[court]
    return state.middle[clan] + least * state.seats


def obtainable_from(state: Position, first: i64) -> i64:
    """The same of this clan and the later ones together."""
    total: i64 = 0
    clan: i64
    for clan in range(first, CLANS):
        total += obtainable(state, clan)
    return total


def any_obtainable(state: Position) -> bool:
    clan: i64
    for clan in range(CLANS):
        if state.middle[clan] or obtainable(state, clan):
            return True
    return False


def obtain(state: Position, seat: i64, clan: i64) -> None:
    """Take a paladin from the middle; where it has run out, every court gives back one (A12)."""
    if not state.middle[clan]:
        for court in range(clan, len(state.courts), CLANS):
            state.courts[court] -= 1
        state.middle[clan] = state.seats
        if state.journal is not None:
            state.tell("event-returned", {"colour": COLOURS[clan]}, (f"clan:{COLOURS[clan]}",))
    state.middle[clan] -= 1
    state.reserves[seat * CLANS + clan] += 1


THROW: Final = Throw("throw")
NAME_COLOUR: Final = NameColour("name-colour", "ask-crown", "4.3", (CROWNED, END))
