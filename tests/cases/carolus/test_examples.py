"""The worked examples of the rulebook."""

import pytest

from tests.cases import cites
from tests.cases.carolus.table import (
    BLACK,
    LETTERS,
    MOVE_EMPEROR,
    WHITE,
    Table,
    clockwise,
    counted,
    opening,
    turn,
)

ALBERT, BOB = 0, 1


@cites("T1", "3")
@pytest.mark.parametrize(
    ("order", "discs"), [([ALBERT, BOB], (3, 2)), ([BOB, ALBERT], (2, 3))], ids=["A-B", "B-A"]
)
def test_albert_plays_his_3_and_bob_his_2(order: list[int], discs: tuple[int, int]) -> None:
    table = opening(order, emperor=4, reserves={ALBERT: "r7", BOB: "p7"})
    table.choose(*discs)
    assert table.order == [BOB, ALBERT]

    table.dice("pink", "pink", "pink", "red", "red", "red")
    table.play("pink court", "pink court", "pink court")
    assert table.asked == BOB
    assert table.choices == {"emperor 5", "emperor 6"}
    assert table.refusal_of("emperor 4") == "4.2"
    assert table.refusal_of("emperor 7") == "4.2"
    table.play("emperor 6")

    table.play("red court", "red court", "red court")
    assert table.asked == ALBERT
    assert table.choices == {"emperor 7", "emperor 8", "emperor 9"}
    assert table.refusal_of("emperor 6") == "4.2"
    assert table.refusal_of("emperor 10") == "4.2"
    table.play("emperor 7")
    assert table.asked == BOB
    assert table.round == 2


@cites("T2", "4.2", "5.1")
@pytest.mark.parametrize("anna", [BLACK, WHITE])
@pytest.mark.parametrize(
    "others",
    [
        ("pink court", "pink court"),
        ("blue court", "yellow court"),
        ("yellow court", "green court"),
        ("green court", "green court"),
    ],
)
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_anna_gains_red_and_places_her_first_castle(
    anna: int, others: tuple[str, str], steps: int
) -> None:
    ring = " | ".join(["y1"] * (steps - 1) + ["r1", "b1"])
    discs = (steps, 4) if anna == BLACK else (4, steps)
    table = turn(anna, ring, discs=discs, reserves={anna: "r1 p2 b1 y1 g2"})
    table.dice("blue", "blue", "blue")
    table.play("red court")
    assert table.holder("red") == anna
    table.play(*others, f"emperor {steps}")
    assert table.at(steps) == f"{'BW'[anna]}1 r1"
    assert table.in_hand(anna) == 9
    assert len(table.ring) == 15
    assert table.reserve_size(anna) == 7


# --- figure 2 ---------------------------------------------------------------------------

FIGURE_2 = "B1 r1 g2"


@cites("T3", "5.2")
def test_figure_2_a_the_majority_has_not_changed() -> None:
    table = turn(WHITE, FIGURE_2, asks=MOVE_EMPEROR, controls={BLACK: "g", WHITE: "r"})
    table.play("emperor 1")
    assert table.at(1) == "B1 r1 g2"
    assert table.in_hand(BLACK) == 9


@cites("T3", "5.2")
def test_figure_2_b_and_c_white_gains_green_and_takes_over_when_the_emperor_stops() -> None:
    table = turn(
        WHITE,
        FIGURE_2,
        courts={BLACK: "g1", WHITE: "r1"},
        reserves={WHITE: "g3 y4", BLACK: "p7"},
        discs=(4, 1),
    )
    table.play("green court", "green court", "green 5")
    assert table.holder("green") == WHITE
    assert table.at(1) == "B1 r1 g2"
    table.play("emperor 1")
    assert table.at(1) == "W1 r1 g2"
    assert (table.castles(BLACK), table.in_hand(BLACK)) == (0, 10)
    assert (table.castles(WHITE), table.in_hand(WHITE)) == (1, 9)


@cites("T3", "5.2")
def test_figure_2_b_nothing_changes_while_the_emperor_is_elsewhere() -> None:
    table = turn(WHITE, FIGURE_2, asks=MOVE_EMPEROR, controls={WHITE: "r g"})
    table.play("emperor 2")
    assert table.at(1) == "B1 r1 g2"


