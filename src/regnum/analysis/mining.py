"""Problems are mined: bots play, and where one turn stands out a deeper search has a look."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from regnum.analysis.outlook import CLEAR
from regnum.analysis.problem import Found
from regnum.bots.bot import Knowledge
from regnum.bots.evaluation import Evaluation
from regnum.bots.learned import candidates
from regnum.bots.levels import KNIGHT, SQUIRE
from regnum.bots.search import Timer, ranked
from regnum.bots.thought import Budget, Thought
from regnum.bots.weights import learned
from regnum.core.chance import fast
from regnum.core.game import Game
from regnum.core.history import History, begin
from regnum.core.record import record_of
from regnum.registry import bot, strategy

OPEN: Final = (0.15, 0.97)
"""Neither lost anyway nor won anyway: what the best turn may be worth."""

DEEPER: Final = 8
"""So many times the thought goes into the check."""

MOST_A_GAME: Final = 4
APART: Final = 12
"""Lines between two problems of a game at least."""

FIRST: Final = 30
"""Lines before which nothing is clear yet."""

ALIKE: Final = 9
"""Problems with the same solution at most: what is always right is no problem."""

LONGEST: Final = 2_000


class Mined(NamedTuple):
    """A record that ends with its last problem, and what was found in it."""

    record: str
    found: list[Found]


def mine(
    game: Game, seats: int, options: dict[str, Any], seed: str, games: int, thought: Thought
) -> Iterator[Mined]:
    """What so many games yield, game by game."""
    alike: Counter[tuple[str, ...]] = Counter()
    for number in range(games):
        history = begin(game.start(seats, f"{seed}/{number}", **options))
        found = mine_one(history, thought, alike)
        if found:
            history.cut(found[-1].line)
            yield Mined(record_of(history), found)


def mine_one(history: History, thought: Thought, alike: Counter[tuple[str, ...]]) -> list[Found]:
    """Play a game to its end and look at each decision on the way; `alike` counts solutions."""
    game = history.game
    known = strategy(game)
    evaluation = learned(game.key, history.header.seats, known)
    players = [bot(KNIGHT, game, f"{history.seed}/{seat}") for seat in range(history.header.seats)]
    found: list[Found] = []
    free = FIRST
    while history.state.to_move and len(history.lines) < LONGEST and len(found) < MOST_A_GAME:
        seat = history.state.to_move[0]
        knowledge = Knowledge(history.state, seat)
        line = len(history.lines)
        if line >= free and known.poses(history.state):
            one = standing_out(evaluation, knowledge, line, thought)
            if one is not None and alike[tuple(one.solution)] < ALIKE:
                alike[tuple(one.solution)] += 1
                found.append(one)
                free = line + APART
        for move in players[seat].choose(knowledge):
            history.play(seat, move)
    return found


def standing_out(
    evaluation: Evaluation, knowledge: Knowledge, line: int, thought: Thought
) -> Found | None:
    """The turn that stands out, if one does, a deeper search agrees, and it is not what everybody
    would play at first sight."""
    if len(knowledge.distinct()) < 3:
        return None
    lots = fast(f"problem/{line}")
    world = knowledge.sample(int(lots.word()))
    turns = candidates(evaluation, world, knowledge.seat, lots, thought)
    best = clearly_best(evaluation, knowledge, turns, thought.budget, f"first/{line}")
    if best is None or obvious(knowledge, best[0]):
        return None
    budget = thought.budget
    deeper = budget._replace(judged=DEEPER * budget.judged)
    again = clearly_best(evaluation, knowledge, turns, deeper, f"again/{line}")
    if again is None or again[0] != best[0]:
        return None
    moves, worth, next_worth = again
    texts = [knowledge.game.text(move) for move in moves]
    return Found(line, knowledge.seat, texts, round(worth, 3), round(next_worth, 3))


def clearly_best(
    evaluation: Evaluation,
    knowledge: Knowledge,
    turns: list[list[int]],
    budget: Budget,
    seed: str,
) -> tuple[list[int], float, float] | None:
    """The best of these turns, what it is worth and what the next is, if that is far below."""
    if len(turns) < 3:
        return None
    order = ranked(evaluation, knowledge, turns, budget, fast(seed), Timer(0.0))
    worths = [one.total / one.tries for one in order[:2]]
    if worths[0] - worths[1] < CLEAR or not OPEN[0] <= worths[0] <= OPEN[1]:
        return None
    return order[0].moves, worths[0], worths[1]


def obvious(knowledge: Knowledge, moves: list[int]) -> bool:
    """Whether the squire would begin in the same way."""
    chosen = bot(SQUIRE, knowledge.game, "problem").choose(knowledge)
    return moves[: len(chosen)] == chosen[: len(moves)]
