"""The server is killed at random moments while people play. Every move that was acknowledged is
there afterwards, at the version that was acknowledged, and none is there twice."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from typing import Any
from uuid import uuid4

import httpx
import pytest
from websockets.exceptions import WebSocketException

from regnum.registry import game
from regnum.server.live import restored
from regnum.server.storage.database import engine_for
from regnum.server.storage.storage import Storage
from regnum.table.changes import LogEntry, Wrote
from regnum.table.opening import Opening
from tests.server.guests import CAROLUS, Guest, Socket
from tests.server.postgres import free_port

KILLS = 4
CAROLUS_MAGNUS = game(CAROLUS)
PATIENCE = 30.0
BROKEN = (WebSocketException, OSError, TimeoutError, httpx.HTTPError)


class Host:
    """A server that is started again after each kill."""

    def __init__(self, data: Path, database: str | None) -> None:
        self._port = free_port()
        self.address = f"http://127.0.0.1:{self._port}"
        self._arguments = [str(self._port), str(data), *([database] if database else [])]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.faults.host", *self._arguments]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        self._process = subprocess.Popen(command, env=environment)
        deadline = time.monotonic() + PATIENCE
        with socket.socket() as probe:
            while probe.connect_ex(("127.0.0.1", self._port)):
                assert time.monotonic() < deadline, "the server does not start"
                time.sleep(0.1)

    def stop(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(PATIENCE)


class Player:
    """Plays one table for all its people, and sends again what was not acknowledged."""

    def __init__(self, address: str, rival: str, seed: int) -> None:
        self._guest = Guest(address, "Anna")
        self.table = self._guest.open_table("me", rival)["id"]
        self.acknowledged: dict[str, int] = {}
        self.moves: dict[str, str] = {}
        self._open: dict[str, Any] | None = None
        self._chooser = random.Random(seed)
        self._done = Event()
        self._thread = Thread(target=self._run)
        self._thread.start()

    def finish(self) -> None:
        """Send what is still open, then stop."""
        self._done.set()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self._guest.close()

    def _run(self) -> None:
        while self._open is not None or not self._done.is_set():
            try:
                line = self._guest.socket(self.table)
                try:
                    self._play(line)
                finally:
                    line.close()
            except BROKEN:
                time.sleep(0.2)

    def _play(self, line: Socket) -> None:
        while self._open is not None or not self._done.is_set():
            if self._open is None:
                self._open = self._next_move(line)
            if self._open is None:
                return
            answer = line.ask("play", **self._open)
            assert answer["t"] == "done", answer
            key = self._open["key"]
            self.acknowledged[key] = answer["version"]
            self.moves[key] = CAROLUS_MAGNUS.text(self._open["moves"][0])
            self._open = None

    def _next_move(self, line: Socket) -> dict[str, Any] | None:
        while not line.to_move():
            if self._done.is_set() or line.table["status"] == "over":
                return None
            owing = line.table["view"]["to_move"][0]
            if line.table["seats"][owing]["yours"]:
                line.ask("look", seat=owing)
            else:
                line.until("update", "snapshot")
        return {
            "key": uuid4().hex,
            "seat": line.table["seat"],
            "moves": [self._chooser.choice(line.table["legal"])],
            "version": line.table["version"],
        }


def kept(data: Path, database: str | None, table: str) -> tuple[Opening, list[LogEntry]]:
    async def load() -> tuple[Opening, list[LogEntry]]:
        storage = Storage(engine_for(data, database))
        try:
            loaded = await storage.load(table)
            assert loaded is not None
            return loaded
        finally:
            await storage.dispose()

    return asyncio.run(load())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_acknowledged_move_is_lost_and_none_is_doubled(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = None
    if kind == "postgresql":
        make: Callable[[], str] = request.getfixturevalue("fresh_database")
        database = make()
    host = Host(tmp_path, database)
    host.start()
    rivals = ("screen", "screen", "screen", "bot")
    players = [Player(host.address, rival, seed) for seed, rival in enumerate(rivals)]
    moments = random.Random(0)
    for _ in range(KILLS):
        time.sleep(moments.uniform(0.2, 1.0))
        host.stop(signal.SIGKILL)
        host.start()
    time.sleep(0.5)
    for player in players:
        player.finish()
    host.stop(signal.SIGTERM)

    assert sum(len(player.acknowledged) for player in players) > 10 * KILLS
    for player in players:
        opening, entries = kept(tmp_path, database, player.table)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        played = {entry.key: entry for entry in entries if entry.key is not None}
        assert len(played) == sum(entry.key is not None for entry in entries)
        assert {key: entry.number for key, entry in played.items()} == player.acknowledged
        for key, move in player.moves.items():
            change = played[key].change
            assert isinstance(change, Wrote)
            assert [line.split(" | ")[0].split(" ", 1)[1] for line in change.lines] == [move]
        assert restored(player.table, opening, entries).version == len(entries)
