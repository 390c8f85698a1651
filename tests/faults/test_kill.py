"""Servers are killed at random moments while people play. Every move that was acknowledged is
there afterwards, at the version that was acknowledged, and none is there twice.

`make faults` kills many more times, and one of four processes too."""

import os
import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.faults.players import audited, play_some, playing
from tests.faults.servers import ForkedHost

KILLS = int(os.environ.get("REGNUM_KILLS", "4"))
TOLD_EVERY = 50
"""Kills after which a long run says how far it is."""


@pytest.mark.parametrize(
    ("kind", "processes"),
    [("sqlite", 1), ("postgresql", 2), ("postgresql", 4)][: 3 if KILLS > 4 else 2],
)
def test_no_acknowledged_move_is_lost_and_none_is_doubled(
    kind: str, processes: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = None
    if kind == "postgresql":
        make: Callable[[], str] = request.getfixturevalue("fresh_database")
        database = make()
    hosts = [ForkedHost(tmp_path, database) for _ in range(processes)]
    moments = random.Random(0)
    with ExitStack() as stack:
        for host in hosts:
            stack.callback(host.kill)
            host.start()
        addresses = [host.address for host in hosts]
        with playing(addresses, ("screen", "screen", "screen", "bot")) as players:
            for kill in range(1, KILLS + 1):
                play_some(players)
                time.sleep(moments.uniform(0, 0.3))
                victim = moments.choice(hosts)
                victim.kill()
                victim.start()
                if kill % TOLD_EVERY == 0:
                    moves = sum(len(player.acknowledged) for player in players)
                    print(f"{kind}, {processes}: {kill} kills, {moves} moves acknowledged")
            play_some(players)
    moves, tables = audited(players, tmp_path, database)
    print(
        f"{kind}, {processes}: {KILLS} kills, {moves} moves at {tables} tables, 0 lost, 0 doubled"
    )
