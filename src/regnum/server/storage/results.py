"""How games ended: kept with the move that ended them, and counted for those who played."""

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from typing import Final, NamedTuple

from sqlalchemy import Connection, Row, Select, case, func, insert, select

from regnum.server.storage.database import Database
from regnum.server.storage.ratings import BOT, Contest, rate
from regnum.server.storage.schema import results, tables

ENDED = 50
"""How many games a page of somebody's history tells."""

A_LESSON: Final = '%"lesson":true%'
"""What the opening of a lesson holds as it is kept. Where people write the same, its quotation
marks are escaped."""


class SeatResult(NamedTuple):
    """How a game ended for a seat; `bot` if the seat was a bot's own, `left_to_bot` if one has
    decided for the person who had it."""

    table_id: str
    seat: int
    game: str
    player: str | None
    bot: str | None
    name: str
    rank: int
    score: int
    ended: int
    rated: bool = False
    left_to_bot: bool = False


class Ended(NamedTuple):
    """A game that has ended, and whether its table can still be looked at."""

    seats: list[SeatResult]
    there: bool


class Tally(NamedTuple):
    """What somebody has reached in a game: how often they played, and without a bot's help how
    often they were the first or among them, their best score and their mean rank."""

    game: str
    played: int
    won: int
    best: int | None
    mean_rank: float | None


def keep_results(connection: Connection, rows: Sequence[SeatResult]) -> None:
    """Within the transaction that keeps the last move."""
    if not rows:
        return
    connection.execute(insert(results), [row._asdict() for row in rows])
    by_table = groupby((row for row in rows if row.rated), attrgetter("table_id"))
    games = [list(seats) for _, seats in by_table]
    rate(connection, [_contest(seats) for seats in games if not _left_by_all(seats)])


def _left_by_all(seats: Sequence[SeatResult]) -> bool:
    """Whether nobody is there whom the others could have lost to."""
    return all(seat.left_to_bot for seat in seats)


def _contest(seats: Sequence[SeatResult]) -> Contest:
    """What a bot reached for a person is nobody's merit: who left the game to it is the last."""
    names = [seat.player if seat.bot is None else BOT + seat.bot for seat in seats]
    last = max(seat.rank for seat in seats) + 1
    ranks = [last if seat.left_to_bot else seat.rank for seat in seats]
    return Contest(seats[0].game, [name or "" for name in names], ranks)


class Results:
    """The results that are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def history_of(self, player: str, before: int) -> list[Ended]:
        """The latest games of a player that ended before a moment, the last first."""

        def read(connection: Connection) -> list[Ended]:
            ids = list(connection.scalars(_ended_before(player, before)))
            query = (
                select(results, tables.c.id.label("there"))
                .outerjoin(tables, tables.c.id == results.c.table_id)
                .where(results.c.table_id.in_(ids))
                .order_by(results.c.seat)
            )
            rows = connection.execute(query).all()
            return [_ended([row for row in rows if row.table_id == id]) for id in ids]

        return await self._database.read(read)

    async def tallies_of(self, player: str) -> list[Tally]:
        """What a player has reached, by game. Who had several seats counts with the best, and what
        a bot reached for them is not theirs."""
        own = ~results.c.left_to_bot
        best = (
            select(
                results.c.game,
                func.min(case((own, results.c.rank))).label("rank"),
                func.max(case((own, results.c.score))).label("score"),
                func.max(case((own & (results.c.rank == 1), 1), else_=0)).label("won"),
            )
            .where(results.c.player == player)
            .group_by(results.c.table_id, results.c.game)
            .subquery()
        )
        query = (
            select(
                best.c.game,
                func.count().label("played"),
                func.sum(best.c.won).label("won"),
                func.max(best.c.score).label("best"),
                func.avg(best.c.rank).label("mean_rank"),
            )
            .group_by(best.c.game)
            .order_by(best.c.game)
        )
        return await self._database.read(
            lambda connection: [
                Tally(
                    row.game,
                    row.played,
                    int(row.won),
                    row.best,
                    None if row.mean_rank is None else float(row.mean_rank),
                )
                for row in connection.execute(query)
            ]
        )

    async def missing(self) -> list[str]:
        """Tables whose games ended before results were kept; lessons have none."""
        told = select(results.c.table_id).where(results.c.table_id == tables.c.id)
        query = select(tables.c.id).where(
            tables.c.status == "over", ~told.exists(), tables.c.opening.not_like(A_LESSON)
        )
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def keep(self, rows: Sequence[SeatResult]) -> None:
        await self._database.write(lambda connection: keep_results(connection, rows))


def _ended_before(player: str, before: int) -> Select[tuple[str]]:
    ended = func.max(results.c.ended)
    return (
        select(results.c.table_id)
        .where(results.c.player == player, results.c.ended < before)
        .group_by(results.c.table_id)
        .order_by(ended.desc(), results.c.table_id)
        .limit(ENDED)
    )


def _ended(rows: Sequence[Row[tuple[object, ...]]]) -> Ended:
    return Ended([_result(row) for row in rows], rows[0].there is not None)


def _result(row: Row[tuple[object, ...]]) -> SeatResult:
    return SeatResult(*(getattr(row, name) for name in SeatResult._fields))
