"""Set-up (2), with the printed line-ups (7); draft.py replaces them by drafting."""

from typing import Final

from regnum.core.packed import i64, packed
from regnum.core.vectors import filled
from regnum.games.wallenstein.board import ARMY_CUBES, LINEUP, PEASANT_CUBES, capital
from regnum.games.wallenstein.facts import EVENTS, GREEN, PLACES
from regnum.games.wallenstein.phases import Immediate
from regnum.games.wallenstein.season import BEGIN_YEAR
from regnum.games.wallenstein.state import Position
from regnum.games.wallenstein.tower import FILL_TOWER

DEFAULT: Final = "default"


def prepare(state: Position) -> None:
    """Hand out what each player starts with; the counties are assigned next, then the tower is
    filled (2.1 to 2.6)."""
    state.clear()
    for seat in range(state.seats):
        state.supply[seat] = ARMY_CUBES
    state.supply[GREEN] = PEASANT_CUBES
    state.thalers = filled(state.seats, capital(state.seats))
    state.tiles = packed(range(PLACES))
    state.event_deck = packed(range(EVENTS))
    for module in state.modules:
        module.prepare(state)
    state.push(BEGIN_YEAR)
    state.push(FILL_TOWER)
    state.push(ASSIGN_COUNTIES)


class AssignCounties(Immediate):
    """The printed line-ups, A to the first seat and so on (7; V9)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        owner = state.owner[:]
        for player in range(state.seats):
            for county, armies in LINEUP[state.seats][player]:
                owner[county] = player
                state.armies[county] = armies
                state.supply[player] -= armies
        state.owner = owner
        state.tell("event-lineup", {})


ASSIGN_COUNTIES: Final = AssignCounties("assign-counties")
