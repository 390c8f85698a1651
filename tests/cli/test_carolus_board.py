"""Carolus Magnus drawn in the terminal."""

from typing import Any

import pytest
from rich.console import Console

from regnum.cli.boards import draw
from regnum.cli.words import words_for
from tests.cases.carolus.table import BLACK, MOVE_EMPEROR, WHITE, Table, turn


def drawn(table: Table) -> list[str]:
    console = Console(width=200, color_system=None)
    with console.capture() as capture:
        view: dict[str, Any] = table.state.view(None)
        game = table.state.game
        words = words_for(game, "en", ["Anna", "Bert"])
        console.print(draw(view, game.board_document(), words), no_wrap=True, crop=False)
    return capture.get().splitlines()


@pytest.mark.parametrize("paladins", ["r14 p20 b24 y16 g17", "r1", "r10 y10"])
def test_the_board_stays_whole_with_many_paladins(paladins: str) -> None:
    lines = drawn(turn(BLACK, f"{paladins} | r0"))[:16]
    assert {len(line) for line in lines if line[0] in "┌└╔╚"} == {77}
    assert all(line.rstrip()[-1] in "┐│┘╗║╝" for line in lines)


def test_a_win_by_shortage_draws_no_castle_that_is_not_there() -> None:
    """A1: White takes three segments with two castles left in hand."""
    ring = "B3 r9 | W4 g1 | B1 b1 | W4 y1"
    table = turn(WHITE, ring, asks=MOVE_EMPEROR, controls={WHITE: "r g y"}, discs=[3, 1])
    table.play("emperor 1")
    assert table.result.reason == "castles"
    board = "\n".join(drawn(table))
    assert board.count("W♜") == table.castles(WHITE) == 10
