"""`regnum train`: a game learned by play against oneself, and the record of how it went."""

import json
from itertools import cycle, islice
from pathlib import Path
from time import process_time
from typing import Any

from rich.console import Console
from rich.progress import Progress

from regnum.arena.figures import standings
from regnum.arena.match import Match
from regnum.arena.running import simulate
from regnum.bots.learning import EXPLORING, FADING, RATE, Learner
from regnum.bots.levels import KNIGHT
from regnum.bots.weights import VERSION, read_weights, remember, write_weights
from regnum.core.game import Game
from regnum.core.state import State
from regnum.registry import strategy

CHAPTERS = 10
"""So often the weights are written down and measured."""

MEASURED = 30
"""Games against the yardstick in each measurement."""

YARDSTICK = "greedy-1"
LIMIT = 3_000


def run(
    game: Game,
    seats: int,
    games: int,
    seed: str,
    options: dict[str, Any],
    start: Path | None,
    folder: Path,
    measured_games: int = MEASURED,
) -> None:
    """Learn from so many games and leave weights and record in a folder."""
    known = strategy(game)
    learner = Learner(known, read_weights(start, known) if start else known.first_weights(), seed)
    console = Console()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{game.key}-{seats}.json"
    record = [
        {
            "version": VERSION,
            "game": game.key,
            "seats": seats,
            "options": options,
            "seed": seed,
            "start": start.name if start else None,
            "features": known.size(),
            "fading": FADING,
            "exploring": EXPLORING,
            "rate": RATE,
        }
    ]
    spent, endless = 0.0, 0
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{game.title} for {seats}", total=games)
        for number in range(1, games + 1):
            begun = process_time()
            endless += not learner.play(dealt(game, seats, f"{seed}/train/{number}", options))
            spent += process_time() - begun
            progress.advance(task)
            if number * CHAPTERS // games == (number - 1) * CHAPTERS // games:
                continue
            remember(game.key, seats, learner.evaluation)
            share = measured(game, seats, options, measured_games)
            record.append(
                {
                    "games": number,
                    "seconds": round(spent),
                    "endless": endless,
                    f"{KNIGHT} against {YARDSTICK}": round(share, 3),
                }
            )
            progress.console.print(json.dumps(record[-1]), markup=False, highlight=False)
            write_weights(file, game.key, seats, learner.weights())
            lines = [json.dumps(row) for row in record]
            file.with_suffix(".training.jsonl").write_text("\n".join(lines) + "\n")


def dealt(game: Game, seats: int, seed: str, options: dict[str, Any]) -> State:
    state = game.start(seats, seed, fast=True, **options)
    state.journal = None
    return state


def measured(game: Game, seats: int, options: dict[str, Any], games: int) -> float:
    """Which part of the victories goes to those who play by what was learned, one small decision
    at a time: one seat of three, every second of an even number."""
    names = (KNIGHT, YARDSTICK) if seats % 2 == 0 else (KNIGHT, *[YARDSTICK] * (seats - 1))
    match = Match(game.key, tuple(islice(cycle(names), seats)), options, "measure", LIMIT)
    return standings(match, simulate(match, games, jobs=1))[0].share
