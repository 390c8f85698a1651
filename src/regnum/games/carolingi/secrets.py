"""What a seat cannot know, drawn afresh.

Hidden are the others' tiles: at court, on the Scriptorium and in the bag, on the swap space,
and which of those with dots are active. The Archivium has no order to hide: cards are drawn at
random when they are revealed.

Some of it can be deduced. Everybody counts a seat's activations; the first was number 0. A
dotted tile that was shown must have been activated before the season of its first show began
(`seen`), a swapped one before the swap (`swap_before`), one in the bag before the season
(`fresh_from`); a peace tile that failed took one of the activations before (`failed`) and can
be active again only by one after (`peace_after`). A sample gives each active tile an
activation that fits all this.
"""

from typing import Final

from regnum.core.chance import Stream
from regnum.core.errors import ImpossiblePosition
from regnum.core.packed import append, i64, vec
from regnum.core.vectors import count_of, filled, place_of
from regnum.games.carolingi.actions.peace import SAVED_TILES
from regnum.games.carolingi.facts import (
    DOTTED,
    EVENT,
    NO_ACTION_TILE,
    NONE,
    TILES,
)
from regnum.games.carolingi.seasons import (
    SWAP_TILES,
    can_swap,
    laid_tiles,
    swappable,
    used_tiles,
)
from regnum.games.carolingi.state import (
    CLAIMING,
    COURT,
    FRESH,
    INACTIVE,
    LAID,
    SWAPPED,
    USED,
    Position,
)

ALWAYS: Final = -1
"""The activation of a tile without a dot: before all others."""

NEVER: Final = 1 << 20
"""That of an inactive tile."""

SHUFFLES: Final = 8
"""Random tries at matching tiles and activations before the sure way."""

TRIES: Final = 1000
"""Worlds tried for a seat. The real one is among them, and at least one in a hundred fits."""


def redraw(state: Position, seat: i64) -> None:
    """A world that the seat cannot tell from the real one."""
    state.saved = state.saved[:]
    other: i64
    for other in range(state.seats):
        if other != seat:
            redraw_tiles(state, other)
    if len(state.bag):
        state.bag = laid_tiles(state, count_of(state.bag, EVENT))
    if state.owing and state.decision() is SWAP_TILES:
        state.swap_away = state.swap_away[:]
        state.swap_back = state.swap_back[:]
        for other in range(state.seats):
            if other != seat:
                redraw_swap(state, other)


def redraw_swap(state: Position, other: i64) -> None:
    """What a sibling has decided about a swap, before the swaps are announced."""
    state.swap_away[other] = NONE
    state.swap_back[other] = NONE
    if not state.owing >> other & 1 and can_swap(state, other) and state.chance.draw(2):
        state.swap_away[other] = one_of(swappable(state, other), state.chance)
        state.swap_back[other] = one_of(used_tiles(state, other), state.chance)


def one_of(tiles: i64, chance: Stream) -> i64:
    """A random tile of a mask."""
    found = vec[i64](capacity=TILES)
    tile: i64
    for tile in range(TILES):
        if tiles >> tile & 1:
            found = append(found, tile)
    return found[chance.draw(len(found))]


def redraw_tiles(state: Position, other: i64) -> None:
    """All tiles of a sibling that do not lie open."""
    hidden = vec[i64](capacity=TILES)
    tile: i64
    for tile in range(NO_ACTION_TILE):
        if is_hidden(state, state.tiles[other * TILES + tile]):
            hidden = append(hidden, tile)
    for _ in range(TRIES):
        since = activations(state, other)
        if len(since) and place_tiles(state, other, hidden, since):
            return
    raise ImpossiblePosition(f"Nobody could tell which tiles seat {other} may have.")


def is_hidden(state: Position, place: i64) -> bool:
    if place == LAID:
        return not state.opened
    return place < USED and place != CLAIMING


# --- which tiles are active, and since when ------------------------------------------------------


def activations(state: Position, other: i64) -> vec[i64]:
    """By tile: the number of the activation that made it active. Empty if the tiles chosen to
    be active cannot be."""
    active = active_tiles(state, other)
    lows = vec[i64](capacity=DOTTED)
    highs = vec[i64](capacity=DOTTED)
    for tile in active:
        peace = tile == state.board.peace_tile
        seen = state.seen[other * DOTTED + tile - DOTTED]
        lows = append(lows, state.peace_after[other] if peace else 0)
        highs = append(highs, seen if seen else state.activated[other])
    life: i64
    for life in range(0, len(state.failed), 3):
        if state.failed[life] == other:
            lows = append(lows, state.failed[life + 1])
            highs = append(highs, state.failed[life + 2])
    numbers = matching(lows, highs, state.chance)
    if len(numbers) < len(lows):
        return vec[i64]()
    since = filled(NO_ACTION_TILE, NEVER)
    place: i64
    for place in range(DOTTED):
        since[place] = ALWAYS
    for place in range(len(active)):
        since[active[place]] = numbers[place]
    return since


def active_tiles(state: Position, other: i64) -> vec[i64]:
    """As many dotted tiles as are active, all that were shown among them."""
    unseen = vec[i64](capacity=DOTTED)
    inactive: i64 = 0
    tile: i64
    for tile in range(DOTTED, NO_ACTION_TILE):
        if state.tiles[other * TILES + tile] == INACTIVE:
            inactive += 1
        if not state.seen[other * DOTTED + tile - DOTTED]:
            unseen = append(unseen, tile)
    if inactive < len(unseen):
        state.chance.shuffle(unseen)
    active = vec[i64](capacity=DOTTED)
    for tile in range(DOTTED, NO_ACTION_TILE):
        place = place_of(unseen, tile)
        if place == -1 or place >= inactive:
            active = append(active, tile)
    return active


