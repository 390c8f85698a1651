"""Every guided first game can be played as it is told, in every language, and strays nowhere."""

from functools import partial

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import regnum
from regnum.core.history import History
from regnum.language import LANGUAGES, bundle, source
from regnum.registry import package_of
from regnum.rulebook import reference
from regnum.table.lesson import Lesson, Page, has_lesson, lesson_of, told
from regnum.table.opening import open_lesson
from regnum.table.refused import Refused
from regnum.table.requests import ask_undo, play, play_bot, why
from regnum.table.table import Table

LESSONS = [key for key in regnum.games() if has_lesson(key)]
LONGEST_PAGE = 330
"""Letters that a phone shows in a few lines, without hiding the board."""


def opened(key: str) -> Table:
    return Table("lesson", open_lesson(key, "anna", "Anna", "page", 0))


def rivals_play(table: Table) -> None:
    while table.bots_to_move():
        seat = table.bots_to_move()[0]
        move = table.scripted(seat)
        assert move is not None, f"line {len(table.history.lines)}: seat {seat} has no script"
        table.carry_out(partial(play_bot, seat=seat, moves=[move], seen=table.version), 0)


def learner_plays(table: Table, which: int = 0) -> None:
    lesson = table.lesson
    assert lesson is not None
    legal = table.legal(lesson.learner)
    wanted = lesson.wanted(table.moves_of(lesson.learner))
    assert wanted is not None
    assert set(legal) <= set(wanted), "only what is taught is offered"
    move = [one for one in wanted if one in legal][which]
    table.carry_out(lambda at: play(at, "anna", lesson.learner, [move], at.version), 0)


def taught_to_the_end(key: str, which: int = 0) -> Table:
    table = opened(key)
    lesson = lesson_of(key)
    while table.lessons_learned() != lesson.length:
        rivals_play(table)
        learner_plays(table, which)
    return table


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_is_played_as_it_is_told(key: str) -> None:
    table = taught_to_the_end(key)
    lesson = lesson_of(key)
    assert len(table.moves_of(lesson.learner)) == lesson.length
    for seat, script in lesson.script.items():
        played = tuple(table.moves_of(seat))
        assert played == script[: len(played)]
    assert table.status == "running", "it goes on freely"
    rest = table.history.state.legal(lesson.learner)
    assert table.legal(lesson.learner) == rest


@pytest.mark.parametrize("key", LESSONS)
def test_whatever_a_lesson_accepts_it_can_go_on_with(key: str) -> None:
    taught_to_the_end(key, which=-1)


@pytest.mark.parametrize("key", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_a_text_that_fits_a_phone(key: str, language: str) -> None:
    body = FluentParser().parse(source(package_of(key), language, "lesson.{}.ftl")).body
    written = {entry.id.name for entry in body if isinstance(entry, Message)}
    pages = all_pages(lesson_of(key))
    assert written == {page.tells for page in pages}
    assert [page.tells for page in pages if len(told(key, language, page)) > LONGEST_PAGE] == []


@pytest.mark.parametrize("key", LESSONS)
def test_a_page_points_at_what_there_is(key: str) -> None:
    """At an element of a move or of an event, or at the only one of its kind."""
    table = taught_to_the_end(key)
    game = table.history.game
    known = {target for move in game.moves for target in move.targets}
    known |= elements_told(table.history) | set(lesson_of(key).elements)
    pointed = {point for page in all_pages(lesson_of(key)) for point in page.points}
    assert pointed - known == set()


@pytest.mark.parametrize("key", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_tapped_says_what_it_is(key: str, language: str) -> None:
    """The goal, and a text and a section for every kind of element; where an element has a section
    of its own, a text of its own too."""
    texts = bundle(language, (package_of(key),))
    sections = lesson_of(key).elements
    kinds = {target.split(":")[0] for move in regnum.game(key).moves for target in move.targets}
    assert texts.has_message("goal")
    assert kinds <= set(sections)
    about = {named: f"about-{named.replace(':', '-')}" for named in sections}
    assert [text for text in about.values() if not texts.has_message(text)] == []
    assert set(sections.values()) <= set(reference(key, language))


def test_another_move_is_gently_refused_and_the_rules_come_first() -> None:
    key = "carolus-magnus"
    table, game = opened(key), regnum.game(key)
    rivals_play(table)
    with pytest.raises(Refused) as gently:
        play(table, "anna", 0, [game.parse("disc 4")], 99)
    assert gently.value.key == "refused-lesson"
    with pytest.raises(Refused) as asked:
        why(table, "anna", 0, game.parse("disc 4"))
    assert asked.value.key == "refused-lesson"
    with pytest.raises(Refused) as ruled:
        play(table, "anna", 0, [game.parse("disc 1")], 99)
    assert ruled.value.key == "refusal-disc-taken"
    assert table.lessons_learned() == 0


def test_what_is_taken_back_is_taught_again() -> None:
    table = opened("carolus-magnus")
    rivals_play(table)
    learner_plays(table)
    rivals_play(table)
    assert table.lessons_learned() == 1
    before = table.latest_decision(0)
    assert before is not None
    table.carry_out(lambda at: ask_undo(at, "anna", 0, before), 0)
    assert table.lessons_learned() == 0
    assert len(table.legal(0)) == 1


def test_a_lesson_that_has_changed_meanwhile_lets_go() -> None:
    """Somebody comes back to a table whose lesson tells another game by now."""
    table = opened("carolus-magnus")
    rivals_play(table)
    learner_plays(table)
    rivals_play(table)
    lesson = table.lesson
    assert lesson is not None
    changed = lesson.steps[0]._replace(plays=((regnum.game("carolus-magnus").parse("disc 4"),),))
    table.lesson = lesson._replace(steps=(changed, *lesson.steps[1:]))
    assert table.lessons_learned() == lesson.length
    assert table.legal(0) == table.history.state.legal(0)


def all_pages(lesson: Lesson) -> list[Page]:
    return [page for step in lesson.steps for page in step.pages] + list(lesson.closing)


def elements_told(history: History) -> set[str]:
    seats = range(history.state.seats)
    return {
        target for seat in seats for each in history.journal(seat) for target in each.event.targets
    }


def test_what_was_played_before_a_lesson_cannot_be_taken_back() -> None:
    table, seat = opened("wallenstein"), 0
    rivals_play(table)
    assert table.latest_decision(seat) is None
    with pytest.raises(Refused):
        ask_undo(table, "anna", seat, -1)
