"""The variant for advanced players: a drafted set-up, and homelands claimed in play (6)."""

from collections.abc import Iterator
from typing import Any, Final

from regnum.core.packed import append, i64, vec
from regnum.core.phase import Decision, Phase
from regnum.core.refusal import Refusal
from regnum.core.result import Points
from regnum.core.vectors import changed, filled
from regnum.games.carolingi.actions.develop import UseDevelop
from regnum.games.carolingi.actions.tile import StepOfAction
from regnum.games.carolingi.events import insert_card, shuffle_discards, tell_card
from regnum.games.carolingi.facts import (
    COUNTRIES,
    DEVELOP,
    LEUDES,
    MOST_COUNTERS,
    NOBILES,
    NONE,
)
from regnum.games.carolingi.lands import (
    controls,
    countries_with,
    followers_in,
    forbids_absent,
    forbids_missi,
    homelands,
    pay,
    raise_gangs,
    tell_countries,
)
from regnum.games.carolingi.moves import (
    ACTIVATE,
    EXPEL,
    JOIN,
    MARCH,
    MISSUS,
    PALACE,
    POST,
    SETTLE,
    SUMMON,
)
from regnum.games.carolingi.seasons import BEGIN_SEASON
from regnum.games.carolingi.state import ARCHIVE, DISCARD, OUT, RUNNING, SLOT, Position
from regnum.games.carolingi.variant import Variant

CONTINGENT: Final = 4
"""Followers that each player puts into the bag in each of two rounds (6.1.1)."""

PALACE_PRICE: Final = 3
"""Missi that a palace costs (6.2.1)."""


class Advanced(Variant):
    """No homelands, no woodlands at first; palaces are built, and count (6)."""

    def hunger_cards(self, state: Position) -> int:
        """One fewer than players (6.1.1)."""
        return state.seats - 1

    def set_up(self, state: Position) -> None:
        """All cards in the Archivium, followers in the bag (6.1.1, 6.1.2)."""
        for card in state.realm.countries:
            state.cards[card] = ARCHIVE
        state.leudes = filled(state.seats, LEUDES)
        state.nobiles = filled(state.seats, NOBILES)
        state.waiting = filled(state.seats, 2 * CONTINGENT)
        state.push(DRAFT)

    def palace_points(self, state: Position, seat: i64) -> int:
        """A homeland claimed in the course of the game is a condition (6.2.2)."""
        return 1 if state.palaces[seat] != NONE else 0

    def may_declare_peace(self, state: Position, seat: i64) -> bool:
        """A palace and three others (6.2.2; D10, G11)."""
        return state.palaces[seat] != NONE and super().may_declare_peace(state, seat)

    def account(self, state: Position, seat: int) -> list[Points]:
        palace = self.palace_points(state, seat)
        return [Points("reckoning-palace", "6.2.2", palace, palace)]

    def faults(self, state: Position) -> Iterator[str]:
        """One woodland and one palace a region at most; followers wait for the draft alone."""
        board = state.board
        for region in list(state.realm.regions):
            members = list(board.members[region])
            if sum([state.forest[country] for country in members]) > 1:
                yield f"{board.region_names[region]} has more than one woodland."
            if sum([home in members for home in list(state.palaces)]) > 1:
                yield f"{board.region_names[region]} has more than one palace."
        drafting = any(step & 0xFF == DRAFT.number for step in list(state.agenda))
        if any(list(state.waiting)) and not drafting and state.ending == RUNNING:
            yield "Followers wait only while the countries are drafted."


# --- the drafted set-up (6.1) ------------------------------------------------------------------


