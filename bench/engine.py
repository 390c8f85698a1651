"""The engine's speed beside a peer's, in one run: `make bench`.

The peer is catanatron (a Catan engine in Python), with its own random players. Machines are
noisy, so only the ratios mean anything: the measurements take turns, several rounds of each,
and the ratio is that of the medians. The interpreted figures come from a second process that
runs the same source uncompiled.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import regnum
from regnum.arena.measure import Speed, measure

SOURCE = Path(__file__).parents[1] / "src"


class Goal(NamedTuple):
    """A ratio to the peer that we want to reach."""

    build: str
    figure: str
    ratio: float


GOALS = {
    "carolus-magnus": (
        Goal("interpreted", "decisions", 3),
        Goal("compiled", "decisions", 50),
        Goal("compiled", "playout_decisions", 110),
        Goal("compiled", "copies", 70),
    ),
    "carolingi": (
        Goal("interpreted", "decisions", 3),
        Goal("compiled", "decisions", 40),
        Goal("compiled", "playout_decisions", 75),
        Goal("compiled", "copies", 50),
    ),
    "wallenstein": (
        Goal("interpreted", "decisions", 3),
        Goal("compiled", "decisions", 35),
        Goal("compiled", "playout_decisions", 70),
        Goal("compiled", "copies", 45),
    ),
}


class Peer(NamedTuple):
    """The peer's figures per second."""

    decisions: float
    games: float
    copies: float


def measure_peer(seconds: float) -> Peer:
    """Four random players at the peer's own game; copies are taken in the middle of games."""
    from catanatron import Color, Game, RandomPlayer

    def players() -> list[RandomPlayer]:
        return [RandomPlayer(colour) for colour in Color]

    decisions = games = 0
    spent = 0.0
    start = perf_counter()
    while spent < seconds * 0.8:
        game = Game(players())
        game.play()
        decisions += len(game.state.actions)
        games += 1
        spent = perf_counter() - start
    game = Game(players())
    for _ in range(300):
        game.play_tick()
    return Peer(decisions / spent, games / spent, per_second(game.copy, seconds * 0.2))


def per_second(act: Callable[[], object], seconds: float) -> float:
    count = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        for _ in range(50):
            act()
        count += 50
    return count / (perf_counter() - start)


def here(key: str, seconds: float) -> Speed:
    return measure(regnum.game(key), seconds)


def interpreted(key: str, seconds: float) -> Speed:
    """The same measurement of the uncompiled source, in a process of its own."""
    command = [sys.executable, __file__, "--inner", key, "--seconds", str(seconds)]
    environment = os.environ | {"PYTHONPATH": str(SOURCE)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return Speed(*json.loads(done.stdout))


def rounds(count: int, seconds: float, keys: list[str]) -> Iterator[tuple[str, str, Speed | Peer]]:
    for number in range(count):
        print(f"round {number + 1} of {count} ...", file=sys.stderr)
        yield "peer", "", measure_peer(seconds)
        for key in keys:
            yield "interpreted", key, interpreted(key, seconds)
            if regnum.compiled:
                yield "compiled", key, here(key, seconds)


def median(figures: list[Speed | Peer], name: str) -> float:
    return statistics.median([float(getattr(figure, name)) for figure in figures])


def report(measured: dict[tuple[str, str], list[Speed | Peer]], keys: list[str]) -> None:
    peer = measured["peer", ""]
    for name in Peer._fields:
        print(f"catanatron   {name:18} {median(peer, name):12,.0f} /s")
    for key in keys:
        for build in ("interpreted", "compiled"):
            if (build, key) not in measured:
                continue
            print(f"\n{key}, {build}")
            for name in Speed._fields:
                figure = median(measured[build, key], name)
                ratio = figure / median(peer, name.removeprefix("playout_"))
                goal = told(key, build, name, ratio)
                print(f"  {name:18} {figure:12,.0f} /s {ratio:8.1f} x{goal}")


def told(key: str, build: str, name: str, ratio: float) -> str:
    """How a ratio stands to its goal, if it has one."""
    for goal in GOALS.get(key, ()):
        if (goal.build, goal.figure) == (build, name):
            reached = "reached" if ratio >= goal.ratio else "NOT REACHED"
            return f"   goal {goal.ratio:g} x: {reached}"
    return ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games by default")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each measurement")
    parser.add_argument("--inner", metavar="GAME", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.inner:
        print(json.dumps(here(arguments.inner, arguments.seconds)))
        return
    keys = arguments.games or list(regnum.games())
    measured: dict[tuple[str, str], list[Speed | Peer]] = {}
    for build, key, figures in rounds(arguments.rounds, arguments.seconds, keys):
        measured.setdefault((build, key), []).append(figures)
    report(measured, keys)


if __name__ == "__main__":
    main()
