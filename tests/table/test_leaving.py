"""Getting up from a table, and signing in at one."""

import msgspec
import pytest

from regnum.table.changes import Change, LogEntry
from regnum.table.opening import SeatPlan
from regnum.table.refused import Refused
from regnum.table.requests import become, leave, set_bot, sit
from regnum.table.table import Table
from tests.table.helpers import ANNA, BERT, CARL, a_table, keep, person, play_to_the_end

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
