"""The position: flat lists of small integers.

Seats, counties and cards count from 0. Lists "by colour" have the seats' armies first and the
peasants' at GREEN; lists "by seat and box" have their item at `seat * BOXES + box`.
"""

from typing import Any, Final, cast

from regnum.core.game import Game
from regnum.core.state import ANY_LENGTH, Shape, State
from regnum.games.wallenstein.board import (
    ACTIONS,
    ARMY_CUBES,
    COUNTIES,
    COURTIERS,
    CUBES,
    EVENTS,
    FAVORS,
    FOOD_TRACK,
    LANDSKNECHTE,
    NONE,
    PLACES,
    REVOLT_MARKERS,
    SPACES,
    STATUES,
    TOWER_RATES,
    USED,
)
from regnum.games.wallenstein.moves import BOXES, LARGEST_GROUP, LOST, SMALLEST_GROUP

# The steps of the agenda: (step, seat, number). Those up to LAST_DECISION ask somebody.
PLAN_SEASON: Final = 0  # all seats at once
CHOOSE_PLACE: Final = 1
MARCH_TO: Final = 2  # number: the action
MARCH_WITH: Final = 3  # number: the county they go to
ORDER_REVOLTS: Final = 4  # number: peasants added to each
CLAIM_COUNTY: Final = 5
CHOOSE_GROUP: Final = 6  # number: the county claimed
POST_LEADER: Final = 7  # number: the county claimed
ASK_FAVOR: Final = 8
CANCEL_EVENT: Final = 9
CALM_COUNTY: Final = 10
FOUND_BUILDING: Final = 11  # number: the type
MUSTER_ARMIES: Final = 12  # number: how many
CHOOSE_BENEFIT: Final = 13
PLACE_LEADER: Final = 14
MOVE_LEADER: Final = 15
RAISE_STATUE: Final = 16  # number: the county he left
LAST_DECISION: Final = 16
FILL_TOWER: Final = 17
BEGIN_YEAR: Final = 18
BEGIN_SEASON: Final = 19
DISPLAY_FAVORS: Final = 20
DRAW_EVENT: Final = 21
REVEAL_BIDS: Final = 22
SET_ORDER: Final = 23
IN_ORDER: Final = 24  # number: the step that each seat takes in player order
HIRE: Final = 25
CONVERT_ARMIES: Final = 26
OPEN_AUDIENCE: Final = 27
CLOSE_AUDIENCE: Final = 28
BEGIN_ACTION: Final = 29  # number: its place in the row, 0 to 9
ACT: Final = 30  # number: the action
END_SEASON: Final = 31
LOSE_GRAIN: Final = 32
FEED_COUNTIES: Final = 33
SCORE: Final = 34
END_YEAR: Final = 35
STEPS: Final = 36

ROUNDS: Final = 8
ROUNDS_A_YEAR: Final = 4
WINTER: Final = 3
SEASONS: Final = ("spring", "summer", "fall", "winter")
GROUP_SIZES: Final = 4

