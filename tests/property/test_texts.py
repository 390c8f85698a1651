"""Everything a game can say exists in every language, and can be said."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message

import regnum
from regnum.core.chance import fast
from regnum.core.document import BoardDocument
from regnum.core.game import Game
from regnum.core.scene import Form
from regnum.language import ENGLISH, LANGUAGES, Words, source
from regnum.registry import package_of
from regnum.rulebook import reference
from tests.tables import Table, random_decisions, tables

Spoken = tuple[str, tuple[str, ...]]
"""A word that has to have a name, and the kinds of things that it may stand for."""

KEY = re.compile(r'"((?:event|ask|refusal|option|reckoning)-[a-z0-9-]+)"')
PARAMETER = re.compile(r"\$([\w-]+)")
ROOMS = ["regnum.core", "regnum.cli", "regnum.server", *(package_of(key) for key in regnum.games())]


def messages(room: str, language: str) -> set[str]:
    body = FluentParser().parse(source(room, language)).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    keys = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert [key for key, count in Counter(keys).items() if count > 1] == []
    return set(keys)


def parameters(room: str, language: str) -> dict[str, set[str]]:
    """By key: what has to be given to a text."""
    body, write = FluentParser().parse(source(room, language)).body, FluentSerializer()
    return {
        entry.id.name: set(PARAMETER.findall(write.serialize_entry(entry)))
        for entry in body
        if isinstance(entry, Message)
    }


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_texts_is_whole(room: str, language: str) -> None:
    assert messages(room, language) == messages(room, ENGLISH)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_needs_no_parameter_that_the_english_one_has_not(room: str, language: str) -> None:
    given = parameters(room, ENGLISH)
    asked = parameters(room, language)
    assert {key: names - given[key] for key, names in asked.items() if names - given[key]} == {}


@pytest.mark.parametrize("key", regnum.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_the_same_sections_in_every_language(key: str, language: str) -> None:
    assert list(reference(key, language)) == list(reference(key, ENGLISH))


def test_what_is_not_translated_is_said_in_english() -> None:
    package = package_of("carolus-magnus")
    assert source(package, "xx") == source(package, ENGLISH)
    assert reference("carolus-magnus", "xx") == reference("carolus-magnus", ENGLISH)


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
    game, state = table.game, table.start("tell")
    names = [f"Player {seat}" for seat in range(table.seats)]
    chooser = fast("tell")
    for seat, move in random_decisions(state, chooser, 250):
        asked = state.asks(seat)
        refused = [state.refusal(seat, chooser.draw(len(state.game.moves))) for _ in range(5)]
        for language in LANGUAGES:
            words = Words(language, (package_of(game.key),), names, game.board_document())
            assert words.tell(asked)
            assert all(words.tell(refusal) for refusal in refused if refusal is not None)
        state.play(seat, move)
    for language in LANGUAGES:
        words = Words(language, (package_of(game.key),), names, game.board_document())
        assert all(words.tell(event) for event in state.events(None))


@pytest.mark.parametrize("table", list(tables()), ids=str)
def test_whatever_is_listed_plainly_has_a_name(table: Table) -> None:
    """Headings, things of the board and elements of moves, as docs/drawing-a-board.md says it.
    Numbers and single letters speak for themselves, cards by what is printed on them."""
    game, state = table.game, table.start("names")
    board = game.board_document()
    records = [fields for record, fields in board["types"].items() if record != "Things"]
    spoken: set[Spoken] = {(name, ()) for fields in records for name in fields}
    spoken |= set(things_in(board, "Things", board["things"]))
    for number, (seat, move) in enumerate(random_decisions(state, fast("names"), 250)):
        spoken |= set(elements_of(game, move, game.renamed(state.options)))
        if number % 25 == 0:
            spoken |= set(things_in(board, "Scene", state.view(seat)))
        state.play(seat, move)
    for language in LANGUAGES:
        words = Words(language, (package_of(game.key),), [], board)
        unnamed = {
            (word, kinds)
            for word, kinds in spoken
            if len(word) > 1 and not word.isdigit() and words.known_name(word, *kinds) is None
        }
        assert unnamed == set()


def elements_of(game: Game, move: int, renamed: dict[str, str]) -> Iterator[Spoken]:
    """The elements that a move touches, each with its kind."""
    for target in game.moves[move].targets:
        kind, *names = renamed.get(target, target).split(":")
        yield from ((name, (kind,)) for name in names or [kind])


def things_in(board: BoardDocument, record: str, values: dict[str, Any]) -> Iterator[Spoken]:
    """Everything that has to be named in a record, each with its kinds."""
    for name, form in board["types"].get(record, {}).items():
        if name in values:
            yield from things_of(board, form, values[name])


def things_of(board: BoardDocument, form: Form, value: Any) -> Iterator[Spoken]:
    if value is None:
        return
    if form["holds"] == "thing":
        yield str(value), tuple(form["kinds"])
    elif form["holds"] == "record":
        yield from things_in(board, form["record"], value)
    elif form["holds"] == "table":
        for key, item in value.items():
            yield from things_of(board, form["keys"], key)
            yield from things_of(board, form["of"], item)
    elif form["holds"] in ("list", "by-seat"):
        for item in value:
            yield from things_of(board, form["of"], item)


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
