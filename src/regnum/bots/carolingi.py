"""The greedy player of Carolingi.

An action is planned like any turn: to its end, by an evaluation. Laying and swapping tiles look
a little farther: what would each tile bring if it were drawn now?
"""

from typing import Final, cast

from regnum.bots.bot import Bot, Knowledge
from regnum.bots.greedy import best_first_move
from regnum.core.chance import seeded
from regnum.core.state import State
from regnum.games.carolingi.actions import tile as tiles
from regnum.games.carolingi.facts import (
    DEVELOPMENT,
    DOTTED,
    EXPANSION,
    FOLLOWING,
    NO_ACTION_TILE,
    NONE,
    PROBLEM_KINDS,
    SEASONS,
    TILES,
)
from regnum.games.carolingi.moves import KEEP, LAY, SWAP, TAKE
from regnum.games.carolingi.scenario814 import DEADLY, favourite
from regnum.games.carolingi.scoring import (
    developed,
    following,
    glorious,
    may_declare_peace,
    rulers,
    united,
)
from regnum.games.carolingi.seasons import layable, swappable, used_tiles
from regnum.games.carolingi.state import (
    BASE,
    COURT,
    INACTIVE,
    LAY_TILES,
    RUNNING,
    SCENARIO,
    SWAP_TILES,
    Position,
)

VICTORY: Final = 1_000_000
POINT: Final = 500
"""A condition fulfilled, beyond what it consists of."""

CONTROLLED: Final = 90
COUNTER: Final = 70
FOLLOWER: Final = 34
PRESENCE: Final = 12
"""A follower in a country that somebody else, or nobody, controls."""

EMISSARY: Final = 26
MISSUS: Final = 24
LEUDES: Final = 7
PLENTY: Final = 7
"""Missi beyond this number are worth little more than Leudes."""

TROPHY: Final = 60
ACTIVE: Final = 75
"""A tile with a dot that has become active."""

PEACE_READY: Final = 250
"""The same for the peace tile, for each condition beyond the first."""

REGION: Final = 30
"""Each country held in a region, times how many are held there."""

HUNGRY: Final = 9
"""A follower that its country could not feed."""

PALACE: Final = 900
HONOR: Final = 70
DANGER: Final = 450
"""A season that would end Scenario 814, the nearer the worse."""

HELD_BACK: Final = 40
"""A tile that would bring less than this waits, if there is time left in the year."""

WORTH_A_SWAP: Final = 60
CLAIM: Final = 100_000


class CarolingiBot(Bot):
    """Greedy in what it does, with an eye on what its tiles are good for."""

    def __init__(self, seed: int | str) -> None:
        self._chance = seeded(f"greedy bot:{seed}")

    def choose(self, knowledge: Knowledge) -> int:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        world = cast(Position, knowledge.sample(self._chance.word()))
        seat = knowledge.seat
        step = world.agenda[-1][0]
        if step == LAY_TILES:
            return LAY + choose_tile(world, seat)
        if step == SWAP_TILES:
            return choose_swap(world, seat)
        return best_first_move(world, seat, evaluate)


def greedy(seed: int | str) -> Bot:
    return CarolingiBot(seed)


# --- tiles ---------------------------------------------------------------------------------------


def choose_tile(world: Position, seat: int) -> int:
    """The first of the best pair, or the best second; peace only when it would win."""
    able = layable(world, seat)
    gains = [gain(world, seat, tile) for tile in range(TILES)]
    first = world.laid[2 * seat]
    if first != NONE:
        if first == world.board.peace_tile or gains[first] >= CLAIM:
            return NO_ACTION_TILE if NO_ACTION_TILE in able else able[-1]
        return max(able, key=lambda tile: gains[tile])
    best, worth = able[0], -VICTORY
    for tile in able:
        for other in range(tile + 1, TILES):
            if world.tiles[seat * TILES + other] != COURT or not fits(world, tile, other):
                continue
            together = gains[tile] + gains[other]
            if together > worth:
                best, worth = tile, together
    return best


def fits(world: Position, tile: int, other: int) -> bool:
    """Peace needs a no-action tile beside it, and the second of those needs the first."""
    if tile == world.board.peace_tile or other == world.board.peace_tile:
        return other == NO_ACTION_TILE
    return other < TILES - 1 or tile == NO_ACTION_TILE


def gain(world: Position, seat: int, tile: int) -> int:
    """What a tile would bring if it were drawn now; what brings little is kept for later."""
    if tile >= NO_ACTION_TILE:
        return 0
    if tile == world.board.peace_tile:
        return CLAIM if may_declare_peace(world, seat) else -CLAIM
    if world.tiles[seat * TILES + tile] != COURT:
        return -CLAIM
    brought = brings(world, seat, tile)
    unused = len(swappable(world, seat))
    left = 2 * (len(SEASONS) - world.season)
    return brought - HELD_BACK if unused < left else brought


