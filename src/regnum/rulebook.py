"""The rulebooks' sections, by number, as each game's `rulebook.toml` lists them."""

import tomllib
from functools import cache
from importlib.resources import files

from regnum.registry import GAMES


@cache
def rulebook(key: str) -> dict[str, dict[str, str]]:
    """The sections, rulings and examples of a game with their titles."""
    package = GAMES[key].rpartition(".")[0]
    return tomllib.loads(files(package).joinpath("rulebook.toml").read_text(encoding="utf-8"))


def section_title(key: str, rule: str) -> str:
    """What a section or ruling is about."""
    book = rulebook(key)
    return book["sections"].get(rule) or book["rulings"].get(rule, rule)
