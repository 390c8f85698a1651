"""The dice tower: cubes go in, some come out, some stay for a later battle (2.5, 5.1)."""

from regnum.games.wallenstein.board import (
    CUBES,
    FILL_ARMIES,
    FILL_PEASANTS,
    GREEN,
)
from regnum.games.wallenstein.state import Position


def fill_tower(state: Position) -> list[int]:
    """Drop seven armies of each player and ten peasants into the empty tower; what lands in the
    tray goes back to its supply (2.5). Returns what landed there, by colour."""
    engaged = [0] * CUBES
    for seat in range(state.seats):
        engaged[seat] = FILL_ARMIES
    engaged[GREEN] = FILL_PEASANTS
    for colour in range(CUBES):
        state.supply[colour] -= engaged[colour]
    throw(state, engaged)
    landed = state.tray[:]
    for colour in range(CUBES):
        clear_tray(state, colour)
    if state.journal is not None:
        state.tell("event-tower-filled", {"count": sum(state.tower)}, ("tower",))
    return landed


def throw(state: Position, engaged: list[int]) -> None:
    """Drop the engaged cubes and all cubes of the tray into the tower (5.1). Each thrown cube
    comes out with one chance, each that was stuck inside with another; what comes out lies in
    the tray."""
    for colour in range(CUBES):
        thrown = engaged[colour] + state.tray[colour]
        stuck = state.tower[colour]
        if thrown or stuck:
            out = falling(state, thrown, state.thrown_out, state.thrown_of)
            out += falling(state, stuck, state.stuck_out, state.stuck_of)
            state.tower[colour] = thrown + stuck - out
            state.tray[colour] = out


def falling(state: Position, cubes: int, favourable: int, possible: int) -> int:
    """How many of so many cubes come out."""
    out = 0
    chance = state.chance
    for _ in range(cubes):
        if chance.draw(possible) < favourable:
            out += 1
    return out


def clear_tray(state: Position, colour: int) -> None:
    """All cubes of a colour go from the tray back to their supply."""
    state.supply[colour] += state.tray[colour]
    state.tray[colour] = 0


def spread(cubes: int, favourable: int, possible: int) -> list[float]:
    """The chances that 0, 1, ... of so many cubes come out: a binomial distribution."""
    chance = favourable / possible
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
    total = [0.0] * (len(one) + len(other) - 1)
    for count, weight in enumerate(one):
        for more, factor in enumerate(other):
            total[count + more] += weight * factor
    return total


def outcome_of_throw(state: Position, colour: int, engaged: int) -> list[float]:
    """The chances of each number of this colour's cubes in the tray after a throw."""
    thrown = spread(engaged + state.tray[colour], state.thrown_out, state.thrown_of)
    stuck = spread(state.tower[colour], state.stuck_out, state.stuck_of)
    return sum_of(thrown, stuck)


def tell_fallen(state: Position, seat: int, rival: int) -> None:
    """Write what came out for the two sides; the rival NONE are the peasants alone."""
    if state.journal is None:
        return
    count, peasants = state.tray[seat], state.tray[GREEN]
    if rival < 0:
        params = {"seat": seat, "count": count, "peasants": peasants}
        state.tell("event-fallen", params, ("tray",))
    else:
        params = {
            "seat": seat,
            "count": count,
            "rival": rival,
            "defenders": state.tray[rival],
            "peasants": peasants,
        }
        state.tell("event-fallen-both", params, ("tray",))
