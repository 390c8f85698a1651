"""The realm as a row of numbers (`regnum.core.tensor`): what the view shows, and where each card
is, which everybody has seen."""

from typing import Any, Final

from regnum.core.agenda import NUMBER_SHIFT
from regnum.core.game import Game
from regnum.core.packed import i16, i64, vec
from regnum.core.phase import Phase
from regnum.core.tensor import (
    Encoder,
    Feature,
    player_after,
    put,
    put_by_player,
    put_one_of,
    steps_to,
)
from regnum.games.carolingi.actions.develop import ALLOWED, BUILDING
from regnum.games.carolingi.actions.equip import EQUIPPING, MOST_LEVIES, SUMMONING
from regnum.games.carolingi.actions.marched import ON_A_WAY
from regnum.games.carolingi.actions.move import GROUPING
from regnum.games.carolingi.actions.tile import StepOfAction, UseTile
from regnum.games.carolingi.advanced import EXPELLING, PLACE_DRAFTED
from regnum.games.carolingi.board import PROBLEM_TILES
from regnum.games.carolingi.events import STARVING
from regnum.games.carolingi.facts import (
    ANARCHY,
    CARDS,
    COUNTERS,
    COUNTRIES,
    DOTTED,
    EVENT,
    FOLLOWERS,
    GANGS,
    HUNGER,
    HUNGER_CARDS,
    KINDS,
    MOST_COUNTERS,
    MOST_SEATS,
    MOST_TROPHIES,
    NO_ACTION_TILE,
    NONE,
    PROBLEM_KINDS,
    SEASONS,
    TILES,
)
from regnum.games.carolingi.moves import MOST_WAYS
from regnum.games.carolingi.state import (
    ARCHIVE,
    CLAIMING,
    COURT,
    DISCARD,
    FRESH,
    INACTIVE,
    LAID,
    NO_GANGS,
    SLOT,
    SWAPPED,
    USED,
    Position,
)

MOST_HONORS: Final = 24
"""Cubes on the longest honors tracker that a board can have."""

YEARS: Final = 10
ACTIONS: Final = len(KINDS)
FOUR: Final = len(SEASONS)

COUNTED: Final = 5
"""Places of which everybody knows how many tiles of a court are there."""

DIGIT: Final = 4
"""Bits in which the tiles at a place are counted."""

assert TILES < 1 << DIGIT

TOLD: Final = 5
"""Places of tiles that their owner alone tells apart: INACTIVE to LAID, and SWAPPED."""

BY_PLAYER: Final = ("player", "country")
ON_MAP: Final = (MOST_SEATS, COUNTRIES)
LAND: Final = ("country",)
LANDS: Final = (COUNTRIES,)
EACH: Final = ("player",)
ALL: Final = (MOST_SEATS,)

