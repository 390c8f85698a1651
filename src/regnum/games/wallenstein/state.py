"""The position: packed vectors of small numbers.

Seats, counties and cards count from 0. Vectors "by colour" have the seats' armies first and the
peasants' at GREEN; those "by seat and box" have their item at `seat * BOXES + box`. A mask has a
bit for each seat, county or box that it names.

Copies share the vectors that seldom change. These are never changed in place but replaced, as
`changed` does; `copy` shows which they are.
"""

from typing import TYPE_CHECKING, Any, Final

from regnum.core.agenda import NUMBER_SHIFT, SEAT_SHIFT
from regnum.core.packed import append, i64, packed, vec
from regnum.core.phase import Phase
from regnum.core.shape import ANY_LENGTH, Shape
from regnum.core.state import State
from regnum.core.vectors import filled
from regnum.games.wallenstein.board import (
    ARMY_CUBES,
    COURTIERS,
    FOOD_TRACK,
    LANDSKNECHTE,
    REVOLT_MARKERS,
    STATUES,
)
from regnum.games.wallenstein.facts import (
    ACTIONS,
    COUNTIES,
    CUBES,
    EVENTS,
    FAVORS,
    NO_CUBES,
    NONE,
    PLACES,
    SPACES,
)
from regnum.games.wallenstein.moves import (
    ACTION_BOX,
    BID_BOX,
    BOXES,
    LARGEST_GROUP,
    LOST,
    SMALLEST_GROUP,
)
from regnum.games.wallenstein.scene import Season

if TYPE_CHECKING:
    from regnum.games.wallenstein.modules import Module

ROUNDS: Final = 8
ROUNDS_A_YEAR: Final = 4
WINTER: Final = 3
SEASONS: Final[tuple[Season, ...]] = ("spring", "summer", "fall", "winter")

GROUP_SIZES: Final = 4
assert LARGEST_GROUP - SMALLEST_GROUP + 1 == GROUP_SIZES

PLAIN_BOXES: Final = ((1 << BOXES) - 1) & ~((1 << ACTION_BOX) - 1) | 1 << BID_BOX
"""The boxes of the player mat, without the court's extra board."""

# Where victory points come from. Each of the two winters has the first three (4.3); favors,
# Landsknechte, statues and trophies are those of the modules.
COUNTIES_SCORED: Final = 0
BUILDINGS_SCORED: Final = 1
MAJORITIES_SCORED: Final = 2
WINTER_SOURCES: Final = 3
FAVORS_SCORED: Final = 6
BENEFITS_SCORED: Final = 7
STATUES_SCORED: Final = 8
TROPHIES_SCORED: Final = 9
SOURCES: Final = 10


