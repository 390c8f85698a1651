"""The rulebooks: their sections and rulings by number, and the rules in our own words."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from regnum.language import source
from regnum.registry import package_of

HEADING = re.compile(r"^## (\S+) (.+)$", re.MULTILINE)


class Section(NamedTuple):
    """A section of the rules reference: its number in the rulebook, its title, its text."""

    number: str
    title: str
    text: str


@cache
def rulebook(key: str) -> dict[str, dict[str, str]]:
    """The sections, rulings and examples of a game with their titles: what cases must cite."""
    file = files(package_of(key)).joinpath("rulebook.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def reference(key: str, language: str) -> dict[str, Section]:
    """The rules of a game in our own words, by section; Markdown without HTML."""
    _, *parts = HEADING.split(source(package_of(key), language, "rules.{}.md"))
    sections = zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    return {number: Section(number, title, text.strip()) for number, title, text in sections}
