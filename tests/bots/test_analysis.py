"""Looking back at a game: everybody's chances, what turned it, what could have been done."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

import regnum
from regnum.analysis.course import (
    Point,
    best_moves,
    course,
    outlooks,
    turn_played,
    turning_points,
)
from regnum.analysis.graph import graph, row, spread
from regnum.bots.bot import Knowledge
from regnum.bots.thought import Budget, Thought
from regnum.cli.analysing import tell
from regnum.core.chance import fast
from regnum.core.errors import RegnumError
from regnum.core.history import History, begin
from regnum.core.record import record_of
from regnum.registry import bot, strategy

QUICK = Thought(2, 3, Budget(20, 0))
SURE = (0.0, 0.0, 0.0)


def played(key: str, seats: int, bots: Sequence[str], most: int = 5_000) -> History:
    game = regnum.game(key)
    history = begin(game.start(seats, "analysis"), [f"{name} {n}" for n, name in enumerate(bots)])
    players = [bot(name, game, seat) for seat, name in enumerate(bots)]
    while history.state.to_move and len(history.lines) < most:
        seat = history.state.to_move[0]
        for move in players[seat].choose(Knowledge(history.state, seat)):
            history.play(seat, move)
    return history


@pytest.fixture(scope="module")
def duel() -> History:
    return played("carolus-magnus", 2, ["page", "page"])


@pytest.mark.parametrize("key", regnum.games())
def test_what_all_expect_is_one_victory(key: str) -> None:
    seats = regnum.game(key).seats[0]
    points = course(played(key, seats, ["random"] * seats, 40), tries=0)
    assert points[0].line == 0
    assert points[-1].line >= 40
    for point in points:
        assert sum(point.expected) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in point.expected)


def test_partners_expect_the_same() -> None:
    for point in course(played("carolus-magnus", 4, ["random"] * 4, 30), tries=1):
        assert sum(point.expected) == pytest.approx(2)
        assert point.expected[0] == pytest.approx(point.expected[2])


def test_partners_have_won_together() -> None:
    """Each of them wholly: what they expected before is not halved at the end."""
    history = played("carolus-magnus", 4, ["random"] * 4)
    result = history.state.result()
    assert result is not None
    last = course(history, tries=0)[-1]
    winners = result.ranks.count(1)
    assert last.expected == tuple(2 / winners if rank == 1 else 0 for rank in result.ranks)


def test_at_the_end_the_course_tells_who_has_won(duel: History) -> None:
    result = duel.state.result()
    assert result is not None
    last = course(duel, tries=0)[-1]
    assert last.line == len(duel.lines)
    assert [share > 0 for share in last.expected] == [rank == 1 for rank in result.ranks]


def test_the_course_of_a_game_is_always_told_the_same() -> None:
    short = played("carolus-magnus", 2, ["page", "page"], 12)
    assert course(short, tries=1) == course(short, tries=1)


def test_other_luck_in_thought_tells_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the last season of Wallenstein a try is a victory or none, so a few of them tell nothing:
    what is told as a turning point is one with other tries, too."""
    history = played("wallenstein", 3, ["knight"] * 3)
    monkeypatch.setattr("regnum.analysis.course.outlooks", lambda history: outlooks(history)[-14:])
    one = course(history)
    monkeypatch.setattr("regnum.analysis.outlook.fast", lambda seed: fast(f"other {seed}"))
    other = course(history)
    for first, second in zip(one, other, strict=True):
        assert first.expected == pytest.approx(second.expected, abs=0.12)
    changes = {after.line: (before, after) for before, after in pairwise(other)}
    turnings = turning_points(history, one)
    assert turnings
    for turning in turnings:
        before, after = changes[turning.last]
        change = after.expected[turning.seat] - before.expected[turning.seat]
        assert change == pytest.approx(turning.after - turning.before, abs=0.12)


def test_what_may_be_chance_is_no_turning_point(duel: History) -> None:
    unsure = Point(0, 0, (0.5, 0.5), (0.1, 0.1)), Point(1, 0, (0.2, 0.8), (0.1, 0.1))
    sure = Point(0, 0, (0.5, 0.5), (0.02, 0.02)), Point(1, 0, (0.2, 0.8), (0.02, 0.02))
    assert turning_points(duel, list(unsure)) == []
    assert len(turning_points(duel, list(sure))) == 1


def test_what_the_next_turn_undoes_is_no_turning_point(duel: History) -> None:
    shares = [(0.9, 0.1), (0.5, 0.5), (0.9, 0.1), (0.88, 0.12)]
    points = [Point(n, 0, share, SURE) for n, share in enumerate(shares)]
    assert turning_points(duel, points) == []
    (turning,) = turning_points(duel, points[:2])
    assert (turning.before, turning.after) == (0.9, 0.5)


