"""How fast a played move is on all screens, what an idle table weighs, how long an old game takes
to open; and boardgame.io's server under the same kind of load in the same run.

Everything runs on this machine's loopback, the load included, and ends by itself. Both servers are
played on by programs for Node, whose times are taken in the same way. Regnum's server writes every
move to the disk before it answers; boardgame.io's keeps its matches in memory.
"""

import argparse
import asyncio
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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

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
LOAD: Final = Path(__file__).parent / "load"
PAGE: Final = Path(regnum.server.__file__).parent / "page"
PATIENCE: Final = 60
UNLIMITED: Final = Rate(10**9, 10**9)
FIRST_RATE: Final = 150.0
FASTER: Final = 1.2
"""The rates that are tried, moves a second: each is faster than the one before by this."""


class Times(msgspec.Struct):
    """Milliseconds from a move to all screens."""

    moves: int
    p50: float
    p99: float
    worst: float


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


def open_tables(address: str, data: Path, number: int) -> list[dict[str, Any]]:
    """Tables at which everybody has sat down, with the cookies of their players."""
    identity = identity_in(data)
    wishes = [{"kind": "me"}] + [{"kind": "link"}] * (SEATS - 1)
    opened = []
    with httpx.Client(base_url=address, timeout=PATIENCE, verify=False) as client:

        def post(cookie: str, path: str, body: object) -> dict[str, Any]:
            answer = client.post(path, json=body, headers={"Cookie": cookie})
            return dict(answer.raise_for_status().json())

        for _ in range(number):
            players = [Bearer(identity.new_player()) for _ in range(SEATS)]
            cookies = [f"{COOKIE}={identity.cookie(player)}" for player in players]
            table = post(cookies[0], "/api/tables", {"game": GAME, "seats": wishes})
            for seat, cookie in enumerate(cookies[1:], 1):
                token = table["links"][str(seat)].partition("=")[2]
                post(cookie, f"/api/tables/{table['id']}/seat", {"token": token})
            opened.append({"id": table["id"], "cookies": cookies})
    return opened


# --- the load -------------------------------------------------------------------------------


class Load:
    """A program that plays at many tables as it is told, with a socket for each player."""

    def __init__(self, program: str, *arguments: object) -> None:
        command = [required("node"), program, *map(str, arguments)]
        quiet = {**os.environ, "NODE_ENV": "production"}
        self._process = subprocess.Popen(
            command, cwd=LOAD, env=quiet, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._hear("connected")

    def play(self, seconds: float, rate: float, tables: int) -> Times:
        """So many moves a second over all tables, for a while."""
        told = {"seconds": seconds, "interval": 1000 * tables / rate}
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(told) + b"\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._hear("times"), type=Times)

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()

    def _hear(self, what: str) -> bytes:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit(f"the load ended before it told {what}")
        return line


def load_at(address: str, data: Path, opened: list[dict[str, Any]]) -> Load:
    """Players with their screens at these tables of ours."""
    told = data / "tables.json"
    told.write_bytes(msgspec.json.encode(opened))
    return Load("regnum.cjs", address, told)


def highest_rate(new_load: Callable[[], Load], seconds: float, tables: int) -> float:
    """Moves a second that can be kept up with 99 of 100 on all screens within a tenth of a second:
    faster and faster, until it cannot. Each rate is tried at new tables, where no game is over
    before its time."""
    kept_up = 0.0
    rate = FIRST_RATE
    while True:
        load = new_load()
        times = load.play(seconds, rate, tables)
        load.close()
        print(f"  {rate:.0f} moves a second: {times}", file=sys.stderr, flush=True)
        if times.p99 > 100 or times.moves < 0.9 * rate * seconds:
            return round(kept_up, 1)
        kept_up = times.moves / seconds
        rate *= FASTER


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


@contextmanager
def peer_server() -> Iterator[tuple[int, int]]:
    """boardgame.io's: its port and its lobby's."""
    port, lobby = free_port(), free_port()
    quiet = {**os.environ, "NODE_ENV": "production"}
    command = [required("node"), "boardgame_io_server.cjs", str(port), str(lobby)]
    with subprocess.Popen(command, cwd=LOAD, env=quiet, stdout=subprocess.DEVNULL) as process:
        try:
            wait_for(lobby)
            wait_for(port)
            yield port, lobby
        finally:
            process.terminate()


def measure_peer(tables: int, seconds: float, rate: float) -> dict[str, Any]:
    with peer_server() as (port, lobby):

        def new_load() -> Load:
            return Load("boardgame_io.cjs", port, lobby, tables, SEATS)

        load = new_load()
        times = load.play(seconds, rate, tables)
        load.close()
        highest = highest_rate(new_load, seconds / 2, tables)
    return {
        "boardgame.io, ms to all screens": msgspec.to_builtins(times),
        "boardgame.io, highest rate": highest,
    }


# --- all of it ------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def required(program: str) -> str:
    found = shutil.which(program)
    if found is None:
        sys.exit(f"{program} is needed: both servers are played on by programs for Node.")
    return found


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


def measure(tables: int, seconds: float, rate: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        ids = asyncio.run(keep_long_games(data))
        with regnum_server(data) as (address, pid):
            opening = open_long_games(address, ids)
            opened = open_tables(address, data, 1)
            before = resident(pid)
            opened += open_tables(address, data, tables - 1)
            idle = resident(pid)
            load = load_at(address, data, opened)
            connected = resident(pid)
            used = cpu_seconds(pid)
            times = load.play(seconds, rate, tables)
            used = cpu_seconds(pid) - used
            after = resident(pid)
            load.close()
            highest = highest_rate(
                lambda: load_at(address, data, open_tables(address, data, tables)),
                seconds / 2,
                tables,
            )
    return {
        "first load, kilobytes": first_load(),
        "tables": tables,
        "sockets": tables * SEATS,
        "moves a second": round(times.moves / seconds, 1),
        "regnum, ms to all screens": msgspec.to_builtins(times),
        "regnum, highest rate": highest,
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
    parser.add_argument("--rate", type=float, default=100, help="moves a second over all tables")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "DATA"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve_without_limits(int(given.serve[0]), Path(given.serve[1]))
        return
    if not (LOAD / "node_modules").is_dir():
        subprocess.run([required("npm"), "ci", "--silent"], cwd=LOAD, check=True)
    for each in (measure, measure_peer):
        print(json.dumps(each(given.tables, given.seconds, given.rate), indent=2), flush=True)


if __name__ == "__main__":
    main()
