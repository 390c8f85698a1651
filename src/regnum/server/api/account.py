"""`/api/account`: an account without a password, and signing in and out."""

from typing import Any

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from regnum.server.accounts import Accounts, site_of
from regnum.server.api.guest import BEARER, Guest, guest_of
from regnum.server.identity import Bearer
from regnum.server.limits import Limiter
from regnum.server.messages.players import (
    Account,
    Ceremony,
    Me,
    NewPasskey,
    PasskeyInfo,
    RecoveryCodes,
    SignIn,
    SignInByCode,
)
from regnum.server.tables import Tables
from regnum.table.refused import Refused


@get("/api/account", summary="What can I sign in with?")
async def account(guest: NamedDependency[Guest], accounts: NamedDependency[Accounts]) -> Account:
    return await account_of(accounts, guest.player)


@post("/api/account/passkeys/options", summary="Begin to make a passkey")
async def ask_for_passkey(
    guest: NamedDependency[Guest],
    accounts: NamedDependency[Accounts],
    request: Request[Any, Any, Any],
) -> Ceremony:
    site = site_of(request.headers.get("origin"))
    return Ceremony(await accounts.ask_for_passkey(guest.player, guest.name, site))


@post("/api/account/passkeys", summary="Keep the passkey that was made")
async def add_passkey(
    guest: NamedDependency[Guest],
    accounts: NamedDependency[Accounts],
    request: Request[Any, Any, Any],
    data: JSONBody[NewPasskey],
) -> Account:
    site = site_of(request.headers.get("origin"))
    name = " ".join(data.name.split())
    await accounts.add_passkey(guest.player, data.credential, name, site)
    return await account_of(accounts, guest.player)


@delete("/api/account/passkeys/{id:str}", status_code=200, summary="Forget a passkey")
async def remove_passkey(
    guest: NamedDependency[Guest], accounts: NamedDependency[Accounts], id: FromPath[str]
) -> Account:
    await accounts.remove_passkey(guest.player, id)
    return await account_of(accounts, guest.player)


@post("/api/account/codes", summary="New recovery codes, shown this once")
async def new_codes(
    guest: NamedDependency[Guest],
    accounts: NamedDependency[Accounts],
    sign_ins: NamedDependency[Limiter],
) -> RecoveryCodes:
    allow(sign_ins, guest)
    return RecoveryCodes(await accounts.new_codes(guest.player))


@post("/api/sign-in/options", summary="Begin to sign in with a passkey")
async def ask_to_sign_in(
    guest: NamedDependency[Guest],
    accounts: NamedDependency[Accounts],
    request: Request[Any, Any, Any],
) -> Ceremony:
    site = site_of(request.headers.get("origin"))
    return Ceremony(await accounts.ask_to_sign_in(guest.player, site))


@post("/api/sign-in", summary="Sign in with a passkey")
async def sign_in(
    guest: NamedDependency[Guest],
    accounts: NamedDependency[Accounts],
    sign_ins: NamedDependency[Limiter],
    tables: NamedDependency[Tables],
    request: Request[Any, Any, Any],
    data: JSONBody[SignIn],
) -> Me:
    allow(sign_ins, guest)
    site = site_of(request.headers.get("origin"))
    player = await accounts.sign_in(guest.player, data.credential, site)
    return await be(player, request, tables)


@post("/api/sign-in/code", summary="Sign in with a recovery code")
async def sign_in_by_code(
    guest: NamedDependency[Guest],
    accounts: NamedDependency[Accounts],
    sign_ins: NamedDependency[Limiter],
    tables: NamedDependency[Tables],
    request: Request[Any, Any, Any],
    data: JSONBody[SignInByCode],
) -> Me:
    allow(sign_ins, guest)
    player = await accounts.sign_in_by_code(guest.player, data.code)
    return await be(player, request, tables)


@post("/api/sign-out", summary="Be a new guest in this browser")
async def sign_out(
    guest: NamedDependency[Guest],
    accounts: NamedDependency[Accounts],
    tables: NamedDependency[Tables],
    request: Request[Any, Any, Any],
) -> Me:
    """Only who can sign in again: what others have played would be lost to them."""
    if not await accounts.has_account(guest.player):
        raise Refused("refused-no-account")
    return await be(tables.identity.new_player(), request, tables)


@post("/api/sign-out/others", summary="Sign out everywhere else")
async def sign_out_elsewhere(
    guest: NamedDependency[Guest],
    accounts: NamedDependency[Accounts],
    tables: NamedDependency[Tables],
    request: Request[Any, Any, Any],
) -> Me:
    """Whatever other browser has been this player is a new guest from now on."""
    if not await accounts.has_account(guest.player):
        raise Refused("refused-no-account")
    await tables.sign_out(guest.player)
    return await be(guest.player, request, tables)


def allow(sign_ins: Limiter, guest: Guest) -> None:
    if not sign_ins.allows(guest.address):
        raise Refused("error-too-many")


async def be(player: str, request: Request[Any, Any, Any], tables: Tables) -> Me:
    """From this answer on the browser's cookie is this player's."""
    sign_outs = (await tables.storage.player(player)).sign_outs
    request.scope[BEARER] = Bearer(player, sign_outs)  # type: ignore[literal-required]
    guest = await guest_of(request, tables)
    return Me(guest.player, guest.name, guest.language)


async def account_of(accounts: Accounts, player: str) -> Account:
    return Account(
        [
            PasskeyInfo(each.id, each.name, each.made, each.used)
            for each in await accounts.storage.passkeys_of(player)
        ],
        await accounts.storage.codes_left(player),
    )
