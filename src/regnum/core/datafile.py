"""A game's data in TOML, read so that whatever is wrong is told with its line."""

import re
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from regnum.core.errors import BadBoard

HEADER: Final = re.compile(r"\s*\[\[?\s*([\w.]+)\s*\]?\]")
KEY: Final = re.compile(r"\s*([\w-]+)\s*=")
NAME: Final = re.compile(r"name_[a-z]+")
PRINTED: Final = "name_en"
"""The name that stands for those of languages in which a thing has none of its own."""


class DataFile:
    """All tables of a file."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.text = text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadBoard(f"{name} is not TOML: {error}.") from None
        self._lines = lines_of(text)

    def rows(self, table: str) -> "list[Row]":
        """The tables under a heading such as [[county]]."""
        found = self._at(table)
        if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
            raise self.fault(table, 0, "", f"the file needs tables [[{table}]].")
        return [Row(self, table, index, values) for index, values in enumerate(found)]

    def row(self, table: str) -> "Row":
        """The only table under a heading such as [box]."""
        found = self._at(table)
        if not isinstance(found, dict):
            raise self.fault(table, 0, "", f"the file needs a table [{table}].")
        return Row(self, table, 0, found)

    def fault(self, table: str, index: int, key: str, what: str) -> BadBoard:
        """The error for a value; a table without the key is named by its own line."""
        line = self._lines.get((table, index, key)) or self._lines.get((table, index, "")) or 1
        return BadBoard(f"{self.name}, line {line}: {what}")

    def __reduce__(self) -> Any:
        """Pickled as it was read: whoever unpickles it need not have the file."""
        return (DataFile, (self.text, self.name))

    def _at(self, table: str) -> Any:
        found: Any = self.data
        for name in table.split("."):
            found = found.get(name) if isinstance(found, dict) else None
        return found


class Row:
    """One table of a file, asked for its values."""

    def __init__(self, file: DataFile, table: str, index: int, values: dict[str, Any]) -> None:
        self.values = values
        self._file = file
        self._table = table
        self._index = index

    def fault(self, key: str, what: str) -> BadBoard:
        return self._file.fault(self._table, self._index, key, what)

    def text(self, key: str) -> str:
        value = self.values.get(key)
        if not isinstance(value, str):
            raise self.fault(key, f"{key!r} must be a text.")
        return value

    def label(self, key: str) -> str:
        """A text that can be read on the board."""
        value = self.text(key)
        if not value.strip() or not value.isprintable():
            raise self.fault(key, f"{key!r} must be a name, not {value!r:.60}.")
        return value

    def names(self) -> dict[str, str]:
        """What it is called in each language, first as it is printed; a language in which it has
        the same name is left out."""
        printed = self.label(PRINTED)
        others = {key: self.label(key) for key in self.values if NAME.fullmatch(key)}
        return {PRINTED.removeprefix("name_"): printed} | {
            key.removeprefix("name_"): name for key, name in others.items() if name != printed
        }

    def number(self, key: str, low: int, high: int) -> int:
        value = self.values.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fault(key, f"{key!r} must be a number from {low} to {high}.")
        return value

    def measure(self, key: str, low: float, high: float) -> float:
        """A number that need not be whole."""
        value = self.values.get(key)
        if (
            isinstance(value, bool)
            or not isinstance(value, int | float)
            or not low <= value <= high
        ):
            raise self.fault(key, f"{key!r} must be a number from {low} to {high}.")
        return float(value)

    def flag(self, key: str) -> bool:
        value = self.values.get(key)
        if not isinstance(value, bool):
            raise self.fault(key, f"{key!r} must be true or false.")
        return value

    def texts(self, key: str) -> list[str]:
        value = self.values.get(key)
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self.fault(key, f"{key!r} must be a list of texts.")
        return value

    def place_of(self, key: str, words: Sequence[str]) -> int:
        """Which of these words the text is."""
        value = self.text(key)
        if value not in words:
            raise self.fault(key, f"{key!r} must be one of {', '.join(words)}, not {value!r:.60}.")
        return words.index(value)

    def part(self, key: str) -> "Row":
        """A table within this one."""
        value = self.values.get(key)
        if not isinstance(value, dict):
            raise self.fault(key, f"{key!r} must be a table.")
        return Row(self._file, self._table, self._index, value)


def own_file(package: str) -> DataFile:
    """The data that a game brings along."""
    text = files(package).joinpath("board.toml").read_text(encoding="utf-8")
    return DataFile(text, "board.toml")


def lines_of(text: str) -> dict[tuple[str, int, str], int]:
    """The line of each table's header (under the key "") and of each of its keys."""
    lines: dict[tuple[str, int, str], int] = {}
    counts: dict[str, int] = {}
    table, index = "", 0
    for number, line in enumerate(text.split("\n"), 1):
        header = HEADER.match(line)
        key = KEY.match(line)
        if header:
            table = header.group(1)
            index = counts.get(table, 0)
            counts[table] = index + 1
            lines[table, index, ""] = number
        elif key:
            lines.setdefault((table, index, key.group(1)), number)
    return lines
