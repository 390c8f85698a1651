"""Battles: the tower, players, neutral counties, peasants (5)."""

import pytest

from regnum.games.wallenstein.combat import odds
from regnum.games.wallenstein.facts import GREEN
from regnum.games.wallenstein.revolt import odds_of_quelling
from regnum.games.wallenstein.tower import spread
from tests.cases import cites
from tests.cases.wallenstein.table import A, B, C, Table, county


def attack(
    table: Table, armies: int, target: str = "kursachsen", action: str = "combat_a"
) -> Table:
    """A attacks from Anhalt."""
    table.acts(action, {A: "anhalt"})
    table.play(A, f"march {target}")
    return table.play(A, f"armies {armies}")


def ready(table: Table, target: str = "kursachsen") -> Table:
    table.acts("combat_a", {A: "anhalt"})
    return table.play(A, f"march {target}")


@cites("5", "5.4", "E7")
def test_anhalt_against_kursachsen() -> None:
    table = ready(Table("anhalt A5", "kursachsen B3").tower("g1"))
    table.throws("A4 B3", falling="A3 B1 g1", stuck="g1").play(A, "armies 4")
    assert table.at("kursachsen") == "A1"
    assert table.at("anhalt") == "A1"
    assert table.in_tray() == ""
    assert table.in_tower() == "A1 B2"
    assert table.state.supply[A] == 62 - 3
    assert table.state.supply[B] == 62 - 2
    assert table.state.supply[GREEN] == 20


@cites("5.1")
def test_the_tray_goes_in_with_every_battle_and_others_stay_in_it() -> None:
    table = ready(Table("anhalt A3", "kursachsen B2", "trier C2").tray("C3"))
    table.throws("A2 B2 C3", falling="A2 B1 C2").play(A, "armies 2")
    assert table.in_tray() == "C2"
    assert table.in_tower() == "B1 C1"
    assert table.at("kursachsen") == "A1"


@cites("5.1", "W18", "W19")
def test_cubes_stuck_earlier_count_when_they_fall() -> None:
    table = ready(Table("anhalt A2", "kursachsen B2").tower("A4").tray("A1"))
    table.throws("A2 B2", falling="A5 B0", stuck="A4").play(A, "armies 1")
    assert table.at("kursachsen") == "A5"
    assert table.in_tower() == "A1 B2"


@cites("5.2")
def test_what_leads_to_a_battle() -> None:
    journal = []
    for counties in (("anhalt A3", "kursachsen B2"), ("anhalt A3",)):
        table = ready(Table(*counties))
        table.play(A, "armies 2")
        journal.append([event.key for event in table.state.journal or []])
    assert "event-attack" in journal[0]
    assert "event-attack-neutral" in journal[1]
    table = ready(Table("anhalt A3", "kursachsen A2"))
    table.play(A, "armies 2")
    assert "event-fallen" not in [event.key for event in table.state.journal or []]
    table = Table("anhalt A3 r1").acts("taxes", {A: "anhalt"})
    assert "event-revolt" in [event.key for event in table.state.journal or []]


@cites("5.1", "5.4", "W13", "W14")
def test_a_battle_is_told_step_by_step() -> None:
    """What goes into the tower and why, what was inside; what comes out and what stays; who has
    fallen. At each moment the tower and the tray hold what is told."""
    table = ready(Table("anhalt A5", "kursachsen B3 p").tower("g2").tray("C1").tile(A, "attack"))
    table.event("palace_defends")
    table.state.frames, told = [], len(table.state.journal or [])
    table.throws("A5 B4 C1", falling="A3 B1 g1", stuck="g2").play(A, "armies 4")
    events = list(table.state.journal or [])[told:]
    assert [event.key for event in events[:4]] == [
        "event-attack",
        "event-thrown-both",
        "event-fallen-both",
        "event-conquest",
    ]
    thrown, fallen, conquest = (event.params for event in events[1:4])
    assert thrown["reinforcement"] == ["attack", "palace"]
    numbers = [thrown[name] for name in ("count", "defenders", "peasants", "tray", "stuck")]
    assert numbers == [5, 4, 0, 1, 2]
    assert [fallen[name] for name in ("count", "defenders", "peasants", "stuck")] == [3, 1, 1, 7]
    assert [conquest[name] for name in ("count", "lost", "stuck")] == [1, 2, 2]
    assert all("county:kursachsen" in event.targets for event in events[:4])
    views = [frame.view(None) for frame in table.state.frames or []]
    inside, outside = views[1], views[2]
    assert inside["tower"] == {"red": 5, "blue": 4, "yellow": 1, "green": 2}
    assert sum(inside["tray"].values()) == 0
    assert outside["tower"] == {"red": 2, "blue": 3, "yellow": 1, "green": 1}
    assert outside["tray"] == {"red": 3, "blue": 1, "yellow": 0, "green": 1}


