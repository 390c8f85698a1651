"""A line in the record's notation: what is kept must outlive the numbers in our code."""

from regnum.core.game import Game
from regnum.core.record import EXPIRE, HOST, HOST_LETTER, SEAT_LETTERS, Line

EXPIRED = f"{HOST_LETTER} expire"
DRAWS = " | "


def written(game: Game, line: Line) -> str:
    """`A red court | 3 5`: who, what, and the draws that followed."""
    decided = f"{SEAT_LETTERS[line.seat]} {game.text(line.move)}" if line.seat != HOST else EXPIRED
    return decided + DRAWS + " ".join(map(str, line.draws)) if line.draws else decided


def understood(game: Game, text: str) -> Line:
    """The line that was written."""
    decided, _, drawn = text.partition(DRAWS)
    draws = tuple(map(int, drawn.split()))
    if decided == EXPIRED:
        return Line(HOST, EXPIRE, draws)
    letter, _, move = decided.partition(" ")
    return Line(SEAT_LETTERS.index(letter), game.parse(move), draws)