# --- figures 3 and 4 --------------------------------------------------------------------


@cites("T4", "5.3", "A4", "A18")
@pytest.mark.parametrize(
    ("a", "c", "together"),
    [
        ("b1", "y2", "r1 b1 y2 g2"),
        ("b1 y1", "p1", "r1 p1 b1 y1 g2"),
        ("g1", "r2", "r3 g3"),
        ("p2", "p1", "r1 p3 g2"),
    ],
)
@pytest.mark.parametrize("first", [1, 7, 13, 14, 15])
def test_figures_3_and_4_three_territories_become_one(
    a: str, c: str, together: str, first: int
) -> None:
    """The territories A, B and C, also with the ring's end among them."""
    b = clockwise(first, 1)
    after = clockwise(first, 3)
    table = turn(
        WHITE,
        f"W1 {a} | {FIGURE_2} | W1 {c}",
        first=first,
        asks=MOVE_EMPEROR,
        discs=(2, 1),
        emperor=first,
        controls={WHITE: "r g", BLACK: "p b y"},
        reserves={BLACK: "p7"},
    )
    table.dice("red", "red", "red")
    table.play(f"emperor {b}")
    assert table.at(first) == f"W3 {together}"
    assert len(table.ring) == 13
    assert table.emperor == first
    assert (table.castles(WHITE), table.castles(BLACK)) == (3, 0)
    table.play("pink court", "pink court", "pink court")
    assert table.choices == {f"emperor {after}", f"emperor {clockwise(after, 1)}"}


# --- figures 5 and 6 --------------------------------------------------------------------

COURTS = {WHITE: "r7 p8 b6 y5 g3", BLACK: "r6 p5 b8 y6 g5"}
RESERVES = {WHITE: "r2 b1 y3 g1", BLACK: "r3 p3 b1"}


def figure_5(seat: int = WHITE) -> Table:
    """The courts and reserves, the text's unknown paladins chosen freely."""
    return turn(seat, courts=COURTS, reserves=RESERVES)


@cites("T5", "6")
@pytest.mark.parametrize(
    ("colour", "holder"),
    [("red", WHITE), ("pink", WHITE), ("blue", BLACK), ("yellow", BLACK), ("green", BLACK)],
)
def test_figure_5_a_white_controls_red_and_pink_black_the_others(colour: str, holder: int) -> None:
    """The holder's last three paladins make the court of the figure, and take the marker."""
    letter = colour[0]
    counts = {seat: counted(court)[LETTERS.index(letter)] for seat, court in COURTS.items()}
    table = turn(
        holder,
        courts={
            holder: f"{letter}{counts[holder] - 3}",
            1 - holder: f"{letter}{counts[1 - holder]}",
        },
        controls={1 - holder: letter},
        reserves={holder: f"{letter}7"},
    )
    table.play(*[f"{colour} court"] * 3)
    assert table.holder(colour) == holder == figure_5().holder(colour)


@cites("T5", "6")
def test_figure_5_b_black_could_overtake_red_with_the_three_in_his_reserve() -> None:
    table = figure_5(BLACK)
    table.play("red court", "red court", "red court")
    assert table.court(BLACK) == "r9 p5 b8 y6 g5"
    assert table.holder("red") == BLACK


@cites("T5", "6")
def test_figure_5_c_two_more_red_paladins_protect_whites_control() -> None:
    table = figure_5(WHITE)
    table.dice("green", "green", "green")
    table.play("red court", "red court", "blue 9", "emperor 1")
    assert table.asked == BLACK
    table.play("red court", "red court", "red court")
    assert (table.court(WHITE), table.court(BLACK)) == ("r9 p8 b6 y5 g3", "r9 p5 b8 y6 g5")
    assert table.holder("red") == WHITE


@cites("T5", "6")
@pytest.mark.parametrize(("added", "holder"), [(1, BLACK), (2, WHITE)])
def test_figure_5_d_two_yellow_paladins_take_yellow_one_does_not(added: int, holder: int) -> None:
    table = figure_5(WHITE)
    table.play(*["yellow court"] * added)
    assert table.holder("yellow") == holder


