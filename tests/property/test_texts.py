"""Everything a game can say exists in every language, and can be said."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import regnum
from regnum.core.chance import seeded
from regnum.language import LANGUAGES, Words
from regnum.registry import package_of
from tests.tables import Table, random_decisions, tables

KEY = re.compile(r'"((?:event|ask|refusal|option|reckoning)-[a-z0-9-]+)"')
ROOMS = ["regnum.core", "regnum.cli", *(package_of(key) for key in regnum.games())]


def messages(room: str, language: str) -> set[str]:
    source = files(room).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    return {entry.id.name for entry in body if isinstance(entry, Message)}


@pytest.mark.parametrize("room", ROOMS)
def test_all_languages_have_the_same_texts(room: str) -> None:
    first, *others = (messages(room, language) for language in LANGUAGES)
    assert all(other == first for other in others)


@pytest.mark.parametrize("key", regnum.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_rules_has_a_text(key: str, language: str) -> None:
    source = Path(__file__).parents[2] / "src" / Path(*package_of(key).split("."))
    used = {found for path in source.rglob("*.py") for found in KEY.findall(path.read_text())}
    known = messages(package_of(key), language) | messages("regnum.core", language)
    assert used
    assert used <= known
    spoken = {name for name in known if re.match(r"(event|ask|refusal|option|reckoning)-", name)}
    assert spoken <= used | messages("regnum.core", language), "texts that nothing says"


@pytest.mark.parametrize("table", list(tables()), ids=str)
def test_everything_that_happens_can_be_told(table: Table) -> None:
    state = table.start("tell")
    names = [f"Player {seat}" for seat in range(table.seats)]
    chooser = seeded("tell")
    for seat, move in random_decisions(state, chooser, 250):
        asked = state.asks(seat)
        refused = [state.refusal(seat, chooser.draw(len(state.game.moves))) for _ in range(5)]
        for language in LANGUAGES:
            words = Words(language, (package_of(table.game),), names)
            assert words.tell(asked)
            assert all(words.tell(refusal) for refusal in refused if refusal is not None)
        state.play(seat, move)
    for language in LANGUAGES:
        words = Words(language, (package_of(table.game),), names)
        assert all(words.tell(event) for event in state.events(None))
