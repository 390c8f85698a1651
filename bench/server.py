"""How fast a played move is on all screens, what an idle table weighs, how long an old game takes
to open; and boardgame.io's server under the same kind of load in the same run.

Everything runs on this machine's loopback, the load included, and ends by itself. Regnum's server
writes every move to the disk before it answers; boardgame.io's keeps its matches in memory.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

import regnum.server
from regnum.registry import game
from regnum.server.identity import COOKIE, Bearer, identity_in
from regnum.server.live import members, summary
from regnum.server.notices import Changed
from regnum.server.serve import serve
from regnum.server.settings import Rate, Settings
from regnum.server.storage.database import database_for
from regnum.server.storage.storage import Append, Storage
from regnum.table.opening import Opening, SeatPlan, open_table
from regnum.table.requests import play
from regnum.table.table import Table

GAME: Final = "carolus-magnus"
SEATS: Final = 3
LONG_GAME: Final = 1_000
LONGEST_GAME: Final = 1_500
LONG_GAMES: Final = 10
PEER: Final = Path(__file__).parent / "boardgame_io"
PAGE: Final = Path(regnum.server.__file__).parent / "page"
PATIENCE: Final = 60
UNLIMITED: Final = Rate(10**9, 10**9)


class Seen(msgspec.Struct):
    """As much of a message as the load looks at."""

    t: str
    version: int = 0
    seat: int | None = None
    legal: list[int] = []
    status: str = ""


class Times(msgspec.Struct):
    """Milliseconds from a move to all screens."""

    moves: int
    p50: float
    p99: float
    worst: float


_seen = msgspec.json.Decoder(Seen)


# --- Regnum's server ------------------------------------------------------------------------


@contextmanager
def regnum_server(data: Path) -> Iterator[tuple[str, int]]:
    """Its address and its process."""
    port = free_port()
    command = [sys.executable, __file__, "--serve", str(port), str(data)]
    with subprocess.Popen(command) as process:
        try:
            wait_for(port)
            yield f"http://127.0.0.1:{port}", process.pid
        finally:
            process.terminate()


def serve_without_limits(port: int, data: Path) -> None:
    settings = Settings(
        data,
        port=port,
        log_level="warning",
        requests=UNLIMITED,
        new_tables=UNLIMITED,
        new_tables_per_address=UNLIMITED,
        messages=UNLIMITED,
        sockets_per_address=10**6,
    )
    serve(settings)


class Screen:
    """A player's socket; notes when each version arrives."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self._arrived = asyncio.Condition()
        self.latest = Seen("")
        self.at = 0.0

    async def listen(self) -> None:
        async for text in self.line:
            seen = _seen.decode(text)
            if seen.t in ("snapshot", "update"):
                if seen.t == "update":
                    seen.seat = self.latest.seat
                self.latest, self.at = seen, time.perf_counter()
                async with self._arrived:
                    self._arrived.notify_all()

    async def reach(self, version: int) -> float:
        """When this version, or a later one, was here."""
        async with self._arrived:
            await self._arrived.wait_for(lambda: self.latest.version >= version)
        return self.at

    async def play(self, move: int) -> None:
        message = {
            "t": "play",
            "key": f"{random.getrandbits(64):x}",
            "seat": self.latest.seat,
            "moves": [move],
            "version": self.latest.version,
        }
        await self.line.send(msgspec.json.encode(message).decode())


