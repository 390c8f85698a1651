"""Records beyond the properties: hiding, taking back, commenting, continuing."""

import pytest

import regnum
from regnum.core.errors import BadRecord
from regnum.core.record import Record, begin
from regnum.core.state import State
from regnum.registry import read


@pytest.fixture
def played() -> tuple[State, Record]:
    state = regnum.game("carolus-magnus").start(seats=2, seed=5)
    record = begin(state, ["Anna", "greedy"])
    for _ in range(12):
        seat = state.to_move[0]
        record.play(state, seat, state.legal(seat)[0])
    return state, record


def test_a_running_game_hides_its_seed(played: tuple[State, Record]) -> None:
    state, record = played
    hidden = record.text(reveal=False)
    assert "seed:" not in hidden
    assert f"commitment: {state.commitment}" in hidden
    with pytest.raises(BadRecord, match="does not reveal its seed"):
        read(hidden).check_draws()


def test_a_replayed_game_goes_on_as_the_original_would(played: tuple[State, Record]) -> None:
    state, record = played
    again = read(record.text()).replay()
    for _ in range(30):
        seat = state.to_move[0]
        move = state.legal(seat)[-1]
        state.play(seat, move)
        again.play(seat, move)
    assert again.position() == state.position()


def test_any_moment_can_be_replayed(played: tuple[State, Record]) -> None:
    _, record = played
    fresh = regnum.game("carolus-magnus").start(seats=2, seed=5)
    assert record.replay(0).position() == fresh.position()
    assert record.replay(record.moves()).position() == record.replay().position()


def test_comments_and_names_are_kept(played: tuple[State, Record]) -> None:
    _, record = played
    record.comment("  what a \n move ")
    text = record.text()
    assert "; what a move\n" in text
    assert "player A: Anna\n" in text
    assert read(text).text() == text
    assert read(text).players == ["Anna", "greedy"]


def test_what_is_taken_back_is_gone(played: tuple[State, Record]) -> None:
    _, record = played
    before = record.text()
    state = record.replay()
    record.play(state, state.to_move[0], state.legal(state.to_move[0])[0])
    record.take_back(len(record.lines) - 1)
    assert record.text() == before


def test_a_forged_draw_is_found(played: tuple[State, Record]) -> None:
    _, record = played
    lines = record.text().split("\n")
    number = next(i for i, line in enumerate(lines) if line.startswith(("A emperor", "B emperor")))
    move, bar, draws = lines[number].partition(" | ")
    forged = [str((int(draw) + 1) % 5) for draw in draws.split()]
    lines[number] = move + bar + " ".join(forged)
    with pytest.raises(BadRecord, match=f"Line {number + 1}"):
        read("\n".join(lines)).check_draws()
