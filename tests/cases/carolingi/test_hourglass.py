"""The hourglass (8)."""

import pytest

from regnum import IllegalMove
from regnum.core.history import begin
from regnum.core.record import record_of
from regnum.registry import read
from tests.cases import cites
from tests.cases.carolingi.table import BLUE, GAME, RED, YELLOW, drawing, fresh, laying


@cites("8")
def test_the_first_to_lay_both_tiles_turns_the_glass() -> None:
    table = laying(hourglass=60)
    assert table.state.timer is None
    table.state.play(RED, GAME.parse("lay battle"))
    assert table.state.timer is None
    table.state.play(RED, GAME.parse("lay no-action"))
    assert table.state.timer == 60


@cites("8")
def test_tiles_not_laid_in_time_stay_at_court() -> None:
    table = laying(hourglass=60, missi={RED: 1}, lands={"anjou": "r1"}, cards={"hessen": ""})
    table.lay(RED, "influence", "no-action")
    table.state.play(BLUE, GAME.parse("lay battle"))
    table.state.expire()
    assert table.state.faults() == []
    assert table.tile(BLUE, "battle") in ("laid", "winter")
    assert all(table.tile(YELLOW, name) == "court" for name in ("influence", "no-action"))
    late = next(e for e in table.state.journal or [] if e.key == "event-sand")
    assert late.params["seat"] == [BLUE, YELLOW]


@cites("8")
def test_without_the_glass_no_time_runs() -> None:
    table = laying()
    table.lay(RED, "battle", "no-action")
    assert table.state.timer is None
    with pytest.raises(IllegalMove):
        table.state.expire()


@cites("8", "C4", "5.8")
def test_a_peace_tile_that_lies_alone_claims_nothing() -> None:
    table = laying(
        hourglass=60,
        tiles={RED: {"peace": "court"}},
        activated=[1, 0, 0],
        fresh_from=[1, 0, 0],
    )
    table.lay(BLUE, "no-action", "no-action-2")
    table.state.play(RED, GAME.parse("lay peace"))
    table.state.expire()
    assert table.tile(RED, "peace") == "inactive"
    assert not table.told("event-tile")


@cites("8")
def test_a_record_keeps_the_sand() -> None:
    table = fresh(2, hourglass=30)
    history = begin(table.state)
    history.play(0, GAME.parse("lay influence"))
    history.play(0, GAME.parse("lay no-action"))
    history.expire()
    assert read(record_of(history)).state.position() == table.state.position()


@cites("8")
def test_only_laying_is_timed() -> None:
    table = drawing(
        {RED: ("influence", "no-action")}, ["r influence"], missi={RED: 1}, hourglass=60
    )
    assert table.question == "act"
    assert table.state.timer is None
