"""The actions: building, collecting, deploying, moving (3.2, 3.3.1 to 3.3.5, 8)."""

import pytest

from regnum.core.packed import packed
from regnum.games.wallenstein.board import BUILDING_TILES, IDS, REVOLT_MARKERS
from tests.cases import cites
from tests.cases.wallenstein.table import A, B, C, Table, county


@cites("3.3.1", "E1")
def test_a_church_in_bremen() -> None:
    table = Table("bremen A2", seats=4).thalers(9, 9, 9, 9)
    table.acts("church", {A: "bremen"})
    assert table.at("bremen") == "A2 c"
    assert table.state.thalers[A] == 7
    table.stop()
    table.acts("church", {A: "bremen"})
    assert table.state.thalers[A] == 7
    table.stop()
    table.acts("trading_post", {A: "bremen"})
    assert table.at("bremen") == "A2 ct"
    assert table.state.thalers[A] == 6
    table.stop()
    table.acts("palace", {A: "bremen"})
    assert table.at("bremen") == "A2 ct"
    assert table.state.thalers[A] == 6


@cites("3.3.1")
@pytest.mark.parametrize(("action", "price"), [("palace", 3), ("church", 2), ("trading_post", 1)])
def test_what_buildings_cost(action: str, price: int) -> None:
    table = Table("maehren A2").thalers(price, 0, 0).acts(action, {A: "maehren"})
    assert table.at("maehren") == f"A2 {action[0]}"
    assert table.state.thalers[A] == 0


@cites("3.6")
@pytest.mark.parametrize(
    ("county", "action", "thalers", "trouble"),
    [
        ("maehren A2 p", "palace", 3, "type-stands"),
        ("bremen A2 ct", "palace", 3, "no-site"),
        ("maehren A2", "palace", 2, "no-thalers"),
        ("maehren A2", "deploy5", 2, "no-thalers"),
        ("maehren A60", "deploy5", 3, "few-armies"),
        ("maehren A1", "combat_a", 0, "one-stays"),
    ],
)
def test_what_is_skipped_is_told_with_the_reason(
    county: str, action: str, thalers: int, trouble: str
) -> None:
    name = county.split()[0]
    table = Table(county, seats=4).thalers(thalers, 0, 0, 0).acts(action, {A: name})
    [event] = [one for one in table.state.journal or [] if one.key == "event-skipped"]
    assert event.params["trouble"] == trouble
    assert event.targets == (f"county:{name}", f"action:{action}")


@cites("V3")
def test_no_tile_left_no_building() -> None:
    used = ["maehren A2"]
    table = Table(*used, seats=5)
    others = [n for n in range(45) if n != county("maehren")][: BUILDING_TILES[1]]
    for index in others:
        table.lay(f"{IDS[index]} B1 c")
    table.acts("church", {A: "maehren"})
    assert table.at("maehren") == "A2"


@cites("3.3.2")
def test_grain_and_taxes_bring_what_the_card_says_and_a_marker() -> None:
    table = Table("lueneburg A2", "trier B2").thalers(0, 0, 0)
    table.acts("grain", {A: "lueneburg"})
    assert table.state.grain[A] == 5
    assert table.at("lueneburg") == "A2 r1"
    table.stop()
    table.acts("taxes", {B: "trier"})
    assert table.state.thalers[B] == 7
    assert table.at("trier") == "B2 r1"


@cites("W2")
def test_grain_stops_at_the_end_of_the_track_and_points_do_not() -> None:
    table = Table("lueneburg A2")
    table.state.grain = packed([16, 0, 0])
    table.scored(95, 0, 0)
    table.acts("grain", {A: "lueneburg"})
    assert table.state.grain[A] == 18
    assert table.state.view(None)["players"][A]["points"] == 95


@cites("V2")
def test_no_marker_left_none_is_placed() -> None:
    table = Table("lueneburg A2", f"trier B2 r{REVOLT_MARKERS}")
    table.acts("taxes", {A: "lueneburg"})
    assert table.at("lueneburg") == "A2"


@cites("V11")
def test_money_goes_beyond_the_coins() -> None:
    table = Table("trier A2").thalers(160, 0, 0).acts("taxes", {A: "trier"})
    assert table.state.thalers[A] == 167


@cites("8", "3.2", "E2", "W7")
def test_taxes_in_burgund_under_event_and_tile() -> None:
    table = Table("burgund A2", seats=4).thalers(0, 0, 0, 0)
    table.event("tax_at_most_5").tile(A, "thaler").acts("taxes", {A: "burgund"})
    assert table.state.thalers[A] == 6


@cites("8", "W7")
@pytest.mark.parametrize(
    ("event", "tile", "name", "action", "gain"),
    [
        ("tax_at_least_6", "thaler", "lueneburg", "taxes", 7),
        ("tax_at_least_6", "grain", "lueneburg", "taxes", 6),
        ("tax_at_most_5", "grain", "trier", "taxes", 5),
        ("grain_at_least_4", "grain", "trier", "grain", 5),
        ("grain_at_least_4", "attack", "lueneburg", "grain", 5),
        ("grain_at_most_3", "thaler", "lueneburg", "grain", 3),
        ("grain_at_most_3", "grain", "lueneburg", "grain", 4),
    ],
)
def test_events_and_tiles_change_the_revenue(
    event: str, tile: str, name: str, action: str, gain: int
) -> None:
    table = Table(f"{name} A2").thalers(0, 0, 0).event(event).tile(A, tile)
    table.acts(action, {A: name})
    assert (table.state.thalers[A] if action == "taxes" else table.state.grain[A]) == gain


