"""The seasons and the turn of the year (3.1 to 3.4)."""

import pytest

from regnum.games.carolingi.facts import EVENT, HUNGER
from regnum.games.carolingi.state import ASIDE
from tests.cases import cites
from tests.cases.carolingi.table import (
    BLUE,
    GAME,
    RED,
    YELLOW,
    Table,
    acting,
    drawing,
    fresh,
    laying,
)


def finish_season(table: Table) -> None:
    """Lay no-action tiles and decline everything, until the next season asks for tiles."""
    state = table.state
    began = (state.year, state.season)
    while state.to_move and (state.year, state.season) == began:
        seat = state.to_move[0]
        state.play(seat, state.legal(seat)[-1 if "lay" in state.asks(seat).key else 0])


def reach(table: Table, year: int, season: int) -> None:
    while (table.state.year, table.state.season) != (year, season):
        finish_season(table)


# --- laying (3.1) -------------------------------------------------------------------------


@cites("3.1", "X2")
def test_everybody_lays_two_tiles_in_secret() -> None:
    table = laying()
    assert list(table.state.to_move) == [RED, BLUE, YELLOW]
    before = table.state.view(BLUE)
    table.state.play(RED, GAME.parse("lay battle"))
    table.state.play(RED, GAME.parse("lay no-action"))
    assert table.state.to_move == (BLUE, YELLOW)
    after = table.state.view(BLUE)
    assert after["players"][RED]["tiles_laid"] == 2
    assert after["players"][RED]["own"] is None
    assert "battle" not in str(after["players"][RED]["used"])
    assert before["players"][BLUE] == after["players"][BLUE]
    assert table.state.view(RED)["players"][RED]["own"]["laid"] == ["battle", "no-action"]


@cites("3.1")
def test_both_no_action_tiles_may_be_laid() -> None:
    table = laying()
    table.lay(RED, "no-action", "no-action-2")
    assert table.tile(RED, "no-action") == table.tile(RED, "no-action-2") == "laid"


@cites("3.1", "3.2")
def test_the_order_in_which_tiles_are_laid_decides_nothing() -> None:
    pairs = {
        RED: ("battle", "no-action"),
        BLUE: ("influence", "develop"),
        YELLOW: ("battle", "no-action"),
    }
    ends = []
    for order in ((RED, BLUE, YELLOW), (YELLOW, RED, BLUE)):
        table = laying(missi={BLUE: 2})
        for seat in order:
            table.lay(seat, *pairs[seat])
        ends.append(table.state.position())
    assert ends[0] == ends[1]


@cites("3.1")
def test_only_active_tiles_are_laid_in_any_order() -> None:
    ends = []
    for pair in (("battle", "influence"), ("influence", "battle")):
        table = laying()
        assert table.refusal_of("lay peace", RED) == "3.1"
        table.state.play(RED, GAME.parse(f"lay {pair[0]}"))
        assert table.refusal_of(f"lay {pair[0]}", RED) == "3.1"
        table.state.play(RED, GAME.parse(f"lay {pair[1]}"))
        ends.append(table.state)
    assert ends[0] == ends[1]


@cites("3.1")
def test_the_no_action_tiles_are_alike() -> None:
    ends = []
    for first, second in (("no-action", "no-action-2"), ("no-action-2", "no-action-2")):
        table = laying()
        table.lay(RED, first, second)
        ends.append(table.state)
    assert ends[0] == ends[1]
    table = laying()
    table.state.play(RED, GAME.parse("lay no-action-2"))
    assert table.tile(RED, "no-action") == "laid"
    assert table.refusal_of("lay no-action", RED) == "3.1"


@cites("3.1")
def test_search_lays_a_pair_in_one_way() -> None:
    table = laying()
    words = {GAME.text(move) for move in table.state.distinct(RED)}
    assert words == table.choices_of(RED) - {"lay no-action-2"}
    table.state.play(RED, GAME.parse("lay battle"))
    assert [GAME.text(move) for move in table.state.distinct(RED)] == ["lay no-action"]


@cites("3.1")
@pytest.mark.parametrize(("seats", "events"), [(2, 1), (5, 2)])
def test_the_event_tiles_go_into_the_bag(seats: int, events: int) -> None:
    table = laying(seats=seats, cards={})
    for seat in range(seats):
        table.lay(seat, "battle", "no-action")
    drawn = [event for event in table.state.journal or [] if event.key == "event-messenger"]
    assert list(table.state.bag).count(EVENT) + len(drawn) == events


# --- drawing (3.2) ------------------------------------------------------------------------


