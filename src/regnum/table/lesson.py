"""A guided first game: what is told step by step, which moves the learner makes, and what the
rivals do meanwhile.

It lies beside its game's rules, in `lesson.toml`, and its texts with the game's, in
`text/lesson.en.ftl` and its like. It knows no rule: it only chooses among the moves that are legal.
How far a learner is follows from the moves that they have made, so that whatever is taken back or
opened again goes on where it stands.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from regnum.core.game import ON_BOARD, Game
from regnum.core.history import History, Line, begin
from regnum.core.record import SEAT_LETTERS, line_of
from regnum.language import ENGLISH, source
from regnum.registry import game as game_of
from regnum.registry import package_of


class Page(NamedTuple):
    """What is told at once: the key of its text, and the elements that it speaks of. `stops` if it
    is told before the rivals are seen to go on."""

    tells: str
    points: tuple[str, ...]
    stops: bool = False


class Step(NamedTuple):
    """One idea: what is told, and then the moves that the learner makes, each one of several that
    show the same. `loose` ones may be made in any order."""

    pages: tuple[Page, ...]
    plays: tuple[tuple[int, ...], ...]
    loose: bool


class Lesson(NamedTuple):
    """A guided game: its table and what was played there before, its steps and what is told after
    the last, by seat the moves of the rivals, one after the other, and by kind of element the
    section that tells of it."""

    seats: int
    seed: str
    options: dict[str, Any]
    learner: int
    names: dict[int, str]
    before: tuple[Line, ...]
    steps: tuple[Step, ...]
    closing: tuple[Page, ...]
    script: dict[int, tuple[int, ...]]
    elements: dict[str, str]

    @property
    def length(self) -> int:
        """How many moves the learner makes."""
        return sum(len(step.plays) for step in self.steps)

    def wanted(self, made: Sequence[int]) -> list[int] | None:
        """What the learner may play after these moves, the best first; None when the lesson is
        over, or they have gone another way."""
        left = list(made)
        for step in self.steps:
            own, left = left[: len(step.plays)], left[len(step.plays) :]
            open_plays = _still_open(step, own)
            if open_plays is None:
                return None
            if open_plays:
                plays = open_plays if step.loose else open_plays[:1]
                return [move for play in plays for move in play]
        return None


def _still_open(step: Step, made: Sequence[int]) -> list[tuple[int, ...]] | None:
    """The moves of a step that are still to be made, None if others were."""
    plays = list(step.plays)
    for move in made:
        fitting = plays if step.loose else plays[:1]
        found = next((play for play in fitting if move in play), None)
        if found is None:
            return None
        plays.remove(found)
    return plays


# --- reading --------------------------------------------------------------------------------


def has_lesson(key: str) -> bool:
    """It is told of the game's own board."""
    return ON_BOARD not in key and files(package_of(key)).joinpath("lesson.toml").is_file()


@cache
def lesson_of(key: str) -> Lesson:
    """The guided first game of a game that has one."""
    file = files(package_of(key)).joinpath("lesson.toml")
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    game = game_of(key)
    before = [line for line in told.get("before", "").split("\n") if line]
    script: dict[int, list[int]] = {}
    for step in told["step"]:
        for line in step.get("rivals", ()):
            letter, _, text = line.partition(" ")
            script.setdefault(SEAT_LETTERS.index(letter), []).append(game.parse(text))
    return Lesson(
        told["seats"],
        told["seed"],
        told.get("options", {}),
        SEAT_LETTERS.index(told["learner"]),
        {SEAT_LETTERS.index(letter): name for letter, name in told["names"].items()},
        tuple([line_of(game, told["seats"], line) for line in before]),
        tuple([_step(game, step) for step in told["step"]]),
        _pages(told["closing"]),
        {seat: tuple(moves) for seat, moves in script.items()},
        told["elements"],
    )


def _step(game: Game, told: dict[str, Any]) -> Step:
    plays = tuple(
        [tuple([game.parse(text) for text in play.split(" | ")]) for play in told["plays"]]
    )
    return Step(_pages(told["pages"]), plays, told.get("loose", False))


def _pages(told: Sequence[dict[str, Any]]) -> tuple[Page, ...]:
    return tuple(
        [
            Page(page["tells"], tuple(page.get("points", ())), page.get("stops", False))
            for page in told
        ]
    )


def set_up(key: str) -> History:
    """The game of a lesson where it begins."""
    lesson = lesson_of(key)
    history = begin(game_of(key).start(lesson.seats, lesson.seed, **lesson.options))
    for line in lesson.before:
        history.play(line.seat, line.move)
    return history


@cache
def lesson_texts(key: str, language: str) -> FluentBundle:
    """What a lesson tells in a language."""
    texts = FluentBundle([language, ENGLISH], use_isolating=False)
    texts.add_resource(FluentResource(source(package_of(key), language, "lesson.{}.ftl")))
    return texts


def told(key: str, language: str, page: Page) -> str:
    """The text of a page."""
    texts = lesson_texts(key, language)
    value = texts.get_message(page.tells).value
    assert value is not None, "a text of a lesson has words"
    return str(texts.format_pattern(value)[0])
