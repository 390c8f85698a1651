"""The position: flat lists of small integers.

Seats, countries, tiles and seasons count from 0. A list "by country and seat" has its item at
`country * seats + seat`, one "by seat and tile" at `seat * TILES + tile`.

Copies share the lists that seldom change. These are never changed in place but replaced, as
`changed` does; `copy` shows which they are.
"""

from typing import Any, Final, cast

from regnum.core.game import Game
from regnum.core.state import ANY_LENGTH, Shape, State
from regnum.games.carolingi.board import Board
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

# The steps of the agenda: (step, seat, number). The first ask for a decision.
LAY_TILES: Final = 0  # all seats at once (3.1)
SWAP_TILES: Final = 1  # all seats at once (3.3)
ACT: Final = 2  # number: the tile (5)
SENDING: Final = 3  # number: the latest country (5.1 b)
UNFOLDING: Final = 4  # number: the latest country (5.1 c)
BUILDING: Final = 5  # number: counters still allowed * COUNTRIES + the latest country (5.2 b)
EXPELLING: Final = 6  # number: the palace's country * COUNTRIES + the latest country (6.2.1)
EQUIPPING: Final = 7  # number: levies left (5.3)
MARCHING: Final = 8  # number: the latest way (5.4)
GROUPING: Final = 9  # number: the way (5.4)
FIGHTING: Final = 10  # number: the latest country (5.5)
CLAIM_TROPHY: Final = 11  # (5.5)
STARVING: Final = 12  # number: the country (4.2)
EXTRA_ACTION: Final = 13  # (5.8)
CHOOSE_HONOR: Final = 14  # (814, 4.2.3)
DRAFT_FOLLOWER: Final = 15  # number: the country drawn, COUNTRIES when none is left (6.1.2)
ASKING: Final = 16
"""How many steps ask."""

BEGIN_SEASON: Final = 16
FILL_BAG: Final = 17
DRAW_TILE: Final = 18
END_SEASON: Final = 19
TURN_OF_YEAR: Final = 20
FEED: Final = 21  # number: the next country to feed (4.2)
CHECK_CLAIM: Final = 22
NEXT_CLAIM: Final = 23
CHECK_CLAIMS: Final = 24
DRAFT: Final = 25
STEPS: Final = 26

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

# The variants
BASE: Final = 0
ADVANCED: Final = 1
SCENARIO: Final = 2
VARIANTS: Final = ("base", "advanced", "814")

# How the game ended.
RUNNING: Final = 0
SUNDIAL: Final = 1
BY_PEACE: Final = 2
SKULD: Final = 3
NO_GANGS: Final = 4
REASONS: Final = ("running", "sundial", "peace", "problems", "gangs")


def changed(values: list[int], place: int, value: int) -> list[int]:
    """A list that differs in one place, for those that copies share."""
    other = values[:]
    other[place] = value
    return other


