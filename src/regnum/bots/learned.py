"""The bot that plays by what was learned, with more or less thought."""

import gc

from regnum.bots.beam import best_turns
from regnum.bots.bot import Knowledge, lots
from regnum.bots.evaluation import Evaluation
from regnum.bots.search import Timer, best_candidate
from regnum.bots.strategy import Strategy
from regnum.bots.thought import Thought
from regnum.bots.weights import learned
from regnum.core.chance import Stream
from regnum.core.game import Game
from regnum.core.state import State


class LearnedBot:
    """Knows what is worth what from many games against itself."""

    def __init__(self, strategy: Strategy, thought: Thought, game: Game, seed: int | str) -> None:
        self._strategy = strategy
        self._thought = thought
        self._key = game.key
        self._seed = f"learned bot:{seed}"

    def choose(self, knowledge: Knowledge) -> list[int]:
        """Thinking leaves no rubbish that goes round in circles, and whoever collects such would
        only cost time."""
        collecting = gc.isenabled()
        gc.disable()
        try:
            return self.think(knowledge)
        finally:
            if collecting:
                gc.enable()

    def think(self, knowledge: Knowledge) -> list[int]:
        moves = knowledge.distinct()
        if len(moves) == 1:
            return moves
        seat, thought = knowledge.seat, self._thought
        timer = Timer(thought.budget.seconds)
        chance = lots(self._seed, knowledge)
        world = knowledge.sample(int(chance.word()))
        evaluation = learned(self._key, world.seats, self._strategy)
        most, judged = self._strategy.enough(world, thought.candidates, thought.budget.judged)
        thought = Thought(thought.width, most, thought.budget._replace(judged=judged))
        turns = candidates(evaluation, world, seat, chance, thought)
        if len(turns) == 1:
            return turns[0]
        return best_candidate(evaluation, knowledge, turns, thought.budget, chance, timer)


def candidates(
    evaluation: Evaluation, world: State, seat: int, chance: Stream, thought: Thought
) -> list[list[int]]:
    """The turns that a bot would compare: those of the game's strategy, or a beam's."""
    turns = evaluation.strategy.plans(world, seat, evaluation, chance, thought.candidates)
    if turns:
        return turns
    if not thought.width:
        return [[int(evaluation.best_move(world, seat))]]
    found = best_turns(evaluation, world, seat, thought.width, thought.candidates)
    return [turn.moves for turn in found]
