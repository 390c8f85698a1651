"""Event tiles: country cards and hunger (4)."""

from tests.cases import cites
from tests.cases.carolingi.table import BLUE, RED, YELLOW, drawing, feeds, message

SACHSEN = {"westfalen": "b1", "thueringen": "b2", "nordalbingien": ""}


# --- country cards (4.1) ------------------------------------------------------------------


@cites("4.1", "X6", "4")
def test_example_free_slot() -> None:
    table = message("nordalbingien", cards={"westfalen": ""})
    assert table.card("nordalbingien") == ""
    assert table.card("westfalen") == ""
    assert table.state.event_tiles == 1


@cites("4.1", "X7", "D2", "M6")
def test_example_no_free_slot() -> None:
    table = message("hessen", cards=SACHSEN, lands={"ostfalen": "b3"})
    assert table.at("westfalen") == "b1"
    assert table.at("thueringen") == "b2"
    assert table.at("nordalbingien") == "g1"
    assert table.at("friesland") == "g1"
    assert table.at("ostfalen") == "b3"
    assert table.state.gang_supply == 48
    for name in SACHSEN:
        assert table.discarded(name)
    assert table.card("hessen") == ""


@cites("4.1")
def test_a_spread_riot_does_not_spread_again_from_the_next_woodland() -> None:
    table = message("friesland", cards={"flandre": "", "niederlothringen": "r1"})
    assert table.at("flandre") == "g1"
    assert table.at("normandie") == ""  # a homeland
    assert table.at("niederlothringen") == "r1 g1"
    assert table.at("friesland") == "g1"
    assert table.at("nordalbingien") == ""


@cites("4.1", "G2")
def test_several_gangs_of_a_card_spread_once() -> None:
    table = message("friesland", cards={"flandre": "r1 g3", "oberlothringen": "r1"})
    assert table.at("flandre") == "r1 g3"
    assert table.at("friesland") == "g1"


@cites("4.1", "G3", "C3")
def test_when_gangs_run_short_the_boards_order_decides_and_then_nothing_is_placed() -> None:
    cards = {"anjou": "", "ile-de-france": "", "champagne": ""}
    table = message("berry", cards=cards, gang_supply=2)
    placed = [table.at(name) for name in cards]
    assert placed == ["g1", "g1", ""]
    assert table.running
    assert table.state.gang_supply == 0


@cites("4", "D1", "G1")
def test_an_empty_archivium_takes_up_the_discard_pile_with_hunger() -> None:
    table = drawing({}, ["hunger"], archive=["hunger"], lands={"anjou": "r1"}, year=1)
    drawn_from_it = not table.in_archive("hunger") or not table.in_archive("hessen")
    assert table.in_archive("hessen") or table.in_archive("hunger")
    assert drawn_from_it or list(table.state.cards).count(3) == 1
    assert not table.discarded("franken")


# --- hunger (4.2) -------------------------------------------------------------------------

HUNGRY = {
    "normandie": "r4",
    "hessen": "b3 d2",
    "champagne": "r2 b2",
    "duche-de-bourgogne": "y2 r1 d1",
    "ile-de-france": "r2",
    "schwaben": "y2 g1",
    "anjou": "r1",
    "berry": "b1",
    "flandre": "r1",
    "niederlothringen": "b1",
    "oberlothringen": "y1",
    "comte-de-bourgogne": "y3",
    "haute-provence": "y1",
    "chur-raetien": "y1",
    "franken": "b1 g2",
    "thueringen": "b2 d1",
}


@cites("4.2", "X8", "D24", "D25", "D26", "M8", "G8")
def test_example_hunger() -> None:
    table = message("hunger", lands=HUNGRY, archive=["hunger"])
    assert table.asked == YELLOW
    assert table.at("franken") == "b1 g2"
    assert table.at("ile-de-france") == "r1"  # checked already, the gangs come at the end
    assert table.choices == {"starve duche-de-bourgogne A", "starve duche-de-bourgogne C"}
    table.play("starve duche-de-bourgogne A")
    assert table.at("normandie") == "r3"
    assert table.at("hessen") == "b3 d2"
    assert table.at("champagne") == "g1"
    assert table.at("duche-de-bourgogne") == "y2 g1 d1"
    assert table.at("ile-de-france") == "r1 g1"
    assert table.at("schwaben") == "y1 g2"
    untouched = list(HUNGRY)[6:]
    assert all(table.at(name) == HUNGRY[name] for name in untouched)
    assert table.discarded("hunger")