PUBLIC: Final = [
    Feature("followers", BY_PLAYER, ON_MAP, FOLLOWERS, "followers in a country"),
    Feature("emissaries", BY_PLAYER, ON_MAP, FOLLOWERS, "followers on a country's card"),
    Feature("palace", LAND, LANDS, MOST_SEATS, "whose homeland it is: 1 is one's own", True),
    Feature("gangs", LAND, LANDS, GANGS, "gangs in a country"),
    Feature("counters", LAND, LANDS, MOST_COUNTERS, "development counters"),
    Feature("woodland", LAND, LANDS, 1, "whether it is a woodland"),
    Feature("card_in_slot", LAND, LANDS, 1, "its card lies in a slot"),
    Feature("card_in_archive", LAND, LANDS, 1, "its card may still be drawn"),
    Feature("card_discarded", LAND, LANDS, 1, "its card is on the discard pile"),
    Feature("card_gangs", LAND, LANDS, GANGS, "gangs on its card"),
    Feature("card_problem", LAND, LANDS, PROBLEM_KINDS, "the problem on its card (814)", True),
    Feature("arrived", LAND, LANDS, FOLLOWERS, "followers that have moved in this action"),
    Feature("missi", EACH, ALL, FOLLOWERS, "Missi"),
    Feature("leudes", EACH, ALL, FOLLOWERS, "Leudes"),
    Feature("nobiles", EACH, ALL, FOLLOWERS, "Nobiles"),
    Feature("trophies", EACH, ALL, MOST_TROPHIES, "trophies"),
    Feature("waiting", EACH, ALL, FOLLOWERS, "followers in the bag of the draft"),
    Feature(
        "tile_count",
        ("player", "place"),
        (MOST_SEATS, COUNTED),
        TILES,
        "tiles at court, laid, inactive, swapped, and claiming the throne",
    ),
    Feature(
        "tile_used",
        ("player", "tile"),
        (MOST_SEATS, TILES),
        2 * FOUR,
        "the season a tile lies on: 1 to 4 face up, 5 to 8 face down",
        True,
    ),
    Feature(
        "tile_shown",
        ("player", "dotted tile"),
        (MOST_SEATS, DOTTED),
        1,
        "tiles with a dot that everybody has seen",
    ),
    Feature("taken_back", EACH, ALL, NO_ACTION_TILE, "the tile that a swap brought back", True),
    Feature("open_bag", ("player", "tile"), (MOST_SEATS, TILES), 1, "what a claim has laid open"),
    Feature("season", ("season",), (FOUR,), 1, "the season"),
    Feature("action", ("kind",), (ACTIONS,), 1, "the action under way"),
    Feature("problems", ("season", "kind"), (FOUR, PROBLEM_KINDS), 1, "problems to solve (814)"),
    Feature(
        "problem_slot",
        ("place",),
        (PROBLEM_TILES,),
        PROBLEM_KINDS,
        "problems to come, from the top (814)",
        True,
    ),
    Feature(
        "honors", ("place",), (MOST_HONORS,), MOST_SEATS, "whose cubes, the oldest first", True
    ),
    Feature("hunger", ("place",), (3,), HUNGER_CARDS, "hunger cards aside, to come, discarded"),
    Feature("upheaval", ("card",), (2,), DISCARD, "where anarchy and rebellion are", True),
    Feature("gang_supply", (), (), GANGS, "gangs beside the board"),
    Feature("counter_supply", (), (), COUNTERS, "counters beside the board"),
    Feature("archive_gangs", (), (), GANGS, "gangs on the Archivium"),
    Feature("bag", (), (), MOST_SEATS * 2 + 3, "tiles in the bag"),
    Feature("event_tiles", (), (), 3, "event tiles of this year"),
    Feature("year", (), (), YEARS, "years that are over"),
    Feature("ending", (), (), NO_GANGS, "how the game ended", True),
]

PRIVATE: Final = [
    Feature("subject", LAND, LANDS, 2, "the country of the question: 1, and where to: 2", True),
    Feature(
        "own_tile",
        ("place", "tile"),
        (TOLD, TILES),
        1,
        "one's own tiles: inactive, at court, fresh, laid, swapped",
    ),
    Feature("swap_away", (), (), NO_ACTION_TILE, "the tile to put away", True),
    Feature("swap_back", (), (), NO_ACTION_TILE, "the tile to take back", True),
    Feature("drawn", (), (), TILES, "the tile that was drawn", True),
    Feature("count", (), (), MOST_LEVIES, "levies or counters that are left"),
]


