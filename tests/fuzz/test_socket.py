"""A page that says anything at all to a table: it is answered or hung up on, the game goes on, and
nothing is a fault of ours."""

import random
import socket
import struct
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed

from tests.faults.servers import Host
from tests.fuzz.budget import SECONDS, rounds
from tests.patience import PATIENCE
from tests.server.guests import Guest, Socket

MESSAGES: Final = 200 if SECONDS else 60
"""Said in one round."""

FAULTS: Final = (1011, 4500)
"""Close codes by which a server says that it was at fault."""

HANDSHAKE: Final = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
)
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "play": ("seat", "moves", "version"),
    "try": ("seat", "moves"),
    "undo": ("seat",),
    "restart": ("seat",),
    "ask-undo": ("seat", "version"),
    "answer": ("seat", "yes"),
    "why": ("seat", "move"),
    "hint": ("seat", "moves"),
    "say": ("text",),
    "bot": ("seat", "on"),
    "look": ("seat",),
    "ping": (),
}
ODD: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 1, 2**31, 2**63, -(2**63), 2**70, 1.5, 1e308, "", "a" * 600, "\x00",
    "\U0001f600", "../../etc", [], [0], [[]], {}, {"t": "play"}, [2**70] * 3, list(range(500)),
)  # fmt: skip


def test_whatever_a_page_says(host: Host) -> None:
    said = 0
    for chance in rounds("the socket"):
        with Guest(host.address, "Anna") as anna:
            game = chance.choice(["carolus-magnus", "carolingi", "wallenstein"])
            rival = chance.choice(["screen", "link", "bot"])
            seats = ["me", rival, *(["bot"] if game == "wallenstein" else [])]
            table = anna.open_table(*seats, game=game)["id"]
            said += talk(anna, table, chance)
            mumble(anna, table, chance)
        with Guest(host.address) as other:
            assert other.http.get("/api/ready").is_success
    print(f"{said} messages")


def talk(anna: Guest, table: str, chance: random.Random) -> int:
    """Sense and nonsense in turn; after nonsense that is hung up on, another line."""
    line = anna.socket(table)
    for _ in range(MESSAGES):
        try:
            if line.to_move() and chance.random() < 0.3:
                line.play(chance.choice(line.table["legal"]))
            else:
                say(line, chance)
        except ConnectionClosed as closed:
            if at_fault(closed):
                raise
            line = anna.socket(table)
    line.close()
    return MESSAGES


def at_fault(closed: ConnectionClosed) -> bool:
    """Whether a line ended by a fault of ours. Who still writes while being hung up on finds the
    line reset, and the reason may be lost on the way."""
    if closed.rcvd is None:
        return not isinstance(closed.__cause__, BrokenPipeError | ConnectionResetError)
    return closed.rcvd.code in FAULTS


def say(line: Socket, chance: random.Random) -> None:
    """Something, and hear what comes of it before the next."""
    text = msgspec.json.encode(message(line.table, chance))
    if chance.random() < 0.4:
        text = damaged(text, chance)
    if chance.random() < 0.1:
        line.connection.send(text)
    else:
        line.connection.send(text.decode("utf-8", "replace"))
    line.connection.send('{"t":"ping"}')
    line.until("pong")


def message(table: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    kind = chance.choice(list(FIELDS))
    sensible = {
        "seat": chance.randrange(4),
        "moves": chance.choices([*table["legal"], 0, 7], k=chance.randrange(4)),
        "move": chance.choice([*table["legal"], 0, 10**6]),
        "version": table["version"] + chance.choice([0, 0, -1, 1]),
        "yes": chance.random() < 0.5,
        "on": chance.random() < 0.5,
        "text": chance.choice(["Hail!", "ß\u202e\u0000", "x" * 500]),
    }
    made = {"t": kind, **{name: sensible[name] for name in FIELDS[kind]}}
    if kind != "ping":
        made["key"] = f"{chance.getrandbits(64):x}"
    for name in list(made):
        if chance.random() < 0.1:
            made[name] = chance.choice(ODD)
        elif chance.random() < 0.03:
            del made[name]
    if chance.random() < 0.03:
        made[chance.choice(["", "t ", "extra"])] = chance.choice(ODD)
    return made


def damaged(text: bytes, chance: random.Random) -> bytes:
    if chance.random() < 0.05:
        depth = chance.choice([10, 1_000, 8_000])
        return b'{"t":"say","key":"k","text":' + b"[" * depth + b"]" * depth + b"}"
    if chance.random() < 0.02:
        return text.ljust(20_000, b" ")
    found = bytearray(text)
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(found))
        if chance.random() < 0.5:
            found[place] = chance.randrange(256)
        elif chance.random() < 0.5:
            del found[place : place + chance.randint(1, 5)]
        else:
            found[place:place] = found[max(0, place - 8) : place]
        found = found or bytearray(b"?")
    return bytes(found)


def mumble(anna: Guest, table: str, chance: random.Random) -> None:
    """Bytes that are hardly a socket's: each line is hung up on, or left by us."""
    place = urlsplit(anna.address)
    assert place.hostname is not None
    hello = HANDSHAKE.format(table=table, host=place.netloc, cookie=anna.cookie())
    for _ in range(5):
        with socket.create_connection((place.hostname, place.port or 80), PATIENCE) as line:
            opening = hello.encode()
            if chance.random() < 0.3:
                opening = damaged(opening, chance)
            line.sendall(opening + frames(chance))
            line.shutdown(socket.SHUT_WR)
            while line.recv(65_536):
                pass


def frames(chance: random.Random) -> bytes:
    """Frames with odd flags, kinds, lengths and masks."""
    made = b""
    for _ in range(chance.randint(1, 6)):
        body = chance.randbytes(chance.choice([0, 1, 5, 125]))
        masked = 0x80 if chance.random() < 0.8 else 0
        said = chance.choice([len(body), len(body), 126, 127, chance.randrange(126)])
        length = struct.pack("!Q", chance.choice([2**62, 2**31])) if said == 127 else b""
        mask = chance.randbytes(4) if masked else b""
        made += bytes([chance.randrange(256), masked | said]) + length + mask + body
    return made
