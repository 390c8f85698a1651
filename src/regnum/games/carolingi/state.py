"""The position: packed vectors of small numbers.

Seats, countries, tiles and seasons count from 0. A vector "by country and seat" has its item at
`country * seats + seat`, one "by seat and tile" at `seat * TILES + tile`; a mask of countries has
a bit for each.

Copies share the vectors that seldom change. These are never changed in place but replaced, as
`changed` does; `copy` shows which they are.
"""

from typing import TYPE_CHECKING, Any, Final

from regnum.core.game import Game
from regnum.core.packed import i64, vec
from regnum.core.shape import ANY_LENGTH, Shape
from regnum.core.state import State
from regnum.games.carolingi.board import Board, Realm
from regnum.games.carolingi.facts import (
    CARDS,
    COUNTERS,
    COUNTRIES,
    DOTTED,
    EVENT,
    FOLLOWERS,
    GANGS,
    MOST_COUNTERS,
    MOST_TROPHIES,
    NO_ACTION_TILE,
    NONE,
    PROBLEM_KINDS,
    TILES,
)

if TYPE_CHECKING:
    from regnum.games.carolingi.variant import Variant

# Where a tile is.
INACTIVE: Final = 0
COURT: Final = 1
FRESH: Final = 2  # active, but usable only from the next season on (5.2 a)
LAID: Final = 3  # on the Scriptorium or in the bag
CLAIMING: Final = 4  # a peace tile that is being carried out
SWAPPED: Final = 5
USED: Final = 6  # face up on a season: USED + season
TURNED: Final = 10  # face down on a season: TURNED + season (814, 4.2)

# Where a card is.
OUT: Final = 0
ASIDE: Final = 1
ARCHIVE: Final = 2
SLOT: Final = 3
DISCARD: Final = 4

# How the game ended.
RUNNING: Final = 0
SUNDIAL: Final = 1
BY_PEACE: Final = 2
SKULD: Final = 3
NO_GANGS: Final = 4
REASONS: Final = ("running", "sundial", "peace", "problems", "gangs")


