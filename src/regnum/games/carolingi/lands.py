"""Who rules a country, and what is put on it: what every chapter needs."""

from typing import Any

from regnum.core.packed import append, i64, vec
from regnum.core.refusal import Refusal
from regnum.games.carolingi.board import bit
from regnum.games.carolingi.facts import NONE
from regnum.games.carolingi.state import Position


def ruler(state: Position, country: i64) -> i64:
    """The seat that controls a country, or NONE: more followers there than all others and the
    gangs together. Woodlands cannot be controlled (3.5, 5.2)."""
    if state.forest[country]:
        return NONE
    most: i64 = 0
    leader: i64 = NONE
    everything = state.gangs[country]
    followers = state.followers
    base = country * state.seats
    seat: i64
    for seat in range(state.seats):
        count = followers[base + seat]
        everything += count
        if count > most:
            most = count
            leader = seat
    return leader if 2 * most > everything else NONE


def controls(state: Position, seat: i64, country: i64) -> bool:
    """Whether this seat has the absolute majority in an unforested country."""
    followers = state.followers
    base = country * state.seats
    own = followers[base + seat]
    if not own or state.forest[country]:
        return False
    rest = state.gangs[country] - own
    place: i64
    for place in range(base, base + state.seats):
        rest += followers[place]
    return own > rest


def strongest_rival(state: Position, seat: i64, country: i64) -> i64:
    """The most that any one other colour, or the gangs, have in a country (5.5; D18)."""
    most = state.gangs[country]
    followers = state.followers
    base = country * state.seats
    other: i64
    for other in range(state.seats):
        if other != seat and followers[base + other] > most:
            most = followers[base + other]
    return most


def heaviest_toll(state: Position, country: i64) -> i64:
    """How many followers a battle costs whoever has the most there: as many as the second has,
    be it a colour or the gangs (5.5; D18)."""
    most = state.gangs[country]
    second: i64 = 0
    base = country * state.seats
    seat: i64
    for seat in range(state.seats):
        count = state.followers[base + seat]
        if count > most:
            second = most
            most = count
        elif count > second:
            second = count
    return second


def followers_in(state: Position, country: i64) -> i64:
    """All followers in a country, whosoever."""
    followers = state.followers
    base = country * state.seats
    count: i64 = 0
    place: i64
    for place in range(base, base + state.seats):
        count += followers[place]
    return count


def countries_with(state: Position, seat: i64) -> i64:
    """A mask of the countries in which the seat has a follower."""
    found: i64 = 0
    for country in state.realm.countries:
        if state.followers[country * state.seats + seat]:
            found |= bit(country)
    return found


def homelands(state: Position) -> i64:
    """A mask of the countries with a palace."""
    found: i64 = 0
    for country in state.palaces:
        if country != NONE:
            found |= bit(country)
    return found


def foreign_homelands(state: Position, seat: i64) -> i64:
    """A mask of those that belong to siblings."""
    own = state.palaces[seat]
    found = homelands(state)
    return found & ~bit(own) if own != NONE else found


def take_gang(state: Position) -> bool:
    """Take a gang from the supply; when there is none, nothing is placed (G3)."""
    if state.gang_supply:
        state.gang_supply -= 1
        return True
    state.rules.no_gang_left(state)
    return False


def place_gang(state: Position, country: i64) -> None:
    """A gang from the supply comes to a country, but never to a homeland (2.2.8; D2, G7)."""
    if country not in state.palaces and take_gang(state):
        state.gangs[country] += 1


def raise_gangs(state: Position, key: str, countries: vec[i64], woodland: i64 = NONE) -> None:
    """A gang comes to each of these countries but homelands, in the board's order as long as there
    are any (2.2.8; C3, D2, G7). It is told when they stand there; `woodland` is where the riot
    comes from."""
    risen = vec[i64]()
    wanted: i64 = 0
    for country in countries:
        if country not in state.palaces:
            wanted += 1
            if state.gang_supply:
                state.gang_supply -= 1
                state.gangs[country] += 1
                risen = append(risen, country)
    tell_countries(state, key, risen, woodland)
    if len(risen) < wanted:
        state.rules.no_gang_left(state)


def to_leudes(state: Position, seat: i64, country: i64, number: i64) -> None:
    """Followers leave a country and return to their court as Leudes."""
    state.followers[country * state.seats + seat] -= number
    state.leudes[seat] += number


def pay(state: Position, seat: i64, number: i64) -> None:
    """Missi who have carried out an order become Leudes."""
    state.missi[seat] -= number
    state.leudes[seat] += number


def forbids_missi(state: Position, seat: i64, number: i64, rule: str) -> Refusal | None:
    """Every order needs Missi who carry it out."""
    if state.missi[seat] < number:
        return Refusal("refusal-missi", rule, {"count": number, "number": state.missi[seat]})
    return None


def forbids_absent(state: Position, country: i64) -> Refusal | None:
    """Only the countries of so many players take part (2.2.1)."""
    if state.realm.mask >> country & 1:
        return None
    return Refusal("refusal-not-in-play", "2.2.1", {"country": state.board.slugs[country]})


def tell_countries(state: Position, key: str, countries: vec[i64], origin: i64 = NONE) -> None:
    """Write down what befell several countries, and from which it came."""
    if state.journal is not None and len(countries):
        slugs = [state.board.slugs[country] for country in list(countries)]
        params: dict[str, Any] = {"countries": slugs, "count": len(slugs)}
        if origin != NONE:
            params["country"] = state.board.slugs[origin]
            slugs = [state.board.slugs[origin], *slugs]
        state.tell(key, params, tuple([f"country:{slug}" for slug in slugs]))
