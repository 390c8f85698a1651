"""`regnum analyse`: how a game went, what turned it, and what could have been done."""

from pathlib import Path

from rich.console import Console
from rich.table import Table

from regnum.analysis.course import (
    BETTER,
    TRIES,
    Turning,
    best_moves,
    course,
    decider,
    turn_played,
    turning_points,
)
from regnum.analysis.graph import graph, row
from regnum.cli.files import check_writable, read_record
from regnum.cli.words import words_for
from regnum.core.errors import RegnumError
from regnum.core.history import HOST, History
from regnum.language import Words

WIDTH = 48
"""Blocks of the course in a terminal."""

MOST_MOVES = 8
"""Moves of a turn that are told."""

MOST_EVENTS = 10
NAMED = 14


def tell(
    file: Path,
    language: str,
    at: int | None,
    chart: Path | None,
    tries: int | None,
    board: Path | None = None,
) -> None:
    history = read_record(file, board)
    words = words_for(history.game, language, list(history.header.players))
    console = Console(highlight=False)
    if at is not None:
        if not 0 <= at <= len(history.lines):
            raise RegnumError(f"The record has moves 0 to {len(history.lines)}, not {at}.")
        tell_options(console, history, words, at)
        return
    if chart is not None:
        check_writable(chart)
    points = course(history, TRIES if tries is None else tries)
    seats = range(history.header.seats)
    console.print(words.say("cli-course"), markup=False)
    for seat in seats:
        ends = f"{points[0].expected[seat]:4.0%} {row(seat, points, WIDTH)} "
        name = words.seat(seat)[:NAMED]
        console.print(f"{name:{NAMED}} {ends}{points[-1].expected[seat]:4.0%}", markup=False)
    console.print()
    turnings = turning_points(history, points)
    console.print(words.say("cli-turning-points" if turnings else "cli-no-turning"), markup=False)
    for turning in turnings:
        tell_turning(console, history, words, turning)
    if chart is not None:
        names = [words.seat(seat) for seat in seats]
        drawn = graph(history.game.title, names, points, turnings)
        chart.write_text(drawn, encoding="utf-8")
        console.print(words.say("cli-chart", {"file": str(chart)}), markup=False)


def tell_turning(console: Console, history: History, words: Words, turning: Turning) -> None:
    """What was played and what it changed; and what whoever played it could have done better."""
    round_then = history.game.round(history.at(turning.first))
    params = {
        "line": turning.first + 1,
        "round": int(round_then),
        "seat": turning.seat,
        "before": f"{turning.before:.0%}",
        "after": f"{turning.after:.0%}",
    }
    if turning.player == HOST:
        console.print("  " + words.say("cli-turning-time", params), markup=False)
        return
    moves = turn_played(history, turning.first, turning.player)
    params["player"] = words.seat(turning.player)
    console.print("  " + words.say("cli-turning", params), markup=False)
    seen = [one for one in history.journal(None) if turning.first < one.line <= turning.last]
    sentences = [words.tell(one.event) for one in seen[:MOST_EVENTS]]
    for sentence in sentences or [told(history, moves)]:
        console.print(f"      {sentence}", markup=False)
    options = best_moves(history, turning.first)
    played = next((option.worth for option in options if option.played), None)
    if played is not None and options[0].worth > played + BETTER:
        better = {"worth": f"{options[0].worth:.0%}", "played": f"{played:.0%}"}
        better["moves"] = told(history, options[0].moves)
        console.print("      " + words.say("cli-better", better), markup=False)


def told(history: History, moves: list[int]) -> str:
    texts = [history.game.text(move) for move in moves]
    more = "" if len(texts) <= MOST_MOVES else ", …"
    return ", ".join(texts[:MOST_MOVES]) + more


def tell_options(console: Console, history: History, words: Words, at: int) -> None:
    options = best_moves(history, at)
    title = words.say("cli-options", {"seat": decider(history, at), "line": at})
    table = Table(title=title, show_header=False, title_justify="left")
    for option in options:
        played = words.say("cli-option-played") if option.played else ""
        table.add_row(f"{option.worth:.1%}", told(history, option.moves), played)
    console.print(table)
