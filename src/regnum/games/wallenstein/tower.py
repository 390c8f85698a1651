"""The dice tower: cubes go in, some come out, some stay for a later battle (2.5, 5.1)."""

from typing import Any, Final

from regnum.core.packed import i64, vec
from regnum.core.vectors import total
from regnum.games.wallenstein.board import FILL_ARMIES, FILL_PEASANTS, IDS
from regnum.games.wallenstein.facts import CUBES, GREEN, NO_CUBES
from regnum.games.wallenstein.phases import Common
from regnum.games.wallenstein.state import Position


class FillTower(Common):
    """Seven armies of each player and ten peasants drop into the empty tower (2.5)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        engaged = NO_CUBES[:]
        colour: i64
        for colour in range(state.seats):
            engaged[colour] = FILL_ARMIES
        engaged[GREEN] = FILL_PEASANTS
        for colour in range(CUBES):
            state.supply[colour] -= engaged[colour]
        throw(state, engaged)
        self.clear_up(state)
        if state.journal is not None:
            state.tell("event-tower-filled", {"count": total(state.tower)}, ("tower",))

    def clear_up(self, state: Position) -> None:
        """What lands in the tray goes back to its supply."""
        colour: i64
        for colour in range(CUBES):
            clear_tray(state, colour)


def throw(state: Position, engaged: vec[i64]) -> None:
    """Drop the engaged cubes and all cubes of the tray into the tower (5.1). Each thrown cube
    comes out with one chance, each that was stuck inside with another; what comes out lies in
    the tray."""
    colour: i64
    for colour in range(CUBES):
        thrown = engaged[colour] + state.tray[colour]
        stuck = state.tower[colour]
        if thrown or stuck:
            out = falling(state, thrown, state.thrown_out, state.thrown_of)
            out += falling(state, stuck, state.stuck_out, state.stuck_of)
            state.tower[colour] = thrown + stuck - out
            state.tray[colour] = out


def falling(state: Position, cubes: i64, favourable: i64, possible: i64) -> i64:
    """How many of so many cubes come out."""
    out: i64 = 0
    chance = state.chance
    while cubes:
        if chance.draw(possible) < favourable:
            out += 1
        cubes -= 1
    return out


def clear_tray(state: Position, colour: i64) -> None:
    """All cubes of a colour go from the tray back to their supply."""
    state.supply[colour] += state.tray[colour]
    state.tray[colour] = 0


def spread(cubes: i64, favourable: i64, possible: i64) -> list[float]:
    """The chances that 0, 1, ... of so many cubes come out: a binomial distribution."""
    chance = int(favourable) / int(possible)
    chances = [1.0]
    for _ in range(cubes):
        grown = [0.0] * (len(chances) + 1)
        for count, weight in enumerate(chances):
            grown[count] += weight * (1.0 - chance)
            grown[count + 1] += weight * chance
        chances = grown
    return chances


def sum_of(one: list[float], other: list[float]) -> list[float]:
    """The distribution of the sum of two independent counts."""
    sums = [0.0] * (len(one) + len(other) - 1)
    for count, weight in enumerate(one):
        for more, factor in enumerate(other):
            sums[count + more] += weight * factor
    return sums


def outcome_of_throw(state: Position, colour: i64, engaged: i64) -> list[float]:
    """The chances of each number of this colour's cubes in the tray after a throw."""
    thrown = spread(engaged + state.tray[colour], state.thrown_out, state.thrown_of)
    stuck = spread(state.tower[colour], state.stuck_out, state.stuck_of)
    return sum_of(thrown, stuck)


def tell_thrown(
    state: Position,
    seat: i64,
    rival: i64,
    county: i64,
    engaged: vec[i64],
    reinforcements: list[str],
) -> None:
    """Write what is thrown for the two sides of a fight for a county, and why it is more than the
    armies, at the moment when all of it is in the tower; the rival NONE are the peasants alone."""
    if state.journal is None:
        return
    tower, tray = state.tower, state.tray
    inside = NO_CUBES[:]
    colour: i64
    for colour in range(CUBES):
        inside[colour] = tower[colour] + tray[colour] + engaged[colour]
    state.tower, state.tray = inside, NO_CUBES[:]
    params: dict[str, Any] = {
        "seat": seat,
        "count": engaged[seat],
        "peasants": engaged[GREEN],
        "tray": total(tray),
        "stuck": total(tower),
        "more": len(reinforcements),
        "reinforcement": reinforcements,
    }
    targets = ("tower", f"county:{IDS[county]}")
    if rival < 0:
        state.tell("event-thrown", params, targets)
    else:
        params |= {"rival": rival, "defenders": engaged[rival]}
        state.tell("event-thrown-both", params, targets)
    state.tower, state.tray = tower, tray


def tell_fallen(state: Position, seat: i64, rival: i64, county: i64) -> None:
    """Write what came out for the two sides of a fight for a county, and how much stays inside."""
    if state.journal is None:
        return
    params: dict[str, Any] = {
        "seat": seat,
        "count": state.tray[seat],
        "peasants": state.tray[GREEN],
        "stuck": total(state.tower),
    }
    targets = ("tray", "tower", f"county:{IDS[county]}")
    if rival < 0:
        state.tell("event-fallen", params, targets)
    else:
        params |= {"rival": rival, "defenders": state.tray[rival]}
        state.tell("event-fallen-both", params, targets)


FILL_TOWER: Final = FillTower("fill-tower")
