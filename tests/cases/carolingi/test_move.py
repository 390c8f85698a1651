"""Move troops (5.4)."""

from tests.cases import cites
from tests.cases.carolingi.table import BLUE, RED, acting


@cites("5.4", "X16", "D30", "M7")
def test_example_red_moves_out_of_normandie() -> None:
    table = acting(RED, "move-troops", missi={RED: 3}, lands={"normandie": "r4"})
    leudes = table.court(RED)[1]
    table.play("march normandie anjou", "group 1")
    table.play("march normandie ile-de-france", "group 2")
    table.play("march normandie champagne")
    assert [table.at(n) for n in ("normandie", "anjou", "ile-de-france", "champagne")] == [
        "",
        "r1",
        "r2",
        "r1",
    ]
    assert table.court(RED)[:2] == (0, leudes + 3)


@cites("5.4", "X17")
def test_example_blue_moves_with_one_missus() -> None:
    lands = {"westfalen": "b1 r1", "thueringen": "b1", "hessen": "b2"}
    table = acting(BLUE, "move-troops", missi={BLUE: 1}, lands=lands)
    assert table.refusal_of("march westfalen hessen") == "5.4"
    table.play("march hessen franken", "group 2")
    assert table.at("franken") == "b2"
    assert table.court(BLUE)[0] == 0
    assert table.refusal_of("march thueringen franken", BLUE) in ("3.1", "3.3")  # a second group


@cites("5.4", "D27")
def test_woodlands_may_always_be_left() -> None:
    lands = {"berry": "r1 b4 g3"}
    table = acting(RED, "move-troops", missi={RED: 1}, lands=lands)
    table.play("march berry anjou")
    assert table.at("anjou") == "r1"


@cites("5.4")
def test_the_majority_is_checked_only_at_the_beginning() -> None:
    lands = {"anjou": "r3 b2", "normandie": "r1"}
    table = acting(RED, "move-troops", missi={RED: 3}, lands=lands)
    table.play("march anjou ile-de-france", "group 2")
    table.play("march anjou berry")  # red 1 against blue 2 by now
    assert table.at("anjou") == "b2"
    gained = acting(RED, "move-troops", missi={RED: 3}, lands={"normandie": "r3", "anjou": "r1 b1"})
    gained.play("march normandie anjou", "group 2")
    assert gained.at("anjou") == "r3 b1"
    assert gained.refusal_of("march anjou berry") == "5.4"


@cites("5.4")
def test_each_follower_moves_one_country_only() -> None:
    lands = {"normandie": "r2", "anjou": "r1"}
    table = acting(RED, "move-troops", missi={RED: 5}, lands=lands)
    table.play("march normandie anjou", "group 2")
    table.play("march anjou berry")  # the one who was there
    assert (table.at("anjou"), table.at("berry")) == ("r2", "r1")
    assert table.question == "swap"  # nobody is left who could move


@cites("5.4")
def test_nobody_enters_a_siblings_homeland_but_ones_own_may_be() -> None:
    lands = {"hessen": "r2", "anjou": "r1"}
    table = acting(RED, "move-troops", missi={RED: 3}, lands=lands)
    assert table.refusal_of("march hessen ostfalen") == "5.4"
    assert table.refusal_of("march thueringen hessen") == "5.4"
    table.play("march anjou normandie")
    assert table.at("normandie") == "r1"


@cites("5.4", "2.2.1")
def test_only_neighbours_in_play_and_only_with_missi() -> None:
    table = acting(RED, "move-troops", missi={RED: 1}, lands={"berry": "r1"})
    assert table.refusal_of("march berry poitou") == "2.2.1"
    table.state.missi[RED] = 0
    assert table.refusal_of("march berry anjou") == "5.4"
    assert table.choices == {"pass"}