def test_what_is_only_seen_from_nearer_is_no_turning_point(duel: History) -> None:
    """Before a turn that ends a stage both sides of it are looked at as far ahead."""
    near = Point(0, 0, (0.55, 0.45), SURE)
    far = near._replace(expected=(0.97, 0.03))
    after = Point(1, 1, (1.0, 0.0), SURE)
    assert len(turning_points(duel, [near, after])) == 1
    assert turning_points(duel, [near._replace(beyond=far), after]) == []
    stage = strategy(duel.game).stage
    points = course(duel, tries=1)
    for before, then in pairwise(points):
        ends = stage(duel.at(before.line)) != stage(duel.at(then.line))
        assert (before.beyond is not None) == ends


def test_nothing_is_tried_when_the_time_is_up() -> None:
    """But once; every position is judged at least."""
    short = played("carolus-magnus", 2, ["page", "page"], 12)
    assert course(short, seconds=1e-9)[1:] == course(short, tries=0)[1:]


def test_turning_points_are_the_largest_changes_in_their_order(duel: History) -> None:
    points = course(duel, tries=0)
    turnings = turning_points(duel, points, most=3)
    assert 1 <= len(turnings) <= 3
    assert [turning.first for turning in turnings] == sorted(t.first for t in turnings)
    largest = max(
        abs(after - before)
        for one, other in pairwise(points)
        for before, after in zip(one.expected, other.expected, strict=True)
    )
    assert max(abs(t.after - t.before) for t in turnings) == pytest.approx(largest)
    for turning in turnings:
        assert duel.lines[turning.first].seat == turning.player


def test_a_turning_point_is_whose_turn_ended_there() -> None:
    """Three who plan at once, a card in turn: the second is the first to be done."""
    history = begin(regnum.game("wallenstein").start(3, "at once"))
    while 1 in history.state.to_move:
        waits = history.state.turn, len(history.lines)
        for seat in (0, 1, 2):
            cards = history.state.distinct(seat)
            if seat == 1 or len(cards) > 1:  # the others do not commit
                history.play(seat, cards[0])
        assert (history.state.turn, len(history.lines)) != waits
    done = max(n for n, line in enumerate(history.lines) if line.seat == 1) + 1
    points = [Point(0, 0, (0.3, 0.4, 0.3), SURE), Point(done, 0, (0.2, 0.6, 0.2), SURE)]
    (turning,) = turning_points(history, points)
    assert (turning.first, turning.last, turning.player, turning.seat) == (1, done, 1, 1)
    own = [line.move for line in history.lines if line.seat == 1]
    assert turn_played(history, turning.first, 1) == own


def test_the_turn_that_was_played_is_among_those_compared(duel: History) -> None:
    options = best_moves(duel, 0, QUICK)
    assert [option.worth for option in options] == sorted((o.worth for o in options), reverse=True)
    (own,) = [option for option in options if option.played]
    assert own.moves == turn_played(duel, 0, duel.lines[0].seat)
    for option in options:
        state = duel.at(0)
        for move in option.moves:
            state.play(duel.lines[0].seat, move)


def test_where_the_game_is_over_there_is_nothing_to_compare(duel: History) -> None:
    with pytest.raises(RegnumError, match="over"):
        best_moves(duel, len(duel.lines))


def test_a_graph_has_a_line_for_each_seat_and_a_dot_for_each_turning(duel: History) -> None:
    points = course(duel, tries=0)
    turnings = turning_points(duel, points)
    drawn = ElementTree.fromstring(graph("A & B", ["A", "<B>"], points, turnings))
    svg = "{http://www.w3.org/2000/svg}"
    texts = [element.text for element in drawn.iter(f"{svg}text")]
    assert {"A & B", "A", "<B>"} <= set(texts)
    assert len(list(drawn.iter(f"{svg}circle"))) == len(turnings)


def test_blocks_are_as_high_as_the_chances() -> None:
    shares = [(0.5, 0.5), (1.0, 0.0), (0.0, 1.0)]
    points = [Point(5 * n, 1, share, SURE) for n, share in enumerate(shares)]
    assert row(0, points, 3) == "▄█ "
    assert row(1, points, 3) == "▄ █"


def test_names_do_not_lie_on_each_other() -> None:
    moved = spread([100.0, 101.0, 99.0, 300.0])
    assert sorted(moved) == [99.0, 115.0, 131.0, 300.0]
    assert moved[2] < moved[0] < moved[1]


@pytest.mark.parametrize(("language", "word"), [("en", "expect"), ("de", "erwarten")])
def test_a_record_is_analysed(
    duel: History,
    language: str,
    word: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record_of(duel))
    tell(file, language, None, tmp_path / "course.svg", 0)
    assert word in capsys.readouterr().out
    assert (tmp_path / "course.svg").read_text().startswith("<svg")
    tell(file, language, 3, None, 0)
    assert "%" in capsys.readouterr().out
    with pytest.raises(RegnumError, match="The record has moves 0 to"):
        tell(file, language, 100_000, None, 0)
