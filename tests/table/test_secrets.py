"""Secret and simultaneous decisions, tried with a game that has them."""

from collections.abc import Iterator

import pytest

from regnum.core.record import EXPIRE, HOST, Line
from regnum.registry import game
from regnum.table.notation import understood, written
from regnum.table.opening import open_table
from regnum.table.refused import Refused
from regnum.table.requests import play, time_up, undo
from regnum.table.table import Table
from tests.examples import registered
from tests.table.helpers import ANNA, BERT, keep, person


@pytest.fixture
def table() -> Iterator[Table]:
    with registered() as key:
        yield Table("t", open_table(game(key), {}, (person(ANNA), person(BERT)), ANNA, at=0))


def test_anothers_secret_decision_makes_none_stale(table: Table) -> None:
    seen = table.version
    keep(table, play(table, ANNA, 0, 2, seen))
    keep(table, play(table, BERT, 1, 1, seen))
    assert table.story.state.view(None)["points"] == [1, 0]
    with pytest.raises(Refused, match="refused-stale"):
        play(table, BERT, 1, 1, seen)


def test_a_secret_decision_can_be_taken_back_until_the_reveal(table: Table) -> None:
    keep(table, play(table, ANNA, 0, 2, 0))
    keep(table, undo(table, ANNA, 0))
    keep(table, play(table, BERT, 1, 0, 0))
    keep(table, play(table, ANNA, 0, 1, table.version))
    with pytest.raises(Refused, match="refused-sealed"):
        undo(table, ANNA, 0)


def test_nobody_sees_it_before_the_reveal(table: Table) -> None:
    keep(table, play(table, ANNA, 0, 2, 0))
    story = table.story
    assert story.state.view(0)["own"] == 2
    assert [told.event.key for told in story.journal(0)] == ["event-chosen"]
    for other in (1, None):
        assert story.state.view(other)["own"] is None
        assert story.journal(other) == []


def test_the_hourglass_ends_the_round(table: Table) -> None:
    assert table.due() is None
    keep(table, play(table, ANNA, 0, 2, 0), at=5_000)
    assert table.due() == 6_000
    assert time_up(table, 5_999) is None
    change = time_up(table, 6_000)
    assert change is not None
    keep(table, change, at=6_000)
    assert table.story.state.view(None)["round"] == 2
    assert table.due() is None


def test_lines_are_kept_in_the_records_notation(table: Table) -> None:
    rules = table.story.game
    for line in (Line(1, 2, (3, 4)), Line(0, 1), Line(HOST, EXPIRE, (5,)), Line(HOST, EXPIRE)):
        assert understood(rules, written(rules, line)) == line
    assert written(rules, Line(1, 2, (3, 4))) == "B number 2 | 3 4"
