"""Throwing the dice for new paladins (4.3; 2 for the first reserve)."""

from regnum.core.refusal import Refusal
from regnum.games.carolus.facts import CLANS, COLOURS, CROWN, FACES
from regnum.games.carolus.moves import CROWNED
from regnum.games.carolus.state import CHOOSE_COLOUR, Position


def obtainable(state: Position, clan: int) -> int:
    """Paladins of a clan that can still be had: those in the middle, and what equal returns
    from all courts would bring there (4.3; A12)."""
    least = min(state.courts[clan::CLANS])
    return state.middle[clan] + least * state.seats


def throw(state: Position, seat: int, number: int) -> None:
    """Throw dice and take what they show; crowns are named next, before another throw (A13).

    A clan of which nothing can be had counts as a crown (A12).
    """
    crowns = 0
    faces = []
    for _ in range(number):
        face = state.chance.draw(FACES)
        faces.append("crown" if face == CROWN else COLOURS[face])
        if face == CROWN or not obtainable(state, face):
            crowns += 1
        else:
            take(state, seat, face)
    state.tell("event-throw", {"seat": seat, "dice": faces})
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
    enough left to name the rest."""
    had = supply(state)
    first = state.latest - CROWNED if state.latest else 0
    needed = min(number, sum(had))
    return [
        CROWNED + clan
        for clan in range(first, CLANS)
        if had[clan] and sum(had[clan:]) >= needed
    ]


def forbids_colour(state: Position, number: int, clan: int) -> Refusal | None:
    had = supply(state)
    params = {"colour": COLOURS[clan], "count": number}
    if not had[clan]:
        return Refusal("refusal-exhausted", "4.3", params)
    if CROWNED + clan < state.latest:
        return Refusal("refusal-crown-order", "4.3", params)
    if sum(had[clan:]) < min(number, sum(had)):
        return Refusal("refusal-too-few-to-have", "4.3", params)
    return None


def name_colour(state: Position, seat: int, clan: int) -> None:
    state.latest = CROWNED + clan
    take(state, seat, clan)
    state.tell("event-crown", {"seat": seat, "colour": COLOURS[clan]}, (f"clan:{COLOURS[clan]}",))
