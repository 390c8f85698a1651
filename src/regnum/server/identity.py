"""Who is who: guests by signed cookie, seats by unguessable link.

A cookie also says how often its player has signed out everywhere: one from before counts no more.

One key signs both. A seat's token is made from the key, so that nothing secret need be kept, and
it is spent as soon as the seat is no longer open.
"""

import hashlib
import hmac
import os
import secrets
import tempfile
from base64 import urlsafe_b64encode
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Final, NamedTuple

from regnum.core.errors import RegnumError
from regnum.table.spans import DAY_IN_SECONDS

COOKIE: Final = "regnum"
COOKIE_AGE: Final = 400 * DAY_IN_SECONDS
"""As long as browsers keep one."""

KEY_FILE: Final = "secret.key"
OLD_KEY_FILE: Final = "secret.key.old"
"""What was signed with this one still counts: a host who makes a new key moves the old one here,
and takes it away when everybody has been back."""

SHORTEST_KEY: Final = 32
SIGNED_OUT: Final = "~"
"""Stands before the number of times; no player's id has it."""


class Bearer(NamedTuple):
    """Whose cookie it is, and how often they had signed out everywhere when they got it."""

    player: str
    sign_outs: int = 0

    def __str__(self) -> str:
        return f"{self.player}{SIGNED_OUT}{self.sign_outs}" if self.sign_outs else self.player


class Identity:
    """Signs with its key, and believes what that or an older one has signed."""

    def __init__(self, key: bytes, *older: bytes) -> None:
        self._key = key
        self._keys = (key, *older)

    def new_player(self) -> str:
        return secrets.token_urlsafe(16)

    def cookie(self, bearer: Bearer) -> str:
        """The cookie's value."""
        return f"{bearer}.{self._sign('player', str(bearer))}"

    def bearer(self, cookie_header: str) -> Bearer | None:
        """Whose cookie it is, None unless we signed it."""
        value = cookie_in(cookie_header)
        text = value.rpartition(".")[0]
        if not text or not self._signed(value, text):
            return None
        player, _, sign_outs = text.partition(SIGNED_OUT)
        return Bearer(player, int(sign_outs or 0))

    def is_fresh(self, cookie_header: str) -> bool:
        """Whether the present key has signed it."""
        value = cookie_in(cookie_header)
        text = value.rpartition(".")[0]
        return same(value, f"{text}.{self._sign('player', text)}")

    def seat_token(self, table: str, seat: int) -> str:
        """Gives its bearer this seat while it is open."""
        return self._sign("seat", f"{table}/{seat}")

    def opens(self, token: str, table: str, seat: int) -> bool:
        return any(same(token, self._sign("seat", f"{table}/{seat}", key)) for key in self._keys)

    def mail_token(self, player: str, mail: str) -> str:
        """Stands in a letter to this address: who has it has read the letter."""
        return self._sign("mail", f"{player}/{mail}")

    def has_read(self, token: str, player: str, mail: str) -> bool:
        """Whether they have had the letter."""
        return any(same(token, self._sign("mail", f"{player}/{mail}", key)) for key in self._keys)

    def _signed(self, value: str, text: str) -> bool:
        return any(same(value, f"{text}.{self._sign('player', text, key)}") for key in self._keys)

    def _sign(self, purpose: str, text: str, key: bytes | None = None) -> str:
        digest = hmac.digest(key or self._key, f"{purpose}:{text}".encode(), hashlib.sha256)
        return urlsafe_b64encode(digest[:24]).decode()


def cookie_in(header: str) -> str:
    """Our cookie's value in what a browser sends, empty if there is none."""
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return ""
    return morsel.value if morsel else ""


def same(one: str, other: str) -> bool:
    """Whether they are equal, without telling by the time it takes how far they are."""
    return hmac.compare_digest(one.encode(), other.encode())


# --- the key --------------------------------------------------------------------------------


def identity_in(data: Path, secret: str | None = None) -> Identity:
    """With this secret, for hosts whose servers share one: the first word signs, further ones are
    older. Without one, with the key of the data folder, made at the first start."""
    if secret is not None:
        return Identity(*(_checked(word.encode(), "the secret") for word in secret.split() or [""]))
    path, old = data / KEY_FILE, data / OLD_KEY_FILE
    if not path.exists():
        _make_key(path)
    older = [_checked(old.read_bytes(), str(old))] if old.exists() else []
    return Identity(_checked(path.read_bytes(), str(path)), *older)


def _make_key(path: Path) -> None:
    """Written whole, for its owner only, or not at all; if another process is first, its key is
    the one."""
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f"{KEY_FILE}.")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_bytes(SHORTEST_KEY))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(name, path)
    finally:
        Path(name).unlink()


def _checked(key: bytes, place: str) -> bytes:
    if len(key) < SHORTEST_KEY:
        raise RegnumError(
            f"The key in {place} has {len(key)} bytes and needs {SHORTEST_KEY}: anybody could "
            "forge a guest's cookie. Bring the right one back, or remove it for a new one."
        )
    return key


def new_table_id() -> str:
    """Not to be guessed, since a private table is found only by its address."""
    return secrets.token_urlsafe(9)
