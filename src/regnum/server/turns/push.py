"""Web Push: a short message to a browser that is not open, through its maker's push service.

The address of that service is told by the browser, that is by anybody. So it must be an https
address, and it is looked up here and asked at the very address that was found to be a public one:
no name leads this server to a machine of its own network.
"""

import asyncio
import os
import socket
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final, Literal, TypeAlias
from urllib.parse import SplitResult, urlsplit

import http_ece  # type: ignore[import-untyped]
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from regnum.core.errors import RegnumError
from regnum.server.storage.turns import Subscription
from regnum.table.spans import DAY_IN_SECONDS

HTTPS: Final = 443
KEPT_FOR: Final = DAY_IN_SECONDS
"""Seconds for which the service tries to reach a browser that is off."""

ANSWER_WITHIN: Final = 15.0
TRIES: Final = 3
GONE: Final = (404, 410)
BUSY: Final = 429
SECRET_LENGTH: Final = 16
TRANSLATED: Final = ip_network("64:ff9b::/96")
"""Addresses that stand for an IPv4 address, which may be one of a network of its own."""

Outcome: TypeAlias = Literal["sent", "gone", "failed"]


class Pusher:
    """Sends messages that are signed with the server's key."""

    def __init__(self, private_key: str, anywhere: bool = False) -> None:
        """With `anywhere`, also to a machine of our own and without TLS: for tests."""
        self._vapid = Vapid02.from_raw(private_key.encode())
        self._anywhere = anywhere
        self._client = httpx.AsyncClient(timeout=ANSWER_WITHIN, trust_env=False)

    @property
    def public_key(self) -> str:
        """By which a browser knows whose messages it takes."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return bytes_to_base64url(point)

    async def close(self) -> None:
        await self._client.aclose()

    def check(self, subscription: Subscription) -> None:
        """RegnumError if nothing could be sent there."""
        self._place(subscription.endpoint)
        _keys(subscription)

    async def send(self, subscription: Subscription, message: bytes, topic: str) -> Outcome:
        """A later message of the same topic takes the place of one that still waits."""
        for attempt in range(TRIES):
            try:
                async with asyncio.timeout(ANSWER_WITHIN):
                    status = await self._post(subscription, message, topic)
            except (OSError, TimeoutError, httpx.HTTPError, RegnumError):
                status = 0
            if 200 <= status < 300:
                return "sent"
            if status in GONE:
                return "gone"
            if status and status != BUSY and status < 500:
                return "failed"
            await asyncio.sleep(4**attempt)
        return "failed"

    async def _post(self, subscription: Subscription, message: bytes, topic: str) -> int:
        place = self._place(subscription.endpoint)
        name, port = str(place.hostname), place.port or HTTPS
        host = await self._checked_address(name, port)
        path = place.path + (f"?{place.query}" if place.query else "")
        request = self._client.build_request(
            "POST",
            f"{place.scheme}://{host}:{port}{path}",
            content=encrypted(message, subscription),
            headers={
                "Host": place.netloc,
                "Content-Encoding": "aes128gcm",
                "TTL": str(KEPT_FOR),
                "Topic": topic,
                "Urgency": "normal",
                **self._signature(place, subscription.site),
            },
            extensions={"sni_hostname": name},
        )
        answer = await self._client.send(request, stream=True)
        await answer.aclose()
        return answer.status_code

    def _signature(self, place: SplitResult, site: str) -> dict[str, str]:
        """For this service only, with whom to turn to (RFC 8292)."""
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "sub": f"https://{urlsplit(site).hostname or 'localhost'}",
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed

    def _place(self, endpoint: str) -> SplitResult:
        try:
            place = urlsplit(endpoint)
            port = place.port
        except ValueError:
            raise RegnumError("That is no address of a push service.") from None
        usual = place.scheme == "https" and port in (None, HTTPS)
        possible = self._anywhere and place.scheme in ("http", "https")
        plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        if not place.hostname or "@" in place.netloc or not plain or not (usual or possible):
            raise RegnumError("A push service has an https address, with the usual port.")
        if not self._anywhere and is_number(place.hostname) and not is_public(place.hostname):
            raise RegnumError("A push service has a public address.")
        return place

    async def _checked_address(self, name: str, port: int) -> str:
        """One of the addresses that a name stands for, if all of them are public."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(name, port, type=socket.SOCK_STREAM)
        numbers = [str(sockaddr[0]) for *_, sockaddr in found]
        if not numbers or not (self._anywhere or all(is_public(number) for number in numbers)):
            raise RegnumError(f"{name} is no public address.")
        return f"[{numbers[0]}]" if ":" in numbers[0] else numbers[0]


def is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_public(number: str) -> bool:
    """Whether an address is one of the whole network, and stands for itself."""
    address = ip_address(number.partition("%")[0])
    if isinstance(address, IPv6Address) and (
        address.ipv4_mapped is not None
        or address.sixtofour is not None
        or address.teredo is not None
        or address in TRANSLATED
    ):
        return False
    return address.is_global and not address.is_multicast


def encrypted(message: bytes, subscription: Subscription) -> bytes:
    """So that the browser alone can read it (RFC 8291)."""
    public_key, secret = _keys(subscription)
    content: bytes = http_ece.encrypt(
        message,
        salt=os.urandom(SECRET_LENGTH),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=public_key,
        auth_secret=secret,
        version="aes128gcm",
    )
    return content


def new_private_key() -> str:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return bytes_to_base64url(number.to_bytes(32, "big"))


def _keys(subscription: Subscription) -> tuple[bytes, bytes]:
    try:
        public_key = base64url_to_bytes(subscription.public_key)
        secret = base64url_to_bytes(subscription.secret)
        curve: Any = ec.SECP256R1()
        ec.EllipticCurvePublicKey.from_encoded_point(curve, public_key)
    except ValueError:
        raise RegnumError("The keys of the subscription make no sense.") from None
    if len(secret) != SECRET_LENGTH:
        raise RegnumError("The keys of the subscription make no sense.")
    return public_key, secret
