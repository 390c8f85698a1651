"""`regnum replay`: a record as a story, its moves and draws checked first."""

from pathlib import Path

from rich.console import Console

from regnum.cli.boards import draw
from regnum.cli.files import read_record
from regnum.cli.reckoning import score_pad
from regnum.cli.words import words_for
from regnum.core.errors import RegnumError
from regnum.core.record import check_draws


def tell(file: Path, language: str, at: int | None, board: Path | None = None) -> None:
    history = read_record(file, board)
    header, moves = history.header, len(history.lines)
    if at is not None and not 0 <= at <= moves:
        raise RegnumError(f"The record has moves 0 to {moves}, not {at}.")
    if header.seed is not None:
        check_draws(history)
    last = moves if at is None else at
    state = history.at(last)
    words = words_for(header.game, language, list(header.players))
    console = Console(highlight=False)
    for happened in history.journal(None):
        if happened.line <= last:
            console.print(f"  {words.tell(happened.event)}", markup=False)
    console.print()
    drawing = draw(state.view(None), header.game.board_document(), words)
    console.print(drawing, no_wrap=True, crop=False)
    console.print()
    if state.result() is not None:
        console.print(score_pad(state, words))
    if at is None:
        console.print(words.say("cli-replayed", {"moves": moves}), markup=False)
        checked = "cli-draws-unchecked" if header.seed is None else "cli-draws-checked"
        console.print(words.say(checked), markup=False)
