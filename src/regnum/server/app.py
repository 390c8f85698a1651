"""The application: routes, and how what goes wrong is told."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any, Final, cast

from litestar import Litestar, Request, Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

import regnum
from regnum.core.errors import RegnumError
from regnum.registry import offer_files
from regnum.server import page
from regnum.server.accounts import Accounts
from regnum.server.api import (
    account,
    clubs,
    exercises,
    games,
    lessons,
    lookback,
    me,
    notices,
    sockets,
    tables,
)
from regnum.server.api.guest import Guest, asked_language, guest_of
from regnum.server.clubs import Clubs
from regnum.server.folder import DataFolder
from regnum.server.guard import Application, RequestGuard
from regnum.server.identity import identity_in
from regnum.server.limits import Limiter, MailLimit, NewTables
from regnum.server.messages.socket import ErrorBody
from regnum.server.metrics import Metrics
from regnum.server.sentences import CONFLICT, STATUS, refusal_told, status_of
from regnum.server.settings import Settings
from regnum.server.storage.database import DatabaseAway, database_for
from regnum.server.storage.storage import Storage
from regnum.server.tables import Tables
from regnum.server.turns.notices import TurnNotices
from regnum.table.refused import Refused

LARGEST_REQUEST: Final = 64_000
LONGEST_DETAIL: Final = 300
"""Characters that are told of what was wrong with a request."""

ROUTES: Final = [
    me.who_am_i,
    me.call_me,
    me.played,
    me.ratings,
    notices.notices,
    notices.choose_notices,
    notices.add_device,
    notices.forget_device,
    notices.answer_mail,
    account.account,
    account.ask_for_passkey,
    account.add_passkey,
    account.remove_passkey,
    account.new_codes,
    account.ask_to_sign_in,
    account.sign_in,
    account.sign_in_by_code,
    account.sign_out,
    account.sign_out_elsewhere,
    games.list_games,
    games.board,
    games.moves,
    games.rules,
    games.elements,
    games.texts,
    tables.list_tables,
    tables.open_a_table,
    tables.study,
    tables.look,
    tables.invitation,
    tables.sit_down,
    tables.leave,
    tables.come_back,
    tables.record,
    tables.look_back,
    tables.recap,
    tables.rematch,
    clubs.my_clubs,
    clubs.found_a_club,
    clubs.club_page,
    clubs.join_club,
    clubs.leave_club,
    clubs.remove_member,
    clubs.readmit_member,
    clubs.hand_over_club,
    clubs.begin_tournament,
    clubs.substitute,
    clubs.end_tournament,
    exercises.open_exercise_of_day,
    exercises.exercise,
    exercises.solution,
    exercises.again,
    lessons.open_a_lesson,
    lessons.lesson,
    lookback.course,
    lookback.best_turns,
    lookback.play_on,
    lookback.points,
    lookback.aims,
    sockets.socket,
    page.serve,
]

REFUSALS: Final = {
    status: ResponseSpec(ErrorBody, generate_examples=False, description=HTTPStatus(status).phrase)
    for status in sorted({CONFLICT, 405, *STATUS.values()} - {500})
}
"""What any request may be answered with when it is not done; a fault of ours is not planned."""

log = logging.getLogger(__name__)


def application(settings: Settings) -> RequestGuard:
    """The whole server for one process."""
    offer_files(settings.boards)
    database = database_for(settings.data, settings.database)
    folder = DataFolder(settings.data, shared=database.shared)
    identity = identity_in(settings.data, settings.secret)
    metrics = Metrics()
    all_tables = Tables(settings, identity, Storage(database, metrics), metrics)
    app = cast(Application, routes(all_tables, folder))
    return RequestGuard(app, identity, settings, metrics, all_tables.bans)


def routes(all_tables: Tables, folder: DataFolder) -> Litestar:
    """What can be asked, with what the handlers need to answer."""
    settings = all_tables.settings
    new_tables = NewTables(settings.new_tables, settings.new_tables_per_address)
    turn_notices = TurnNotices(all_tables)
    all_clubs = Clubs(all_tables)
    built = page.built_page(settings.languages)

    @asynccontextmanager
    async def opened(_: Litestar) -> AsyncIterator[None]:
        await all_tables.open()
        await turn_notices.open()
        all_clubs.open()
        yield
        await all_clubs.close()
        await turn_notices.close()
        await all_tables.close()
        folder.leave()

    async def guest(request: ASGIConnection[Any, Any, Any, Any]) -> Guest:
        return await guest_of(request, all_tables)

    handlers = [health, ready, metrics, openapi, *ROUTES]
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = REFUSALS
    return Litestar(
        handlers,
        lifespan=[opened],
        dependencies={
            "tables": given(all_tables),
            "new_tables": given(new_tables),
            "accounts": given(Accounts(all_tables)),
            "sign_ins": given(Limiter(settings.sign_ins)),
            "turn_notices": given(turn_notices),
            "clubs": given(all_clubs),
            "mails": given(MailLimit(settings.mails)),
            "page": given(built),
            "guest": Provide(guest),
        },
        exception_handlers={
            Refused: tell_refused,
            RegnumError: tell_bad_input,
            HTTPException: tell_http,
            RecursionError: tell_unreadable,
            UnicodeDecodeError: tell_unreadable,
            DatabaseAway: tell_away,
            Exception: tell_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Regnum",
            version=regnum.__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=LARGEST_REQUEST,
        logging_config=None,
        state=State({"tables": all_tables}),
    )


@get("/api/health", summary="Is the server alive?")
async def health() -> dict[str, bool]:
    return {"ok": True}


@get("/api/ready", summary="Can the server store what people do?")
async def ready(tables: NamedDependency[Tables]) -> dict[str, bool]:
    await tables.storage.try_writing()
    return {"ok": True}


@get("/metrics", include_in_schema=False)
async def metrics(tables: NamedDependency[Tables]) -> Response[bytes]:
    """For those whom the host lets watch."""
    if not tables.settings.metrics:
        raise Refused("error-no-such-thing")
    return Response(tables.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """The API's description, by its usual name."""
    return request.app.openapi_schema.to_schema()


