"""A county and its card: who gets it, who loses it, what stands there (3.6, 5.4)."""

from regnum.games.wallenstein.board import (
    BUILDING_TILES,
    IDS,
    NONE,
    REGION,
    REVOLT_MARKERS,
    SITES,
)
from regnum.games.wallenstein.moves import BOXES, LOST
from regnum.games.wallenstein.state import Position, counties_of


def gain_county(state: Position, seat: int, county: int) -> None:
    """The county's card comes to the seat's hand, from the former owner's hand or mat at once
    (3.6, 5.4), or from the common supply. Buildings and revolt markers stay."""
    give_up_card(state, county)
    state.owner[county] = seat
    state.fresh[county] = 1


def lay_waste(state: Position, county: int) -> None:
    """Buildings and revolt markers go, the card goes to the common supply (5.4, 5.5). The
    armies are seen to by those who lost them."""
    give_up_card(state, county)
    state.owner[county] = NONE
    state.fresh[county] = 1
    state.armies[county] = 0
    state.buildings[county] = 0
    state.revolt[county] = 0
    if state.journal is not None:
        state.tell("event-wasteland", {"county": IDS[county]}, (f"county:{IDS[county]}",))


def give_up_card(state: Position, county: int) -> None:
    """The former owner takes the card from hand or mat, for all to see; an action planned with
    it is lost (3.6; V13). A military leader there leaves the board (11.4)."""
    former = state.owner[county]
    if former == NONE:
        return
    if state.leader[former] == county:
        state.leader[former] = NONE
        if state.journal is not None:
            state.tell("event-leader-flees", {"seat": former, "county": IDS[county]})
    base = former * BOXES
    mat = state.mat
    for box in range(base, base + BOXES):
        if mat[box] == county:
            mat[box] = LOST
            state.shown[box] = 1


def sites_left(state: Position, county: int) -> int:
    """The open building sites of a county (3.3.1)."""
    built = state.buildings[county]
    return SITES[county] - (built & 1) - (built >> 1 & 1) - (built >> 2 & 1)


def tiles_left(state: Position, building: int) -> int:
    """Building tiles of a type not yet on the board (1; V3)."""
    bit = 1 << building
    return BUILDING_TILES[building] - sum([1 for built in state.buildings if built & bit])


def can_build(state: Position, county: int, building: int) -> bool:
    """An open site, each type once a county (3.3.1), and a tile to put there (V3)."""
    if state.buildings[county] >> building & 1 or not sites_left(state, county):
        return False
    return tiles_left(state, building) > 0


def add_marker(state: Position, seat: int, county: int) -> None:
    """Put a revolt marker there (3.3.2, 5.5), unless the owner keeps favor 4, which takes its
    place and is spent (9.7; W21), or all markers lie on the board (V2)."""
    if state.pardon == seat:
        state.pardon = NONE
        if state.journal is not None:
            state.tell("event-pardon-used", {"seat": seat, "county": IDS[county]})
    elif sum(state.revolt) < REVOLT_MARKERS:
        state.revolt[county] += 1


def regions_of(state: Position, seat: int) -> int:
    """In how many different regions a seat controls counties (10.2)."""
    return len({REGION[county] for county in counties_of(state, seat)})
