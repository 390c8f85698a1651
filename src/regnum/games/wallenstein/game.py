"""Wallenstein: the game, and which chapter each decision and step belongs to."""

from typing import Any, Final, cast

from regnum.core.game import Game
from regnum.core.journal import Ask
from regnum.core.options import Option
from regnum.core.refusal import Refusal
from regnum.core.state import Points, Result, State, Step
from regnum.games.wallenstein import (
    actions,
    bidding,
    court,
    draft,
    ending,
    landsknechte,
    leaders,
    march,
    planning,
    season,
    winter,
)
from regnum.games.wallenstein.board import (
    ACTION_NAMES,
    BENEFITS,
    COUNTIES,
    FAVORS,
    IDS,
    PLACES,
    TOWER_DEFAULT,
    TOWER_MODELS,
)
from regnum.games.wallenstein.invariants import faults
from regnum.games.wallenstein.moves import (
    ARMIES,
    BENEFIT,
    BOX_NAMES,
    BOXES,
    BURY,
    CALM,
    COMMIT,
    EVENT_AWAY,
    EVENT_STAYS,
    FAVOR,
    FOUND,
    GROUP,
    LATER,
    LEADER,
    MARCH,
    MOST_ARMIES,
    MUSTER,
    NO_FAVOR,
    NO_STATUE,
    NOWHERE,
    PLACE,
    REVOLT,
    STATUE,
    TABLE,
    TAKE,
)
from regnum.games.wallenstein.preparation import DEFAULT, DRAFT, prepare
from regnum.games.wallenstein.state import (
    ACT,
    ASK_FAVOR,
    BEGIN_ACTION,
    BEGIN_SEASON,
    BEGIN_YEAR,
    CALM_COUNTY,
    CANCEL_EVENT,
    CHOOSE_BENEFIT,
    CHOOSE_GROUP,
    CHOOSE_PLACE,
    CLAIM_COUNTY,
    CLOSE_AUDIENCE,
    CONVERT_ARMIES,
    DISPLAY_FAVORS,
    DRAW_EVENT,
    END_SEASON,
    END_YEAR,
    FEED_COUNTIES,
    FILL_TOWER,
    FOUND_BUILDING,
    GROUP_SIZES,
    HIRE,
    IN_ORDER,
    LOSE_GRAIN,
    MARCH_TO,
    MARCH_WITH,
    MOVE_LEADER,
    MUSTER_ARMIES,
    OPEN_AUDIENCE,
    ORDER_REVOLTS,
    PLACE_LEADER,
    PLAN_SEASON,
    POST_LEADER,
    RAISE_STATUE,
    REVEAL_BIDS,
    SCORE,
    SET_ORDER,
    Position,
)
from regnum.games.wallenstein.tower import fill_tower
from regnum.games.wallenstein.view import scene

ASKS: Final = (
    ("ask-plan", "3.3"),
    ("ask-place", "3.5"),
    ("ask-march", "3.3.5"),
    ("ask-armies", "3.3.4"),
    ("ask-revolt", "4.2"),
    ("ask-claim", "2.3"),
    ("ask-group", "2.3"),
    ("ask-post-leader", "11.1"),
    ("ask-favor", "9.6"),
    ("ask-cancel-event", "9.7"),
    ("ask-calm", "9.7"),
    ("ask-found", "9.7"),
    ("ask-muster", "9.7"),
    ("ask-benefit", "10.2"),
    ("ask-place-leader", "11.1"),
    ("ask-move-leader", "11.3"),
    ("ask-statue", "11.3"),
)
"""The text and the section of each decision, in the order of the steps."""

NAMES_COUNTY: Final = frozenset((MARCH_WITH, CHOOSE_GROUP, POST_LEADER, RAISE_STATUE))
"""The decisions whose step carries a county."""