class Draft(Phase[Position]):
    """Draw a card: the first of a region becomes its woodland, any other is for a follower
    drawn from the bag (6.1.2). Without cards the followers go on alone."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        lots = followers_in_bag(state)
        if not len(lots):
            end_draft(state)
            return
        state.push(self)
        card = draw_country(state)
        if card < COUNTRIES:
            tell_card(state, card)
            if not wooded(state, state.board.region[card]):
                grow_forest(state, card)
                return
        state.push(PLACE_DRAFTED, lots[state.chance.draw(len(lots))], card)


def followers_in_bag(state: Position) -> vec[i64]:
    """The seat of each follower in the bag; the second contingent goes in after the first
    (6.1.2)."""
    first = False
    for count in state.waiting:
        first = first or count > CONTINGENT
    lots = vec[i64]()
    seat: i64
    for seat in range(state.seats):
        for _ in range(state.waiting[seat] - (CONTINGENT if first else 0)):
            lots = append(lots, seat)
    return lots


def draw_country(state: Position) -> i64:
    """A country card from the Archivium, COUNTRIES when none is left."""
    pile = vec[i64]()
    for card in state.realm.countries:
        if state.cards[card] == ARCHIVE:
            pile = append(pile, card)
    return pile[state.chance.draw(len(pile))] if len(pile) else COUNTRIES


def wooded(state: Position, region: i64) -> bool:
    for country in state.board.members[region]:
        if state.forest[country]:
            return True
    return False


def grow_forest(state: Position, country: i64) -> None:
    state.forest = changed(state.forest, country, 1)
    state.cards = changed(state.cards, country, DISCARD)
    tell_countries(state, "event-forest", append(vec[i64](), country))


class PlaceDrafted(Decision[Position]):
    """On the country drawn, as a Missus, to followers elsewhere, or on a card (6.1.2 a to d).
    The number on the agenda is the country drawn, COUNTRIES when no card is left."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        choices = vec[i64](capacity=32)
        if number < COUNTRIES and not follower_beside(state, seat, number):
            choices = append(choices, SETTLE + number)
        choices = append(choices, MISSUS)
        for country in state.realm.countries:
            if country != number and state.followers[country * state.seats + seat]:
                choices = append(choices, JOIN + country)
        for country in state.realm.countries:
            if state.cards[country] == SLOT:
                choices = append(choices, POST + country)
        return choices

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        if move == MISSUS:
            return None
        country = move - SETTLE if move < MISSUS else (move - JOIN) % COUNTRIES
        absent = forbids_absent(state, country)
        if absent is not None:
            return absent
        params = {"country": state.board.slugs[country]}
        if move < MISSUS:
            if country != number:
                return Refusal("refusal-other-country", "6.1.2", params)
            if follower_beside(state, seat, country):
                return Refusal("refusal-follower-beside", "6.1.2", params)
        elif move < POST:
            if country == number:
                return Refusal("refusal-card-just-drawn", "6.1.2", params)
            if not state.followers[country * state.seats + seat]:
                return Refusal("refusal-no-follower", "6.1.2", params)
        elif state.cards[country] != SLOT:
            return Refusal("refusal-card-not-in-slot", "6.1.2", params)
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        """Only who settles on the country itself discards its card; otherwise the card goes into
        its slot afterwards, which may empty the region's slots (6.1.2)."""
        state.waiting = changed(state.waiting, seat, state.waiting[seat] - 1)
        if move == MISSUS:
            state.missi[seat] += 1
            state.tell("event-draft-missus", {"seat": seat}, (f"seat:{seat}",))
        elif move >= POST:
            post(state, seat, move - POST)
        else:
            settle(state, seat, move - JOIN if move >= JOIN else number)
        if move < MISSUS:
            state.cards = changed(state.cards, number, DISCARD)
        elif number < COUNTRIES:
            insert_card(state, number)

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        return {"country": state.board.slugs[number] if number < COUNTRIES else "none"}

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        if number < COUNTRIES and state.cards[number] != ARCHIVE:
            return False
        return number <= COUNTRIES and state.waiting[seat] > 0


def follower_beside(state: Position, seat: i64, country: i64) -> bool:
    """Whether the seat has a follower next to the country."""
    return state.realm.near[country] & countries_with(state, seat) != 0


def post(state: Position, seat: i64, card: i64) -> None:
    """A follower goes on a card (6.1.2 d)."""
    place = card * state.seats + seat
    state.emissaries = changed(state.emissaries, place, state.emissaries[place] + 1)
    if state.journal is not None:
        params = {"seat": seat, "country": state.board.slugs[card]}
        state.tell("event-sent", params, (f"card:{state.board.slugs[card]}",))


def settle(state: Position, seat: i64, country: i64) -> None:
    """A follower comes to a country (6.1.2 a, c)."""
    state.followers[country * state.seats + seat] += 1
    if state.journal is not None:
        params = {"seat": seat, "country": state.board.slugs[country]}
        state.tell("event-settled", params, (f"country:{state.board.slugs[country]}",))


def end_draft(state: Position) -> None:
    """Discarded and undrawn cards are shuffled, those in slots stay (6.1.2; D9, G9); then a
    gang rises in every country without followers (6.1.3; D31, C8)."""
    state.push(BEGIN_SEASON)
    shuffle_discards(state)
    empty = vec[i64]()
    for country in state.realm.countries:
        if not followers_in(state, country):
            empty = append(empty, country)
    raise_gangs(state, "event-risen", empty)


# --- claiming a homeland (6.2.1) ---------------------------------------------------------------


class UseDevelopWithPalace(UseDevelop):
    """Develop may also claim the homeland (6.2.1 c)."""

    def beginnings(self, state: Position, seat: i64, found: vec[i64]) -> vec[i64]:
        return palace_sites(state, seat, super().beginnings(state, seat, found))

    def forbids_palace(self, state: Position, seat: i64, country: i64) -> Refusal | None:
        absent = forbids_absent(state, country)
        if absent is not None:
            return absent
        params = {"country": state.board.slugs[country]}
        if state.palaces[seat] != NONE:
            return Refusal("refusal-palace-built", "6.2.1", params)
        if not controls(state, seat, country):
            return Refusal("refusal-no-control", "6.2.1", params)
        if state.counters[country] < MOST_COUNTERS:
            return Refusal("refusal-two-counters", "6.2.1", params)
        if palace_in_region(state, country):
            return Refusal("refusal-palace-in-region", "6.2.1", params)
        return forbids_missi(state, seat, PALACE_PRICE, "6.2.1")

    def act(self, state: Position, seat: i64, move: i64) -> None:
        """Three Missi become Leudes; gangs are driven out first, then the palace stands."""
        if move < PALACE:
            super().act(state, seat, move)
        else:
            pay(state, seat, PALACE_PRICE)
            go_on_expelling(state, seat, move - PALACE, 0)


