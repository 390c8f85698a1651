"""Declare peace (5.8)."""

from typing import Any

import pytest

from tests.cases import cites
from tests.cases.carolingi.table import BLUE, RED, Table, drawing

STRONG = {
    "normandie": "r3",
    "anjou": "r2 d2",
    "ile-de-france": "r2 d2",
    "champagne": "r2 d2",
    "berry": "r1",
    "hessen": "r1",
    "franken": "r1",
}
"""Red unites Neustrie and meets expansion, development and following: four conditions."""

EXPANDED = dict.fromkeys(("anjou", "ile-de-france", "champagne", "hessen", "franken"), "r2 d1")
"""With a sixth country Red would have expansion; it has following only when two more come."""


def claiming(
    *seats: int, companions: dict[int, str] | None = None, order: list[str], **table: Any
) -> Table:
    """These seats have laid their peace tiles, with a no-action tile or what is said."""
    with_it = companions or {}
    tiles = {seat: {"peace": "court"} | table.pop("more", {}).get(seat, {}) for seat in seats}
    pairs = {}
    for seat in seats:
        other = with_it.get(seat, "no-action")
        pairs[seat] = ("peace", other) if other == "no-action" else (other, "peace")
    activated = [int(seat in seats) for seat in range(3)]
    return drawing(pairs, order, tiles=tiles, activated=activated, fresh_from=activated, **table)


@cites("5.8", "X20", "M22")
def test_example_peace_with_a_no_action_tile() -> None:
    table = claiming(RED, order=["r peace"], lands=STRONG)
    assert table.question == "extra"
    assert table.tile(RED, "peace") == "claiming"
    table.play("play influence")
    assert table.tile(RED, "influence") == "winter"
    assert not table.running
    assert table.result.reason == "peace"
    assert table.result.ranks[RED] == 1


@cites("5.8", "X20", "G5")
def test_a_failed_claim_makes_the_tile_inactive_and_the_extra_action_stands() -> None:
    table = claiming(RED, order=["r peace"], lands={"anjou": "r1"}, missi={RED: 3})
    table.play("play influence", "home 3")
    assert table.running
    assert table.tile(RED, "peace") == "inactive"
    assert table.tile(RED, "influence") == "winter"
    assert table.at("normandie") == "r3"


@cites("5.8", "D7", "5")
def test_the_extra_action_is_optional_the_peace_tile_is_not() -> None:
    table = claiming(RED, order=["r peace"], lands=STRONG)
    assert "pass" in table.choices
    table.play("pass")
    assert table.result.ranks[RED] == 1
    # What was checked is told before the game ends.
    assert [event.key for event in table.state.journal or []][-2:] == [
        "event-claim-holds",
        "event-end",
    ]


@cites("5.8")
def test_the_extra_action_may_bring_the_victory() -> None:
    lands = EXPANDED | {"berry": "r1"}
    table = claiming(RED, order=["r peace"], lands=lands, missi={RED: 3})
    assert table.conditions(RED) == {
        "expansion": 0,
        "development": 0,
        "following": 0,
        "glory": 0,
        "regions": 0,
    }
    table = claiming(
        RED,
        order=["r peace"],
        lands=lands | {"hessen": "r2 d2"},
        missi={RED: 3},
    )
    table.play("play influence", "home 3")
    assert table.result.reason == "peace"  # expansion, development, following, Neustrie


@cites("5.8")
def test_tiles_at_court_may_be_played_but_no_others() -> None:
    table = claiming(
        RED, order=["r peace"], lands={"anjou": "r1"}, more={RED: {"battle": "winter"}}
    )
    assert table.choices == {
        "pass",
        "play influence",
        "play develop",
        "play equip-missi",
        "play move-troops",
    }
    assert table.refusal_of("play battle") == "5.8"
    assert table.refusal_of("play soothe-riot") == "5.8"


# --- a false companion ------------------------------------------------------------------------


@cites("5.8", "G5")
def test_a_false_companion_undoes_the_extra_action_entirely() -> None:
    table = claiming(
        RED,
        companions={RED: "battle"},
        order=["r peace"],
        lands=STRONG,
        cards={"berry": "r1 g1"},
        missi={RED: 3},
    )
    before = table.state.position()
    table.play("play influence", "unfold berry")
    assert table.told("event-undone")
    after = table.state.position()
    same = ("followers", "gangs", "emissaries", "card_gangs", "missi", "leudes", "gang_supply")
    assert all(before[name] == after[name] for name in same)
    assert table.tile(RED, "influence") == "court"
    assert table.tile(RED, "peace") == "inactive"
    assert table.running


