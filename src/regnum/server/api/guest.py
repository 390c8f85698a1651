"""Who asks, and in which language they want to be answered."""

from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from regnum.server.identity import Bearer
from regnum.server.messages.fields import Language
from regnum.server.tables import Tables

BEARER = "regnum.bearer"
ADDRESS = "regnum.address"
LANGUAGE = "regnum.language"
"""Where the guard leaves in an ASGI scope whose cookie and whose address it is, and the language
that the browser asks for; for whom the answer leaves a cookie is in the first."""


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
    if language not in tables.settings.spoken:
        language = asked_language(connection)
    address: str = connection.scope[ADDRESS]  # type: ignore[literal-required]
    return Guest(bearer.player, name, language, address)


def asked_language(connection: ASGIConnection[Any, Any, Any, Any]) -> Language:
    """The one of ours that the browser asks for."""
    language: Language = connection.scope[LANGUAGE]  # type: ignore[literal-required]
    return language
