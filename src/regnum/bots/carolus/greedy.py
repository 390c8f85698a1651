"""What the greedy bot values in Carolus Magnus."""

from typing import Final, cast

from regnum.bots.greedy import GreedyBot, NearsightedBot
from regnum.core.game import Game
from regnum.core.packed import append, i64, vec
from regnum.core.state import State
from regnum.core.vectors import place_of
from regnum.games.carolus.castles import strongest
from regnum.games.carolus.facts import CLANS, DISCS, NONE
from regnum.games.carolus.state import Position

VICTORY: Final = 1_000_000
CASTLE: Final = 100
"""A castle in play."""

NEAR: Final = 14
"""A segment that a side would gain if the Emperor, soon to pass, stopped there."""

FAR: Final = 5
"""The same where he will not come soon."""

MARKER: Final = 30
"""A clan controlled."""

LEAD: Final = 15
LEAD_CAP: Final = 3
"""Each paladin of lead in it, up to three."""

LEAD_1: Final = 4
"""What the first greedy bot thought a lead was worth: less than a paladin in a far territory, so
that it did not defend its clans."""


def greedy(game: Game, seed: int | str) -> GreedyBot:
    return GreedyBot(evaluate, seed)


def greedy_1(game: Game, seed: int | str) -> GreedyBot:
    """As the first one was, for comparison."""
    return GreedyBot(evaluate_1, seed)


def page(game: Game, seed: int | str) -> NearsightedBot:
    return NearsightedBot(own_gain, seed)


def evaluate(state: State, seat: int) -> int:
    """The seat's side against the best of the others."""
    return weighed(state, seat, LEAD)


def evaluate_1(state: State, seat: int) -> int:
    return weighed(state, seat, LEAD_1)


def own_gain(state: State, seat: int) -> int:
    """What the seat's side has and could have, as if nobody else were at the table."""
    position = cast(Position, state)
    own = position.side(seat)
    worth = vec[i64](capacity=3)
    for hand in position.hand:
        worth = append(worth, CASTLE * (position.stock - hand))
    _add_territories(position, worth)
    _add_control(position, worth, 0)
    return int(worth[own])


def weighed(state: State, seat: int, lead: i64) -> int:
    position = cast(Position, state)
    own = position.side(seat)
    if not position.owing:
        return _final(position, own)
    worth = vec[i64](capacity=3)
    for hand in position.hand:
        worth = append(worth, CASTLE * (position.stock - hand))
    _add_territories(position, worth)
    _add_control(position, worth, lead)
    return int(_lead(worth, own))


def _final(position: Position, own: i64) -> int:
    hands = [hand for side, hand in enumerate(list(position.hand)) if side != own]
    return (min(hands) - int(position.hand[own])) * VICTORY


def _lead(values: vec[i64], own: i64) -> i64:
    """What a side has more than the best of the others."""
    best: i64 = -1_000_000
    side: i64
    for side in range(len(values)):
        if side != own and values[side] > best:
            best = values[side]
    return values[own] - best


def _add_territories(position: Position, worth: vec[i64]) -> None:
    """What each territory would become if the Emperor stopped there now."""
    ring = position.ring
    here = place_of(ring, position.emperor)
    place: i64
    for place in range(len(ring)):
        territory = ring[place]
        side = strongest(position, territory)
        owner = position.owner[territory]
        if side == NONE or side == owner:
            continue
        near = (place - here - 1) % len(ring) < DISCS
        gain = position.segments[territory] * (NEAR if near else FAR)
        worth[side] += gain
        if owner != NONE:
            worth[owner] -= gain


def _add_control(position: Position, worth: vec[i64], each: i64) -> None:
    """Clan markers, the more so the safer they are: so much for each paladin of lead."""
    clan: i64
    for clan in range(CLANS):
        holder = position.marker[clan]
        if holder == NONE:
            continue
        second: i64 = 0
        seat: i64
        for seat in range(position.seats):
            if seat != holder and position.courts[seat * CLANS + clan] > second:
                second = position.courts[seat * CLANS + clan]
        lead = min(position.courts[holder * CLANS + clan] - second, LEAD_CAP)
        worth[position.side(holder)] += MARKER + each * lead
