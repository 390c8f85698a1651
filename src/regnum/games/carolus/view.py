"""What a seat may know. Everything lies open in this game but the dice to come."""

from typing import TypeVar

from regnum.games.carolus.castles import strengths, strongest
from regnum.games.carolus.facts import CLANS, COLOURS, DISCS, NONE, SIDES, TERRITORIES, sides
from regnum.games.carolus.scene import Clan, Player, Scene, Side, Territory
from regnum.games.carolus.state import Position

Item = TypeVar("Item")


def scene(state: Position) -> Scene:
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
        "markers": by_clan([None if holder == NONE else holder for holder in list(state.marker)]),
        "middle": by_clan(list(state.middle)),
    }


def territory(state: Position, index: int) -> Territory:
    """A territory with the numbers of its segments, what stands there, and who counts what."""
    owner = state.owner[index]
    first = index * CLANS
    return {
        "number": index + 1,
        "segments": [(index + step) % TERRITORIES + 1 for step in range(state.segments[index])],
        "owner": None if owner == NONE else SIDES[owner],
        "castles": state.built[index],
        "paladins": by_clan(list(state.paladins[first : first + CLANS])),
        "strengths": dict(zip(SIDES, list(strengths(state, index)), strict=False)),
        "builds": builder(state, index),
    }


def builder(state: Position, index: int) -> Side | None:
    """The side that would build, or take over, if the Emperor stopped here (5.1, 5.2)."""
    side = strongest(state, index)
    return None if side == NONE or side == state.owner[index] else SIDES[side]


def player(state: Position, seat: int) -> Player:
    first = seat * CLANS
    left = state.discs[seat]
    return {
        "seat": seat,
        "side": SIDES[state.side(seat)],
        "court": by_clan(list(state.courts[first : first + CLANS])),
        "reserve": by_clan(list(state.reserves[first : first + CLANS])),
        "discs": [bit + 1 for bit in range(DISCS) if left >> bit & 1],
        "disc": state.shown[seat] or None,
    }


def by_clan(values: list[Item]) -> dict[Clan, Item]:
    return dict(zip(COLOURS, values, strict=True))
