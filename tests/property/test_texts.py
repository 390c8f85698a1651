"""Everything a game can say exists in every language, and can be said."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import regnum
from regnum.core.chance import fast
from regnum.core.game import Game
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
    chooser = fast("tell")
    for seat, move in random_decisions(state, chooser, 250):
        asked = state.asks(seat)
        refused = [state.refusal(seat, chooser.draw(len(state.game.moves))) for _ in range(5)]
        for language in LANGUAGES:
            words = Words(language, (package_of(table.game.key),), names)
            assert words.tell(asked)
            assert all(words.tell(refusal) for refusal in refused if refusal is not None)
        state.play(seat, move)
    for language in LANGUAGES:
        words = Words(language, (package_of(table.game.key),), names)
        assert all(words.tell(event) for event in state.events(None))


@pytest.mark.parametrize("table", list(tables()), ids=str)
def test_whatever_is_listed_plainly_has_a_name(table: Table) -> None:
    """As docs/drawing-a-board.md says it. Numbers and single letters speak for themselves."""
    state = table.start("names")
    kinds = kinds_by_name(state.game)
    words = {("kind", kind) for of in kinds.values() for kind in of}
    named: set[str] = set()
    for number, (seat, move) in enumerate(random_decisions(state, fast("names"), 250)):
        words |= {(kind, name) for name in names_in(state.game, move) for kind in kinds[name]}
        if number % 25 == 0:
            scene = state.game.scene(state, seat)
            words |= set(words_of("view", scene))
            named |= set(names_of(scene))
        state.play(seat, move)
    for language in LANGUAGES:
        known = messages(package_of(table.game.key), language) | messages("regnum.core", language)
        unnamed = {
            (kind, word)
            for kind, word in words
            if len(word) > 1
            and not word.isdigit()
            and word not in named
            and not any(f"{each}-{word}" in known for each in (kind, "name", *kinds.get(word, ())))
        }
        assert unnamed == set()


def kinds_by_name(game: Game) -> dict[str, set[str]]:
    """The elements that moves touch: `anjou` is a `country`."""
    kinds: dict[str, set[str]] = {}
    for move in range(len(game.moves)):
        for target in game.moves[move].targets:
            kind, *names = target.split(":")
            for name in names or [kind]:
                kinds.setdefault(name, set()).add(kind)
    return kinds


def names_in(game: Game, move: int) -> Iterator[str]:
    for target in game.moves[move].targets:
        kind, *names = target.split(":")
        yield from names or [kind]


def words_of(kind: str, value: Any) -> Iterator[tuple[str, str]]:
    """Every word of a view, with the heading that it stands under."""
    if isinstance(value, str):
        yield kind, value
    elif isinstance(value, list):
        for each in value:
            yield from words_of(kind, each)
    elif isinstance(value, dict):
        for name, each in value.items():
            if not name.startswith("name"):
                yield kind, name
                yield from words_of(name, each)


def names_of(value: Any) -> Iterator[str]:
    """What a view gives a name of its own: the first word beside `name`."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if isinstance(value, dict) and "name" in value:
        yield str(next(iter(value.values())))
    for part in parts:
        yield from names_of(part)


@pytest.mark.parametrize("key", regnum.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_stand_on_a_button(key: str, language: str) -> None:
    """By a text of its kind, or by the elements that it touches where these have names and no
    other move touches the same."""
    game = regnum.game(key)
    known = messages(package_of(key), language)
    moves = [game.moves[move] for move in range(len(game.moves))]
    alike = Counter(move.targets for move in moves)
    nameless = {
        move.kind
        for move in moves
        if not {f"move-{move.kind}", "-".join(map(str, ("move", move.kind, *move.args)))} & known
        and not (alike[move.targets] == 1 and all(":" in target for target in move.targets))
    }
    assert nameless == set()
