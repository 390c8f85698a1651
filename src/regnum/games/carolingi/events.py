"""Event tiles: a card from the Archivium (4)."""

from typing import Any, Final

from regnum.core.packed import append, i64, vec
from regnum.core.phase import Decision, Phase
from regnum.core.refusal import Refusal
from regnum.core.vectors import changed, count_of
from regnum.games.carolingi.board import bit
from regnum.games.carolingi.facts import (
    CARDS,
    COUNTRIES,
    HOMELAND_CAPACITY,
    MOST_SEATS,
    NONE,
)
from regnum.games.carolingi.lands import (
    followers_in,
    forbids_absent,
    homelands,
    raise_gangs,
    to_leudes,
)
from regnum.games.carolingi.moves import SETTLE, STARVE
from regnum.games.carolingi.state import ARCHIVE, DISCARD, SLOT, Position


class DrawCard(Phase[Position]):
    """A messenger brings the top card of the Archivium (4). The deck is drawn from at random,
    which is what its shuffling means; its order is nobody's knowledge."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        card = take_card(state)
        if card == NONE:
            return
        if card < COUNTRIES:
            tell_card(state, card)
            insert_card(state, card)
        else:
            state.cards = changed(state.cards, card, DISCARD)
            self.reveal(state, card)

    def reveal(self, state: Position, card: i64) -> None:
        """The cards that are no country's: hunger (4.2)."""
        state.tell("event-hunger", {}, ("archive",))
        state.push(FEED)


def take_card(state: Position) -> i64:
    """The top card; an empty Archivium takes up the whole discard pile first (D1, G1)."""
    left = count_of(state.cards, ARCHIVE)
    if not left:
        shuffle_discards(state)
        left = count_of(state.cards, ARCHIVE)
    if not left:
        return NONE
    above = state.chance.draw(left)
    card: i64
    for card in range(CARDS):
        if state.cards[card] == ARCHIVE:
            if not above:
                return card
            above -= 1
    return NONE


def shuffle_discards(state: Position) -> None:
    """The discard pile, hunger cards with it, goes back into the Archivium (3.4; D1, G1)."""
    cards = state.cards[:]
    card: i64
    for card in range(CARDS):
        if cards[card] == DISCARD:
            cards[card] = ARCHIVE
    state.cards = cards


def tell_card(state: Position, card: i64) -> None:
    if state.journal is not None:
        target = f"card:{state.board.slugs[card]}"
        state.tell("event-card", {"country": state.board.slugs[card]}, (target,))


# --- country cards (4.1) -----------------------------------------------------------------


def cards_in_slots(state: Position, region: i64) -> vec[i64]:
    inside = vec[i64]()
    for card in state.board.members[region]:
        if state.cards[card] == SLOT:
            inside = append(inside, card)
    return inside


def insert_card(state: Position, card: i64) -> None:
    """Into a free slot (4.1 A); a full region is emptied first (4.1 B)."""
    region = state.board.region[card]
    inside = cards_in_slots(state, region)
    if len(inside) >= state.board.slots[region]:
        empty_slots(state, region, inside)
    state.cards = changed(state.cards, card, SLOT)
    if state.archive_gangs:
        state.archive_gangs -= 1  # a surplus gang of the year's turn (3.4; G10)
        add_to_card(state, card)
    state.rules.card_inserted(state, card)
    if state.journal is not None:
        slug = state.board.slugs[card]
        params = {"country": slug, "count": state.card_gangs[card]}
        state.tell("event-inserted", params, (f"card:{slug}",))


def add_to_card(state: Position, card: i64) -> None:
    """A gang comes on a card."""
    state.card_gangs = changed(state.card_gangs, card, state.card_gangs[card] + 1)


