"""The table of all moves of a game: an id is a place in it."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from regnum.core.errors import UnknownMove


class Move(NamedTuple):
    """The structured form of an id.

    `targets` are the board elements it touches, in the order in which a person would
    click them.
    """

    kind: str
    args: tuple[int | str, ...]
    targets: tuple[str, ...]


class Entry(NamedTuple):
    """A move with its short notation."""

    move: Move
    text: str


class MoveTable:
    """All moves that a game can ever know, the same for every position, seat and option."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._entries = tuple(entries)
        self._ids = {entry.text.casefold(): id for id, entry in enumerate(self._entries)}
        if len(self._ids) != len(self._entries):
            raise ValueError("two moves share a notation")

    def __len__(self) -> int:
        return len(self._entries)

    def __getitem__(self, move: Any) -> Move:
        return self._entries[self._known(move)].move

    def __iter__(self) -> Iterator[Move]:
        return (entry.move for entry in self._entries)

    def text(self, move: Any) -> str:
        """The short notation of a move."""
        return self._entries[self._known(move)].text

    def parse(self, text: Any) -> int:
        """The move that a short notation names."""
        if not isinstance(text, str):
            raise UnknownMove(f"The notation of a move is a text, not {text!r:.60}.")
        move = self._ids.get(" ".join(text.split()).casefold())
        if move is None:
            raise UnknownMove(f"{text!r} is not the notation of a move.")
        return int(move)

    def _known(self, move: Any) -> int:
        if not isinstance(move, int) or not 0 <= move < len(self._entries):
            raise UnknownMove(f"There is no move {move!r:.60}; the moves are 0 to {len(self) - 1}.")
        return int(move)
