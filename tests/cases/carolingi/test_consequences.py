"""What a seat that is asked is told about its moves before it makes one."""

from typing import Any

from tests.cases import cites
from tests.cases.carolingi.table import BLUE, GAME, RED, Table, acting


def told(table: Table, move: str) -> dict[str, int]:
    """What Red is told about a move."""
    every: list[dict[str, Any]] = table.state.view(RED)["consequences"]
    (found,) = [one for one in every if one["move"] == GAME.parse(move)]
    return {key: amount for key, amount in found.items() if key != "move"}


@cites("5.1")
def test_missi_who_go_home_or_on_a_card() -> None:
    table = acting(RED, "influence", missi={RED: 4}, lands={"normandie": "r1"}, cards={"anjou": ""})
    assert told(table, "home 3") == {"left": 1, "count": 4}
    assert told(table, "send anjou") == {"left": 3}


@cites("5.1")
def test_what_comes_from_a_card() -> None:
    table = acting(RED, "influence", lands={"anjou": "b1"}, cards={"anjou": "r2 b1 g1"})
    assert told(table, "unfold anjou") == {"count": 3, "number": 1}


@cites("5.2")
def test_a_counter_and_a_tile() -> None:
    table = acting(RED, "develop", missi={RED: 2}, lands={"anjou": "r2"})
    feeds = next(
        land["feeds"] for land in table.state.view(RED)["countries"] if land["country"] == "anjou"
    )
    assert told(table, "build anjou") == {"left": 1, "count": feeds + 1}
    assert told(table, "activate peace") == {"left": 0}


@cites("6.2.1")
def test_a_palace_costs_three_missi() -> None:
    lands = {"anjou": "r2 d2"}
    table = acting(RED, "develop", missi={RED: 4}, lands=lands, variant="advanced", palaces={})
    assert told(table, "palace anjou") == {"left": 1}


@cites("5.3")
def test_levies_that_are_left() -> None:
    table = acting(RED, "equip-missi", nobiles={RED: 8}, missi={RED: 0})
    leudes = table.court(RED)[1]
    assert told(table, "summon 1") == {"left": 2, "count": leudes + 1}
    assert told(table, "equip 3") == {"left": 0, "count": 3}
    table.play("summon 1")
    assert told(table, "equip 2") == {"left": 0, "count": 2}


@cites("5.4")
def test_who_stays_behind() -> None:
    table = acting(RED, "move-troops", missi={RED: 1}, lands={"anjou": "r3"})
    table.play("march anjou berry")
    assert told(table, "group 2") == {"left": 1}


@cites("5.5", "D18")
def test_what_a_battle_costs() -> None:
    table = acting(RED, "battle", lands={"anjou": "r4 b2 g1"})
    assert told(table, "fight anjou") == {"count": 2, "number": 1}


@cites("5.7")
def test_gangs_that_are_left() -> None:
    active: dict[str, Any] = {
        "tiles": {RED: {"soothe-riot": "court"}},
        "activated": [1, 0, 0],
        "fresh_from": [1, 0, 0],
    }
    table = acting(RED, "soothe-riot", missi={RED: 3}, lands={"anjou": "r1 g3"}, **active)
    assert told(table, "soothe anjou 2") == {"left": 1, "count": 1}


@cites("5.5")
def test_only_who_is_asked_is_told() -> None:
    table = acting(RED, "battle", lands={"anjou": "r4 b2"})
    assert table.state.view(RED)["consequences"]
    assert table.state.view(BLUE)["consequences"] == []
    assert table.state.view(None)["consequences"] == []
    before = table.state.position()
    table.state.view(RED)
    assert table.state.position() == before
