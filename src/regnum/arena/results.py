"""A file of games played: a line of JSON for what is played, then one for each game.

A line is written as soon as its game is over, so that whatever interrupts an arena, the next one
with the same file goes on where this one stopped.
"""

import json
import os
from pathlib import Path
from typing import Any

from regnum.arena.match import Match, Played
from regnum.core.errors import RegnumError
from regnum.core.result import Result


class Results:
    """What is known of some matches, kept in a file or not at all."""

    def __init__(self, matches: list[Match], file: Path | None) -> None:
        self.matches = matches
        self.played: list[dict[int, Played]] = [{} for _ in matches]
        self._file = file
        if file is None:
            return
        head = json.dumps({"matches": [match._asdict() for match in matches]}) + "\n"
        if file.exists() and not head.startswith(_text(file)):
            self._read(file, head)
        else:
            file.write_text(head, encoding="utf-8")

    def missing(self, number: int, games: int) -> list[int]:
        """The games of a match that are still to be played."""
        return [game for game in range(games) if game not in self.played[number]]

    def add(self, number: int, one: Played) -> None:
        self.played[number][one.number] = one
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row_of(number, self.matches[number], one)) + "\n")

    def of(self, number: int) -> list[Played]:
        """The games of a match by their numbers."""
        return [self.played[number][game] for game in sorted(self.played[number])]

    def _read(self, file: Path, head: str) -> None:
        first, *lines = _text(file).splitlines(keepends=True)
        if not _same(first, head):
            raise RegnumError(f"{file} holds the games of another arena; name another file.")
        if lines and not lines[-1].endswith("\n"):
            os.truncate(file, file.stat().st_size - len(lines.pop()))
        for place, line in enumerate(lines, 2):
            try:
                row = json.loads(line)
                one = played_of(row)
                self.played[row["match"]][one.number] = one
            except (ValueError, TypeError, KeyError, IndexError):
                raise RegnumError(
                    f"Line {place} of {file} is not a game of this arena; remove it, and the game "
                    "that it told is played again."
                ) from None


def _text(file: Path) -> str:
    """All that is written here is ASCII; elsewhere a byte is a character, too."""
    return file.read_text(encoding="latin-1")


def _same(line: str, head: str) -> bool:
    try:
        return bool(json.loads(line) == json.loads(head))
    except ValueError:
        return False


def row_of(number: int, match: Match, one: Played) -> dict[str, Any]:
    result = one.result
    return {
        "match": number,
        "number": one.number,
        "bots": [match.bots[who] for who in one.seating],
        "ranks": None if result is None else list(result.ranks),
        "scores": None if result is None else list(result.scores),
        "reason": None if result is None else result.reason,
        "seating": list(one.seating),
        "decisions": one.decisions,
        "asked": list(one.asked),
        "seconds": [round(seconds, 6) for seconds in one.seconds],
        "worst": [round(seconds, 6) for seconds in one.worst],
        "lost": list(one.lost),
    }


def played_of(row: dict[str, Any]) -> Played:
    result = None
    if row["ranks"] is not None:
        result = Result(tuple(row["ranks"]), tuple(row["scores"]), row["reason"])
    return Played(
        row["number"],
        tuple(row["seating"]),
        result,
        row["decisions"],
        tuple(row["asked"]),
        tuple(row["seconds"]),
        tuple(row["worst"]),
        tuple(row["lost"]),
    )
