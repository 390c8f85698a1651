"""Develop (5.2)."""

import pytest

from regnum.games.carolingi.lands import ruler
from tests.cases import cites
from tests.cases.carolingi.table import NOBODY, RED, YELLOW, acting, index, laying


@cites("5.2", "X12")
@pytest.mark.parametrize(
    ("land", "holder"),
    [
        ("r2 y2", NOBODY),
        ("r1 b1 y1", NOBODY),
        ("r1 b1 y2", NOBODY),  # a simple majority only
        ("r1 b2 y3", NOBODY),
        ("y2 g2", NOBODY),
        ("r1 b1 y3", YELLOW),
        ("y3 g2", YELLOW),
    ],
)
def test_example_majorities_and_control(land: str, holder: int) -> None:
    table = laying(lands={"anjou": land, "berry": land})
    assert ruler(table.state, index("anjou")) == holder
    assert ruler(table.state, index("berry")) == NOBODY


@cites("5.2", "X13", "M20")
def test_example_activating_a_tile() -> None:
    table = acting(RED, "develop", missi={RED: 3}, leudes={RED: 5})
    table.play("activate soothe-riot")
    assert table.court(RED)[:2] == (1, 7)
    own = table.state.view(RED)["players"][RED]["own"]
    assert "soothe-riot" in own["court"]  # the next season has begun
    seen = table.state.view(YELLOW)["players"][RED]
    assert (seen["tiles_inactive"], seen["shown"], seen["own"]) == (4, [], None)
    assert all("soothe" not in str(event) for event in table.state.events(YELLOW))


@cites("5.2", "G4")
def test_one_missus_is_not_enough() -> None:
    table = acting(RED, "develop", missi={RED: 1}, lands={"anjou": "r1"})
    assert table.refusal_of("activate peace") == "5.2"
    assert table.choices == {"pass", "build anjou"}


@cites("5.2")
def test_an_active_or_swapped_tile_is_not_inactive() -> None:
    tiles = {RED: {"peace": "court", "soothe-riot": "swapped", "battle": "winter"}}
    table = acting(
        RED,
        "develop",
        season=1,
        missi={RED: 3},
        tiles=tiles,
        activated=[2, 0, 0],
        fresh_from=[2, 0, 0],
        taken_back=[4, -1, -1],
    )
    assert table.refusal_of("activate peace") == "5.2"
    assert table.refusal_of("activate soothe-riot") == "5.2"


DEVELOPING = {
    "champagne": "y2 d2",
    "oberlothringen": "y1 d1",
    "duche-de-bourgogne": "y1",
    "schwaben": "y2 d1",
    "ile-de-france": "r2 y1",
    "comte-de-bourgogne": "y2",
    "normandie": "r3",
    "berry": "y3",
    "haute-provence": "y2",
}


@cites("5.2", "X14", "M1")
def test_example_placing_counters() -> None:
    table = acting(YELLOW, "develop", missi={YELLOW: 3}, lands=DEVELOPING)
    for name in ("comte-de-bourgogne", "normandie", "berry", "haute-provence"):
        assert table.refusal_of(f"build {name}") == "5.2"
    assert table.refusal_of("build ile-de-france") == "5.2"
    assert table.refusal_of("build champagne") == "5.2"
    table.play("build oberlothringen", "build duche-de-bourgogne", "build duche-de-bourgogne")
    assert table.at("oberlothringen") == "y1 d2"
    assert table.at("duche-de-bourgogne") == "y1 d2"
    assert table.at("schwaben") == "y2 d1"
    assert table.court(YELLOW)[0] == 0
    assert table.tile(YELLOW, "develop") == "winter"
    assert table.refusal_of("build schwaben", YELLOW) in ("3.1", "3.3")  # no fourth


@cites("5.2")
def test_at_most_three_counters_even_with_missi_left() -> None:
    table = acting(YELLOW, "develop", missi={YELLOW: 5}, lands=DEVELOPING)
    table.play("build oberlothringen", "build duche-de-bourgogne", "build schwaben")
    assert table.court(YELLOW)[0] == 2
    assert len(table.state.to_move) > 0
    assert "ask-build" not in {table.state.asks(seat).key for seat in table.state.to_move}


@cites("5.2")
def test_fewer_counters_and_the_end() -> None:
    table = acting(YELLOW, "develop", missi={YELLOW: 3}, lands=DEVELOPING)
    table.play("build duche-de-bourgogne")
    table.play("done")
    assert table.court(YELLOW)[0] == 2


@cites("5.2", "G13")
def test_counters_are_placed_in_any_order() -> None:
    table = acting(YELLOW, "develop", missi={YELLOW: 3}, lands=DEVELOPING)
    table.play("build schwaben")
    assert "build oberlothringen" in table.choices
    assert "build oberlothringen" not in table.proposals
    table.play("build oberlothringen", "build duche-de-bourgogne")
    assert table.court(YELLOW)[0] == 0
    assert table.question in ("swap", "lay")


@cites("C7", "5.2")
def test_no_counter_is_placed_when_none_is_left() -> None:
    table = acting(RED, "develop", missi={RED: 1}, lands={"franken": "r1"})
    table.state.counter_supply = 0
    assert table.refusal_of("build franken") == "5.2"
    assert table.choices == {"pass"}
