"""Event tiles: a card from the Archivium (4)."""

from regnum.core.refusal import Refusal
from regnum.games.carolingi import anarchy, scenario814
from regnum.games.carolingi.facts import (
    ANARCHY,
    CARDS,
    COUNTRIES,
    HOMELAND_CAPACITY,
    HUNGER,
    HUNGER_CARDS,
    MOST_SEATS,
    NONE,
    REBELLION,
)
from regnum.games.carolingi.lands import (
    followers_in,
    place_gang,
    take_gang,
    tell_countries,
    to_leudes,
)
from regnum.games.carolingi.moves import STARVE
from regnum.games.carolingi.state import (
    ARCHIVE,
    DISCARD,
    FEED,
    SLOT,
    STARVING,
    Position,
)


def draw_card(state: Position) -> None:
    """Reveal a card and do what it brings (4). The deck is drawn from at random, which is what
    its shuffling means; its order is nobody's knowledge."""
    card = take_card(state)
    if card == NONE:
        return
    if card < COUNTRIES:
        if state.journal is not None:
            slug = state.board.slugs[card]
            state.tell("event-card", {"country": state.board.names[card]}, (f"card:{slug}",))
        insert_card(state, card)
        return
    state.cards[card] = DISCARD
    if card < HUNGER + HUNGER_CARDS:
        state.tell("event-hunger", {})
        state.starved = 0
        state.agenda.append((FEED, 0, 0))
    elif card == ANARCHY:
        anarchy.anarchy(state)
    elif card == REBELLION:
        anarchy.rebellion(state)


def take_card(state: Position) -> int:
    """The top card; an empty Archivium takes up the whole discard pile first (D1, G1)."""
    pile = [card for card in range(CARDS) if state.cards[card] == ARCHIVE]
    if not pile:
        shuffle_discards(state)
        pile = [card for card in range(CARDS) if state.cards[card] == ARCHIVE]
    return pile[state.chance.draw(len(pile))] if pile else NONE


def shuffle_discards(state: Position) -> None:
    """The discard pile, hunger cards with it, goes back into the Archivium (3.4; D1, G1)."""
    for card in range(CARDS):
        if state.cards[card] == DISCARD:
            state.cards[card] = ARCHIVE


# --- country cards (4.1) -----------------------------------------------------------------


def cards_in_slots(state: Position, region: int) -> list[int]:
    return [card for card in state.board.members[region] if state.cards[card] == SLOT]


def insert_card(state: Position, card: int) -> None:
    """Into a free slot (4.1 A); a full region is emptied first (4.1 B)."""
    region = state.board.region[card]
    inside = cards_in_slots(state, region)
    if len(inside) >= state.board.slots[region]:
        empty_slots(state, region, inside)
    state.cards[card] = SLOT
    if state.archive_gangs:
        state.archive_gangs -= 1  # a surplus gang of the year's turn (3.4; G10)
        state.card_gangs[card] += 1
    scenario814.lay_problem(state, card)


def empty_slots(state: Position, region: int, inside: list[int]) -> None:
    """A gang on each neglected card, then everything comes to the countries, then the cards
    are discarded (4.1 B, steps 1 to 3)."""
    if state.journal is not None:
        name = state.board.region_names[region]
        targets = tuple([f"card:{state.board.slugs[card]}" for card in inside])
        state.tell("event-slots-full", {"region": name}, targets)
    for card in inside:
        if not emissaries_on(state, card) and take_gang(state):
            state.card_gangs[card] += 1
    for card in inside:
        transfer(state, card)


def emissaries_on(state: Position, card: int) -> int:
    base = card * state.seats
    return sum(state.emissaries[base : base + state.seats])


def transfer(state: Position, card: int) -> None:
    """All that is on a card comes to its country; the card is discarded (4.1 B.2, 5.1 c).
    A gang that reaches a woodland spreads, once for the card (G2)."""
    base = card * state.seats
    for place in range(base, base + state.seats):
        state.followers[place] += state.emissaries[place]
        state.emissaries[place] = 0
    gangs = state.card_gangs[card]
    state.card_gangs[card] = 0
    state.gangs[card] += gangs
    state.cards[card] = DISCARD
    if state.journal is not None:
        slug = state.board.slugs[card]
        params = {"country": state.board.names[card], "count": gangs}
        state.tell("event-transfer", params, (f"card:{slug}", f"country:{slug}"))
    if gangs and state.forest[card]:
        spread_riot(state, card)
    scenario814.release_problem(state, card)


