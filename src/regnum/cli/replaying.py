"""`regnum replay`: a record as a story, its moves and draws checked."""

from pathlib import Path

from rich.console import Console

from regnum.cli.boards import draw
from regnum.cli.files import read_record
from regnum.cli.session import names
from regnum.core.errors import RegnumError
from regnum.core.record import SEAT_LETTERS, Record
from regnum.language import Words, game_room


def tell(file: Path, language: str, at: int | None) -> None:
    record = read_record(file)
    if at is not None and not 0 <= at <= record.moves():
        raise RegnumError(f"The record has moves 0 to {record.moves()}, not {at}.")
    state = record.replay(at)
    words = spoken(record, language)
    console = Console(highlight=False)
    for event in state.events(None):
        console.print(f"  {words.tell(event)}", markup=False)
    console.print()
    console.print(draw(state.view(None), words), no_wrap=True, crop=False)
    console.print()
    result = state.result()
    if result is not None:
        for seat in sorted(range(state.seats), key=result.ranks.__getitem__):
            params = {"seat": seat, "rank": result.ranks[seat], "score": result.scores[seat]}
            console.print(words.say("reckoning", params), markup=False)
    if at is None:
        console.print(words.say("cli-replayed", {"moves": record.moves()}), markup=False)
        if record.seed is None:
            console.print(words.say("cli-draws-unchecked"), markup=False)
        else:
            record.check_draws()
            console.print(words.say("cli-draws-checked"), markup=False)


def spoken(record: Record, language: str) -> Words:
    """The record's players by their names, else by their seats' letters."""
    rooms = (game_room(record.game.key), "regnum.cli")
    if record.players:
        return Words(language, rooms, names(record.players, Words(language, rooms)))
    return Words(language, rooms, SEAT_LETTERS)
