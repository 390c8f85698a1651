"""Victory conditions and the end of the game (3.5)."""

import pytest

from tests.cases import cites
from tests.cases.carolingi.table import BLUE, RED, YELLOW, Table, drawing, laying

NEUSTRIE = {
    "normandie": "r2",
    "anjou": "r2",
    "ile-de-france": "r2",
    "champagne": "r3 b1 g1",
    "berry": "r1 y2 g1",
}


@cites("3.5")
def test_expansion_needs_six_controlled_countries() -> None:
    six = ("normandie", "anjou", "ile-de-france", "champagne", "hessen", "thueringen")
    table = laying(lands=dict.fromkeys(six, "r1"))
    assert table.conditions(RED)["expansion"] == 1
    table = laying(lands=dict.fromkeys(six[:5], "r1") | {"berry": "r5"})
    assert table.conditions(RED)["expansion"] == 0  # woodlands cannot be controlled


@cites("3.5")
def test_development_counts_counters_on_controlled_countries() -> None:
    lands = {"anjou": "r1 d2", "champagne": "r1 d2", "hessen": "r1 d2"}
    assert laying(lands=lands).conditions(RED)["development"] == 1
    lands["hessen"] = "r1 b1 d2"
    assert laying(lands=lands).conditions(RED)["development"] == 0


@cites("3.5", "M4", "M5")
def test_following_counts_followers_on_countries_and_not_on_cards() -> None:
    lands = {"normandie": "r5", "berry": "r1 b3", "anjou": "r5 b6"}
    table = laying(lands=lands, cards={"berry": "r3"})
    assert table.conditions(RED)["following"] == 0
    table = laying(lands=lands | {"hessen": "r1 g2"})
    assert table.conditions(RED)["following"] == 1


@cites("3.5", "D32")
@pytest.mark.parametrize(
    ("trophies", "glory"),
    [
        ((1, 0, 0), (1, 0, 0)),
        ((3, 3, 1), (0, 0, 0)),
        ((4, 4, 3), (1, 1, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((2, 4, 1), (0, 1, 0)),
    ],
)
def test_glory(trophies: tuple[int, ...], glory: tuple[int, ...]) -> None:
    table = laying(trophies=dict(enumerate(trophies)))
    assert tuple(table.conditions(seat)["glory"] for seat in range(3)) == glory


@cites("3.5", "G6")
def test_every_united_region_is_a_point() -> None:
    lands = {
        "franken": "r1",
        "schwaben": "r1",
        "chur-raetien": "r1 g3",
        "oberlothringen": "r1",
        "niederlothringen": "r2 g1",
        "friesland": "r1",
        "flandre": "r1",
    }
    assert laying(lands=lands).conditions(RED)["regions"] == 2
    assert laying(lands=lands | {"flandre": "b1"}).conditions(RED)["regions"] == 1
    assert laying(lands=lands | {"friesland": "r1 b1"}).conditions(RED)["regions"] == 1


@cites("X3", "X4", "X5", "M3", "M4", "M5")
def test_example_points() -> None:
    """One position for all three: Red 2, Yellow 0, Blue 4 and the winner."""
    table = examples()
    assert table.conditions(RED) == {
        "expansion": 0,
        "development": 0,
        "following": 1,
        "glory": 0,
        "regions": 1,
    }
    assert (table.points(RED), table.points(YELLOW), table.points(BLUE)) == (2, 0, 4)
    assert sum(table.state.followers[RED::3]) == 13
    assert table.conditions(BLUE)["glory"] == 0
    assert sum(table.state.followers[BLUE::3]) == 12
    while table.running:  # whoever is asked declines
        seat = table.state.to_move[0]
        table.state.play(seat, table.state.legal(seat)[0])
    assert table.result.ranks[BLUE] == 1
    assert table.result.scores == (2, 4, 0)


def examples() -> Table:
    """Neustrie is Red's, Berry without majority; Niederlothringen lacks one red follower.
    Bourgogne is Yellow's but for Haute Provence. Sachsen is Blue's, with eight counters."""
    lands = {
        "normandie": "r3",
        "anjou": "r2",
        "ile-de-france": "r2",
        "champagne": "r3 y1",
        "berry": "r1 y1",
        "niederlothringen": "r2 g2",
        "comte-de-bourgogne": "y2",
        "duche-de-bourgogne": "y2 d2",
        "basse-provence": "y1 d2",
        "schwaben": "y3 b3",
        "ostfalen": "b2",
        "westfalen": "b1 d2",
        "hessen": "b1 d2",
        "thueringen": "b1 d2",
        "nordalbingien": "b1",
        "franken": "b2 d2",
        "friesland": "b1",
    }
    cards = {"berry": "r1", "schwaben": "y1", "duche-de-bourgogne": "y2"}
    return drawing(
        {},
        [],
        season=3,
        year=4,
        lands=lands,
        cards=cards,
        trophies={RED: 3, YELLOW: 3},
        archive=["anjou", "ile-de-france"],
    )


# --- ties and ranks ---------------------------------------------------------------------------


def ended(**table: object) -> Table:
    """The last autumn passes, and nothing happens in it but a card in a free slot."""
    return drawing({}, ["anjou"], season=3, year=4, **table)


@cites("3.5")
def test_most_points_win() -> None:
    assert ended(trophies={BLUE: 1}).result.ranks == (2, 1, 2)


@cites("3.5", "D11")
def test_a_tie_goes_to_the_followers_on_the_board() -> None:
    table = ended(lands={"anjou": "r1", "hessen": "b1 r1", "thueringen": "y1 r1"})
    assert table.result.ranks == (1, 2, 2)
    assert table.result.scores == (0, 0, 0)


@cites("3.5", "D11")
def test_then_to_the_controlled_countries() -> None:
    lands = {"anjou": "r1", "hessen": "r1", "thueringen": "b1", "berry": "b1"}
    assert ended(lands=lands).result.ranks == (1, 2, 3)


@cites("3.5")
def test_equals_share_their_rank() -> None:
    assert ended().result.ranks == (1, 1, 1)


@cites("3.5")
def test_the_reckoning_tells_what_was_reached_of_each_condition() -> None:
    lands = {"anjou": "r2 d2", "hessen": "r1", "thueringen": "b1"}
    table = ended(lands=lands, trophies={RED: 1})
    rows = {part.key.removeprefix("reckoning-"): part for part in table.state.reckoning()[RED]}
    reached = {name: (part.amount, part.points) for name, part in rows.items()}
    assert reached == {
        "expansion": (2, 0),
        "development": (2, 0),
        "following": (3, 0),
        "glory": (1, 1),
        "regions": (0, 0),
    }
