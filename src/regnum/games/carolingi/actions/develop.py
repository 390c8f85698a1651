"""Develop: activate a tile with a dot, or place up to three development counters (5.2)."""

from typing import Final

from regnum.core.refusal import Refusal
from regnum.games.carolingi.actions.influence import forbids_missi
from regnum.games.carolingi.facts import COUNTRIES, DOTTED, MOST_COUNTERS, TILES
from regnum.games.carolingi.lands import controls, pay
from regnum.games.carolingi.moves import ACTIVATE, BUILD, DONE
from regnum.games.carolingi.state import BUILDING, FRESH, INACTIVE, Position, changed

MOST_BUILT: Final = 3
"""Counters placed by one tile (5.2 b)."""

ACTIVATION: Final = 2
"""Missi that an activation costs (5.2 a)."""


def beginnings(state: Position, seat: int) -> list[int]:
    moves: list[int] = []
    if state.missi[seat] >= ACTIVATION:
        first = seat * TILES + DOTTED
        for tile in range(DOTTED):
            if state.tiles[first + tile] == INACTIVE:
                moves.append(ACTIVATE + tile)
    if state.missi[seat]:
        moves += sites(state, seat, 0)
    return moves


def forbids_beginning(state: Position, seat: int, choice: int) -> Refusal | None:
    if choice >= BUILD:
        return forbids_building(state, seat, 0, choice - BUILD)
    tile = DOTTED + choice - ACTIVATE
    if state.tiles[seat * TILES + tile] != INACTIVE:
        params = {"tile": state.tile_word(tile)}
        return Refusal("refusal-already-active", "5.2", params)
    return forbids_missi(state, seat, ACTIVATION, "5.2")  # one Missus is not enough: G4


def activate(state: Position, seat: int, dotted: int) -> None:
    """Two Missi become Leudes, a tile with a dot becomes active, usable from the next season
    on; nobody else learns which (5.2 a; D21)."""
    pay(state, seat, ACTIVATION)
    state.tiles[seat * TILES + DOTTED + dotted] = FRESH
    state.activated = changed(state.activated, seat, state.activated[seat] + 1)
    if state.journal is not None:
        state.tell("event-activated", {"seat": seat}, (f"seat:{seat}",))
        params = {"seat": seat, "tile": state.tile_word(DOTTED + dotted)}
        state.tell("event-activated-tile", params, (), (seat,))


def sites(state: Position, seat: int, first: int) -> list[int]:
    """Where a counter may be placed, from country `first` on (5.2 b)."""
    moves: list[int] = []
    if not state.counter_supply:
        return moves
    for country in state.realm.countries:
        if (
            country >= first
            and state.counters[country] < MOST_COUNTERS
            and controls(state, seat, country)
            and country not in state.palaces
        ):
            moves.append(BUILD + country)
    return moves


def building_choices(state: Position, seat: int, latest: int) -> list[int]:
    return [DONE, *sites(state, seat, latest)]


def forbids_building(state: Position, seat: int, latest: int, country: int) -> Refusal | None:
    """A controlled country without a palace, not a woodland, with fewer than two counters;
    a Missus for each (5.2 b)."""
    params = {"country": state.board.names[country]}
    if state.forest[country]:
        return Refusal("refusal-woodland", "5.2", params)
    if country in state.palaces:
        return Refusal("refusal-homeland", "5.2", params)
    if not controls(state, seat, country):
        return Refusal("refusal-no-control", "5.2", params)
    if state.counters[country] >= MOST_COUNTERS:
        return Refusal("refusal-fully-developed", "5.2", params)
    if not state.counter_supply:
        return Refusal("refusal-no-counters", "5.2", params)
    if country < latest:
        return Refusal("refusal-country-order", "5.2", params)
    return forbids_missi(state, seat, 1, "5.2")


def build(state: Position, seat: int, country: int, allowed: int) -> None:
    """Place a counter for a Missus; `allowed` counts this one and those that may follow."""
    pay(state, seat, 1)
    state.counters[country] += 1
    state.counter_supply -= 1
    if state.journal is not None:
        params = {"seat": seat, "country": state.board.names[country]}
        state.tell("event-built", params, (f"country:{state.board.slugs[country]}",))
    if allowed > 1 and state.missi[seat] and sites(state, seat, country):
        state.agenda.append((BUILDING, seat, (allowed - 1) * COUNTRIES + country))
