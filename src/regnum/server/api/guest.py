"""Who asks, and in which language he wants to be answered."""

from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from regnum.server.house import House
from regnum.server.messages import Language
from regnum.server.sentences import preferred

PLAYER = "regnum.player"
"""Where the doorkeeper leaves the player's id in an ASGI scope."""


class Guest(NamedTuple):
    """The player behind a request, as far as he told us about himself."""

    player: str
    name: str
    language: Language


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> Guest:
    player: str = connection.scope[PLAYER]  # type: ignore[literal-required]
    name, language = await house.storage.player(player)
    wanted = language or connection.headers.get("accept-language") or ""
    return Guest(player, name, preferred(wanted))
