"""`regnum arena` and `regnum simulate`: a progress bar, then tables of how the bots did."""

import json
import os
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from regnum.arena.chart import chart
from regnum.arena.cluster import run_on_cluster
from regnum.arena.figures import standings, thinking
from regnum.arena.match import Match, Played, record
from regnum.arena.outside import player, told_as
from regnum.arena.ratings import ratings
from regnum.arena.results import Results
from regnum.arena.simulation import run
from regnum.cli.files import check_folder, check_writable
from regnum.core.errors import RegnumError
from regnum.core.game import Game
from regnum.ratings import can_rate


def compete(
    game: Game,
    matches: list[Match],
    games: int,
    jobs: int,
    file: Path | None,
    as_json: bool,
    picture: Path | None = None,
    cluster: str | None = None,
    records: Path | None = None,
) -> None:
    """Play what is missing of each match and tell how all went. What was played before an
    interruption is told too."""
    for written in (file, picture):
        if written is not None:
            check_writable(written)
    if records is not None:
        check_folder(records)
    results = Results(matches, file)
    start = perf_counter()
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        for number, match in enumerate(matches):
            missing = results.missing(number, games)
            task = progress.add_task(" ".join(match.bots), total=games)
            progress.advance(task, games - len(missing))
            if cluster is None:
                running = run(match, missing, jobs or os.cpu_count() or 1)
            else:
                running = run_on_cluster(match, missing, cluster)
            for one in running:
                if records is not None:
                    place = records / f"{game.key}-{number}-{one.number}.txt"
                    place.write_text(record(match, one), encoding="utf-8")
                results.add(number, one)
                progress.advance(task)
    seconds = perf_counter() - start
    if picture is not None:
        drawn = chart(game.title, [(match, results.of(n)) for n, match in enumerate(matches)])
        picture.write_text(drawn, encoding="utf-8")
    told = [summary(match, results.of(number), seconds) for number, match in enumerate(matches)]
    if as_json:
        print(json.dumps(told if len(told) > 1 else told[0], indent=2))
        return
    for figures in told:
        show(game, figures)
    if len(told) > 1:
        show_ratings(results)


def arranged(
    game: Game,
    seats: int | None,
    bots: str,
    seed: str,
    options: dict[str, Any],
    limit: int,
    board: str | None,
    patience: float,
) -> Match:
    """Who plays; everything bad is told before the first game begins."""
    names = [name.strip() for name in bots.split(",")]
    count = max(len(names), game.seats[0]) if seats is None else seats
    for name in names:
        player(name, game, "")
    game.start(count, seed, **options)
    if len(names) > count:
        raise RegnumError(f"{len(names)} bots are named for {count} seats.")
    seated = tuple(islice(cycle(names), count))
    return Match(game.key, seated, options, seed, limit, board, patience)


def summary(match: Match, played: list[Played], seconds: float) -> dict[str, Any]:
    ends: dict[str, int] = {}
    for one in played:
        if one.result is not None:
            ends[one.result.reason] = ends.get(one.result.reason, 0) + 1
    decisions = sum(one.decisions for one in played)
    return {
        "game": match.game,
        "bots": list(match.bots),
        "options": match.options,
        "seed": match.seed,
        "games": len(played),
        "unfinished": len(played) - sum(ends.values()),
        "ends": ends,
        "decisions_per_game": round(decisions / len(played), 1) if played else 0.0,
        "seconds": round(seconds, 2),
        "standings": [row._asdict() for row in standings(match, played)],
        "thinking": [row._asdict() for row in thinking(match, played)],
        "lost_seats": lost_seats(played),
    }


def lost_seats(played: list[Played]) -> dict[str, int]:
    """Why programs have lost their seats, and how often."""
    reasons: dict[str, int] = {}
    for one in played:
        for reason in filter(None, one.lost):
            reasons[reason] = reasons.get(reason, 0) + 1
    return reasons


def show(game: Game, figures: dict[str, Any]) -> None:
    bots = ", ".join(told_as(bot) for bot in figures["bots"])
    table = Table(title=f"{game.title}: {figures['games']} games, {bots}")
    table.add_column("bot", overflow="fold")
    for heading in ("wins", "share", "95 %", "chance", "by seat", "rank", "score", "ms"):
        table.add_column(heading, justify="right", no_wrap=heading not in ("by seat", "ms"))
    for row, time in zip(figures["standings"], figures["thinking"], strict=True):
        table.add_row(
            told_as(row["bot"]),
            f"{row['wins']:.1f}",
            f"{row['share']:.1%}",
            f"{row['low']:.0%}-{row['high']:.0%}",
            f"{row['chance']:.0%}",
            " ".join(f"{share:.0%}" for share in row["by_seat"]),
            f"{row['mean_rank']:.2f}",
            f"{row['mean_score']:.1f}",
            f"{time['mean']:.1f}, worst {time['worst']:.0f}",
        )
    console = Console()
    console.print(table)
    ends = ", ".join(f"{reason} {count}" for reason, count in figures["ends"].items())
    console.print(
        f"ends: {ends or 'none'}; unfinished: {figures['unfinished']}; "
        f"{figures['decisions_per_game']} decisions a game; {figures['seconds']} s",
        highlight=False,
    )
    for reason, count in figures["lost_seats"].items():
        console.print(f"seat lost ({count}): {reason}", markup=False, highlight=False)


def show_ratings(results: Results) -> None:
    console = Console()
    if not can_rate():
        console.print("Ratings need OpenSkill: pip install 'regnum[arena]'", markup=False)
        return
    table = Table(title="OpenSkill over all games")
    for heading in ("bot", "strength", "doubt"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    played = [(match, results.of(number)) for number, match in enumerate(results.matches)]
    for rating in ratings(played):
        table.add_row(told_as(rating.bot), f"{rating.strength:.2f}", f"{rating.doubt:.2f}")
    console.print(table)
