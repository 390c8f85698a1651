"""Before every request: who asks, whether it comes from elsewhere or too often; and after it the
headers that keep a browser safe."""

import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Container, Mapping, MutableMapping
from http.cookies import SimpleCookie
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec

from regnum.server.api.guest import ADDRESS, BEARER, LANGUAGE
from regnum.server.identity import COOKIE, COOKIE_AGE, Bearer, Identity
from regnum.server.limits import Limiter
from regnum.server.messages.socket import ErrorBody
from regnum.server.metrics import Metrics
from regnum.server.sentences import preferred, refusal_told, status_of
from regnum.server.settings import Settings
from regnum.table.refused import Refused

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Application: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers: TypeAlias = Mapping[str, str]

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that are the same for all of one connection to the network."""

PROBES: Final = ("/api/health", "/api/ready")
"""Whoever looks after the process asks for these by its address, whatever its name is."""

SAFE: Final = ("GET", "HEAD", "OPTIONS")
CACHING: Final = b"cache-control"
SHARED: Final = b"public"
"""How that begins where caches may hand an answer to others; it must not carry anybody's cookie."""
NUL: Final = "\x00"
"""Nothing here has it in its name, and PostgreSQL does not even take it in a question."""
SOCKET: Final = "SOCKET"
OPEN_SOCKET: Final = 101
REFUSED_SOCKET: Final = 403

log = logging.getLogger("regnum.requests")


class RequestLine(msgspec.Struct):
    """A request as it is logged; a socket is logged when it closes."""

    method: str
    path: str
    status: int
    ms: float
    address: str


