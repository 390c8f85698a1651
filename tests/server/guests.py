"""Guests of a running server: they speak HTTP and sockets as a browser would."""

import random
import ssl
from collections.abc import Callable, Iterable, Sequence
from types import TracebackType
from typing import Any, Self
from uuid import uuid4

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from regnum.core.journal import Difference
from tests.patience import PATIENCE

CAROLUS = "carolus-magnus"
UNAVAILABLE = 503


class Guest:
    """One browser. When it is closed, so are its sockets."""

    def __init__(
        self,
        address: str,
        name: str = "",
        language: str = "en",
        trusted: ssl.SSLContext | None = None,
    ) -> None:
        """`trusted` certificates, for an address with TLS."""
        self.address = address
        self._trusted = trusted
        self._sockets: list[Socket] = []
        self.http = httpx.Client(
            base_url=address,
            timeout=PATIENCE,
            headers={"Accept-Language": language},
            verify=trusted or False,
        )
        self.me = self.http.get("/api/me").json()
        if name:
            self.http.put("/api/me", json={"name": name}).raise_for_status()

    def open_table(self, *seats: str, **more: Any) -> dict[str, Any]:
        """A table of Carolus Magnus, its bots quick ones; the answer with its id and links."""
        quick = {"bot": "greedy"}  # two who play at random may never end (A15)
        wishes = [{"kind": kind, **(quick if kind == "bot" else {})} for kind in seats]
        answer = self.http.post("/api/tables", json={"game": CAROLUS, "seats": wishes, **more})
        if answer.status_code == UNAVAILABLE:
            answer.raise_for_status()
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def sit(self, link: str) -> httpx.Response:
        table, _, token = link.removeprefix("/t/").partition("?seat=")
        return self.http.post(f"/api/tables/{table}/seat", json={"token": token})

    def look(self, table: str) -> dict[str, Any]:
        """The table as this guest sees it."""
        return dict(self.http.get(f"/api/tables/{table}").raise_for_status().json())

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def socket(self, table: str, origin: str | None = None) -> "Socket":
        uri = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket"
        socket = Socket(
            connect(
                uri,
                origin=Origin(origin or self.address),
                additional_headers={"Cookie": self.cookie()},
                open_timeout=PATIENCE,
                ping_interval=None,
                max_queue=None,
                ssl=self._trusted,
                legacy=True,
            )
        )
        self._sockets.append(socket)
        return socket

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()


class Socket:
    """A line to a table, and what it last showed."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.journal: list[dict[str, Any]] = []
        try:
            self.table = self.until("snapshot")
        except BaseException:
            connection.close()
            raise

    def next(self) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(self.connection.recv(timeout=PATIENCE))
        if message["t"] in ("snapshot", "update"):
            self.table = message if message["t"] == "snapshot" else updated(self.table, message)
            del self.journal[message["journal_from"] :]
            self.journal += [without(entry, "changes") for entry in message["journal"]]
        elif message["t"] == "presence":
            self.table["presence"] = message["seats"]
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = self.next()
            if message["t"] in kinds:
                return message

    def until_table(self, condition: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The table as soon as it is so."""
        while not condition(self.table):
            self.until("snapshot", "update")
        return self.table

    def reach(self, version: int) -> dict[str, Any]:
        """The table at this version or later."""
        return self.until_table(lambda table: table["version"] >= version)

    def send(self, t: str, key: str | None = None, **fields: Any) -> str:
        key = key or uuid4().hex
        self.connection.send(msgspec.json.encode({"t": t, "key": key, **fields}).decode())
        return key

    def ask(self, t: str, key: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send and wait for the answer to it."""
        key = self.send(t, key, **fields)
        while True:
            message = self.next()
            if message.get("key") == key:
                return message

    def play(self, move: int | None = None, **fields: Any) -> dict[str, Any]:
        """Play a move, the first legal one by default."""
        chosen = self.table["legal"][0] if move is None else move
        seat, version = self.table["seat"], self.table["version"]
        return self.ask("play", **{"seat": seat, "moves": [chosen], "version": version, **fields})

    def to_move(self) -> bool:
        return bool(self.table["legal"])

    def close(self) -> None:
        self.connection.close()


def updated(table: dict[str, Any], update: dict[str, Any]) -> dict[str, Any]:
    """The table that a page shows which held this one."""
    view = table["view"]
    for entry in update["journal"]:
        view = changed(view, entry["changes"] or ())
    known = {"view": changed(view, update["changes"]), "seats": update["seats"] or table["seats"]}
    return table | update | known


def changed(view: Any, changes: Iterable[Difference]) -> Any:
    """The view after these changes, as a page puts them in."""
    for place, value in changes:
        view = put(view, place, value)
    return view


def put(here: Any, place: list[str | int], value: Any) -> Any:
    if not place:
        return value
    first, *rest = place
    copy = here.copy()
    copy[first] = put(here[first], rest, value)
    return copy


def without(entry: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key != name}


def play_on(sockets: list[Socket], moves: int, chooser: random.Random) -> None:
    """So many moves by whoever is to move, each seen by all."""
    for _ in range(moves):
        mover = to_move(sockets)
        if mover is None:
            return
        assert mover.play(chooser.choice(mover.table["legal"]))["t"] == "done"


def play_to_the_end(chooser: random.Random, *sockets: Socket) -> None:
    """Any legal moves, until the game is over. It takes a bot at the table, since those who play
    at random alone may never end (A15)."""
    while sockets[0].table["status"] == "running":
        mover = to_move(sockets)
        if mover is not None:
            assert mover.play(chooser.choice(mover.table["legal"]))["t"] == "done"
        elif sockets[0].table["status"] == "running":
            sockets[0].until("update", "snapshot")


def to_move(sockets: Sequence[Socket]) -> Socket | None:
    """Who of them is to move, when all have seen the same."""
    version = max(socket.table["version"] for socket in sockets)
    for socket in sockets:
        socket.reach(version)
    return next((socket for socket in sockets if socket.to_move()), None)
