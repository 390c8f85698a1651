"""Measure how strong the bots are, in every game, number of seats and variant: `make strength`.

The pairings stand in the order of what they are worth to know. Each has a file of its own in a
folder, where every game is a line as soon as it is over; whoever starts this again goes on. The
tables of docs/benchmark.md are what `--tell` prints.
"""

import argparse
import os
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from time import monotonic
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from regnum.arena.figures import standings, thinking
from regnum.arena.match import Match, Played
from regnum.arena.results import Results
from regnum.arena.simulation import run
from regnum.registry import game as game_of

YARDSTICK: Final = "greedy-1"
LIMIT: Final = 20_000
SEED: Final = "1"


class Pairing(NamedTuple):
    """Who is measured against whom, where; all other seats are the rival's, or every second one
    where partners win together."""

    game: str
    seats: int
    bot: str
    rival: str
    options: Mapping[str, Any] = MappingProxyType({})
    partners: bool = False

    def match(self) -> Match:
        others = [self.rival] * (self.seats - 1)
        names = [self.bot, self.rival] * (self.seats // 2) if self.partners else [self.bot, *others]
        return Match(self.game, tuple(names), dict(self.options), SEED, LIMIT)

    def file(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "_".join([self.game, str(self.seats), *chosen, self.bot, self.rival]) + ".jsonl"


CAROLUS: Final = "carolus-magnus"
CAROLINGI: Final = "carolingi"
WALLENSTEIN: Final = "wallenstein"

LADDERS: Final = [
    Pairing(CAROLUS, 2, "squire", "page"),
    Pairing(CAROLUS, 2, "knight", "squire"),
    Pairing(CAROLUS, 2, "count", "knight"),
    Pairing(WALLENSTEIN, 3, "squire", "page"),
    Pairing(CAROLINGI, 3, "squire", "page"),
    Pairing(WALLENSTEIN, 3, "count", "knight"),
    Pairing(CAROLINGI, 3, "count", "knight"),
]
"""Each level against the one below it. In Carolingi and Wallenstein the squire is the yardstick."""

AGAINST_THE_YARDSTICK: Final = [
    Pairing(CAROLUS, 2, "count", YARDSTICK),
    Pairing(CAROLUS, 2, "count", "greedy"),
    Pairing(CAROLUS, 2, "knight", YARDSTICK),
    Pairing(CAROLUS, 3, "count", YARDSTICK),
    Pairing(CAROLUS, 4, "count", YARDSTICK, partners=True),
    Pairing(WALLENSTEIN, 3, "knight", YARDSTICK),
    Pairing(CAROLINGI, 3, "knight", YARDSTICK),
    Pairing(WALLENSTEIN, 3, "count", YARDSTICK),
    Pairing(WALLENSTEIN, 3, "count", YARDSTICK, {"lineup": "draft"}),
    Pairing(CAROLINGI, 3, "count", YARDSTICK),
]

EVERYWHERE: Final = [
    Pairing(WALLENSTEIN, 4, "knight", YARDSTICK),
    Pairing(WALLENSTEIN, 5, "knight", YARDSTICK),
    Pairing(WALLENSTEIN, 4, "knight", YARDSTICK, {"lineup": "draft"}),
    Pairing(WALLENSTEIN, 5, "knight", YARDSTICK, {"lineup": "draft"}),
    Pairing(WALLENSTEIN, 3, "knight", YARDSTICK, {"court": True}),
    Pairing(WALLENSTEIN, 3, "knight", YARDSTICK, {"landsknechte": True}),
    Pairing(WALLENSTEIN, 3, "knight", YARDSTICK, {"leaders": True}),
    Pairing(WALLENSTEIN, 3, "knight", YARDSTICK, {"tower": "restless"}),
    Pairing(CAROLUS, 2, "count", YARDSTICK, {"tiebreak": "markers"}),
    Pairing(CAROLINGI, 2, "count", YARDSTICK),
    Pairing(CAROLINGI, 4, "count", YARDSTICK),
    Pairing(CAROLINGI, 5, "count", YARDSTICK),
    Pairing(CAROLINGI, 6, "count", YARDSTICK),
    Pairing(CAROLINGI, 3, "count", YARDSTICK, {"variant": "advanced"}),
    Pairing(CAROLINGI, 3, "count", YARDSTICK, {"anarchy": True}),
    Pairing(CAROLINGI, 4, "count", YARDSTICK, {"variant": "814"}),
]
"""Other numbers of seats and variants; where the knight is better than the yardstick, so are those
above it."""

KINGS: Final = [
    Pairing(WALLENSTEIN, 3, "king", "count"),
    Pairing(CAROLUS, 2, "king", "count"),
    Pairing(CAROLINGI, 3, "king", "count"),
    Pairing(WALLENSTEIN, 3, "king", YARDSTICK),
    Pairing(WALLENSTEIN, 3, "king", YARDSTICK, {"lineup": "draft"}),
    Pairing(WALLENSTEIN, 3, "king", "count", {"lineup": "draft"}),
    Pairing(CAROLINGI, 3, "king", YARDSTICK),
    Pairing(CAROLUS, 2, "king", "king-tenth"),
    Pairing(WALLENSTEIN, 3, "king", "king-tenth"),
    Pairing(CAROLINGI, 3, "king", "king-tenth"),
    Pairing(CAROLUS, 2, "king-10", "king"),
    Pairing(WALLENSTEIN, 3, "king-10", "king"),
    Pairing(CAROLINGI, 3, "king-10", "king"),
    Pairing(CAROLINGI, 4, "king", "king", {"variant": "814"}),
]

SECTIONS: Final = {
    "Each level against the one below it": LADDERS,
    "Against greedy-1": AGAINST_THE_YARDSTICK,
    "Other numbers of seats and variants": EVERYWHERE,
    "The king": KINGS,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the games are kept")
    parser.add_argument("--games", type=int, default=400, help="at least, of each pairing")
    parser.add_argument("--only", default="", help="pairings whose files' names have this in them")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=0, help="stop after so long")
    parser.add_argument("--tell", action="store_true", help="print the tables and play nothing")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    if given.tell:
        for line in tables(given.folder):
            print(line)
        return
    end = monotonic() + given.seconds if given.seconds else None
    for pairing in [one for section in SECTIONS.values() for one in section]:
        if given.only in pairing.file() and not measured(given, pairing, end):
            return


def measured(given: argparse.Namespace, pairing: Pairing, end: float | None) -> bool:
    """Play what is missing of a pairing; False where there was no time for all of it."""
    results = kept(given.folder, pairing)
    rounds = -(-given.games // pairing.seats)  # each deal once in every seat
    missing = results.missing(0, rounds * pairing.seats)
    if end is not None and monotonic() >= end:
        return False
    for one in run(pairing.match(), missing, given.jobs):
        results.add(0, one)
        if end is not None and monotonic() >= end:
            return False
    return True


def kept(folder: Path, pairing: Pairing) -> Results:
    return Results([pairing.match()], folder / pairing.file())


def tables(folder: Path) -> Iterator[str]:
    """What is known of each pairing, as Markdown."""
    for title, pairings in SECTIONS.items():
        rows = [
            row(pairing, kept(folder, pairing).of(0))
            for pairing in pairings
            if (folder / pairing.file()).exists()
        ]
        yield from (f"{title}:", "", *HEAD, *filter(None, rows), "")


HEAD: Final = (
    "| game | who | against | games | share | chance | by seat | a decision |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
)


def row(pairing: Pairing, played: list[Played]) -> str:
    if not played:
        return ""
    match = pairing.match()
    standing, thought = standings(match, played)[0], thinking(match, played)[0]
    title = game_of(pairing.game).title
    chosen = [value if isinstance(value, str) else name for name, value in pairing.options.items()]
    place = ", ".join([title, str(pairing.seats), *chosen])
    cells = [
        place,
        f"`{pairing.bot}`",
        f"`{pairing.rival}`",
        str(standing.games),
        ends(played)
        if pairing.bot == pairing.rival
        else f"{standing.share:.0%} ({100 * standing.low:.0f}-{100 * standing.high:.0f})",
        f"{standing.chance:.0%}",
        " ".join(f"{100 * share:.0f}" for share in standing.by_seat),
        f"{thought.mean:.1f} ms, worst {thought.worst:.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def ends(played: list[Played]) -> str:
    """How often the games ended in which way, where nobody is measured against anybody else."""
    reasons = Counter(one.result.reason for one in played if one.result is not None)
    return ", ".join(f"{reason} {count}" for reason, count in reasons.most_common())


if __name__ == "__main__":
    main()
