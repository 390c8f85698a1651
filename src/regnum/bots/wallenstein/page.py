"""The page in Wallenstein: plans and marches as if nobody else were there."""

from typing import cast

from regnum.bots.bot import Knowledge, lots
from regnum.bots.wallenstein.greedy import best_move, laying
from regnum.bots.wallenstein.habits import march_by, plan_by
from regnum.bots.wallenstein.survey import CarelessSurvey
from regnum.core.game import Game
from regnum.games.wallenstein.march import MARCH_TO, MARCH_WITH
from regnum.games.wallenstein.planning import PLAN_SEASON
from regnum.games.wallenstein.state import Position


class PageBot:
    """Overlooks the winter's hunger and the neighbours' armies."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self._seed = f"page:{seed}"

    def choose(self, knowledge: Knowledge) -> list[int]:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal
        chance = lots(self._seed, knowledge)
        state = cast(Position, knowledge.sample(int(chance.word())))
        seat = knowledge.seat
        decision = state.decision()
        if decision is PLAN_SEASON:
            return laying(state, seat, plan_by(CarelessSurvey(state, seat), chance, 0.0))
        if decision is MARCH_TO or decision is MARCH_WITH:
            return [int(march_by(CarelessSurvey(state, seat)))]
        return [best_move(state, seat, legal)]
