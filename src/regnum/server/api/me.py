"""`/api/me`: what a player says of himself."""

from litestar import get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from regnum.server.api.guest import Guest
from regnum.server.house import House
from regnum.server.messages import Me, MeChange


@get("/api/me", summary="Who am I?")
async def who_am_i(guest: NamedDependency[Guest]) -> Me:
    return Me(guest.player, guest.name, guest.language)


@put("/api/me", summary="Change my name or language")
async def call_me(
    guest: NamedDependency[Guest], house: NamedDependency[House], data: JSONBody[MeChange]
) -> Me:
    name = guest.name if data.name is None else " ".join(data.name.split())
    language = data.language or guest.language
    await house.storage.save_player(guest.player, name, language)
    return Me(guest.player, name, language)
