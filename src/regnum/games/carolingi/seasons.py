"""The seasons: laying, drawing and swapping tiles, and the turn of the year (3)."""

from typing import Any, Final

from regnum.core.journal import Ask
from regnum.core.packed import append, i64, pop, vec
from regnum.core.phase import Phase, Simultaneous
from regnum.core.refusal import Refusal
from regnum.core.vectors import changed, filled
from regnum.games.carolingi.actions import peace
from regnum.games.carolingi.actions.drawn import carry_out
from regnum.games.carolingi.events import DRAW_CARD, shuffle_discards
from regnum.games.carolingi.facts import (
    AUTUMN,
    DOTTED,
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
from regnum.games.carolingi.moves import KEEP, LAY, PLAY, SWAP, TAKE
from regnum.games.carolingi.scoring import end_game, points
from regnum.games.carolingi.state import (
    ARCHIVE,
    ASIDE,
    COURT,
    FRESH,
    LAID,
    SUNDIAL,
    SWAPPED,
    USED,
    Position,
)


class BeginSeason(Phase[Position]):
    """Swap, lay, draw, and so to the next season (3)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        refresh_tiles(state)
        state.laid = filled(2 * state.seats, NONE)
        state.opened = 0
        if state.journal is not None:
            season = SEASONS[state.season]
            params = {"year": state.rules.first_year + state.year, "season": season}
            state.tell("event-season", params, (f"season:{season}",))
        state.push(END_SEASON)
        state.push(LAY_TILES)
        state.push(SWAP_TILES)


def refresh_tiles(state: Position) -> None:
    """Tiles activated in the season before can be used from now on (5.2 a)."""
    seat: i64
    tile: i64
    for seat in range(state.seats):
        if state.activated[seat] > state.fresh_from[seat]:
            for tile in range(DOTTED, NO_ACTION_TILE):
                if state.tiles[seat * TILES + tile] == FRESH:
                    state.tiles[seat * TILES + tile] = COURT
    state.fresh_from = state.activated


# --- swapping tiles (3.3) -------------------------------------------------------------------


class SwapTiles(Simultaneous[Position]):
    """Everyone who can swap decides at the same time, before anybody lays a tile (3.3; D14, C1):
    the tile to put away and the one to take back, whichever is named first. At the turn of the
    year nothing is left to take back."""

    def asked(self, state: Position) -> i64:
        able: i64 = 0
        seat: i64
        for seat in range(state.seats):
            if can_swap(state, seat):
                able |= 1 << seat
        return able

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        away, back = state.swap_away[seat], state.swap_back[seat]
        choices = vec[i64](capacity=16)
        if away == NONE and back == NONE:
            choices = append(choices, KEEP)
        if away == NONE:
            choices = offered(SWAP, swappable(state, seat), choices)
        if back == NONE:
            choices = offered(TAKE, used_tiles(state, seat), choices)
        return choices

    def distinct(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        """What is put away comes first."""
        if state.swap_away[seat] != NONE or state.swap_back[seat] != NONE:
            return self.choices(state, seat, number)
        return offered(SWAP, swappable(state, seat), append(vec[i64](capacity=16), KEEP))

    def asks(self, state: Position, seat: i64, number: i64) -> Ask:
        """The other tile of the two, once one is named."""
        away, back = state.swap_away[seat], state.swap_back[seat]
        if away == NONE and back == NONE:
            return Ask(self.ask, self.rule, {"seat": int(seat)})
        key, tile = ("ask-swap-back", away) if back == NONE else ("ask-swap-away", back)
        return Ask(key, self.rule, {"seat": int(seat), "tile": state.tile_word(tile)})

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        away, back = state.swap_away[seat], state.swap_back[seat]
        if move == KEEP:
            begun = away != NONE or back != NONE
            return Refusal("refusal-swap-begun", "3.3", {}) if begun else None
        chosen = away if move < TAKE else back
        if chosen != NONE:
            return Refusal("refusal-swap-begun", "3.3", {})
        tile = move - SWAP if move < TAKE else move - TAKE
        place = state.tiles[seat * TILES + tile]
        if move < TAKE and place != COURT:
            return Refusal("refusal-not-at-court", "3.3", {"tile": state.tile_word(tile)})
        if move >= TAKE and place < USED:
            return Refusal("refusal-not-used", "3.3", {"tile": state.tile_word(tile)})
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        if move >= TAKE:
            state.swap_back = changed(state.swap_back, seat, move - TAKE)
        elif move != KEEP:
            state.swap_away = changed(state.swap_away, seat, move - SWAP)

    def committed(self, state: Position, seat: i64) -> bool:
        """Both tiles are named, or neither: nothing is swapped."""
        return (state.swap_away[seat] == NONE) == (state.swap_back[seat] == NONE)

    def reveal(self, state: Position) -> None:
        """The swaps are announced, what was put away is not (3.3)."""
        seat: i64
        for seat in range(state.seats):
            if state.swap_back[seat] != NONE:
                swap(state, seat, state.swap_away[seat], state.swap_back[seat])
                state.swap_away = changed(state.swap_away, seat, NONE)
                state.swap_back = changed(state.swap_back, seat, NONE)
        state.sealed = True

    def may_ask(self, state: Position, seats: i64, seat: i64) -> bool:
        """Those who can swap and have not decided; a half swap has still to be decided."""
        other: i64
        for other in range(state.seats):
            away, back = state.swap_away[other], state.swap_back[other]
            if away != NONE and back != NONE and seats >> other & 1:
                return False
            if (away == NONE) != (back == NONE) and not seats >> other & 1:
                return False
        return seat == 0 and seats & ~self.asked(state) == 0


def swap(state: Position, seat: i64, away: i64, back: i64) -> None:
    """One tile for another, once a year (3.3)."""
    state.tiles[seat * TILES + away] = SWAPPED
    state.tiles[seat * TILES + back] = COURT
    state.taken_back = changed(state.taken_back, seat, back)
    state.swap_before = changed(state.swap_before, seat, state.activated[seat])
    if state.journal is not None:
        told = {"seat": seat, "tile": state.tile_word(back)}
        state.tell("event-swap", told, (f"seat:{seat}",))
        secret = {"seat": seat, "tile": state.tile_word(away)}
        state.tell("event-put-away", secret, (f"tile:{secret['tile']}",), (int(seat),))


def can_swap(state: Position, seat: i64) -> bool:
    """Once a year, with a tile at court for one on a season."""
    if state.taken_back[seat] != NONE:
        return False
    return used_tiles(state, seat) != 0 and swappable(state, seat) != 0


def swappable(state: Position, seat: i64) -> i64:
    """A mask of the active action tiles; the no-action tiles may not be swapped (3.3)."""
    found: i64 = 0
    tile: i64
    for tile in range(NO_ACTION_TILE):
        if state.tiles[seat * TILES + tile] == COURT:
            found |= 1 << tile
    return found


def used_tiles(state: Position, seat: i64) -> i64:
    """A mask of the seat's tiles on the season spaces."""
    found: i64 = 0
    tile: i64
    for tile in range(NO_ACTION_TILE):
        if state.tiles[seat * TILES + tile] >= USED:
            found |= 1 << tile
    return found


def offered(first: i64, tiles: i64, found: vec[i64]) -> vec[i64]:
    """A move for each tile of a mask."""
    tile: i64
    for tile in range(TILES):
        if tiles >> tile & 1:
            found = append(found, first + tile)
    return found


# --- laying tiles (3.1) ---------------------------------------------------------------------


class LayTiles(Simultaneous[Position]):
    """Everyone lays two tiles, unseen by the others, in any order (3.1)."""

    def drafted(self) -> bool:
        return True

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return self.layable(state, seat, 0, TILES)

    def distinct(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        """The pair ascending; of the no-action tiles, which are alike, the first."""
        first = state.laid[2 * seat]
        end: i64 = TILES if first == NO_ACTION_TILE else TILES - 1
        found = self.layable(state, seat, first + 1, end)
        return found if len(found) else self.choices(state, seat, number)

    def layable(self, state: Position, seat: i64, first: i64, end: i64) -> vec[i64]:
        found = vec[i64](capacity=TILES)
        tile: i64
        for tile in range(first, end):
            if state.tiles[seat * TILES + tile] == COURT:
                found = append(found, LAY + tile)
        return found

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        if state.tiles[seat * TILES + move - LAY] == COURT:
            return None
        return Refusal("refusal-not-at-court", "3.1", {"tile": state.tile_word(move - LAY)})

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        """The second no-action tile stands for the first as long as that is at court."""
        tile = move - LAY
        if tile == TILES - 1 and state.tiles[seat * TILES + NO_ACTION_TILE] == COURT:
            tile = NO_ACTION_TILE
        state.tiles[seat * TILES + tile] = LAID
        other = state.laid[2 * seat]
        if other == NONE:
            state.laid[2 * seat] = tile
        else:
            state.laid[2 * seat] = min(tile, other)
            state.laid[2 * seat + 1] = max(tile, other)
        if state.journal is not None:
            params = {"seat": seat, "tile": state.tile_word(tile)}
            state.tell("event-laid-tile", params, (f"tile:{params['tile']}",), (int(seat),))
            if other != NONE:
                state.tell("event-laid", {"seat": seat}, (f"seat:{seat}",))

    def committed(self, state: Position, seat: i64) -> bool:
        return state.laid[2 * seat + 1] != NONE

    def reveal(self, state: Position) -> None:
        fill_bag(state)

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        return {"count": 2 if state.laid[2 * seat] == NONE else 1}

    def may_ask(self, state: Position, seats: i64, seat: i64) -> bool:
        """Those who have not laid two tiles."""
        waiting: i64 = 0
        other: i64
        for other in range(state.seats):
            if not self.committed(state, other):
                waiting |= 1 << other
        return seat == 0 and seats == waiting


def fill_bag(state: Position) -> None:
    """All tiles from the Scriptorium go into the bag, the event tiles with them (3.1)."""
    state.bag = laid_tiles(state, state.event_tiles)
    state.push(DRAW_TILE)


def laid_tiles(state: Position, events: i64) -> vec[i64]:
    """The tiles on the Scriptorium or in the bag, and so many event tiles, ascending."""
    bag = vec[i64](capacity=2 * state.seats + events)
    place: i64
    for place in range(2 * state.seats):
        tile = place // 2 * TILES + state.laid[place]
        if state.laid[place] != NONE and state.tiles[tile] == LAID:
            bag = append(bag, tile)
    for _ in range(events):
        bag = append(bag, EVENT)
    return bag


# --- drawing tiles (3.2) --------------------------------------------------------------------


class DrawTile(Phase[Position]):
    """One tile after the other, until the bag is empty (3.2)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        left = len(state.bag)
        if not left:
            return
        state.push(self)
        state.bag, drawn = pop(state.bag, state.chance.draw(left))
        if drawn == EVENT:
            if state.journal is not None:
                state.tell("event-messenger", {}, ("bag", "archive"))
            state.push(DRAW_CARD)
            return
        owner, tile = drawn // TILES, drawn % TILES
        if tile >= NO_ACTION_TILE:
            return_no_action(state, owner, drawn)
        elif tile == state.board.peace_tile:
            peace.interrupt(state, owner)
        else:
            carry_out(state, owner, tile)


def return_no_action(state: Position, seat: i64, drawn: i64) -> None:
    """Nothing happens, the tile goes back to court (3.2, 5.6). Of two in the bag the second
    leaves first: nobody can tell them apart."""
    second = seat * TILES + TILES - 1
    if drawn != second:
        place: i64
        for place in range(len(state.bag)):
            if state.bag[place] == second:
                state.bag[place] = drawn
                drawn = second
                break
    state.tiles[drawn] = COURT
    if state.journal is not None:
        state.tell("event-no-action", {"seat": seat}, (f"seat:{seat}",))


class EndSeason(Phase[Position]):
    """The next season, or the turn of the year after autumn (3.2, 3.4)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        if state.season == AUTUMN:
            state.push(TURN_OF_YEAR)
        else:
            state.season += 1
            state.push(BEGIN_SEASON)


# --- the turn of the year (3.4) -------------------------------------------------------------


class TurnOfYear(Phase[Position]):
    """The year of the sundial was the last (3.5; D22); otherwise every golden marker (3.4)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        if state.year + 1 == state.years:
            end_game(state, SUNDIAL, NONE)
        state.year += 1
        state.season = WINTER
        if state.year == 1:
            state.event_tiles += 1  # once, after the first year (D12)
        shuffle_discards(state)
        add_hunger_card(state)
        recall_tiles(state)
        court_day(state)
        remove_surplus_gangs(state)
        state.push(BEGIN_SEASON)


def add_hunger_card(state: Position) -> None:
    """One more hunger card, as long as any are left (3.4, 6.1.1; D8)."""
    card: i64
    for card in range(HUNGER, HUNGER + HUNGER_CARDS):
        if state.cards[card] == ASIDE:
            state.cards = changed(state.cards, card, ARCHIVE)
            return


def recall_tiles(state: Position) -> None:
    """Used and swapped tiles return to their courts (3.4)."""
    place: i64
    for place in range(len(state.tiles)):
        if state.tiles[place] >= SWAPPED:
            state.tiles[place] = COURT
    state.taken_back = filled(state.seats, NONE)
    state.swap_before = filled(state.seats, 0)


def court_day(state: Position) -> None:
    """All see which conditions they meet (3.4)."""
    if state.journal is not None:
        year = {"year": state.rules.first_year + state.year}
        state.tell("event-year", year, (f"season:{SEASONS[state.season]}",))
        for seat in range(state.seats):
            params = {"seat": seat, "count": points(state, seat)}
            state.tell("event-court-day", params, (f"seat:{seat}",))


def remove_surplus_gangs(state: Position) -> None:
    """Three gangs stay on a country, the others wait on the Archivium (3.4; D13)."""
    crowded = vec[i64]()
    for country in state.realm.countries:
        surplus = state.gangs[country] - MOST_GANGS
        if surplus > 0:
            state.archive_gangs += surplus
            state.gangs[country] = MOST_GANGS
            crowded = append(crowded, country)
    tell_countries(state, "event-surplus", crowded)


BEGIN_SEASON: Final = BeginSeason("begin-season")
SWAP_TILES: Final = SwapTiles("swap-tiles", "ask-swap", "3.3", (KEEP, LAY), (SWAP, PLAY))
LAY_TILES: Final = LayTiles("lay-tiles", "ask-lay", "3.1", (LAY, SWAP))
DRAW_TILE: Final = DrawTile("draw-tile")
END_SEASON: Final = EndSeason("end-season")
TURN_OF_YEAR: Final = TurnOfYear("turn-of-year")
