"""Sentences: what the rules say as keys and parameters, in a person's language.

The texts are Fluent files: `core/text` for what all games say, `text` beside each game's
rules. The page reads the same files. A parameter stands for a thing of the kind that it is called
by (`colour`), or that the board document says (`rival` is a `seat`), and is made readable:

- a seat becomes the player's name;
- a word becomes the name of that thing: what the board says in this language, else the text
  `colour-red`, else what is printed on the board;
- a list becomes its items, each made readable, with commas.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, Protocol

from fluent.runtime import FluentBundle, FluentResource

from regnum.core.document import BoardDocument
from regnum.core.errors import RegnumError

ENGLISH: Final = "en"
"""What is said where there are no texts in somebody's language."""

LANGUAGES = tuple(
    sorted(
        [file.name.removesuffix(".ftl") for file in (files("regnum.core") / "text").iterdir()],
        key=lambda language: (language != ENGLISH, language),
    )
)
"""Those that core speaks, English first: another one needs texts and no code."""


class Telling(Protocol):
    """Anything with a key and parameters: an Event, a Refusal, an Ask."""

    @property
    def key(self) -> str: ...

    @property
    def params(self) -> dict[str, Any]: ...


class Words:
    """One language for one table: the texts of these packages, the players' names, and what the
    board calls its things."""

    def __init__(
        self,
        language: str,
        packages: tuple[str, ...],
        players: Sequence[str] = (),
        board: BoardDocument | None = None,
    ) -> None:
        self._language = language
        self._bundle = bundle(language, packages)
        self._players = players
        self._names = board["names"] if board else {}
        self._kinds = board["kinds"] if board else {}

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
        return self._players[seat]

    def name(self, id: str, *kinds: str) -> str:
        """What a thing of the game is called, by the first of these kinds that knows it; its id
        where nobody does."""
        return self.known_name(id, *kinds) or id.replace("_", " ").replace("-", " ")

    def known_name(self, id: str, *kinds: str) -> str | None:
        """The same, None where nobody names it."""
        for kind in (*kinds, "name"):
            known = self._known(self._kinds.get(kind, kind), id)
            if known is not None:
                return known
        return None

    def _readable(self, name: str, value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._readable(name, item)) for item in value)
        kind = self._kinds.get(name, name)
        if kind == "seat":
            return self.seat(value)
        known = self._known(kind, value) if isinstance(value, str) else None
        return value if known is None else known

    def _known(self, kind: str, id: str) -> str | None:
        printed = self._names.get(kind, {}).get(id, {})
        if self._language in printed:
            return printed[self._language]
        if self._bundle.has_message(f"{kind}-{id}"):
            return self.say(f"{kind}-{id}")
        return next(iter(printed.values()), None)


@cache
def bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    """All texts of these packages in a language."""
    if language not in LANGUAGES:
        raise RegnumError(
            f"There is no language {language!r}; the languages are: {', '.join(LANGUAGES)}."
        )
    texts = FluentBundle([language, ENGLISH], use_isolating=False)
    for package in ("regnum.core", *packages):
        texts.add_resource(FluentResource(source(package, language)))
    return texts


def source(package: str, language: str, file: str = "{}.ftl") -> str:
    """A file of a package's texts in a language, in English where it has none. A file is whole or
    not there, so that a translation grows by files and no sentence is half translated."""
    folder = files(package) / "text"
    own = folder / file.format(language)
    return (own if own.is_file() else folder / file.format(ENGLISH)).read_text(encoding="utf-8")