@cites("4.2")
def test_what_a_country_feeds() -> None:
    table = drawing({}, ["anjou"], lands={"hessen": "b1 d2", "thueringen": "b1 d1"})
    capacities = [feeds(table, n) for n in ("normandie", "hessen", "thueringen", "anjou", "berry")]
    assert capacities == [3, 3, 2, 1, 1]


@cites("4.2", "G8")
def test_the_leader_may_send_away_anybody_down_to_exactly_the_capacity() -> None:
    table = message("hunger", lands={"anjou": "r3 b1 y1"}, archive=["hunger"])
    assert table.asked == RED
    table.play("starve anjou A", "starve anjou A")
    assert table.refusal_of("starve hessen A") == "4.2"
    table.play("starve anjou A", "starve anjou C")
    assert table.at("anjou") == "b1 g1"


@cites("4.2", "G8")
def test_followers_leave_in_any_order() -> None:
    table = message("hunger", lands={"anjou": "r3 b2"}, archive=["hunger"])
    assert table.choices == {"starve anjou A", "starve anjou B"}
    assert table.proposals == {"starve anjou A"}  # Blue's two alone would not be enough
    table.play("starve anjou B", "starve anjou A", "starve anjou B")
    assert table.refusal_of("starve anjou B") == "4.2"
    assert table.refusal_of("starve anjou C") == "4.2"
    assert table.refusal_of("starve berry A") == "4.2"
    table.play("starve anjou A")
    assert table.at("anjou") == "r1 g1"


@cites("4.2", "D24")
def test_the_hungry_countries_are_checked_one_by_one() -> None:
    lands = {"anjou": "r2 b1", "hessen": "b2 r1", "franken": "r2 b1"}
    table = message("hunger", lands=lands, archive=["hunger"])
    assert table.asked == RED
    assert table.refusal_of("starve franken A") == "4.2"
    table.play("starve anjou B", "starve anjou A")
    assert table.asked == BLUE
    table.play("starve hessen A", "starve hessen B")
    assert table.asked == RED
    assert (table.at("anjou"), table.at("hessen")) == ("r1", "b1")
    table.play("starve franken A", "starve franken A")
    assert (table.at("anjou"), table.at("franken")) == ("r1 g1", "b1 g1")


@cites("4.2", "G8")
def test_a_tie_for_most_removes_one_of_every_colour_at_a_time() -> None:
    table = message("hunger", lands={"anjou": "r3 b3 y1 d2"}, archive=["hunger"])
    assert table.at("anjou") == "r1 b1 g1 d2"
    assert table.court(BLUE)[1] == FOLLOWERS_AT_COURT


FOLLOWERS_AT_COURT = 23


@cites("4.2", "G8")
def test_whoever_leaves_hungry_is_told_country_by_country() -> None:
    table = message("hunger", lands={"anjou": "r3 b3 y1 d2", "hessen": "b2"}, archive=["hunger"])
    told = [
        (params["seat"], params["count"], targets)
        for params, targets in table.story("event-left-hungry")
    ]
    assert told == [
        (RED, 2, ("country:anjou", f"seat:{RED}")),
        (BLUE, 2, ("country:anjou", f"seat:{BLUE}")),
        (YELLOW, 1, ("country:anjou", f"seat:{YELLOW}")),
        (BLUE, 1, ("country:hessen", f"seat:{BLUE}")),
    ]


@cites("4.1", "D2")
def test_a_riot_tells_the_woodland_it_comes_from() -> None:
    table = message("friesland", cards={"flandre": "", "niederlothringen": "r1"})
    ((params, targets),) = table.story("event-spread")
    assert params["country"] == "flandre"
    assert params["countries"] == ["niederlothringen", "friesland"]
    assert targets[0] == "country:flandre"