def palace_sites(state: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    """Controlled countries with two counters, in regions without a palace; once a player
    (6.2.1 c; D19, D29)."""
    if state.palaces[seat] != NONE or state.missi[seat] < PALACE_PRICE:
        return found
    for country in state.realm.countries:
        if (
            state.counters[country] == MOST_COUNTERS
            and controls(state, seat, country)
            and not palace_in_region(state, country)
        ):
            found = append(found, PALACE + country)
    return found


def palace_in_region(state: Position, country: i64) -> bool:
    region = state.board.region[country]
    for home in state.palaces:
        if home != NONE and state.board.region[home] == region:
            return True
    return False


class Expelling(StepOfAction):
    """The palace's owner drives the gangs to neighbours of their choice; these do not spread, not
    even from a woodland (6.2.1; D20). The number on the agenda is the palace's country *
    COUNTRIES + the latest refuge, for search alone: it goes country by country."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return refuges(state, number // COUNTRIES, 0)

    def distinct(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return refuges(state, number // COUNTRIES, number % COUNTRIES)

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        country, other = number // COUNTRIES, move - EXPEL
        absent = forbids_absent(state, other)
        if absent is not None:
            return absent
        params = {"country": state.board.slugs[country], "target": state.board.slugs[other]}
        if not state.realm.near[country] >> other & 1:
            return Refusal("refusal-no-neighbour", "6.2.1", params)
        if other in state.palaces:
            return Refusal("refusal-foreign-homeland", "6.2.1", params)
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        country, other = number // COUNTRIES, move - EXPEL
        state.gangs[country] -= 1
        state.gangs[other] += 1
        if state.journal is not None:
            origin, refuge = state.board.slugs[country], state.board.slugs[other]
            targets = (f"country:{origin}", f"country:{refuge}")
            state.tell("event-expelled", {"seat": seat, "country": refuge}, targets)
        go_on_expelling(state, seat, country, other)

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        country = number // COUNTRIES
        return {"country": state.board.slugs[country], "count": int(state.gangs[country])}

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        country = number // COUNTRIES
        return country < COUNTRIES and state.gangs[country] > 0 and state.palaces[seat] == NONE


def go_on_expelling(state: Position, seat: i64, country: i64, latest: i64) -> None:
    if state.gangs[country] and len(refuges(state, country, 0)):
        state.ask(EXPELLING, seat, country * COUNTRIES + latest)
    else:
        found_palace(state, seat, country)


def refuges(state: Position, country: i64, first: i64) -> vec[i64]:
    """Neighbours, from `first` on, that a gang can be driven to: not a homeland (6.2.1)."""
    barred = homelands(state)
    found = vec[i64]()
    for other in state.realm.neighbours[country]:
        if other >= first and not barred >> other & 1:
            found = append(found, EXPEL + other)
    return found


def found_palace(state: Position, seat: i64, country: i64) -> None:
    """The palace takes the counters' place, siblings' followers become Leudes, the card leaves
    the game (6.2.1). Gangs without any refuge go to the supply (C6)."""
    state.counters = changed(state.counters, country, 0)
    state.counter_supply += MOST_COUNTERS
    state.gang_supply += state.gangs[country] + state.card_gangs[country]
    state.gangs[country] = 0
    state.card_gangs = changed(state.card_gangs, country, 0)
    state.palaces = changed(state.palaces, seat, country)
    emissaries = state.emissaries[:]
    other: i64
    for other in range(state.seats):
        place = country * state.seats + other
        if other == seat:
            state.followers[place] += emissaries[place]
        else:
            state.leudes[other] += state.followers[place] + emissaries[place]
            state.followers[place] = 0
        emissaries[place] = 0
    state.emissaries = emissaries
    state.cards = changed(state.cards, country, OUT)
    state.rules.card_removed(state, country)
    if state.journal is not None:
        params = {"seat": seat, "country": state.board.slugs[country]}
        state.tell("event-palace", params, (f"country:{state.board.slugs[country]}",))


DRAFT: Final = Draft("draft")
PLACE_DRAFTED: Final = PlaceDrafted("place-drafted", "ask-draft", "6.1.2", (SETTLE, MARCH))
EXPELLING: Final = Expelling("expelling", DEVELOP, "ask-expel", "6.2.1", (EXPEL, SUMMON))
USE_DEVELOP_WITH_PALACE: Final = UseDevelopWithPalace(
    "use-develop", DEVELOP, "6.2.1", ACTIVATE, EXPEL
)
