"""`/api/me`: what players say of themselves."""

from litestar import get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from regnum.server.api.guest import Guest
from regnum.server.messages import Me, MeChange
from regnum.server.tables import Tables


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
