"""Equip Missi with the levies of one's countries (5.3).

First Nobiles come to the Leudes, then Leudes become Missi: a Nobilis who becomes a Missus at
once takes both steps and costs both levies.
"""

from regnum.core.refusal import Refusal
from regnum.games.carolingi.facts import LEAST_LEVY
from regnum.games.carolingi.lands import controls
from regnum.games.carolingi.moves import EQUIP, SUMMON
from regnum.games.carolingi.state import EQUIPPING, Position


def levies(state: Position, seat: int) -> int:
    """One for each controlled country and each counter there; a homeland gives exactly 1, a
    woodland nothing; never less than three (5.3; D15, D28)."""
    total = 0
    for country in state.realm.countries:
        if controls(state, seat, country):
            total += 1 + state.counters[country]
    return max(total, LEAST_LEVY)


def beginnings(state: Position, seat: int) -> list[int]:
    """How many Nobiles come; none only if there are Leudes to equip."""
    least = 0 if state.leudes[seat] else 1
    most = min(state.nobiles[seat], levies(state, seat))
    return [SUMMON + number for number in range(least, most + 1)]


def forbids_summoning(state: Position, seat: int, number: int) -> Refusal | None:
    params = {"count": number, "number": state.nobiles[seat]}
    if number > state.nobiles[seat]:
        return Refusal("refusal-nobiles", "5.3", params)
    if number > levies(state, seat):
        return Refusal("refusal-levies", "5.3", params | {"number": levies(state, seat)})
    if not number and not state.leudes[seat]:
        return Refusal("refusal-nobody-to-equip", "5.3", params)
    return None


def summon(state: Position, seat: int, number: int) -> None:
    """Nobiles become Leudes; what levies are left equips Leudes."""
    left = levies(state, seat) - number
    state.nobiles[seat] -= number
    state.leudes[seat] += number
    if number and state.journal is not None:
        state.tell("event-summoned", {"seat": seat, "count": number}, (f"seat:{seat}",))
    if left and state.leudes[seat]:
        # nobody summoned, so somebody must be equipped: the tile would else be declined
        state.latest = 0 if number else 1
        state.agenda.append((EQUIPPING, seat, left))


def equipping_choices(state: Position, seat: int, left: int) -> list[int]:
    most = min(state.leudes[seat], left)
    return [EQUIP + number for number in range(state.latest, most + 1)]


def forbids_equipping(state: Position, seat: int, left: int, number: int) -> Refusal | None:
    params = {"count": number, "number": left}
    if number < state.latest:
        return Refusal("refusal-equip-somebody", "5.3", params)
    if number > left:
        return Refusal("refusal-levies", "5.3", params)
    if number > state.leudes[seat]:
        return Refusal("refusal-leudes", "5.3", params | {"number": state.leudes[seat]})
    return None


def equip(state: Position, seat: int, number: int) -> None:
    """Leudes become Missi; levies that nobody is left for are lost (5.3; D16)."""
    state.leudes[seat] -= number
    state.missi[seat] += number
    if state.journal is not None:
        state.tell("event-equipped", {"seat": seat, "count": number}, (f"seat:{seat}",))
