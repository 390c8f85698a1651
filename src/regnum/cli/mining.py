"""`regnum problems`: bots play, and what stands out in their games is kept as problems."""

from pathlib import Path
from typing import Any, Final

from rich.console import Console

from regnum.analysis.mining import Mined, mine
from regnum.analysis.problem import written
from regnum.bots.learned import Thought
from regnum.bots.search import Budget
from regnum.core.game import Game

THOUGHTS: Final = {
    "carolus-magnus": Thought(12, 8, Budget(8_000, 5)),
    "carolingi": Thought(8, 8, Budget(4_000, 1)),
    "wallenstein": Thought(0, 8, Budget(240, 1)),
}
"""By game: what the first look may take."""

USUAL: Final = Thought(8, 8, Budget(4_000, 1))


def run(
    game: Game, seats: int, options: dict[str, Any], seed: str, games: int, most: int, file: Path
) -> None:
    """Look through so many games, or until there are enough problems; the file is complete after
    every game."""
    console = Console(highlight=False)
    kept: list[Mined] = []
    found = 0
    for one in mine(game, seats, options, seed, games, THOUGHTS.get(game.key, USUAL)):
        kept.append(one)
        found += len(one.found)
        file.write_text(written(game.key, kept), encoding="utf-8")
        console.print(f"{len(kept)} games with {found} problems")
        if found >= most:
            break