@cites("5.8", "G5")
def test_with_too_few_conditions_nobody_looks_into_the_bag() -> None:
    table = claiming(RED, companions={RED: "battle"}, order=["r peace", "hessen"], missi={RED: 2})
    table.play("play influence", "home 2")
    assert table.at("normandie") == "r2"
    assert table.tile(RED, "peace") == "inactive"
    assert not table.told("event-open")


@cites("5.8", "G5", "C4")
def test_a_companion_that_was_seen_to_be_false_voids_the_claim_at_once() -> None:
    table = claiming(
        RED,
        companions={RED: "influence"},
        order=["r influence", "r peace"],
        lands=STRONG,
        missi={RED: 1},
    )
    table.play("pass")
    assert table.tile(RED, "peace") == "inactive"
    assert table.running
    assert table.told("event-false-companion")


@cites("5.8", "G5")
def test_a_companion_that_was_seen_to_be_true_counts() -> None:
    table = claiming(RED, order=["r no-action", "r peace"], lands=STRONG)
    table.play("pass")
    assert table.result.reason == "peace"


# --- several claims ---------------------------------------------------------------------------

BOTH = STRONG | {
    "ostfalen": "b4",
    "thueringen": "b3 d2",
    "westfalen": "b3 d2",
    "schwaben": "b1 d2",
    "friesland": "b1",
    "oberlothringen": "b1",
}
"""Blue meets expansion, development and following as well."""


@cites("5.8")
def test_other_claims_are_carried_out_before_the_check() -> None:
    table = claiming(RED, BLUE, order=["r peace"], lands=BOTH)
    table.play("pass")
    assert (table.question, table.asked) == ("extra", BLUE)
    assert list(table.state.bag).count(BLUE * 12 + 5) == 0
    table.play("pass")
    assert table.running  # both are worthy, so nobody wins
    assert table.tile(RED, "peace") == table.tile(BLUE, "peace") == "inactive"


@cites("5.8", "G12")
def test_the_tiles_set_aside_are_drawn_afterwards() -> None:
    table = claiming(RED, BLUE, order=["r peace"], lands=BOTH, year=1, event_tiles=2)
    table.play("pass", "pass")
    drawn = [event.key for event in table.state.journal or []]
    after = drawn[drawn.index("event-forfeit") :]
    assert "event-messenger" in after
    assert "event-no-action" in after


@cites("5.8")
def test_the_only_worthy_claimant_wins() -> None:
    table = claiming(RED, BLUE, order=["r peace"], lands=STRONG | {"ostfalen": "b2"})
    table.play("pass")
    assert table.asked == BLUE
    table.play("pass")
    assert table.result.ranks[RED] == 1


@cites("5.8")
def test_a_rivals_extra_action_can_spoil_the_first_claim() -> None:
    lands = STRONG | {"thueringen": "b4", "champagne": "r1 d2 b2", "berry": "r2"}
    lands |= {"hessen": "r1 d1", "franken": "r1"}
    table = claiming(
        RED,
        BLUE,
        order=["r peace"],
        lands=lands | {"schwaben": "r2 d1"},
        missi={BLUE: 2},
    )
    assert sum(table.conditions(RED).values()) == 3
    table.play("pass", "play move-troops")
    table.play("march thueringen hessen", "group 2", "march thueringen franken", "group 2")
    assert table.running
    assert table.tile(RED, "peace") == "inactive"


@cites("5.8")
def test_a_rival_with_a_false_companion_is_no_rival() -> None:
    table = claiming(RED, BLUE, companions={BLUE: "battle"}, order=["r peace"], lands=BOTH)
    table.play("pass")
    assert table.result.ranks[RED] == 1


@cites("5.8")
def test_a_failed_peace_tile_must_be_activated_again() -> None:
    table = claiming(RED, order=["r peace"])
    table.play("pass")
    assert table.tile(RED, "peace") == "inactive"
    assert table.refusal_of("lay peace", RED) == "3.1"


@cites("5.8")
@pytest.mark.parametrize("seat", [RED, BLUE])
def test_either_seat_can_claim(seat: int) -> None:
    lands = STRONG if seat == RED else {k: v.replace("r", "b") for k, v in BOTH.items()}
    if seat == BLUE:
        del lands["normandie"]
    table = claiming(seat, order=[f"{'rb'[seat]} peace"], lands=lands)
    table.play("pass")
    assert table.result.ranks[seat] == 1
