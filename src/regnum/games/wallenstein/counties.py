"""A county and its card: who gets it, who loses it, what stands there (3.6, 5.4)."""

from regnum.core.packed import i64
from regnum.core.refusal import Refusal
from regnum.core.vectors import changed, total
from regnum.games.wallenstein.board import BUILDING_TILES, IDS, REVOLT_MARKERS, SITES
from regnum.games.wallenstein.facts import BIT, NONE
from regnum.games.wallenstein.moves import BOXES, LOST
from regnum.games.wallenstein.state import Position


def gain_county(state: Position, seat: i64, county: i64) -> None:
    """The county's card comes to the seat's hand, from the former owner's hand or mat at once
    (3.6, 5.4), or from the common supply. Buildings and revolt markers stay."""
    give_up_card(state, county)
    state.owner = changed(state.owner, county, seat)
    state.fresh |= BIT[county]


def lay_waste(state: Position, county: i64) -> None:
    """Buildings and revolt markers go, the card goes to the common supply (5.4, 5.5). The
    armies are seen to by those who lost them."""
    give_up_card(state, county)
    state.owner = changed(state.owner, county, NONE)
    state.fresh |= BIT[county]
    state.armies[county] = 0
    if state.buildings[county]:
        state.buildings = changed(state.buildings, county, 0)
    if state.revolt[county]:
        state.revolt = changed(state.revolt, county, 0)
    if state.journal is not None:
        state.tell("event-wasteland", {"county": IDS[county]}, (f"county:{IDS[county]}",))


def give_up_card(state: Position, county: i64) -> None:
    """The former owner takes the card from hand or mat, for all to see; an action planned with
    it is lost (3.6; V13)."""
    former = state.owner[county]
    if former == NONE:
        return
    for module in state.modules:
        module.county_lost(state, former, county)
    base = former * BOXES
    box: i64
    for box in range(BOXES):
        if state.mat[base + box] == county:
            state.mat[base + box] = LOST
            state.shown[former] |= 1 << box


def bonus_in(state: Position, seat: i64, county: i64) -> i64:
    """What the modules add for a seat that acts in a county."""
    bonus: i64 = 0
    for module in state.modules:
        bonus += module.bonus(state, seat, county)
    return bonus


def count_counties(state: Position, seat: i64) -> i64:
    """How many counties a seat controls."""
    count: i64 = 0
    for holder in state.owner:
        if holder == seat:
            count += 1
    return count


def sites_left(state: Position, county: i64) -> i64:
    """The open building sites of a county (3.3.1)."""
    return SITES[county] - standing(state.buildings[county])


def standing(built: i64) -> i64:
    """How many buildings the bits of a county name."""
    return (built & 1) + (built >> 1 & 1) + (built >> 2 & 1)


def tiles_left(state: Position, building: i64) -> i64:
    """Building tiles of a type not yet on the board (1; V3)."""
    left = BUILDING_TILES[building]
    for built in state.buildings:
        left -= built >> building & 1
    return left


def can_build(state: Position, county: i64, building: i64) -> bool:
    """An open site, each type once a county (3.3.1), and a tile to put there (V3)."""
    if state.buildings[county] >> building & 1 or not sites_left(state, county):
        return False
    return tiles_left(state, building) > 0


def add_marker(state: Position, seat: i64, county: i64) -> None:
    """Put a revolt marker there (3.3.2, 5.5), unless all of them lie on the board (V2)."""
    for module in state.modules:
        if module.spares_marker(state, seat, county):
            return
    if total(state.revolt) < REVOLT_MARKERS:
        state.revolt = changed(state.revolt, county, state.revolt[county] + 1)


def out_of_game(state: Position, county: i64) -> Refusal | None:
    """Three players leave counties out, whatever is asked (2.1)."""
    if state.used[county]:
        return None
    return Refusal("refusal-county-out", "2.1", {"county": IDS[county]})