class WallensteinState(Position):
    """A game of Wallenstein: each decision and step finds its section."""

    def choices(self, seat: int) -> list[int]:
        step, _, number = self.agenda[-1]
        if step == PLAN_SEASON:
            return planning.plan_choices(self, seat)
        if step == MARCH_TO:
            return march.march_choices(self, seat, number)
        if step == MARCH_WITH:
            return march.number_choices(self, seat)
        if step == CHOOSE_PLACE:
            return bidding.place_choices(self)
        if step == ORDER_REVOLTS:
            return winter.revolt_choices(self)
        if step == CLAIM_COUNTY:
            return draft.claim_choices(self, seat)
        if step == CHOOSE_GROUP:
            return draft.group_choices(self, seat)
        return self.module_choices(seat, step, number)

    def module_choices(self, seat: int, step: int, number: int) -> list[int]:
        """The decisions of the court, the Landsknechte and the leaders."""
        if step == ASK_FAVOR:
            return court.favor_choices(self, seat)
        if step == CANCEL_EVENT:
            return [EVENT_AWAY, EVENT_STAYS]
        if step == CALM_COUNTY:
            return court.calm_choices(self, seat)
        if step == FOUND_BUILDING:
            return court.found_choices(self, seat, number)
        if step == MUSTER_ARMIES:
            return court.muster_choices(self, seat)
        if step == CHOOSE_BENEFIT:
            return landsknechte.benefit_choices(self, seat)
        if step == POST_LEADER:
            return leaders.post_choices(number)
        if step == RAISE_STATUE:
            return [STATUE, NO_STATUE]
        return leaders.leader_choices(self, seat)

    def forbids(self, seat: int, move: int) -> Refusal | None:
        step, _, number = self.agenda[-1]
        if step == PLAN_SEASON and move <= COMMIT:
            return planning.forbids_plan(self, seat, move)
        if step == CHOOSE_PLACE and PLACE <= move < PLACE + PLACES:
            return bidding.forbids_place(self, move - PLACE)
        if step == MARCH_TO and MARCH <= move <= NOWHERE:
            if move == NOWHERE:
                return None
            return march.forbids_march(self, seat, number, move - MARCH)
        if step == MARCH_WITH and ARMIES <= move < ARMIES + MOST_ARMIES:
            return march.forbids_number(self, seat, move - ARMIES + 1)
        if step == ORDER_REVOLTS and REVOLT <= move < REVOLT + COUNTIES:
            return winter.forbids_revolt(self, move - REVOLT)
        if step == CLAIM_COUNTY and TAKE <= move <= BURY:
            return draft.forbids_claim(self, seat, move)
        if step == CHOOSE_GROUP and GROUP <= move < GROUP + GROUP_SIZES:
            return draft.forbids_group(self, seat, move - GROUP)
        return self.forbids_module(seat, move, step, number)

    def forbids_module(self, seat: int, move: int, step: int, number: int) -> Refusal | None:
        """The decisions of the court, the Landsknechte and the leaders."""
        if step == ASK_FAVOR and FAVOR <= move < FAVOR + FAVORS:
            return court.forbids_favor(self, seat, move - FAVOR + 1)
        if step == CALM_COUNTY and CALM <= move < CALM + COUNTIES:
            return court.forbids_calm(self, seat, move - CALM)
        if step == FOUND_BUILDING and FOUND <= move < FOUND + COUNTIES:
            return court.forbids_found(self, seat, number, move - FOUND)
        if step == MUSTER_ARMIES and MUSTER <= move < MUSTER + COUNTIES:
            return court.forbids_muster(self, seat, move - MUSTER)
        if step == CHOOSE_BENEFIT and BENEFIT <= move < BENEFIT + BENEFITS:
            return landsknechte.forbids_benefit(self, seat, move - BENEFIT)
        if step in (PLACE_LEADER, MOVE_LEADER) and LEADER <= move < LEADER + COUNTIES:
            return leaders.forbids_leader(self, seat, move - LEADER)
        allowed = (
            (step == ASK_FAVOR and move == NO_FAVOR)
            or (step == CANCEL_EVENT and EVENT_AWAY <= move <= EVENT_STAYS)
            or (step == POST_LEADER and (move == LATER or move == LEADER + number))
            or (step == RAISE_STATUE and STATUE <= move <= NO_STATUE)
        )
        if allowed:
            return None
        ask, rule = ASKS[step]
        return Refusal("refusal-other-decision", rule, {"decision": ask})

    def decide(self, seat: int, move: int) -> None:
        step, _, number = self.agenda[-1]
        if step == PLAN_SEASON:
            planning.plan(self, seat, move)
            return
        self.agenda.pop()
        self.to_move = ()
        if step == CHOOSE_PLACE:
            bidding.choose_place(self, seat, move - PLACE)
        elif step == MARCH_TO:
            march.choose_destination(self, seat, move)
        elif step == MARCH_WITH:
            march.march(self, seat, number, move - ARMIES + 1)
        elif step == ORDER_REVOLTS:
            winter.winter_revolt(self, seat, move - REVOLT, number)
        elif step == CLAIM_COUNTY:
            draft.claim(self, seat, move)
        elif step == CHOOSE_GROUP:
            draft.settle_group(self, seat, number, move - GROUP)
        else:
            self.decide_module(seat, move, step, number)

    def decide_module(self, seat: int, move: int, step: int, number: int) -> None:
        """The decisions of the court, the Landsknechte and the leaders."""
        if step == ASK_FAVOR:
            court.ask_favor(self, seat, move)
        elif step == CANCEL_EVENT:
            court.cancel_event(self, seat, move)
        elif step == CALM_COUNTY:
            court.calm(self, seat, move - CALM)
        elif step == FOUND_BUILDING:
            court.found(self, seat, number, move - FOUND)
        elif step == MUSTER_ARMIES:
            court.muster(self, seat, move - MUSTER, number)
        elif step == CHOOSE_BENEFIT:
            landsknechte.take_benefit(self, seat, move - BENEFIT)
        elif step == POST_LEADER:
            leaders.post_leader(self, seat, move)
        elif step == PLACE_LEADER:
            leaders.place_leader(self, seat, move - LEADER)
        elif step == MOVE_LEADER:
            leaders.move_leader(self, seat, move - LEADER)
        else:
            leaders.raise_statue(self, seat, number, move)

    def perform(self, step: Step) -> None:
        kind, seat, number = step
        if kind == ACT:
            actions.act(self, seat, number)
        elif kind == BEGIN_ACTION:
            actions.begin_action(self, number)
        elif kind in (CHOOSE_PLACE, CLAIM_COUNTY):
            self.ask(seat, step)
        elif kind == IN_ORDER:
            for each in reversed(self.order):
                self.agenda.append((number, each, 0))
        elif kind == PLAN_SEASON:
            planning.begin_planning(self)
        elif kind == DRAW_EVENT:
            bidding.draw_event(self)
        elif kind == REVEAL_BIDS:
            bidding.reveal_bids(self)
        elif kind == SET_ORDER:
            bidding.set_order(self)
        elif kind == BEGIN_SEASON:
            season.begin_season(self)
        elif kind == END_SEASON:
            season.end_season(self)
        elif kind == LOSE_GRAIN:
            winter.lose_grain(self)
        elif kind == FEED_COUNTIES:
            winter.feed_counties(self, seat)
        elif kind == ORDER_REVOLTS:
            winter.order_revolts(self, seat, number)
        elif kind == SCORE:
            winter.score(self)
        elif kind == END_YEAR:
            winter.end_year(self)
        elif kind == BEGIN_YEAR:
            season.begin_year(self)
        else:
            self.perform_module(kind, seat)

    def perform_module(self, kind: int, seat: int) -> None:
        """The steps of the court, the Landsknechte and the leaders, and the filled tower that
        the court looks at."""
        if kind == CONVERT_ARMIES:
            court.convert_armies(self, seat)
        elif kind == ASK_FAVOR:
            court.begin_audience(self, seat)
        elif kind == DISPLAY_FAVORS:
            court.display_favors(self)
        elif kind == OPEN_AUDIENCE:
            court.open_audience(self)
        elif kind == CLOSE_AUDIENCE:
            court.close_audience(self)
        elif kind == HIRE:
            landsknechte.hire(self, seat)
        elif kind == PLACE_LEADER:
            leaders.begin_placing(self, seat)
        elif kind == MOVE_LEADER:
            leaders.begin_moving(self, seat)
        elif kind == FILL_TOWER:
            draft.close_draft(self)
            landed = fill_tower(self)
            if self.court:
                court.enter_court(self, landed)

    def asks(self, seat: int) -> Ask:
        step, _, number = self.agenda[-1]
        key, rule = ASKS[step]
        params: dict[str, Any] = {"seat": seat, "count": number}
        if step == PLAN_SEASON:
            box = self.planned[seat]
            if box == BOXES:
                return Ask("ask-commit", "3.3", params)
            params["box"] = BOX_NAMES[box]
        elif step == MARCH_TO:
            params["county"] = IDS[march.origin_of(self, seat)]
        elif step in NAMES_COUNTY:
            params["county"] = IDS[number]
        elif step == FOUND_BUILDING:
            params["building"] = ACTION_NAMES[number]
        return Ask(key, rule, params)

    def check_plan(self, seat: int, boxes: list[int]) -> list[tuple[int, Refusal]]:
        """What is wrong with a whole plan: box by box, with the reason (3.3)."""
        return planning.check_plan(self, seat, boxes)

    def plan_moves(self, boxes: list[int]) -> list[int]:
        """The moves that lay a whole plan on an empty mat, in the order of the boxes."""
        return planning.plan_moves(self, boxes)

    def redraw(self, seat: int) -> None:
        draft.redraw_deck(self)
        planning.redraw_plans(self, seat)

    def scene(self, seat: int | None) -> dict[str, Any]:
        return scene(self, seat)

    def outcome(self) -> Result:
        return ending.outcome(self)

    def account(self, seat: int) -> list[Points]:
        return ending.account(self, seat)

    def faults(self) -> list[str]:
        return list(faults(self))


class Wallenstein(Game):
    """Three to five players; the modules can be combined freely."""

    def __init__(self) -> None:
        off_on = (False, True)
        super().__init__(
            key="wallenstein",
            title="Wallenstein",
            ruleset=1,
            seats=range(3, 6),
            options={
                "lineup": Option(DEFAULT, (DEFAULT, DRAFT), "option-lineup"),
                "court": Option(False, off_on, "option-court"),
                "landsknechte": Option(False, off_on, "option-landsknechte"),
                "leaders": Option(False, off_on, "option-leaders"),
                "tower": Option(TOWER_DEFAULT, tuple(TOWER_MODELS), "option-tower"),
            },
            moves=TABLE,
            turn_rule="3",
            end_rule="6",
        )

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return WallensteinState(self, seats, options)

    def set_up(self, state: State) -> None:
        prepare(cast(Position, state))
