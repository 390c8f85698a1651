"""Many games, one after the other or spread over processes."""

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice

from regnum.arena.match import Match, Played, play

WAITING = 2
"""Games handed out for each process: one that is played and one that is next."""


def run(match: Match, numbers: Iterable[int], jobs: int) -> Iterator[Played]:
    """The games of these numbers, each as soon as it is over."""
    if jobs == 1:
        for number in numbers:
            yield play(match, number)
        return
    pool = ProcessPoolExecutor(max_workers=min(jobs, os.cpu_count() or 1))
    left = iter(numbers)
    try:
        running: set[Future[Played]] = set()
        while True:
            for number in islice(left, WAITING * jobs - len(running)):
                running.add(pool.submit(play, match, number))
            if not running:
                return
            over, running = wait(running, return_when=FIRST_COMPLETED)
            for one in over:
                yield one.result()
    finally:
        pool.shutdown(cancel_futures=True)


def simulate(match: Match, games: int, jobs: int) -> list[Played]:
    """So many games of a match, by their numbers."""
    return sorted(run(match, range(games), jobs), key=lambda one: one.number)
