"""`regnum problems`: bots play, and what stands out in their games is kept as problems."""

from pathlib import Path
from typing import Any

from rich.console import Console

from regnum.analysis.mining import Mined, mine
from regnum.analysis.problem import written
from regnum.cli.files import check_writable
from regnum.core.game import Game
from regnum.registry import strategy


def run(
    game: Game, seats: int, options: dict[str, Any], seed: str, games: int, most: int, file: Path
) -> None:
    """Look through so many games, or until there are enough problems; the file is complete after
    every game."""
    check_writable(file)
    console = Console(highlight=False)
    kept: list[Mined] = []
    found = 0
    for one in mine(game, seats, options, seed, games, strategy(game).first_look()):
        kept.append(one)
        found += len(one.found)
        file.write_text(written(game.key, kept), encoding="utf-8")
        console.print(f"{len(kept)} games with {found} problems")
        if found >= most:
            break