class Load:
    """Many tables, each with all its players looking at it."""

    def __init__(self, address: str, data: Path) -> None:
        self._address = address
        self._identity = identity_in(data)
        self._http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False)
        self._listening: list[asyncio.Task[None]] = []
        self._tables: list[tuple[str, list[str]]] = []
        self.screens: list[list[Screen]] = []

    async def open_tables(self, number: int) -> None:
        wishes = [{"kind": "me"}] + [{"kind": "link"}] * (SEATS - 1)
        for _ in range(number):
            players = [Bearer(self._identity.new_player()) for _ in range(SEATS)]
            guests = [self._identity.cookie(player) for player in players]
            body = {"game": GAME, "seats": wishes}
            opened = await self._post(guests[0], "/api/tables", body)
            for seat, guest in enumerate(guests[1:], 1):
                token = opened["links"][str(seat)].partition("=")[2]
                await self._post(guest, f"/api/tables/{opened['id']}/seat", {"token": token})
            self._tables.append((opened["id"], guests))

    async def connect(self) -> None:
        for id, guests in self._tables:
            self.screens.append([await self._look(id, guest) for guest in guests])

    async def play(self, seconds: float, interval: float) -> Times:
        """Every table plays a move each interval; how long each took to reach all its screens."""
        times: list[float] = []
        until = time.perf_counter() + seconds
        await asyncio.gather(
            *(play_table(screens, until, interval, times) for screens in self.screens)
        )
        return timed(times)

    async def close(self) -> None:
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        for screens in self.screens:
            for screen in screens:
                await screen.line.close()
        await self._http.aclose()

    async def _post(self, guest: str, path: str, body: object) -> dict[str, Any]:
        answer = await self._http.post(path, json=body, headers={"Cookie": f"{COOKIE}={guest}"})
        return dict(answer.raise_for_status().json())

    async def _look(self, table: str, guest: str) -> Screen:
        line = await connect(
            f"{self._address.replace('http', 'ws')}/api/tables/{table}/socket",
            origin=Origin(self._address),
            additional_headers={"Cookie": f"{COOKIE}={guest}"},
            max_queue=None,
        )
        screen = Screen(line)
        self._listening.append(asyncio.create_task(screen.listen()))
        await screen.reach(0)
        return screen


async def play_table(
    screens: list[Screen], until: float, interval: float, times: list[float]
) -> None:
    await asyncio.sleep(random.uniform(0, interval))
    while time.perf_counter() < until:
        mover = next((screen for screen in screens if screen.latest.legal), None)
        if mover is None:
            return
        version = mover.latest.version + 1
        begun = time.perf_counter()
        await mover.play(random.choice(mover.latest.legal))
        arrived = [await screen.reach(version) for screen in screens]
        times.append(max(arrived) - begun)
        await asyncio.sleep(max(begun + interval - time.perf_counter(), 0))


