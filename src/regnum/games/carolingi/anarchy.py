"""Module: anarchy and rebellion (7). Both cards join the Archivium with the first hunger card
and are discarded after use (G7)."""

from regnum.games.carolingi.facts import ANARCHY, NONE, REBELLION
from regnum.games.carolingi.lands import followers_in, place_gang, ruler, tell_countries
from regnum.games.carolingi.state import ARCHIVE, ASIDE, OUT, Position


def set_cards_aside(state: Position) -> None:
    """The two cards wait for the second year, if the module is played (7)."""
    place = ASIDE if state.options["anarchy"] else OUT
    state.cards[ANARCHY] = state.cards[REBELLION] = place


def bring_cards(state: Position) -> None:
    """Before the second year the cards come into play (7)."""
    for card in (ANARCHY, REBELLION):
        if state.cards[card] == ASIDE:
            state.cards[card] = ARCHIVE


def anarchy(state: Position) -> None:
    """A gang in every unforested country that nobody controls (7.1); never in a homeland, even
    an empty one (G7)."""
    lawless = [
        country
        for country in state.realm.countries
        if not state.forest[country]
        and country not in state.palaces
        and ruler(state, country) == NONE
    ]
    state.tell("event-anarchy", {})
    for country in lawless:
        place_gang(state, country)
    tell_countries(state, "event-risen", lawless)


def rebellion(state: Position) -> None:
    """A gang in every developed country with fewer followers, whosoever, than it could feed
    (7.2); an empty one has too few as well."""
    tense = [
        country
        for country in state.realm.countries
        if state.counters[country] and followers_in(state, country) < 1 + state.counters[country]
    ]
    state.tell("event-rebellion", {})
    for country in tense:
        place_gang(state, country)
    tell_countries(state, "event-risen", tense)
