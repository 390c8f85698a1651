"""Set-up (2), with the printed line-ups (7); draft.py replaces them by drafting."""

from typing import Final

from regnum.games.wallenstein.board import (
    ARMY_CUBES,
    COUNTIES,
    COURTIERS,
    CUBES,
    EVENTS,
    FAVORS,
    GREEN,
    NONE,
    PEASANT_CUBES,
    PLACES,
    SPACES,
    STATUES,
    capital,
    lineup,
)
from regnum.games.wallenstein.draft import begin_draft
from regnum.games.wallenstein.moves import BOXES
from regnum.games.wallenstein.state import BEGIN_YEAR, FILL_TOWER, GROUP_SIZES, SOURCES, Position

DRAFT: Final = "draft"
DEFAULT: Final = "default"


def prepare(state: Position) -> None:
    """Hand out what each player starts with, then assign the counties (2.1 to 2.6)."""
    lay_out(state)
    state.agenda.append((BEGIN_YEAR, 0, 0))
    state.agenda.append((FILL_TOWER, 0, 0))
    if state.options["lineup"] == DRAFT:
        begin_draft(state)
    else:
        take_lineups(state)


def lay_out(state: Position) -> None:
    """An empty board and full supplies."""
    seats = state.seats
    state.round = 0
    state.owner = [NONE] * COUNTIES
    state.armies = [0] * COUNTIES
    state.buildings = [0] * COUNTIES
    state.revolt = [0] * COUNTIES
    state.fresh = [0] * COUNTIES
    state.supply = [ARMY_CUBES if colour < seats else 0 for colour in range(CUBES)]
    state.supply[GREEN] = PEASANT_CUBES
    state.tower = [0] * CUBES
    state.tray = [0] * CUBES
    state.thalers = [capital(seats)] * seats
    state.grain = [0] * seats
    state.scored = [0] * (seats * SOURCES)
    state.mat = [NONE] * (seats * BOXES)
    state.shown = [0] * (seats * BOXES)
    state.planned = [0] * seats
    state.holes = [0] * seats
    state.order = list(range(seats))
    state.tiles = list(range(PLACES))
    state.places = [NONE] * PLACES
    state.bonus = [NONE] * seats
    state.actions = []
    state.action = 0
    state.event_deck = list(range(EVENTS))
    state.event_row = []
    state.event = NONE
    state.revolting = []
    state.face_up = []
    state.deck = []
    state.buried = 0
    state.offered = [NONE] * (2 * seats)
    state.groups = [0] * (GROUP_SIZES * seats)
    lay_out_modules(state)


def lay_out_modules(state: Position) -> None:
    """The court (9.2), the Landsknechte (10.1) and the leaders (11.1); unused ones stay so."""
    seats = state.seats
    state.favor_deck = list(range(1, FAVORS + 1)) if state.court else []
    state.favors = [0] * SPACES
    state.courtiers = [COURTIERS if state.court else 0] * seats
    state.entrance = [0] * seats
    state.audience = [0] * seats
    state.immune = [0] * seats
    state.pardon = NONE
    state.banner = [0] * seats
    state.leader = [NONE] * seats
    state.statues = [NONE] * (seats * STATUES)
    state.trophies = [0] * seats


def take_lineups(state: Position) -> None:
    """The printed line-ups, A to the first seat and so on (7; V9)."""
    for seat in range(state.seats):
        for county, armies in lineup(state.seats, seat):
            state.owner[county] = seat
            state.armies[county] = armies
            state.supply[seat] -= armies
    state.tell("event-lineup", {})