def timed(seconds: list[float]) -> Times:
    ordered = sorted(1000 * each for each in seconds)
    moves = len(ordered)
    return Times(moves, ordered[moves // 2], ordered[moves * 99 // 100], ordered[-1])


# --- old games ------------------------------------------------------------------------------


async def keep_long_games(data: Path) -> list[str]:
    """Finished games of a thousand moves and more, as a server would have kept them."""
    storage = Storage(database_for(data, None))
    await storage.open()
    ids = []
    for opening, appends in islice(long_games(), LONG_GAMES):
        id = appends[0].table
        fresh = Table(id, opening)
        await storage.create(id, opening, summary(fresh), members(fresh))
        await asyncio.gather(*(storage.append(append) for append in appends))
        ids.append(id)
    await storage.close()
    return ids


def long_games() -> Iterator[tuple[Opening, list[Append]]]:
    """The first legal moves mostly go round and round; after a thousand any will do."""
    seats = tuple(SeatPlan("person", name, name) for name in ("Anna", "Bert"))
    for seed in count():
        opening = open_table(game(GAME), {}, seats, "Anna", 0, public=True, seed=str(seed))
        appends = list(long_game(Table(f"long-{seed}", opening), random.Random(seed)))
        if LONG_GAME <= len(appends) < LONGEST_GAME:
            yield opening, appends


def long_game(table: Table, chooser: random.Random) -> Iterator[Append]:
    while table.owing() and table.version < LONGEST_GAME:
        seat = table.owing()[0]
        legal = table.history.state.legal(seat)
        move = legal[0] if len(table.history.lines) < LONG_GAME else chooser.choice(legal)
        player, version = table.seats[seat].player, table.version
        request = partial(play, player=player, seat=seat, moves=[move], seen=version)
        entry = table.carry_out(request, at=0)
        yield Append(table.id, entry, summary(table), {}, Changed("bench", table.id, entry.number))


def open_long_games(address: str, ids: list[str]) -> list[float]:
    """Milliseconds for each, the first time that the server is asked for it."""
    times = []
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        client.get("/api/health")
        for id in ids:
            begun = time.perf_counter()
            snapshot = client.get(f"/api/tables/{id}").raise_for_status().json()
            times.append(1000 * (time.perf_counter() - begun))
            assert snapshot["status"] == "over"
            assert snapshot["lines"] >= LONG_GAME
    return times


# --- the page -------------------------------------------------------------------------------


def first_load() -> dict[str, float]:
    """Kilobytes as they travel: all script, style and boards of the page, and its fonts."""
    files = [path for path in PAGE.rglob("*") if path.is_file()]
    packed = sum(path.stat().st_size for path in files if path.suffix == ".br")
    fonts = sum(path.stat().st_size for path in files if path.suffix == ".woff2")
    return {"script, style and boards": kilobytes(packed), "fonts": kilobytes(fonts)}


def kilobytes(size: int) -> float:
    return round(size / 1024, 1)


# --- the peer -------------------------------------------------------------------------------


def measure_peer(tables: int, seconds: float, interval: float) -> Times | None:
    """boardgame.io's server and client, installed by npm; None where that cannot be."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    if not (PEER / "node_modules").is_dir():
        subprocess.run([npm, "ci", "--silent"], cwd=PEER, check=True)
    port, lobby = free_port(), free_port()
    quiet = {**os.environ, "NODE_ENV": "production"}
    server = subprocess.Popen(
        [node, "server.cjs", str(port), str(lobby)], cwd=PEER, env=quiet, stdout=subprocess.DEVNULL
    )
    try:
        wait_for(lobby)
        wait_for(port)
        arguments = [port, lobby, tables, SEATS, seconds, int(interval * 1000)]
        load = subprocess.run(
            [node, "load.cjs", *map(str, arguments)],
            cwd=PEER,
            env=quiet,
            check=True,
            stdout=subprocess.PIPE,
            timeout=seconds + 2 * PATIENCE,
        )
        return msgspec.json.decode(load.stdout.splitlines()[-1], type=Times)
    finally:
        server.terminate()
        server.wait()


# --- all of it ------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        if time.monotonic() > deadline:
            sys.exit("the server does not start")
        time.sleep(0.1)


def resident(pid: int) -> int:
    """Kilobytes of memory of a process."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0])


def cpu_seconds(pid: int) -> float:
    """Processor time of a process so far, its own and the system's for it."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(tables: int, seconds: float, interval: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        ids = await keep_long_games(data)
        with regnum_server(data) as (address, pid):
            opening = open_long_games(address, ids)
            load = Load(address, data)
            await load.open_tables(1)
            before = resident(pid)
            await load.open_tables(tables - 1)
            idle = resident(pid)
            await load.connect()
            connected = resident(pid)
            used = cpu_seconds(pid)
            times = await load.play(seconds, interval)
            used = cpu_seconds(pid) - used
            after = resident(pid)
            await load.close()
    return {
        "first load, kilobytes": first_load(),
        "tables": tables,
        "sockets": tables * SEATS,
        "moves a second": round(times.moves / seconds, 1),
        "regnum, ms to all screens": msgspec.to_builtins(times),
        "server, ms of processor per move": round(1000 * used / times.moves, 2),
        "kilobytes per idle table": round((idle - before) / (tables - 1), 1),
        "kilobytes per socket": round((connected - idle) / (tables * SEATS), 1),
        "server, megabytes after the load": round(after / 1024, 1),
        "opening a finished game of 1,000 moves, ms": {
            "median": round(statistics.median(opening), 1),
            "worst": round(max(opening), 1),
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--interval", type=float, default=2, help="seconds between moves")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "DATA"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve_without_limits(int(given.serve[0]), Path(given.serve[1]))
        return
    gc.disable()  # the load must not hold up what it measures
    figures = asyncio.run(measure(given.tables, given.seconds, given.interval))
    print(json.dumps(figures, indent=2))
    peer = measure_peer(given.tables, given.seconds, given.interval)
    print(json.dumps({"boardgame.io, ms to all screens": msgspec.to_builtins(peer)}, indent=2))


if __name__ == "__main__":
    main()
