"""The drawing of Wallenstein: every moment of a game, in both languages, in eighty columns."""

import pytest
from rich.text import Text

import regnum
from regnum.cli.boards import draw
from regnum.cli.words import words_for
from regnum.core.chance import fast
from regnum.language import LANGUAGES
from tests.tables import Table, random_decisions

ALL = {"lineup": "draft", "court": True, "landsknechte": True, "leaders": True}
PLAYERS = ["Anna [bold]", "Bertha", "greedy", "random", "Maximilian von Bayern"]
COLUMNS = 80


GAME = regnum.game("wallenstein")


@pytest.mark.parametrize("table", [Table(GAME, 3, {}), Table(GAME, 5, ALL)], ids=str)
def test_the_board_fits_the_terminal(table: Table) -> None:
    board, state = GAME.board_document(), table.start("drawing")
    words = [words_for(GAME, language, PLAYERS[: table.seats]) for language in LANGUAGES]
    for number, (seat, move) in enumerate(random_decisions(state, fast("drawing"), 2_000)):
        if number % 25 == 0 or state.view(seat)["odds"]:
            for tongue in words:
                drawing = draw(state.view(seat), board, tongue)
                lines = Text.from_markup(drawing).plain.splitlines()
                assert [line for line in lines if len(line) > COLUMNS] == []
                assert any("Maximilian" in line or "Bertha" in line for line in lines)
        state.play(seat, move)
