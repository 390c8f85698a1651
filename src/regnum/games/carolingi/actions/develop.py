"""Develop: activate a tile with a dot, or place up to three development counters (5.2)."""

from typing import Any, Final

from regnum.core.packed import append, i64, vec
from regnum.core.refusal import Refusal
from regnum.core.vectors import changed
from regnum.games.carolingi.actions.tile import StepOfAction, UseTile
from regnum.games.carolingi.facts import COUNTRIES, DEVELOP, DOTTED, MOST_COUNTERS, TILES
from regnum.games.carolingi.lands import (
    controls,
    forbids_absent,
    forbids_missi,
    homelands,
    pay,
)
from regnum.games.carolingi.moves import ACTIVATE, BUILD, DONE, EXPEL, KEEP, PALACE
from regnum.games.carolingi.state import FRESH, INACTIVE, Position

MOST_BUILT: Final = 3
"""Counters placed by one tile (5.2 b)."""

ACTIVATION: Final = 2
"""Missi that an activation costs (5.2 a)."""

ALLOWED: Final = 4
"""A number on the agenda is the latest country * ALLOWED + how many counters may follow."""


class UseDevelop(UseTile):
    """A tile becomes active, or counters are placed."""

    def beginnings(self, state: Position, seat: i64, found: vec[i64]) -> vec[i64]:
        if state.missi[seat] >= ACTIVATION:
            first = seat * TILES + DOTTED
            dotted: i64
            for dotted in range(DOTTED):
                if state.tiles[first + dotted] == INACTIVE:
                    found = append(found, ACTIVATE + dotted)
        return sites(state, seat, 0, found)

    def forbids_beginning(self, state: Position, seat: i64, move: i64) -> Refusal | None:
        if move >= PALACE:
            return self.forbids_palace(state, seat, move - PALACE)
        if move >= BUILD:
            return forbids_building(state, seat, move - BUILD)
        tile = DOTTED + move - ACTIVATE
        if state.tiles[seat * TILES + tile] != INACTIVE:
            return Refusal("refusal-already-active", "5.2", {"tile": state.tile_word(tile)})
        return forbids_missi(state, seat, ACTIVATION, "5.2")  # one Missus is not enough: G4

    def forbids_palace(self, state: Position, seat: i64, country: i64) -> Refusal | None:
        """Everybody has one from the start (2.2.8)."""
        absent = forbids_absent(state, country)
        return Refusal("refusal-palace-given", "2.2.8", {}) if absent is None else absent

    def act(self, state: Position, seat: i64, move: i64) -> None:
        if move < BUILD:
            activate(state, seat, move - ACTIVATE)
        else:
            build(state, seat, move - BUILD, MOST_BUILT)


def activate(state: Position, seat: i64, dotted: i64) -> None:
    """Two Missi become Leudes, a tile with a dot becomes active, usable from the next season
    on; nobody else learns which (5.2 a; D21)."""
    pay(state, seat, ACTIVATION)
    state.tiles[seat * TILES + DOTTED + dotted] = FRESH
    state.activated = changed(state.activated, seat, state.activated[seat] + 1)
    if state.journal is not None:
        state.tell("event-activated", {"seat": seat}, (f"seat:{seat}",))
        params = {"seat": seat, "tile": state.tile_word(DOTTED + dotted)}
        state.tell("event-activated-tile", params, (f"tile:{params['tile']}",), (int(seat),))


class Building(StepOfAction):
    """More counters, in any order (5.2 b; G13). Search places them country by country."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return sites(state, seat, 0, append(vec[i64](capacity=16), DONE))

    def distinct(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return sites(state, seat, number // ALLOWED, append(vec[i64](capacity=16), DONE))

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        return None if move == DONE else forbids_building(state, seat, move - BUILD)

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        if move != DONE:
            build(state, seat, move - BUILD, number % ALLOWED)

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        return {"count": int(number % ALLOWED)}

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return number // ALLOWED < COUNTRIES and 1 <= number % ALLOWED < MOST_BUILT


def sites(state: Position, seat: i64, first: i64, found: vec[i64]) -> vec[i64]:
    """Where a counter may be placed, from country `first` on (5.2 b)."""
    if not state.counter_supply or not state.missi[seat]:
        return found
    barred = homelands(state)
    for country in state.realm.countries:
        if (
            country >= first
            and state.counters[country] < MOST_COUNTERS
            and not barred >> country & 1
            and controls(state, seat, country)
        ):
            found = append(found, BUILD + country)
    return found


def forbids_building(state: Position, seat: i64, country: i64) -> Refusal | None:
    """A controlled country without a palace, not a woodland, with fewer than two counters;
    a Missus for each (5.2 b)."""
    absent = forbids_absent(state, country)
    if absent is not None:
        return absent
    params = {"country": state.board.slugs[country]}
    if state.forest[country]:
        return Refusal("refusal-woodland", "5.2", params)
    if country in state.palaces:
        return Refusal("refusal-homeland", "5.2", params)
    if not controls(state, seat, country):
        return Refusal("refusal-no-control", "5.2", params)
    if state.counters[country] >= MOST_COUNTERS:
        return Refusal("refusal-fully-developed", "5.2", params)
    if not state.counter_supply:
        return Refusal("refusal-no-counters", "5.2", params)  # C7
    return forbids_missi(state, seat, 1, "5.2")


def build(state: Position, seat: i64, country: i64, allowed: i64) -> None:
    """Place a counter for a Missus; `allowed` counts this one and those that may follow."""
    pay(state, seat, 1)
    state.counters = changed(state.counters, country, state.counters[country] + 1)
    state.counter_supply -= 1
    if state.journal is not None:
        params = {"seat": seat, "country": state.board.slugs[country]}
        state.tell("event-built", params, (f"country:{state.board.slugs[country]}",))
    if allowed > 1 and len(sites(state, seat, 0, vec[i64]())):
        state.ask(BUILDING, seat, country * ALLOWED + allowed - 1)


USE_DEVELOP: Final = UseDevelop("use-develop", DEVELOP, "5.2", ACTIVATE, EXPEL)
BUILDING: Final = Building("building", DEVELOP, "ask-build", "5.2", (DONE, KEEP), (BUILD, PALACE))