@cites("5.4", "G13")
def test_groups_march_in_any_order_and_a_way_again() -> None:
    table = acting(RED, "move-troops", missi={RED: 4}, lands={"normandie": "r5"})
    table.play("march normandie champagne", "group 1")
    assert {"march normandie anjou", "march normandie champagne"} <= table.choices
    table.play("march normandie flandre")
    assert table.refusal_of("group 5") == "5.4"
    table.play("group 2", "march normandie anjou", "group 1", "march normandie champagne")
    assert [table.at(n) for n in ("normandie", "anjou", "champagne", "flandre")] == [
        "",
        "r1",
        "r2",
        "r2",
    ]
    assert table.court(RED)[0] == 0


@cites("5.4", "G13")
def test_marching_goes_on_until_nobody_could_move_in_any_order() -> None:
    table = acting(RED, "move-troops", missi={RED: 3}, lands={"normandie": "r3", "anjou": "r1"})
    table.play("march anjou berry")
    assert table.question == "march"
    assert "march normandie anjou" in table.choices


@cites("5.4", "G13")
def test_search_splits_a_group_in_one_way_only() -> None:
    table = acting(RED, "move-troops", missi={RED: 4}, lands={"normandie": "r4"})
    table.play("march normandie champagne", "group 2")
    assert "march normandie champagne" in table.proposals
    assert "march normandie anjou" not in table.proposals
    table.play("march normandie champagne")
    assert table.choices == {"group 1", "group 2"}
    assert table.proposals == {"group 1"}
    table.play("group 1")
    later = acting(RED, "move-troops", missi={RED: 4}, lands={"normandie": "r4"})
    later.play("march normandie anjou", "group 2", "march normandie champagne", "group 1")
    assert "march normandie champagne" in later.choices
    assert "march normandie champagne" not in later.proposals


@cites("5.4", "G13")
def test_who_has_marched_where_counts_and_not_in_which_order() -> None:
    tables = [acting(RED, "move-troops", missi={RED: 4}, lands={"normandie": "r4"}) for _ in "12"]
    tables[0].play("march normandie anjou", "group 2", "march normandie flandre", "group 1")
    tables[1].play("march normandie flandre", "group 1", "march normandie anjou", "group 2")
    assert tables[0].state == tables[1].state
    assert tables[0].proposals == tables[1].proposals


@cites("5.4", "G13")
def test_search_lets_two_groups_not_exchange_their_ends() -> None:
    lands = {"anjou": "r1", "ile-de-france": "r1"}
    table = acting(RED, "move-troops", missi={RED: 2}, lands=lands)
    table.play("march anjou normandie")
    assert "march ile-de-france berry" in table.choices
    assert "march ile-de-france berry" not in table.proposals
    other = acting(RED, "move-troops", missi={RED: 2}, lands=lands)
    other.play("march anjou berry")
    assert "march ile-de-france normandie" in other.proposals


@cites("5.4", "G13")
def test_search_exchanges_ends_where_it_saves_a_missus() -> None:
    lands = {"anjou": "r1", "ile-de-france": "r2"}
    table = acting(RED, "move-troops", missi={RED: 3}, lands=lands)
    table.play("march anjou normandie", "march ile-de-france berry")
    assert table.choices == {"group 1", "group 2"}
    assert table.proposals == {"group 2"}  # or else three groups were needed


@cites("5.4", "G13")
def test_search_passes_on_in_one_way_only() -> None:
    lands = {"normandie": "r1", "anjou": "r1", "ile-de-france": "r1"}
    table = acting(RED, "move-troops", missi={RED: 2}, lands=lands)
    table.play("march normandie anjou")
    assert "march anjou berry" in table.proposals
    other = acting(RED, "move-troops", missi={RED: 2}, lands=lands)
    other.play("march normandie ile-de-france")
    assert "march ile-de-france berry" in other.choices
    assert "march ile-de-france berry" not in other.proposals


@cites("5.4", "G13")
def test_search_goes_on_where_people_have_marched_otherwise() -> None:
    lands = {"anjou": "r1", "ile-de-france": "r2"}
    table = acting(RED, "move-troops", missi={RED: 3}, lands=lands)
    table.play("march anjou normandie", "march ile-de-france berry", "group 1")
    assert table.proposals == {
        "done",
        "march ile-de-france berry",
        "march ile-de-france duche-de-bourgogne",
    }
