"""Influence (5.1)."""

from tests.cases import cites
from tests.cases.carolingi.table import BLUE, RED, YELLOW, acting


@cites("5.1", "X9")
def test_example_three_missi_to_the_homeland() -> None:
    table = acting(RED, "influence", missi={RED: 4})
    table.play("home 3")
    assert table.at("normandie") == "r3"
    assert table.court(RED)[0] == 1


@cites("5.1")
def test_fewer_may_go_but_not_more_than_there_are() -> None:
    table = acting(RED, "influence", missi={RED: 2})
    assert {"home 1", "home 2"} <= table.choices
    assert table.refusal_of("home 3") == "5.1"


@cites("5.1", "X10")
def test_example_a_card_whose_country_blue_controls() -> None:
    for seat in (RED, YELLOW):
        table = acting(
            seat,
            "influence",
            missi={seat: 2},
            lands={"ile-de-france": "b2 r1"},
            cards={"ile-de-france": "b1", "anjou": ""},
        )
        assert table.refusal_of("send ile-de-france") == "5.1"
        table.play("send anjou")


@cites("5.1", "D3")
def test_own_control_ties_woodlands_and_what_lies_on_the_card_do_not_matter() -> None:
    lands = {"ile-de-france": "b2", "anjou": "r1 y1", "berry": "y5"}
    cards = {"ile-de-france": "r3 g2", "anjou": "y4", "berry": "g1"}
    table = acting(BLUE, "influence", missi={BLUE: 3}, lands=lands, cards=cards)
    table.play("send anjou", "send ile-de-france", "send berry")
    assert table.card("ile-de-france") == "r3 b1 g2"
    assert table.card("anjou") == "b1 y4"
    assert table.card("berry") == "b1 g1"


@cites("5.1", "G13")
def test_any_number_of_missi_on_any_number_of_cards_in_any_order() -> None:
    cards = {"anjou": "", "champagne": "", "hessen": ""}
    table = acting(RED, "influence", missi={RED: 5}, cards=cards)
    table.play("send champagne", "send anjou", "send champagne")
    assert "send anjou" in table.choices
    assert "send anjou" not in table.proposals
    assert table.refusal_of("send franken") == "5.1"
    table.play("done")
    assert (table.card("anjou"), table.card("champagne")) == ("r1", "r2")
    assert table.court(RED)[0] == 2


@cites("5.1", "X11", "D4", "D5", "M2")
def test_example_blue_shows_its_influence() -> None:
    cards = {"hessen": "b2", "westfalen": "r1 b1 y1", "anjou": "r1", "franken": ""}
    table = acting(BLUE, "influence", cards=cards)
    assert table.choices == {"pass", "unfold hessen", "unfold westfalen"}
    assert table.refusal_of("unfold anjou") == "5.1"
    assert table.refusal_of("unfold franken") == "5.1"
    table.play("unfold westfalen", "unfold hessen")
    assert table.at("hessen") == "b2"
    assert table.at("westfalen") == "r1 b1 y1"
    assert table.discarded("hessen")
    assert table.discarded("westfalen")


@cites("5.1", "D5", "G2")
def test_gangs_on_the_card_come_along_and_spread_from_a_woodland() -> None:
    table = acting(RED, "influence", cards={"berry": "r1 g2"})
    table.play("unfold berry")
    assert table.at("berry") == "r1 g2"
    assert table.at("anjou") == table.at("duche-de-bourgogne") == "g1"


@cites("5.1", "D33")
def test_exactly_one_of_the_three() -> None:
    cards = {"hessen": "r1", "anjou": ""}
    table = acting(RED, "influence", missi={RED: 4}, cards=cards)
    table.play("send anjou")
    assert "unfold hessen" not in table.choices
    assert table.refusal_of("home 1") == "5.1"
    assert table.refusal_of("unfold hessen") == "5.1"


@cites("5.1", "C3", "G13")
def test_search_lets_riots_fill_the_same_countries_in_one_way_only() -> None:
    cards = {"flandre": "r1 g1", "nordalbingien": "r1 g1"}
    table = acting(RED, "influence", cards=cards, gang_supply=2)
    table.play("unfold nordalbingien")
    assert (table.at("friesland"), table.at("niederlothringen")) == ("g1", "")
    assert "unfold flandre" in table.choices
    assert table.proposals == {"done"}
    table.play("unfold flandre")
    other = acting(RED, "influence", cards=cards, gang_supply=2)
    other.play("unfold flandre")
    assert "unfold nordalbingien" in other.proposals
    other.play("unfold nordalbingien")
    for name in ("flandre", "nordalbingien", "friesland", "niederlothringen"):
        assert table.at(name) == other.at(name)
    assert list(table.state.spread) == []


@cites("5.1", "C3", "G13")
def test_search_goes_on_where_people_have_unfolded_otherwise() -> None:
    cards = {"flandre": "r1 g1", "nordalbingien": "r1 g1", "chur-raetien": "r1 g1"}
    table = acting(RED, "influence", cards=cards, gang_supply=2)
    table.play("unfold nordalbingien", "unfold flandre")
    assert table.proposals == {"done", "unfold chur-raetien"}
