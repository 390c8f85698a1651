"""`/api/games`: what can be played, with its moves, texts and rules."""

from functools import cache
from typing import Any, Final

from litestar import Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, FromQuery

from regnum.analysis.problem import problems
from regnum.core.document import BoardDocument
from regnum.core.errors import UnknownGame
from regnum.language import ENGLISH, LANGUAGES, source
from regnum.registry import games, levels, offered, package_of
from regnum.rulebook import reference, rulebook
from regnum.server.messages.fields import Language
from regnum.server.messages.games import GameInfo, MoveInfo, OptionInfo, RuleSection
from regnum.server.sentences import PACKAGE
from regnum.table.lesson import has_lesson, lesson_of
from regnum.table.refused import Refused

FOR_A_DAY: Final = {"Cache-Control": "public, max-age=86400"}
FOR_AN_HOUR: Final = {"Cache-Control": "public, max-age=3600"}
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}
PACKED: Final = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig(backend="gzip", gzip_compress_level=6)
)
"""For what all read alike. What only one may read stays as it is, since the length of something
packed tells a listener about what it holds."""


@get("/api/games", summary="All games")
async def list_games() -> list[GameInfo]:
    return [game_info(key) for key in games()]


@get(
    "/api/games/{key:str}/board",
    middleware=[PACKED],
    summary="What is printed on a game's board, tiles and cards",
)
async def board(
    key: FromPath[str], request: Request[Any, Any, Any], version: FromQuery[str] = ""
) -> Response[BoardDocument | None]:
    """Asked for by its version it never changes; without, or while an old page asks a new server,
    it is the present one."""
    printed = offered(known(key)).board_document()
    etag = f'"{printed["version"]}"'
    keep = FOR_EVER if version == printed["version"] else ASK_AGAIN
    if request.headers.get("if-none-match") == etag:
        return Response(None, status_code=304, headers={**keep, "ETag": etag})
    return Response(printed, headers={**keep, "ETag": etag})


@get("/api/games/{key:str}/moves", middleware=[PACKED], summary="The table of all moves of a game")
async def moves(key: FromPath[str]) -> Response[list[MoveInfo]]:
    return Response(move_table(known(key)), headers=FOR_A_DAY)


@get("/api/games/{key:str}/rules", middleware=[PACKED], summary="The rules reference")
async def rules(
    key: FromPath[str], language: FromQuery[Language] = ENGLISH
) -> Response[list[RuleSection]]:
    return Response(rules_reference(known(key), language), headers=FOR_AN_HOUR)


@get(
    "/api/games/{key:str}/elements",
    summary="Which section of the rules tells of each kind of element",
)
async def elements(key: FromPath[str]) -> Response[dict[str, str]]:
    rules = offered(known(key)).key
    sections = lesson_of(rules).elements if has_lesson(rules) else {}
    return Response(sections, headers=FOR_AN_HOUR)


@get(
    "/api/texts/{language:str}/{name:str}",
    media_type="text/plain",
    middleware=[PACKED],
    summary="Fluent texts",
)
async def texts(language: FromPath[str], name: FromPath[str]) -> Response[str]:
    if language not in LANGUAGES or not name.endswith(".ftl"):
        raise Refused("error-no-such-thing")
    return Response(fluent(language, known(name.removesuffix(".ftl"))), headers=FOR_AN_HOUR)


def known(key: str) -> str:
    try:
        return offered(key).id
    except UnknownGame:
        raise Refused("error-no-such-thing") from None


@cache
def game_info(key: str) -> GameInfo:
    rules = offered(key)
    return GameInfo(
        key=key,
        title=rules.title,
        ruleset=rules.ruleset,
        board=rules.board_document()["version"],
        seats=list(rules.seats),
        sides={str(seats): rules.sides(seats) for seats in rules.seats},
        options=[
            OptionInfo(name, option.default, list(option.choices), option.help)
            for name, option in rules.options.items()
        ],
        bots=levels(rules),
        sections=rulebook(key)["sections"],
        exercise=bool(problems(key)),
        lesson=has_lesson(key),
    )


@cache
def move_table(key: str) -> list[MoveInfo]:
    rules = offered(key)
    return [
        MoveInfo(move.kind, list(move.args), list(move.targets), rules.text(id))
        for id, move in enumerate(rules.moves)
    ]


@cache
def fluent(language: str, key: str) -> str:
    """All that is said at a table of this game: shared texts first, then the game's own."""
    packages = ("regnum.core", PACKAGE, package_of(key))
    return "\n".join(source(package, language) for package in packages)


def rules_reference(key: str, language: str) -> list[RuleSection]:
    """The game's rules in our own words."""
    return [RuleSection(*section) for section in reference(key, language).values()]
