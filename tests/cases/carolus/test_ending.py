"""End of the game (7)."""

import pytest

from regnum.core.chance import fast
from regnum.core.playout import playout
from regnum.core.result import Points
from tests.cases import cites
from tests.cases.carolus.table import BLACK, GRAY, MOVE_EMPEROR, WHITE, Table, fresh, turn

SEATS = pytest.mark.parametrize("seat", [BLACK, WHITE])


def tenth_castle(builder: int, mover: int) -> Table:
    """Nine castles stand; the builder, who controls green, gets the tenth in territory 1."""
    castles = "BW"[builder]
    ring = f"g1 | r1 | {castles}5 b5 | r1 | {castles}4 y4"
    table = turn(mover, ring, asks=MOVE_EMPEROR, controls={builder: "g"})
    table.play("emperor 1")
    return table


# --- ten castles ------------------------------------------------------------------------


@cites("7")
@SEATS
def test_the_game_ends_when_a_player_has_ten_castles_in_play_and_he_wins(seat: int) -> None:
    table = tenth_castle(seat, mover=seat)
    assert not table.running
    assert table.castles(seat) == 10
    assert table.in_hand(seat) == 0
    assert table.result.reason == "castles"
    assert table.result.scores[seat] == 10
    assert table.state.reckoning()[seat] == [Points("reckoning-castles", "7", 3, 10)]
    assert table.result.ranks[seat] == 1
    assert table.result.ranks[1 - seat] == 2


@cites("7", "A3")
@SEATS
def test_the_tenth_castle_wins_on_the_opponents_turn_as_well(seat: int) -> None:
    assert tenth_castle(seat, mover=1 - seat).result.ranks[seat] == 1


@cites("A2", "7")
def test_the_castle_win_comes_before_the_dice_and_the_rest_of_the_round() -> None:
    table = tenth_castle(BLACK, mover=BLACK)
    assert table.reserve(BLACK) == "r1 p1 b1 y1"
    assert table.state.to_move == ()
    assert table.state.legal(WHITE) == []


@cites("A2", "7")
def test_the_tenth_castle_wins_whatever_it_would_merge() -> None:
    """With four territories left it would also be the end by territories."""
    ring = "W5 r5 | g1 | W4 b4 | B5 p5"
    table = turn(WHITE, ring, asks=MOVE_EMPEROR, emperor=1, controls={WHITE: "g"})
    table.play("emperor 6")
    assert table.result.scores == (5, 10)
    assert table.result.ranks == (2, 1)


@cites("7")
def test_with_nine_castles_the_game_goes_on() -> None:
    ring = "g1 | r1 | B4 b4 | r1 | B4 y4"
    table = turn(BLACK, ring, asks=MOVE_EMPEROR, controls={BLACK: "g"})
    table.play("emperor 1")
    assert table.castles(BLACK) == 9
    assert table.running


@cites("7", "5.2")
@SEATS
def test_a_takeover_may_bring_the_tenth_castle(seat: int) -> None:
    mine, theirs = "BW"[seat], "BW"[1 - seat]
    ring = f"{theirs}3 g9 | r1 | {mine}7 b7"
    table = turn(seat, ring, asks=MOVE_EMPEROR, controls={seat: "g"})
    table.play("emperor 1")
    assert table.result.ranks[seat] == 1
    assert table.result.scores[1 - seat] == 0


@cites("7")
@pytest.mark.parametrize("move", ["red court", "emperor 2", "disc 1", "crown red"])
def test_when_the_game_is_over_nothing_is_played(move: str) -> None:
    assert tenth_castle(BLACK, mover=BLACK).refusal_of(move, seat=WHITE) == "7"


# --- fewer than four territories --------------------------------------------------------


@cites("7")
def test_with_four_territories_the_game_goes_on() -> None:
    ring = "W5 r5 | g1 | y1 | W1 b1 | B7 p7"
    table = turn(WHITE, ring, asks=MOVE_EMPEROR, emperor=1, controls={WHITE: "g"})
    table.play("emperor 6")
    assert len(table.ring) == 4
    assert table.running


@cites("7")
@SEATS
def test_with_three_territories_it_ends_and_the_most_castles_win(seat: int) -> None:
    mine, theirs = "BW"[seat], "BW"[1 - seat]
    ring = f"{mine}7 r7 | g1 | y1 | {theirs}6 p6"
    table = turn(seat, ring, asks=MOVE_EMPEROR, emperor=1, controls={seat: "g"})
    table.play("emperor 8")
    assert len(table.ring) == 3
    assert table.result.reason == "territories"
    assert table.result.scores[seat] == 8
    assert table.result.scores[1 - seat] == 6
    assert table.result.ranks[seat] == 1
    assert table.result.ranks[1 - seat] == 2


@cites("7", "A4")
def test_a_double_merge_goes_from_four_to_two_and_is_finished_first() -> None:
    """A public implementation ended the game after the first of the two merges."""
    ring = "W3 r3 | B2 g9 | W3 b3 | B7 p7"
    table = turn(WHITE, ring, asks=MOVE_EMPEROR, emperor=1, controls={WHITE: "g"})
    table.play("emperor 4")
    assert not table.running
    assert table.ring == [1, 9]
    assert table.at(1) == "W8 r3 b3 g9"
    assert table.result.ranks == (2, 1)


