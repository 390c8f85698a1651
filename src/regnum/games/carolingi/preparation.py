"""Preparing the game (2.2)."""

from regnum.core.packed import i64, packed, vec
from regnum.core.vectors import filled
from regnum.games.carolingi.facts import (
    CARDS,
    COUNTERS,
    COUNTRIES,
    DOTTED,
    HOMELAND_FOLLOWERS,
    HUNGER,
    LEUDES,
    MISSI,
    NO_ACTION_TILE,
    NOBILES,
    NONE,
    PROBLEM_KINDS,
    SEASONS,
    TILES,
    WINTER,
    event_tiles,
)
from regnum.games.carolingi.lands import place_gang
from regnum.games.carolingi.state import (
    ARCHIVE,
    ASIDE,
    COURT,
    INACTIVE,
    OUT,
    RUNNING,
    SLOT,
    Position,
)


def prepare(state: Position) -> None:
    """What all variants share, then what each prepares for itself (2.2, 6.1; 814, 3)."""
    clear_board(state)
    prepare_courts(state)
    for card in range(HUNGER, HUNGER + state.rules.hunger_cards(state)):
        state.cards[card] = ASIDE
    state.rules.set_up(state)


def clear_board(state: Position) -> None:
    """An empty board, in the winter of the first year (2.2.1, 2.2.4, 2.2.5, 2.2.10)."""
    seats = state.seats
    empty = filled(COUNTRIES, 0)
    state.followers = filled(COUNTRIES * seats, 0)
    state.gangs = empty[:]
    state.counters = empty
    state.forest = empty[:]
    state.palaces = filled(seats, NONE)
    state.cards = filled(CARDS, OUT)
    state.emissaries = state.followers[:]
    state.card_gangs = empty
    state.card_problem = filled(COUNTRIES, NONE)
    state.gang_supply = state.rules.gangs(state)
    state.counter_supply = COUNTERS
    state.archive_gangs = 0
    state.year = 0
    state.season = WINTER
    state.event_tiles = event_tiles(seats)
    state.bag = vec[i64]()
    state.opened = 0
    state.claimants = 0
    state.saved = vec[i64]()
    state.spread = vec[i64]()
    state.sources = 0
    state.marched = vec[i64]()
    state.starved = 0
    state.problems = filled(len(SEASONS) * PROBLEM_KINDS, 0)
    state.problem_slot = vec[i64]()
    state.honors = vec[i64]()
    state.ending = RUNNING
    state.winner = NONE


def prepare_courts(state: Position) -> None:
    """Seven tiles at court, those with dots inactive (2.2.6)."""
    seats = state.seats
    state.tiles = filled(seats * TILES, COURT)
    seat: i64
    dotted: i64
    for seat in range(seats):
        for dotted in range(DOTTED, NO_ACTION_TILE):
            state.tiles[seat * TILES + dotted] = INACTIVE
    nobody = filled(seats, 0)
    state.missi = nobody[:]
    state.leudes = nobody[:]
    state.nobiles = nobody
    state.trophies = nobody
    state.waiting = nobody
    state.activated = nobody
    state.fresh_from = nobody
    state.swap_before = nobody
    state.peace_after = nobody
    nothing = filled(seats, NONE)
    state.taken_back = nothing
    state.swap_away = nothing
    state.swap_back = nothing
    state.laid = filled(2 * seats, NONE)
    state.seen = filled(seats * DOTTED, 0)
    state.failed = vec[i64]()


def prepare_countries(state: Position) -> None:
    """Cards, woodlands, followers, homelands by lot, and gangs everywhere else
    (2.2.2, 2.2.3, 2.2.7 to 2.2.9)."""
    board = state.board
    regions = list(state.realm.regions)
    for card in state.realm.countries:
        state.cards[card] = ARCHIVE
    for region in regions:
        state.forest[board.woodland[region]] = 1
        if board.first_card[region] != NONE:
            state.cards[board.first_card[region]] = SLOT
    state.missi = filled(state.seats, MISSI)
    state.leudes = filled(state.seats, LEUDES)
    state.nobiles = filled(state.seats, NOBILES)
    lots = packed(range(state.seats))
    state.chance.shuffle(lots)
    homelands = [board.homeland[region] for region in regions if board.homeland[region] != NONE]
    for seat, homeland in zip(list(lots), homelands, strict=True):
        give_homeland(state, seat, homeland)
    for country in state.realm.countries:
        if not state.forest[country]:
            place_gang(state, country)


def give_homeland(state: Position, seat: i64, homeland: i64) -> None:
    """A palace with five followers; its card leaves the game (2.2.2, 2.2.7, 2.2.8)."""
    state.palaces[seat] = homeland
    state.cards[homeland] = OUT
    state.followers[homeland * state.seats + seat] = HOMELAND_FOLLOWERS
    if state.journal is not None:
        params = {"seat": seat, "country": state.board.slugs[homeland]}
        state.tell("event-homeland", params, (f"country:{state.board.slugs[homeland]}",))
