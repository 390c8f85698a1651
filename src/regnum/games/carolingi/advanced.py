"""The variant for advanced players: a drafted set-up, and homelands claimed in play (6)."""

from typing import Final

from regnum.core.refusal import Refusal
from regnum.games.carolingi import scenario814
from regnum.games.carolingi.events import insert_card, shuffle_discards
from regnum.games.carolingi.facts import (
    COUNTRIES,
    LEUDES,
    MOST_COUNTERS,
    NOBILES,
    NONE,
)
from regnum.games.carolingi.lands import (
    controls,
    follower_beside,
    followers_in,
    pay,
    place_gang,
    tell_countries,
)
from regnum.games.carolingi.moves import EXPEL, JOIN, MISSUS, PALACE, POST, SETTLE
from regnum.games.carolingi.state import (
    ARCHIVE,
    BASE,
    BEGIN_SEASON,
    DISCARD,
    DRAFT,
    DRAFT_FOLLOWER,
    EXPELLING,
    OUT,
    RUNNING,
    SLOT,
    Position,
    changed,
)

CONTINGENT: Final = 4
"""Followers that each player puts into the bag in each of two rounds (6.1.1)."""

PALACE_PRICE: Final = 3
"""Missi that a palace costs (6.2.1)."""


# --- the drafted set-up (6.1) ------------------------------------------------------------------


def prepare_draft(state: Position) -> None:
    """No homelands, no woodlands yet, all cards in the Archivium (6.1.1, 6.1.2)."""
    for card in state.realm.countries:
        state.cards[card] = ARCHIVE
    state.leudes = [LEUDES] * state.seats
    state.nobiles = [NOBILES] * state.seats
    state.waiting = [2 * CONTINGENT] * state.seats
    state.agenda.append((DRAFT, 0, 0))


def bag_of_followers(state: Position) -> list[int]:
    """By seat: followers in the bag in this round; the second contingent waits (6.1.2)."""
    second = [max(0, count - CONTINGENT) for count in state.waiting]
    return second if any(second) else state.waiting


def draft(state: Position) -> None:
    """Draw a card: the first of a region becomes its woodland, any other is for a follower
    drawn from the bag (6.1.2). Without cards the followers go on alone."""
    bag = bag_of_followers(state)
    if not any(bag):
        end_draft(state)
        return
    state.agenda.append((DRAFT, 0, 0))
    pile = [card for card in state.realm.countries if state.cards[card] == ARCHIVE]
    card = pile[state.chance.draw(len(pile))] if pile else COUNTRIES
    if card < COUNTRIES:
        if state.journal is not None:
            slug = state.board.slugs[card]
            state.tell("event-card", {"country": state.board.names[card]}, (f"card:{slug}",))
        if not any(state.forest[country] for country in region_of(state, card)):
            grow_forest(state, card)
            return
    lots = [seat for seat in range(state.seats) for _ in range(bag[seat])]
    seat = lots[state.chance.draw(len(lots))]
    state.agenda.append((DRAFT_FOLLOWER, seat, card))


def region_of(state: Position, country: int) -> list[int]:
    return state.board.members[state.board.region[country]]


def grow_forest(state: Position, country: int) -> None:
    state.forest = changed(state.forest, country, 1)
    state.cards[country] = DISCARD
    tell_countries(state, "event-forest", [country])


def draft_choices(state: Position, seat: int, card: int) -> list[int]:
    """On the country drawn, as a Missus, to followers elsewhere, or on a card (6.1.2 a to d)."""
    moves: list[int] = []
    if card < COUNTRIES and not follower_beside(state, seat, card):
        moves.append(SETTLE + card)
    moves.append(MISSUS)
    countries = state.realm.countries
    for country in countries:
        if country != card and state.followers[country * state.seats + seat]:
            moves.append(JOIN + country)
    moves += [POST + country for country in countries if state.cards[country] == SLOT]
    return moves


def forbids_draft(state: Position, seat: int, card: int, choice: int) -> Refusal | None:
    if choice == MISSUS:
        return None
    country = (choice - SETTLE) if choice < MISSUS else (choice - JOIN) % COUNTRIES
    params = {"country": state.board.names[country]}
    if choice < MISSUS:
        if country != card:
            return Refusal("refusal-other-country", "6.1.2", params)
        if follower_beside(state, seat, card):
            return Refusal("refusal-follower-beside", "6.1.2", params)
    elif choice < POST:
        if country == card:
            return Refusal("refusal-card-just-drawn", "6.1.2", params)
        if not state.followers[country * state.seats + seat]:
            return Refusal("refusal-no-follower", "6.1.2", params)
    elif state.cards[country] != SLOT:
        return Refusal("refusal-card-not-in-slot", "6.1.2", params)
    return None


def place_drafted(state: Position, seat: int, card: int, choice: int) -> None:
    """Only who settles on the country itself discards its card; otherwise the card goes into
    its slot afterwards, which may empty the region's slots (6.1.2)."""
    state.waiting = changed(state.waiting, seat, state.waiting[seat] - 1)
    board = state.board
    if choice == MISSUS:
        state.missi[seat] += 1
        state.tell("event-draft-missus", {"seat": seat}, (f"seat:{seat}",))
    elif choice >= POST:
        state.emissaries[(choice - POST) * state.seats + seat] += 1
        params = {"seat": seat, "country": board.names[choice - POST]}
        state.tell("event-sent", params, (f"card:{board.slugs[choice - POST]}",))
    else:
        country = choice - JOIN if choice >= JOIN else card
        state.followers[country * state.seats + seat] += 1
        params = {"seat": seat, "country": board.names[country]}
        state.tell("event-settled", params, (f"country:{board.slugs[country]}",))
    if choice < MISSUS:
        state.cards[card] = DISCARD
    elif card < COUNTRIES:
        insert_card(state, card)


