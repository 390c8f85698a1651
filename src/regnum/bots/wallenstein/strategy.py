"""Wallenstein for those who learn and search: whole plans, judged when the next season begins."""

from math import exp
from typing import Any, Final, cast

from regnum.bots.evaluation import Evaluation
from regnum.bots.strategy import Aim, Strategy
from regnum.bots.thought import Budget, Thought
from regnum.bots.wallenstein.aims import aims_of
from regnum.bots.wallenstein.features import SIZE, ahead, amounts_of, features_of, points_scored
from regnum.bots.wallenstein.greedy import laying
from regnum.bots.wallenstein.habits import go_on_with, laid, ordered, plan, plan_by, varied_plan
from regnum.bots.wallenstein.survey import Survey, seasons_so_far
from regnum.bots.wallenstein.ways import first_ways, reaches
from regnum.core.agenda import WHICH
from regnum.core.chance import Stream
from regnum.core.packed import i64, vec
from regnum.core.state import State
from regnum.core.vectors import place_of
from regnum.games.wallenstein.facts import COUNTIES
from regnum.games.wallenstein.mat import Hand, plans_stand
from regnum.games.wallenstein.moves import BLANK, BOXES
from regnum.games.wallenstein.planning import PLAN_SEASON, hide_plan
from regnum.games.wallenstein.season import BEGIN_YEAR
from regnum.games.wallenstein.state import Position

USUAL: Final = 0.3
"""How much plans are shaken when people just go on."""

BOLD: Final = 0.8
"""And when something new is to be seen."""

SMALL: Final = 5
"""Other decisions than plans take so much less thought."""

CLOSE: Final = 4.0
"""Points at the end that might as well have fallen otherwise."""


class WallensteinStrategy(Strategy):
    """A season is looked at as a whole: plans are proposed, everybody plays it to its end by
    habit, and the position after it is judged."""

    def size(self) -> int:
        return SIZE

    def first_habits(self) -> list[float]:
        return first_ways()

    def reaches(self) -> list[float]:
        return reaches()

    def dealt(self, number: int) -> dict[str, Any]:
        """Every second time the counties are drafted."""
        return {"lineup": "draft"} if number % 2 else {}

    def features(self, state: State, seat: i64) -> vec[i64]:
        return features_of(cast(Position, state))

    def amounts(self, state: State, seat: i64) -> vec[float]:
        return amounts_of(cast(Position, state), seat)

    def learns_from(self, state: State) -> bool:
        """When all are about to plan."""
        return state.decision() is PLAN_SEASON and state.owing == (1 << state.seats) - 1

    def go_on(self, state: State, seat: i64, evaluation: Evaluation, lots: Stream) -> None:
        go_on_with(cast(Position, state), seat, evaluation.habits, lots, USUAL)

    def explore(self, state: State, seat: i64, evaluation: Evaluation, lots: Stream) -> None:
        go_on_with(cast(Position, state), seat, evaluation.habits, lots, BOLD)

    def enough(self, state: State, candidates: int, judged: int) -> tuple[int, int]:
        """A plan decides a season; a march or a place is a small thing."""
        if state.decision() is PLAN_SEASON:
            return candidates, judged
        return candidates, judged // SMALL

    def poses(self, state: State) -> bool:
        """A whole season has too many sensible plans for one of them to be the one."""
        return state.decision() is not PLAN_SEASON

    def first_look(self) -> Thought:
        return Thought(0, 8, Budget(240, 1))

    def stage(self, state: State) -> i64:
        """The seasons; before the first one, armies and counties are chosen."""
        position = cast(Position, state)
        if not position.round:
            for step in position.agenda:
                if step & WHICH == BEGIN_YEAR.number:
                    return -1
        return seasons_so_far(position)

    def plans(
        self, state: State, seat: i64, evaluation: Evaluation, lots: Stream, most: int
    ) -> list[list[int]]:
        position = cast(Position, state)
        if position.decision() is not PLAN_SEASON:
            survey = Survey(position, seat, evaluation.habits)
            moves = ordered(survey, list(position.proposals(seat)))
            return [[move] for move in moves[:most]]
        survey = Survey(position, seat, evaluation.habits)
        found = [laying(position, int(seat), plan_by(survey, lots, 0.0))]
        for number in range(1, most):
            shaken = USUAL if number % 2 else BOLD
            one = laying(position, int(seat), plan_by(survey, lots, shaken, number % 4 == 3))
            if one not in found:
                found.append(one)
        return found

    def variations(
        self,
        state: State,
        seat: i64,
        evaluation: Evaluation,
        moves: list[int],
        merits: dict[int, float],
        lots: Stream,
        most: int,
    ) -> list[list[int]]:
        position = cast(Position, state)
        after = cast(Position, position.copy())
        for move in moves[:-1]:  # all but the commitment
            after.advance(seat, move)
        cards = laid(after, seat)
        survey = Survey(position, seat, evaluation.habits)
        plans = [varied_plan(survey, cards, merits, lots, USUAL) for _ in range(most)]
        return [laying(position, int(seat), one) for one in plans]

    def varies(self, state: State) -> bool:
        return state.decision() is PLAN_SEASON

    def hoped(self, state: State, seat: i64) -> float:
        """Half by the victory, half by the points ahead: a tower that had rolled otherwise."""
        lead = ahead(points_scored(cast(Position, state)), seat)
        likely = 1.0 / (1.0 + exp(-float(lead) / CLOSE))
        return 0.5 * (self.won(state, seat) + likely)

    def aims(self, before: State, after: State, seat: i64, moves: list[int]) -> list[Aim]:
        return aims_of(cast(Position, before), seat, moves)

    def believe(self, state: State, seat: i64, evaluation: Evaluation, lots: Stream) -> None:
        """The rivals' hidden plans are such as anybody would lay, not just any that fit."""
        position = cast(Position, state)
        planning = position.owing != 0 and position.decision() is PLAN_SEASON
        if not planning and not plans_stand(position):
            return
        rival: i64
        for rival in range(position.seats):
            if rival != seat and not (planning and position.owing >> rival & 1):
                replan(position, rival, evaluation.habits, lots)


def replan(state: Position, rival: i64, ways: vec[float], lots: Stream) -> None:
    """Lay a sensible card into each box of which nobody has seen what lies there."""
    hidden = hide_plan(state, rival)
    cards = plan(state, rival, ways, lots, USUAL)
    hand = Hand(state, rival).counties
    box: i64
    for box in range(BOXES):
        if hidden >> box & 1:
            card = cards[box]
            usable = card >= COUNTIES or place_of(hand, card) >= 0
            state.mat[rival * BOXES + box] = card if usable else BLANK
