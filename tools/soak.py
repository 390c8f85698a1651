"""Play random games (or a bot's) until something breaks: `make soak`.

Every decision must have a legal move, every position (or one in so many, and the last) must keep
the game's invariants, and at a sample of them legality and refusal must agree over the whole
table. A failure names the game's seed and decision, which repeat it exactly.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Any, NamedTuple

from rich.progress import Progress

import regnum
from regnum.bots.bot import Bot, Knowledge
from regnum.core.chance import Stream, fast
from regnum.core.state import State
from regnum.registry import bot

SAMPLED = 97
"""One checked position in so many is asked about every move of the table."""

TABLES = 64
"""So many different choices of seats and options are drawn in turn."""


class Soaked(NamedTuple):
    """How one game went: its table, how it ended, how long it was, and what broke."""

    table: str
    end: str
    decisions: int
    fault: str = ""


def table_of(game: regnum.Game, number: int) -> tuple[int, dict[str, Any]]:
    """Seats in turn, options by lot: half of them at their default."""
    lot = fast(f"table {number % TABLES}")
    options = {
        name: option.choices[lot.draw(len(option.choices))]
        for name, option in game.options.items()
        if lot.draw(2)
    }
    return game.seats[number % len(game.seats)], options


def soak(key: str, number: int, limit: int, player: str | None, every: int) -> Soaked:
    game = regnum.game(key)
    seats, options = table_of(game, number)
    table = f"{key} for {seats}"
    state = game.start(seats, f"soak {number}", fast=True, **options)
    state.journal = None
    chooser = fast(f"soak {number}")
    players = [bot(player, game, f"{number}/{seat}") for seat in range(seats)] if player else []
    decisions = 0
    try:
        while state.to_move and decisions < limit:
            decisions += step(state, chooser, players, decisions % every == 0)
        check(state)
        result = state.result()
        if result is not None:
            explained = [sum(part.points for part in parts) for parts in state.reckoning()]
            assert explained == list(result.scores), "the reckoning does not explain the score"
    except Exception as error:
        where = f"{table} {options}, seed 'soak {number}', decision {decisions}"
        return Soaked(table, "broken", decisions, f"{where}: {type(error).__name__}: {error}")
    return Soaked(table, "unfinished" if result is None else result.reason, decisions)


def step(state: State, chooser: Stream, players: list[Bot], checked: bool) -> int:
    """Check a position, if it is its turn, and play on from it; how many moves it were."""
    seat = state.to_move[chooser.draw(len(state.to_move))]
    if checked:
        check(state)
        check_legality(state, seat, chooser.draw(SAMPLED) == 0)
    moves = (
        players[seat].choose(Knowledge(state, seat)) if players else [any_of(state, seat, chooser)]
    )
    chooser.wipe()
    for move in moves:
        earlier = state.copy() if checked else None
        state.play(seat, move)
        if earlier is not None:
            faults = state.faults_since(earlier)
            assert not faults, faults[0]
    return len(moves)


def any_of(state: State, seat: int, chooser: Stream) -> int:
    """A move at random, as playouts choose it."""
    moves = state.distinct(seat)
    assert moves, f"seat {seat} has no move"
    return moves[chooser.draw(len(moves))]


def check_legality(state: State, seat: int, whole: bool) -> None:
    """Somebody who is asked has a move, and `distinct` is a part of what is legal."""
    legal = state.legal(seat)
    assert legal, f"seat {seat} has no legal move"
    assert set(state.distinct(seat)) <= set(legal), "what is distinct is not legal"
    if whole:
        allowed = [m for m in range(len(state.game.moves)) if state.refusal(seat, m) is None]
        assert legal == allowed, "legality and refusal differ"


def check(state: State) -> None:
    faults = state.faults()
    assert not faults, faults[0]


def run(keys: list[str], numbers: range, given: argparse.Namespace) -> Iterator[Soaked]:
    with ProcessPoolExecutor(max_workers=given.jobs) as pool:
        for key in keys:
            yield from pool.map(
                soak,
                repeat(key),
                numbers,
                repeat(given.limit),
                repeat(given.bot),
                repeat(given.every),
                chunksize=10,
            )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", metavar="GAME", help="all games by default")
    parser.add_argument("--games", type=int, default=100_000, help="games of each")
    parser.add_argument("--bot", help="who plays; by default any move is as good as another")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--limit", type=int, default=3_000, help="decisions at most")
    parser.add_argument("--every", type=int, default=1, help="check one position in so many")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    arguments = parser.parse_args()
    keys = arguments.keys or list(regnum.games())
    ends: dict[str, Counter[str]] = {}
    decisions = broken = 0
    with Progress() as progress:
        task = progress.add_task("soaking", total=arguments.games * len(keys))
        numbers = range(arguments.first, arguments.first + arguments.games)
        for one in run(keys, numbers, arguments):
            ends.setdefault(one.table, Counter())[one.end] += 1
            decisions += one.decisions
            if one.fault:
                broken += 1
                progress.console.print(one.fault, markup=False)
            progress.advance(task)
    for table, counts in sorted(ends.items()):
        print(f"{table}: " + ", ".join(f"{end} {count:,}" for end, count in counts.most_common()))
    print(f"{decisions:,} decisions, {broken} games broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
