"""Keeping what players sign in with, and handing over what a guest has played."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from regnum.server.storage.clubs import hand_over_clubs
from regnum.server.storage.database import Database
from regnum.server.storage.ratings import hand_over_ratings
from regnum.server.storage.schema import challenges, members, passkeys, recovery_codes, results
from regnum.server.storage.turns import hand_over_notices


class Passkey(NamedTuple):
    """A passkey as it is kept; id and key in base64url."""

    id: str
    player: str
    public_key: str
    sign_count: int
    site: str
    name: str
    made: int
    used: int | None


class HashedCode(NamedTuple):
    """A recovery code as it is kept, in hexadecimal: of its secret part the hash only."""

    id: str
    player: str
    salt: str
    hash: str


class AccountStorage:
    """Passkeys, recovery codes and challenges."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- passkeys -----------------------------------------------------------------------

    async def passkeys_of(self, player: str) -> list[Passkey]:
        query = select(passkeys).where(passkeys.c.player == player).order_by(passkeys.c.made)
        return await self._database.read(
            lambda connection: [Passkey(*row) for row in connection.execute(query)]
        )

    async def passkey(self, id: str) -> Passkey | None:
        query = select(passkeys).where(passkeys.c.id == id)
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Passkey(*row)

    async def add_passkey(self, passkey: Passkey) -> None:
        """IntegrityError if there is one of this id."""
        await self._database.write(
            lambda connection: connection.execute(insert(passkeys), passkey._asdict())
        )

    async def used_passkey(self, id: str, sign_count: int, at: int) -> None:
        own = update(passkeys).where(passkeys.c.id == id).values(sign_count=sign_count, used=at)
        await self._database.write(lambda connection: connection.execute(own))

    async def remove_passkey(self, player: str, id: str) -> None:
        own = delete(passkeys).where(passkeys.c.player == player, passkeys.c.id == id)
        await self._database.write(lambda connection: connection.execute(own))

    # --- recovery codes -----------------------------------------------------------------

    async def replace_codes(self, player: str, codes: Sequence[HashedCode]) -> None:
        """These are the player's codes from now on, and no others."""

        def write(connection: Connection) -> None:
            connection.execute(delete(recovery_codes).where(recovery_codes.c.player == player))
            connection.execute(insert(recovery_codes), [code._asdict() for code in codes])

        await self._database.write(write)

    async def codes_left(self, player: str) -> int:
        query = select(func.count()).where(recovery_codes.c.player == player)
        return await self._database.read(lambda connection: connection.scalar(query)) or 0

    async def code(self, id: str) -> HashedCode | None:
        query = select(recovery_codes).where(recovery_codes.c.id == id)
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else HashedCode(*row)

    async def use_code(self, id: str) -> bool:
        """Whether it was still there; nobody uses it again."""
        statement = delete(recovery_codes).where(recovery_codes.c.id == id)
        return bool(
            await self._database.write(lambda connection: connection.execute(statement).rowcount)
        )

    # --- challenges ---------------------------------------------------------------------

    async def pose(self, player: str, challenge: str, now: int, until: int) -> None:
        """The player's challenge; those of others that have lapsed are forgotten."""
        old = (challenges.c.until < now) | (challenges.c.player == player)
        row = {"player": player, "challenge": challenge, "until": until}

        def write(connection: Connection) -> None:
            connection.execute(delete(challenges).where(old))
            connection.execute(insert(challenges), row)

        await self._database.write(write)

    async def take_challenge(self, player: str, now: int) -> str | None:
        """What the player was asked to sign; it is asked once."""
        own = challenges.c.player == player

        def write(connection: Connection) -> str | None:
            row = connection.execute(select(challenges).where(own)).one_or_none()
            if row is None or not connection.execute(delete(challenges).where(own)).rowcount:
                return None
            return str(row.challenge) if row.until >= now else None

        return await self._database.write(write)

    # --- what a guest has played --------------------------------------------------------

    async def tables_of(self, player: str) -> list[str]:
        query = select(members.c.table_id).where(members.c.player == player)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def hand_over(self, guest: str, player: str) -> None:
        """What was the guest's in the lists is the player's."""
        theirs = members.c.player == guest
        known = select(members.c.table_id).where(members.c.player == player).scalar_subquery()

        def write(connection: Connection) -> None:
            hand_over_ratings(connection, guest, player)
            hand_over_notices(connection, guest, player)
            hand_over_clubs(connection, guest, player)
            connection.execute(
                update(results).where(results.c.player == guest).values(player=player)
            )
            for row in connection.execute(select(members).where(theirs)).all():
                own = (members.c.player == player) & (members.c.table_id == row.table_id)
                same = {"put_away": row.put_away}
                connection.execute(
                    update(members).where(own, members.c.seen < row.seen).values(seen=row.seen)
                )
                connection.execute(update(members).where(own).values(same))
            connection.execute(delete(members).where(theirs, members.c.table_id.in_(known)))
            connection.execute(update(members).where(theirs).values(player=player))

        await self._database.write(write)
