"""What is true of every position, and what a loaded one must fulfil."""

from collections.abc import Iterator

from regnum.core.packed import packed
from regnum.core.phase import Decision
from regnum.core.vectors import count_of, total
from regnum.games.carolingi.actions.influence import Unfolding
from regnum.games.carolingi.actions.move import Grouping, Marching
from regnum.games.carolingi.actions.peace import SAVED_TILES, restore, saved_length
from regnum.games.carolingi.events import Starving
from regnum.games.carolingi.facts import (
    COUNTERS,
    COUNTRIES,
    DOTTED,
    EVENT,
    FOLLOWERS,
    HUNGER,
    HUNGER_CARDS,
    MOST_TROPHIES,
    NO_ACTION_TILE,
    NONE,
    PROBLEM_KINDS,
    SEASONS,
    TILES,
    event_tiles,
)
from regnum.games.carolingi.seasons import DRAW_TILE, LayTiles, SwapTiles
from regnum.games.carolingi.secrets import sure_matching
from regnum.games.carolingi.state import (
    ASIDE,
    BY_PEACE,
    CLAIMING,
    COURT,
    FRESH,
    INACTIVE,
    LAID,
    OUT,
    RUNNING,
    SLOT,
    SUNDIAL,
    SWAPPED,
    USED,
    Position,
)


def faults(state: Position) -> Iterator[str]:
    """A sentence for each invariant that the position breaks."""
    yield from faults_of_the_table(state)
    yield from faults_of_swaps(state)
    yield from faults_of_flow(state)
    yield from faults_of_saved(state)


def faults_of_the_table(state: Position) -> Iterator[str]:
    """What holds also of the position to which an extra action may be taken back."""
    yield from faults_of_pieces(state)
    yield from faults_of_countries(state)
    yield from faults_of_cards(state)
    yield from faults_of_problems(state)
    yield from faults_of_tiles(state)
    yield from faults_of_knowledge(state)
    yield from state.rules.faults(state)


def faults_of_pieces(state: Position) -> Iterator[str]:
    """24 followers a colour, 50 gangs (8 a player in Scenario 814), 40 counters."""
    for seat in range(state.seats):
        count = (
            sum(list(state.followers)[seat :: state.seats])
            + sum(list(state.emissaries)[seat :: state.seats])
            + state.missi[seat]
            + state.leudes[seat]
            + state.nobiles[seat]
            + state.trophies[seat]
            + state.waiting[seat]
            + count_of(state.honors, seat)
        )
        if count != FOLLOWERS:
            yield f"Seat {seat} must have {FOLLOWERS} followers, not {count}."
    expected = state.rules.gangs(state)
    gangs = total(state.gangs) + total(state.card_gangs) + state.archive_gangs + state.gang_supply
    if gangs != expected:
        yield f"There must be {expected} gangs, not {gangs}."
    if total(state.counters) + state.counter_supply != COUNTERS:
        yield f"There must be {COUNTERS} development counters."


def faults_of_countries(state: Position) -> Iterator[str]:
    """Nothing outside the realm, nothing foreign in a homeland, counters on open land only."""
    seats = state.seats
    palaces = list(state.palaces)
    for country in range(COUNTRIES):
        name = state.board.names[country]
        row = list(state.followers[country * seats : (country + 1) * seats])
        if not state.realm.mask >> country & 1:
            if any(row) or state.gangs[country] or state.counters[country]:
                yield f"{name} is not in play and must be empty."
            if state.forest[country] or country in palaces:
                yield f"{name} is not in play and cannot be a woodland or a homeland."
        elif country in palaces:
            owner = palaces.index(country)
            foreign = sum(row) - row[owner]
            if foreign or state.gangs[country] or state.counters[country]:
                yield f"Nothing foreign can be in the homeland {name}."
            if palaces.count(country) > 1 or state.forest[country]:
                yield f"{name} cannot be the homeland of two, nor a woodland."
        elif state.forest[country] and state.counters[country]:
            yield f"There can be no development counter in the woodland {name}."


def faults_of_cards(state: Position) -> Iterator[str]:
    """No region holds more cards than slots; only cards in slots carry anything."""
    palaces = list(state.palaces)
    for country in range(COUNTRIES):
        name = state.board.names[country]
        row = list(state.emissaries[country * state.seats : (country + 1) * state.seats])
        absent = country in palaces or not state.realm.mask >> country & 1
        if absent != (state.cards[country] == OUT) or state.cards[country] == ASIDE:
            yield f"The card of {name} does not lie where it can."
        loaded = any(row) or state.card_gangs[country] or state.card_problem[country] != NONE
        if state.cards[country] != SLOT and loaded:
            yield f"The card of {name} is in no slot and must be empty."
    for region in list(state.realm.regions):
        inside = sum([state.cards[card] == SLOT for card in list(state.board.members[region])])
        if inside > state.board.slots[region]:
            yield f"{state.board.region_names[region]} has more cards than slots."
    hunger = list(state.cards)[HUNGER : HUNGER + HUNGER_CARDS]
    most = state.rules.hunger_cards(state)
    if SLOT in hunger or HUNGER_CARDS - hunger.count(OUT) != most:
        yield f"There must be {most} hunger cards, none of them in a slot."


