"""Clocks, the hourglass, and bots for the absent. Time is what the tests say it is."""

from typing import cast

import pytest

from regnum.core.state import Moment, State
from regnum.table.changes import StoodIn
from regnum.table.clocks import Hourglass
from regnum.table.opening import Clock
from regnum.table.refused import Refused
from regnum.table.requests import play, play_bot, set_bot, time_up
from tests.table.helpers import ANNA, BERT, CARL, a_table, bot, keep, person, play_first

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


def test_minutes_run_for_the_one_who_owes_a_decision() -> None:
    table = a_table(person(ANNA), person(BERT), clock=Clock("minutes", 10))
    seat = table.owing()[0]
    assert table.clocks.left(seat, 3 * MINUTE) == 7 * MINUTE
    assert table.clocks.left(1 - seat, 3 * MINUTE) == 10 * MINUTE
    play_first(table, at=4 * MINUTE)
    assert table.clocks.left(seat, 4 * MINUTE) == 6 * MINUTE


def test_days_start_anew_with_each_decision() -> None:
    table = a_table(person(ANNA), person(BERT), clock=Clock("days", 2))
    play_first(table, at=DAY)
    seat = table.owing()[0]
    assert table.clocks.left(seat, DAY) == 2 * DAY
    assert table.due() == 3 * DAY


def test_a_bot_takes_over_when_time_is_up_and_gives_the_seat_back() -> None:
    table = a_table(person(ANNA), person(BERT), clock=Clock("minutes", 1))
    seat = table.owing()[0]
    player = table.seats[seat].player
    with pytest.raises(Refused, match="refused-nothing-to-change"):
        time_up(table, MINUTE - 1)
    assert keep(table, time_up, MINUTE, at=MINUTE) == StoodIn(seat, "king", absent=True)
    assert table.bots_to_move() == [seat]
    with pytest.raises(Refused, match="refused-nothing-to-change"):
        time_up(table, 2 * MINUTE)
    with pytest.raises(Refused, match="refused-bot-plays"):
        play(table, player, seat, [table.history.state.legal(seat)[0]], table.version)
    keep(table, set_bot, player, seat, False, away=False, at=2 * MINUTE)
    assert not table.seats[seat].absent
    assert table.clocks.left(seat, 2 * MINUTE) > 0


@pytest.mark.parametrize("clock", [Clock("minutes", 10), Clock("days", 2)])
def test_who_lets_a_bot_stand_in_gets_no_time_for_it(clock: Clock) -> None:
    table = a_table(person(ANNA), person(BERT), clock=clock)
    seat = table.owing()[0]
    player = table.seats[seat].player
    late = table.clocks.allowance - 1_000
    keep(table, set_bot, player, seat, True, away=False, at=late)
    keep(table, set_bot, player, seat, False, away=False, at=late + 5_000)
    assert table.clocks.left(seat, late + 5_000) == 1_000


def test_only_the_owner_or_the_host_of_one_away_calls_a_bot() -> None:
    table = a_table(person(ANNA), person(BERT), person(CARL))
    with pytest.raises(Refused, match="refused-not-your-seat"):
        set_bot(table, CARL, 1, True, away=True)
    with pytest.raises(Refused, match="refused-not-away"):
        set_bot(table, ANNA, 1, True, away=False)
    keep(table, set_bot, ANNA, 1, True, away=True)
    with pytest.raises(Refused, match="refused-not-away"):
        set_bot(table, ANNA, 1, False, away=True)
    keep(table, set_bot, BERT, 1, False, away=False)
    assert table.seats[1].bot is None


def test_no_clock_no_deadline_and_a_bot_is_due_at_once() -> None:
    assert a_table(person(ANNA), person(BERT)).due() is None
    table = a_table(bot(), person(BERT), bot())
    while not table.bots_to_move():
        play_first(table)
    assert table.due() == table.changed


def test_bots_among_themselves_can_wait() -> None:
    table = a_table(bot(), bot())
    assert table.bots_to_move()
    assert table.due() is None


def test_bots_among_themselves_leave_a_game_that_has_no_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A15: it counts for nobody. While a person plays it is theirs to say."""
    monkeypatch.setattr("regnum.table.requests.MOST_AMONG_BOTS", 6)
    among, with_anna = a_table(bot(), bot()), a_table(person(ANNA), bot())
    for table in (among, with_anna):
        while len(table.history.lines) < 12 and table.status == "running":
            seat = table.owing()[0]
            if seat in table.bots_to_move():
                move = table.history.state.legal(seat)[0]
                keep(table, play_bot, seat, [move], table.version)
            else:
                play_first(table)
    assert (among.status, len(among.history.lines)) == ("closed", 6)
    assert among.due() is None
    assert with_anna.status == "running"


class Sand:
    """As much of a state as an hourglass looks at."""

    def __init__(self, timer: int | None, phase: str) -> None:
        self.timer = timer
        self.moment = Moment(1, 1, phase)


def test_the_hourglass_is_not_turned_by_others() -> None:
    glass = Hourglass()
    glass.watch(cast(State, Sand(None, "lay")), 0)
    assert glass.deadline() is None
    glass.watch(cast(State, Sand(30, "lay")), 1000)
    glass.watch(cast(State, Sand(30, "lay")), 9000)
    assert glass.deadline() == 31_000
    assert glass.left(30_500) == 0.5
    glass.watch(cast(State, Sand(30, "swap")), 40_000)
    assert glass.deadline() == 70_000
