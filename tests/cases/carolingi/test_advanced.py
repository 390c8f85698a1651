"""The variant for advanced players (6)."""

from typing import Any

from regnum.games.carolingi.advanced import go_on_expelling
from regnum.games.carolingi.facts import HUNGER
from regnum.games.carolingi.state import ARCHIVE, ASIDE, OUT, SLOT
from tests.cases import cites
from tests.cases.carolingi.table import (
    BLUE,
    BOARD,
    GAME,
    RED,
    YELLOW,
    Table,
    acting,
    drawing,
    fresh,
    index,
    laid,
    loaded,
)

FORESTS = ("berry", "flandre", "nordalbingien", "chur-raetien", "haute-provence")
ADVANCED: dict[str, Any] = {"variant": "advanced", "forests": FORESTS}


def drafting(seat: int, card: str, waiting: tuple[int, ...] = (1, 0, 0), **table: Any) -> Table:
    """The card has been drawn, and a follower of this seat for it; the others are placed."""
    table.setdefault("forests", FORESTS)
    position = laid(variant=table.pop("variant", "advanced"), **table)
    position["waiting"] = list(waiting)
    for other, count in enumerate(waiting):
        position["leudes"][other] -= count
    number = index(card) if card else 36
    position["agenda"] = [["draft", 0, 0], ["place-drafted", seat, number]]
    position["to_move"] = [seat]
    return loaded(position)


# --- the draft (6.1) --------------------------------------------------------------------------


@cites("6.1", "6.1.1")
def test_what_is_prepared() -> None:
    for seats in range(2, 7):
        state = fresh(seats, variant="advanced").state
        assert list(state.cards)[HUNGER:].count(ASIDE) == seats - 1
        assert list(state.palaces) == [-1] * seats
        for seat in range(seats):
            assert (state.leudes[seat], state.nobiles[seat]) == (8, 8)
            assert state.missi[seat] + state.waiting[seat] <= 8


@cites("6.1.2")
def test_the_first_card_of_a_region_becomes_its_woodland() -> None:
    for seed in range(10):
        state = fresh(4, seed, variant="advanced").state
        while any(state.waiting):
            state.play(state.to_move[0], state.legal(state.to_move[0])[-1])
        woods = [c for c in range(36) if state.forest[c]]
        assert sorted(BOARD.region[c] for c in woods) == list(state.realm.regions)


@cites("6.1.2")
def test_two_rounds_of_four_followers_each() -> None:
    state = fresh(3, variant="advanced").state
    order = []
    while state.moment.phase == "place-drafted":
        order.append(state.to_move[0])
        state.play(state.to_move[0], GAME.parse("missus"))
    assert len(order) == 24
    assert sorted(order[:12]) == sorted(order[12:]) == [0] * 4 + [1] * 4 + [2] * 4


@cites("6.1.2")
def test_a_follower_settles_where_no_neighbour_is_his_own() -> None:
    table = drafting(RED, "anjou", lands={"hessen": "r1"}, cards={"champagne": ""})
    assert table.choices == {"settle anjou", "missus", "join hessen", "post champagne"}
    table.play("settle anjou")
    assert table.at("anjou") == "r1"
    assert table.in_archive("anjou")  # discarded, and shuffled at the end of the draft


@cites("6.1.2")
def test_not_beside_ones_own_followers() -> None:
    table = drafting(RED, "anjou", lands={"normandie": "r1"})
    assert table.refusal_of("settle anjou") == "6.1.2"
    assert table.refusal_of("settle hessen") == "6.1.2"
    table = drafting(RED, "anjou", lands={"normandie": "b1"})
    assert "settle anjou" in table.choices


@cites("6.1.2")
def test_as_a_missus_or_to_others_the_card_goes_into_its_slot() -> None:
    table = drafting(RED, "anjou", lands={"hessen": "r1"})
    table.play("join hessen")
    assert table.at("hessen") == "r2"
    assert table.card("anjou") == ""
    table = drafting(RED, "anjou")
    assert table.refusal_of("join hessen") == "6.1.2"
    table.play("missus")
    assert table.court(RED)[0] == 1
    assert table.card("anjou") == ""