# Where victory points come from. Each of the two winters has the first three (4.3).
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

    def __init__(self, game: Game, seats: int, options: dict[str, Any]) -> None:
        super().__init__(game, seats, options)
        rates = TOWER_RATES[options["tower"]]
        self.used: list[bool] = USED[seats]
        self.thrown_out = rates[0]
        self.thrown_of = rates[1]
        self.stuck_out = rates[2]
        self.stuck_of = rates[3]
        self.court: bool = options["court"]
        self.landsknechte: bool = options["landsknechte"]
        self.leaders: bool = options["leaders"]

    round: int  # 0 to 7: two years of spring, summer, fall, winter
    owner: list[int]  # by county: a seat or NONE; who has the card
    armies: list[int]  # by county
    buildings: list[int]  # by county: bits of palace, church, trading post
    revolt: list[int]  # by county: markers
    fresh: list[int]  # by county: 1 if it changed hands in this round
    supply: list[int]  # by colour: cubes nobody has in play
    tower: list[int]  # by colour: cubes stuck inside
    tray: list[int]  # by colour
    thalers: list[int]  # by seat
    grain: list[int]  # by seat
    scored: list[int]  # by seat and source: victory points
    mat: list[int]  # by seat and box: the card there or NONE
    shown: list[int]  # by seat and box: 1 when everybody has seen it
    planned: list[int]  # by seat: the box to fill next, BOXES when all are
    holes: list[int]  # by seat: boxes that its cards cannot cover
    order: list[int]  # the seats in player order
    tiles: list[int]  # by place: the bonus tile there, NONE when taken
    places: list[int]  # by place: the seat there or NONE
    bonus: list[int]  # by seat: its bonus tile or NONE
    actions: list[int]  # the action cards revealed so far, in their row
    action: int  # how many places of the row are done or being done
    event_deck: list[int]  # the event cards that may still come, ascending
    event_row: list[int]  # the event cards of the year still open beside the board
    event: int  # the event card of the round or NONE
    revolting: list[int]  # counties drawn for winter revolts still to come
    face_up: list[int]  # draft: the open county cards
    deck: list[int]  # draft: the hidden ones, the top last; then the common supply
    buried: int  # draft: how many at the bottom of the deck everybody has seen
    offered: list[int]  # draft, by seat: the two open cards at its last selection
    groups: list[int]  # draft, by seat and size: groups of armies on the mat
    favor_deck: list[int]  # court: the favor cards that may still come, ascending
    favors: list[int]  # court, by space: the card there or 0
    courtiers: list[int]  # court, by seat: in the supply
    entrance: list[int]  # court, by seat: in the entrance hall
    audience: list[int]  # court, by seat: in the audience hall
    immune: list[int]  # court, by seat: bits of the combat actions it is safe from
    pardon: int  # court: who keeps favor 4, or NONE
    banner: list[int]  # landsknechte, by seat: the top card of the deck
    leader: list[int]  # leaders, by seat: his county or NONE
    statues: list[int]  # leaders, by seat and token: its county or NONE
    trophies: list[int]  # leaders, by seat

    def copy(self) -> State:
        other = cast(Position, self.game.blank(self.seats, self.options))
        self.share(other)
        other.round = self.round
        other.owner = self.owner[:]
        other.armies = self.armies[:]
        other.buildings = self.buildings[:]
        other.revolt = self.revolt[:]
        other.fresh = self.fresh[:]
        other.supply = self.supply[:]
        other.tower = self.tower[:]
        other.tray = self.tray[:]
        other.thalers = self.thalers[:]
        other.grain = self.grain[:]
        other.scored = self.scored[:]
        other.mat = self.mat[:]
        other.shown = self.shown[:]
        other.planned = self.planned[:]
        other.holes = self.holes[:]
        other.order = self.order[:]
        other.tiles = self.tiles[:]
        other.places = self.places[:]
        other.bonus = self.bonus[:]
        other.actions = self.actions[:]
        other.action = self.action
        other.event_deck = self.event_deck[:]
        other.event_row = self.event_row[:]
        other.event = self.event
        other.revolting = self.revolting[:]
        other.face_up = self.face_up[:]
        other.deck = self.deck[:]
        other.buried = self.buried
        other.offered = self.offered[:]
        other.groups = self.groups[:]
        other.favor_deck = self.favor_deck[:]
        other.favors = self.favors[:]
        other.courtiers = self.courtiers[:]
        other.entrance = self.entrance[:]
        other.audience = self.audience[:]
        other.immune = self.immune[:]
        other.pardon = self.pardon
        other.banner = self.banner[:]
        other.leader = self.leader[:]
        other.statues = self.statues[:]
        other.trophies = self.trophies[:]
        return other

    def shapes(self) -> dict[str, Shape]:
        seats = self.seats
        return {
            "round": Shape(0, ROUNDS - 1),
            "owner": Shape(NONE, seats - 1, COUNTIES),
            "armies": Shape(0, ARMY_CUBES, COUNTIES),
            "buildings": Shape(0, 7, COUNTIES),
            "revolt": Shape(0, REVOLT_MARKERS, COUNTIES),
            "fresh": Shape(0, 1, COUNTIES),
            "supply": Shape(0, ARMY_CUBES, CUBES),
            "tower": Shape(0, ARMY_CUBES, CUBES),
            "tray": Shape(0, ARMY_CUBES, CUBES),
            "thalers": Shape(0, 1 << 20, seats),
            "grain": Shape(0, FOOD_TRACK, seats),
            "scored": Shape(0, 1 << 20, seats * SOURCES),
            "mat": Shape(NONE, LOST, seats * BOXES),
            "shown": Shape(0, 1, seats * BOXES),
            "planned": Shape(0, BOXES, seats),
            "holes": Shape(0, BOXES, seats),
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


assert LARGEST_GROUP - SMALLEST_GROUP + 1 == GROUP_SIZES


def counties_of(state: Position, seat: int) -> list[int]:
    """The counties that a seat controls, ascending."""
    owner = state.owner
    return [county for county in range(COUNTIES) if owner[county] == seat]


def points_of(state: Position, seat: int) -> int:
    """The victory points of a seat so far."""
    return sum(state.scored[seat * SOURCES : seat * SOURCES + SOURCES])
