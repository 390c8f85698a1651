"""Chat, rematch, study, requests sent twice, the reckoning."""

import msgspec
import pytest

from regnum.core.record import record_of
from regnum.registry import read
from regnum.table.changes import LogEntry, Rematched, Said
from regnum.table.opening import Opening, open_rematch, open_study
from regnum.table.refused import Refused
from regnum.table.requests import answer, play, rematch, say, undo
from regnum.table.seats import seats_of
from regnum.table.table import REMEMBERED, Table
from tests.table.helpers import (
    ANNA,
    BERT,
    CARL,
    a_table,
    bot,
    keep,
    person,
    play_first,
    play_to_the_end,
)


def finished() -> Table:
    table = a_table(person(ANNA), person(BERT))
    play_to_the_end(table)
    return table


def test_players_and_spectators_talk() -> None:
    table = a_table(person(ANNA), person(BERT))
    keep(table, say, BERT, "ignored", "  good   luck ")
    keep(table, say, CARL, "Carl", "I only watch")
    assert [(r.seat, r.name, r.text) for r in table.chat] == [
        (1, "Bert", "good luck"),
        (None, "Carl", "I only watch"),
    ]
    with pytest.raises(Refused, match="refused-nothing-said"):
        say(table, BERT, "", "   ")


def test_a_comment_on_a_move_stands_in_the_record() -> None:
    table = a_table(person(ANNA), person(BERT))
    first = play_first(table)
    keep(table, say, ANNA, "", "a crown\nand a\x00 throw", 1)
    keep(table, say, BERT, "", "well dealt", 0)
    assert [(r.line, r.text) for r in table.chat] == [(1, "a crown and a throw"), (0, "well dealt")]
    assert table.history.remarks(1) == ["Anna: a crown and a throw"]
    record = record_of(table.history)
    assert record_of(read(record)) == record
    assert "; Bert: well dealt\n" in record
    for player, line, refusal in (
        (ANNA, 2, "refused-no-such-line"),
        (CARL, 1, "refused-not-your-seat"),
    ):
        with pytest.raises(Refused, match=refusal):
            say(table, player, "Carl", "hm", line)
    if table.history.without_latest(first) is not None:
        keep(table, undo, table.seats[first].player, first)
        assert table.history.comments == [(0, "Bert: well dealt")], "what was said of goes with it"


def test_a_remark_makes_no_move_stale() -> None:
    table = a_table(person(ANNA), person(BERT))
    seen, seat = table.version, table.owing()[0]
    keep(table, say, ANNA, "", "hm")
    move = table.history.state.legal(seat)[0]
    keep(table, play, table.seats[seat].player, seat, [move], seen)
    assert len(table.history.lines) == 1


def test_requests_carried_out_are_remembered() -> None:
    table = a_table(person(ANNA), bot())
    for number in range(REMEMBERED + 2):
        table.apply(LogEntry(number + 1, 0, ANNA, f"key {number}", Said(0, "Anna", "again")))
    assert table.carried_out(ANNA, f"key {REMEMBERED + 1}") == REMEMBERED + 2
    assert table.carried_out(BERT, f"key {REMEMBERED + 1}") is None
    assert table.carried_out(ANNA, "key 0") is None


def test_a_rematch_seats_the_same_people() -> None:
    table = finished()
    with pytest.raises(Refused, match="refused-not-your-seat"):
        rematch(table, CARL, "next", False)
    keep(table, rematch, BERT, "next", False)
    keep(table, rematch, ANNA, "elsewhere", True)
    assert table.rematch == Rematched("next", turned=False), "as it was offered"
    again = open_rematch(table.opening, tuple(seat.plan() for seat in table.seats), at=1)
    assert [seat.player for seat in again.seats] == [ANNA, BERT]
    assert again.record != table.opening.record
    with pytest.raises(Refused, match="refused-rematch-exists"):
        rematch(table, ANNA, "another", False)
    with pytest.raises(Refused, match="refused-not-over"):
        rematch(Table("next", again), ANNA, "third", False)


def test_a_rematch_needs_everybody() -> None:
    table = a_table(person(ANNA), person(BERT), person(CARL))
    play_to_the_end(table)
    keep(table, rematch, ANNA, "next", True)
    with pytest.raises(Refused, match="refused-already-asked"):
        rematch(table, ANNA, "next", True)
    keep(table, answer, BERT, 1, True)
    keep(table, answer, CARL, 2, False)
    assert table.question is None
    with pytest.raises(Refused, match="refused-not-asked"):
        answer(table, BERT, 1, True)
    keep(table, rematch, CARL, "later", True)
    keep(table, answer, ANNA, 0, True)
    keep(table, answer, BERT, 1, True)
    assert table.rematch == Rematched("later", turned=True)


def test_who_has_offered_a_rematch_can_withdraw_it() -> None:
    table = a_table(person(ANNA), person(BERT))
    play_to_the_end(table)
    keep(table, rematch, ANNA, "next", False)
    keep(table, answer, ANNA, 0, False)
    assert table.question is None
    with pytest.raises(Refused, match="refused-not-asked"):
        answer(table, BERT, 1, True)
    keep(table, rematch, ANNA, "later", True)
    keep(table, answer, BERT, 1, True)
    assert table.rematch == Rematched("later", turned=True)


def test_bots_need_not_be_asked_for_a_rematch() -> None:
    table = finished()
    table.seats[1] = seats_of((bot(),))[0]
    keep(table, rematch, ANNA, "next", False)
    assert table.rematch == Rematched("next")


def test_a_record_can_be_studied_and_played_on() -> None:
    table = finished()
    study = Table("s", open_study(read(record_of(table.history)), ANNA, at=0))
    assert study.status == "study"
    assert study.history.state.result() == table.history.state.result()
    half = read(record_of(table.history))
    half.cut(9)
    study = Table("s", open_study(half, ANNA, at=0))
    play_first(study)
    assert study.history.lines[:9] == table.history.lines[:9]


def test_opening_and_changes_survive_json() -> None:
    table = a_table(person(ANNA), bot())
    seat = table.owing()[0]
    if table.seats[seat].player == ANNA:
        change = play(table, ANNA, seat, [table.history.state.legal(seat)[0]], 0)
    else:
        change = say(table, ANNA, "", "you first")
    entry = LogEntry(1, 5, ANNA, "key", change)
    assert msgspec.json.decode(msgspec.json.encode(entry), type=LogEntry) == entry
    text = msgspec.json.encode(table.opening)
    assert msgspec.json.decode(text, type=Opening) == table.opening


def test_changes_come_in_their_order() -> None:
    table = a_table(person(ANNA), bot())
    with pytest.raises(ValueError, match="does not come after"):
        table.apply(LogEntry(2, 0, None, None, Said(None, "x", "y")))
