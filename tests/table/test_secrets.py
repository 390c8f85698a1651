"""Secret and simultaneous decisions, tried with a game that has them."""

from collections.abc import Iterator

import pytest

from regnum.core.history import EXPIRE, HOST, Line
from regnum.core.record import line_of, line_text
from regnum.registry import game
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
    keep(table, play, ANNA, 0, [2], seen)
    keep(table, play, BERT, 1, [1], seen)
    assert table.history.state.view(None)["points"] == [1, 0]
    with pytest.raises(Refused, match="refused-stale"):
        play(table, BERT, 1, [1], seen)


def test_a_secret_decision_can_be_taken_back_until_the_reveal(table: Table) -> None:
    keep(table, play, ANNA, 0, [2], 0)
    keep(table, undo, ANNA, 0)
    keep(table, play, BERT, 1, [0], 0)
    keep(table, play, ANNA, 0, [1], table.version)
    with pytest.raises(Refused, match="refused-sealed"):
        undo(table, ANNA, 0)


def test_nobody_sees_it_before_the_reveal(table: Table) -> None:
    keep(table, play, ANNA, 0, [2], 0)
    history = table.history
    assert history.state.view(0)["own"] == 2
    assert [happened.event.key for happened in history.journal(0)] == ["event-chosen"]
    for other in (1, None):
        assert history.state.view(other)["own"] is None
        assert history.journal(other) == []


def test_the_hourglass_ends_the_round(table: Table) -> None:
    assert table.due() is None
    keep(table, play, ANNA, 0, [2], 0, at=5_000)
    assert table.due() == 6_000
    with pytest.raises(Refused, match="refused-nothing-to-change"):
        time_up(table, 5_999)
    keep(table, time_up, 6_000, at=6_000)
    assert table.history.state.view(None)["round"] == 2
    assert table.due() is None


def test_lines_are_kept_in_the_records_notation(table: Table) -> None:
    rules = table.history.game
    for line in (Line(1, 2, (3, 4)), Line(0, 1), Line(HOST, EXPIRE, (5,)), Line(HOST, EXPIRE)):
        assert line_of(rules, 2, line_text(rules, line)) == line
    assert line_text(rules, Line(1, 2, (3, 4))) == "B number 2 | 3 4"