def empty_slots(state: Position, region: i64, inside: vec[i64]) -> None:
    """A gang on each neglected card, then everything comes to the countries, then the cards
    are discarded (4.1 B, steps 1 to 3)."""
    lacking = False
    for card in inside:
        if not emissaries_on(state, card):
            if state.gang_supply:
                state.gang_supply -= 1
                add_to_card(state, card)
            else:
                lacking = True
    if state.journal is not None:
        targets = tuple([f"card:{state.board.slugs[card]}" for card in list(inside)])
        state.tell("event-slots-full", {"region": state.board.region_ids[region]}, targets)
    if lacking:
        state.rules.no_gang_left(state)
    for card in inside:
        transfer(state, card)


def emissaries_on(state: Position, card: i64) -> i64:
    """All followers on a card, whosoever."""
    count: i64 = 0
    place: i64
    for place in range(card * state.seats, (card + 1) * state.seats):
        count += state.emissaries[place]
    return count


def transfer(state: Position, card: i64) -> None:
    """All that is on a card comes to its country; the card is discarded (4.1 B.2, 5.1 c).
    A gang that reaches a woodland spreads, once for the card (G2)."""
    followers = emissaries_on(state, card)
    if followers:
        move_emissaries(state, card)
    gangs = state.card_gangs[card]
    if gangs:
        state.card_gangs = changed(state.card_gangs, card, 0)
        state.gangs[card] += gangs
    if state.journal is not None:
        slug = state.board.slugs[card]
        params = {"country": state.board.slugs[card], "count": gangs}
        state.tell("event-transfer", params, (f"card:{slug}", f"country:{slug}"))
    if gangs and state.forest[card] and state.rules.riot_spreads(followers):
        spread_riot(state, card)
    state.rules.card_triggered(state, card)
    state.cards = changed(state.cards, card, DISCARD)


def move_emissaries(state: Position, card: i64) -> None:
    """The followers on a card come to its country."""
    emissaries = state.emissaries[:]
    place: i64
    for place in range(card * state.seats, (card + 1) * state.seats):
        state.followers[place] += emissaries[place]
        emissaries[place] = 0
    state.emissaries = emissaries


def reached_by_riot(state: Position, woodland: i64) -> i64:
    """A mask of the neighbours, of any region, but homelands (4.1 B.2; D2)."""
    return state.realm.near[woodland] & ~homelands(state)


def spread_riot(state: Position, woodland: i64) -> None:
    """The riot reaches every neighbour but homelands; from a woodland among them it does not
    spread again (4.1 B.2; D2). When gangs run short, the board's order decides (C3)."""
    reached = listed(state, reached_by_riot(state, woodland))
    raise_gangs(state, "event-spread", reached, woodland)


def listed(state: Position, mask: i64) -> vec[i64]:
    """The countries of a mask in the board's order."""
    found = vec[i64]()
    for country in state.realm.countries:
        if mask >> country & 1:
            found = append(found, country)
    return found


# --- hunger (4.2) ------------------------------------------------------------------------


def capacity(state: Position, country: i64) -> i64:
    """How many followers a country feeds (4.2)."""
    if country in state.palaces:
        return HOMELAND_CAPACITY
    return 1 + state.counters[country]


def excess_in(state: Position, country: i64) -> i64:
    """How many followers a country cannot feed; none where this is not above 0."""
    return followers_in(state, country) - capacity(state, country)


def majority_in(state: Position, country: i64) -> i64:
    """The seat with the most followers in a country, NONE where several have as many (4.2)."""
    base = country * state.seats
    leader: i64 = NONE
    most: i64 = 0
    seat: i64
    for seat in range(state.seats):
        count = state.followers[base + seat]
        if count > most:
            most = count
            leader = seat
        elif count == most:
            leader = NONE
    return leader


