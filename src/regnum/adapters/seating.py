"""Who sits at the table of an environment, and the games that are played there."""

from typing import Any, NamedTuple

from regnum.adapters.arrays import LIMIT
from regnum.adapters.table import ILLEGAL, LOT, POINTS, REFUSE, RESULT, REWARDS, one_of
from regnum.bots.bot import Bot, Knowledge
from regnum.core.batch import EACH_IN_TURN, EVERY_SEAT, Batch, Plan, Rival
from regnum.core.game import Game
from regnum.core.options import resolve
from regnum.core.state import State
from regnum.registry import bot
from regnum.registry import game as game_of

RANDOM = "random"


class Seating(NamedTuple):
    """What is played, and by whom. Without `opponents` every decision is the learner's; with the
    name of a bot the learner has one seat, or each in turn if none is named."""

    game: str
    seats: int | None
    options: dict[str, Any]
    opponents: str | None = None
    seat: int | None = None
    reward: str = RESULT
    all_moves: bool = False
    illegal: str = REFUSE
    limit: int = LIMIT

    def batch(self, first: int, count: int, deals_at_once: bool = False) -> Batch:
        """The games from this number on."""
        game = game_of(self.game)
        seats = game.seats[0] if self.seats is None else self.seats
        one_of("reward", self.reward, REWARDS)
        one_of("illegal", self.illegal, ILLEGAL)
        learner = EVERY_SEAT
        if self.opponents is not None:
            learner = EACH_IN_TURN if self.seat is None else self.seat
        plan = Plan(
            game,
            seats,
            resolve(game.options, self.options),
            learner,
            self.all_moves,
            self.limit,
            self.reward == POINTS,
            self.illegal == LOT,
            deals_at_once,
        )
        return Batch(plan, first, count, self._rival(game))

    def _rival(self, game: Game) -> Rival | None:
        if self.opponents is None:
            return None
        return Rival() if self.opponents == RANDOM else BotRival(game, self.opponents)


class BotRival(Rival):
    """A bot on every seat that does not learn."""

    def __init__(self, game: Game, name: str) -> None:
        super().__init__()
        self.game = game
        self.name = name
        self.bot: Bot = bot(name, game, "")
        self.planned: dict[tuple[int, int], tuple[State, list[int]]] = {}

    def begin(self, seed: str) -> None:
        self.bot = bot(self.name, self.game, seed)
        self.planned.clear()

    def move(self, state: State, seat: int, game: int) -> int:
        """A bot may name several moves of a turn at once; the others are kept for later."""
        playing, moves = self.planned.pop((game, seat), (state, []))
        if playing is not state or not moves:
            moves = self.bot.choose(Knowledge(state, seat))
        if len(moves) > 1:
            self.planned[game, seat] = state, moves[1:]
        return moves[0]