class Position(State):
    """Everything on the table."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        board: Board,
        realm: Realm,
        rules: "Variant",
        years: i64,
    ) -> None:
        super().__init__(game, seats, options)
        self.board = board
        self.realm = realm
        self.rules = rules
        self.years = years

    # The countries
    followers: vec[i64]  # by country and seat
    gangs: vec[i64]  # by country
    counters: vec[i64]  # by country
    forest: vec[i64]  # by country: 1 is a woodland
    palaces: vec[i64]  # by seat: the country or NONE

    # The cards
    cards: vec[i64]  # by card: where it is
    emissaries: vec[i64]  # by country and seat: followers on the card
    card_gangs: vec[i64]  # by country
    card_problem: vec[i64]  # by country: a kind or NONE (814)

    # The courts
    missi: vec[i64]  # by seat
    leudes: vec[i64]  # by seat
    nobiles: vec[i64]  # by seat
    trophies: vec[i64]  # by seat
    waiting: vec[i64]  # by seat: followers in the bag of the draft (6.1)
    tiles: vec[i64]  # by seat and tile: where it is

    # The supplies
    gang_supply: i64
    counter_supply: i64
    archive_gangs: i64  # surplus gangs on the Archivium (3.4)

    # The year
    year: i64
    season: i64
    event_tiles: i64
    laid: vec[i64]  # two tiles a seat, ascending, or NONE: what this season's bag was filled with
    bag: vec[i64]  # seat * TILES + tile or EVENT, ascending
    taken_back: vec[i64]  # by seat: the tile that this year's swap brought back, or NONE
    swap_away: vec[i64]  # by seat: what it will put away at this change of season, or NONE
    swap_back: vec[i64]  # by seat: what it will take back for it, or NONE

    # What all have seen of the tiles: see secrets.py
    activated: vec[i64]  # by seat: how often it has activated a tile
    fresh_from: vec[i64]  # by seat: the same when the season began
    swap_before: vec[i64]  # by seat: the same when it swapped this year
    peace_after: vec[i64]  # by seat: the same when its peace tile last became inactive
    seen: vec[i64]  # by seat and dotted tile: activations before the season of its first show, 0
    failed: vec[i64]  # failed claims: seat, peace_after and fresh_from of each

    # A claim of peace (5.8)
    opened: i64  # 1 when the bag has been laid open this season
    claimants: i64  # a bit for each seat whose peace tile is being carried out
    saved: vec[i64]  # what the extra action changes, as it was before

    # An action or a famine under way
    spread: vec[i64]  # the woodlands whose riots spread, ascending, each with its gangs (5.1 c)
    sources: i64  # mask of the countries that troops may leave (5.4)
    marched: vec[i64]  # the ways taken, ascending, each with its followers (5.4)
    starved: i64  # mask of the countries where followers had to leave (4.2)

    # Scenario 814
    problems: vec[i64]  # by season and kind: 1 where there is one
    problem_slot: vec[i64]  # kinds, from the top
    honors: vec[i64]  # seats, the oldest cube first

    ending: i64
    winner: i64  # the seat that won by peace or by favour, or NONE

    def tile_word(self, tile: i64) -> str:
        """A tile as the texts name it: the two no-action tiles are alike."""
        return self.rules.tile_name(self, min(tile, NO_ACTION_TILE))

    def copy(self) -> State:
        other = Position(
            self.game,
            self.seats,
            self.options,
            self.board,
            self.realm,
            self.rules,
            self.years,
        )
        self.share(other)
        other.followers = self.followers[:]
        other.gangs = self.gangs[:]
        other.counters = self.counters
        other.forest = self.forest
        other.palaces = self.palaces
        other.cards = self.cards
        other.emissaries = self.emissaries
        other.card_gangs = self.card_gangs
        other.card_problem = self.card_problem
        other.missi = self.missi[:]
        other.leudes = self.leudes[:]
        other.nobiles = self.nobiles
        other.trophies = self.trophies
        other.waiting = self.waiting
        other.tiles = self.tiles[:]
        other.gang_supply = self.gang_supply
        other.counter_supply = self.counter_supply
        other.archive_gangs = self.archive_gangs
        other.year = self.year
        other.season = self.season
        other.event_tiles = self.event_tiles
        other.laid = self.laid[:]
        other.bag = self.bag[:]
        other.taken_back = self.taken_back
        other.swap_away = self.swap_away
        other.swap_back = self.swap_back
        other.activated = self.activated
        other.fresh_from = self.fresh_from
        other.swap_before = self.swap_before
        other.peace_after = self.peace_after
        other.seen = self.seen
        other.failed = self.failed
        other.opened = self.opened
        other.claimants = self.claimants
        other.saved = self.saved
        other.spread = self.spread
        other.sources = self.sources
        other.marched = self.marched
        other.starved = self.starved
        other.problems = self.problems
        other.problem_slot = self.problem_slot
        other.honors = self.honors
        other.ending = self.ending
        other.winner = self.winner
        return other

    def shapes(self) -> dict[str, Shape]:
        seats = self.seats
        lands = (1 << COUNTRIES) - 1
        often = 1 << 16
        return {
            "followers": Shape(0, FOLLOWERS, COUNTRIES * seats),
            "gangs": Shape(0, GANGS, COUNTRIES),
            "counters": Shape(0, MOST_COUNTERS, COUNTRIES),
            "forest": Shape(0, 1, COUNTRIES),
            "palaces": Shape(NONE, COUNTRIES - 1, seats),
            "cards": Shape(OUT, DISCARD, CARDS),
            "emissaries": Shape(0, FOLLOWERS, COUNTRIES * seats),
            "card_gangs": Shape(0, GANGS, COUNTRIES),
            "card_problem": Shape(NONE, PROBLEM_KINDS - 1, COUNTRIES),
            "missi": Shape(0, FOLLOWERS, seats),
            "leudes": Shape(0, FOLLOWERS, seats),
            "nobiles": Shape(0, FOLLOWERS, seats),
            "trophies": Shape(0, MOST_TROPHIES, seats),
            "waiting": Shape(0, FOLLOWERS, seats),
            "tiles": Shape(INACTIVE, TURNED + 3, seats * TILES),
            "gang_supply": Shape(0, GANGS),
            "counter_supply": Shape(0, COUNTERS),
            "archive_gangs": Shape(0, GANGS),
            "year": Shape(0, int(self.years) - 1),
            "season": Shape(0, 3),
            "event_tiles": Shape(1, 3),
            "laid": Shape(NONE, TILES - 1, 2 * seats),
            "bag": Shape(0, EVENT, ANY_LENGTH),
            "taken_back": Shape(NONE, NO_ACTION_TILE - 1, seats),
            "swap_away": Shape(NONE, NO_ACTION_TILE - 1, seats),
            "swap_back": Shape(NONE, NO_ACTION_TILE - 1, seats),
            "activated": Shape(0, often, seats),
            "fresh_from": Shape(0, often, seats),
            "swap_before": Shape(0, often, seats),
            "peace_after": Shape(0, often, seats),
            "seen": Shape(0, often, seats * DOTTED),
            "failed": Shape(0, often, ANY_LENGTH),
            "opened": Shape(0, 1),
            "claimants": Shape(0, (1 << seats) - 1),
            "saved": Shape(NONE, often, ANY_LENGTH),
            "spread": Shape(0, COUNTRIES * COUNTRIES, ANY_LENGTH),
            "sources": Shape(0, lands),
            "marched": Shape(0, often, ANY_LENGTH),
            "starved": Shape(0, lands),
            "problems": Shape(0, 1, 4 * PROBLEM_KINDS),
            "problem_slot": Shape(0, PROBLEM_KINDS - 1, ANY_LENGTH),
            "honors": Shape(0, seats - 1, ANY_LENGTH),
            "ending": Shape(RUNNING, NO_GANGS),
            "winner": Shape(NONE, seats - 1),
        }
