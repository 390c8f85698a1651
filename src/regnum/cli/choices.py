"""The legal moves of a decision as a numbered list that a person can answer."""

from collections.abc import Iterator
from itertools import groupby

from regnum.core.game import Game

ROW = 76
"""Characters that a row of choices may take."""


def numbered(game: Game, legal: list[int]) -> dict[int, int]:
    """A number for each move. Where all moves are one word and a number ("disc 3"), it is that
    number, so that nobody types 3 and plays the 4; else they are counted."""
    words = [game.text(move).split() for move in legal]
    own = all(len(w) == 2 and w[1].isdecimal() for w in words) and len({w[0] for w in words}) == 1
    numbers = [int(w[1]) for w in words] if own else range(1, len(legal) + 1)
    return dict(zip(numbers, legal, strict=True))


def rows(game: Game, numbers: dict[int, int]) -> Iterator[str]:
    """The choices, those that begin with the same word together."""
    first_word = {number: game.text(move).partition(" ")[0] for number, move in numbers.items()}
    for word, group in groupby(numbers, key=first_word.__getitem__):
        entries = []
        for number in group:
            rest = game.text(numbers[number]).removeprefix(word).strip()
            entries.append((str(number), rest if rest != str(number) else ""))
        yield from filled(word, entries)


def filled(word: str, entries: list[tuple[str, str]]) -> Iterator[str]:
    """Entries behind their common word, as many as fit in a row."""
    lead, row, width = f"[bold]{word:8}[/]", "", 0
    for number, rest in entries:
        length = len(number) + len(rest) + 3
        if width + length > ROW - 8:
            yield lead + row
            lead, row, width = " " * 8, "", 0
        row += f" [cyan]{number}[/]{':' if rest else ''}{rest} "
        width += length
    yield lead + row
