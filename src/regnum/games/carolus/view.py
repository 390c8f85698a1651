"""What a seat may know. Everything lies open in this game but the dice to come."""

from typing import Any

from regnum.games.carolus.castles import strengths
from regnum.games.carolus.facts import CLANS, COLOURS, DISCS, NONE, SIDES, TERRITORIES, sides
from regnum.games.carolus.state import Position


def scene(state: Position) -> dict[str, Any]:
    return {
        "round": int(state.round),
        "order": list(state.order),
        "emperor": int(state.emperor) + 1,
        "territories": [territory(state, index) for index in list(state.ring)],
        "players": [player(state, seat) for seat in range(state.seats)],
        "sides": [
            {
                "side": SIDES[side],
                "castles": state.stock - state.hand[side],
                "hand": state.hand[side],
            }
            for side in range(sides(state.seats))
        ],
        "markers": by_colour(
            [None if holder == NONE else holder for holder in list(state.marker)],
        ),
        "middle": by_colour(list(state.middle)),
    }


def territory(state: Position, index: int) -> dict[str, Any]:
    """A territory with the numbers of its segments, what stands there, and who counts what."""
    owner = state.owner[index]
    first = index * CLANS
    return {
        "number": index + 1,
        "segments": [(index + step) % TERRITORIES + 1 for step in range(state.segments[index])],
        "owner": None if owner == NONE else SIDES[owner],
        "castles": state.built[index],
        "paladins": by_colour(list(state.paladins[first : first + CLANS])),
        "strengths": dict(zip(SIDES, list(strengths(state, index)), strict=False)),
    }


def player(state: Position, seat: int) -> dict[str, Any]:
    first = seat * CLANS
    left = state.discs[seat]
    return {
        "seat": seat,
        "side": SIDES[state.side(seat)],
        "court": by_colour(list(state.courts[first : first + CLANS])),
        "reserve": by_colour(list(state.reserves[first : first + CLANS])),
        "discs": [bit + 1 for bit in range(DISCS) if left >> bit & 1],
        "disc": state.shown[seat] or None,
    }


def by_colour(values: list[Any]) -> dict[str, Any]:
    return dict(zip(COLOURS, values, strict=True))
