"""Who is who: guests by signed cookie, seats by unguessable link.

One key signs both. A seat's token is made from the key, so that nothing secret need be kept, and
it is spent as soon as the seat is no longer open.
"""

import hashlib
import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Final

COOKIE: Final = "regnum"
COOKIE_AGE: Final = 400 * 86_400
"""As long as browsers keep one."""

KEY_FILE: Final = "secret.key"


class Identity:
    """Signs and checks."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new_player(self) -> str:
        return secrets.token_urlsafe(16)

    def cookie(self, player: str) -> str:
        """The cookie's value for a player."""
        return f"{player}.{self._sign('player', player)}"

    def player(self, cookie_header: str) -> str | None:
        """Whose cookie it is, None unless we signed it."""
        try:
            morsel = SimpleCookie(cookie_header).get(COOKIE)
        except CookieError:
            return None
        player, _, signature = (morsel.value if morsel else "").rpartition(".")
        expected = self._sign("player", player)
        return player if player and hmac.compare_digest(signature, expected) else None

    def seat_token(self, table: str, seat: int) -> str:
        """Gives its bearer this seat while it is open."""
        return self._sign("seat", f"{table}/{seat}")

    def opens(self, token: str, table: str, seat: int) -> bool:
        expected = self.seat_token(table, seat)
        return hmac.compare_digest(token.encode(), expected.encode())

    def _sign(self, purpose: str, text: str) -> str:
        digest = hmac.digest(self._key, f"{purpose}:{text}".encode(), hashlib.sha256)
        return urlsafe_b64encode(digest[:24]).decode()


def identity_in(data: Path) -> Identity:
    """With the key of the data folder, made at the first start for its owner only."""
    path = data / KEY_FILE
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return Identity(path.read_bytes())
    with os.fdopen(descriptor, "wb") as file:
        file.write(secrets.token_bytes(32))
    return Identity(path.read_bytes())


def new_table_id() -> str:
    """Not to be guessed, since a private table is found only by its address."""
    return secrets.token_urlsafe(9)
