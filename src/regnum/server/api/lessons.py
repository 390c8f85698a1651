"""`/api/lessons` and the lesson at a table: a guided first game."""

import asyncio

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from regnum.bots.levels import PAGE
from regnum.language import ENGLISH
from regnum.server.api.games import known
from regnum.server.api.guest import Guest
from regnum.server.api.tables import allow, opened, visible
from regnum.server.limits import NewTables
from regnum.server.live import now
from regnum.server.messages.fields import Language
from regnum.server.messages.lobby import Opened
from regnum.server.messages.study import Lesson, LessonPage, LessonStep
from regnum.server.tables import Tables
from regnum.table.lesson import Page, has_lesson, told
from regnum.table.opening import open_lesson
from regnum.table.refused import Refused
from regnum.table.table import Table


@post("/api/lessons/{key:str}", summary="A guided first game, at a table of one's own")
async def open_a_lesson(
    guest: NamedDependency[Guest],
    tables: NamedDependency[Tables],
    new_tables: NamedDependency[NewTables],
    key: FromPath[str],
) -> Opened:
    if not has_lesson(known(key)):
        raise Refused("error-no-such-thing")
    allow(new_tables, guest)
    opening = await asyncio.to_thread(open_lesson, key, guest.player, guest.name, PAGE, now())
    return opened(tables, await tables.create(opening))


@get("/api/tables/{id:str}/lesson", summary="What is told in the lesson of a table")
async def lesson(
    guest: NamedDependency[Guest],
    tables: NamedDependency[Tables],
    id: FromPath[str],
    language: FromQuery[Language] = ENGLISH,
) -> Lesson:
    live = await visible(tables, id, guest)
    return lesson_told(live.table, language)


def lesson_told(table: Table, language: str) -> Lesson:
    """All of it: how far the learner is, the table tells."""
    given = table.lesson
    if given is None:
        raise Refused("refused-no-lesson")
    key = table.opening.game

    def pages(each: tuple[Page, ...]) -> list[LessonPage]:
        return [
            LessonPage(told(key, language, page), list(page.points), page.stops) for page in each
        ]

    steps = [LessonStep(pages(step.pages), len(step.plays)) for step in given.steps]
    return Lesson(given.learner, len(given.before), steps, pages(given.closing))
