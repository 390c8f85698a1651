"""The greedy player of Carolingi.

An action is planned like any turn: to its end, by an evaluation. Laying and swapping tiles look
a little farther: what would each tile bring if it were drawn now?
"""

from typing import Final, cast

from regnum.bots.bot import Bot, Knowledge, lots
from regnum.bots.greedy import Judge, best_first_move
from regnum.core.game import Game
from regnum.core.packed import i64, vec
from regnum.core.state import State
from regnum.core.vectors import count_of, place_of, zeros
from regnum.games.carolingi.actions.drawn import carry_out
from regnum.games.carolingi.facts import (
    DEVELOPMENT,
    DOTTED,
    EXPANSION,
    FOLLOWING,
    NO_ACTION_TILE,
    NONE,
    SEASONS,
    TILES,
)
from regnum.games.carolingi.lands import homelands, ruler
from regnum.games.carolingi.moves import KEEP, LAY, SWAP, TAKE
from regnum.games.carolingi.scenario814 import DEADLY, Scenario814, favourite_of, problems_of
from regnum.games.carolingi.scoring import glorious, outcome
from regnum.games.carolingi.seasons import LayTiles, SwapTiles, swappable, used_tiles
from regnum.games.carolingi.state import COURT, INACTIVE, RUNNING, Position

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
STEPS: Final = 8
"""Small decisions of an action that are looked at."""

CLAIM: Final = 100_000


class CarolingiBot(Bot):
    """Greedy in what it does, with an eye on what its tiles are good for."""

    def __init__(self, seed: int | str) -> None:
        self._seed = f"greedy bot:{seed}"

    def choose(self, knowledge: Knowledge) -> list[int]:
        moves = knowledge.distinct()
        if len(moves) == 1:
            return moves
        world = cast(Position, knowledge.sample(int(lots(self._seed, knowledge).word())))
        seat = knowledge.seat
        asked = world.decision()
        if isinstance(asked, LayTiles):
            return [self.lay(world, seat)]
        if isinstance(asked, SwapTiles):
            return [self.swap(world, seat)]
        return [self.act(world, seat)]

    def lay(self, world: Position, seat: int) -> int:
        return LAY + choose_tile(world, seat, evaluate)

    def swap(self, world: Position, seat: int) -> int:
        return choose_swap(world, seat, evaluate)

    def act(self, world: Position, seat: int) -> int:
        """The move that begins the best turn."""
        return best_first_move(world, seat, evaluate)


class PageBot(CarolingiBot):
    """Looks at its own gain, as if nobody else were at the table. Of a tile it sees what the first
    small decision brings, and what it has used it does not think of again."""

    def lay(self, world: Position, seat: int) -> int:
        return LAY + choose_tile(world, seat, own_gain, steps=1)

    def swap(self, world: Position, seat: int) -> int:
        must = world.swap_away[seat] != NONE or world.swap_back[seat] != NONE
        return super().swap(world, seat) if must else KEEP

    def act(self, world: Position, seat: int) -> int:
        return best_first_move(world, seat, own_gain)


def greedy(game: Game, seed: int | str) -> Bot:
    return CarolingiBot(seed)


def page(game: Game, seed: int | str) -> Bot:
    return PageBot(seed)


# --- tiles ---------------------------------------------------------------------------------------


def choose_tile(world: Position, seat: int, judge: Judge, steps: int = STEPS) -> int:
    """The first of the best pair, or the best second; peace only when it would win."""
    able = [tile for tile in range(TILES) if world.tiles[seat * TILES + tile] == COURT]
    gains = [gain(world, seat, tile, judge, steps) for tile in range(TILES)]
    first = world.laid[2 * seat]
    if first != NONE:
        if first == world.board.peace_tile or gains[first] >= CLAIM:
            return NO_ACTION_TILE if NO_ACTION_TILE in able else able[-1]
        return max(able, key=lambda tile: gains[tile])
    best, worth = able[0], -VICTORY
    for tile in able:
        for other in able:
            if other > tile and fits(world, tile, other):
                together = gains[tile] + gains[other]
                if together > worth:
                    best, worth = tile, together
    return best


def fits(world: Position, tile: int, other: int) -> bool:
    """Peace needs a no-action tile beside it, and the second of those needs the first."""
    if tile == world.board.peace_tile or other == world.board.peace_tile:
        return other == NO_ACTION_TILE
    return other < TILES - 1 or tile == NO_ACTION_TILE


