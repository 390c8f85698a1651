"""The bot that plays by what was learned, with more or less thought."""

from typing import NamedTuple

from regnum.bots.beam import best_turns
from regnum.bots.bot import Knowledge, lots
from regnum.bots.search import Budget, best_candidate
from regnum.bots.strategy import Strategy
from regnum.bots.weights import learned
from regnum.core.game import Game


class Thought(NamedTuple):
    """How a bot thinks: `width` of its beam over the turn (0: one small decision at a time), how
    many turns it compares, and what that may take."""

    width: int
    candidates: int
    budget: Budget


class LearnedBot:
    """Knows what is worth what from many games against itself."""

    def __init__(self, strategy: Strategy, thought: Thought, game: Game, seed: int | str) -> None:
        self._strategy = strategy
        self._thought = thought
        self._key = game.key
        self._seed = f"learned bot:{seed}"

    def choose(self, knowledge: Knowledge) -> list[int]:
        moves = knowledge.distinct()
        if len(moves) == 1:
            return moves
        chance = lots(self._seed, knowledge)
        world = knowledge.sample(int(chance.word()))
        evaluation = learned(self._key, world.seats, self._strategy)
        seat, thought = knowledge.seat, self._thought
        turns = self._strategy.plans(world, seat, evaluation, chance, thought.candidates)
        if not turns:
            if not thought.width:
                return [int(evaluation.best_move(world, seat))]
            found = best_turns(evaluation, world, seat, thought.width, thought.candidates)
            turns = [turn.moves for turn in found]
        if len(turns) == 1:
            return turns[0]
        return best_candidate(evaluation, knowledge, turns, thought.budget, chance)
