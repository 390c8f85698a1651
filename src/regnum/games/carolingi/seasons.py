"""The seasons: laying, drawing and swapping tiles, and the turn of the year (3)."""

from regnum.core.refusal import Refusal
from regnum.games.carolingi import anarchy, scenario814
from regnum.games.carolingi.actions import peace, tile
from regnum.games.carolingi.events import draw_card, shuffle_discards
from regnum.games.carolingi.facts import (
    AUTUMN,
    EVENT,
    HUNGER,
    HUNGER_CARDS,
    MOST_GANGS,
    NO_ACTION_TILE,
    NONE,
    SEASONS,
    TILES,
    WINTER,
)
from regnum.games.carolingi.lands import tell_countries
from regnum.games.carolingi.moves import KEEP, LAY, SWAP, TAKE
from regnum.games.carolingi.scoring import points
from regnum.games.carolingi.state import (
    ARCHIVE,
    ASIDE,
    BEGIN_SEASON,
    COURT,
    DRAW_TILE,
    END_SEASON,
    FILL_BAG,
    FRESH,
    LAID,
    LAY_TILES,
    RUNNING,
    SUNDIAL,
    SWAP_TILES,
    SWAPPED,
    TURN_OF_YEAR,
    USED,
    Position,
    changed,
)


def begin_season(state: Position) -> None:
    """Swap, lay, draw, and so to the next season (3)."""
    for place in range(len(state.tiles)):
        if state.tiles[place] == FRESH:
            state.tiles[place] = COURT
    state.fresh_from = state.activated[:]
    state.laid = [NONE] * (2 * state.seats)
    state.opened = 0
    if state.journal is not None:
        params = {"year": state.year + 1, "season": SEASONS[state.season]}
        state.tell("event-season", params, (f"season:{SEASONS[state.season]}",))
    state.agenda.append((END_SEASON, 0, 0))
    state.agenda.append((FILL_BAG, 0, 0))
    state.agenda.append((LAY_TILES, 0, 0))
    state.agenda.append((SWAP_TILES, 0, 0))


# --- swapping tiles (3.3) -------------------------------------------------------------------


def open_swaps(state: Position) -> None:
    """Everyone who can swap decides at the same time, before anybody lays a tile (3.3; D14,
    C1). At the turn of the year nothing is left to take back."""
    able = [seat for seat in range(state.seats) if can_swap(state, seat)]
    if able:
        state.swap_away = [NONE] * state.seats
        state.swap_back = [NONE] * state.seats
        state.agenda.append((SWAP_TILES, 0, 0))
        state.to_move = tuple(able)


def can_swap(state: Position, seat: int) -> bool:
    return (
        state.taken_back[seat] == NONE
        and bool(swappable(state, seat))
        and bool(used_tiles(state, seat))
    )


def swappable(state: Position, seat: int) -> list[int]:
    """Active action tiles; the no-action tiles may not be swapped (3.3)."""
    base = seat * TILES
    return [tile for tile in range(NO_ACTION_TILE) if state.tiles[base + tile] == COURT]


def used_tiles(state: Position, seat: int) -> list[int]:
    """The seat's tiles on the season spaces."""
    base = seat * TILES
    return [tile for tile in range(NO_ACTION_TILE) if state.tiles[base + tile] >= USED]


def swap_choices(state: Position, seat: int) -> list[int]:
    if state.swap_away[seat] == NONE:
        return [KEEP, *[SWAP + tile for tile in swappable(state, seat)]]
    return [TAKE + tile for tile in used_tiles(state, seat)]


def forbids_swap(state: Position, seat: int, move: int) -> Refusal | None:
    chosen = state.swap_away[seat] != NONE
    if move == KEEP:
        return Refusal("refusal-swap-begun", "3.3", {}) if chosen else None
    place = seat * TILES
    if move < TAKE:
        params = {"tile": state.tile_word(move - SWAP)}
        if chosen:
            return Refusal("refusal-swap-begun", "3.3", params)
        if state.tiles[place + move - SWAP] != COURT:
            return Refusal("refusal-not-at-court", "3.3", params)
        return None
    params = {"tile": state.tile_word(move - TAKE)}
    if not chosen:
        return Refusal("refusal-take-later", "3.3", params)
    if state.tiles[place + move - TAKE] < USED:
        return Refusal("refusal-not-used", "3.3", params)
    return None