@cites("6.1.2")
def test_on_a_card_in_a_slot_but_not_on_the_one_just_drawn() -> None:
    table = drafting(RED, "anjou", cards={"champagne": "b1"})
    assert table.refusal_of("post anjou") == "6.1.2"
    table.play("post champagne")
    assert table.card("champagne") == "r1 b1"
    assert table.card("anjou") == ""


@cites("6.1.2", "4.1")
def test_a_full_region_is_emptied() -> None:
    cards = {"normandie": "", "champagne": "b1", "ile-de-france": ""}
    table = drafting(RED, "anjou", cards=cards)
    table.play("post ile-de-france")
    assert table.at("ile-de-france") == "r1"
    assert table.at("champagne") == "b1"
    assert table.at("normandie") == "g2"  # the neglected card, then the riot of 6.1.3
    assert table.card("anjou") == ""


@cites("6.1.2")
def test_without_cards_followers_do_not_settle() -> None:
    table = drafting(RED, "", lands={"hessen": "r1"}, cards={"anjou": ""}, archive=[])
    assert table.choices == {"missus", "join hessen", "post anjou"}


@cites("6.1.2", "D9", "G9")
def test_after_the_draft_slot_cards_stay_and_all_others_are_shuffled() -> None:
    table = drafting(RED, "anjou", cards={"hessen": "b1"}, discards=["berry", "flandre"])
    table.play("missus")
    cards = table.state.cards
    assert cards[index("hessen")] == cards[index("anjou")] == SLOT
    others = [c for c in table.state.realm.countries if cards[c] != SLOT]
    assert all(cards[c] == ARCHIVE for c in others)


@cites("6.1.3", "D31", "C8")
def test_one_gang_in_each_country_without_followers() -> None:
    table = drafting(RED, "anjou", lands={"hessen": "b1", "franken": "g1"})
    table.play("missus")
    assert table.at("hessen") == "b1"
    assert table.at("franken") == "g2"
    assert table.at("berry") == table.at("normandie") == "g1"


# --- claiming a homeland (6.2.1) --------------------------------------------------------------


@cites("6.2.1", "D19", "D20", "D29")
def test_a_palace_displaces_siblings_and_gangs() -> None:
    table = acting(
        RED,
        "develop",
        missi={RED: 4},
        lands={"anjou": "r6 b1 g2 d2"},
        cards={"anjou": "r1 b2 g1"},
        **ADVANCED,
    )
    supply = table.state.gang_supply
    blue = table.court(BLUE)[1]
    table.play("palace anjou")
    assert table.asked == RED
    assert table.refusal_of("expel hessen") == "6.2.1"
    table.play("expel normandie", "expel berry")
    assert table.at("anjou") == "r7"
    assert (table.at("normandie"), table.at("berry")) == ("g1", "g1")
    assert table.at("ile-de-france") == ""  # driven out to a woodland, a gang does not spread
    assert table.court(BLUE)[1] == blue + 3
    assert table.state.gang_supply == supply + 1
    assert table.state.counter_supply == 40
    assert table.state.cards[index("anjou")] == OUT
    assert table.court(RED)[0] == 1


@cites("6.2.1")
def test_gangs_are_driven_out_in_any_order() -> None:
    table = acting(RED, "develop", missi={RED: 3}, lands={"anjou": "r6 g2 d2"}, **ADVANCED)
    table.play("palace anjou", "expel berry")
    assert "expel normandie" in table.choices
    assert "expel normandie" not in table.proposals
    table.play("expel normandie")
    assert (table.at("berry"), table.at("normandie")) == ("g1", "g1")
    assert table.told("event-palace")


@cites("6.2.1", "D29")
def test_the_conditions_of_a_palace() -> None:
    lands = {"anjou": "r2 d2", "hessen": "r1 d1", "franken": "r1 b1 d2", "champagne": "b1"}
    table = acting(RED, "develop", missi={RED: 3}, lands=lands, **ADVANCED)
    assert "palace anjou" in table.choices
    assert table.refusal_of("palace hessen") == "6.2.1"
    assert table.refusal_of("palace franken") == "6.2.1"
    taken = acting(
        RED, "develop", missi={RED: 3}, lands=lands, palaces={BLUE: "ile-de-france"}, **ADVANCED
    )
    assert taken.refusal_of("palace anjou") == "6.2.1"
    poor = acting(RED, "develop", missi={RED: 2}, lands=lands, **ADVANCED)
    assert poor.refusal_of("palace anjou") == "6.2.1"