@cites("5.3")
def test_the_attacker_needs_an_army_to_send_and_one_to_stay() -> None:
    table = ready(Table("anhalt A2", "kursachsen B2"))
    assert table.may(A) == ["armies 1"]
    table.throws("A1 B2", falling="B1").play(A, "armies 1")
    assert table.at("anhalt") == "A1"
    assert table.at("kursachsen") == "B1"


@cites("5.4")
def test_the_defender_wins_and_peasants_fall_first() -> None:
    table = ready(Table("anhalt A5", "kursachsen B3").tower("g2"))
    table.throws("A4 B3", falling="A3 B2 g2", stuck="g2").play(A, "armies 4")
    assert table.at("kursachsen") == "B1"
    assert table.in_tray() == ""
    table = ready(Table("anhalt A5", "kursachsen B3").tower("g2"))
    table.throws("A4 B3", falling="A1 B2 g2", stuck="g2").play(A, "armies 4")
    assert table.at("kursachsen") == "B2"
    assert table.state.supply[GREEN] == 20


@cites("5.4")
def test_a_conquest_leaves_buildings_and_markers() -> None:
    table = ready(Table("anhalt A5", "kursachsen B1 pc r2"))
    table.throws("A4 B1", falling="A3").play(A, "armies 4")
    assert table.at("kursachsen") == "A3 pc r2"


@cites("5.4")
def test_a_tie_lays_the_county_waste() -> None:
    table = ready(Table("anhalt A5", "kursachsen B3 pc r1"))
    table.throws("A4 B3", falling="A2 B2").play(A, "armies 4")
    assert table.at("kursachsen") == ""
    assert table.in_tray() == ""
    assert table.state.supply[A] == 62 - 1 - 2


@cites("5.4", "E10", "W18")
def test_a_defence_by_peasants_alone_is_a_tie() -> None:
    table = ready(Table("anhalt A5", "kursachsen B3 pc").tower("g3"))
    table.throws("A4 B3", falling="A1 g3", stuck="g3").play(A, "armies 4")
    assert table.at("kursachsen") == ""
    assert table.in_tray() == ""
    assert table.state.owner[county("kursachsen")] == -1


@cites("W16")
def test_peasants_keep_out_of_a_county_with_revolt_markers() -> None:
    table = ready(Table("anhalt A5", "kursachsen B3 r1").tower("g2"))
    table.throws("A4 B3", falling="A3 B2 g2", stuck="g2").play(A, "armies 4")
    assert table.at("kursachsen") == "A1 r1"
    assert table.in_tray() == "g2"


@cites("5.4", "W15")
def test_a_neutral_county_is_taken_or_stays_neutral() -> None:
    table = ready(Table("anhalt A5"))
    table.throws("A4 g1", falling="A3 g1").play(A, "armies 4")
    assert table.at("kursachsen") == "A2"
    table = ready(Table("anhalt A5").tray("g1"))
    table.throws("A4 g2", falling="A2 g2").play(A, "armies 4")
    assert table.at("kursachsen") == ""
    assert table.in_tray() == ""
    assert table.state.supply[GREEN] == 20
    table = ready(Table("anhalt A5").event("neutral_two_peasants"))
    table.throws("A4 g2", falling="A1 g2").play(A, "armies 4")
    assert table.at("kursachsen") == ""


@cites("W13")
def test_the_attack_tile_brings_an_army_from_the_supply() -> None:
    table = ready(Table("anhalt A5").tile(A, "attack"))
    table.throws("A5 g1", falling="A5").play(A, "armies 4")
    assert table.at("kursachsen") == "A5"
    table = ready(Table("anhalt A5", "kursachsen B2", "trier A57").tile(A, "attack"))
    table.throws("A4 B2", falling="A4").play(A, "armies 4")
    assert table.at("kursachsen") == "A4"


@cites("W13")
def test_the_defence_tile_brings_an_army_but_not_in_a_revolt() -> None:
    table = ready(Table("anhalt A5", "kursachsen B2").tile(B, "defence"))
    table.throws("A4 B3", falling="B3").play(A, "armies 4")
    assert table.at("kursachsen") == "B3"
    table = ready(Table("anhalt A5", "kursachsen B2", "trier B60").tile(B, "defence"))
    table.throws("A4 B2", falling="B2").play(A, "armies 4")
    assert table.at("kursachsen") == "B2"
    table = Table("anhalt A3 r1").tile(A, "defence").throws("A3 g1", falling="A3")
    table.acts("taxes", {A: "anhalt"})
    assert table.at("anhalt") == "A3 r2"