class Numbers(Encoder[Position]):
    """Carolingi in numbers."""

    def __init__(self, game: Game, phases: list[Phase[Any]]) -> None:
        super().__init__(game, phases, PUBLIC, PRIVATE, [])

    def write_public(self, state: Position, seat: i64, row: vec[i16], at: i64) -> i64:
        at = write_map(state, seat, row, at)
        at = write_courts(state, seat, row, at)
        at = write_bag(state, seat, row, at)
        at = put_one_of(row, at, state.season, FOUR)
        at = put_one_of(row, at, kind_under_way(state), ACTIONS)
        at = write_scenario(state, seat, row, at)
        at = write_cards(state, row, at)
        row[at] = i16(state.gang_supply)
        row[at + 1] = i16(state.counter_supply)
        row[at + 2] = i16(state.archive_gangs)
        row[at + 3] = i16(len(state.bag))
        row[at + 4] = i16(state.event_tiles)
        row[at + 5] = i16(state.year)
        row[at + 6] = i16(state.ending)
        return at + 7

    def write_private(self, state: Position, seat: i64, row: vec[i16], at: i64) -> i64:
        asked, tiles, first = at, state.tiles, seat * TILES
        place: i64
        tile: i64
        at += COUNTRIES
        for tile in range(TILES):
            place = tiles[first + tile]
            if place <= LAID:
                row[at + place * TILES + tile] = i16(1)
            elif place == SWAPPED:
                row[at + (TOLD - 1) * TILES + tile] = i16(1)
        at += TOLD * TILES
        row[at] = i16(state.swap_away[seat] + 1)
        row[at + 1] = i16(state.swap_back[seat] + 1)
        if state.owing >> seat & 1:
            write_question(state, row, asked, at + 2)
        return at + 4


