"""What a view tells about the conditions, the countries and the action under way."""

from tests.cases import cites
from tests.cases.carolingi.table import BLUE, GAME, RED, WHITE, Table, acting, laying


def shown(table: Table, seat: int) -> dict[str, int]:
    """What a seat has towards its conditions."""
    amounts: dict[str, int] = table.state.view(None)["players"][seat]["amounts"]
    return amounts


@cites("3.5")
def test_amounts_stand_beside_the_conditions() -> None:
    lands = {"anjou": "r2 d2", "champagne": "r1 d1", "hessen": "r1 b1 d2", "berry": "r3"}
    table = laying(lands=lands, trophies={RED: 2})
    assert shown(table, RED) == {
        "expansion": 2,
        "development": 3,
        "following": 7,
        "glory": 2,
        "regions": 0,
        "palace": 0,
    }
    assert table.state.game.board_document()["things"]["condition"]["following"]["needed"] == 12


@cites("3.5", "5.8")
def test_a_region_tells_who_unites_it_and_a_court_who_may_claim() -> None:
    neustrie = {"normandie": "r5", "anjou": "r2 d2", "ile-de-france": "r2 d2", "champagne": "r1 d2"}
    table = laying(lands=neustrie | {"berry": "r1 b2"}, trophies={RED: 1})
    view = table.state.view(BLUE)
    assert {slots["region"]: slots["united"] for slots in view["regions"]}["neustrie"] == RED
    assert [court["worthy"] for court in view["players"]] == [True, False, False]


@cites("6.2.2")
def test_a_palace_that_was_built_is_counted() -> None:
    table = laying(lands={"anjou": "r2"}, palaces={RED: "anjou"}, variant="advanced")
    assert shown(table, RED)["palace"] == 1
    assert shown(table, BLUE)["palace"] == 0


@cites("4.2", "5.3", "5.5")
def test_a_country_tells_who_is_hungry_what_it_pays_and_what_a_battle_costs() -> None:
    lands = {"anjou": "r3 b1 d1", "berry": "r2 b2 g1", "normandie": "r5"}
    table = laying(lands=lands)
    countries = {land["country"]: land for land in table.state.view(None)["countries"]}
    told = {name: (land["hungry"], land["levy"], land["toll"]) for name, land in countries.items()}
    assert told["anjou"] == (2, 2, 1)
    assert told["berry"] == (3, 0, 2)
    assert told["normandie"] == (2, 1, 0)
    assert table.state.view(None)["players"][RED]["levies"] == 3


@cites("3.2", "5.5")
def test_a_view_tells_whose_tile_is_being_carried_out() -> None:
    table = acting(RED, "battle", lands={"anjou": "r3 b1", "hessen": "r2 b1"})
    assert table.state.view(BLUE)["acting"] == {"seat": RED, "action": "battle"}
    table.play("fight anjou")
    assert table.state.view(BLUE)["acting"] == {"seat": RED, "action": "battle"}
    assert laying().state.view(BLUE)["acting"] is None


@cites("2.2.6")
def test_every_court_has_a_colour() -> None:
    colours = [court["colour"] for court in laying(seats=4).state.view(None)["players"]]
    assert colours[RED] == "red"
    assert colours[WHITE] == "white"


@cites("5.8")
def test_while_tiles_are_laid_the_peace_tile_tells_its_owner_what_it_wants_beside_it() -> None:
    table = laying(tiles={RED: {"peace": "court"}}, activated=[1, 0, 0], fresh_from=[1, 0, 0])
    wanted = {"peace": ["no-action", "no-action-2"]}

    def told(seat: int) -> list[dict[str, list[str]] | None]:
        courts = table.state.view(seat)["players"]
        return [court["own"] and court["own"]["companions"] for court in courts]

    assert told(RED) == [wanted, None, None]
    assert told(BLUE) == [None, {}, None]
    table.state.play(RED, GAME.parse("lay peace"))
    assert told(RED) == [wanted, None, None]
    table.state.play(RED, GAME.parse("lay battle"))
    assert told(RED) == [{}, None, None]
