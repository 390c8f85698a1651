"""`regnum simulate`: a progress bar, then a table of how the bots did."""

import json
import os
from itertools import cycle, islice
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from regnum.arena.simulate import Match, Played, simulate, standings
from regnum.core.errors import RegnumError
from regnum.core.game import Game
from regnum.registry import bot


def run(
    game: Game,
    seats: int | None,
    bots: str,
    games: int,
    seed: str,
    options: dict[str, Any],
    limit: int,
    jobs: int,
    as_json: bool,
    board: str | None = None,
) -> None:
    match = arranged(game, seats, bots, seed, options, limit)._replace(board=board)
    start = perf_counter()
    played: list[Played] = []
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(game.title, total=games)
        for one in simulate(match, games, jobs or os.cpu_count() or 1):
            played.append(one)
            progress.advance(task)
    figures = summary(match, played, perf_counter() - start)
    if as_json:
        print(json.dumps(figures, indent=2))
    else:
        show(game, figures)


def arranged(
    game: Game, seats: int | None, bots: str, seed: str, options: dict[str, Any], limit: int
) -> Match:
    """Who plays; everything bad is told before the first game begins."""
    names = [name.strip() for name in bots.split(",")]
    count = max(len(names), game.seats[0]) if seats is None else seats
    for name in names:
        bot(name, game, "")
    game.start(count, seed, **options)
    if len(names) > count:
        raise RegnumError(f"{len(names)} bots are named for {count} seats.")
    return Match(game.key, tuple(islice(cycle(names), count)), options, seed, limit)


def summary(match: Match, played: list[Played], seconds: float) -> dict[str, Any]:
    finished = [one for one in played if one.result is not None]
    decisions = sum(one.decisions for one in played)
    reasons: dict[str, int] = {}
    for one in finished:
        assert one.result is not None
        reasons[one.result.reason] = reasons.get(one.result.reason, 0) + 1
    return {
        "game": match.game,
        "options": match.options,
        "seed": match.seed,
        "games": len(played),
        "unfinished": len(played) - len(finished),
        "ends": reasons,
        "decisions_per_game": round(decisions / len(played), 1),
        "seconds": round(seconds, 2),
        "standings": [row._asdict() for row in standings(match, played)],
    }


def show(game: Game, figures: dict[str, Any]) -> None:
    table = Table(title=f"{game.title}: {figures['games']} games")
    for heading in ("bot", "wins", "share", "mean rank", "mean score"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for row in figures["standings"]:
        share = row["wins"] / row["games"] if row["games"] else 0
        table.add_row(
            row["bot"],
            f"{row['wins']:.1f}",
            f"{share:.1%}",
            f"{row['mean_rank']:.2f}",
            f"{row['mean_score']:.2f}",
        )
    console = Console()
    console.print(table)
    ends = ", ".join(f"{reason} {count}" for reason, count in figures["ends"].items())
    console.print(
        f"ends: {ends or 'none'}; unfinished: {figures['unfinished']}; "
        f"{figures['decisions_per_game']} decisions a game; {figures['seconds']} s",
        highlight=False,
    )
