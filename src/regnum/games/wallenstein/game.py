"""Wallenstein: the game, its phases and its modules."""

from collections.abc import Mapping
from typing import Any, Final, cast

from regnum.core.document import Printed
from regnum.core.game import Game
from regnum.core.options import Option
from regnum.core.phase import Phase
from regnum.core.picture import Picture
from regnum.core.result import Points, Result
from regnum.games.wallenstein import ending, invariants, planning
from regnum.games.wallenstein.bidding import CHOOSE_PLACE, DRAW_EVENT, REVEAL_BIDS, SET_ORDER
from regnum.games.wallenstein.board import TOWER_DEFAULT, TOWER_MODELS, TOWER_RATES, USED
from regnum.games.wallenstein.court import (
    ASK_FAVOR,
    CLOSE_AUDIENCE,
    CONVERT_ARMIES,
    COURT_MODULE,
    DISPLAY_FAVORS,
    OPEN_AUDIENCE,
)
from regnum.games.wallenstein.draft import (
    CHOOSE_GROUP,
    CLAIM_COUNTY,
    CLOSE_DRAFT,
    DRAFT,
    DRAFT_MODULE,
)
from regnum.games.wallenstein.facts import ACTIONS
from regnum.games.wallenstein.favors import (
    CALM_COUNTY,
    CANCEL_EVENT,
    FOUND_BUILDING,
    MUSTER_ARMIES,
)
from regnum.games.wallenstein.landsknechte import CHOOSE_BENEFIT, LANDSKNECHTE_MODULE
from regnum.games.wallenstein.leaders import (
    LEADERS_MODULE,
    MOVE_LEADER,
    PLACE_LEADER,
    POST_LEADER,
    RAISE_STATUE,
)
from regnum.games.wallenstein.march import MARCH_TO, MARCH_WITH
from regnum.games.wallenstein.modules import Module, leftovers
from regnum.games.wallenstein.moves import TABLE
from regnum.games.wallenstein.picture import picture
from regnum.games.wallenstein.planning import PLAN_SEASON
from regnum.games.wallenstein.preparation import ASSIGN_COUNTIES, DEFAULT, prepare
from regnum.games.wallenstein.printed import printed
from regnum.games.wallenstein.scene import Scene
from regnum.games.wallenstein.season import (
    BEGIN_SEASON,
    BEGIN_YEAR,
    END_SEASON,
    END_YEAR,
    NEXT_ACTION,
    PERFORM,
)
from regnum.games.wallenstein.state import PLAIN_BOXES, Position, points_of
from regnum.games.wallenstein.tensor import Numbers
from regnum.games.wallenstein.tower import FILL_TOWER
from regnum.games.wallenstein.view import own_scene, scene
from regnum.games.wallenstein.winter import FEED_COUNTIES, LOSE_GRAIN, ORDER_REVOLTS, SCORE

PHASES: Final[list[Phase[Any]]] = [
    # set-up, with the draft, and the new year
    ASSIGN_COUNTIES,
    CHOOSE_GROUP,
    POST_LEADER,
    CLAIM_COUNTY,
    CLOSE_DRAFT,
    FILL_TOWER,
    PLACE_LEADER,
    BEGIN_YEAR,
    # spring, summer and fall
    BEGIN_SEASON,
    DISPLAY_FAVORS,
    PLAN_SEASON,
    DRAW_EVENT,
    REVEAL_BIDS,
    CHOOSE_PLACE,
    SET_ORDER,
    CHOOSE_BENEFIT,
    CONVERT_ARMIES,
    OPEN_AUDIENCE,
    CANCEL_EVENT,
    CALM_COUNTY,
    FOUND_BUILDING,
    MUSTER_ARMIES,
    ASK_FAVOR,
    CLOSE_AUDIENCE,
    MARCH_WITH,
    MARCH_TO,
    *PERFORM,
    NEXT_ACTION,
    RAISE_STATUE,
    MOVE_LEADER,
    END_SEASON,
    # winter
    LOSE_GRAIN,
    ORDER_REVOLTS,
    FEED_COUNTIES,
    SCORE,
    END_YEAR,
]
"""In the order of play, so that on an agenda each stands above those that are listed later; what
interrupts a phase comes before it."""

MODULES: Final[list[Module]] = [DRAFT_MODULE, LEADERS_MODULE, LANDSKNECHTE_MODULE, COURT_MODULE]
"""In the order in which they take their turn when several are told of a moment."""


class Wallenstein(Game):
    """Three to five players; the modules can be combined freely."""

    def __init__(self) -> None:
        off_on = (False, True)
        super().__init__(
            key="wallenstein",
            title="Wallenstein",
            ruleset=2,
            seats=range(3, 6),
            options={
                "lineup": Option(DEFAULT, (DEFAULT, DRAFT), "option-lineup"),
                "court": Option(False, off_on, "option-court"),
                "landsknechte": Option(False, off_on, "option-landsknechte"),
                "leaders": Option(False, off_on, "option-leaders"),
                "tower": Option(TOWER_DEFAULT, tuple(TOWER_MODELS), "option-tower"),
            },
            moves=TABLE,
            phases=PHASES,
            turn_rule="3",
            end_rule="6",
        )

    def blank(self, seats: int, options: dict[str, Any]) -> Position:
        state = Position(self, seats, options)
        state.boxes, state.box_count = PLAIN_BOXES, 1 + ACTIONS
        state.tower_cards = 0
        state.used = USED[seats]
        rates = TOWER_RATES[options["tower"]]
        state.thrown_out, state.thrown_of = rates[0], rates[1]
        state.stuck_out, state.stuck_of = rates[2], rates[3]
        state.modules = [module for module in MODULES if module.chosen(options)]
        for module in state.modules:
            module.join(state)
        return state

    def set_up(self, state: Position) -> None:
        prepare(state)

    def printed(self) -> Printed:
        return printed()

    def scene(self, state: Position, seat: int | None) -> Scene:
        return scene(state, seat)

    def scene_beside(self, state: Position, seat: int, spectators: Mapping[str, Any]) -> Scene:
        return own_scene(state, seat, cast(Scene, spectators))

    def round(self, state: Position) -> int:
        return int(state.round) + 1

    def points(self, state: Position, seat: int) -> int:
        return points_of(state, seat)

    def outcome(self, state: Position) -> Result:
        return ending.outcome(state)

    def account(self, state: Position, seat: int) -> list[Points]:
        return ending.account(state, seat)

    def picture(self, view: dict[str, Any]) -> Picture | None:
        return picture(view)

    def encoder(self) -> Numbers:
        return Numbers(self, PHASES)

    def faults(self, state: Position) -> list[str]:
        return [*leftovers(state, MODULES), *invariants.faults(state)]

    def redraw(self, state: Position, seat: int) -> None:
        for module in state.modules:
            module.redraw(state)
        planning.redraw_plans(state, seat)
