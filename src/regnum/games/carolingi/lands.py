"""Who rules a country, and what is put on it: what every chapter needs."""

from regnum.games.carolingi.facts import NONE
from regnum.games.carolingi.state import NO_GANGS, RUNNING, SCENARIO, Position


def ruler(state: Position, country: int) -> int:
    """The seat that controls a country, or NONE: more followers there than all others and the
    gangs together. Woodlands cannot be controlled (3.5, 5.2)."""
    if state.forest[country]:
        return NONE
    most = 0
    leader = NONE
    everything = state.gangs[country]
    base = country * state.seats
    for seat in range(state.seats):
        count = state.followers[base + seat]
        everything += count
        if count > most:
            most = count
            leader = seat
    return leader if 2 * most > everything else NONE


def controls(state: Position, seat: int, country: int) -> bool:
    """Whether this seat has the absolute majority in an unforested country."""
    own = state.followers[country * state.seats + seat]
    return own > 0 and ruler(state, country) == seat


def strongest_rival(state: Position, seat: int, country: int) -> int:
    """The most that any one other colour, or the gangs, have in a country (5.5; D18)."""
    most = state.gangs[country]
    base = country * state.seats
    for other in range(state.seats):
        if other != seat and state.followers[base + other] > most:
            most = state.followers[base + other]
    return most


def followers_in(state: Position, country: int) -> int:
    """All followers in a country, whosoever."""
    base = country * state.seats
    count = 0
    for place in range(base, base + state.seats):
        count += state.followers[place]
    return count


def follower_near(state: Position, seat: int, country: int) -> bool:
    """Whether the seat has a follower in the country or next to it (5.7)."""
    if state.followers[country * state.seats + seat]:
        return True
    return follower_beside(state, seat, country)


def follower_beside(state: Position, seat: int, country: int) -> bool:
    for other in state.realm.neighbours[country]:
        if state.followers[other * state.seats + seat]:
            return True
    return False


def take_gang(state: Position) -> bool:
    """Take a gang from the supply. When there is none, nothing is placed (G3); in Scenario 814
    the Empire has failed (814, 5)."""
    if state.gang_supply:
        state.gang_supply -= 1
        return True
    if state.variant == SCENARIO and state.ending == RUNNING:
        state.ending = NO_GANGS
    return False


def place_gang(state: Position, country: int) -> None:
    """A gang from the supply comes to a country, but never to a homeland (2.2.8; D2, G7)."""
    if country not in state.palaces and take_gang(state):
        state.gangs[country] += 1


def to_leudes(state: Position, seat: int, country: int, number: int) -> None:
    """Followers leave a country and return to their court as Leudes."""
    state.followers[country * state.seats + seat] -= number
    state.leudes[seat] += number


def pay(state: Position, seat: int, number: int) -> None:
    """Missi who have carried out an order become Leudes."""
    state.missi[seat] -= number
    state.leudes[seat] += number


def tell_countries(state: Position, key: str, countries: list[int]) -> None:
    """Write down what befell several countries."""
    if state.journal is not None and countries:
        board = state.board
        names = [board.names[country] for country in countries]
        targets = tuple([f"country:{board.slugs[country]}" for country in countries])
        state.tell(key, {"countries": names, "count": len(names)}, targets)
