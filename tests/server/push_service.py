"""A push service of the tests' own with a browser behind it, and a mail server that keeps all."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece  # type: ignore[import-untyped]
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from webauthn.helpers import bytes_to_base64url

SECRET = b"sixteen bytes ok"


class PushService(ThreadingHTTPServer):
    """Takes notices, and can read them: it has the browser's key."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Take)
        self.status = 201
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.headers: list[dict[str, str]] = []
        self.paths: list[str] = []
        self.messages: list[dict[str, Any]] = []

    def subscription(self, name: str = "anna") -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        endpoint = f"http://127.0.0.1:{self.server_port}/push/{name}"
        return {
            "endpoint": endpoint,
            "p256dh": bytes_to_base64url(point),
            "auth": bytes_to_base64url(SECRET),
        }


class _Take(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        read = http_ece.decrypt(body, private_key=self.server.key, auth_secret=SECRET)
        self.server.headers.append(dict(self.headers))
        self.server.paths.append(self.path)
        self.server.messages.append(msgspec.json.decode(read))
        self.send_response(self.server.status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """It is quiet."""


class MailServer(socketserver.ThreadingTCPServer):
    """Takes every letter."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Receive)
        self.letters: list[EmailMessage] = []
        self.written: list[bytes] = []

    @property
    def place(self) -> str:
        return f"127.0.0.1:{self.server_address[1]}"


class _Receive(socketserver.StreamRequestHandler):
    server: MailServer

    def handle(self) -> None:
        self._say("220 here")
        while (line := self.rfile.readline().strip().upper()) not in (b"", b"QUIT"):
            if line == b"DATA":
                self._say("354 go on")
                written = b"".join(iter(self.rfile.readline, b".\r\n"))
                letter = message_from_bytes(written, policy=policy.default)
                assert isinstance(letter, EmailMessage)
                self.server.written.append(written)
                self.server.letters.append(letter)
            self._say("250 yes")
        self._say("221 good-bye")

    def _say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


@contextmanager
def listening(server: socketserver.TCPServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