def gain(world: Position, seat: int, tile: int, judge: Judge, steps: int = STEPS) -> int:
    """What a tile would bring if it were drawn now; what brings little is kept for later."""
    if tile >= NO_ACTION_TILE:
        return 0
    if tile == world.board.peace_tile:
        return CLAIM if world.rules.may_declare_peace(world, seat) else -CLAIM
    if world.tiles[seat * TILES + tile] != COURT:
        return -CLAIM
    brought = brings(world, seat, tile, judge, steps)
    unused = len(tiles_of(swappable(world, seat)))
    left = 2 * (len(SEASONS) - world.season)
    return brought - HELD_BACK if unused < left else brought


def tiles_of(mask: int) -> list[int]:
    """The tiles of a mask."""
    return [tile for tile in range(TILES) if mask >> tile & 1]


def brings(world: Position, seat: int, tile: int, judge: Judge, steps: int = STEPS) -> int:
    """The best that the action of a tile could do here and now, in so many small decisions."""
    best, _ = acted_out(world, seat, tile, judge, steps)
    return best


def acted_out(
    world: Position, seat: int, tile: int, judge: Judge, steps: int = STEPS
) -> tuple[int, Position]:
    """What the action of a tile brings at its best, and the position where it does."""
    state = cast(Position, world.copy())
    state.finish()
    state.bag = vec[i64]()
    before = judge(state, seat)
    peak = cast(Position, state.copy())
    carry_out(state, seat, tile)
    state.run()
    best = 0
    for _ in range(steps):
        if not state.owing >> seat & 1:
            break
        after: State = state
        worth = -VICTORY
        for move in state.proposals(seat):
            other = state.copy()
            other.advance(seat, move)
            value = judge(other, seat)
            if value > worth:
                after, worth = other, value
        state = cast(Position, after)
        if worth - before > best:
            best = worth - before
            peak = state
    return best, peak


def choose_swap(world: Position, seat: int, judge: Judge) -> int:
    """Swap when a used tile would bring much more than the poorest one at court."""
    used = tiles_of(used_tiles(world, seat))
    court = [tile for tile in tiles_of(swappable(world, seat)) if tile != world.board.peace_tile]
    back = max(used, key=lambda tile: brings(world, seat, tile, judge))
    if world.swap_away[seat] != NONE:
        return TAKE + back
    if not court:
        return KEEP if world.swap_back[seat] == NONE else SWAP + int(world.board.peace_tile)
    away = min(court, key=lambda tile: brings(world, seat, tile, judge))
    if world.swap_back[seat] != NONE:
        return SWAP + away
    if brings(world, seat, back, judge) > brings(world, seat, away, judge) + WORTH_A_SWAP:
        return SWAP + away
    return KEEP


# --- the evaluation ------------------------------------------------------------------------------


def evaluate(state: State, seat: int) -> int:
    """The seat against the best of the others."""
    position = cast(Position, state)
    if position.ending != RUNNING:
        rank = outcome(position).ranks[seat]
        return VICTORY if rank == 1 else -VICTORY * rank
    worth = standings(position)
    return int(lead(worth, seat) + danger(position, seat, worth))


def standings(position: Position) -> vec[i64]:
    """How far each seat is."""
    tally = tallied(position)
    seats: i64 = position.seats
    worth = zeros(seats)
    seat: i64
    for seat in range(seats):
        worth[seat] = standing(position, seat, tally)
    return worth


def lead(worth: vec[i64], seat: i64) -> i64:
    """One's own twice, against the best of the others."""
    best: i64 = -VICTORY
    other: i64
    for other in range(len(worth)):
        if other != seat and worth[other] > best:
            best = worth[other]
    return 2 * worth[seat] - best


def own_gain(state: State, seat: int) -> int:
    position = cast(Position, state)
    return int(standing(position, seat, tallied(position)))


def standing(position: Position, seat: i64, tally: vec[i64]) -> i64:
    """What a seat has fulfilled, and how far it is on the way to the rest."""
    base = seat * TALLIED
    met = tally[base + REGIONS_UNITED]
    met += 1 if glorious(position, seat) else 0
    met += 1 if tally[base + COUNTRIES_HELD] >= EXPANSION else 0
    met += 1 if tally[base + COUNTERS_THERE] >= DEVELOPMENT else 0
    met += 1 if tally[base + CROWD] >= FOLLOWING else 0
    worth = CONTROLLED * min(tally[base + COUNTRIES_HELD], EXPANSION + 2)
    worth += COUNTER * min(tally[base + COUNTERS_THERE], DEVELOPMENT + 1)
    worth += FOLLOWER * min(tally[base + CROWD], FOLLOWING + 2)
    worth += TROPHY * position.trophies[seat]
    worth += tally[base + LANDS_WORTH] + court_worth(position, seat, met)
    return worth + POINT * met


