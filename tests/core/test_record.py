"""Histories and their records beyond the properties: hiding, taking back, commenting, going on."""

from time import process_time

import pytest

import regnum
from regnum.core.errors import BadRecord
from regnum.core.history import STRIDE, History, begin
from regnum.core.record import check_draws, record_of
from regnum.core.refusal import IllegalMove
from regnum.registry import read


@pytest.fixture
def played() -> History:
    return history_of(12)


def history_of(moves: int) -> History:
    history = begin(regnum.game("carolus-magnus").start(seats=2, seed=5), ["Anna", "greedy"])
    for _ in range(moves):
        play_first(history)
    return history


def play_first(history: History) -> None:
    seat = history.state.to_move[0]
    history.play(seat, history.state.legal(seat)[0])


def test_a_running_game_hides_its_seed(played: History) -> None:
    hidden = record_of(played, reveal=False)
    assert "seed:" not in hidden
    assert f"commitment: {played.state.commitment}" in hidden
    with pytest.raises(BadRecord, match="does not reveal its seed"):
        check_draws(read(hidden))


def test_a_replayed_game_goes_on_as_the_original_would(played: History) -> None:
    again = read(record_of(played))
    for _ in range(30):
        play_first(played)
        play_first(again)
    assert again.state.position() == played.state.position()
    assert again.lines == played.lines


def test_any_moment_can_be_looked_at() -> None:
    long = history_of(2 * STRIDE + 9)
    fresh = regnum.game("carolus-magnus").start(seats=2, seed=5)
    assert long.at(0).position() == fresh.position()
    for moves in (7, STRIDE - 1, STRIDE, 2 * STRIDE + 1):
        assert long.at(moves).position() == history_of(moves).state.position()
    assert long.at(len(long.lines)).position() == long.state.position()


def test_comments_and_names_are_kept(played: History) -> None:
    played.comment("  what a \n move ")
    play_first(played)
    text = record_of(played)
    assert "; what a move\n" in text
    assert "player A: Anna\n" in text
    assert record_of(read(text)) == text
    assert read(text).header.players == ("Anna", "greedy")
    assert "player B: Berta\n" in record_of(played, players=["Anna", "Berta"])


def test_a_remark_stands_behind_its_line_whenever_it_is_made(played: History) -> None:
    plain = record_of(played).split("\n")
    setup = plain.index("") + 1
    for after, text in [(12, "last"), (0, "first"), (3, "early"), (3, "again"), (12, "")]:
        played.comment(text, after)
    assert played.remarks(3) == ["early", "again"]
    text = record_of(played)
    assert text.split("\n") == [
        *plain[: setup + 1],
        "; first",
        *plain[setup + 1 : setup + 4],
        "; early",
        "; again",
        *plain[setup + 4 : setup + 13],
        "; last",
        ";",
        "",
    ]
    assert read(text).comments == played.comments


def test_a_record_full_of_remarks_is_read_in_a_moment(played: History) -> None:
    text = record_of(played) + ";\n" * 20_000
    began = process_time()
    again = read(text)
    assert process_time() - began < 3
    assert record_of(again) == text


@pytest.mark.parametrize("count", [3, 12])
def test_what_is_taken_back_is_gone(played: History, count: int) -> None:
    """Within a turn, and past what chance has sealed."""
    before = history_of(count)
    assert played.sealed > 3
    play_first(played)
    played.comment("a mistake")
    played.cut(count)
    assert record_of(played) == record_of(before)
    assert played.journal(0) == before.journal(0)
    assert played.state.position() == before.state.position()


def test_a_refused_move_changes_nothing(played: History) -> None:
    text, journal = record_of(played), list(played.journal(None))
    with pytest.raises(IllegalMove):
        played.play(1 - played.state.to_move[0], 0)
    assert record_of(played) == text
    assert played.journal(None) == journal
    play_first(played)


def test_a_forged_draw_is_found(played: History) -> None:
    played.comment("remarks count as lines too")
    lines = record_of(played).split("\n")
    number = next(i for i, line in enumerate(lines) if line.startswith(("A emperor", "B emperor")))
    move, bar, draws = lines[number].partition(" | ")
    forged = [str((int(draw) + 1) % 5) for draw in draws.split()]
    lines[number] = move + bar + " ".join(forged)
    with pytest.raises(BadRecord, match=f"Line {number + 1}"):
        check_draws(read("\n".join(lines)))
