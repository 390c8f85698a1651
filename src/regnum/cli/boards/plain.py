"""Any game in the terminal: what its view tells, listed under the names that its texts give."""

from collections.abc import Iterator
from typing import Any, Final

from rich.markup import escape

from regnum.language import Words

COMMON: Final = frozenset(
    ("game", "ruleset", "seats", "seat", "options", "commitment", "to_move", "asks", "result")
)
"""What every view tells, and the terminal says elsewhere."""


def draw(view: dict[str, Any], words: Words) -> str:
    told = {name: value for name, value in view.items() if name not in COMMON}
    return "\n".join(listed(told, words, ""))


def listed(values: dict[str, Any], words: Words, indent: str) -> Iterator[str]:
    """A line for each thing; what has parts is listed below its name."""
    for name, value in values.items():
        heading = f"{indent}[bold]{escape(named(name, words))}[/]"
        if isinstance(value, dict) and not all(map(is_plain, value.values())):
            yield heading
            yield from listed(value, words, indent + "  ")
        elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
            yield heading
            for item in value:
                yield indent + "  - " + escape(inline(name, item, words))
        else:
            yield f"{heading}: {escape(inline(name, value, words))}"


def inline(name: str, value: Any, words: Words) -> str:
    """Something in a line. A list as long as there are seats says whose its items are only where
    the view does, so it is simply listed."""
    if value is None or value == [] or value == {}:
        return words.say("board-none")
    if isinstance(value, bool):
        return words.say("board-yes" if value else "board-no")
    if isinstance(value, dict):
        parts = [f"{named(key, words)} {inline(key, item, words)}" for key, item in value.items()]
        return ", ".join(parts)
    if isinstance(value, list):
        return ", ".join(inline(name, item, words) for item in value)
    return words.seat(value) if name == "seat" else named(str(value), words)


def is_plain(value: Any) -> bool:
    return not isinstance(value, dict | list)


def named(word: str, words: Words) -> str:
    """A word as the game's texts name it, else as it is."""
    return words.either([f"name-{word}"], word.replace("_", " ").replace("-", " "))