@cites("T5", "6")
def test_figure_5_e_whites_control_of_pink_is_safe() -> None:
    table = figure_5(BLACK)
    table.play("pink court", "pink court", "pink court")
    assert table.court(BLACK) == "r6 p8 b8 y6 g5"
    assert table.holder("pink") == WHITE


@cites("6")
def test_a_player_may_look_at_his_opponents_reserve() -> None:
    black = figure_5().state.view(WHITE)["players"][BLACK]
    assert black["reserve"] == {"red": 3, "pink": 3, "blue": 1, "yellow": 0, "green": 0}


A, B, C, D = 1, 3, 4, 7
"""Where the territories of figure 6 begin."""

FIGURE_6 = "B2 b2 | W1 b3 | B3 r2 p1 b1 y3 g2 | W1 r1 | y1"


def figure_6(*moves: str) -> Table:
    """White's turn with his 3 disc; A, B and D, which the text does not tell, chosen freely."""
    table = turn(WHITE, FIGURE_6, courts=COURTS, reserves=RESERVES, discs=(4, 3), emperor=A)
    table.dice("green", "green", "green")
    table.play(*moves)
    return table


@cites("T6", "6.1")
def test_figure_6_a_black_has_nine_to_three_at_c() -> None:
    (c,) = [
        territory
        for territory in figure_6().state.view(None)["territories"]
        if territory["number"] == C
    ]
    assert c["strengths"] == {"black": 9, "white": 3}


@cites("T6", "6.1", "4.2")
def test_figure_6_b_white_may_move_the_emperor_to_b_c_or_d() -> None:
    table = figure_6("red court", "red court", "blue court")
    assert table.choices == {f"emperor {B}", f"emperor {C}", f"emperor {D}"}


@cites("T6", "6.1", "A3")
def test_figure_6_c_moving_one_step_is_suicide() -> None:
    table = figure_6("red court", "red court", "blue court", f"emperor {B}")
    assert table.at(A) == "B6 r2 p1 b6 y3 g2"
    assert table.in_hand(BLACK) == 4
    assert table.castles(WHITE) == 1


@cites("T6", "6.1", "5.2", "5.3", "A18")
def test_figure_6_d_the_counterattack() -> None:
    table = figure_6("yellow court", "yellow court")
    assert table.holder("yellow") == WHITE
    table.play(f"yellow {C}", f"emperor {C}")
    assert table.at(B) == "W5 r3 p1 b4 y4 g2"
    assert table.emperor == B
    assert len(table.ring) == 10
    assert (table.castles(WHITE), table.in_hand(WHITE)) == (5, 5)
    assert (table.castles(BLACK), table.in_hand(BLACK)) == (2, 8)


@cites("T6", "6.1", "5.2")
def test_figure_6_e_one_yellow_paladin_at_court_is_not_enough() -> None:
    table = figure_6("yellow court", f"yellow {C}", f"yellow {C}", f"emperor {C}")
    assert table.holder("yellow") == BLACK
    assert table.at(C) == "B3 r2 p1 b1 y5 g2"


@cites("T6", "6.1")
def test_figure_6_moving_three_steps_reaches_temporary_safety() -> None:
    table = figure_6("red court", "red court", "blue court", f"emperor {D}")
    assert table.at(D) == "W1 r1"
    assert table.at(B) == "W1 b3"


# --- the order of play with four --------------------------------------------------------


@cites("T8", "9", "A9")
def test_partners_may_take_four_turns_in_a_row() -> None:
    table = opening([1, 3, 0, 2])
    table.choose(1, 2, 4, 5)
    acted = turns_of_a_round(table)
    table.choose(4, 5, 1, 2)
    acted += turns_of_a_round(table)
    assert acted == [1, 3, 0, 2, 0, 2, 1, 3]


def turns_of_a_round(table: Table) -> list[int]:
    acted = []
    began = table.round
    while table.round == began:
        acted.append(table.asked)
        table.pass_the_turn()
    return acted
