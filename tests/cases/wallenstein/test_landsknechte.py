"""Landsknechte (10)."""

from regnum.core.packed import packed
from regnum.games.wallenstein.landsknechte import CHOOSE_BENEFIT
from regnum.games.wallenstein.season import END_YEAR
from tests.cases import cites
from tests.cases.wallenstein.table import A, B, Table

FOUR = ("anhalt A2", "baden A2", "trier A2", "passau A2")


def hiring(*counties: str) -> Table:
    return Table(*counties, "augsburg B3", "koeln C2", landsknechte=True)


@cites("10", "10.1")
def test_the_decks_start_with_the_empty_banner() -> None:
    table = hiring(*FOUR)
    assert list(table.state.banner) == [0, 0, 0]
    shown = table.state.view(A)["players"][A]["banner"]
    printed = table.state.game.board_document()["things"]["banner"][str(shown)]
    assert set(printed["benefits"].values()) == {0}
    assert "banner" not in Table("anhalt A2").state.view(A)["players"][A]


@cites("10.2", "V12")
def test_four_regions_bring_one_benefit_of_the_next_card() -> None:
    table = hiring(*FOUR).in_order(CHOOSE_BENEFIT)
    assert table.may(A) == ["benefit thalers", "benefit armies"]
    assert table.refusal(A, "benefit vp").rule == "10.2"
    thalers = table.state.thalers[A]
    table.play(A, "benefit thalers")
    assert table.state.thalers[A] == thalers + 2
    assert list(table.state.banner) == [1, 0, 0]
    assert table.asked(A) == "ask-place"
    table.stop()
    table.steps((CHOOSE_BENEFIT, A)).play(A, "benefit armies")
    assert table.in_tray() == "A2"
    table.stop()
    table.steps((CHOOSE_BENEFIT, A))
    assert table.may(A)[-1] == "benefit vp"
    table.play(A, "benefit vp")
    assert table.points()[A] == 1


@cites("10.2")
def test_three_regions_are_too_few_and_the_deck_stays() -> None:
    table = hiring(*FOUR[:3]).in_order(CHOOSE_BENEFIT)
    assert list(table.state.banner) == [0, 0, 0]
    assert table.asked(A) == "ask-place"


@cites("10.2")
def test_grain_from_the_third_card() -> None:
    table = hiring(*FOUR)
    table.state.banner = packed([1, 0, 0])
    table.steps((CHOOSE_BENEFIT, A)).play(A, "benefit grain")
    assert table.state.grain[A] == 1


@cites("V4")
def test_armies_need_a_supply() -> None:
    table = hiring("anhalt A56", "baden A2", "trier A2", "passau A2")
    table.state.banner = packed([2, 0, 0])
    table.steps((CHOOSE_BENEFIT, A))
    assert "benefit armies" not in table.may(A)
    assert table.refusal(A, "benefit armies").rule == "V4"


@cites("10.2")
def test_after_winter_the_decks_start_again() -> None:
    table = hiring(*FOUR)
    table.state.round = 3
    table.state.banner = packed([2, 1, 0])
    table.steps(END_YEAR)
    assert list(table.state.banner) == [0, 0, 0]
    assert B in table.state.to_move