@cites("3.3.3")
def test_deploying_five_and_three() -> None:
    table = Table("anhalt A2", "baden B2").thalers(3, 2, 0)
    table.acts("deploy5", {A: "anhalt"})
    assert (table.at("anhalt"), table.state.thalers[A]) == ("A7", 0)
    table.stop()
    table.acts("deploy3", {B: "baden"})
    assert (table.at("baden"), table.state.thalers[B]) == ("B5", 0)


@cites("3.2", "8", "E3", "W7", "W8")
def test_deploying_under_event_and_tile() -> None:
    table = Table("anhalt A2", "baden B2").thalers(3, 3, 0).event("deploy_reduced")
    table.tile(A, "armies").acts("deploy5", {A: "anhalt", B: "baden"})
    assert table.at("anhalt") == "A8"
    assert table.at("baden") == "B5"
    assert list(table.state.thalers) == [0, 0, 0]
    table = Table("anhalt A2").thalers(2, 0, 0).event("deploy_reduced").tile(A, "armies")
    table.acts("deploy3", {A: "anhalt"})
    assert table.at("anhalt") == "A4"


@cites("W9")
def test_nothing_is_deployed_in_part() -> None:
    table = Table("anhalt A58").thalers(9, 9, 9).acts("deploy5", {A: "anhalt"})
    assert (table.at("anhalt"), table.state.thalers[A]) == ("A58", 9)
    table = Table("anhalt A2").thalers(2, 9, 9).acts("deploy5", {A: "anhalt"})
    assert (table.at("anhalt"), table.state.thalers[A]) == ("A2", 2)


@cites("W25")
def test_a_bonus_never_prevents() -> None:
    """With five armies in the supply the tile of six is worth nothing, but does no harm."""
    for held, placed in ((57, 5), (56, 6)):
        table = Table(f"anhalt A{held}").tile(A, "armies").acts("deploy5", {A: "anhalt"})
        assert table.at("anhalt") == f"A{held + placed}"
    table = Table("anhalt A58").tile(A, "armies").acts("deploy5", {A: "anhalt"})
    assert table.at("anhalt") == "A58"
    table = Table("anhalt A58").tile(A, "armies").event("deploy_reduced")
    assert table.acts("deploy5", {A: "anhalt"}).at("anhalt") == "A62"


@cites("3.3.4")
def test_one_army_comes_and_any_number_moves_on() -> None:
    table = Table("anhalt A2", "kursachsen A1", "altmark B1").thalers(1, 9, 9)
    table.acts("deploy1", {A: "anhalt"})
    assert (table.at("anhalt"), table.state.thalers[A]) == ("A3", 0)
    assert table.may(A) == ["march kursachsen", "march nowhere"]
    assert table.refusal(A, "march altmark").rule == "3.3.4"
    assert table.refusal(A, "march wolfenbuettel").rule == "3.3.4"
    assert table.refusal(A, "march trier").rule == "3.3.4"
    assert table.state.asks(A).rule == "3.3.4"
    table.play(A, "march kursachsen")
    assert table.may(A) == ["armies 1", "armies 2"]
    assert table.refusal(A, "armies 3").rule == "3.3.4"
    table.play(A, "armies 2")
    assert (table.at("anhalt"), table.at("kursachsen")) == ("A1", "A3")


@cites("3.3.4", "W9")
def test_the_move_needs_the_thaler_but_is_optional() -> None:
    table = Table("anhalt A2", "kursachsen A1").thalers(0, 9, 9)
    table.acts("deploy1", {A: "anhalt"})
    assert (table.at("anhalt"), table.asked(A)) == ("A2", "ask-place")
    table = Table("anhalt A2", "kursachsen A1").thalers(1, 9, 9)
    table.acts("deploy1", {A: "anhalt"}).play(A, "march nowhere")
    assert table.at("anhalt") == "A3"


@cites("3.3.5", "W9")
def test_armies_may_march_to_one_adjacent_county_or_stay() -> None:
    table = Table("anhalt A4", "kursachsen A1", "altmark B1")
    table.acts("combat_a", {A: "anhalt"})
    assert table.may(A) == [
        "march altmark",
        "march mittelmark",
        "march wolfenbuettel",
        "march kursachsen",
        "march saechs_lande",
        "march nowhere",
    ]
    assert table.refusal(A, "march trier").rule == "3.3.5"
    table.play(A, "march kursachsen", "armies 3")
    assert (table.at("anhalt"), table.at("kursachsen")) == ("A1", "A4")
    table = Table("anhalt A4", "altmark B1").acts("combat_b", {A: "anhalt"})
    table.play(A, "march nowhere")
    assert table.at("anhalt") == "A4"


@cites("3.3.5")
def test_a_single_army_cannot_leave() -> None:
    table = Table("anhalt A1", "altmark B1").acts("combat_a", {A: "anhalt"})
    assert table.asked(A) == "ask-place"


@cites("8", "W20")
def test_the_trading_post_event_removes_a_marker() -> None:
    table = Table("maehren A2 r2", "passau B2", "trier C2").event("trading_post_calms")
    table.acts("trading_post", {A: "maehren", B: "passau"})
    assert table.at("maehren") == "A2 t r1"
    assert table.at("passau") == "B2 t"


@cites("8", "W12")
def test_the_church_event_protects_from_attacks() -> None:
    table = Table("anhalt A4", "kursachsen B1 c", "altmark A1 c").event("church_protects")
    table.acts("combat_a", {A: "anhalt"})
    assert table.refusal(A, "march kursachsen").rule == "8"
    assert "march altmark" in table.may(A)
    assert "march mittelmark" in table.may(A)
    assert C not in table.state.owner