class Position(State):
    """Everything on the table."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], board: Board) -> None:
        super().__init__(game, seats, options)
        self.board = board
        self.realm = board.realms[seats]
        self.variant = VARIANTS.index(options["variant"])
        self.years = cast(int, options["years"])

    # The countries
    followers: list[int]  # by country and seat
    gangs: list[int]  # by country
    counters: list[int]  # by country
    forest: list[int]  # by country: 1 is a woodland
    palaces: list[int]  # by seat: the country or NONE

    # The cards
    cards: list[int]  # by card: where it is
    emissaries: list[int]  # by country and seat: followers on the card
    card_gangs: list[int]  # by country
    card_problem: list[int]  # by country: a kind or NONE (814)

    # The courts
    missi: list[int]  # by seat
    leudes: list[int]  # by seat
    nobiles: list[int]  # by seat
    trophies: list[int]  # by seat
    waiting: list[int]  # by seat: followers in the bag of the draft (6.1)
    tiles: list[int]  # by seat and tile: where it is

    # The supplies
    gang_supply: int
    counter_supply: int
    archive_gangs: int  # surplus gangs on the Archivium (3.4)

    # The year
    year: int
    season: int
    event_tiles: int
    laid: list[int]  # two tiles a seat, or NONE: what this season's bag was filled with
    bag: list[int]  # seat * TILES + tile or EVENT, ascending
    taken_back: list[int]  # by seat: the tile that this year's swap brought back, or NONE
    swap_away: list[int]  # by seat: what it will put away at this change of season, or NONE
    swap_back: list[int]  # by seat: what it will take back for it, or NONE

    # What all have seen of the tiles: see secrets.py
    activated: list[int]  # by seat: how often it has activated a tile
    fresh_from: list[int]  # by seat: the same when the season began
    swap_before: list[int]  # by seat: the same when it swapped this year
    peace_after: list[int]  # by seat: the same when its peace tile last became inactive
    seen: list[int]  # by seat and dotted tile: activations before the season of its first show, 0
    failed: list[int]  # failed claims: seat, peace_after and fresh_from of each

    # A claim of peace (5.8)
    opened: int  # 1 when the bag has been laid open this season
    claimants: int  # bit by seat: whose peace tiles are being carried out together
    saved: list[int]  # what the extra action changes, as it was before

    # An action or a famine under way
    sources: int  # bit by country: where troops may leave (5.4)
    arrived: list[int]  # by country: followers that have moved already (5.4)
    starved: int  # bit by country: where followers had to leave (4.2)
    latest: int  # the latest seat named in a famine (4.2)

    # Scenario 814
    problems: list[int]  # by season and kind: 1 where there is one
    problem_slot: list[int]  # kinds, from the top
    honors: list[int]  # seats, the oldest cube first

    ending: int
    winner: int  # the seat that won by peace or by favour, or NONE

    def tile_word(self, tile: int) -> str:
        """A tile as the texts name it: the no-action tiles are alike, and in Scenario 814 the
        co-regent stands in the place of peace (814, 3.1)."""
        if tile == self.board.peace_tile and self.variant == SCENARIO:
            return "co-regent"
        return self.board.tile_names[min(tile, NO_ACTION_TILE)]

    def copy(self) -> State:
        other = cast(Position, self.game.blank(self.seats, self.options))
        self.share(other)
        other.followers = self.followers[:]
        other.gangs = self.gangs[:]
        other.counters = self.counters[:]
        other.forest = self.forest
        other.palaces = self.palaces
        other.cards = self.cards[:]
        other.emissaries = self.emissaries[:]
        other.card_gangs = self.card_gangs[:]
        other.card_problem = self.card_problem
        other.missi = self.missi[:]
        other.leudes = self.leudes[:]
        other.nobiles = self.nobiles[:]
        other.trophies = self.trophies
        other.waiting = self.waiting
        other.tiles = self.tiles[:]
        other.gang_supply = self.gang_supply
        other.counter_supply = self.counter_supply
        other.archive_gangs = self.archive_gangs
        other.year = self.year
        other.season = self.season
        other.event_tiles = self.event_tiles
        other.laid = self.laid
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
        other.sources = self.sources
        other.arrived = self.arrived
        other.starved = self.starved
        other.latest = self.latest
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
            "year": Shape(0, self.years),
            "season": Shape(0, 3),
            "event_tiles": Shape(1, 3),
            "laid": Shape(NONE, TILES - 1, 2 * seats),
            "bag": Shape(0, EVENT, ANY_LENGTH),
            "taken_back": Shape(NONE, TILES - 1, seats),
            "swap_away": Shape(NONE, TILES - 1, seats),
            "swap_back": Shape(NONE, TILES - 1, seats),
            "activated": Shape(0, often, seats),
            "fresh_from": Shape(0, often, seats),
            "swap_before": Shape(0, often, seats),
            "peace_after": Shape(0, often, seats),
            "seen": Shape(0, often, seats * DOTTED),
            "failed": Shape(0, often, ANY_LENGTH),
            "opened": Shape(0, 1),
            "claimants": Shape(0, (1 << seats) - 1),
            "saved": Shape(NONE, often, ANY_LENGTH),
            "sources": Shape(0, lands),
            "arrived": Shape(0, FOLLOWERS, COUNTRIES),
            "starved": Shape(0, lands),
            "latest": Shape(0, seats),
            "problems": Shape(0, 1, 4 * PROBLEM_KINDS),
            "problem_slot": Shape(0, PROBLEM_KINDS - 1, ANY_LENGTH),
            "honors": Shape(0, seats - 1, ANY_LENGTH),
            "ending": Shape(RUNNING, NO_GANGS),
            "winner": Shape(NONE, seats - 1),
        }
