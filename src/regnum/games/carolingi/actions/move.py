"""Move troops (5.4).

Groups march way by way in the board's order: each way once, since all who take it together are
one group. Who has arrived somewhere does not move on.
"""

from regnum.core.refusal import Refusal
from regnum.games.carolingi.actions.influence import forbids_missi
from regnum.games.carolingi.facts import COUNTRIES
from regnum.games.carolingi.lands import controls, pay
from regnum.games.carolingi.moves import DONE, GROUP, MARCH
from regnum.games.carolingi.state import GROUPING, MARCHING, Position, changed


def find_sources(state: Position, seat: int) -> None:
    """Where troops may leave: woodlands, and countries that the seat controls as the action
    begins; how majorities change during it does not matter (5.4; D27)."""
    state.arrived = [0] * COUNTRIES
    state.sources = 0
    for country in state.realm.countries:
        if state.forest[country] or controls(state, seat, country):
            state.sources |= 1 << country


def movable(state: Position, seat: int, country: int) -> int:
    """Followers there that have not moved in this action."""
    return state.followers[country * state.seats + seat] - state.arrived[country]


def beginnings(state: Position, seat: int) -> list[int]:
    return marches(state, seat, -1) if state.missi[seat] else []


def marches(state: Position, seat: int, latest: int) -> list[int]:
    """The ways after the latest that a group can take."""
    board = state.board
    barred = [home for home in state.palaces if home != state.palaces[seat]]
    moves: list[int] = []
    for way in state.realm.links:
        if way > latest:
            start = board.links_from[way]
            if (
                state.sources >> start & 1
                and movable(state, seat, start)
                and board.links_to[way] not in barred
            ):
                moves.append(MARCH + way)
    return moves


def marching_choices(state: Position, seat: int, latest: int) -> list[int]:
    return [DONE, *marches(state, seat, latest)]


def forbids_march(state: Position, seat: int, latest: int, way: int) -> Refusal | None:
    board = state.board
    start, end = board.links_from[way], board.links_to[way]
    params = {"country": board.names[start], "target": board.names[end]}
    if start not in state.realm.countries or end not in state.realm.countries:
        return Refusal("refusal-not-in-play", "2.2.1", params)
    if not state.sources >> start & 1:
        return Refusal("refusal-no-control", "5.4", params)
    if not movable(state, seat, start):
        return Refusal("refusal-nobody-to-move", "5.4", params)
    if end in state.palaces and end != state.palaces[seat]:
        return Refusal("refusal-foreign-homeland", "5.4", params)
    if way == latest:
        return Refusal("refusal-way-taken", "5.4", params)
    if way < latest:
        return Refusal("refusal-way-order", "5.4", params)
    return forbids_missi(state, seat, 1, "5.4")


def set_out(state: Position, seat: int, way: int) -> None:
    """A group takes a way; its size is asked where more than one follower could go."""
    if movable(state, seat, state.board.links_from[way]) > 1:
        state.agenda.append((GROUPING, seat, way))
    else:
        march(state, seat, way, 1)


def group_choices(state: Position, seat: int, way: int) -> list[int]:
    most = movable(state, seat, state.board.links_from[way])
    return [GROUP + number for number in range(most)]


def forbids_group(state: Position, seat: int, way: int, number: int) -> Refusal | None:
    start = state.board.links_from[way]
    if number > movable(state, seat, start):
        params = {"count": number, "country": state.board.names[start]}
        return Refusal("refusal-group-too-large", "5.4", params)
    return None


def march(state: Position, seat: int, way: int, number: int) -> None:
    """The group arrives, a Missus becomes a Leudes for it; other groups may follow (5.4)."""
    board = state.board
    start, end = board.links_from[way], board.links_to[way]
    state.followers[start * state.seats + seat] -= number
    state.followers[end * state.seats + seat] += number
    state.arrived = changed(state.arrived, end, state.arrived[end] + number)
    pay(state, seat, 1)
    if state.journal is not None:
        params = {
            "seat": seat,
            "count": number,
            "country": board.names[start],
            "target": board.names[end],
        }
        targets = (f"country:{board.slugs[start]}", f"country:{board.slugs[end]}")
        state.tell("event-marched", params, targets)
    if state.missi[seat] and marches(state, seat, way):
        state.agenda.append((MARCHING, seat, way))
