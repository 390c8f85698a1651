"""Move troops (5.4). Each group costs a Missus; who has arrived somewhere does not move on."""

from typing import Any, Final

from regnum.core.packed import append, i64, vec
from regnum.core.refusal import Refusal
from regnum.games.carolingi.actions.marched import may_have_marched, movable, with_group
from regnum.games.carolingi.actions.tile import StepOfAction, UseTile
from regnum.games.carolingi.actions.ways_alike import Taken
from regnum.games.carolingi.board import bit
from regnum.games.carolingi.facts import FOLLOWERS, MOVE_TROOPS
from regnum.games.carolingi.lands import (
    controls,
    forbids_absent,
    forbids_missi,
    foreign_homelands,
    pay,
)
from regnum.games.carolingi.moves import DONE, END, FIGHT, GROUP, KEEP, MARCH, MOST_WAYS
from regnum.games.carolingi.state import Position


class UseMove(UseTile):
    """The first group sets out. Troops may leave woodlands, and countries that the seat controls
    as the action begins; how majorities change during it does not matter (5.4; D27)."""

    def able(self, state: Position, seat: i64) -> bool:
        return may_march(state, seat, sources(state, seat))

    def beginnings(self, state: Position, seat: i64, found: vec[i64]) -> vec[i64]:
        return marches(state, seat, sources(state, seat), 0, found)

    def forbids_beginning(self, state: Position, seat: i64, move: i64) -> Refusal | None:
        return forbids_march(state, seat, sources(state, seat), move - MARCH)

    def act(self, state: Position, seat: i64, move: i64) -> None:
        state.sources = sources(state, seat)
        set_out(state, seat, 0, move - MARCH)


def sources(state: Position, seat: i64) -> i64:
    """A mask of the countries that troops may leave and that hold some."""
    found: i64 = 0
    for country in state.realm.countries:
        if state.followers[country * state.seats + seat] and (
            state.forest[country] or controls(state, seat, country)
        ):
            found |= bit(country)
    return found


def may_march(state: Position, seat: i64, starts: i64) -> bool:
    """Whether a group could take any way."""
    if not state.missi[seat]:
        return False
    barred = foreign_homelands(state, seat)
    for start in state.realm.countries:
        if (
            starts >> start & 1
            and movable(state, seat, start)
            and state.realm.near[start] & ~barred
        ):
            return True
    return False


def marches(state: Position, seat: i64, starts: i64, first: i64, found: vec[i64]) -> vec[i64]:
    """The ways, from `first` on, that a group can take."""
    if not state.missi[seat]:
        return found
    links_to = state.board.links_to
    barred = foreign_homelands(state, seat)
    for start in state.realm.countries:
        if starts >> start & 1 and movable(state, seat, start):
            for way in state.realm.ways[start]:
                if way >= first and not barred >> links_to[way] & 1:
                    found = append(found, MARCH + way)
    return found


def forbids_march(state: Position, seat: i64, starts: i64, way: i64) -> Refusal | None:
    board = state.board
    start, end = board.links_from[way], board.links_to[way]
    absent = forbids_absent(state, start) or forbids_absent(state, end)
    if absent is not None:
        return absent
    params = {"country": board.slugs[start], "target": board.slugs[end]}
    if not movable(state, seat, start):
        return Refusal("refusal-nobody-to-move", "5.4", params)
    if not starts >> start & 1:
        return Refusal("refusal-no-control", "5.4", params)
    if foreign_homelands(state, seat) >> end & 1:
        return Refusal("refusal-foreign-homeland", "5.4", params)
    return forbids_missi(state, seat, 1, "5.4")


class Marching(StepOfAction):
    """More groups, in any order, the same way again if need be (5.4; G13). The number on the
    agenda is how many groups there were so far.

    It matters who is where in the end and how many groups there were. So search goes way by way;
    it divides those who take one way into a first group and then single ones, and only while
    nobody has gone together on an earlier way; and of marches that come to the same it takes one
    (see ways_alike.py).
    """

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return self.ways(state, seat, 0)

    def distinct(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        taken = Taken(state, seat, number)
        return taken.new_ways(self.ways(state, seat, taken.first_way()))

    def ways(self, state: Position, seat: i64, first: i64) -> vec[i64]:
        found = append(vec[i64](capacity=32), DONE)
        return marches(state, seat, state.sources, first, found)

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        return None if move == DONE else forbids_march(state, seat, state.sources, move - MARCH)

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        if move == DONE:
            end_march(state)
        else:
            set_out(state, seat, number, move - MARCH)

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        return {"count": int(state.missi[seat])}

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return number > 0 and may_have_marched(state, seat, number)


def set_out(state: Position, seat: i64, groups: i64, way: i64) -> None:
    """A group takes a way; its size is asked where more than one follower could go."""
    if movable(state, seat, state.board.links_from[way]) > 1:
        state.ask(GROUPING, seat, groups * MOST_WAYS + way)
    else:
        march(state, seat, groups, way, 1)


class Grouping(StepOfAction):
    """How many go together (5.4). The number on the agenda is the groups so far * MOST_WAYS + the
    way."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        most = movable(state, seat, state.board.links_from[number % MOST_WAYS])
        found = vec[i64](capacity=most)
        smaller: i64
        for smaller in range(most):
            found = append(found, GROUP + smaller)
        return found

    def distinct(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        found = Taken(state, seat, number // MOST_WAYS).new_sizes(number % MOST_WAYS)
        return found if len(found) else self.choices(state, seat, number)

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        start = state.board.links_from[number % MOST_WAYS]
        count = move - GROUP + 1
        if count > movable(state, seat, start):
            params = {"count": count, "country": state.board.slugs[start]}
            return Refusal("refusal-group-too-large", "5.4", params)
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        march(state, seat, number // MOST_WAYS, number % MOST_WAYS, move - GROUP + 1)

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        board, way = state.board, number % MOST_WAYS
        return {
            "country": board.slugs[board.links_from[way]],
            "target": board.slugs[board.links_to[way]],
        }

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        if number % MOST_WAYS >= len(state.board.links_from) or not state.missi[seat]:
            return False
        return may_have_marched(state, seat, number // MOST_WAYS)


def march(state: Position, seat: i64, groups: i64, way: i64, number: i64) -> None:
    """The group arrives, a Missus becomes a Leudes for it; other groups may follow (5.4)."""
    board = state.board
    start, end = board.links_from[way], board.links_to[way]
    state.followers[start * state.seats + seat] -= number
    state.followers[end * state.seats + seat] += number
    state.marched = with_group(state.marched, way, number)
    pay(state, seat, 1)
    if state.journal is not None:
        params = {
            "seat": seat,
            "count": number,
            "country": board.slugs[start],
            "target": board.slugs[end],
        }
        targets = (f"country:{board.slugs[start]}", f"country:{board.slugs[end]}")
        state.tell("event-marched", params, targets)
    if may_march(state, seat, state.sources):
        state.ask(MARCHING, seat, groups + 1)
    else:
        end_march(state)


def end_march(state: Position) -> None:
    """From now on all may move again."""
    state.sources = 0
    state.marched = vec[i64]()


USE_MOVE: Final = UseMove("use-move", MOVE_TROOPS, "5.4", MARCH, END)
MARCHING: Final = Marching("marching", MOVE_TROOPS, "ask-march", "5.4", (DONE, KEEP), (MARCH, END))
GROUPING: Final = Grouping("grouping", MOVE_TROOPS, "ask-group", "5.4", (GROUP, GROUP + FOLLOWERS))

assert GROUP + FOLLOWERS == FIGHT
