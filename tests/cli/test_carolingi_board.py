"""The drawing of Carolingi: every moment of a game, in both languages, in eighty columns."""

import pytest
from rich.text import Text

import regnum
from regnum.cli.boards import draw
from regnum.cli.words import words_for
from regnum.core.chance import fast
from regnum.language import LANGUAGES
from tests.tables import Table, random_decisions

PLAYERS = ["Anna [bold]", "Bertha", "greedy", "random", "Maximilian von Bayern", "greedy"]
COLUMNS = 80


@pytest.mark.parametrize(
    "table",
    [
        Table(regnum.game("carolingi"), 3, {"years": 2}),
        Table(regnum.game("carolingi"), 6, {"variant": "advanced", "years": 2}),
        Table(regnum.game("carolingi"), 5, {"variant": "814"}),
    ],
    ids=str,
)
def test_the_board_fits_the_terminal(table: Table) -> None:
    board, state = table.game.board_document(), table.start("drawing")
    words = [words_for(table.game, language, PLAYERS[: table.seats]) for language in LANGUAGES]
    for number, (seat, move) in enumerate(random_decisions(state, fast("drawing"), 2_000)):
        if number % 25 == 0:
            for tongue in words:
                drawing = draw(state.view(seat), board, tongue)
                lines = Text.from_markup(drawing).plain.splitlines()
                assert [line for line in lines if len(line) > COLUMNS] == []
                assert any("A Anna [bold]" in line for line in lines)
                assert any("Niederlothringen" in line for line in lines)
        state.play(seat, move)
