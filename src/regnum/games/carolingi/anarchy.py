"""Module: anarchy and rebellion (7). Both cards join the Archivium with the first hunger card
and are discarded after use (G7)."""

from collections.abc import Iterator
from typing import Final

from regnum.core.packed import append, i64, vec
from regnum.core.vectors import changed
from regnum.games.carolingi.events import DrawCard
from regnum.games.carolingi.facts import ANARCHY, NONE, REBELLION
from regnum.games.carolingi.lands import (
    followers_in,
    homelands,
    raise_gangs,
    ruler,
)
from regnum.games.carolingi.seasons import TurnOfYear
from regnum.games.carolingi.state import ARCHIVE, ASIDE, OUT, SLOT, Position


def place_cards(state: Position, place: i64) -> None:
    """Both cards at once."""
    state.cards = changed(changed(state.cards, ANARCHY, place), REBELLION, place)


class TurnOfYearWithAnarchy(TurnOfYear):
    """Before the second year the cards come into play (7)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        super().begin(state, seat, number)
        if state.year == 1:
            place_cards(state, ARCHIVE)


class DrawCardWithAnarchy(DrawCard):
    """Two more cards that are no country's (7)."""

    def reveal(self, state: Position, card: i64) -> None:
        if card == ANARCHY:
            state.tell("event-anarchy", {}, ("archive",))
            raise_gangs(state, "event-risen", lawless(state))
        elif card == REBELLION:
            state.tell("event-rebellion", {}, ("archive",))
            raise_gangs(state, "event-risen", tense(state))
        else:
            super().reveal(state, card)


def lawless(state: Position) -> vec[i64]:
    """The unforested countries that nobody controls (7.1); never a homeland, even an empty one
    (G7)."""
    barred = homelands(state)
    found = vec[i64]()
    for country in state.realm.countries:
        spared = state.forest[country] or barred >> country & 1
        if not spared and ruler(state, country) == NONE:
            found = append(found, country)
    return found


def tense(state: Position) -> vec[i64]:
    """The developed countries with fewer followers, whosoever, than they could feed (7.2); an
    empty one has too few as well."""
    found = vec[i64]()
    for country in state.realm.countries:
        counters = state.counters[country]
        if counters and followers_in(state, country) < 1 + counters:
            found = append(found, country)
    return found


def faults(state: Position, played: bool) -> Iterator[str]:
    """The cards wait for the second year, or are not in the game at all."""
    for card in (ANARCHY, REBELLION):
        place = state.cards[card]
        if played and place != ASIDE and state.year == 0:
            yield "Anarchy and rebellion are set aside in the first year."
        if played and (place in (OUT, SLOT) or (place == ASIDE and state.year > 0)):
            yield "Anarchy and rebellion lie in the Archivium or on the discard pile."
        if not played and place != OUT:
            yield "Anarchy and rebellion are not in this game."


DRAW_CARD_WITH_ANARCHY: Final = DrawCardWithAnarchy("draw-card")
TURN_OF_YEAR_WITH_ANARCHY: Final = TurnOfYearWithAnarchy("turn-of-year")
