"""Who asks, and in which language they want to be answered."""

from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from regnum.server.identity import Bearer
from regnum.server.messages import Language
from regnum.server.sentences import preferred
from regnum.server.tables import Tables

BEARER = "regnum.bearer"
ADDRESS = "regnum.address"
"""Where the guard leaves whose cookie and whose address it is in an ASGI scope; for whom the answer
leaves a cookie is in the first."""


class Guest(NamedTuple):
    """The player behind a request, as far as they told us about themselves."""

    player: str
    name: str
    language: Language
    address: str = ""


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any], tables: Tables) -> Guest:
    """Who has signed out everywhere since then is a new guest here."""
    bearer: Bearer = connection.scope[BEARER]  # type: ignore[literal-required]
    name, language, sign_outs = await tables.storage.player(bearer.player)
    if bearer.sign_outs != sign_outs:
        name, language, bearer = "", None, Bearer(tables.identity.new_player())
        connection.scope[BEARER] = bearer  # type: ignore[literal-required]
    wanted = language or connection.headers.get("accept-language") or ""
    address: str = connection.scope[ADDRESS]  # type: ignore[literal-required]
    return Guest(bearer.player, name, preferred(wanted), address)
