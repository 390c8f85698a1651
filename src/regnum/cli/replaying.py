"""`regnum replay`: a record as a story, its moves and draws checked first."""

from pathlib import Path

from rich.console import Console

from regnum.cli.boards import draw
from regnum.cli.files import read_record
from regnum.cli.reckoning import score_pad
from regnum.cli.words import words_for
from regnum.core.errors import RegnumError


def tell(file: Path, language: str, at: int | None, board: Path | None = None) -> None:
    record = read_record(file, board)
    if at is not None and not 0 <= at <= record.moves():
        raise RegnumError(f"The record has moves 0 to {record.moves()}, not {at}.")
    if record.seed is not None:
        record.check_draws()
    state = record.replay(at)
    words = words_for(record.game, language, record.players)
    console = Console(highlight=False)
    for event in state.events(None):
        console.print(f"  {words.tell(event)}", markup=False)
    console.print()
    drawing = draw(state.view(None), record.game.board_document(), words)
    console.print(drawing, no_wrap=True, crop=False)
    console.print()
    if state.result() is not None:
        console.print(score_pad(state, words))
    if at is None:
        console.print(words.say("cli-replayed", {"moves": record.moves()}), markup=False)
        checked = "cli-draws-unchecked" if record.seed is None else "cli-draws-checked"
        console.print(words.say(checked), markup=False)