def choose_swap(state: Position, seat: int, move: int) -> bool:
    """Note what the seat wants; whether it has decided."""
    if move == KEEP:
        return True
    if move < TAKE:
        state.swap_away = changed(state.swap_away, seat, move - SWAP)
        return False
    state.swap_back = changed(state.swap_back, seat, move - TAKE)
    return True


def make_swaps(state: Position) -> None:
    """All have decided: the swaps are announced, what was put away is not (3.3)."""
    for seat in range(state.seats):
        away, back = state.swap_away[seat], state.swap_back[seat]
        if back == NONE:
            continue
        state.tiles[seat * TILES + away] = SWAPPED
        state.tiles[seat * TILES + back] = COURT
        state.taken_back = changed(state.taken_back, seat, back)
        state.swap_before = changed(state.swap_before, seat, state.activated[seat])
        if state.journal is not None:
            params = {"seat": seat, "tile": state.tile_word(back)}
            state.tell("event-swap", params, (f"seat:{seat}",))
            params = {"seat": seat, "tile": state.tile_word(away)}
            state.tell("event-put-away", params, (), (seat,))
    state.swap_away = [NONE] * state.seats
    state.swap_back = [NONE] * state.seats
    state.sealed = True


# --- laying tiles (3.1) ---------------------------------------------------------------------


def open_laying(state: Position) -> None:
    """Everyone lays two tiles, unseen by the others (3.1)."""
    state.agenda.append((LAY_TILES, 0, 0))
    state.to_move = tuple(range(state.seats))


def layable(state: Position, seat: int) -> list[int]:
    """The tiles at court after the one laid first; a pair is laid in the order of the table,
    and the second no-action tile only after the first."""
    first = state.laid[2 * seat]
    base = seat * TILES
    tiles = [tile for tile in range(first + 1, TILES) if state.tiles[base + tile] == COURT]
    if first < NO_ACTION_TILE and tiles and tiles[-1] == TILES - 1:
        tiles.pop()
    return tiles


def lay_choices(state: Position, seat: int) -> list[int]:
    return [LAY + tile for tile in layable(state, seat)]


def forbids_laying(state: Position, seat: int, tile: int) -> Refusal | None:
    first = state.laid[2 * seat]
    if state.tiles[seat * TILES + tile] != COURT:
        return Refusal("refusal-not-at-court", "3.1", {"tile": state.tile_word(tile)})
    if tile == TILES - 1 and first < NO_ACTION_TILE:
        return Refusal("refusal-no-action-later", "3.1", {})
    if tile < first:
        return Refusal("refusal-tile-order", "3.1", {"tile": state.tile_word(tile)})
    return None


def lay(state: Position, seat: int, tile: int) -> bool:
    """Lay a tile face down; whether it is the second."""
    second = state.laid[2 * seat] != NONE
    state.laid = changed(state.laid, 2 * seat + second, tile)
    state.tiles[seat * TILES + tile] = LAID
    if state.journal is not None:
        params = {"seat": seat, "tile": state.tile_word(tile)}
        state.tell("event-laid-tile", params, (), (seat,))
        if second:
            state.tell("event-laid", {"seat": seat}, (f"seat:{seat}",))
    return second


def hourglass(state: Position) -> int | None:
    """The seconds, once somebody has laid both tiles and turned the glass (8)."""
    seconds: int = state.options["hourglass"]
    if not seconds or not state.agenda or state.agenda[-1][0] != LAY_TILES:
        return None
    return seconds if len(state.to_move) < state.seats else None


def sand_runs_out(state: Position) -> None:
    """What does not lie on the Scriptorium by now stays at court (8)."""
    late = list(state.to_move)
    state.agenda.pop()
    state.to_move = ()
    state.tell("event-sand", {"seat": late})