@cites("7")
def test_who_ends_the_game_by_merging_may_lose_it() -> None:
    ring = "W3 r3 | g1 | W3 b3 | B8 p8"
    table = turn(WHITE, ring, asks=MOVE_EMPEROR, emperor=1, controls={WHITE: "g"})
    table.play("emperor 4")
    assert table.ring == [1, 8]
    assert table.result.scores == (8, 7)
    assert table.result.ranks == (1, 2)


@cites("7")
def test_the_end_by_territories_comes_before_the_dice() -> None:
    ring = "B7 r7 | g1 | y1 | W6 p6"
    table = turn(BLACK, ring, asks=MOVE_EMPEROR, emperor=1, controls={BLACK: "g"})
    table.play("emperor 8")
    assert table.reserve(BLACK) == "r1 p1 b1 y1"


# --- ties -------------------------------------------------------------------------------

SEVEN_ALL = "W6 r6 | g1 | y1 | B7 p7"
"""White controls green: his seventh castle leaves three territories."""


def seven_all(tiebreak: str, *, white: str, black: str) -> Table:
    table = turn(
        WHITE,
        SEVEN_ALL,
        asks=MOVE_EMPEROR,
        emperor=1,
        controls={WHITE: white, BLACK: black},
        tiebreak=tiebreak,
    )
    table.play("emperor 7")
    return table


@cites("A14", "7")
def test_seven_all_is_a_draw() -> None:
    table = seven_all("draw", white="g r p b", black="y")
    assert table.result.scores == (7, 7)
    assert table.result.ranks == (1, 1)


@cites("A14")
@pytest.mark.parametrize(
    ("white", "black", "ranks"),
    [("g r b", "y p", (2, 1)), ("g", "y p", (1, 2)), ("g r", "y p", (1, 1))],
    ids=["White has more", "Black has more", "equal: a draw"],
)
def test_a_table_may_agree_that_markers_break_the_tie(
    white: str, black: str, ranks: tuple[int, int]
) -> None:
    table = seven_all("markers", white=white, black=black)
    assert table.result.ranks == ranks
    counted = [account[-1] for account in table.state.reckoning()]
    assert [part.amount for part in counted] == [len(black.split()), len(white.split())]
    assert {part.points for part in counted} == {0}


@cites("A14")
def test_markers_do_not_matter_without_a_tie() -> None:
    table = turn(
        BLACK,
        "B7 r7 | g1 | y1 | W6 p6",
        asks=MOVE_EMPEROR,
        emperor=1,
        controls={BLACK: "g", WHITE: "r p b y"},
        tiebreak="markers",
    )
    table.play("emperor 8")
    assert table.result.ranks == (1, 2)


@cites("A14", "9")
@pytest.mark.parametrize(
    ("controls", "ranks"),
    [
        ({0: "y p", 1: "g", 3: "r b"}, (2, 1, 2, 1)),
        ({0: "y", 2: "p b", 1: "g", 3: "r"}, (1, 2, 1, 2)),
        ({0: "y p", 1: "g", 3: "r"}, (1, 1, 1, 1)),
    ],
)
def test_partners_add_their_markers(controls: dict[int, str], ranks: tuple[int, ...]) -> None:
    table = turn(
        1,
        SEVEN_ALL,
        seats=4,
        asks=MOVE_EMPEROR,
        emperor=1,
        controls=controls,
        tiebreak="markers",
    )
    table.play("emperor 7")
    assert table.result.ranks == ranks


@cites("A14", "8")
@pytest.mark.parametrize(
    ("ring", "stop", "scores", "ranks"),
    [
        ("W7 r7 | G6 b6 | g1 | p1", 14, (0, 7, 7), (3, 1, 1)),
        ("W7 r7 | G6 b6 | g1 | B1 p1", 14, (1, 7, 7), (3, 1, 1)),
        ("W6 r6 | B6 p6 | g1 | G2 b2", 13, (6, 6, 3), (1, 1, 3)),
        ("W5 r5 | B5 p5 | g1 | G4 b4", 11, (5, 5, 5), (1, 1, 1)),
    ],
    ids=["7-7-0", "7-7-1", "6-6-3", "5-5-5"],
)
def test_the_ties_of_three_players(
    ring: str, stop: int, scores: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    table = turn(
        GRAY,
        ring,
        seats=3,
        asks=MOVE_EMPEROR,
        discs=(4, 5, 3),
        emperor=1,
        controls={GRAY: "g"},
    )
    table.play(f"emperor {stop}")
    assert len(table.ring) == 3
    assert table.result.scores == scores
    assert table.result.ranks == ranks


@cites("A14", "8")
def test_markers_break_a_tie_between_three() -> None:
    table = turn(
        GRAY,
        "W5 r5 | B5 p5 | g1 | G4 b4",
        seats=3,
        asks=MOVE_EMPEROR,
        discs=(4, 5, 3),
        emperor=1,
        controls={GRAY: "g", WHITE: "r p b", BLACK: "y"},
        tiebreak="markers",
    )
    table.play("emperor 11")
    assert table.result.ranks == (2, 1, 2)


# --- no end is forced -------------------------------------------------------------------


@cites("A15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_automated_play_that_reaches_its_limit_is_unfinished_not_a_result(seats: int) -> None:
    state = fresh(seats).state
    assert playout(state, fast("cap"), limit=30) == 30
    assert state.result() is None
    assert state.to_move != ()


@cites("A15")
def test_a_game_may_go_on_for_ever() -> None:
    """Players who only ever take the first legal move never end it."""
    table = fresh()
    while table.running and table.round < 300:
        table.finish_round()
    assert table.running
    assert table.state.result() is None
