"""Positions that no play can have brought about are not loaded."""

from collections.abc import Callable
from typing import Any

import pytest

from regnum.core.chance import fast
from regnum.core.errors import ImpossiblePosition
from regnum.core.playout import playout
from regnum.games.wallenstein.board import IDS
from regnum.games.wallenstein.state import BENEFITS_SCORED, FAVORS_SCORED, STATUES_SCORED
from tests.cases import cites
from tests.cases.wallenstein.table import GAME

ALL = {"court": True, "landsknechte": True, "leaders": True}
Change = Callable[[dict[str, Any]], None]


def first_spring(**options: Any) -> dict[str, Any]:
    """The position in which the first season is planned."""
    return GAME.start(3, 7, **options).position()


def setting(name: str, place: int, value: int) -> Change:
    def change(position: dict[str, Any]) -> None:
        position[name][place] = value

    return change


def why(position: dict[str, Any]) -> str:
    """Why it is not loaded."""
    with pytest.raises(ImpossiblePosition) as caught:
        GAME.load(position)
    return str(caught.value)


@cites("9.7", "W21")
def test_a_favor_that_is_still_to_come_cannot_be_kept() -> None:
    position = first_spring(court=True)
    assert 4 in position["favor_deck"]
    position["pardon"] = 1
    assert "still to come" in why(position)


@cites("9", "9.7")
@pytest.mark.parametrize(("name", "value"), [("pardon", 1), ("immune", [1, 0, 0])])
def test_without_the_court_there_are_no_favors(name: str, value: Any) -> None:
    position = first_spring()
    position[name] = value
    assert "'court'" in why(position)


@cites("9.7")
def test_nobody_is_immune_while_planning() -> None:
    position = first_spring(court=True)
    position["immune"][0] = 1
    assert "safe from attacks" in why(position)


@cites("4.3", "9.7", "10.2", "11.5")
@pytest.mark.parametrize("source", [0, 1, 2, 3, FAVORS_SCORED, BENEFITS_SCORED, STATUES_SCORED])
def test_nobody_has_points_in_the_first_spring(source: int) -> None:
    position = first_spring(**ALL)
    GAME.load(position)
    position["scored"][source] = 1
    assert why(position)


@cites("3.3.2", "11.3")
@pytest.mark.parametrize(
    "change",
    [
        setting("grain", 0, 1),
        setting("revolt", IDS.index("mark"), 1),
        setting("statues", 0, 3),
        setting("trophies", 0, 1),
        setting("banner", 0, 1),
    ],
)
def test_nothing_is_gained_before_the_first_action(change: Change) -> None:
    position = first_spring(**ALL)
    GAME.load(position)
    change(position)
    assert why(position)


@cites("3.3.2", "4.4")
def test_grain_and_markers_follow_the_seasons_of_the_year() -> None:
    state = GAME.start(4, 3)
    while state.moment.round < 3:
        playout(state, fast("on"), 1)
    position = state.position()
    county = next(n for n, owner in enumerate(position["owner"]) if owner == 0)
    position["grain"][0] = position["revolt"][county] = 2
    GAME.load(position)
    position["revolt"][county] = 3
    assert "revolt markers" in why(position)
    position["revolt"][county], position["grain"][0] = 2, 18
    assert "grain" in why(position)


@cites("3.3", "W26")
def test_a_committed_plan_is_whole() -> None:
    position = first_spring()
    position["to_move"] = [1, 2]
    assert "unfinished plan" in why(position)


@cites("3.6")
def test_the_agenda_is_in_the_order_of_play() -> None:
    position = first_spring()
    position["agenda"][0], position["agenda"][1] = position["agenda"][1], position["agenda"][0]
    assert "order of play" in why(position)


def test_what_is_unknown_or_missing_is_told() -> None:
    position = first_spring()
    assert "'planned'" in why(position | {"planned": [0, 0, 0]})
    assert "options" in why(position | {"options": {}})
