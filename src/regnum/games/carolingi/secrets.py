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
from regnum.games.carolingi.actions.peace import SAVED_TILES
from regnum.games.carolingi.facts import (
    DOTTED,
    EVENT,
    NO_ACTION_TILE,
    NONE,
    TILES,
)
from regnum.games.carolingi.seasons import can_swap, swappable, used_tiles
from regnum.games.carolingi.state import (
    CLAIMING,
    COURT,
    FRESH,
    INACTIVE,
    LAID,
    LAY_TILES,
    SWAP_TILES,
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


def redraw(state: Position, seat: int) -> None:
    """A world that the seat cannot tell from the real one."""
    state.laid = state.laid[:]
    state.saved = state.saved[:]
    for other in range(state.seats):
        if other != seat:
            redraw_tiles(state, other)
    if state.agenda and state.agenda[-1][0] == SWAP_TILES:
        state.swap_away = state.swap_away[:]
        state.swap_back = state.swap_back[:]
        for other in range(state.seats):
            if other != seat:
                redraw_swap(state, other)


def redraw_swap(state: Position, other: int) -> None:
    """What a sibling has decided about a swap, before the swaps are announced."""
    state.swap_away[other] = state.swap_back[other] = NONE
    if other in state.to_move or not can_swap(state, other) or not state.chance.draw(2):
        return
    away, back = swappable(state, other), used_tiles(state, other)
    state.swap_away[other] = away[state.chance.draw(len(away))]
    state.swap_back[other] = back[state.chance.draw(len(back))]


def redraw_tiles(state: Position, other: int) -> None:
    """All tiles of a sibling that do not lie open."""
    base = other * TILES
    hidden = [tile for tile in range(NO_ACTION_TILE) if is_hidden(state, state.tiles[base + tile])]
    placed = False
    while not placed:  # the real world is among those tried, so this ends
        since = activations(state, other)
        placed = len(since) > 0 and place_tiles(state, other, hidden, since)


def is_hidden(state: Position, place: int) -> bool:
    if place == LAID:
        return not state.opened
    return place < USED and place != CLAIMING


# --- which tiles are active, and since when ------------------------------------------------------


def activations(state: Position, other: int) -> list[int]:
    """By tile: the number of the activation that made it active. Empty if the tiles chosen to
    be active cannot be."""
    chance = state.chance
    base = other * DOTTED
    inactive = state.tiles[other * TILES : other * TILES + NO_ACTION_TILE].count(INACTIVE)
    unseen = [dotted for dotted in range(DOTTED) if not state.seen[base + dotted]]
    chance.shuffle(unseen)
    active = [dotted for dotted in range(DOTTED) if dotted not in unseen[:inactive]]
    lows: list[int] = []
    highs: list[int] = []
    for dotted in active:
        peace = dotted + DOTTED == state.board.peace_tile
        lows.append(state.peace_after[other] if peace else 0)
        highs.append(state.seen[base + dotted] or state.activated[other])
    for life in range(0, len(state.failed), 3):
        if state.failed[life] == other:
            lows.append(state.failed[life + 1])
            highs.append(state.failed[life + 2])
    numbers = matching(lows, highs, chance)
    if len(numbers) < len(lows):
        return []
    since = [ALWAYS] * DOTTED + [NEVER] * DOTTED
    for index, dotted in enumerate(active):
        since[DOTTED + dotted] = numbers[index]
    return since


def matching(lows: list[int], highs: list[int], chance: Stream) -> list[int]:
    """A different number for each, at least its low and below its high; shorter if there is no
    such choice."""
    numbers = list(range(len(lows)))
    for _ in range(SHUFFLES):
        chance.shuffle(numbers)
        if fits(numbers, lows, highs):
            return numbers
    numbers = [NEVER] * len(lows)
    for number in range(len(lows)):
        first = NONE
        for index in range(len(lows)):
            open_yet = numbers[index] == NEVER and lows[index] <= number < highs[index]
            if open_yet and (first == NONE or highs[index] < highs[first]):
                first = index
        if first == NONE:
            return []
        numbers[first] = number
    return numbers


def fits(numbers: list[int], lows: list[int], highs: list[int]) -> bool:
    return all(lows[index] <= number < highs[index] for index, number in enumerate(numbers))


# --- where the tiles are -------------------------------------------------------------------------


def place_tiles(state: Position, other: int, hidden: list[int], since: list[int]) -> bool:
    """Choose the swapped tile and what lies in the bag among those that can; the rest is at
    court. False where the activations leave no tile that could have been swapped."""
    base = other * TILES
    places = state.tiles[base : base + TILES]
    active = [tile for tile in hidden if since[tile] != NEVER]
    swapped = NONE
    if SWAPPED in places:
        candidates = [
            tile
            for tile in active
            if since[tile] < state.swap_before[other] and tile != state.taken_back[other]
        ]
        if not candidates:
            return False
        swapped = candidates[state.chance.draw(len(candidates))]
    usable = [tile for tile in active if since[tile] < state.fresh_from[other] and tile != swapped]
    laid = [] if state.opened else lay_again(state, other, usable)
    for tile in hidden:
        place = COURT if since[tile] < state.fresh_from[other] else FRESH
        if since[tile] == NEVER:
            place = INACTIVE
        elif tile == swapped:
            place = SWAPPED
        elif tile in laid:
            place = LAID
        move_to(state, base + tile, place)
    if not state.opened:
        for tile in range(NO_ACTION_TILE, TILES):
            move_to(state, base + tile, LAID if tile in laid else COURT)
    return True


def move_to(state: Position, place: int, where: int) -> None:
    """Put a tile there, and in what an extra action may have to be taken back to (5.8)."""
    state.tiles[place] = where
    if state.saved:
        state.saved[SAVED_TILES + place] = where


def lay_again(state: Position, other: int, usable: list[int]) -> list[int]:
    """Tiles for what the sibling still has on the Scriptorium or in the bag; `laid` and the bag
    are made to agree."""
    base = other * TILES
    was = [tile for tile in state.laid[2 * other : 2 * other + 2] if tile != NONE]
    kept = [tile for tile in was if state.tiles[base + tile] != LAID]
    missing = len(was) - len(kept)
    if not missing:
        return []
    shown = sum([tile >= NO_ACTION_TILE for tile in kept])
    lots = usable + [NO_ACTION_TILE] * (TILES - NO_ACTION_TILE - shown)
    state.chance.shuffle(lots)
    laying = other in state.to_move and state.agenda[-1][0] == LAY_TILES
    chosen = sorted(lots[:2])[:1] if laying else sorted(lots[:missing])
    if shown and chosen[0] == NO_ACTION_TILE:
        kept = [TILES - 1]  # of two no-action tiles the second was drawn first
    elif shown:
        kept = [NO_ACTION_TILE]
    elif chosen.count(NO_ACTION_TILE) > 1:
        chosen[1] = TILES - 1
    pair = [*sorted(kept + chosen), NONE, NONE]
    state.laid[2 * other : 2 * other + 2] = pair[:2]
    if state.bag:
        others = [place for place in state.bag if place // TILES != other or place == EVENT]
        state.bag = sorted(others + [base + tile for tile in chosen])
    return chosen
