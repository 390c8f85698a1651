"""The ways that groups have taken so far in a march (5.4), as `state.marched` holds them: in the
board's order, whatever the order in which the groups went."""

from typing import Final

from regnum.core.packed import append, i64, vec
from regnum.games.carolingi.facts import FOLLOWERS, NONE
from regnum.games.carolingi.state import Position

ON_A_WAY: Final = FOLLOWERS + 1
"""An item is a way * ON_A_WAY + the followers who have taken it."""


def arrived(state: Position, country: i64) -> i64:
    """Followers who have come to a country in this action."""
    count: i64 = 0
    for item in state.marched:
        if state.board.links_to[item // ON_A_WAY] == country:
            count += item % ON_A_WAY
    return count


def movable(state: Position, seat: i64, country: i64) -> i64:
    """Followers there that have not moved in this action."""
    return state.followers[country * state.seats + seat] - arrived(state, country)


def latest_way(state: Position) -> i64:
    """The last in the board's order that was taken, NONE before the first group."""
    ways = len(state.marched)
    return state.marched[ways - 1] // ON_A_WAY if ways else NONE


def with_group(marched: vec[i64], way: i64, number: i64) -> vec[i64]:
    """The ways taken, with so many more followers on this one."""
    more = vec[i64](capacity=len(marched) + 1)
    place: i64 = 0
    while place < len(marched) and marched[place] // ON_A_WAY < way:
        more = append(more, marched[place])
        place += 1
    if place < len(marched) and marched[place] // ON_A_WAY == way:
        more = append(more, marched[place] + number)
        place += 1
    else:
        more = append(more, way * ON_A_WAY + number)
    while place < len(marched):
        more = append(more, marched[place])
        place += 1
    return more


def may_have_marched(state: Position, seat: i64, groups: i64) -> bool:
    """Whether in a loaded position so many groups can have taken the ways it says, out of the
    countries that may be left, and all who have arrived are there."""
    board = state.board
    everybody: i64 = 0
    before: i64 = NONE
    for item in state.marched:
        way, number = item // ON_A_WAY, item % ON_A_WAY
        if not number or not before < way < len(board.links_from):
            return False
        end = board.links_to[way]
        if not state.sources >> board.links_from[way] & 1 or movable(state, seat, end) < 0:
            return False
        everybody += number
        before = way
    return len(state.marched) <= groups <= everybody <= FOLLOWERS
