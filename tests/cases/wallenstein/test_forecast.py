"""What everybody reads off the table: majorities and winter (4), plans (3.3), a march (3.3.5)."""

from typing import Any

from regnum.core.packed import packed
from regnum.games.wallenstein.board import GRAINS, WINTER_LOSS
from regnum.games.wallenstein.facts import ACTION_NAMES
from regnum.games.wallenstein.moves import BOX_NAMES
from regnum.games.wallenstein.planning import PLAN_SEASON
from regnum.games.wallenstein.revolt import odds_of_quelling
from regnum.games.wallenstein.state import WINTER
from tests.cases import cites
from tests.cases.wallenstein.table import A, B, Table, county, event_card


def player(table: Table, seat: int, eyes: int | None = None) -> dict[str, Any]:
    view = table.state.view(seat if eyes is None else eyes)
    found: dict[str, Any] = view["players"][seat]
    return found


@cites("4.3", "W6")
def test_the_view_tells_who_holds_the_majorities_and_what_they_are_worth() -> None:
    table = Table("anhalt A2 p", "lausitz B2 p", "baden A2 c", "passau A2 c", "salzburg B2 c")
    majorities = {
        (each["region"], each["building"]): (each["holder"], each["count"], each["worth"])
        for each in table.state.view(A)["majorities"]
    }
    assert majorities == {
        ("sachsen", "palace"): ([A, B], 1, 2),
        ("bayern", "church"): ([A, B], 1, 1),
        ("oesterreich", "church"): ([A], 1, 2),
    }


@cites("4.3")
def test_the_view_tells_what_winter_would_score_now() -> None:
    table = Table("anhalt A2 p", "lausitz B2 p", "baden A2 c")
    assert player(table, A)["prospect"] == {"counties": 2, "buildings": 2, "majorities": 4}
    assert player(table, B)["prospect"] == {"counties": 1, "buildings": 1, "majorities": 2}
    assert player(table, A)["scored"] == {"counties": 0, "buildings": 0, "majorities": 0}


@cites("4.1", "4.2")
def test_the_view_tells_how_much_hunger_the_open_events_leave_possible() -> None:
    table = Table("anhalt A2", "baden A2", "trier A2", "koeln A2")
    table.state.grain = packed([4, 0, 0])
    table.state.event_row = packed([7, 3])  # they take 0 and 2
    least = {"taken": 0, "lacking": 0, "revolts": 0}
    most = {"taken": 2, "lacking": 2, "revolts": 1}
    assert player(table, A)["hunger"] == {"least": least, "most": most}
    assert player(table, B)["hunger"] == {"least": least, "most": {**least, "taken": 2}}
    table.state.round = WINTER  # it has taken its grain before anybody is asked
    assert player(table, A)["hunger"] is None


@cites("3.3.2", "4.1", "4.2", "8")
def test_a_plan_tells_what_winter_would_bring_after_its_harvest() -> None:
    table = Table("anhalt A2", "baden A2", "trier A2", "koeln A2").steps(PLAN_SEASON)
    table.state.grain = packed([2, 0, 0])
    table.play(A, "grain anhalt")
    table.state.event_row = packed([7, event_card("grain_at_most_3")])
    budget = player(table, A)["budget"]
    assert GRAINS[county("anhalt")] == 4
    assert budget["harvest"] == 3
    losses = [WINTER_LOSS[card] for card in table.state.event_row]
    assert [budget["hunger"][how]["lacking"] for how in ("least", "most")] == [
        max(0, 4 - max(0, 2 + 3 - loss)) for loss in sorted(losses)
    ]
    table.state.revolt[county("anhalt")] = 1
    assert player(table, A)["budget"]["harvest"] == 0


@cites("3.3", "3.3.1", "3.3.2", "3.6", "W9")
def test_a_player_sees_what_the_plan_costs_and_what_stands_against_it() -> None:
    table = Table("anhalt A2 p", "baden A2 r1", "trier A2").steps(PLAN_SEASON)
    for move in ("bid 3", "palace anhalt", "taxes baden", "deploy5 trier", "church pass"):
        table.play(A, move)
    lines = player(table, A)["plan"]
    plan = {line["box"]: (line["cost"], line["trouble"]) for line in lines}
    assert plan == {
        "bid": (3, None),
        "palace": (0, "type-stands"),  # it will be skipped
        "taxes": (0, "revolt"),
        "deploy5": (3, None),
    }
    assert player(table, A)["hand"] == {"counties": [], "spare": 3}
    (baden,) = [line["quelled"] for line in lines if line["trouble"] == "revolt"]
    assert baden == round(1000 * odds_of_quelling(table.state, A, county("baden"), 0))
    assert 0 < baden < 1000
    assert {line["quelled"] for line in lines if line["trouble"] != "revolt"} == {None}


