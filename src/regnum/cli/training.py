"""`regnum train`: a game learned by play against oneself, and the record of how it went.

Where people go by habits, these are learned first, by practice; then what a position is worth in
games of such habits.
"""

import json
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from time import process_time
from typing import Any

from rich.console import Console
from rich.progress import Progress

from regnum.arena.figures import standings
from regnum.arena.match import Match
from regnum.arena.simulation import simulate
from regnum.bots.evaluation import Evaluation
from regnum.bots.learning import EXPLORING, FADING, RATE, Learner
from regnum.bots.levels import KNIGHT
from regnum.bots.practice import Practice
from regnum.bots.strategy import Strategy
from regnum.bots.weights import VERSION, read_habits, read_weights, remember, write_weights
from regnum.core.chance import fast
from regnum.core.game import Game
from regnum.core.state import State, first_owing
from regnum.registry import strategy

CHAPTERS = 10
"""So often the weights are written down and measured."""

MEASURED = 30
"""Games against the yardstick in each measurement."""

COMPARED = 150
"""Deals on which new habits meet the first, each once in every seat."""

ROUND = 200
"""Deals of a round of practice."""

YARDSTICK = "greedy-1"
LIMIT = 3_000


class Record:
    """What is written down of a training: the settings, then how it went."""

    def __init__(self, file: Path, settings: dict[str, Any], progress: Progress) -> None:
        self._file = file.with_suffix(".training.jsonl")
        self._rows = [settings]
        self._progress = progress

    def add(self, row: dict[str, Any]) -> None:
        self._rows.append(row)
        self._progress.console.print(json.dumps(row), markup=False, highlight=False)
        lines = [json.dumps(each) for each in self._rows]
        self._file.write_text("\n".join(lines) + "\n")


def run(
    game: Game,
    seats: int,
    games: int,
    seed: str,
    options: dict[str, Any],
    start: Path | None,
    folder: Path,
    practice: int = 0,
    measured_games: int = MEASURED,
) -> None:
    """Learn from so many games, the habits before that from so many deals of practice, and leave
    weights and record in a folder."""
    known = strategy(game)
    weights = read_weights(start, known) if start else known.first_weights()
    habits = read_habits(start, known) if start else known.first_habits()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{game.key}-{seats}.json"
    settings = {
        "version": VERSION,
        "game": game.key,
        "seats": seats,
        "options": options,
        "seed": seed,
        "start": start.name if start else None,
        "features": known.size(),
        "habits": len(habits),
        "fading": FADING,
        "exploring": EXPLORING,
        "rate": RATE,
        "careful": known.careful(),
    }
    with Progress(console=Console(), transient=True) as progress:
        record = Record(file, settings, progress)

        def deal(name: str, number: int) -> State:
            chosen = known.dealt(number) | options
            return dealt(game, seats, f"{seed}/{name}/{number}", chosen)

        if practice and habits:
            habits = practised(known, habits, practice, seed, deal, record, progress)
        learner = Learner(known, weights, seed, habits)
        spent, endless = 0.0, 0
        task = progress.add_task(f"{game.title} for {seats}", total=games)
        for number in range(1, games + 1):
            learner.slow_down((number - 1) / games)
            begun = process_time()
            endless += not learner.play(deal("train", number))
            spent += process_time() - begun
            progress.advance(task)
            if number * CHAPTERS // games == (number - 1) * CHAPTERS // games:
                continue
            remember(game.key, seats, learner.evaluation)
            share = measured(game, seats, options, measured_games)
            write_weights(file, game.key, seats, learner.weights(), habits)
            record.add(
                {
                    "games": number,
                    "seconds": round(spent),
                    "endless": endless,
                    f"{KNIGHT} against {YARDSTICK}": round(share, 3),
                }
            )


def practised(
    known: Strategy,
    habits: list[float],
    deals: int,
    seed: str,
    deal: Callable[[str, int], State],
    record: Record,
    progress: Progress,
) -> list[float]:
    """The habits after so many deals of practice, each of them played twice."""
    rounds = max(1, deals // ROUND)
    practice = Practice(known, habits, rounds, seed)
    spent = 0.0
    task = progress.add_task("practice", total=rounds)
    for number in range(1, rounds + 1):
        begun = process_time()
        for place in range(ROUND):
            practice.play(deal("practice", (number - 1) * ROUND + place))
        practice.turn()
        spent += process_time() - begun
        progress.advance(task)
        if number * CHAPTERS // rounds > (number - 1) * CHAPTERS // rounds:
            better = against_first(known, practice.known(), deal)
            row = {"deals": number * ROUND, "seconds": round(spent)}
            record.add(row | {"habits against the first": round(better, 3)})
    return practice.known()


def against_first(known: Strategy, habits: list[float], deal: Callable[[str, int], State]) -> float:
    """Which part of the victories goes to one who has these habits among those who have the
    first."""
    new = Evaluation(known, [], habits)
    first = Evaluation(known, [], known.first_habits())
    won, played = 0.0, 0
    for number in range(COMPARED):
        seats = deal("compare", number).seats
        for place in range(seats):
            state, lots = deal("compare", number), fast(number)
            while state.owing:
                seat = first_owing(state)
                known.go_on(state, seat, new if seat == place else first, lots)
                lots.wipe()
            won += known.won(state, place)
            played += 1
    return won / played


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
