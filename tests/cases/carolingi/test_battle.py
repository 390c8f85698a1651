"""Battle and gain glory (5.5)."""

from tests.cases import cites
from tests.cases.carolingi.table import BLUE, GAME, RED, YELLOW, acting


@cites("5.5", "X18", "D17", "D18")
def test_example_battles_in_anjou_and_champagne() -> None:
    lands = {"anjou": "r3 y1", "champagne": "r2 b1 g1"}
    table = acting(RED, "battle", lands=lands)
    leudes = [table.court(seat)[1] for seat in range(3)]
    supply = table.state.gang_supply
    table.play("fight anjou", "fight champagne", "trophy")
    assert (table.at("anjou"), table.at("champagne")) == ("r2", "r1")
    assert [table.court(seat)[1] for seat in range(3)] == [
        leudes[RED] + 2 - 1,
        leudes[BLUE] + 1,
        leudes[YELLOW] + 1,
    ]
    assert table.state.gang_supply == supply + 1
    assert list(table.state.trophies) == [1, 0, 0]


@cites("5.5")
def test_a_simple_majority_is_enough_a_tie_is_not() -> None:
    lands = {"anjou": "r3 b2 y2 g2", "champagne": "r2 b2", "hessen": "r2 g2", "berry": "r2 g1"}
    table = acting(RED, "battle", lands=lands)
    assert table.choices == {"pass", "fight anjou", "fight berry"}
    assert table.refusal_of("fight champagne") == "5.5"
    assert table.refusal_of("fight hessen") == "5.5"
    table.play("fight anjou")
    assert table.at("anjou") == "r1"


@cites("5.5")
def test_there_must_be_somebody_to_fight() -> None:
    lands = {"anjou": "r3", "champagne": "r2 g1", "hessen": "b1"}
    table = acting(RED, "battle", lands=lands)
    assert table.refusal_of("fight anjou") == "5.5"
    assert table.refusal_of("fight hessen") == "5.5"


@cites("5.5", "D18")
def test_the_gangs_fight_as_one_colour() -> None:
    table = acting(RED, "battle", lands={"berry": "r4 b1 g3"})
    table.play("fight berry")
    assert table.at("berry") == "r1"


@cites("5.5", "D17", "C5")
def test_one_trophy_a_tile_and_it_may_be_left() -> None:
    lands = {"anjou": "r3 y1", "champagne": "r2 b1"}
    table = acting(RED, "battle", lands=lands)
    table.play("fight anjou", "done")
    assert table.at("champagne") == "r2 b1"
    assert table.choices == {"done", "trophy"}
    table.play("done")
    assert list(table.state.trophies) == [0, 0, 0]


@cites("5.5")
def test_at_most_four_trophies() -> None:
    table = acting(RED, "battle", lands={"anjou": "r2 y1"}, trophies={RED: 4})
    table.play("fight anjou")
    assert table.state.trophies[RED] == 4
    assert table.question == "swap"


@cites("5.5", "G13")
def test_countries_are_fought_for_in_any_order() -> None:
    table = acting(RED, "battle", lands={"anjou": "r2 y1", "hessen": "r2 b1", "franken": "r2 g1"})
    table.play("fight hessen")
    assert table.choices == {"done", "fight anjou", "fight franken"}
    assert table.proposals == {"done", "fight franken"}
    table.play("fight franken", "fight anjou")
    assert table.question == "trophy"


@cites("5.5")
def test_a_trophy_needs_a_victory() -> None:
    table = acting(RED, "battle", lands={"anjou": "r2 y1"})
    assert table.refusal_of("trophy") == "5.5"
    refusal = table.state.refusal(RED, GAME.parse("trophy"))
    assert refusal is not None
    assert refusal.key == "refusal-no-victory"


@cites("5.5", "D18")
def test_a_battle_tells_what_everybody_loses() -> None:
    table = acting(RED, "battle", lands={"anjou": "r4 b2 y1 g1"})
    table.play("fight anjou")
    ((battle, targets),) = table.story("event-battle")
    assert (battle["seat"], battle["count"], battle["number"]) == (RED, 2, 1)
    assert targets == ("country:anjou", f"seat:{RED}")
    losses = [(params["seat"], params["count"]) for params, _ in table.story("event-routed")]
    assert losses == [(BLUE, 2), (YELLOW, 1)]