@cites("6.2.1", "D19")
def test_one_palace_a_player_but_everybody_may_have_one() -> None:
    lands = {"anjou": "r2 d2", "hessen": "r1 d2 "}
    table = acting(
        RED, "develop", missi={RED: 3}, lands=lands, palaces={RED: "franken"}, **ADVANCED
    )
    assert table.refusal_of("palace anjou") == "6.2.1"
    other = acting(
        RED, "develop", missi={RED: 3}, lands=lands, palaces={BLUE: "franken"}, **ADVANCED
    )
    assert "palace hessen" in other.choices


@cites("6.2.1", "2.2.8")
def test_in_the_base_game_nobody_builds_a_palace() -> None:
    table = acting(RED, "develop", missi={RED: 3}, lands={"anjou": "r2 d2"})
    assert table.refusal_of("palace anjou") == "2.2.8"


@cites("6.2.1")
def test_a_card_in_the_archivium_or_discarded_leaves_the_game_too() -> None:
    places: list[dict[str, Any]] = [{"discards": ["anjou"]}, {}]
    for where in places:
        table = acting(
            RED, "develop", missi={RED: 3}, lands={"anjou": "r2 d2"}, **where, **ADVANCED
        )
        table.play("palace anjou")
        assert table.state.cards[index("anjou")] == OUT


@cites("5.1", "6.2.1")
def test_without_a_homeland_no_missi_go_there() -> None:
    table = acting(RED, "influence", missi={RED: 3}, cards={"anjou": ""}, **ADVANCED)
    assert table.refusal_of("home 1") == "5.1"
    with_palace = acting(RED, "influence", missi={RED: 3}, palaces={RED: "anjou"}, **ADVANCED)
    with_palace.play("home 2")
    assert with_palace.at("anjou") == "r2"


@cites("C6", "6.2.1")
def test_gangs_without_a_refuge_go_to_the_supply() -> None:
    """Two palaces in a region shut a country off, which no rule allows: it is built by hand."""
    forests = [name for name in FORESTS if name != "nordalbingien"]
    table = acting(
        RED,
        "develop",
        missi={RED: 3},
        lands={"nordalbingien": "r4 g2 d2"},
        variant="advanced",
        forests=[*forests, "westfalen"],
        palaces={BLUE: "friesland", YELLOW: "ostfalen"},
    )
    supply = table.state.gang_supply
    go_on_expelling(table.state, RED, index("nordalbingien"), 0)
    assert table.at("nordalbingien") == "r4"
    assert table.state.gang_supply == supply + 2


# --- victory (6.2.2) --------------------------------------------------------------------------


@cites("6.2.2", "D10")
def test_a_palace_is_a_point_and_peace_needs_three_others() -> None:
    lands = {"anjou": "r4", "hessen": "r4", "franken": "r4"}
    claim: dict[str, Any] = {
        "tiles": {RED: {"peace": "court"}},
        "activated": [1, 0, 0],
        "fresh_from": [1, 0, 0],
    }
    pair = {RED: ("peace", "no-action")}
    six = dict.fromkeys(("champagne", "thueringen", "schwaben"), "r1 d2")
    table = drawing(
        pair,
        ["r peace"],
        lands=lands,
        palaces={RED: "anjou"},
        trophies={RED: 1},
        **claim,
        **ADVANCED,
    )
    assert table.points(RED) == 3  # following, glory and the palace
    table.play("pass")
    assert table.running
    strong = drawing(
        pair, ["r peace"], lands=lands | six, palaces={RED: "anjou"}, **claim, **ADVANCED
    )
    assert strong.points(RED) == 4
    strong.play("pass")
    assert strong.result.reason == "peace"
    homeless = drawing(pair, ["r peace"], lands=lands | six, trophies={RED: 1}, **claim, **ADVANCED)
    homeless.play("pass")
    assert homeless.running


@cites("6.2.2")
def test_the_palace_of_the_base_game_is_no_point() -> None:
    assert fresh(3).points(RED) == 0
