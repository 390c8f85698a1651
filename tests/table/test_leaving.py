"""Getting up from a table, and signing in at one."""

from functools import partial

import msgspec
import pytest

from regnum.registry import game
from regnum.table.changes import Change, LogEntry
from regnum.table.opening import NO_CLOCK, Clock, SeatPlan, open_table
from regnum.table.refused import Refused
from regnum.table.requests import become, leave, play_bot, set_bot, sit
from regnum.table.table import Table
from tests.table.helpers import ANNA, BERT, CARL, GAME, a_table, keep, person, play_to_the_end

FREE = SeatPlan("open", "")


def test_before_the_game_the_seat_is_open_again() -> None:
    table = a_table(person(ANNA), FREE, FREE)
    keep(table, sit, BERT, 1, "Bert")
    keep(table, leave, BERT)
    assert (table.seats[1].kind, table.seats[1].player) == ("open", None)
    with pytest.raises(Refused, match="refused-nothing-to-change"):
        leave(table, BERT)
    keep(table, sit, CARL, 1, "Carl")
    assert table.seats_of(CARL) == [1]


def test_without_its_host_there_is_no_table() -> None:
    table = a_table(person(ANNA), FREE)
    keep(table, leave, ANNA)
    assert table.status == "closed"
    with pytest.raises(Refused, match="refused-closed"):
        sit(table, BERT, 1, "Bert")


def test_during_the_game_a_bot_plays_on_until_they_come_back() -> None:
    screen = SeatPlan("screen", "Anna's friend", ANNA)
    table = a_table(person(ANNA), screen, person(BERT))
    keep(table, leave, ANNA)
    keep(table, leave, ANNA)
    assert [seat.bot is not None for seat in table.seats] == [True, True, False]
    with pytest.raises(Refused, match="refused-nothing-to-change"):
        leave(table, ANNA)
    keep(table, set_bot, ANNA, 0, on=False, away=False)
    assert table.seats[0].bot is None


def a_rated_table(clock: Clock = NO_CLOCK) -> Table:
    seats = (person(ANNA), person(BERT))
    return Table("t", open_table(game(GAME), {}, seats, ANNA, 0, clock=clock, rated=True))


def test_what_a_bot_decides_for_somebody_is_known_even_when_they_come_back() -> None:
    table = a_rated_table()
    leaver = table.owing()[0]
    player = table.seats[leaver].player
    table.carry_out(lambda table: leave(table, str(player)), 0, player)
    assert not table.seats[leaver].left_to_bot
    move = table.history.state.legal(leaver)[0]
    keep(table, play_bot, leaver, [move], table.version)
    keep(table, set_bot, player, leaver, on=False, away=False)
    assert [seat.left_to_bot for seat in table.seats] == [seat == leaver for seat in range(2)]
    assert table.rated


def test_a_game_in_which_the_host_replaces_somebody_is_not_rated() -> None:
    table = a_rated_table()
    table.carry_out(partial(set_bot, player=ANNA, seat=1, on=True, away=True), 0, ANNA)
    assert not table.rated
    timed = a_rated_table(Clock("days", 1))
    with pytest.raises(Refused, match="refused-clock-decides"):
        set_bot(timed, ANNA, 1, on=True, away=True)


def test_what_is_over_only_waits_to_be_put_away() -> None:
    table = a_table(person(ANNA), person(BERT))
    play_to_the_end(table)
    with pytest.raises(Refused, match="refused-nothing-to-change"):
        leave(table, ANNA)


def test_who_signs_in_brings_their_seats_and_their_table() -> None:
    table = a_table(person(ANNA), person(BERT))
    change = keep(table, become, ANNA, "account")
    assert table.seats_of("account") == [0]
    assert table.host == "account"
    assert table.seats_of(ANNA) == []
    with pytest.raises(Refused, match="refused-nothing-to-change"):
        become(table, ANNA, "account")
    again = Table("t", table.opening)
    stored = msgspec.json.decode(msgspec.json.encode(change), type=Change)
    again.apply(LogEntry(1, 1, None, None, stored))
    assert (again.host, again.seats_of("account")) == ("account", [0])
