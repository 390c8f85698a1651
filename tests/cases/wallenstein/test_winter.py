"""Winter: grain, revolts, scoring, the new year (4), and the end of the game (6)."""

from typing import Any

import pytest

from regnum.core.packed import packed
from regnum.games.wallenstein.board import FOOD_TRACK, WINTER_LOSS
from regnum.games.wallenstein.revolt import odds_of_quelling
from regnum.games.wallenstein.season import END_YEAR
from regnum.games.wallenstein.state import WINTER_SOURCES
from regnum.games.wallenstein.winter import (
    FEED_COUNTIES,
    LOSE_GRAIN,
    SCORE,
    buildings_in,
    supply_chart,
    unsupplied,
)
from tests.cases import cites
from tests.cases.wallenstein.table import A, B, C, Table, county

NINE = (
    "anhalt A4 r1",
    "baden A2",
    "trier A2",
    "koeln A2",
    "lausitz A2",
    "neumark A2",
    "passau A2",
    "salzburg A2",
    "vogtland A2",
)


def winter(*counties: str, grain: tuple[int, ...] = (0, 0, 0), **options: Any) -> Table:
    table = Table(*counties, **options)
    table.state.round = 3
    table.state.grain = packed(grain)
    table.state.event_row = table.state.event_row[:1]
    return table


@cites("4", "4.1", "W1")
def test_the_last_event_card_takes_grain_but_no_more_than_there_is() -> None:
    table = winter("anhalt A2", grain=(18, 1, 0))
    loss = WINTER_LOSS[table.state.event_row[0]]
    table.steps(LOSE_GRAIN)
    assert list(table.state.grain) == [FOOD_TRACK - loss, max(0, 1 - loss), 0]


@cites("3.1", "4")
def test_in_winter_the_row_of_actions_is_done() -> None:
    """Ten actions are carried out in each of the other seasons, none in winter."""
    table = Table("anhalt A2").acts("taxes", {A: "anhalt"})
    assert "taxes" in table.state.view(A)["actions"]
    table.state.round = 3
    assert table.state.view(A)["actions"] == []
    assert table.state.view(A)["action"] is None


@cites("4.1")
def test_a_unit_of_grain_for_each_county() -> None:
    table = winter("anhalt A2", "baden A2", "trier B2", grain=(2, 0, 0))
    assert unsupplied(table.state, A) == 0
    assert unsupplied(table.state, B) == 1
    table.steps((FEED_COUNTIES, A))
    assert table.at("anhalt") == "A2"


@cites("4.2")
@pytest.mark.parametrize(
    ("lacking", "revolts", "extra"),
    [
        (0, 0, 0),
        (1, 1, 1),
        (2, 1, 2),
        (3, 2, 2),
        (4, 2, 2),
        (5, 2, 3),
        (6, 2, 3),
        (7, 3, 3),
        (12, 3, 3),
    ],
)
def test_the_supply_chart(lacking: int, revolts: int, extra: int) -> None:
    assert supply_chart(lacking) == (revolts, extra)


def drawing(table: Table, *names: str) -> None:
    """Let the left neighbour draw these counties of A."""
    hand = [index for index, owner in enumerate(list(table.state.owner)) if owner == A]
    table.state.chance.script = []
    for name in names:
        table.state.chance.script.append(hand.index(county(name)))
        hand.remove(county(name))


def script(table: Table, *cubes: int) -> None:
    """And then the cubes fall like this."""
    assert table.state.chance.script is not None
    table.state.chance.script += cubes


@cites("4.2", "5.3", "E6", "E9", "W4")
def test_nine_counties_and_seven_grain() -> None:
    table = winter(*NINE, grain=(7, 0, 0))
    drawing(table, "anhalt")
    script(table, 2, 2, 0, 0, 0, 0, 2)
    table.steps((FEED_COUNTIES, A))
    assert table.state.chance.script == []
    assert table.at("anhalt") == ""
    assert table.in_tower() == "A2 g1"
    table.steps(SCORE)
    assert table.points()[A] == 8


@cites("4.2", "5.5", "W5")
def test_a_winter_revolt_quelled_leaves_no_new_marker() -> None:
    table = winter(*NINE, grain=(8, 0, 0))
    drawing(table, "anhalt")
    script(table, 0, 0, 0, 0, 2, 0)
    table.steps((FEED_COUNTIES, A))
    assert table.at("anhalt") == "A3 r1"


