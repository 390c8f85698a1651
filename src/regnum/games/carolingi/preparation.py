"""Preparing the game (2.2)."""

from regnum.games.carolingi import advanced, anarchy, scenario814
from regnum.games.carolingi.facts import (
    CARDS,
    COUNTERS,
    COUNTRIES,
    DOTTED,
    GANGS,
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
    BASE,
    BEGIN_SEASON,
    COURT,
    INACTIVE,
    OUT,
    RUNNING,
    SCENARIO,
    SLOT,
    Position,
)


def prepare(state: Position) -> None:
    """What all variants share, then the base game's countries or the draft (2.2, 6.1; 814, 3)."""
    clear_board(state)
    prepare_courts(state)
    hunger_cards = 1 if state.variant == BASE else state.seats - 1
    for card in range(HUNGER, HUNGER + hunger_cards):
        state.cards[card] = ASIDE
    anarchy.set_cards_aside(state)
    if state.variant == BASE:
        prepare_countries(state)
        state.agenda.append((BEGIN_SEASON, 0, 0))
        return
    if state.variant == SCENARIO:
        state.gang_supply = state.board.gangs_a_player * state.seats
        scenario814.lay_out_problems(state)
    advanced.prepare_draft(state)


def clear_board(state: Position) -> None:
    """An empty board, in the winter of the first year (2.2.1, 2.2.4, 2.2.5, 2.2.10)."""
    seats = state.seats
    state.followers = [0] * (COUNTRIES * seats)
    state.gangs = [0] * COUNTRIES
    state.counters = [0] * COUNTRIES
    state.forest = [0] * COUNTRIES
    state.palaces = [NONE] * seats
    state.cards = [OUT] * CARDS
    state.emissaries = [0] * (COUNTRIES * seats)
    state.card_gangs = [0] * COUNTRIES
    state.card_problem = [NONE] * COUNTRIES
    state.gang_supply = GANGS
    state.counter_supply = COUNTERS
    state.archive_gangs = 0
    state.year = 0
    state.season = WINTER
    state.event_tiles = event_tiles(seats)
    state.bag = []
    state.opened = 0
    state.claimants = 0
    state.saved = []
    state.sources = 0
    state.arrived = [0] * COUNTRIES
    state.starved = 0
    state.latest = 0
    state.problems = [0] * (len(SEASONS) * PROBLEM_KINDS)
    state.problem_slot = []
    state.honors = []
    state.ending = RUNNING
    state.winner = NONE


def prepare_courts(state: Position) -> None:
    """Seven tiles at court, those with dots inactive (2.2.6)."""
    seats = state.seats
    own = [COURT] * DOTTED + [INACTIVE] * DOTTED + [COURT] * (TILES - NO_ACTION_TILE)
    state.tiles = own * seats
    state.missi = [0] * seats
    state.leudes = [0] * seats
    state.nobiles = [0] * seats
    state.trophies = [0] * seats
    state.waiting = [0] * seats
    state.laid = [NONE] * (2 * seats)
    state.taken_back = [NONE] * seats
    state.swap_away = [NONE] * seats
    state.swap_back = [NONE] * seats
    state.activated = [0] * seats
    state.fresh_from = [0] * seats
    state.swap_before = [0] * seats
    state.peace_after = [0] * seats
    state.seen = [0] * (seats * DOTTED)
    state.failed = []


def prepare_countries(state: Position) -> None:
    """Cards, woodlands, followers, homelands by lot, and gangs everywhere else
    (2.2.2, 2.2.3, 2.2.7 to 2.2.9)."""
    board = state.board
    regions = state.realm.regions
    for card in state.realm.countries:
        state.cards[card] = ARCHIVE
    for region in regions:
        state.forest[board.woodland[region]] = 1
        if board.first_card[region] != NONE:
            state.cards[board.first_card[region]] = SLOT
    state.missi = [MISSI] * state.seats
    state.leudes = [LEUDES] * state.seats
    state.nobiles = [NOBILES] * state.seats
    lots = list(range(state.seats))
    state.chance.shuffle(lots)
    homelands = [board.homeland[region] for region in regions if board.homeland[region] != NONE]
    for seat, homeland in zip(lots, homelands, strict=True):
        state.palaces[seat] = homeland
        state.cards[homeland] = OUT
        state.followers[homeland * state.seats + seat] = HOMELAND_FOLLOWERS
        params = {"seat": seat, "country": board.names[homeland]}
        state.tell("event-homeland", params, (f"country:{board.slugs[homeland]}",))
    for country in state.realm.countries:
        if not state.forest[country]:
            place_gang(state, country)
