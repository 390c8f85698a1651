"""Battle and gain glory (5.5)."""

from regnum.core.refusal import Refusal
from regnum.games.carolingi.facts import MOST_TROPHIES
from regnum.games.carolingi.lands import strongest_rival, to_leudes
from regnum.games.carolingi.moves import DONE, FIGHT, TROPHY
from regnum.games.carolingi.state import CLAIM_TROPHY, FIGHTING, Position, changed


def choices(state: Position, seat: int, first: int) -> list[int]:
    """Countries, woodlands too, where the seat has more followers than any other colour and
    than the gangs, and where there is somebody to fight (5.5)."""
    moves: list[int] = []
    for country in state.realm.countries:
        own = state.followers[country * state.seats + seat]
        if own > 1 and country >= first:
            rival = strongest_rival(state, seat, country)
            if 0 < rival < own:
                moves.append(FIGHT + country)
    return moves


def fighting_choices(state: Position, seat: int, latest: int) -> list[int]:
    return [DONE, *choices(state, seat, latest)]


def forbids(state: Position, seat: int, latest: int, country: int) -> Refusal | None:
    params = {"country": state.board.names[country]}
    own = state.followers[country * state.seats + seat]
    rival = strongest_rival(state, seat, country)
    if not own:
        return Refusal("refusal-no-follower", "5.5", params)
    if not rival:
        return Refusal("refusal-nobody-to-fight", "5.5", params)
    if own <= rival:
        return Refusal("refusal-no-majority", "5.5", params)
    if country < latest:
        return Refusal("refusal-country-order", "5.5", params)
    return None


def fight(state: Position, seat: int, country: int) -> None:
    """One of each colour and one gang go, again and again, until one colour is left: it is the
    attacker's, who had the most (5.5; D18). Followers become Leudes, gangs go to the supply."""
    rounds = strongest_rival(state, seat, country)
    base = country * state.seats
    for other in range(state.seats):
        count = min(state.followers[base + other], rounds)
        if count:
            to_leudes(state, other, country, count)
    state.gang_supply += state.gangs[country]
    state.gangs[country] = 0
    if state.journal is not None:
        params = {"seat": seat, "country": state.board.names[country], "count": rounds}
        state.tell("event-battle", params, (f"country:{state.board.slugs[country]}",))
    if choices(state, seat, country):
        state.agenda.append((FIGHTING, seat, country))
    else:
        end_battles(state, seat)


def end_battles(state: Position, seat: int) -> None:
    """One trophy a tile, however many countries were won (5.5; D17)."""
    if state.trophies[seat] < MOST_TROPHIES and state.leudes[seat]:
        state.agenda.append((CLAIM_TROPHY, seat, 0))


def trophy_choices() -> list[int]:
    """A trophy is claimed, or not."""
    return [DONE, TROPHY]


def claim_trophy(state: Position, seat: int) -> None:
    """A follower from the Leudes stays on the glory track (5.5)."""
    state.leudes[seat] -= 1
    state.trophies = changed(state.trophies, seat, state.trophies[seat] + 1)
    if state.journal is not None:
        params = {"seat": seat, "count": state.trophies[seat]}
        state.tell("event-trophy", params, (f"seat:{seat}",))
