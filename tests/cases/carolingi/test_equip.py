"""Equip Missi (5.3)."""

from regnum.games.carolingi.actions.equip import levies
from tests.cases import cites
from tests.cases.carolingi.table import BLUE, RED, YELLOW, acting

LEVIES = {
    "comte-de-bourgogne": "y2",
    "duche-de-bourgogne": "y1 d2",
    "champagne": "r1 y1",
    "oberlothringen": "y1 d1",
    "franken": "y1",
    "schwaben": "y1 d1",
    "haute-provence": "y1",
}


@cites("5.3", "X15", "D15", "D28")
def test_example_nine_levies() -> None:
    table = acting(YELLOW, "equip-missi", lands=LEVIES, nobiles={YELLOW: 8})
    missi, leudes, nobiles = table.court(YELLOW)
    assert levies(table.state, YELLOW) == 9
    table.play("summon 3", "equip 6")  # four Leudes, and two of the three Nobiles go on
    assert table.court(YELLOW) == (missi + 6, leudes - 3, nobiles - 3)


@cites("5.3", "D28")
def test_at_least_three_levies() -> None:
    table = acting(RED, "equip-missi", nobiles={RED: 8})
    assert levies(table.state, RED) == 3
    assert table.refusal_of("summon 4") == "5.3"
    table.play("summon 1")
    assert table.choices == {"equip 0", "equip 1", "equip 2"}
    assert table.refusal_of("equip 3") == "5.3"


@cites("5.3", "D15", "G15")
def test_a_homeland_gives_one_levy_whoever_stands_there() -> None:
    lands = dict.fromkeys(("normandie", "anjou", "hessen", "thueringen"), "r1")
    assert levies(acting(RED, "equip-missi", lands=lands).state, RED) == 4
    del lands["normandie"]
    assert levies(acting(RED, "equip-missi", lands=lands).state, RED) == 4
    lands["normandie"] = "r5"
    assert levies(acting(RED, "equip-missi", lands=lands).state, RED) == 4


@cites("5.3", "G15", "6.2.1")
def test_without_a_palace_there_is_no_such_levy() -> None:
    lands = dict.fromkeys(("anjou", "hessen", "thueringen"), "r1 d1")
    for palaces, total in (({}, 6), ({BLUE: "franken"}, 6), ({RED: "franken"}, 7)):
        table = acting(RED, "equip-missi", lands=lands, variant="advanced", palaces=palaces)
        assert levies(table.state, RED) == total


@cites("5.3", "G13")
def test_leudes_may_be_equipped_before_nobiles_come() -> None:
    table = acting(RED, "equip-missi", lands={"anjou": "r20"}, nobiles={RED: 2}, missi={RED: 0})
    assert table.choices == {
        "pass",
        *("summon 0", "summon 1", "summon 2"),
        *("equip 1", "equip 2"),
    }
    assert table.proposals == {"pass", "summon 0", "summon 1", "summon 2"}
    table.play("equip 2")
    assert table.question == "summon"
    assert table.choices == {"summon 0", "summon 1"}  # three levies, two of them spent
    table.play("summon 1")
    assert table.court(RED) == (2, 1, 1)


@cites("5.3", "D16")
def test_levies_that_nobody_is_left_for_are_lost() -> None:
    lands = {"normandie": "r9", "berry": "r7", "anjou": "r3 d2", "hessen": "r2 d2"}
    table = acting(RED, "equip-missi", lands=lands, nobiles={RED: 1})
    assert levies(table.state, RED) == 7
    assert table.refusal_of("summon 2") == "5.3"
    table.play("summon 1")
    assert table.refusal_of("equip 4") == "5.3"
    table.play("equip 3")
    assert table.court(RED) == (3, 0, 0)


@cites("5.3")
def test_doing_nothing_is_declining() -> None:
    table = acting(RED, "equip-missi", nobiles={RED: 0})
    table.play("summon 0")
    assert table.refusal_of("equip 0") == "5.3"
    nobody = acting(RED, "equip-missi", nobiles={RED: 6}, missi={RED: 18})
    assert nobody.refusal_of("summon 0") == "5.3"