def fill_bag(state: Position) -> None:
    """All tiles from the Scriptorium go into the bag, the event tiles with them (3.1)."""
    bag = [place for place in range(len(state.tiles)) if state.tiles[place] == LAID]
    state.bag = bag + [EVENT] * state.event_tiles
    state.agenda.append((DRAW_TILE, 0, 0))


# --- drawing tiles (3.2) --------------------------------------------------------------------


def draw_tile(state: Position) -> None:
    """One tile after the other, until the bag is empty (3.2)."""
    if not state.bag:
        return
    state.agenda.append((DRAW_TILE, 0, 0))
    drawn = state.bag.pop(state.chance.draw(len(state.bag)))
    if drawn == EVENT:
        state.tell("event-messenger", {})
        draw_card(state)
        return
    seat, number = divmod(drawn, TILES)
    if number >= NO_ACTION_TILE:
        return_no_action(state, seat, drawn)
    elif number == state.board.peace_tile:
        peace.interrupt(state, seat)
    else:
        tile.drawn(state, seat, number)


def return_no_action(state: Position, seat: int, drawn: int) -> None:
    """Nothing happens, the tile goes back to court (3.2, 5.6). Of two in the bag the second
    leaves first: nobody can tell them apart."""
    second = seat * TILES + TILES - 1
    if drawn != second and second in state.bag:
        state.bag.remove(second)
        state.bag.insert(sum([other < drawn for other in state.bag]), drawn)
        drawn = second
    state.tiles[drawn] = COURT
    if state.journal is not None:
        state.tell("event-no-action", {"seat": seat}, (f"seat:{seat}",))


def end_season(state: Position) -> None:
    """The next season, or the turn of the year after autumn (3.2, 3.4)."""
    last = state.season == AUTUMN
    state.season = WINTER if last else state.season + 1
    scenario814.advance_skuld(state)
    if state.ending == RUNNING:
        state.agenda.append((TURN_OF_YEAR if last else BEGIN_SEASON, 0, 0))


# --- the turn of the year (3.4) -------------------------------------------------------------


def turn_of_year(state: Position) -> None:
    """The year of the sundial was the last (3.5; D22); otherwise every golden marker (3.4)."""
    if state.year + 1 == state.years:
        state.ending = SUNDIAL
        return
    state.year += 1
    if state.year == 1:
        state.event_tiles += 1  # once, after the first year (D12)
        anarchy.bring_cards(state)
    shuffle_discards(state)
    add_hunger_card(state)
    recall_tiles(state)
    court_day(state)
    remove_surplus_gangs(state)
    state.agenda.append((BEGIN_SEASON, 0, 0))


def add_hunger_card(state: Position) -> None:
    """One more hunger card, as long as any are left (3.4, 6.1.1; D8)."""
    for card in range(HUNGER, HUNGER + HUNGER_CARDS):
        if state.cards[card] == ASIDE:
            state.cards[card] = ARCHIVE
            return


def recall_tiles(state: Position) -> None:
    """Used and swapped tiles return to their courts (3.4)."""
    for place in range(len(state.tiles)):
        if state.tiles[place] >= SWAPPED:
            state.tiles[place] = COURT
    state.taken_back = [NONE] * state.seats
    state.swap_before = [0] * state.seats


def court_day(state: Position) -> None:
    """All see which conditions they meet (3.4)."""
    if state.journal is not None:
        state.tell("event-year", {"year": state.year + 1})
        for seat in range(state.seats):
            state.tell("event-court-day", {"seat": seat, "count": points(state, seat)})


def remove_surplus_gangs(state: Position) -> None:
    """Three gangs stay on a country, the others wait on the Archivium (3.4; D13)."""
    crowded = [country for country in state.realm.countries if state.gangs[country] > MOST_GANGS]
    for country in crowded:
        state.archive_gangs += state.gangs[country] - MOST_GANGS
        state.gangs[country] = MOST_GANGS
    tell_countries(state, "event-surplus", crowded)
