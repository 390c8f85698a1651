"""Somebody sets the machine's clock, an hour forward or back: nobody loses or gains by it."""

import asyncio
import time
from typing import Any

import pytest

from regnum.registry import game
from regnum.server.driver import see_to_time
from regnum.server.live import LiveTable, now
from regnum.server.storage.storage import Append
from regnum.server.viewer import Viewer
from regnum.table.clocks import Clocks
from regnum.table.opening import Clock, SeatPlan, open_table
from regnum.table.requests import play, say
from regnum.table.table import Table

MINUTE = 60_000
HOUR = 60 * MINUTE


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_running_server_does_not_notice(monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    real = time.time_ns
    before = now()
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 1_000_000)
    assert abs(now() - before) < HOUR // 2


class Disk:
    """Keeps nothing, in no time."""

    async def append(self, _: Append) -> None:
        return


def test_a_clock_set_back_between_two_runs_gives_nobody_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The table was last changed an hour from now. Time runs on from there all the same, for those
    who look, for those who move and for the server that waits for it to run out."""
    seats = tuple(SeatPlan("person", name, name) for name in ("Anna", "Bert"))
    then = now() + HOUR
    clock = Clock("minutes", 10)
    opening = open_table(game("carolus-magnus"), {}, seats, "Anna", then, clock=clock)
    disk: Any = Disk()
    live = LiveTable(Table("table", opening), disk, "process", seat_link, nobody_drives, 120)
    mover = live.table.owing()[0]
    name = live.table.names[mover]
    real = time.monotonic_ns

    def pass_time(minutes: int) -> None:
        monkeypatch.setattr(time, "monotonic_ns", lambda: real() + minutes * MINUTE * 1_000_000)

    def minutes_left() -> float:
        told = live.snapshot(Viewer(name, "en", mover, 0)).clocks
        assert told is not None
        return told[mover] / 60

    pass_time(4)
    assert 5 < minutes_left() <= 6
    move = live.table.legal(mover)[0]
    asyncio.run(live.request(name, None, lambda table: play(table, name, mover, [move], 0)))
    assert then + 4 * MINUTE <= live.table.changed < then + 5 * MINUTE
    late = live.table.owing()[0]
    pass_time(15)
    assert live.table.seats[late].bot is None
    asyncio.run(see_to_time(live))
    assert live.table.seats[late].bot is not None


def test_processes_whose_clocks_disagree_give_nobody_time() -> None:
    clocks = Clocks(Clock("minutes", 10), 2, now=5 * HOUR)
    clocks.advance(5 * HOUR, owing={0: 0})
    assert clocks.left(0, 4 * HOUR) == 10 * MINUTE
    clocks.advance(4 * HOUR, owing={1: 1})
    assert clocks.left(0, 4 * HOUR) == 10 * MINUTE


def seat_link(table: str, seat: int) -> str:
    return f"{table}/{seat}"


def nobody_drives(_: LiveTable) -> None:
    return


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
