"""What holds in Wallenstein beyond the contract of all games."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regnum
from regnum.core.chance import fast
from regnum.core.playout import playout
from regnum.games.wallenstein.combat import odds
from regnum.games.wallenstein.facts import NONE
from regnum.games.wallenstein.march import MARCH_WITH
from regnum.games.wallenstein.moves import BOX_NAMES, COMMIT
from regnum.games.wallenstein.planning import PLAN_SEASON
from regnum.games.wallenstein.state import Position, number_asked
from tests.cases.wallenstein.table import A, Table

GAME = regnum.game("wallenstein")
CHAPTERS = Path(regnum.__file__).parent / "games" / "wallenstein"
MODULES = ("draft", "court", "favors", "landsknechte", "leaders")
ALL: dict[str, Any] = {"lineup": "draft", "court": True, "landsknechte": True, "leaders": True}
steady = settings(max_examples=25, deadline=None, derandomize=True)
seeds = given(seed=st.integers(0, 10**6), court=st.booleans())


# --- the ends of a turn ------------------------------------------------------------------------


def lies_there(state: Position) -> str:
    position = state.position()
    del position["chance"], position["turn"]
    return json.dumps(position)


def end_of(here: Position, seat: int, move: int, world: Position) -> str | None:
    """What a turn has come to with a move, None while it goes on: what lies there when others
    decide, or what lay there when chance or a reveal took over, and the move that called them."""
    if world.sealed:
        return f"{lies_there(here)} {GAME.text(move)}"
    return None if seat in world.to_move else lies_there(world)


def after(state: Position, seat: int, move: int) -> Position:
    world = cast(Position, state.copy())
    world.play(seat, move)
    return world


def ends_by_legal(state: Position, seat: int, most: int) -> set[str] | None:
    """All ends of a turn, in whatever order it is played; None if there is more to look at than
    `most` positions."""
    ends: set[str] = set()
    seen = {lies_there(state)}
    open_states = [state]
    while open_states:
        here = open_states.pop()
        for move in here.legal(seat):
            world = after(here, seat, move)
            end, key = end_of(here, seat, move, world), lies_there(world)
            if end is not None:
                ends.add(end)
            elif key not in seen:
                seen.add(key)
                open_states.append(world)
        if len(seen) > most:
            return None
    return ends


def ends_by_distinct(state: Position, seat: int) -> Counter[str]:
    """The ends that search reaches, and in how many ways each."""
    ends: Counter[str] = Counter()
    open_states = [state]
    while open_states:
        here = open_states.pop()
        for move in here.distinct(seat):
            world = after(here, seat, move)
            end = end_of(here, seat, move, world)
            if end is None:
                open_states.append(world)
            else:
                ends[end] += 1
    return ends


def assert_each_end_once(state: Position, seat: int, most: int = 2_000) -> int:
    """That `legal` and `distinct` lead to the same ends; how many there are."""
    by_legal = ends_by_legal(state, seat, most)
    if by_legal is None:
        return 0
    by_distinct = ends_by_distinct(state, seat)
    assert set(by_distinct) == by_legal
    assert set(by_distinct.values()) == {1}
    return len(by_legal)


def small_plan(*boxes: str, counties: int, thalers: int, **options: Any) -> Position:
    """A plan on a mat that has only these boxes."""
    lands = ("anhalt A2", "vogtland A2", "baden A2")[:counties]
    table = Table(*lands, "augsburg B3", "passau C3", **options).thalers(thalers, 5, 5)
    table.state.boxes = sum(1 << BOX_NAMES.index(box) for box in boxes)
    table.state.box_count = len(boxes)
    return table.steps(PLAN_SEASON).state


FIVE = ("palace", "church", "trading_post", "grain", "taxes")
CONVERT = ("convert3", "convert2", "convert1")


@pytest.mark.parametrize(
    ("boxes", "counties", "thalers", "court", "plans"),
    [
        (("bid", "palace", "church"), 3, 1, False, 47),
        (("bid", "convert3", "convert2", "grain"), 1, 1, True, 40),
        (("bid", *FIVE, "deploy5"), 1, 0, False, 561),
        (("bid", *CONVERT, *FIVE), 0, 0, True, 80),
    ],
)
def test_every_plan_is_reached_once_in_the_order_of_its_boxes(
    boxes: tuple[str, ...], counties: int, thalers: int, court: bool, plans: int
) -> None:
    """With cards for all boxes, and with too few, when any of them may stay uncovered."""
    state = small_plan(*boxes, counties=counties, thalers=thalers, court=court)
    assert assert_each_end_once(state, A) == plans


def test_every_end_of_a_turn_is_reached_once() -> None:
    compared = 0
    for seed in range(6):
        state = cast(Position, GAME.start(3 + seed % 3, seed, **(ALL if seed % 2 else {})))
        chooser = fast(f"turns {seed}")
        seat = NONE
        while state.to_move:
            begins = state.sealed or seat not in state.to_move
            seat = state.to_move[0]
            if begins and state.decision() is not PLAN_SEASON:
                compared += assert_each_end_once(state, seat, 200)
            moves = state.distinct(seat)
            state.play(seat, moves[chooser.draw(len(moves))])
    assert compared > 1_000


def test_random_play_takes_nothing_back() -> None:
    """A game ends after as many decisions as its turns need: some 350 for three to five."""
    for seats in (3, 4, 5):
        assert playout(GAME.start(seats, 1), fast("short"), 5_000) < 600


# --- planning ----------------------------------------------------------------------------------


@steady
@seeds
def test_a_plan_can_always_be_finished(seed: int, court: bool) -> None:
    """Whatever has been laid, replaced and taken back, filling the first empty box leads to the
    commit."""
    state = cast(Position, GAME.start(3 + seed % 3, seed, court=court))
    chooser = fast(seed)
    playout(state, chooser, seed % 500)
    if not state.to_move or state.decision() is not PLAN_SEASON:
        return
    seat = state.to_move[0]
    for _ in range(60):
        moves = [move for move in state.legal(seat) if move != COMMIT]
        state.play(seat, moves[chooser.draw(len(moves))])
        assert state.faults() == []
    laid = 0
    while COMMIT not in state.legal(seat):
        state.play(seat, state.distinct(seat)[0])
        laid += 1
    assert laid <= len(BOX_NAMES)


# --- modules -----------------------------------------------------------------------------------


def test_base_chapters_do_not_know_the_modules() -> None:
    """Only what speaks of them all, the game and the tensor, imports a module; modules may import
    one another."""
    for path in sorted(CHAPTERS.glob("*.py")):
        imported = set(re.findall(r"wallenstein\.(\w+) import", path.read_text()))
        if path.stem not in (*MODULES, "game", "tensor"):
            assert not imported & set(MODULES), path.name


# --- the odds ----------------------------------------------------------------------------------


@steady
@seeds
def test_odds_are_chances(seed: int, court: bool) -> None:
    """Win, tie and loss are all there is, and more armies never hurt."""
    state = cast(Position, GAME.start(3 + seed % 3, seed, court=court))
    chooser = fast(seed)
    for _ in range(300):
        if not state.to_move:
            return
        seat = state.to_move[0]
        target = number_asked(state)
        if state.decision() is MARCH_WITH and state.owner[target] != seat:
            before = -1.0
            for armies in range(1, 6):
                chances = odds(state, seat, target, armies)
                assert abs(chances.win + chances.tie + chances.lose - 1.0) < 1e-9
                assert chances.win > before
                assert state.owner[target] != NONE or chances.tie == 0.0
                before = chances.win
        moves = state.distinct(seat)
        state.play(seat, moves[chooser.draw(len(moves))])
