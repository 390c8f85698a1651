"""Accounts without passwords. A guest who has a passkey or recovery codes can sign in with them
elsewhere, and is the same player there.

Recovery codes are random, shown once and kept as slow hashes: `ABCDE-FGHJK-MNPQR-STVWX`, of which
the first characters say which code it is.
"""

import asyncio
import hashlib
import secrets
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy.exc import IntegrityError
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from regnum.server.identity import same
from regnum.server.live import now
from regnum.server.storage.accounts import AccountStorage, HashedCode, Passkey
from regnum.server.tables import Tables
from regnum.table.refused import Refused
from regnum.table.requests import become

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without letters that are taken for others."""

MISREAD: Final = str.maketrans("OIL", "011")
CODES: Final = 10
CODE_LENGTH: Final = 20
NAMED_BY: Final = 6
"""Characters that say which code it is; the others are the secret."""

GROUP: Final = 5
ANSWER_WITHIN: Final = 300_000
"""Milliseconds in which a challenge can be signed."""

MOST_PASSKEYS: Final = 20
NO_CODE: Final = HashedCode("", "", "00" * 16, "")
"""What a code is held against that nobody has."""

APPLICATION: Final = "Regnum"


class Site(NamedTuple):
    """Where the page is used: its whole address, and the name of its host, for which passkeys are
    made."""

    origin: str
    name: str


def site_of(origin: str | None) -> Site:
    """From the Origin of a request, which the guard has found to be one of ours."""
    name = urlsplit(origin or "").hostname
    if origin is None or name is None:
        raise Refused("error-foreign-origin")
    return Site(origin, name)


class Accounts:
    """Signing up and signing in."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.storage = AccountStorage(tables.storage.database)

    async def has_account(self, player: str) -> bool:
        """Whether the player can sign in again."""
        codes = await self.storage.codes_left(player)
        return bool(codes or await self.storage.passkeys_of(player))

    # --- passkeys -----------------------------------------------------------------------

    async def ask_for_passkey(self, player: str, name: str, site: Site) -> dict[str, Any]:
        """What a browser needs to make a passkey."""
        known = await self.storage.passkeys_of(player)
        if len(known) >= MOST_PASSKEYS:
            raise Refused("refused-enough-passkeys", {"count": MOST_PASSKEYS})
        options = generate_registration_options(
            rp_id=site.name,
            rp_name=APPLICATION,
            user_id=player.encode(),
            user_name=name or APPLICATION,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known
            ],
        )
        await self._pose(player, options.challenge)
        return options_to_json_dict(options)

    async def add_passkey(
        self, player: str, credential: dict[str, Any], name: str, site: Site
    ) -> None:
        challenge = await self._posed(player)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except (WebAuthnException, ValueError):
            raise Refused("refused-passkey") from None
        passkey = Passkey(
            bytes_to_base64url(made.credential_id),
            player,
            bytes_to_base64url(made.credential_public_key),
            made.sign_count,
            site.name,
            name,
            now(),
            None,
        )
        try:
            await self.storage.add_passkey(passkey)
        except IntegrityError:
            raise Refused("refused-passkey") from None

    async def remove_passkey(self, player: str, id: str) -> None:
        """Unless nobody could sign in any more."""
        own = await self.storage.passkeys_of(player)
        if id not in {each.id for each in own}:
            raise Refused("error-no-such-thing")
        if len(own) == 1 and not await self.storage.codes_left(player):
            raise Refused("refused-last-way-in")
        await self.storage.remove_passkey(player, id)

    async def ask_to_sign_in(self, player: str, site: Site) -> dict[str, Any]:
        """What a browser needs to sign with a passkey, whichever the person chooses."""
        options = generate_authentication_options(rp_id=site.name)
        await self._pose(player, options.challenge)
        return options_to_json_dict(options)

    async def sign_in(self, guest: str, credential: dict[str, Any], site: Site) -> str:
        """By a passkey; whose it is. What the guest has played comes along."""
        challenge = await self._posed(guest)
        id = str(credential.get("id"))
        passkey = await self.storage.passkey(id) if id.isprintable() else None
        if passkey is None or passkey.site != site.name:
            raise Refused("refused-unknown-passkey")
        try:
            verified = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.sign_count,
            )
        except (WebAuthnException, ValueError):
            raise Refused("refused-passkey") from None
        await self.storage.used_passkey(passkey.id, verified.new_sign_count, now())
        await self._bring_along(guest, passkey.player)
        return passkey.player

    async def _pose(self, player: str, challenge: bytes) -> None:
        text = bytes_to_base64url(challenge)
        await self.storage.pose(player, text, now(), now() + ANSWER_WITHIN)

    async def _posed(self, player: str) -> bytes:
        challenge = await self.storage.take_challenge(player, now())
        if challenge is None:
            raise Refused("refused-passkey")
        return base64url_to_bytes(challenge)

    # --- recovery codes -----------------------------------------------------------------

    async def new_codes(self, player: str) -> list[str]:
        """Codes to be shown once; older ones no longer count."""
        codes = [new_code() for _ in range(CODES)]
        hashed = await asyncio.to_thread(lambda: [hashed_code(code, player) for code in codes])
        await self.storage.replace_codes(player, hashed)
        return [grouped(code) for code in codes]

    async def sign_in_by_code(self, guest: str, written: str) -> str:
        """By a recovery code, which is used up; whose it is. One that does not exist takes as long
        as one that is wrong."""
        code = read_code(written)
        known = await self.storage.code(code[:NAMED_BY]) or NO_CODE
        given = await asyncio.to_thread(slow_hash, code, bytes.fromhex(known.salt))
        if not same(given, known.hash) or not await self.storage.use_code(known.id):
            raise Refused("refused-code")
        await self._bring_along(guest, known.player)
        return known.player

    # --- what a guest has played --------------------------------------------------------

    async def _bring_along(self, guest: str, player: str) -> None:
        """The guest's seats and tables are the player's from now on, unless the guest has an
        account of their own."""
        if guest == player or await self.has_account(guest):
            return
        for id in await self.storage.tables_of(guest):
            try:
                live = await self._tables.table(id)
                await live.request(None, None, lambda table: become(table, guest, player))
            except Refused:
                continue  # a table of former rules, or one that was theirs no longer
        await self.storage.hand_over(guest, player)


# --- the codes ------------------------------------------------------------------------------


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def grouped(code: str) -> str:
    """As it is shown."""
    return "-".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))


def read_code(written: str) -> str:
    """As somebody may have copied it by hand."""
    letters = written.upper().translate(MISREAD)
    return "".join(letter for letter in letters if letter in ALPHABET)


def hashed_code(code: str, player: str) -> HashedCode:
    salt = secrets.token_bytes(16)
    return HashedCode(code[:NAMED_BY], player, salt.hex(), slow_hash(code, salt))


def slow_hash(code: str, salt: bytes) -> str:
    return hashlib.scrypt(code[NAMED_BY:].encode(), salt=salt, n=2**14, r=8, p=1).hex()
