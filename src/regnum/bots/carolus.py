"""What the greedy bot values in Carolus Magnus."""

from typing import Final, cast

from regnum.bots.greedy import GreedyBot
from regnum.core.state import State
from regnum.games.carolus.castles import strengths
from regnum.games.carolus.facts import CLANS, DISCS, NONE, sides
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

LEAD: Final = 4
LEAD_CAP: Final = 3
"""Each paladin of lead in it, up to three."""


def greedy(seed: int | str) -> GreedyBot:
    return GreedyBot(evaluate, seed)


def evaluate(state: State, seat: int) -> int:
    """The seat's side against the best of the others."""
    position = cast(Position, state)
    own = position.side(seat)
    if not state.to_move:
        return _final(position, own)
    worth = [
        CASTLE * (position.stock - position.hand[side]) for side in range(sides(position.seats))
    ]
    _add_territories(position, worth)
    _add_control(position, worth)
    rivals = [value for side, value in enumerate(worth) if side != own]
    return worth[own] - max(rivals)


def _final(position: Position, own: int) -> int:
    hands = [hand for side, hand in enumerate(position.hand) if side != own]
    lead = min(hands) - position.hand[own]
    return lead * VICTORY


def _add_territories(position: Position, worth: list[int]) -> None:
    """What each territory would become if the Emperor stopped there now."""
    ring = position.ring
    here = ring.index(position.emperor)
    for place, territory in enumerate(ring):
        counts = strengths(position, territory)
        most = max(counts)
        if most == 0 or counts.count(most) > 1:
            continue
        side = counts.index(most)
        if side == position.owner[territory]:
            continue
        ahead = (place - here - 1) % len(ring) < DISCS
        gain = position.segments[territory] * (NEAR if ahead else FAR)
        worth[side] += gain
        owner = position.owner[territory]
        if owner != NONE:
            worth[owner] -= gain


def _add_control(position: Position, worth: list[int]) -> None:
    """Clan markers, the more so the safer they are."""
    for clan in range(CLANS):
        holder = position.marker[clan]
        if holder == NONE:
            continue
        courts = position.courts[clan::CLANS]
        second = max(count for seat, count in enumerate(courts) if seat != holder)
        lead = min(courts[holder] - second, LEAD_CAP)
        worth[position.side(holder)] += MARKER + LEAD * lead
