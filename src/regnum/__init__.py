"""Regnum: Carolus Magnus, Carolingi and Wallenstein, by their rulebooks.

>>> import regnum
>>> state = regnum.game("carolus-magnus").start(seats=2, seed=7)
>>> state.play(state.to_move[0], state.legal(state.to_move[0])[0])
"""

import regnum.core.state as core_state
import regnum.games  # noqa: F401 - the package, before the function takes its name
from regnum.bots.bot import Knowledge
from regnum.core.errors import RegnumError
from regnum.core.game import Game
from regnum.core.refusal import IllegalMove, Refusal
from regnum.core.result import Result
from regnum.core.state import State
from regnum.registry import game, games

__version__ = "0.1.0"

compiled = not core_state.__file__.endswith(".py")
"""Whether the rules run compiled."""

__all__ = [
    "Game",
    "IllegalMove",
    "Knowledge",
    "Refusal",
    "RegnumError",
    "Result",
    "State",
    "compiled",
    "game",
    "games",
]
