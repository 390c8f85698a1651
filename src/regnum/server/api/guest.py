"""Who asks, and in which language they want to be answered."""

from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from regnum.server.messages import Language
from regnum.server.sentences import preferred
from regnum.server.tables import Tables

PLAYER = "regnum.player"
ADDRESS = "regnum.address"
"""Where the guard leaves the player's id and address in an ASGI scope."""


class Guest(NamedTuple):
    """The player behind a request, as far as they told us about themselves."""

    player: str
    name: str
    language: Language
    address: str = ""


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any], tables: Tables) -> Guest:
    player: str = connection.scope[PLAYER]  # type: ignore[literal-required]
    name, language = await tables.storage.player(player)
    wanted = language or connection.headers.get("accept-language") or ""
    address: str = connection.scope[ADDRESS]  # type: ignore[literal-required]
    return Guest(player, name, preferred(wanted), address)
