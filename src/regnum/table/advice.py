"""What a bot would play, and what for."""

from regnum.bots.aim import Advice, aims_of
from regnum.bots.bot import Knowledge
from regnum.registry import bot, strategy_of


def advise(name: str, knowledge: Knowledge, seed: str) -> Advice:
    """The turn of this bot and its reasons; a game that nobody has learned has none to give."""
    moves = bot(name, knowledge.game, seed).choose(knowledge)
    known = strategy_of(knowledge.game)
    return Advice(moves, [] if known is None else aims_of(known, knowledge, moves))