# What is counted in the countries for each seat.
COUNTRIES_HELD: Final = 0
COUNTERS_THERE: Final = 1
CROWD: Final = 2
REGIONS_UNITED: Final = 3
LANDS_WORTH: Final = 4
HELD_IN_REGION: Final = 5  # while the region is gone through
TALLIED: Final = 6


def tallied(position: Position) -> vec[i64]:
    """By seat and figure. This is where a bot spends its time: every country is looked at once, for
    all seats together."""
    tally = zeros(position.seats * TALLIED)
    homes = homelands(position)
    for region in position.realm.regions:
        members = position.board.members[region]
        closed: i64 = 0  # a bit for each seat to which a sibling's palace closes the region
        for country in members:
            inside = add_country(position, country, tally)
            if homes >> country & 1:
                closed |= ~inside & ~(1 << place_of(position.palaces, country))
        add_region(position, len(members), closed, tally)
    return tally


def add_country(position: Position, country: i64, tally: vec[i64]) -> i64:
    """What each seat has in a country: followers and control, those without control, those on its
    card; hunger threatens those too many. Returns who holds it, a bit each: its ruler, or all who
    are in a woodland."""
    seats: i64 = position.seats
    followers, emissaries = position.followers, position.emissaries
    first = country * seats
    anybody: i64 = 0
    seat: i64
    for seat in range(seats):
        anybody |= followers[first + seat]
        if emissaries[first + seat]:
            tally[seat * TALLIED + LANDS_WORTH] += EMISSARY * emissaries[first + seat]
    if not anybody:
        return 0
    counters, wood = position.counters[country], position.forest[country]
    holder = ruler(position, country)
    inside: i64 = 0
    for seat in range(seats):
        own = followers[first + seat]
        if not own:
            continue
        base = seat * TALLIED
        tally[base + CROWD] += own
        if holder == seat:
            tally[base + COUNTRIES_HELD] += 1
            tally[base + COUNTERS_THERE] += counters
            if own > 1 + counters and position.palaces[seat] != country:
                tally[base + LANDS_WORTH] -= HUNGRY * (own - 1 - counters)
        else:
            tally[base + LANDS_WORTH] += PRESENCE
        if holder == seat or wood:
            tally[base + HELD_IN_REGION] += 1
            inside |= 1 << seat
    return inside


def add_region(position: Position, size: i64, closed: i64, tally: vec[i64]) -> None:
    """The more of a region is held, the more each country counts."""
    seat: i64
    for seat in range(position.seats):
        base = seat * TALLIED
        held = tally[base + HELD_IN_REGION]
        if held:
            tally[base + HELD_IN_REGION] = 0
            if held == size:
                tally[base + REGIONS_UNITED] += 1
            if not closed >> seat & 1:
                tally[base + LANDS_WORTH] += REGION * held * held // size


def court_worth(position: Position, seat: i64, met: i64) -> i64:
    missi = position.missi[seat]
    spare = max(0, missi - PLENTY)
    worth = MISSUS * min(missi, PLENTY) + LEUDES * (spare + position.leudes[seat])
    tile: i64
    for tile in range(DOTTED, NO_ACTION_TILE):
        if position.tiles[seat * TILES + tile] != INACTIVE:
            peace = tile == position.board.peace_tile
            worth += PEACE_READY * max(0, met - 1) if peace else ACTIVE
    worth += PALACE * position.rules.palace_points(position, seat)
    return worth + HONOR * count_of(position.honors, seat)


def danger(position: Position, seat: i64, worth: vec[i64]) -> i64:
    """Scenario 814: a failure to come is bad, unless the Emperor would choose this seat."""
    if not isinstance(position.rules, Scenario814):
        return 0
    threat: i64 = 0
    ahead: i64
    for ahead in range(1, len(SEASONS)):
        count = problems_of(position, (position.season + ahead) % len(SEASONS))
        if count >= DEADLY - 1:
            threat += (len(SEASONS) - ahead) * (count - DEADLY + 2)
    threat += max(0, 4 - position.gang_supply)
    capable = [int(value >= POINT) for value in list(worth)]
    return DANGER * threat if favourite_of(position, capable) == seat else -DANGER * threat
