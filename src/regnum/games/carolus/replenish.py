"""Throwing the dice for new paladins (4.3; 2 for the first reserve)."""

from regnum.core.refusal import Refusal
from regnum.games.carolus.facts import CLANS, COLOURS, CROWN, FACES
from regnum.games.carolus.moves import CROWNED
from regnum.games.carolus.state import CHOOSE_COLOUR, Position


def obtainable(state: Position, clan: int) -> int:
    """Paladins of a clan that can still be had: those in the middle, and what equal returns
    from all courts would bring there (4.3; A12)."""
    courts = state.courts
    least = courts[clan]
    for court in range(clan + CLANS, len(courts), CLANS):
        if courts[court] < least:
            least = courts[court]
    return state.middle[clan] + least * state.seats


def exhausted(state: Position, clan: int) -> bool:
    """Whether nothing of a clan can be had, not even from the courts (A12)."""
    return not state.middle[clan] and not obtainable(state, clan)


def nothing_left(state: Position) -> bool:
    """Whether nothing can be had in any clan: then less is taken (A12)."""
    return all(exhausted(state, clan) for clan in range(CLANS))


def throw(state: Position, seat: int, number: int) -> None:
    """Throw dice and take what they show; crowns are named next, before another throw (A13).

    A clan of which nothing can be had counts as a crown (A12); the other dice come first (C2).
    """
    faces = [state.chance.draw(FACES) for _ in range(number)]
    if state.journal is not None:
        shown = ["crown" if face == CROWN else COLOURS[face] for face in faces]
        state.tell("event-throw", {"seat": seat, "dice": shown})
    crowns = 0
    for face in faces:
        if face == CROWN or exhausted(state, face):
            crowns += 1
        else:
            take(state, seat, face)
    if crowns:
        state.latest = 0
        state.agenda.append((CHOOSE_COLOUR, seat, crowns))


def take(state: Position, seat: int, clan: int) -> None:
    """Take a paladin from the middle; where it has run out, every court gives back one (A12)."""
    if not state.middle[clan]:
        for court in range(clan, len(state.courts), CLANS):
            state.courts[court] -= 1
        state.middle[clan] = state.seats
        state.tell("event-returned", {"colour": COLOURS[clan]}, (f"clan:{COLOURS[clan]}",))
    state.middle[clan] -= 1
    state.reserves[seat * CLANS + clan] += 1


def supply(state: Position) -> list[int]:
    return [obtainable(state, clan) for clan in range(CLANS)]


def colour_choices(state: Position, number: int) -> list[int]:
    """Any clan that can be had; several crowns of a throw are named in the clans' order, with
    enough left to name the rest (C3)."""
    had = supply(state)
    first = state.latest - CROWNED if state.latest else 0
    needed = min(number, sum(had))
    rest = sum(had[first:])
    choices: list[int] = []
    for clan in range(first, CLANS):
        if had[clan] and rest >= needed:
            choices.append(CROWNED + clan)
        rest -= had[clan]
    return choices


def forbids_colour(state: Position, number: int, clan: int) -> Refusal | None:
    had = supply(state)
    if not had[clan]:
        return Refusal("refusal-exhausted", "A12", {"colour": COLOURS[clan]})
    if CROWNED + clan < state.latest:
        return Refusal("refusal-crown-order", "C3", {"colour": COLOURS[clan]})
    if sum(had[clan:]) < min(number, sum(had)):
        params = {"colour": COLOURS[clan], "count": number}
        return Refusal("refusal-crown-later", "C3", params)
    return None


def name_colour(state: Position, seat: int, clan: int) -> None:
    state.latest = CROWNED + clan
    take(state, seat, clan)
    if state.journal is not None:
        params = {"seat": seat, "colour": COLOURS[clan]}
        state.tell("event-crown", params, (f"clan:{COLOURS[clan]}",))