class Position(State):
    """Everything on the table."""

    # What seats and options decide.
    modules: list["Module"]  # those in play
    boxes: i64  # a mask of the boxes in use
    box_count: i64  # how many they are
    tower_cards: i64  # in each hand
    used: vec[i64]  # by county: 1 if it is in the game
    thrown_out: i64  # the chance of a thrown cube to come out of the tower, as a fraction
    thrown_of: i64
    stuck_out: i64  # and that of a stuck one
    stuck_of: i64

    round: i64  # 0 to 7: two years of spring, summer, fall, winter
    owner: vec[i64]  # by county: a seat or NONE; who has the card
    armies: vec[i64]  # by county
    buildings: vec[i64]  # by county: bits of palace, church, trading post
    revolt: vec[i64]  # by county: markers
    fresh: i64  # a mask of the counties that changed hands in this round
    supply: vec[i64]  # by colour: cubes nobody has in play
    tower: vec[i64]  # by colour: cubes stuck inside
    tray: vec[i64]  # by colour
    thalers: vec[i64]  # by seat
    grain: vec[i64]  # by seat
    scored: vec[i64]  # by seat and source: victory points
    mat: vec[i64]  # by seat and box: the card there or NONE
    last_mat: vec[i64]  # by seat and box: the card of the season before or NONE, seen by all
    shown: vec[i64]  # by seat: a mask of the boxes that everybody has seen
    order: vec[i64]  # the seats in player order
    tiles: vec[i64]  # by place: the bonus tile there, NONE when taken
    places: vec[i64]  # by place: the seat there or NONE
    bonus: vec[i64]  # by seat: its bonus tile or NONE
    actions: vec[i64]  # the action cards revealed so far, in their row
    action: i64  # how many places of the row are done or being done
    event_deck: vec[i64]  # the event cards that may still come, ascending
    event_row: vec[i64]  # the event cards of the year still open beside the board
    event: i64  # the event card of the round or NONE
    revolting: vec[i64]  # counties drawn for winter revolts still to come, ascending

    # The modules', empty without them.
    face_up: vec[i64]  # draft: the open county cards
    deck: vec[i64]  # draft: the hidden ones, the top last
    buried: i64  # draft: how many at the bottom of the deck everybody has seen
    offered: vec[i64]  # draft, by seat: the two open cards at its last selection
    groups: vec[i64]  # draft, by seat and size: groups of armies on the mat
    favor_deck: vec[i64]  # court: the favor cards that may still come, ascending
    favors: vec[i64]  # court, by space: the card there or 0
    courtiers: vec[i64]  # court, by seat: in the supply
    entrance: vec[i64]  # court, by seat: in the entrance hall
    audience: vec[i64]  # court, by seat: in the audience hall
    immune: vec[i64]  # court, by seat: bits of the combat actions it is safe from
    pardon: i64  # court: who keeps favor 4, or NONE
    banner: vec[i64]  # landsknechte, by seat: the top card of the deck
    leader: vec[i64]  # leaders, by seat: the county of its leader or NONE
    statues: vec[i64]  # leaders, by seat and token: its county or NONE
    trophies: vec[i64]  # leaders, by seat

    def copy(self) -> State:
        other = Position(self.game, self.seats, self.options)
        self.share(other)
        other.modules = self.modules
        other.boxes = self.boxes
        other.box_count = self.box_count
        other.tower_cards = self.tower_cards
        other.used = self.used
        other.thrown_out = self.thrown_out
        other.thrown_of = self.thrown_of
        other.stuck_out = self.stuck_out
        other.stuck_of = self.stuck_of
        other.round = self.round
        other.owner = self.owner
        other.armies = self.armies[:]
        other.buildings = self.buildings
        other.revolt = self.revolt
        other.fresh = self.fresh
        other.supply = self.supply[:]
        other.tower = self.tower[:]
        other.tray = self.tray[:]
        other.thalers = self.thalers[:]
        other.grain = self.grain
        other.scored = self.scored
        other.mat = self.mat[:]
        other.last_mat = self.last_mat
        other.shown = self.shown[:]
        other.order = self.order
        other.tiles = self.tiles
        other.places = self.places
        other.bonus = self.bonus
        other.actions = self.actions
        other.action = self.action
        other.event_deck = self.event_deck
        other.event_row = self.event_row
        other.event = self.event
        other.revolting = self.revolting
        other.face_up = self.face_up
        other.deck = self.deck
        other.buried = self.buried
        other.offered = self.offered
        other.groups = self.groups
        other.favor_deck = self.favor_deck
        other.favors = self.favors
        other.courtiers = self.courtiers
        other.entrance = self.entrance
        other.audience = self.audience
        other.immune = self.immune
        other.pardon = self.pardon
        other.banner = self.banner
        other.leader = self.leader
        other.statues = self.statues
        other.trophies = self.trophies
        return other

    def clear(self) -> None:
        """An empty table: nothing lies anywhere, nobody has anything."""
        seats = self.seats
        nothing, nobody = filled(seats, 0), filled(seats, NONE)
        self.round = self.fresh = self.action = self.buried = 0
        self.event = self.pardon = NONE
        self.owner = filled(COUNTIES, NONE)
        self.buildings = self.revolt = filled(COUNTIES, 0)
        self.armies = filled(COUNTIES, 0)
        self.supply, self.tower, self.tray = NO_CUBES[:], NO_CUBES[:], NO_CUBES[:]
        self.thalers, self.shown = nothing[:], nothing[:]
        self.grain = self.courtiers = self.entrance = self.audience = nothing
        self.immune = self.banner = self.trophies = nothing
        self.bonus = self.leader = nobody
        self.mat = filled(seats * BOXES, NONE)
        self.last_mat = self.mat[:]
        self.scored = filled(seats * SOURCES, 0)
        self.order = packed(range(seats))
        self.tiles = self.places = filled(PLACES, NONE)
        self.actions = self.event_deck = self.event_row = self.revolting = vec[i64]()
        self.face_up = self.deck = self.favor_deck = vec[i64]()
        self.offered = filled(2 * seats, NONE)
        self.groups = filled(GROUP_SIZES * seats, 0)
        self.favors = filled(SPACES, 0)
        self.statues = filled(STATUES * seats, NONE)

    def push_in_order(self, phase: Phase[Any]) -> None:
        """A phase for each seat, in player order."""
        place: i64
        for place in range(self.seats - 1, -1, -1):
            self.push(phase, self.order[place])

    def shapes(self) -> dict[str, Shape]:
        seats = self.seats
        return {
            "round": Shape(0, ROUNDS - 1),
            "owner": Shape(NONE, seats - 1, COUNTIES),
            "armies": Shape(0, ARMY_CUBES, COUNTIES),
            "buildings": Shape(0, 7, COUNTIES),
            "revolt": Shape(0, REVOLT_MARKERS, COUNTIES),
            "fresh": Shape(0, (1 << COUNTIES) - 1),
            "supply": Shape(0, ARMY_CUBES, CUBES),
            "tower": Shape(0, ARMY_CUBES, CUBES),
            "tray": Shape(0, ARMY_CUBES, CUBES),
            "thalers": Shape(0, 1 << 20, seats),
            "grain": Shape(0, FOOD_TRACK, seats),
            "scored": Shape(0, 1 << 20, seats * SOURCES),
            "mat": Shape(NONE, LOST, seats * BOXES),
            "last_mat": Shape(NONE, LOST, seats * BOXES),
            "shown": Shape(0, (1 << BOXES) - 1, seats),
            "order": Shape(0, seats - 1, seats),
            "tiles": Shape(NONE, PLACES - 1, PLACES),
            "places": Shape(NONE, seats - 1, PLACES),
            "bonus": Shape(NONE, PLACES - 1, seats),
            "actions": Shape(0, ACTIONS - 1, ANY_LENGTH),
            "action": Shape(0, ACTIONS),
            "event_deck": Shape(0, EVENTS - 1, ANY_LENGTH),
            "event_row": Shape(0, EVENTS - 1, ANY_LENGTH),
            "event": Shape(NONE, EVENTS - 1),
            "revolting": Shape(0, COUNTIES - 1, ANY_LENGTH),
            "face_up": Shape(0, COUNTIES - 1, ANY_LENGTH),
            "deck": Shape(0, COUNTIES - 1, ANY_LENGTH),
            "buried": Shape(0, COUNTIES),
            "offered": Shape(NONE, COUNTIES - 1, seats * 2),
            "groups": Shape(0, COUNTIES, seats * GROUP_SIZES),
            "favor_deck": Shape(1, FAVORS, ANY_LENGTH),
            "favors": Shape(0, FAVORS, SPACES),
            "courtiers": Shape(0, COURTIERS, seats),
            "entrance": Shape(0, COURTIERS, seats),
            "audience": Shape(0, COURTIERS, seats),
            "immune": Shape(0, 3, seats),
            "pardon": Shape(NONE, seats - 1),
            "banner": Shape(0, len(LANDSKNECHTE) - 1, seats),
            "leader": Shape(NONE, COUNTIES - 1, seats),
            "statues": Shape(NONE, COUNTIES - 1, seats * STATUES),
            "trophies": Shape(0, seats * STATUES, seats),
        }


def counties_of(state: Position, seat: i64) -> vec[i64]:
    """The counties that a seat controls, ascending."""
    found = vec[i64](capacity=16)
    owner = state.owner
    county: i64
    for county in range(COUNTIES):
        if owner[county] == seat:
            found = append(found, county)
    return found


def is_winter(state: Position) -> bool:
    return state.round % ROUNDS_A_YEAR == WINTER


def points_of(state: Position, seat: i64) -> int:
    """The victory points of a seat so far."""
    return sum(list(state.scored[seat * SOURCES : seat * SOURCES + SOURCES]))


def seats_awaiting(state: Position, phase: Phase[Any]) -> list[int]:
    """The seats for which a phase is open or still to come, the next last."""
    return [step >> SEAT_SHIFT & 15 for step in list(state.agenda) if step & 0xFF == phase.number]


def number_asked(state: Position) -> i64:
    """What the open decision speaks of."""
    return state.agenda[-1] >> NUMBER_SHIFT