@cites("3.2", "5")
def test_a_drawn_action_may_be_declined_and_lies_open_on_the_season() -> None:
    table = drawing({RED: ("influence", "no-action")}, ["r influence"], missi={RED: 3})
    assert table.asked == RED
    assert "pass" in table.choices
    table.play("pass")
    assert table.tile(RED, "influence") == "winter"
    assert table.court(RED)[0] == 3


@cites("3.2", "5.6")
def test_a_no_action_tile_goes_straight_back_to_court() -> None:
    table = drawing({}, ["r no-action", "b no-action", "hessen"])
    assert table.tile(RED, "no-action") == table.tile(BLUE, "no-action") == "court"
    assert table.told("event-no-action")


@cites("3.2", "4")
def test_an_event_tile_returns_to_the_scriptorium() -> None:
    table = drawing({}, ["hessen"])
    assert table.card("hessen") == ""
    assert table.state.event_tiles == 1
    assert table.state.season == 1


@cites("3.2", "C2")
def test_a_tile_that_can_do_nothing_asks_nothing() -> None:
    table = drawing({RED: ("battle", "no-action")}, ["r battle"])
    assert table.tile(RED, "battle") == "winter"
    assert (table.question, table.state.season) == ("swap", 1)
    assert table.told("event-idle")


@cites("3", "3.2")
def test_four_seasons_beginning_in_winter() -> None:
    table = fresh(2)
    seen = []
    for _ in range(5):
        seen.append((table.state.year, table.state.season))
        finish_season(table)
    assert seen == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0)]


# --- swapping (3.3) -----------------------------------------------------------------------


def swapping() -> Table:
    """Spring of a year in which Red has used battle and influence, and Blue develop."""
    used = {RED: {"battle": "winter", "influence": "winter"}, BLUE: {"develop": "winter"}}
    table = laying(tiles=used)
    for seat in (RED, BLUE, YELLOW):
        table.lay(seat, "no-action", "no-action-2")
    return table


@cites("3.3", "D14", "C1")
def test_swaps_are_decided_before_anybody_lays_and_announced_together() -> None:
    table = swapping()
    assert table.state.to_move == (RED, BLUE)
    table.state.play(RED, GAME.parse("swap move-troops"))
    table.state.play(RED, GAME.parse("take battle"))
    assert table.tile(RED, "battle") == "winter"
    table.state.play(BLUE, GAME.parse("keep"))
    assert table.tile(RED, "battle") == "court"
    assert table.tile(RED, "move-troops") == "swapped"
    assert list(table.state.to_move) == [RED, BLUE, YELLOW]
    assert "lay battle" in table.choices_of(RED)
    assert "lay move-troops" not in table.choices_of(RED)


@cites("3.3")
def test_which_tile_was_put_away_stays_secret() -> None:
    table = swapping()
    for move in ("swap move-troops", "take battle"):
        table.state.play(RED, GAME.parse(move))
    table.state.play(BLUE, GAME.parse("keep"))
    seen = table.state.view(BLUE)["players"][RED]
    assert (seen["swapped"], seen["taken_back"], seen["own"]) == (True, "battle", None)
    assert all("move-troops" not in str(event) for event in table.state.events(BLUE))
    assert any("move-troops" in str(event) for event in table.state.events(RED))


@cites("3.3")
def test_no_action_tiles_and_unused_tiles_are_not_swapped() -> None:
    table = swapping()
    assert table.choices_of(BLUE) == {
        "keep",
        "swap influence",
        "swap equip-missi",
        "swap move-troops",
        "swap battle",
        "take develop",
    }
    assert table.refusal_of("swap battle", RED) == "3.3"
    assert table.refusal_of("take develop", RED) == "3.3"
    table.state.play(RED, GAME.parse("swap develop"))
    assert table.refusal_of("take equip-missi", RED) == "3.3"
    assert table.refusal_of("swap equip-missi", RED) == "3.3"
    assert table.refusal_of("keep", RED) == "3.3"


@cites("3.3")
def test_the_tile_to_take_back_may_be_named_first() -> None:
    ends = []
    for moves in (("swap develop", "take battle"), ("take battle", "swap develop")):
        table = swapping()
        for move in moves:
            table.state.play(RED, GAME.parse(move))
        assert table.state.to_move == (BLUE,)
        ends.append(table.state)
    assert ends[0] == ends[1]
    table = swapping()
    table.state.play(RED, GAME.parse("take battle"))
    assert table.refusal_of("take influence", RED) == "3.3"
    assert table.refusal_of("keep", RED) == "3.3"
    assert table.choices_of(RED) == {"swap develop", "swap equip-missi", "swap move-troops"}


