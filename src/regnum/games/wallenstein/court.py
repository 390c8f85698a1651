"""The Emperor's Court: courtiers, audiences and favors (9)."""

from regnum.core.refusal import Refusal
from regnum.games.wallenstein.actions import gain_grain, put_armies, put_building
from regnum.games.wallenstein.board import (
    ACTION_NAMES,
    COSTS,
    COUNTED_FAVORS,
    COUNTIES,
    FAVOR_BUILDING,
    FAVOR_CANCEL_EVENT,
    FAVOR_DEPLOY,
    FAVOR_GRAIN,
    FAVOR_IMMUNE,
    FAVOR_KIND,
    FAVOR_NAMES,
    FAVOR_NUMBER,
    FAVOR_POINTS,
    FAVOR_REMOVE_REVOLT,
    FAVOR_THALERS,
    FAVOR_TRAY_ARMIES,
    IDS,
    NONE,
    SPACES,
)
from regnum.games.wallenstein.counties import can_build, gain_county
from regnum.games.wallenstein.moves import (
    BLANK,
    BOXES,
    CALM,
    COURT_BOX,
    COURT_BOXES,
    EVENT_AWAY,
    FAVOR,
    FOUND,
    MUSTER,
    NO_FAVOR,
    TOWER,
)
from regnum.games.wallenstein.season import draw_cards
from regnum.games.wallenstein.state import (
    ASK_FAVOR,
    CALM_COUNTY,
    CANCEL_EVENT,
    CLOSE_AUDIENCE,
    FAVORS_SCORED,
    FOUND_BUILDING,
    MUSTER_ARMIES,
    SOURCES,
    Position,
    counties_of,
)


def enter_court(state: Position, landed: list[int]) -> None:
    """For each own cube that landed in the tray when the tower was filled, a courtier goes to
    the entrance hall (9.2)."""
    for seat in range(state.seats):
        send_courtiers(state, seat, landed[seat])


def send_courtiers(state: Position, seat: int, count: int) -> None:
    state.courtiers[seat] -= count
    state.entrance[seat] += count
    if count and state.journal is not None:
        state.tell("event-courtiers", {"seat": seat, "count": count}, ("entrance",))


def display_favors(state: Position) -> None:
    """Three favor cards, the highest number on the space of four courtiers (9.3)."""
    state.favors = draw_cards(state, state.favor_deck, SPACES)
    state.favors.sort(reverse=True)
    if state.journal is not None:
        state.tell("event-favors", {"number": state.favors[:]})


def convert_armies(state: Position, seat: int) -> None:
    """Reveal the extra board: convert three, then two, then one (9.5)."""
    state.sealed = True
    for space in range(COURT_BOXES):
        box = seat * BOXES + COURT_BOX + space
        state.shown[box] = 1
        card = state.mat[box]
        if card < BLANK:
            convert(state, seat, card, COURT_BOXES - space)


def convert(state: Position, seat: int, card: int, count: int) -> None:
    """Exactly so many armies, from a county where one must remain or from the tray, become
    courtiers, or none do (9.4)."""
    if state.courtiers[seat] < count:
        return
    if card == TOWER:
        if state.tray[seat] < count:
            return
        state.tray[seat] -= count
    else:
        if state.armies[card] <= count:
            return
        state.armies[card] -= count
    state.supply[seat] += count
    send_courtiers(state, seat, count)


def open_audience(state: Position) -> None:
    """The most courtiers ask first; ties follow the player order (9.6)."""
    state.agenda.append((CLOSE_AUDIENCE, 0, 0))
    for seat in reversed(asking_order(state)):
        state.agenda.append((ASK_FAVOR, seat, 0))


def asking_order(state: Position) -> list[int]:
    """Those who wait in the entrance hall, as they will be heard."""
    asking = [seat for seat in state.order if state.entrance[seat]]
    asking.sort(key=lambda seat: -state.entrance[seat])
    return asking


def begin_audience(state: Position, seat: int) -> None:
    """All courtiers go in; who can pay for a card that is left is asked (9.6)."""
    state.audience[seat] = state.entrance[seat]
    state.entrance[seat] = 0
    if len(favor_choices(state, seat)) > 1:
        state.ask(seat, (ASK_FAVOR, seat, 0))


def favor_choices(state: Position, seat: int) -> list[int]:
    choices = [
        FAVOR + state.favors[space] - 1
        for space in range(SPACES - 1, -1, -1)
        if state.favors[space] and COSTS[space] <= state.audience[seat]
    ]
    choices.append(NO_FAVOR)
    return choices


def forbids_favor(state: Position, seat: int, number: int) -> Refusal | None:
    params = {"number": number}
    if number not in state.favors:
        return Refusal("refusal-favor-not-open", "9.6", params)
    cost = COSTS[state.favors.index(number)]
    if cost > state.audience[seat]:
        return Refusal("refusal-too-few-courtiers", "9.6", params | {"count": cost})
    return None


def ask_favor(state: Position, seat: int, move: int) -> None:
    """Pay with the courtiers of the card's space; the card is applied and leaves the game."""
    if move == NO_FAVOR:
        return
    number = move - FAVOR + 1
    space = state.favors.index(number)
    state.favors[space] = 0
    state.audience[seat] -= COSTS[space]
    state.courtiers[seat] += COSTS[space]
    if state.journal is not None:
        tell_favor(state, seat, number)
    grant(state, seat, FAVOR_KIND[number], FAVOR_NUMBER[number])


