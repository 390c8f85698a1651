"""Soothe riot (5.7)."""

from typing import Any

from tests.cases import cites
from tests.cases.carolingi.table import RED, YELLOW, acting

RIOTS = {
    "comte-de-bourgogne": "y1",
    "oberlothringen": "g1",
    "franken": "g2",
    "schwaben": "y1 g1",
    "haute-provence": "g1",
    "duche-de-bourgogne": "g1",
    "champagne": "g1",
    "anjou": "g1",
    "thueringen": "g1",
    "niederlothringen": "g1",
}
ACTIVE: dict[str, Any] = {"tiles": {YELLOW: {"soothe-riot": "court"}}, "activated": [0, 0, 1]}
KNOWN: dict[str, Any] = {"fresh_from": [0, 0, 1], "seen": [0] * 11 + [1] + [0] * 3}


@cites("5.7", "X19", "D6")
def test_example_yellow_soothes_a_riot() -> None:
    table = acting(YELLOW, "soothe-riot", lands=RIOTS, missi={YELLOW: 3}, **ACTIVE, **KNOWN)
    eligible = {move.split()[1] for move in table.choices if move != "pass"}
    assert eligible == {
        "oberlothringen",
        "franken",
        "schwaben",
        "haute-provence",
        "duche-de-bourgogne",
        "champagne",
    }
    for name in ("anjou", "thueringen", "niederlothringen"):
        assert table.refusal_of(f"soothe {name} 1") == "5.7"
    supply = table.state.gang_supply
    table.play("soothe franken 2")
    assert table.at("franken") == "y2"
    assert table.state.gang_supply == supply + 2
    assert table.court(YELLOW)[0] == 1


@cites("5.7", "D6")
def test_up_to_three_gangs_of_one_country_for_as_many_missi() -> None:
    lands = {"berry": "r1 b3 g5"}
    active: dict[str, Any] = {"tiles": {RED: {"soothe-riot": "court"}}, "activated": [1, 0, 0]}
    table = acting(
        RED,
        "soothe-riot",
        lands=lands,
        missi={RED: 2},
        fresh_from=[1, 0, 0],
        seen=[0, 1] + [0] * 13,
        **active,
    )
    assert table.choices == {"pass", "soothe berry 1", "soothe berry 2"}
    assert table.refusal_of("soothe berry 3") == "5.7"
    assert table.refusal_of("soothe anjou 1") == "5.7"
    table.play("soothe berry 2")
    assert table.at("berry") == "r3 b3 g3"