def given(thing: object) -> Provide:
    provide: Callable[[], Any] = lambda: thing  # noqa: E731
    return Provide(provide, sync_to_thread=False)


# --- what goes wrong ------------------------------------------------------------------------


def tell_refused(
    request: Request[Any, Any, Any], refused: Refused, status: int | None = None
) -> Response[ErrorBody]:
    told = refusal_told(asked_language(request), refused)
    return Response(ErrorBody(told), status_code=status or status_of(refused))


def bad_request(detail: str) -> Refused:
    """The detail may name what was asked, which can be as long as somebody likes."""
    told = detail if len(detail) <= LONGEST_DETAIL else f"{detail[:LONGEST_DETAIL]}…"
    return Refused("error-bad-request", {"detail": told})


def tell_bad_input(request: Request[Any, Any, Any], error: RegnumError) -> Response[ErrorBody]:
    return tell_refused(request, bad_request(str(error)))


def tell_unreadable(
    request: Request[Any, Any, Any], error: RecursionError | UnicodeDecodeError
) -> Response[ErrorBody]:
    detail = "nested too deep" if isinstance(error, RecursionError) else "not UTF-8"
    return tell_refused(request, bad_request(detail))


def tell_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    if error.status_code == 404:
        return tell_refused(request, Refused("error-no-such-thing"))
    if error.status_code == 413:
        return tell_refused(request, Refused("error-too-large"))
    detail = error.detail if error.status_code < 500 else ""
    return tell_refused(request, bad_request(detail), error.status_code)


def tell_away(request: Request[Any, Any, Any], error: DatabaseAway) -> Response[ErrorBody]:
    log.warning("the database is away: %s", error)
    return tell_refused(request, Refused("error-not-ready"))


def tell_fault(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    log.exception("a request failed", exc_info=error)
    request.app.state.tables.metrics.faults.inc()
    return tell_refused(request, Refused("error-internal"))