def spread_riot(state: Position, woodland: int) -> None:
    """The riot reaches every neighbour, of any region, but homelands; from a woodland among
    them it does not spread again (4.1 B.2; D2)."""
    reached = [other for other in state.realm.neighbours[woodland] if other not in state.palaces]
    for country in reached:
        place_gang(state, country)
    tell_countries(state, "event-spread", reached)


# --- hunger (4.2) ------------------------------------------------------------------------


def capacity(state: Position, country: int) -> int:
    """How many followers a country feeds (4.2)."""
    if country in state.palaces:
        return HOMELAND_CAPACITY
    return 1 + state.counters[country]


def feed(state: Position, first: int) -> None:
    """Check the countries one by one from `first` on; stop where a majority has to choose.
    After the last, gangs rise wherever somebody had to leave (4.2; D24, D25)."""
    for country in state.realm.countries:
        if country < first:
            continue
        excess = followers_in(state, country) - capacity(state, country)
        if excess <= 0:
            continue
        state.starved |= 1 << country
        base = country * state.seats
        row = state.followers[base : base + state.seats]
        most = max(row)
        leader = row.index(most)
        if row.count(most) > 1:
            leave_evenly(state, country)
        elif most == sum(row):
            to_leudes(state, leader, country, excess)
        else:
            state.latest = 0
            state.agenda.append((FEED, 0, country + 1))
            state.agenda.append((STARVING, leader, country))
            return
    rise(state)


def leave_evenly(state: Position, country: int) -> None:
    """A tie for most: one of every colour leaves, until the country feeds the rest (4.2; G8)."""
    room = capacity(state, country)
    base = country * state.seats
    while followers_in(state, country) > room:
        for seat in range(state.seats):
            if state.followers[base + seat]:
                to_leudes(state, seat, country, 1)


def rise(state: Position) -> None:
    """A gang on each country that could not feed its followers, but on no homeland (4.2)."""
    hungry = [country for country in state.realm.countries if state.starved >> country & 1]
    for country in hungry:
        place_gang(state, country)
    tell_countries(state, "event-starved", hungry)
    state.starved = 0


def excess_in(state: Position, country: int) -> int:
    return followers_in(state, country) - capacity(state, country)


def starving_choices(state: Position, country: int) -> list[int]:
    """Any colour there, seat by seat, with enough of the later ones to go on (4.2; G8)."""
    excess = excess_in(state, country)
    base = country * state.seats
    return [
        STARVE + country * MOST_SEATS + seat
        for seat in range(state.latest, state.seats)
        if state.followers[base + seat]
        and sum(state.followers[base + seat : base + state.seats]) >= excess
    ]


def forbids_starving(state: Position, country: int, named: int, seat: int) -> Refusal | None:
    params = {"country": state.board.names[named], "rival": min(seat, state.seats - 1)}
    if named != country:
        return Refusal("refusal-other-country", "4.2", params)
    base = country * state.seats
    if seat >= state.seats or not state.followers[base + seat]:
        return Refusal("refusal-nobody-there", "4.2", params)
    if seat < state.latest:
        return Refusal("refusal-seat-order", "4.2", params)
    if sum(state.followers[base + seat : base + state.seats]) < excess_in(state, country):
        return Refusal("refusal-seat-later", "4.2", params)
    return None


def starve(state: Position, leader: int, country: int, seat: int) -> None:
    """The majority sends one follower home; it goes on until the country feeds the rest."""
    to_leudes(state, seat, country, 1)
    state.latest = seat
    if state.journal is not None:
        slug = state.board.slugs[country]
        params = {"seat": leader, "rival": seat, "country": state.board.names[country]}
        state.tell("event-sent-home", params, (f"country:{slug}",))
    if excess_in(state, country) > 0:
        state.agenda.append((STARVING, leader, country))