def tell_favor(state: Position, seat: int, number: int) -> None:
    kind, count = FAVOR_KIND[number], FAVOR_NUMBER[number]
    params = {"seat": seat, "number": number, "favor": FAVOR_NAMES[kind]}
    if kind in COUNTED_FAVORS:
        state.tell("event-favor-count", params | {"count": count}, (f"favor:{number}",))
    else:
        state.tell("event-favor", params, (f"favor:{number}",))


def grant(state: Position, seat: int, kind: int, count: int) -> None:
    """Each favor at once, if it is possible, and wholly (9.7; V4)."""
    if kind == FAVOR_THALERS:
        state.thalers[seat] += count
    elif kind == FAVOR_GRAIN:
        gain_grain(state, seat, count)
    elif kind == FAVOR_POINTS:
        state.scored[seat * SOURCES + FAVORS_SCORED] += count
    elif kind == FAVOR_IMMUNE:
        state.immune[seat] |= count
    elif kind == FAVOR_TRAY_ARMIES:
        if state.supply[seat] >= count:
            state.supply[seat] -= count
            state.tray[seat] += count
    elif kind == FAVOR_CANCEL_EVENT:
        state.ask(seat, (CANCEL_EVENT, seat, 0))
    elif kind == FAVOR_REMOVE_REVOLT:
        begin_calming(state, seat)
    elif kind == FAVOR_BUILDING:
        if found_choices(state, seat, count):
            state.ask(seat, (FOUND_BUILDING, seat, count))
    elif kind == FAVOR_DEPLOY and state.supply[seat] >= count:
        state.ask(seat, (MUSTER_ARMIES, seat, count))


def cancel_event(state: Position, seat: int, move: int) -> None:
    """Favor 1: the event may be removed before any action (9.7; W21)."""
    if move == EVENT_AWAY:
        state.event = NONE
        if state.journal is not None:
            state.tell("event-cancelled", {"seat": seat}, ("event",))


def begin_calming(state: Position, seat: int) -> None:
    """Favor 4: take a revolt marker away, or keep the card against the next one (9.7; W21)."""
    if calm_choices(state, seat):
        state.ask(seat, (CALM_COUNTY, seat, 0))
    else:
        state.pardon = seat
        if state.journal is not None:
            state.tell("event-pardon-kept", {"seat": seat})


def calm_choices(state: Position, seat: int) -> list[int]:
    return [CALM + county for county in counties_of(state, seat) if state.revolt[county]]


def forbids_calm(state: Position, seat: int, county: int) -> Refusal | None:
    params = {"county": IDS[county]}
    if state.owner[county] != seat:
        return Refusal("refusal-not-your-county", "9.7", params)
    if not state.revolt[county]:
        return Refusal("refusal-no-marker", "9.7", params)
    return None


def calm(state: Position, seat: int, county: int) -> None:
    state.revolt[county] -= 1
    if state.journal is not None:
        state.tell(
            "event-calmed", {"seat": seat, "county": IDS[county]}, (f"county:{IDS[county]}",)
        )


def found_choices(state: Position, seat: int, building: int) -> list[int]:
    return [
        FOUND + county for county in counties_of(state, seat) if can_build(state, county, building)
    ]


def forbids_found(state: Position, seat: int, building: int, county: int) -> Refusal | None:
    params = {"county": IDS[county], "building": ACTION_NAMES[building]}
    if state.owner[county] != seat:
        return Refusal("refusal-not-your-county", "9.7", params)
    if state.buildings[county] >> building & 1:
        return Refusal("refusal-type-stands", "3.3.1", params)
    if not can_build(state, county, building):
        return Refusal("refusal-no-site", "3.3.1", params)
    return None


def found(state: Position, seat: int, building: int, county: int) -> None:
    """Favors 7, 17 and 21: a building free of charge (9.7)."""
    put_building(state, seat, county, building)


def muster_choices(state: Position, seat: int) -> list[int]:
    owner = state.owner
    return [
        MUSTER + county
        for county in range(COUNTIES)
        if state.used[county] and (owner[county] == seat or owner[county] == NONE)
    ]


def forbids_muster(state: Position, seat: int, county: int) -> Refusal | None:
    params = {"county": IDS[county]}
    if not state.used[county]:
        return Refusal("refusal-county-out", "2.1", params)
    owner = state.owner[county]
    if owner not in (seat, NONE):
        return Refusal("refusal-held-by-rival", "9.7", params | {"rival": owner})
    return None


def muster(state: Position, seat: int, county: int, armies: int) -> None:
    """Favor 12: armies free of charge; a neutral county is taken without a battle (9.7; W21)."""
    if state.owner[county] == NONE:
        gain_county(state, seat, county)
    put_armies(state, seat, county, armies)


def close_audience(state: Position) -> None:
    """Courtiers who are left return to the entrance hall, cards leave the game (9.6)."""
    for seat in range(state.seats):
        state.entrance[seat] += state.audience[seat]
        state.audience[seat] = 0
    state.favors = [0] * SPACES