def end_draft(state: Position) -> None:
    """Discarded and undrawn cards are shuffled, those in slots stay (6.1.2; D9, G9); then a
    gang rises in every country without followers (6.1.3; D31)."""
    shuffle_discards(state)
    empty = [country for country in state.realm.countries if not followers_in(state, country)]
    for country in empty:
        place_gang(state, country)
    tell_countries(state, "event-risen", empty)
    if state.ending == RUNNING:
        state.agenda.append((BEGIN_SEASON, 0, 0))


# --- claiming a homeland (6.2.1) ---------------------------------------------------------------


def palace_sites(state: Position, seat: int) -> list[int]:
    """Controlled countries with two counters, in regions without a palace; once a player
    (6.2.1 c; D19, D29)."""
    if state.variant == BASE or state.palaces[seat] != NONE or state.missi[seat] < PALACE_PRICE:
        return []
    return [
        PALACE + country
        for country in state.realm.countries
        if state.counters[country] == MOST_COUNTERS
        and controls(state, seat, country)
        and not palace_in_region(state, country)
    ]


def palace_in_region(state: Position, country: int) -> bool:
    members = region_of(state, country)
    return any(home in members for home in state.palaces)


def forbids_palace(state: Position, seat: int, country: int) -> Refusal | None:
    params = {"country": state.board.names[country], "count": PALACE_PRICE}
    if state.variant == BASE:
        return Refusal("refusal-palace-given", "2.2.8", params)
    if state.palaces[seat] != NONE:
        return Refusal("refusal-palace-built", "6.2.1", params)
    if not controls(state, seat, country):
        return Refusal("refusal-no-control", "6.2.1", params)
    if state.counters[country] < MOST_COUNTERS:
        return Refusal("refusal-two-counters", "6.2.1", params)
    if palace_in_region(state, country):
        return Refusal("refusal-palace-in-region", "6.2.1", params)
    if state.missi[seat] < PALACE_PRICE:
        return Refusal("refusal-missi", "6.2.1", params | {"number": state.missi[seat]})
    return None


def claim_homeland(state: Position, seat: int, country: int) -> None:
    """Three Missi become Leudes; gangs are driven out first, then the palace stands."""
    pay(state, seat, PALACE_PRICE)
    go_on_expelling(state, seat, country, 0)


def go_on_expelling(state: Position, seat: int, country: int, latest: int) -> None:
    if state.gangs[country] and refuges(state, country, latest):
        state.agenda.append((EXPELLING, seat, country * COUNTRIES + latest))
    else:
        found_palace(state, seat, country)


def refuges(state: Position, country: int, latest: int) -> list[int]:
    """Neighbours that a gang can be driven to: not to a homeland (6.2.1)."""
    return [
        EXPEL + other
        for other in state.realm.neighbours[country]
        if other >= latest and other not in state.palaces
    ]


def forbids_expelling(state: Position, country: int, latest: int, other: int) -> Refusal | None:
    params = {"country": state.board.names[country], "target": state.board.names[other]}
    if other not in state.realm.neighbours[country]:
        return Refusal("refusal-no-neighbour", "6.2.1", params)
    if other in state.palaces:
        return Refusal("refusal-foreign-homeland", "6.2.1", params)
    if other < latest:
        return Refusal("refusal-country-order", "6.2.1", {"country": params["target"]})
    return None


def expel(state: Position, seat: int, country: int, other: int) -> None:
    """The palace's owner drives a gang to a neighbour of his choice; it does not spread, not
    even from a woodland (6.2.1; D20)."""
    state.gangs[country] -= 1
    state.gangs[other] += 1
    if state.journal is not None:
        params = {"seat": seat, "country": state.board.names[other]}
        state.tell("event-expelled", params, (f"country:{state.board.slugs[other]}",))
    go_on_expelling(state, seat, country, other)


def found_palace(state: Position, seat: int, country: int) -> None:
    """The palace takes the counters' place, siblings' followers become Leudes, the card leaves
    the game (6.2.1). Gangs without any refuge go to the supply (C6)."""
    state.counters[country] = 0
    state.counter_supply += MOST_COUNTERS
    state.gang_supply += state.gangs[country]
    state.gangs[country] = 0
    state.palaces = changed(state.palaces, seat, country)
    for other in range(state.seats):
        place = country * state.seats + other
        if other == seat:
            state.followers[place] += state.emissaries[place]
        else:
            state.leudes[other] += state.followers[place] + state.emissaries[place]
            state.followers[place] = 0
        state.emissaries[place] = 0
    state.gang_supply += state.card_gangs[country]
    state.card_gangs[country] = 0
    state.cards[country] = OUT
    scenario814.return_problem(state, country)
    if state.journal is not None:
        params = {"seat": seat, "country": state.board.names[country]}
        state.tell("event-palace", params, (f"country:{state.board.slugs[country]}",))
