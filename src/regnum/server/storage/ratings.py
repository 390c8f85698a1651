"""Ratings: changed by a rated game with the move that ends it."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, delete, insert, select, text

from regnum.ratings import Skill, rated
from regnum.server.storage.database import Database
from regnum.server.storage.schema import players, ratings

RATING_LOCK: Final = 7_346_867
"""The number of the lock under which one process at a time rates games in a shared database."""

BOT: Final = "bot:"
LISTED: Final = 50


class Rated(NamedTuple):
    """How strong somebody is thought to be after so many rated games; a bot by its name alone."""

    player: str
    name: str
    strength: float
    doubt: float
    games: int

    @property
    def bot(self) -> str | None:
        return self.player.removeprefix(BOT) if self.player.startswith(BOT) else None


class Contest(NamedTuple):
    """Who played a rated game, by seat, and how they ranked."""

    game: str
    players: Sequence[str]
    ranks: Sequence[int]


def rate(connection: Connection, contests: Sequence[Contest]) -> None:
    """Within the transaction that keeps the results; two games of one player come one after the
    other."""
    if contests and connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": RATING_LOCK})
    for game, names, ranks in contests:
        own = (ratings.c.game == game) & ratings.c.player.in_(names)
        before = {row.player: row for row in connection.execute(select(ratings).where(own))}
        known = {player: Skill(row.strength, row.doubt) for player, row in before.items()}
        rows = [
            {
                "player": player,
                "game": game,
                "strength": skill.strength,
                "doubt": skill.doubt,
                "games": before[player].games + 1 if player in before else 1,
            }
            for player, skill in rated(names, ranks, known).items()
        ]
        connection.execute(delete(ratings).where(own))
        connection.execute(insert(ratings), rows)


def hand_over_ratings(connection: Connection, guest: str, player: str) -> None:
    """Of a guest who signs in. Where both have a rating, the one of more games stays."""
    both = select(ratings).where(ratings.c.player.in_([guest, player])).order_by(ratings.c.games)
    best = {row.game: row._mapping for row in connection.execute(both)}
    connection.execute(delete(ratings).where(ratings.c.player.in_([guest, player])))
    if best:
        connection.execute(insert(ratings), [{**row, "player": player} for row in best.values()])


class Ratings:
    """The ratings that are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_game(self, game: str) -> list[Rated]:
        """The strongest first: not by the strength most to be believed but by the one that is
        almost sure, so that one lucky game is not the top."""
        sure = ratings.c.strength - 3 * ratings.c.doubt
        query = _RATED.where(ratings.c.game == game).order_by(sure.desc()).limit(LISTED)
        return await self._database.read(
            lambda connection: [_rated(row) for row in connection.execute(query)]
        )

    async def of_player(self, player: str) -> dict[str, Rated]:
        """By game."""
        query = _RATED.where(ratings.c.player == player)
        return await self._database.read(
            lambda connection: {row.game: _rated(row) for row in connection.execute(query)}
        )


_RATED: Final = select(ratings, players.c.name).outerjoin(players, players.c.id == ratings.c.player)


def _rated(row: Row[Any]) -> Rated:
    return Rated(row.player, row.name or "", row.strength, row.doubt, row.games)