def brings(world: Position, seat: int, tile: int) -> int:
    """The best that the action of a tile could do here and now."""
    state = cast(Position, world.copy())
    state.agenda = []
    state.to_move = ()
    state.bag = []
    before = evaluate(state, seat)
    tiles.drawn(state, seat, tile)
    state.run()
    best = 0
    for _ in range(8):
        if seat not in state.to_move:
            break
        after: State = state
        worth = -VICTORY
        for move in state.choices(seat):
            other = state.copy()
            other.advance(seat, move)
            value = evaluate(other, seat)
            if value > worth:
                after, worth = other, value
        state = cast(Position, after)
        best = max(best, worth - before)
    return best


def choose_swap(world: Position, seat: int) -> int:
    """Swap when a used tile would bring much more than the poorest one at court."""
    used = used_tiles(world, seat)
    back = max(used, key=lambda tile: brings(world, seat, tile))
    if world.swap_away[seat] != NONE:
        return TAKE + back
    court = [tile for tile in swappable(world, seat) if tile != world.board.peace_tile]
    if not court:
        return KEEP
    away = min(court, key=lambda tile: brings(world, seat, tile))
    if brings(world, seat, back) > brings(world, seat, away) + WORTH_A_SWAP:
        return SWAP + away
    return KEEP


# --- the evaluation ------------------------------------------------------------------------------


def evaluate(state: State, seat: int) -> int:
    """The seat against the best of the others."""
    position = cast(Position, state)
    if position.ending != RUNNING:
        ranks = position.outcome().ranks  # type: ignore[union-attr]
        return VICTORY if ranks[seat] == 1 else -VICTORY * ranks[seat]
    holders = rulers(position)
    worth = [standing(position, other, holders) for other in range(position.seats)]
    rivals = max([value for other, value in enumerate(worth) if other != seat])
    return 2 * worth[seat] - rivals + danger(position, seat, worth)


def standing(position: Position, seat: int, holders: list[int]) -> int:
    """What a seat has fulfilled, and how far it is on the way to the rest."""
    controlled = holders.count(seat)
    counters = developed(position, seat, holders)
    crowd = following(position, seat)
    met = int(controlled >= EXPANSION) + int(counters >= DEVELOPMENT) + int(crowd >= FOLLOWING)
    met += int(glorious(position, seat))
    worth = CONTROLLED * min(controlled, EXPANSION + 2)
    worth += COUNTER * min(counters, DEVELOPMENT + 1)
    worth += FOLLOWER * min(crowd, FOLLOWING + 2)
    worth += TROPHY * position.trophies[seat]
    for region in position.realm.regions:
        if united(position, seat, region, holders):
            met += 1
        worth += region_worth(position, seat, region, holders)
    worth += lands_worth(position, seat, holders) + court_worth(position, seat, met)
    return worth + POINT * met


def region_worth(position: Position, seat: int, region: int, holders: list[int]) -> int:
    """The more of a region is held, the more each country counts."""
    held = 0
    for country in position.board.members[region]:
        wood = position.forest[country] and position.followers[country * position.seats + seat]
        if holders[country] == seat or wood:
            held += 1
        elif country in position.palaces and position.palaces[seat] != country:
            return 0
    return REGION * held * held // len(position.board.members[region])


def lands_worth(position: Position, seat: int, holders: list[int]) -> int:
    """Followers without control and on cards; hunger threatens those too many."""
    worth = 0
    for country in position.realm.countries:
        place = country * position.seats + seat
        worth += EMISSARY * position.emissaries[place]
        own = position.followers[place]
        if own and holders[country] != seat:
            worth += PRESENCE
        elif own > 1 + position.counters[country] and position.palaces[seat] != country:
            worth -= HUNGRY * (own - 1 - position.counters[country])
    return worth


def court_worth(position: Position, seat: int, met: int) -> int:
    missi = position.missi[seat]
    worth = MISSUS * min(missi, PLENTY) + LEUDES * (max(0, missi - PLENTY) + position.leudes[seat])
    first = seat * TILES + DOTTED
    for tile in range(first, first + DOTTED):
        if position.tiles[tile] != INACTIVE:
            peace = tile % TILES == position.board.peace_tile
            worth += PEACE_READY * max(0, met - 1) if peace else ACTIVE
    if position.variant != BASE and position.palaces[seat] != NONE:
        worth += PALACE
    return worth + HONOR * position.honors.count(seat)


def danger(position: Position, seat: int, worth: list[int]) -> int:
    """Scenario 814: a failure to come is bad, unless the Emperor would choose this seat."""
    if position.variant != SCENARIO:
        return 0
    threat = 0
    for ahead in range(1, len(SEASONS)):
        base = (position.season + ahead) % len(SEASONS) * PROBLEM_KINDS
        count = sum(position.problems[base : base + PROBLEM_KINDS])
        if count >= DEADLY - 1:
            threat += (len(SEASONS) - ahead) * (count - DEADLY + 2)
    threat += max(0, 4 - position.gang_supply)
    capable = [int(value >= POINT) for value in worth]
    return DANGER * threat if favourite(position, capable) == seat else -DANGER * threat
