"""What a bot would play, and what for."""

from regnum.bots.aim import Advice, aims_of
from regnum.bots.bot import Knowledge
from regnum.bots.strategy import Aim
from regnum.core.history import History
from regnum.core.phase import Simultaneous
from regnum.registry import bot, strategy_of


def advise(name: str, knowledge: Knowledge, seed: str) -> Advice:
    """The turn of this bot and its reasons; a game that nobody has learned has none to give. Of
    several moves that are drafted the last makes the decision, and is left to whoever asks."""
    moves = bot(name, knowledge.game, seed).choose(knowledge)
    known = strategy_of(knowledge.game)
    advised = (moves[:-1] or moves) if knowledge.view()["asks"]["drafted"] else moves
    return Advice(moves, [] if known is None else aims_of(known, knowledge, advised))


def explained(history: History, seat: int) -> list[Aim]:
    """What a seat was after with its latest turn that lies open; what several decide in secret at
    the same time stays theirs."""
    known = strategy_of(history.game)
    last = next(
        (line for line in range(len(history.lines), 0, -1) if open_line(history, seat, line)), 0
    )
    if known is None or not last:
        return []
    first = last - 1
    turn = history.at(first).turn
    while first and open_line(history, seat, first) and history.at(first - 1).turn == turn:
        first -= 1
    moves = [line.move for line in history.lines[first:last]]
    return aims_of(known, Knowledge(history.at(first), seat), moves)


def open_line(history: History, seat: int, line: int) -> bool:
    """Whether a line is a decision of this seat for all to see."""
    if history.lines[line - 1].seat != seat:
        return False
    return not isinstance(history.at(line - 1).decision(), Simultaneous)