class RequestGuard:
    """An ASGI application around the real one."""

    def __init__(
        self,
        app: Application,
        identity: Identity,
        settings: Settings,
        metrics: Metrics,
        bans: Container[str] = frozenset(),
    ) -> None:
        """`bans` are the players and addresses that are not let in."""
        self._app = app
        self._identity = identity
        self._languages = settings.spoken
        self._hosts = frozenset(settings.hosts)
        self._origins = frozenset(settings.origins)
        self._requests = Limiter(settings.requests)
        self._most_sockets = settings.sockets_per_address
        self._sockets: Counter[str] = Counter()
        self.ended = 0
        """How many sockets have come and gone."""

        self._metrics = metrics
        self._logs = settings.log_requests
        self._bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            try:
                await self._websocket(scope, receive, send)
            finally:
                self.ended += 1
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = headers_of(scope)
        cookie = headers.get("cookie", "")
        bearer = self._identity.bearer(cookie) or Bearer(self._identity.new_player())
        fresh = self._identity.is_fresh(cookie)
        # With every visit the cookie's time begins anew.
        renewing = not scope["path"].startswith("/api/")
        scope[BEARER], scope[ADDRESS] = bearer, address(scope)
        scope[LANGUAGE] = self._asked_language(headers)
        secure = scope["scheme"] == "https"

        begun = time.perf_counter()

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                taken = time.perf_counter() - begun
                self._metrics.requests.labels(message["status"]).observe(taken)
                self._log(scope, scope["method"], message["status"], taken)
                message["headers"] = [*message["headers"], *HEADERS]
                if not any(name.lower() == CACHING for name, _ in message["headers"]):
                    message["headers"].append((CACHING, b"no-store"))
                shared = any(is_shared(name, value) for name, value in message["headers"])
                signed = scope[BEARER] != bearer  # in or out
                if not shared and (renewing or not fresh or signed):
                    cookie = self._cookie(scope[BEARER], secure)
                    message["headers"].append((b"set-cookie", cookie))
            await send(message)

        if not self._answers_to(headers) and scope["path"] not in PROBES:
            await refuse(Refused("error-foreign-origin"), scope, send_safely)
        elif NUL in scope["path"]:
            await refuse(Refused("error-no-such-thing"), scope, send_safely)
        elif bearer.player in self._bans or scope[ADDRESS] in self._bans:
            await refuse(Refused("error-banned"), scope, send_safely)
        elif not self._requests.allows(scope[ADDRESS]):
            await refuse(Refused("error-too-many"), scope, send_safely)
        elif scope["method"] not in SAFE and not self._from_here(headers, required=False):
            await refuse(Refused("error-foreign-origin"), scope, send_safely)
        else:
            await self._app(scope, receive, send_safely)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket is refused before it opens: browsers tell every site's script to any server,
        so its Origin must be ours, and its cookie too."""
        headers = headers_of(scope)
        bearer = self._identity.bearer(headers.get("cookie", ""))
        who = address(scope)
        crowded = self._sockets[who] >= self._most_sockets or not self._requests.allows(who)
        ours = self._answers_to(headers) and self._from_here(headers, required=True)
        banned = (bearer is not None and bearer.player in self._bans) or who in self._bans
        if bearer is None or crowded or banned or not ours or NUL in scope["path"]:
            self._log(scope, SOCKET, REFUSED_SOCKET, 0)
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
            return
        scope[BEARER], scope[ADDRESS] = bearer, who
        scope[LANGUAGE] = self._asked_language(headers)
        self._sockets[who] += 1
        begun = time.perf_counter()
        try:
            with self._metrics.sockets.track_inprogress():
                await self._app(scope, receive, send)
        finally:
            self._log(scope, SOCKET, OPEN_SOCKET, time.perf_counter() - begun)
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]

    def _log(self, scope: Scope, method: str, status: int, taken: float) -> None:
        """A line of JSON, if the host wants them: what was asked and how it went, and nothing by
        which the reader could be somebody else: no query, cookie or body."""
        if self._logs:
            line = RequestLine(
                method, scope["path"], status, round(1000 * taken, 1), address(scope)
            )
            log.info("%s", msgspec.json.encode(line).decode())

    def _asked_language(self, headers: Headers) -> str:
        return preferred(headers.get("accept-language", ""), self._languages)

    def _answers_to(self, headers: Headers) -> bool:
        return not self._hosts or headers.get("host", "") in self._hosts

    def _from_here(self, headers: Headers, required: bool) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return not required
        return origin in self._origins or place_of(origin) == headers.get("host", "")

    def _cookie(self, bearer: Bearer, secure: bool) -> bytes:
        cookie: SimpleCookie = SimpleCookie({COOKIE: self._identity.cookie(bearer)})
        morsel = cookie[COOKIE]
        morsel["path"] = "/"
        morsel["max-age"] = str(COOKIE_AGE)
        morsel["httponly"] = True
        morsel["samesite"] = "Lax"
        if secure:
            morsel["secure"] = True
        return morsel.OutputString().encode()


def place_of(origin: str) -> str | None:
    """Its host and port, None if it makes no sense."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def is_shared(name: bytes, value: bytes) -> bool:
    return name.lower() == CACHING and value.startswith(SHARED)


def headers_of(scope: Scope) -> Headers:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def address(scope: Scope) -> str:
    """Whose request it is."""
    client = scope["client"]
    return household(str(client[0])) if client else ""


def household(address: str) -> str:
    """An address, or with IPv6 the network of a household, which has more addresses than anybody
    could count; what is neither stays as it is."""
    try:
        number = ip_address(address)
    except ValueError:
        return address
    mapped = number.ipv4_mapped if isinstance(number, IPv6Address) else None
    if isinstance(number, IPv6Address) and mapped is None:
        return str(ip_network((number, HOUSEHOLD), strict=False))
    return str(mapped or number)


async def refuse(refused: Refused, scope: Scope, send: Send) -> None:
    body = msgspec.json.encode(ErrorBody(refusal_told(scope[LANGUAGE], refused)))
    await send(
        {
            "type": "http.response.start",
            "status": status_of(refused),
            "headers": [(b"content-type", b"application/json")],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