def write_map(state: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """The planes over the countries."""
    seats: i64 = state.seats
    at = write_people(state.followers, seats, seat, row, at)
    at = write_people(state.emissaries, seats, seat, row, at)
    step: i64
    for step in range(seats):
        home = state.palaces[player_after(seat, step, seats)]
        if home != NONE:
            row[at + home] = i16(step + 1)
    at = put(row, at + COUNTRIES, state.gangs)
    at = put(row, at, state.counters)
    at = put(row, at, state.forest)
    at = write_country_cards(state, row, at)
    for item in state.marched:
        row[at + state.board.links_to[item // ON_A_WAY]] += i16(item % ON_A_WAY)
    return at + COUNTRIES


def write_country_cards(state: Position, row: vec[i16], at: i64) -> i64:
    """Where the countries' cards are, and what lies on them."""
    country, end = at, at + COUNTRIES
    for card in state.cards:
        if card == ARCHIVE:
            row[country + COUNTRIES] = i16(1)
        elif card == DISCARD:
            row[country + 2 * COUNTRIES] = i16(1)
        elif card == SLOT:
            row[country] = i16(1)
        country += 1
        if country == end:
            break
    at = put(row, at + 3 * COUNTRIES, state.card_gangs)
    for kind in state.card_problem:
        if kind != NONE:
            row[at] = i16(kind + 1)
        at += 1
    return at


def write_people(people: vec[i64], seats: i64, seat: i64, row: vec[i16], at: i64) -> i64:
    """A plane for each player of what stands there by country and seat."""
    place = at
    for number in people:
        if number:
            country = (place - at) // seats
            plane = place - at - country * seats - seat
            if plane < 0:
                plane += seats
            row[at + plane * COUNTRIES + country] = i16(number)
        place += 1
    return at + MOST_SEATS * COUNTRIES


def write_courts(state: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """What lies before the players, as everybody sees it."""
    seats: i64 = state.seats
    absent = MOST_SEATS - seats
    at = put_by_player(row, at, state.missi, seat, 1) + absent
    at = put_by_player(row, at, state.leudes, seat, 1) + absent
    at = put_by_player(row, at, state.nobiles, seat, 1) + absent
    at = put_by_player(row, at, state.trophies, seat, 1) + absent
    at = put_by_player(row, at, state.waiting, seat, 1) + absent
    at = write_tiles(state.tiles, seats, seat, row, at)
    end = at + seats * DOTTED
    dotted = end - seat * DOTTED
    for seen in state.seen:
        if dotted == end:
            dotted = at
        if seen:
            row[dotted] = i16(1)
        dotted += 1
    at += MOST_SEATS * DOTTED
    back = state.taken_back
    step: i64
    for step in range(seats):
        row[at + step] = i16(back[player_after(seat, step, seats)] + 1)
    return at + MOST_SEATS


def write_tiles(tiles: vec[i64], seats: i64, seat: i64, row: vec[i16], at: i64) -> i64:
    """How many tiles of each player are at which place; and of those used, where each is."""
    used = at + MOST_SEATS * COUNTED
    step = steps_to(0, seat, seats)
    tile = used + step * TILES
    last = tile + TILES
    counts: i64 = 0  # DIGIT bits for each place
    for place in tiles:
        if place >= USED:
            row[tile] = i16(place - USED + 1)
        else:
            counts += 1 << place * DIGIT
        tile += 1
        if tile == last:
            write_counts(counts, row, at + step * COUNTED)
            counts = 0
            step += 1
            if step == seats:
                step = 0
            tile = used + step * TILES
            last = tile + TILES
    return used + MOST_SEATS * TILES


def write_counts(counts: i64, row: vec[i16], at: i64) -> None:
    """Tiles at court (fresh or not), laid, inactive, swapped, claiming."""
    row[at] = counted(counts, COURT) + counted(counts, FRESH)
    row[at + 1] = counted(counts, LAID)
    row[at + 2] = counted(counts, INACTIVE)
    row[at + 3] = counted(counts, SWAPPED)
    row[at + 4] = counted(counts, CLAIMING)


def counted(counts: i64, place: i64) -> i16:
    """How many tiles are at a place."""
    return i16(counts >> place * DIGIT & (1 << DIGIT) - 1)


def write_bag(state: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """The tiles in the bag, once it has been laid open (5.8)."""
    place: i64
    tiles: i64 = state.seats * TILES
    if state.opened:
        for tile in state.bag:
            if tile != EVENT:
                place = tile - seat * TILES
                if place < 0:
                    place += tiles
                row[at + place] = i16(1)
    return at + MOST_SEATS * TILES


def kind_under_way(state: Position) -> i64:
    """The kind of the action that somebody is asked about, NONE if none is."""
    decision = state.open
    if state.owing and isinstance(decision, StepOfAction):
        return decision.kind
    return NONE


def write_scenario(state: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """Problems and honors of Scenario 814."""
    at = put(row, at, state.problems)
    waiting, honors = state.problem_slot, state.honors
    seats: i64 = state.seats
    place: i64
    for place in range(len(waiting)):
        row[at + place] = i16(waiting[place] + 1)
    at += PROBLEM_TILES
    for place in range(len(honors)):
        row[at + place] = i16((honors[place] + seats - seat) % seats + 1)
    return at + MOST_HONORS


def write_cards(state: Position, row: vec[i16], at: i64) -> i64:
    """The cards that are no country's. Those of hunger are alike: only their number counts."""
    aside: i64 = 0
    archive: i64 = 0
    discarded: i64 = 0
    card: i64
    cards = state.cards
    for card in range(HUNGER, HUNGER + HUNGER_CARDS):
        place = cards[card]
        if place == ARCHIVE:
            archive += 1
        elif place == DISCARD:
            discarded += 1
        elif place:
            aside += 1
    row[at] = i16(aside)
    row[at + 1] = i16(archive)
    row[at + 2] = i16(discarded)
    at += 3
    for card in range(ANARCHY, CARDS):
        row[at] = i16(cards[card])
        at += 1
    return at


def write_question(state: Position, row: vec[i16], lands: i64, at: i64) -> None:
    """What the open question speaks of: countries, a tile, a number."""
    decision = state.open
    number = state.agenda[-1] >> NUMBER_SHIFT
    if isinstance(decision, UseTile):
        row[at] = i16(number + 1)
    elif decision is EQUIPPING:
        row[at + 1] = i16(number // 2)
    elif decision is SUMMONING:
        row[at + 1] = i16(number)
    elif decision is BUILDING:
        row[at + 1] = i16(number % ALLOWED)
    elif decision is GROUPING:
        way = number % MOST_WAYS
        row[lands + state.board.links_from[way]] = i16(1)
        row[lands + state.board.links_to[way]] = i16(2)
    elif decision is STARVING:
        row[lands + number // MOST_SEATS] = i16(1)
    elif decision is EXPELLING:
        row[lands + number // COUNTRIES] = i16(1)
    elif decision is PLACE_DRAFTED and number < COUNTRIES:
        row[lands + number] = i16(1)