def quelled(table: Table, name: str, extra: int) -> int:
    """In how many of a thousand cases A puts down a revolt."""
    return round(1000 * odds_of_quelling(table.state, A, county(name), extra))


@cites("4.2", "5.5")
def test_several_revolts_in_the_order_of_the_owner() -> None:
    table = winter(*NINE, grain=(6, 0, 0))
    drawing(table, "trier", "baden")
    table.steps((FEED_COUNTIES, A))
    assert table.state.to_move == (A,)
    assert sorted(table.may(A)) == ["revolt baden", "revolt trier"]
    assert table.refusal(A, "revolt anhalt").rule == "4.2"
    extra = supply_chart(3)[1]
    assert table.state.view(B)["quelling"] == [
        {"county": name, "quelled": quelled(table, name, extra)} for name in ("baden", "trier")
    ]
    table.play(A, "revolt trier")
    assert table.state.view(B)["quelling"] == []
    keys = [(e.key, e.params.get("county")) for e in table.state.journal or []]
    assert [c for key, c in keys if key == "event-revolt"] == ["trier", "baden"]
    hunger = next(e for e in table.state.journal or [] if e.key == "event-hunger")
    assert hunger.params["rival"] == B


@cites("4.2")
def test_the_affected_players_follow_the_order_of_the_fall() -> None:
    table = winter("anhalt A2", "baden B2", "trier C2")
    table.state.order = packed([C, A, B])
    table.in_order(FEED_COUNTIES)
    hungry = [e.params["seat"] for e in table.state.journal or [] if e.key == "event-hunger"]
    assert hungry == [C, A, B]


@cites("W3")
def test_no_more_revolts_than_counties() -> None:
    table = winter("anhalt A2", "baden B1")
    for name in ("trier", "koeln"):
        table.lay(f"{name} B2")
    table.steps((FEED_COUNTIES, B))
    assert len(table.state.revolting) <= 3
    lone = winter("anhalt A2", grain=(0, 0, 0))
    lone.steps((FEED_COUNTIES, A))
    assert list(lone.state.revolting) == []
    assert [e.key for e in lone.state.journal or []].count("event-revolt") == 1


@cites("4.3")
def test_counties_and_buildings_score() -> None:
    table = winter("maehren A2 pct", "boehmen A1 p", "trier B1")
    table.steps(SCORE)
    # two counties, four buildings, three majorities of a region: 3 + 2 + 1
    assert table.points() == [2 + 4 + 6, 1, 0]
    assert list(table.state.scored)[:WINTER_SOURCES] == [2, 4, 6]


@cites("4.3", "W6")
def test_tied_majorities_score_a_point_less() -> None:
    table = winter("maehren A2 pct", "boehmen B1 pct", "trier C1")
    table.steps(SCORE)
    assert table.points() == [1 + 3 + 2 + 1 + 0, 1 + 3 + 2 + 1 + 0, 1]
    assert list(buildings_in(table.state, 0, 2)) == [1, 1, 0]


@cites("4.4")
def test_a_new_year_clears_markers_and_grain_and_opens_events() -> None:
    table = winter("anhalt A2 r2", "baden B2", grain=(5, 3, 2))
    used = list(table.state.event_row)
    table.steps(END_YEAR)
    assert table.state.round == 4
    assert table.at("anhalt") == "A2"
    assert list(table.state.grain) == [0, 0, 0]
    assert len(table.state.event_row) == 4
    assert not set(used) & set(table.state.event_row)
    assert set(table.state.view(None)["spent"]) >= set(used)


@cites("4.4", "6", "V8")
def test_the_game_ends_after_the_second_scoring() -> None:
    table = winter("anhalt A2", "baden B2", "trier C2")
    state = table.state
    state.round = 7
    table.scored(20, 30, 30)
    state.thalers = packed([50, 3, 4])
    table.steps(END_YEAR)
    result = state.result()
    assert result is not None
    assert result.ranks == (3, 2, 1)
    assert result.scores == (20, 30, 30)
    assert state.to_move == ()


@cites("6")
def test_equal_points_and_thalers_share_the_rank() -> None:
    table = winter("anhalt A2")
    table.state.round = 7
    table.scored(9, 9, 1)
    table.state.thalers = packed([4, 4, 9])
    table.steps(END_YEAR)
    assert table.state.result().ranks == (1, 1, 3)  # type: ignore[union-attr]
