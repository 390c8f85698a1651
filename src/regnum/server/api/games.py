"""`/api/games`: what can be played, with its moves, texts and rules."""

from functools import cache
from importlib.resources import files
from typing import Final

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from regnum.core.errors import UnknownGame
from regnum.language import LANGUAGES
from regnum.registry import game, games, levels, package_of
from regnum.rulebook import reference, rulebook
from regnum.server.messages import GameInfo, Language, MoveInfo, OptionInfo, RuleSection
from regnum.server.sentences import ROOM, Trouble

FOR_A_DAY: Final = {"Cache-Control": "public, max-age=86400"}
FOR_AN_HOUR: Final = {"Cache-Control": "public, max-age=3600"}


@get("/api/games", summary="All games")
async def list_games() -> list[GameInfo]:
    return [game_info(key) for key in games()]


@get("/api/games/{key:str}/moves", summary="The table of all moves of a game")
async def moves(key: FromPath[str]) -> Response[list[MoveInfo]]:
    return Response(move_table(known(key)), headers=FOR_A_DAY)


@get("/api/games/{key:str}/rules", summary="The rules reference")
async def rules(
    key: FromPath[str], language: FromQuery[Language] = "en"
) -> Response[list[RuleSection]]:
    return Response(rules_reference(known(key), language), headers=FOR_AN_HOUR)


@get("/api/texts/{language:str}/{name:str}", media_type="text/plain", summary="Fluent texts")
async def texts(language: FromPath[str], name: FromPath[str]) -> Response[str]:
    if language not in LANGUAGES or not name.endswith(".ftl"):
        raise Trouble(404, "error-no-such-thing")
    return Response(fluent(language, known(name.removesuffix(".ftl"))), headers=FOR_AN_HOUR)


def known(key: str) -> str:
    try:
        return game(key).key
    except UnknownGame:
        raise Trouble(404, "error-no-such-thing") from None


@cache
def game_info(key: str) -> GameInfo:
    rules = game(key)
    return GameInfo(
        key=key,
        title=rules.title,
        ruleset=rules.ruleset,
        seats=list(rules.seats),
        options=[
            OptionInfo(name, option.default, list(option.choices), option.help)
            for name, option in rules.options.items()
        ],
        bots=levels(rules),
        sections=rulebook(key)["sections"],
    )


@cache
def move_table(key: str) -> list[MoveInfo]:
    rules = game(key)
    return [
        MoveInfo(move.kind, list(move.args), list(move.targets), rules.text(id))
        for id, move in enumerate(rules.moves)
    ]


@cache
def fluent(language: str, key: str) -> str:
    """All that is said at a table of this game: shared texts first, then the game's own."""
    rooms = ("regnum.core", ROOM, package_of(key))
    return "\n".join(
        files(room).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
        for room in rooms
    )


def rules_reference(key: str, language: str) -> list[RuleSection]:
    """The game's rules in our own words."""
    return [RuleSection(*section) for section in reference(key, language).values()]
