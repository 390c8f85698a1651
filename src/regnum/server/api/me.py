"""`/api/me`: what players say of themselves, and what they have played."""

from typing import Annotated, Final

from litestar import get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from regnum.registry import offered, title_of
from regnum.server.api.guest import Guest
from regnum.server.live import now
from regnum.server.messages.players import (
    Me,
    MeChange,
    Played,
    PlayedGame,
    PlayedSeat,
    PlayedTally,
    Rating,
)
from regnum.server.storage.ratings import Rated
from regnum.server.storage.results import ENDED, Ended, SeatResult, Tally
from regnum.server.tables import Tables

LATEST: Final = 2**53
"""The latest moment that a browser can count."""


@get("/api/me", summary="Who am I?")
async def who_am_i(guest: NamedDependency[Guest]) -> Me:
    return Me(guest.player, guest.name, guest.language)


@put("/api/me", summary="Change my name or language")
async def call_me(
    guest: NamedDependency[Guest], tables: NamedDependency[Tables], data: JSONBody[MeChange]
) -> Me:
    name = guest.name if data.name is None else " ".join(data.name.split())
    language = data.language or guest.language
    await tables.storage.save_player(guest.player, name, language)
    return Me(guest.player, name, language)


@get("/api/me/games", summary="What have I played?")
async def played(
    guest: NamedDependency[Guest],
    tables: NamedDependency[Tables],
    before: Annotated[int | None, QueryParameter(ge=0, le=LATEST)] = None,
) -> Played:
    """The latest games, or those that ended before a moment."""
    found = await tables.results.history_of(guest.player, now() + 1 if before is None else before)
    tallies = await tables.results.tallies_of(guest.player)
    ratings = await tables.ratings.of_player(guest.player)
    return Played(
        [played_tally(tally, ratings.get(tally.game), guest.player) for tally in tallies],
        [played_game(ended, guest.player) for ended in found],
        found[-1].seats[0].ended if len(found) == ENDED else None,
    )


@get("/api/games/{key:str}/ratings", summary="Who plays a game how strongly?")
async def ratings(
    guest: NamedDependency[Guest], tables: NamedDependency[Tables], key: FromPath[str]
) -> list[Rating]:
    """By their rated games, the strongest first."""
    found = await tables.ratings.of_game(offered(key).id)
    return [rating(each, guest.player) for each in found]


def rating(rated: Rated, player: str) -> Rating:
    return Rating(
        rated.name,
        rated.bot,
        rated.player == player,
        rated.strength,
        rated.doubt,
        rated.games,
    )


def played_tally(tally: Tally, rated: Rated | None, player: str) -> PlayedTally:
    return PlayedTally(
        title=title_of(tally.game),
        rating=None if rated is None else rating(rated, player),
        **tally._asdict(),
    )


def played_game(ended: Ended, player: str) -> PlayedGame:
    one = ended.seats[0]
    seats = [played_seat(seat, player) for seat in ended.seats]
    return PlayedGame(one.table_id, one.game, title_of(one.game), one.ended, ended.there, seats)


def played_seat(result: SeatResult, player: str) -> PlayedSeat:
    return PlayedSeat(
        result.seat,
        result.name,
        result.bot,
        result.player == player,
        result.rank,
        result.score,
        result.left_to_bot,
    )