def matching(lows: vec[i64], highs: vec[i64], chance: Stream) -> vec[i64]:
    """A different number for each, at least its low and below its high, by chance where it can
    be; shorter if there is no such choice."""
    numbers = vec[i64](capacity=len(lows))
    number: i64
    for number in range(len(lows)):
        numbers = append(numbers, number)
    for _ in range(SHUFFLES):
        chance.shuffle(numbers)
        if fits(numbers, lows, highs):
            return numbers
    return sure_matching(lows, highs)


def sure_matching(lows: vec[i64], highs: vec[i64]) -> vec[i64]:
    """The same without chance: each number goes to whom it is due first."""
    numbers = filled(len(lows), NEVER)
    number: i64
    index: i64
    for number in range(len(lows)):
        first: i64 = NONE
        for index in range(len(lows)):
            fits_it = numbers[index] == NEVER and lows[index] <= number < highs[index]
            if fits_it and (first == NONE or highs[index] < highs[first]):
                first = index
        if first == NONE:
            return vec[i64]()
        numbers[first] = number
    return numbers


def fits(numbers: vec[i64], lows: vec[i64], highs: vec[i64]) -> bool:
    index: i64
    for index in range(len(numbers)):
        if not lows[index] <= numbers[index] < highs[index]:
            return False
    return True


# --- where the tiles are -------------------------------------------------------------------------


def place_tiles(state: Position, other: i64, hidden: vec[i64], since: vec[i64]) -> bool:
    """Choose the swapped tile and what lies in the bag among those that can; the rest is at
    court. False where the activations leave no tile that could have been swapped."""
    usable = vec[i64](capacity=TILES)
    for tile in hidden:
        if since[tile] < state.fresh_from[other]:
            usable = append(usable, tile)
    swapped: i64 = NONE
    if state.taken_back[other] != NONE:
        swapped = swapped_again(state, other, hidden, since)
        if swapped == NONE:
            return False
        usable = without(usable, swapped)
    chosen = vec[i64]() if state.opened else lay_again(state, other, usable)
    for tile in hidden:
        place: i64 = COURT if since[tile] < state.fresh_from[other] else FRESH
        if since[tile] == NEVER:
            place = INACTIVE
        elif tile == swapped:
            place = SWAPPED
        elif tile in chosen:
            place = LAID
        move_to(state, other * TILES + tile, place)
    if not state.opened:
        for tile in range(NO_ACTION_TILE, TILES):
            move_to(state, other * TILES + tile, LAID if tile in chosen else COURT)
    return True


def swapped_again(state: Position, other: i64, hidden: vec[i64], since: vec[i64]) -> i64:
    """A tile that was active when the sibling swapped, NONE if there is none."""
    able: i64 = 0
    for tile in hidden:
        if since[tile] < state.swap_before[other] and tile != state.taken_back[other]:
            able |= 1 << tile
    return one_of(able, state.chance) if able else NONE


def without(tiles: vec[i64], tile: i64) -> vec[i64]:
    left = vec[i64](capacity=len(tiles))
    for other in tiles:
        if other != tile:
            left = append(left, other)
    return left


def move_to(state: Position, place: i64, where: i64) -> None:
    """Put a tile there, and in what an extra action may have to be taken back to (5.8)."""
    state.tiles[place] = where
    if len(state.saved):
        state.saved[SAVED_TILES + place] = where


def lay_again(state: Position, other: i64, usable: vec[i64]) -> vec[i64]:
    """Tiles for what the sibling still has on the Scriptorium or in the bag; `laid` is made to
    agree."""
    missing: i64 = 0
    kept: i64 = NONE
    for tile in state.laid[2 * other : 2 * other + 2]:
        if tile != NONE and state.tiles[other * TILES + tile] == LAID:
            missing += 1
        elif tile != NONE:
            kept = tile
    if not missing:
        return vec[i64]()
    shown: i64 = 1 if kept >= NO_ACTION_TILE else 0
    chosen = some_of(usable, TILES - NO_ACTION_TILE - shown, missing, state.chance)
    if shown:  # of two no-action tiles the second was drawn first
        kept = TILES - 1 if chosen[0] == NO_ACTION_TILE else NO_ACTION_TILE
    if missing == 2:
        kept = chosen[1]
    if kept == NONE:
        state.laid[2 * other] = chosen[0]
    else:
        state.laid[2 * other] = min(kept, chosen[0])
        state.laid[2 * other + 1] = max(kept, chosen[0])
    return chosen


def some_of(usable: vec[i64], idle: i64, number: i64, chance: Stream) -> vec[i64]:
    """One or two random tiles of those usable and so many no-action tiles, ascending."""
    lots = usable[:]
    for _ in range(idle):
        lots = append(lots, NO_ACTION_TILE)
    place = chance.draw(len(lots))
    first = lots[place]
    if number == 1:
        return append(vec[i64](), first)
    lots[place] = lots[len(lots) - 1]
    second = lots[chance.draw(len(lots) - 1)]
    if first == second:
        second = TILES - 1
    return append(append(vec[i64](), min(first, second)), max(first, second))
