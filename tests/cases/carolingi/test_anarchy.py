"""Module: anarchy and rebellion (7)."""

from regnum.games.carolingi.facts import ANARCHY, REBELLION
from regnum.games.carolingi.state import ARCHIVE, ASIDE, OUT
from tests.cases import cites
from tests.cases.carolingi.table import drawing, fresh, message


@cites("7")
def test_the_cards_join_the_archivium_before_the_second_year() -> None:
    assert fresh(3).state.cards[ANARCHY] == OUT
    state = fresh(3, anarchy=True).state
    assert state.cards[ANARCHY] == state.cards[REBELLION] == ASIDE
    table = drawing({}, ["franken"], season=3, anarchy=True)
    assert table.state.cards[ANARCHY] == table.state.cards[REBELLION] == ARCHIVE
    assert table.in_archive("hunger")


@cites("7.1", "G7")
def test_anarchy() -> None:
    lands = {
        "anjou": "r2 b1",
        "champagne": "r1 b1",
        "hessen": "g2",
        "franken": "r2 g2",
        "berry": "r1 b1",
    }
    table = message("anarchy", lands=lands, anarchy=True, archive=["anarchy", "friesland"], year=1)
    assert table.at("anjou") == "r2 b1"
    assert table.at("champagne") == "r1 b1 g1"
    assert table.at("hessen") == "g3"
    assert table.at("franken") == "r2 g3"
    assert table.at("schwaben") == "g1"
    assert table.at("berry") == "r1 b1"  # a woodland
    assert table.at("normandie") == ""  # an empty homeland
    assert table.discarded("anarchy")


@cites("7.2", "G7")
def test_rebellion() -> None:
    lands = {
        "anjou": "r1 d1",
        "champagne": "r1 b1 d1",
        "hessen": "r2 g1 d2",
        "franken": "r1 b1 y1 d2",
        "schwaben": "d1",
        "thueringen": "r1",
    }
    table = message(
        "rebellion", lands=lands, anarchy=True, archive=["rebellion", "friesland"], year=1
    )
    assert table.at("anjou") == "r1 g1 d1"
    assert table.at("champagne") == "r1 b1 d1"
    assert table.at("hessen") == "r2 g2 d2"
    assert table.at("franken") == "r1 b1 y1 d2"
    assert table.at("schwaben") == "g1 d1"
    assert table.at("thueringen") == "r1"
    assert table.discarded("rebellion")
