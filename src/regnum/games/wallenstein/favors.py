"""The Emperor's favors: what the cards grant (9.7), and the decisions that some of them ask for."""

from typing import Any, Final

from regnum.core.packed import append, i64, vec
from regnum.core.phase import Decision
from regnum.core.refusal import Refusal
from regnum.core.vectors import changed
from regnum.games.wallenstein.actions import gain_grain, put_armies, put_building
from regnum.games.wallenstein.board import FAVOR_KIND, FAVOR_NUMBER, IDS
from regnum.games.wallenstein.counties import can_build, gain_county, out_of_game, tiles_left
from regnum.games.wallenstein.facts import (
    ACTION_NAMES,
    BUILDINGS,
    COUNTIES,
    FAVOR_BUILDING,
    FAVOR_CANCEL_EVENT,
    FAVOR_DEPLOY,
    FAVOR_GRAIN,
    FAVOR_IMMUNE,
    FAVOR_POINTS,
    FAVOR_REMOVE_REVOLT,
    FAVOR_THALERS,
    FAVOR_TRAY_ARMIES,
    FAVORS,
    NONE,
)
from regnum.games.wallenstein.moves import CALM, EVENT_AWAY, EVENT_STAYS, FOUND, MUSTER
from regnum.games.wallenstein.printed import favor as printed_favor
from regnum.games.wallenstein.state import FAVORS_SCORED, SOURCES, Position


def at_court(state: Position) -> bool:
    """Whether the Emperor's Court is in the game: nothing else brings tower cards."""
    return state.tower_cards > 0


def card_of_kind(kind: int) -> int:
    """The number of the only favor card of a kind."""
    return list(FAVOR_KIND).index(kind)


def favors_gone(state: Position) -> list[int]:
    """The favor cards that are neither to come nor on display."""
    left = set(list(state.favor_deck) + list(state.favors))
    return [number for number in range(1, FAVORS + 1) if number not in left]


def granted(state: Position, kind: int) -> int:
    """What all favors of a kind that are gone can have granted together."""
    return sum([FAVOR_NUMBER[card] for card in favors_gone(state) if FAVOR_KIND[card] == kind])


def tell_favor(state: Position, seat: i64, number: i64) -> None:
    params = {"seat": seat, "number": number, **printed_favor(int(number))}
    state.tell("event-favor", params, (f"favor:{number}", f"seat:{seat}"))


def grant(state: Position, seat: i64, kind: i64, count: i64) -> None:
    """Each favor at once, if it is possible, and wholly (9.7; V4)."""
    if kind == FAVOR_THALERS:
        state.thalers[seat] += count
    elif kind == FAVOR_GRAIN:
        gain_grain(state, seat, count)
    elif kind == FAVOR_POINTS:
        place = seat * SOURCES + FAVORS_SCORED
        state.scored = changed(state.scored, place, state.scored[place] + count)
    elif kind == FAVOR_IMMUNE:
        state.immune = changed(state.immune, seat, state.immune[seat] | count)
    elif kind == FAVOR_TRAY_ARMIES:
        if state.supply[seat] >= count:
            state.supply[seat] -= count
            state.tray[seat] += count
    elif kind == FAVOR_CANCEL_EVENT:
        state.push(CANCEL_EVENT, seat)
    elif kind == FAVOR_REMOVE_REVOLT:
        state.push(CALM_COUNTY, seat)
    elif kind == FAVOR_BUILDING:
        state.push(FOUND_BUILDING, seat, count)
    elif kind == FAVOR_DEPLOY:
        state.push(MUSTER_ARMIES, seat, count)


