"""Preparing the base game (2.2)."""

import pytest

from regnum.games.carolingi.facts import HUNGER
from regnum.games.carolingi.state import ARCHIVE, ASIDE, OUT, SLOT
from tests.cases import cites
from tests.cases.carolingi.table import BOARD, HOMELANDS, fresh, index

SEATS = pytest.mark.parametrize("seats", range(2, 7))
FIRST_CARDS = ("champagne", "oberlothringen", "westfalen", "perigord", "nordgau")
WOODLANDS = (
    "berry",
    "flandre",
    "nordalbingien",
    "chur-raetien",
    "haute-provence",
    "gascogne",
    "ostmark",
    "corse",
)


@cites("2.2.1")
@pytest.mark.parametrize(("seats", "countries"), [(2, 14), (3, 21), (4, 26), (5, 31), (6, 36)])
def test_the_regions_in_play(seats: int, countries: int) -> None:
    table = fresh(seats)
    assert len(table.state.realm.countries) == countries
    regions = [BOARD.region_ids[region] for region in table.state.realm.regions]
    assert regions[:3] == ["neustrie", "lotharingien", "sachsen"]
    assert len(regions) == seats + 1 + (seats > 2)


@cites("2.2.2")
@SEATS
def test_the_cards(seats: int) -> None:
    state = fresh(seats).state
    starting = [*FIRST_CARDS, "longobardia-orientale"][: max(3, seats)]
    assert [c for c in range(36) if state.cards[c] == SLOT] == sorted(map(index, starting))
    for homeland in HOMELANDS[:seats]:
        assert state.cards[index(homeland)] == OUT
    in_play = len(state.realm.countries)
    assert list(state.cards)[:36].count(ARCHIVE) == in_play - seats - len(starting)
    assert list(state.cards)[HUNGER:].count(ASIDE) == 1
    assert ARCHIVE not in list(state.cards)[HUNGER:]


@cites("2.2.3", "2.1.5")
@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 5), (4, 6), (5, 7), (6, 8)])
def test_the_forests(seats: int, count: int) -> None:
    state = fresh(seats).state
    woods = {BOARD.slugs[c] for c in range(36) if state.forest[c]}
    assert woods == set(WOODLANDS[:count])


@cites("2.2.4", "M23")
def test_the_annals() -> None:
    view = fresh(3).state.view(None)
    assert (view["year"], view["last_year"], view["season"]) == (830, 834, "winter")
    assert fresh(3, years=10).state.view(None)["last_year"] == 839


@cites("2.2.5")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 1), (4, 1), (5, 2), (6, 2)])
def test_the_event_tiles_of_the_first_year(seats: int, tiles: int) -> None:
    assert fresh(seats).state.event_tiles == tiles


@cites("2.2.6", "2.1.1")
def test_seven_tiles_at_court_and_five_inactive() -> None:
    own = fresh(2).state.view(0)["players"][0]["own"]
    assert own["court"] == [
        "influence",
        "develop",
        "equip-missi",
        "move-troops",
        "battle",
        "no-action",
        "no-action-2",
    ]
    assert len(own["inactive"]) == 5
    assert "peace" in own["inactive"]


@cites("2.2.7", "D23")
@SEATS
def test_24_followers_each(seats: int) -> None:
    table = fresh(seats)
    for seat in range(seats):
        assert table.court(seat) == (3, 8, 8)
        home = table.state.palaces[seat]
        assert table.state.followers[home * seats + seat] == 5


@cites("2.2.8")
@SEATS
def test_homelands_by_lot(seats: int) -> None:
    drawn = {tuple(fresh(seats, seed).state.palaces) for seed in range(20)}
    assert len(drawn) > 1
    for palaces in drawn:
        assert sorted(palaces) == sorted(index(name) for name in HOMELANDS[:seats])


@cites("2.2.9", "2.2.10", "2.1.4")
@pytest.mark.parametrize(("seats", "gangs"), [(2, 9), (3, 13), (4, 16), (5, 19), (6, 22)])
def test_a_gang_in_every_other_unforested_country(seats: int, gangs: int) -> None:
    state = fresh(seats).state
    assert sum(state.gangs) == gangs
    assert (state.gang_supply, state.counter_supply, len(state.bag)) == (50 - gangs, 40, 0)
    for country in state.realm.countries:
        free = not state.forest[country] and country not in state.palaces
        assert state.gangs[country] == int(free)


@cites("X1")
def test_example_setup_for_three() -> None:
    table = fresh(3)
    state = table.state
    for name in ("normandie", "ostfalen", "comte-de-bourgogne"):
        assert state.cards[index(name)] == OUT
        assert table.at(name) in ("r5", "b5", "y5")
    for name in ("champagne", "oberlothringen", "westfalen"):
        assert table.card(name) == ""
    woods = [BOARD.slugs[c] for c in range(36) if state.forest[c]]
    assert sorted(woods) == sorted(WOODLANDS[:5])
    bare = [c for c in state.realm.countries if not state.forest[c] and c not in state.palaces]
    assert all(table.at(BOARD.slugs[c]) == "g1" for c in bare)