def faults_of_problems(state: Position) -> Iterator[str]:
    """Every problem tile of the game is in one place, and no cube too many on the tracker."""
    for kind in range(PROBLEM_KINDS):
        expected = state.rules.problem_tiles(state, kind)
        count = (
            sum(list(state.problems)[kind::PROBLEM_KINDS])
            + count_of(state.problem_slot, kind)
            + count_of(state.card_problem, kind)
        )
        if count != expected:
            yield f"There must be {expected} problems of kind {kind}, not {count}."
    if len(state.honors) > state.rules.honor_cubes(state):
        yield "The honors tracker holds too many cubes."


# --- tiles -----------------------------------------------------------------------------------


def faults_of_tiles(state: Position) -> Iterator[str]:
    """Tiles lie where their sort can; the bag and what was laid agree; four trophies at most."""
    for seat in range(state.seats):
        tiles = list(state.tiles[seat * TILES : seat * TILES + TILES])
        for tile, place in enumerate(tiles):
            if not may_lie(state, tile, place):
                yield f"Tile {tile} of seat {seat} lies where it cannot."
        back = state.taken_back[seat]
        if tiles.count(SWAPPED) != (0 if back == NONE else 1):
            yield f"Seat {seat} must have swapped one tile for one."
        if (CLAIMING in tiles) != bool(state.claimants >> seat & 1):
            yield f"The claim of seat {seat} must have its peace tile."
        if state.trophies[seat] > MOST_TROPHIES:
            yield f"Seat {seat} has more than {MOST_TROPHIES} trophies."
        yield from faults_of_laid(state, seat, tiles)
    yield from faults_of_bag(state)


def may_lie(state: Position, tile: int, place: int) -> bool:
    """Whether a tile can be there: nothing was used in a season to come."""
    if tile >= NO_ACTION_TILE:
        return place in (COURT, LAID)
    if place in (INACTIVE, FRESH) and tile < DOTTED:
        return False
    if place == CLAIMING or place >= USED:
        peace = tile == state.board.peace_tile
        return peace == (place == CLAIMING) and (
            place == CLAIMING or (place - USED) % len(SEASONS) <= state.season
        )
    return True


def faults_of_laid(state: Position, seat: int, tiles: list[int]) -> Iterator[str]:
    """What was laid is a pair, ascending, and still laid or where it went this season."""
    laid = [tile for tile in list(state.laid[2 * seat : 2 * seat + 2]) if tile != NONE]
    if len(set(laid)) != len(laid) or laid != sorted(laid):
        yield f"Seat {seat} must have laid different tiles, the lower first."
    if state.laid[2 * seat] == NONE and laid:
        yield f"Seat {seat} must have laid a first tile before a second."
    if TILES - 1 in laid and NO_ACTION_TILE not in laid:
        yield f"Seat {seat} lays the first no-action tile before the second."
    for tile in laid:
        place = tiles[tile]
        used = place >= USED and (place - USED) % len(SEASONS) == state.season
        gone = place == COURT and tile >= NO_ACTION_TILE
        peace = tile == state.board.peace_tile and place in (CLAIMING, INACTIVE, FRESH)
        if place != LAID and (laying(state) or not (used or gone or peace)):
            yield f"Seat {seat} has laid a tile that lies elsewhere."
    if any(place == LAID and tile not in laid for tile, place in enumerate(tiles)):
        yield f"Seat {seat} has a tile in the bag that was not laid."


def laying(state: Position) -> bool:
    """Whether tiles are being laid."""
    return bool(state.owing) and isinstance(state.decision(), LayTiles)


def faults_of_bag(state: Position) -> Iterator[str]:
    """It holds what was laid, ascending, and event tiles; these are as many as the year says."""
    expected = event_tiles(state.seats) + (1 if state.year else 0)
    if state.event_tiles != expected:
        yield f"There must be {expected} event tiles in this year."
    bag = list(state.bag)
    laid = [place for place in range(len(state.tiles)) if state.tiles[place] == LAID]
    if bag.count(EVENT) > state.event_tiles or bag != sorted(bag):
        yield "The bag must be in order, with no event tile too many."
    if [place for place in bag if place != EVENT] != ([] if laying(state) else laid):
        yield "The bag must hold what was laid."
    drawing = any(step & 0xFF == DRAW_TILE.number for step in list(state.agenda))
    if bag and state.owing and not drawing:
        yield "The bag must be drawn from until it is empty."


