"""Sentences: what the rules say as keys and parameters, in a person's language.

The texts are Fluent files: `core/text` for what all games say, `text` beside each game's
rules. The page reads the same files. Parameters are made readable on the way:

- `seat` and `rival` are seats and become the players' names;
- a word such as "red" under the name `colour` becomes the text `colour-red`, if there is one;
- a list becomes its items, each made readable, with commas.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource

from regnum.core.errors import RegnumError

LANGUAGES = tuple(
    sorted(
        [file.name.removesuffix(".ftl") for file in (files("regnum.core") / "text").iterdir()],
        key=lambda language: (language != "en", language),
    )
)
"""Those that core speaks, English first: another one needs texts and no code."""

SEAT_PARAMETERS = ("seat", "rival")


class Telling(Protocol):
    """Anything with a key and parameters: an Event, a Refusal, an Ask."""

    @property
    def key(self) -> str: ...

    @property
    def params(self) -> dict[str, Any]: ...


class Words:
    """One language for one table."""

    def __init__(self, language: str, packages: tuple[str, ...], names: Sequence[str] = ()) -> None:
        self._bundle = bundle(language, packages)
        self._names = names

    def tell(self, telling: Telling) -> str:
        """The sentence for an event, a refusal or a question."""
        return self.say(telling.key, telling.params)

    def say(self, key: str, params: Mapping[str, Any] | None = None) -> str:
        """The text of a key. A missing key or parameter is a fault of ours and raises."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        readable = {name: self._readable(name, value) for name, value in (params or {}).items()}
        text, errors = self._bundle.format_pattern(message.value, readable)
        if errors:
            raise errors[0]
        return str(text)

    def either(self, keys: Sequence[str], otherwise: str) -> str:
        """The first of these keys that has a text."""
        return next((self.say(key) for key in keys if self._bundle.has_message(key)), otherwise)

    def seat(self, seat: int) -> str:
        """The name of the player who sits there."""
        return self._names[seat]

    def _readable(self, name: str, value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._readable(name, item)) for item in value)
        if name in SEAT_PARAMETERS:
            return self.seat(value)
        if isinstance(value, str) and self._bundle.has_message(f"{name}-{value}"):
            return self.say(f"{name}-{value}")
        return value


@cache
def bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    """All texts of these packages in a language."""
    if language not in LANGUAGES:
        raise RegnumError(
            f"There is no language {language!r}; the languages are: {', '.join(LANGUAGES)}."
        )
    texts = FluentBundle([language], use_isolating=False)
    for package in ("regnum.core", *packages):
        source = files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
        texts.add_resource(FluentResource(source))
    return texts