class Feed(Phase[Position]):
    """Check the countries one by one from the number on; stop where a majority has to choose.
    After the last, gangs rise wherever somebody had to leave (4.2; D24, D25)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        for country in state.realm.countries:
            if country < number:
                continue
            excess = excess_in(state, country)
            if excess <= 0:
                continue
            state.starved |= bit(country)
            leader = majority_in(state, country)
            if leader == NONE:
                leave_evenly(state, country)
            elif state.followers[country * state.seats + leader] == followers_in(state, country):
                leave_hungry(state, leader, country, excess)
            else:
                state.push(self, 0, country + 1)
                state.push(STARVING, leader, country * MOST_SEATS)
                return
        rise(state)

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return number <= COUNTRIES


def leave_evenly(state: Position, country: i64) -> None:
    """A tie for most: one of every colour leaves, until the country feeds the rest (4.2; G8)."""
    base = country * state.seats
    rounds: i64 = 0
    left = excess_in(state, country)
    seat: i64
    while left > 0:
        rounds += 1
        for seat in range(state.seats):
            if state.followers[base + seat] >= rounds:
                left -= 1
    for seat in range(state.seats):
        leavers = min(state.followers[base + seat], rounds)
        if leavers:
            leave_hungry(state, seat, country, leavers)


def leave_hungry(state: Position, seat: i64, country: i64, number: i64) -> None:
    """Followers leave a country that cannot feed them (4.2)."""
    to_leudes(state, seat, country, number)
    if state.journal is not None:
        slug = state.board.slugs[country]
        params = {"seat": seat, "country": slug, "count": number}
        state.tell("event-left-hungry", params, (f"country:{slug}", f"seat:{seat}"))


def rise(state: Position) -> None:
    """A gang on each country that could not feed its followers, but on no homeland (4.2)."""
    starved = listed(state, state.starved)
    state.starved = 0
    raise_gangs(state, "event-starved", starved)


class Starving(Decision[Position]):
    """The majority decides whose followers leave, of any colour, down to what the country feeds
    (4.2; G8). The number on the agenda is the country * MOST_SEATS + the seat named last, which
    matters to search alone."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return self.leavers(state, number // MOST_SEATS, 0, 1)

    def distinct(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        """Seat by seat, with enough of the later ones to go on."""
        country = number // MOST_SEATS
        found = self.leavers(state, country, number % MOST_SEATS, excess_in(state, country))
        return found if len(found) else self.choices(state, seat, number)

    def leavers(self, state: Position, country: i64, first: i64, needed: i64) -> vec[i64]:
        """The seats from `first` on from which on enough followers are there."""
        found = vec[i64](capacity=MOST_SEATS)
        base = country * state.seats
        left: i64 = 0
        seat: i64
        for seat in range(first, state.seats):
            left += state.followers[base + seat]
        for seat in range(first, state.seats):
            if state.followers[base + seat] and left >= needed:
                found = append(found, STARVE + country * MOST_SEATS + seat)
            left -= state.followers[base + seat]
        return found

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        country, colour = (move - STARVE) // MOST_SEATS, (move - STARVE) % MOST_SEATS
        params = {"country": state.board.slugs[country]}
        absent = forbids_absent(state, country)
        if absent is not None:
            return absent
        if country != number // MOST_SEATS:
            return Refusal("refusal-other-country", "4.2", params)
        if colour >= state.seats or not state.followers[country * state.seats + colour]:
            return Refusal("refusal-nobody-there", "4.2", params)
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        country, colour = (move - STARVE) // MOST_SEATS, (move - STARVE) % MOST_SEATS
        to_leudes(state, colour, country, 1)
        if state.journal is not None:
            slug = state.board.slugs[country]
            params = {"seat": seat, "rival": colour, "country": slug}
            state.tell("event-sent-home", params, (f"country:{slug}", f"seat:{colour}"))
        if excess_in(state, country) > 0:
            state.ask(self, seat, move - STARVE)

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        country = number // MOST_SEATS
        return {
            "country": state.board.slugs[country],
            "count": int(excess_in(state, country)),
        }

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        country, latest = number // MOST_SEATS, number % MOST_SEATS
        if country >= COUNTRIES or not state.realm.mask >> country & 1:
            return False
        return latest < state.seats and excess_in(state, country) > 0


DRAW_CARD: Final = DrawCard("draw-card")
FEED: Final = Feed("feed")
STARVING: Final = Starving("starving", "ask-starve", "4.2", (STARVE, SETTLE))