def faults_of_swaps(state: Position) -> Iterator[str]:
    """Only while swaps are decided is a tile named, one at court for one that was used."""
    swapping = bool(state.owing) and isinstance(state.decision(), SwapTiles)
    for seat in range(state.seats):
        away, back = state.swap_away[seat], state.swap_back[seat]
        if not swapping and (away != NONE or back != NONE):
            yield "Tiles are not being swapped."
        if away != NONE and state.tiles[seat * TILES + away] != COURT:
            yield f"Seat {seat} puts away a tile that is not at court."
        if back != NONE and state.tiles[seat * TILES + back] < USED:
            yield f"Seat {seat} takes back a tile that was not used."


# --- what all have seen ------------------------------------------------------------------------


def faults_of_knowledge(state: Position) -> Iterator[str]:
    """Each activation made one tile active, at a time that fits all that was seen of it."""
    failed = list(state.failed)
    if len(failed) % 3 or any(seat >= state.seats for seat in failed[::3]):
        yield "Each failed claim must name its seat and two numbers of activations."
        return
    for seat in range(state.seats):
        lows, highs = lives(state, seat)
        if len(lows) != state.activated[seat]:
            yield f"Seat {seat} must have activated each of its active tiles once."
        elif len(sure_matching(packed(lows), packed(highs))) < len(lows):
            yield f"Seat {seat} cannot have activated its tiles in time."


def lives(state: Position, seat: int) -> tuple[list[int], list[int]]:
    """For each tile that became active, which activation it can have been: from, and before."""
    lows: list[int] = []
    highs: list[int] = []
    fresh = int(state.fresh_from[seat])
    for tile in range(DOTTED, NO_ACTION_TILE):
        place = state.tiles[seat * TILES + tile]
        seen = int(state.seen[seat * DOTTED + tile - DOTTED])
        if place == INACTIVE:
            if seen:
                lows.append(0)
                highs.append(0)
            continue
        low = int(state.peace_after[seat]) if tile == state.board.peace_tile else 0
        high = seen if seen else int(state.activated[seat])
        if place == SWAPPED:
            high = min(high, int(state.swap_before[seat]))
        lows.append(max(low, fresh) if place == FRESH else low)
        highs.append(high if place == FRESH else min(high, fresh))
    failed = list(state.failed)
    for life in range(0, len(failed), 3):
        if failed[life] == seat:
            lows.append(failed[life + 1])
            highs.append(failed[life + 2])
    return lows, highs


# --- the flow ----------------------------------------------------------------------------------


def faults_of_flow(state: Position) -> Iterator[str]:
    """A game runs until it has ended, and then it has the winner that fits its ending."""
    for step in list(state.agenda)[:-1]:
        waiting = state.phases[step & 0xFF]
        if isinstance(waiting, Decision) and not isinstance(waiting, LayTiles):
            yield "Only laying tiles can wait for another decision."
    asked = state.decision() if state.owing else None
    marching = isinstance(asked, Marching | Grouping)
    if not marching and (state.sources or len(state.marched)):
        yield "Nobody is on the march."
    if not isinstance(asked, Unfolding) and len(state.spread):
        yield "No card is being unfolded."
    if not isinstance(asked, Starving) and state.starved:
        yield "There is no famine."
    if (state.ending == RUNNING) != bool(state.owing):
        yield "A game that goes on must ask somebody, one that has ended nobody."
    if (state.winner != NONE) and state.ending in (RUNNING, SUNDIAL):
        yield "Nobody has won by peace or by favour."
    if state.winner == NONE and state.ending == BY_PEACE:
        yield "Somebody must have won by peace."


def faults_of_saved(state: Position) -> Iterator[str]:
    """What an extra action may have to be taken back to is a position itself."""
    saved = list(state.saved)
    if not saved:
        return
    if len(saved) < SAVED_TILES or len(saved) != saved_length(state, saved[2], saved[3]):
        yield "What was saved must be a whole table."
        return
    if not state.claimants:
        yield "Only a claim of peace saves the table."
    before = state.copy()
    assert isinstance(before, Position)
    restore(before)
    shapes = before.shapes()
    for name, value in before.fields().items():
        values = value if isinstance(value, list) else [value]
        if not all(shapes[name].low <= each <= shapes[name].high for each in values):
            yield f"What was saved of {name!r} cannot be."
            return
    yield from faults_of_the_table(before)