@cites("3.1", "3.3.2", "3.4", "3.5", "3.6")
def test_a_plan_reckons_with_the_taxes_that_come_before_its_costs() -> None:
    def covered(
        row: str, *plan: str, thalers: int, where: str = "baden A2"
    ) -> tuple[int, int, str]:
        table = Table(where, "trier A2", "koeln A2", "mark A2").steps(PLAN_SEASON)
        table.state.actions = packed([ACTION_NAMES.index(action) for action in row.split()])
        table.state.thalers[A] = thalers
        for move in ("taxes baden", *plan):
            table.play(A, move)
        budget = player(table, A)["budget"]
        assert bool(budget["unpaid"]) == (budget["covered"] in ("too-late", "short"))
        return budget["cost"], budget["taxes"], budget["covered"]

    row, costs = "taxes palace deploy3 church deploy5", ("palace trier", "bid 1")
    assert covered(row, *costs, thalers=4) == (4, 4, "at-once")
    assert covered(row, *costs, thalers=1) == (4, 4, "with-taxes")
    assert covered(row, *costs, "deploy5 koeln", thalers=1) == (7, 4, "short")
    # Peasants may rise, armies may come, and of what is face down nobody knows the order.
    assert covered(row, *costs, thalers=1, where="baden A2 r1") == (4, 4, "if-taxes-first")
    assert covered(f"combat_a {row}", *costs, thalers=1) == (4, 4, "if-taxes-first")
    assert covered("church deploy3 grain", *costs, thalers=1) == (4, 4, "if-taxes-first")
    # What comes first must be paid from what there is.
    assert covered("palace taxes", *costs, thalers=1) == (4, 4, "too-late")
    assert covered("palace deploy3", *costs, thalers=1) == (4, 4, "too-late")


@cites("5.1")
def test_a_plan_tells_where_nobody_could_march() -> None:
    """One army at least stays in its county."""
    table = Table("anhalt A1", "trier A2").steps(PLAN_SEASON)
    table.play(A, "combat_a anhalt")
    table.play(A, "combat_b trier")
    told = {line["box"]: line["trouble"] for line in player(table, A)["plan"]}
    assert told == {"combat_a": "lone-army", "combat_b": None}


@cites("3.1", "3.5", "3.6", "W9")
def test_a_plan_tells_for_which_boxes_the_thalers_are_too_few() -> None:
    def unpaid(row: str, thalers: int) -> list[str]:
        table = Table("baden A2", "trier A2", "koeln A2", "mark A2").steps(PLAN_SEASON)
        table.state.actions = packed([ACTION_NAMES.index(action) for action in row.split()])
        table.state.thalers[A] = thalers
        for move in ("bid 1", "taxes baden", "trading_post trier", "deploy1 koeln", "palace mark"):
            table.play(A, move)
        return list(player(table, A)["budget"]["unpaid"])

    assert unpaid("trading_post deploy1 palace grain", thalers=6) == []
    assert unpaid("trading_post deploy1 palace grain", thalers=3) == ["palace"]
    # What is skipped costs nothing, and leaves the Thalers to the next.
    assert unpaid("trading_post palace deploy1 grain", thalers=3) == ["palace"]
    assert unpaid("palace taxes trading_post deploy1", thalers=3) == ["palace"]
    # Of what is face down nobody knows the order.
    assert unpaid("deploy1 grain church deploy3", thalers=2) == []
    assert unpaid("deploy1 grain church taxes", thalers=1) == ["deploy1"]
    assert unpaid("deploy1 grain church deploy3", thalers=1) == ["deploy1"]
    assert unpaid("taxes deploy1 grain church", thalers=1) == ["palace", "trading_post"]


@cites("3.4", "8")
def test_a_plan_reckons_with_the_event_that_leaves_the_least_taxes() -> None:
    table = Table("wuerttemberg A2").steps(PLAN_SEASON)
    table.play(A, "taxes wuerttemberg")
    table.state.event_row = packed([event_card("tax_at_least_6"), event_card("church_protects")])
    assert player(table, A)["budget"]["taxes"] == 7
    table.state.event_row = packed([event_card("tax_at_least_6"), event_card("tax_at_most_5")])
    assert player(table, A)["budget"]["taxes"] == 5
    assert player(table, A, eyes=B)["budget"] is None


@cites("3.6")
def test_nothing_stands_against_a_card_that_was_turned_over() -> None:
    table = Table("anhalt A4", "kursachsen A3 r1")
    table.acts("combat_a", {A: "anhalt"})
    table.mat(A, {"combat_a": "anhalt", "taxes": "kursachsen"})

    def trouble() -> set[str | None]:
        return {line["trouble"] for line in player(table, A)["plan"]}

    assert trouble() == {None, "revolt"}
    table.state.shown[A] |= 1 << BOX_NAMES.index("taxes")
    assert trouble() == {None}


@cites("3.3")
def test_nobody_else_sees_it() -> None:
    table = Table("anhalt A2", "baden B2").steps(PLAN_SEASON)
    table.play(A, "palace anhalt")
    assert player(table, A, eyes=B)["plan"] == []
    assert player(table, A, eyes=B)["hand"] is None


@cites("3.3.5")
def test_everybody_sees_where_a_march_comes_from() -> None:
    table = Table("anhalt A4", "kursachsen B3")
    table.acts("combat_a", {A: "anhalt"})
    assert table.state.view(B)["march"] == {"origin": "anhalt", "county": None}
    table.play(A, "march kursachsen")
    assert table.state.view(B)["march"] == {"origin": "anhalt", "county": "kursachsen"}