@cites("8", "W14")
def test_the_palace_event_adds_to_the_tile() -> None:
    table = Table("anhalt A5", "kursachsen B2 p").tile(B, "defence").event("palace_defends")
    ready(table).throws("A4 B4", falling="A1 B4").play(A, "armies 4")
    assert table.at("kursachsen") == "B3 p"
    table = Table("anhalt A5", "kursachsen B2 c").event("palace_defends")
    ready(table).throws("A4 B2", falling="A1 B2").play(A, "armies 4")
    assert table.at("kursachsen") == "B1 c"


@cites("5.3", "5.5", "E8")
def test_a_revolt_in_lueneburg() -> None:
    table = Table("lueneburg A4 r2").thalers(0, 0, 0).tray("B1")
    table.throws("A4 B1 g2", falling="A3 B1 g1").acts("taxes", {A: "lueneburg"})
    assert table.at("lueneburg") == "A2 r3"
    assert table.in_tray() == "B1"
    assert table.state.thalers[A] == 3


@cites("5.5")
@pytest.mark.parametrize("falling", ["A1 g1", "g2", "A1 g2", ""])
def test_a_revolt_that_is_not_quelled_costs_the_county_and_the_income(falling: str) -> None:
    table = Table("lueneburg A4 t r2", "trier B2").thalers(0, 0, 0)
    table.throws("A4 g2", falling=falling).acts("taxes", {A: "lueneburg"})
    assert table.at("lueneburg") == ""
    assert table.state.thalers[A] == 0
    assert table.in_tray() == ""


@cites("5.1", "5.5", "W19")
def test_in_a_revolt_all_that_falls_out_counts_also_what_was_in_the_tray_or_stuck() -> None:
    table = Table("lueneburg A4 r1").thalers(0, 0, 0).tower("g1").tray("g1")
    table.throws("A4 g2", falling="A3 g3", stuck="g1").acts("taxes", {A: "lueneburg"})
    assert table.at("lueneburg") == ""
    assert table.state.thalers[A] == 0
    assert (table.in_tray(), table.in_tower()) == ("", "A1")
    table = Table("lueneburg A1 r1").tower("A2").tray("A1")
    table.throws("A2 g1", falling="A3 g1", stuck="A2").acts("taxes", {A: "lueneburg"})
    assert table.at("lueneburg") == "A2 r2"
    assert table.in_tray() == ""


@cites("W17")
def test_no_more_peasants_than_there_are() -> None:
    table = Table("lueneburg A9 r3").tower("g18")
    table.throws("A9 g2", falling="A9", stuck="g18").acts("grain", {A: "lueneburg"})
    assert table.at("lueneburg") == "A9 r4"
    table = ready(Table("anhalt A5").tower("g20"))
    table.throws("A4", falling="A1", stuck="g20").play(A, "armies 4")
    assert table.at("kursachsen") == "A1"


@cites("5.1")
def test_the_two_rates_are_an_option() -> None:
    assert Table("anhalt A4").state.thrown_of == 3
    restless = Table("anhalt A4", tower="restless").state
    assert (restless.thrown_out, restless.thrown_of) == (1, 2)
    assert (restless.stuck_out, restless.stuck_of) == (3, 5)


@cites("5.1", "5.4")
def test_the_odds_are_exact() -> None:
    assert spread(2, 2, 3) == pytest.approx([1 / 9, 4 / 9, 4 / 9])
    table = Table("anhalt A2", "kursachsen B1")
    one = odds(table.state, A, county("kursachsen"), 1)
    assert one.win == pytest.approx(2 / 3 * 1 / 3)
    assert one.lose == pytest.approx(1 / 3 * 2 / 3)
    assert one.tie == pytest.approx(1 - one.win - one.lose)
    assert one.armies == pytest.approx(1)


@cites("5.1", "5.4")
@pytest.mark.parametrize("markers", ["", " r1"])
def test_the_odds_agree_with_many_battles(markers: str) -> None:
    table = ready(Table("anhalt A6", f"kursachsen B3{markers}").tower("A2 B1 g4").tray("g1 B1"))
    expected = odds(table.state, A, county("kursachsen"), 5)
    wins = ties = 0
    for seed in range(2000):
        world = table.state.sample(A, seed)
        world.play(A, world.legal(A)[4])
        owner = world.owner[county("kursachsen")]  # type: ignore[attr-defined]
        wins += owner == A
        ties += owner == -1
    assert wins / 2000 == pytest.approx(expected.win, abs=0.04)
    assert ties / 2000 == pytest.approx(expected.tie, abs=0.04)
    shown = table.state.view(C)["odds"]
    assert [entry["armies"] for entry in shown] == [1, 2, 3, 4, 5]
    assert shown[-1]["win"] == round(1000 * expected.win)


@cites("5.1", "5.5")
def test_the_odds_of_quelling_a_revolt() -> None:
    table = Table("anhalt A1 r1")
    assert odds_of_quelling(table.state, A, county("anhalt"), 0) == pytest.approx(2 / 9)
