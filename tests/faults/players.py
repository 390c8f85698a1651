"""People who play on whatever happens to their servers, and what they were told was done."""

import asyncio
import random
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event
from typing import Any, NamedTuple
from uuid import uuid4

import httpx
from websockets.exceptions import WebSocketException

from regnum.registry import game
from regnum.server.live import restored
from regnum.server.storage.database import database_for
from regnum.server.storage.storage import Storage
from regnum.table.changes import LogEntry, Wrote
from regnum.table.opening import Opening
from tests.patience import PATIENCE, wait_until
from tests.server.guests import CAROLUS, Guest, Socket

MOVES_BETWEEN = 12
"""Acknowledged by all together before the next blow."""

CAROLUS_MAGNUS = game(CAROLUS)
BROKEN = (WebSocketException, OSError, TimeoutError, httpx.HTTPError)


class Acknowledged(NamedTuple):
    """What a server said was done."""

    table: str
    version: int
    move: str


class Player:
    """Plays one table after the other for all its people, at whichever server it finds, and sends
    again what was not acknowledged. `guests` are one person at each of the servers."""

    def __init__(self, guests: list[Guest], rival: str, seed: int, pool: Executor) -> None:
        self._guests = guests
        self._rival = rival
        self.tables = [guests[0].open_table("me", rival)["id"]]
        self.acknowledged: dict[str, Acknowledged] = {}
        self._open: dict[str, Any] | None = None
        self._chooser = random.Random(seed)
        self._done = Event()
        self._abandoned = Event()
        self._game = pool.submit(self._play_on)

    def check(self) -> None:
        """What went wrong with the game is raised here."""
        if self._game.done():
            self._game.result()

    def finish(self) -> None:
        """Send what is still open, then stop."""
        self._done.set()
        self._game.result(PATIENCE)

    def abandon(self) -> None:
        """Stop in the middle, since the test has failed or is over."""
        self._abandoned.set()
        for guest in self._guests:
            guest.close()

    def _play_on(self) -> None:
        while self._goes_on():
            guest = self._chooser.choice(self._guests)
            try:
                line = guest.socket(self.tables[-1])
                try:
                    self._play(line)
                finally:
                    line.close()
                if line.table["status"] == "over" and not self._done.is_set():
                    self.tables.append(guest.open_table("me", self._rival)["id"])
            except BROKEN:
                time.sleep(0.2)

    def _goes_on(self) -> bool:
        if self._abandoned.is_set():
            return False
        return self._open is not None or not self._done.is_set()

    def _play(self, line: Socket) -> None:
        while self._goes_on():
            if self._open is None:
                self._open = self._next_move(line)
            if self._open is None:
                return
            answer = line.ask("play", **self._open)
            assert answer["t"] == "done", answer
            move = CAROLUS_MAGNUS.text(self._open["moves"][0])
            done = Acknowledged(self.tables[-1], answer["version"], move)
            self.acknowledged[self._open["key"]] = done
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
        storage = Storage(database_for(data, database))
        try:
            loaded = await storage.load(table)
            assert loaded is not None
            return loaded
        finally:
            await storage.close()

    return asyncio.run(load())


@contextmanager
def playing(addresses: Sequence[str], rivals: Sequence[str]) -> Iterator[list[Player]]:
    """A player against each of these rivals, all at once, at home at all these servers."""
    with ExitStack() as stack:
        pool = stack.enter_context(ThreadPoolExecutor(len(rivals)))
        players = []
        for seed, rival in enumerate(rivals):
            guests = [stack.enter_context(Guest(address, "Anna")) for address in addresses]
            for guest in guests:
                guest.http.cookies = guests[0].http.cookies
            players.append(Player(guests, rival, seed, pool))
            stack.callback(players[-1].abandon)
        yield players
        for player in players:
            player.finish()


def play_some(players: list[Player]) -> None:
    """Until so many more moves are acknowledged."""

    def acknowledged() -> int:
        for player in players:
            player.check()
        return sum(len(player.acknowledged) for player in players)

    enough = acknowledged() + MOVES_BETWEEN
    wait_until(lambda: acknowledged() >= enough, f"{MOVES_BETWEEN} more moves are acknowledged")


def audited(players: list[Player], data: Path, database: str | None = None) -> tuple[int, int]:
    """Hold what is kept against what was acknowledged: how many moves, at how many tables."""
    tables = moves = 0
    for player in players:
        for table in player.tables:
            moves += audit(table, player, *kept(data, database, table))
            tables += 1
    assert moves == sum(len(player.acknowledged) for player in players)
    return moves, tables


def audit(table: str, player: Player, opening: Opening, entries: list[LogEntry]) -> int:
    """Hold what is kept of a table against what was acknowledged; how many moves a person made."""
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    played = {entry.key: entry for entry in entries if entry.key is not None}
    assert len(played) == sum(entry.key is not None for entry in entries)
    done = {key: ack for key, ack in player.acknowledged.items() if ack.table == table}
    assert {key: entry.number for key, entry in played.items()} == {
        key: ack.version for key, ack in done.items()
    }
    for key, ack in done.items():
        change = played[key].change
        assert isinstance(change, Wrote)
        assert [line.split(" | ")[0].split(" ", 1)[1] for line in change.lines] == [ack.move]
    assert restored(table, opening, entries).version == len(entries)
    return len(played)
