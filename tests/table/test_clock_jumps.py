"""Somebody sets the machine's clock, an hour forward or back: nobody loses or gains by it."""

import time

import pytest

from regnum.registry import game
from regnum.server.live import now
from regnum.table.clocks import Clocks
from regnum.table.opening import Clock, SeatPlan, open_table
from regnum.table.requests import say
from regnum.table.table import Table

HOUR = 3_600_000


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_running_server_does_not_notice(monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    real = time.time_ns
    before = now()
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 1_000_000)
    assert abs(now() - before) < HOUR // 2


def test_a_clock_set_back_between_two_runs_gives_nobody_time() -> None:
    clocks = Clocks(Clock("minutes", 10), 2, now=5 * HOUR)
    clocks.advance(5 * HOUR, owing=[0], decided=None)
    assert clocks.left(0, 4 * HOUR) == 10 * 60_000
    clocks.advance(4 * HOUR, owing=[1], decided=0)
    assert clocks.left(0, 4 * HOUR) == 10 * 60_000


def test_at_a_table_time_does_not_go_back() -> None:
    seats = tuple(SeatPlan("person", name, name) for name in ("Anna", "Bert"))
    opening = open_table(game("carolus-magnus"), {}, seats, "Anna", 5 * HOUR)
    table = Table("table", opening)
    moments = [5 * HOUR, 6 * HOUR, 5 * HOUR, 7 * HOUR]
    entries = [
        table.carry_out(lambda played: say(played, "Anna", "Anna", "Hail!"), moment)
        for moment in moments
    ]
    assert [entry.at for entry in entries] == [5 * HOUR, 6 * HOUR, 6 * HOUR, 7 * HOUR]