@cites("3.3")
def test_once_a_tile_is_named_the_question_is_for_the_other() -> None:
    for move, key, tile in (
        ("swap develop", "ask-swap-back", "develop"),
        ("take battle", "ask-swap-away", "battle"),
    ):
        table = swapping()
        assert table.state.asks(RED).key == "ask-swap"
        table.state.play(RED, GAME.parse(move))
        asked = table.state.asks(RED)
        assert (asked.key, asked.params["tile"]) == (key, tile)
        assert table.state.asks(BLUE).key == "ask-swap"


@cites("3.3")
def test_one_swap_a_year() -> None:
    table = swapping()
    for seat, move in ((RED, "swap develop"), (RED, "take battle"), (BLUE, "keep")):
        table.state.play(seat, GAME.parse(move))
    for seat in (RED, BLUE, YELLOW):
        table.lay(seat, "no-action", "no-action-2")
    assert table.state.to_move == (BLUE,)


# --- the turn of the year (3.4) -------------------------------------------------------------


@cites("3.4", "D12")
def test_the_event_tile_of_the_annals_comes_once() -> None:
    table = fresh(2)
    reach(table, 1, 0)
    assert table.state.event_tiles == 2
    reach(table, 2, 0)
    assert table.state.event_tiles == 2


@cites("3.4", "G1", "D8", "D12")
def test_discards_and_one_hunger_card_join_the_archivium() -> None:
    table = drawing({}, ["franken"], season=3, discards=["anjou", "hessen"], year=0)
    assert table.in_archive("anjou")
    assert table.in_archive("hessen")
    assert table.in_archive("hunger")
    assert ASIDE not in table.state.cards
    later = drawing({}, ["franken"], season=3, discards=["hunger"], year=1)
    assert later.in_archive("hunger")


@cites("3.4", "D8", "6.1.1")
def test_hunger_cards_come_one_a_year_until_none_is_left() -> None:
    table = fresh(4, variant="advanced")
    assert list(table.state.cards)[HUNGER:].count(ASIDE) == 3
    counts = []
    for year in range(1, 5):
        reach(table, year, 0)
        counts.append(list(table.state.cards)[HUNGER:].count(ASIDE))
    assert counts == [2, 1, 0, 0]


@cites("3.4", "D21")
def test_used_and_swapped_tiles_return_to_court() -> None:
    tiles = {
        RED: {"battle": "winter", "develop": "summer", "soothe-riot": "spring"},
        BLUE: {"influence": "swapped", "battle": "autumn"},
    }
    table = drawing(
        {},
        ["franken"],
        season=3,
        tiles=tiles,
        activated=[1, 0, 0],
        fresh_from=[1, 0, 0],
        seen=[0, 1] + [0] * 13,
        taken_back=[-1, 1, -1],
    )
    for seat, names in tiles.items():
        for name in names:
            assert table.tile(seat, name) == "court"
    assert list(table.state.taken_back) == [-1, -1, -1]


@cites("3.4")
def test_court_day_tells_who_fulfils_what() -> None:
    table = drawing({}, ["franken"], season=3, trophies={BLUE: 2})
    told = [e.params for e in table.state.journal or [] if e.key == "event-court-day"]
    assert [one["count"] for one in told] == [0, 1, 0]


@cites("3.4", "D13")
def test_surplus_gangs_wait_on_the_archivium_and_come_with_the_next_cards() -> None:
    lands = {"anjou": "g5", "hessen": "g4", "franken": "g3"}
    table = drawing({}, ["chur-raetien"], season=3, lands=lands)
    assert (table.at("anjou"), table.at("hessen"), table.at("franken")) == ("g3", "g3", "g3")
    assert table.state.archive_gangs == 3
    later = drawing({}, ["anjou"], lands={"anjou": "g3"}, gang_supply=46)
    assert later.card("anjou") == "g1"
    assert later.state.archive_gangs == 0


@cites("3.4", "G10", "D13")
def test_a_hunger_card_takes_no_surplus_gang() -> None:
    table = drawing({}, ["hunger"], archive=["hunger"], gang_supply=48)
    assert table.state.archive_gangs == 2


@cites("3.5", "D22")
def test_the_game_ends_after_the_autumn_of_the_sundial() -> None:
    table = fresh(2, years=1)
    reach(table, 0, 3)
    while table.running:
        seat = table.state.to_move[0]
        table.state.play(seat, table.state.legal(seat)[0])
    assert table.result.reason == "sundial"
    assert table.state.year == 0


@cites("5.2", "D21")
def test_an_activated_tile_can_be_laid_from_the_next_season_on() -> None:
    table = acting(RED, "develop", missi={RED: 2})
    table.play("activate soothe-riot")
    table.play("keep")
    assert "lay soothe-riot" in table.choices_of(RED)
