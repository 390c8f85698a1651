"""Equip Missi with the levies of one's countries (5.3).

Nobiles come to the Leudes and Leudes become Missi, whichever is said first; a Nobilis who becomes
a Missus at once takes both steps and costs both levies.
"""

from typing import Any, Final

from regnum.core.packed import append, i64, vec
from regnum.core.refusal import Refusal
from regnum.core.vectors import changed
from regnum.games.carolingi.actions.tile import StepOfAction, UseTile
from regnum.games.carolingi.facts import COUNTERS, COUNTRIES, EQUIP_MISSI, LEAST_LEVY, NONE
from regnum.games.carolingi.lands import controls, homelands
from regnum.games.carolingi.moves import EQUIP, GROUP, PASS, SUMMON
from regnum.games.carolingi.state import Position

MOST_LEVIES: Final = COUNTRIES + COUNTERS


def levies(state: Position, seat: i64) -> i64:
    """One for each controlled country and each counter there; a woodland gives nothing, the own
    homeland exactly 1, whoever stands there; never less than three (5.3; D15, D28, G15)."""
    barred = homelands(state)
    total: i64 = 1 if state.palaces[seat] != NONE else 0
    for country in state.realm.countries:
        if controls(state, seat, country) and not barred >> country & 1:
            total += 1 + state.counters[country]
    return max(total, LEAST_LEVY)


def levy(state: Position, country: i64, ruler: i64) -> i64:
    """What one country pays to its ruler, or as a homeland to its owner (5.3; D28, G15)."""
    if country in state.palaces:
        return 1
    return 0 if ruler == NONE else 1 + state.counters[country]


class UseEquip(UseTile):
    """Nobiles come to court, or Leudes are equipped first."""

    def able(self, state: Position, seat: i64) -> bool:
        return state.leudes[seat] + state.nobiles[seat] > 0

    def beginnings(self, state: Position, seat: i64, found: vec[i64]) -> vec[i64]:
        most = levies(state, seat)
        found = self.summonings(state, seat, most, found)
        number: i64
        for number in range(1, min(state.leudes[seat], most) + 1):
            found = append(found, EQUIP + number)
        return found

    def distinct(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        """Nobiles first: it reaches every end."""
        proposals = append(vec[i64](capacity=16), PASS)
        return self.summonings(state, seat, levies(state, seat), proposals)

    def summonings(self, state: Position, seat: i64, most: i64, found: vec[i64]) -> vec[i64]:
        """How many Nobiles come; none only if there are Leudes to equip."""
        number: i64
        for number in range(0 if state.leudes[seat] else 1, min(state.nobiles[seat], most) + 1):
            found = append(found, SUMMON + number)
        return found

    def forbids_beginning(self, state: Position, seat: i64, move: i64) -> Refusal | None:
        left = levies(state, seat)
        if move >= EQUIP:
            return forbids_equipping(state, seat, left, 1, move - EQUIP)
        if move == SUMMON and not state.leudes[seat]:
            return Refusal("refusal-nobody-to-equip", "5.3", {})
        return forbids_summoning(state, seat, left, move - SUMMON)

    def act(self, state: Position, seat: i64, move: i64) -> None:
        """What levies are left goes to the other half. Who summons nobody must equip somebody:
        the tile would else be declined."""
        left = levies(state, seat)
        if move >= EQUIP:
            equip(state, seat, move - EQUIP)
            left -= move - EQUIP
            if left and state.nobiles[seat]:
                state.ask(SUMMONING, seat, left)
        else:
            summon(state, seat, move - SUMMON)
            left -= move - SUMMON
            if left and state.leudes[seat]:
                state.ask(EQUIPPING, seat, left * 2 + (1 if move == SUMMON else 0))


class Equipping(StepOfAction):
    """How many Leudes become Missi, after the Nobiles have come. The number on the agenda is the
    levies left * 2 + the fewest to equip."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        choices = vec[i64](capacity=16)
        count: i64
        for count in range(number % 2, min(state.leudes[seat], number // 2) + 1):
            choices = append(choices, EQUIP + count)
        return choices

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        return forbids_equipping(state, seat, number // 2, number % 2, move - EQUIP)

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        equip(state, seat, move - EQUIP)

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        return {"count": int(number // 2)}

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return 1 <= number // 2 <= MOST_LEVIES


class Summoning(StepOfAction):
    """How many Nobiles come to the Leudes, after some have become Missi. The number on the
    agenda is the levies left."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        choices = vec[i64](capacity=16)
        count: i64
        for count in range(min(state.nobiles[seat], number) + 1):
            choices = append(choices, SUMMON + count)
        return choices

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        return forbids_summoning(state, seat, number, move - SUMMON)

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        summon(state, seat, move - SUMMON)

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        return {"count": int(number)}

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return 1 <= number <= MOST_LEVIES


def forbids_summoning(state: Position, seat: i64, left: i64, number: i64) -> Refusal | None:
    if number > state.nobiles[seat]:
        params = {"count": number, "number": state.nobiles[seat]}
        return Refusal("refusal-nobiles", "5.3", params)
    if number > left:
        return Refusal("refusal-levies", "5.3", {"count": number, "number": left})
    return None


def forbids_equipping(
    state: Position, seat: i64, left: i64, fewest: i64, number: i64
) -> Refusal | None:
    if number < fewest:
        return Refusal("refusal-equip-somebody", "5.3", {})
    if number > left:
        return Refusal("refusal-levies", "5.3", {"count": number, "number": left})
    if number > state.leudes[seat]:
        params = {"count": number, "number": state.leudes[seat]}
        return Refusal("refusal-leudes", "5.3", params)
    return None


def summon(state: Position, seat: i64, number: i64) -> None:
    """Nobiles become Leudes."""
    if not number:
        return
    state.nobiles = changed(state.nobiles, seat, state.nobiles[seat] - number)
    state.leudes[seat] += number
    if state.journal is not None:
        state.tell("event-summoned", {"seat": seat, "count": number}, (f"seat:{seat}",))


def equip(state: Position, seat: i64, number: i64) -> None:
    """Leudes become Missi; levies that nobody is left for are lost (5.3; D16)."""
    state.leudes[seat] -= number
    state.missi[seat] += number
    if state.journal is not None:
        state.tell("event-equipped", {"seat": seat, "count": number}, (f"seat:{seat}",))


USE_EQUIP: Final = UseEquip("use-equip", EQUIP_MISSI, "5.3", SUMMON, GROUP)
EQUIPPING: Final = Equipping("equipping", EQUIP_MISSI, "ask-equip", "5.3", (EQUIP, GROUP))
SUMMONING: Final = Summoning("summoning", EQUIP_MISSI, "ask-summon", "5.3", (SUMMON, EQUIP))