class CancelEvent(Decision[Position]):
    """Favor 1: the event may be removed before any action (9.7; W21)."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return append(append(vec[i64](capacity=2), EVENT_AWAY), EVENT_STAYS)

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        if move == EVENT_AWAY:
            state.event = NONE
            if state.journal is not None:
                state.tell("event-cancelled", {"seat": seat}, ("event",))

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return number == 0 and at_court(state)


class CalmCounty(Decision[Position]):
    """Favor 4: take a revolt marker away, or keep the card against the next one (9.7; W21)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        if len(self.choices(state, seat, number)):
            state.ask(self, seat)
            return
        state.pardon = seat
        if state.journal is not None:
            state.tell("event-pardon-kept", {"seat": seat}, (f"seat:{seat}",))

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        choices = vec[i64]()
        county: i64
        for county in range(COUNTIES):
            if state.owner[county] == seat and state.revolt[county]:
                choices = append(choices, CALM + county)
        return choices

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        county = move - CALM
        if not state.used[county]:
            return out_of_game(state, county)
        if state.owner[county] != seat:
            return Refusal("refusal-not-your-county", "9.7", {"county": IDS[county]})
        if not state.revolt[county]:
            return Refusal("refusal-no-marker", "9.7", {"county": IDS[county]})
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        county = move - CALM
        state.revolt = changed(state.revolt, county, state.revolt[county] - 1)
        if state.journal is not None:
            params = {"seat": seat, "county": IDS[county]}
            state.tell("event-calmed", params, (f"county:{IDS[county]}",))

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return number == 0 and at_court(state)


class FoundBuilding(Decision[Position]):
    """Favors 7, 17 and 21: a building free of charge, if there is a place for it (9.7). The
    number is the type."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        if len(self.choices(state, seat, number)):
            state.ask(self, seat, number)

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        choices = vec[i64]()
        county: i64
        for county in range(COUNTIES):
            if state.owner[county] == seat and can_build(state, county, number):
                choices = append(choices, FOUND + county)
        return choices

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        county = move - FOUND
        params = {"county": IDS[county], "building": ACTION_NAMES[number]}
        if not state.used[county]:
            return out_of_game(state, county)
        if state.owner[county] != seat:
            return Refusal("refusal-not-your-county", "9.7", params)
        if state.buildings[county] >> number & 1:
            return Refusal("refusal-type-stands", "3.3.1", params)
        if not tiles_left(state, number):
            return Refusal("refusal-no-tile", "V3", params)
        if not can_build(state, county, number):
            return Refusal("refusal-no-site", "3.3.1", params)
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        put_building(state, seat, move - FOUND, number, 0)

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        return {"building": ACTION_NAMES[number]}

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return number < BUILDINGS and at_court(state)


class MusterArmies(Decision[Position]):
    """Favor 12: armies free of charge, as many as the number says, into a county of one's own
    or a neutral one, which is taken without a battle (9.7; W21)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        if state.supply[seat] >= number:
            state.ask(self, seat, number)

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        choices = vec[i64](capacity=COUNTIES)
        county: i64
        for county in range(COUNTIES):
            owner = state.owner[county]
            if state.used[county] and owner in (seat, NONE):
                choices = append(choices, MUSTER + county)
        return choices

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        county = move - MUSTER
        if not state.used[county]:
            return out_of_game(state, county)
        owner = state.owner[county]
        if owner not in (seat, NONE):
            params = {"county": IDS[county], "rival": owner}
            return Refusal("refusal-held-by-rival", "9.7", params)
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        county = move - MUSTER
        if state.owner[county] == NONE:
            gain_county(state, seat, county)
        put_armies(state, seat, county, number, 0)

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        return {"count": int(number)}

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        granted = FAVOR_NUMBER[card_of_kind(FAVOR_DEPLOY)]
        return at_court(state) and number == granted <= state.supply[seat]


CANCEL_EVENT: Final = CancelEvent(
    "cancel-event", "ask-cancel-event", "9.7", (EVENT_AWAY, EVENT_STAYS + 1)
)
CALM_COUNTY: Final = CalmCounty("calm-county", "ask-calm", "9.7", (CALM, CALM + COUNTIES))
FOUND_BUILDING: Final = FoundBuilding("found-building", "ask-found", "9.7", (FOUND, MUSTER))
MUSTER_ARMIES: Final = MusterArmies(
    "muster-armies", "ask-muster", "9.7", (MUSTER, MUSTER + COUNTIES)
)
