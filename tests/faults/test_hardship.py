"""The disk fills up, the line to the database breaks or crawls, the database is started again:
what was acknowledged is kept, nothing is doubled, and play goes on by itself afterwards."""

import os
import random
import resource
import subprocess
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from regnum.server.storage.database import FILE
from tests.faults.players import audited, play_some, playing
from tests.faults.proxy import Proxy
from tests.faults.servers import Host
from tests.patience import PATIENCE, wait_until
from tests.processes import free_port
from tests.server.guests import CAROLUS, UNAVAILABLE
from tests.server.postgres import prepared, serving

BLOWS = max(2, int(os.environ.get("REGNUM_KILLS", "0")) // 50)
RIVALS = ("screen", "screen", "bot")


def largest_file(process: subprocess.Popen[bytes], size: int) -> None:
    """What a full disk does to whoever writes beyond this size."""
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def ready(host: Host) -> int:
    return httpx.get(f"{host.address}/api/ready", timeout=PATIENCE).status_code


def refuses_for_now(host: Host) -> bool:
    """Whether it says of itself, and to whoever opens a table, that it cannot store anything."""
    with httpx.Client(base_url=host.address, timeout=PATIENCE) as browser:
        seats = [{"kind": "me"}, {"kind": "bot"}]
        answer = browser.post("/api/tables", json={"game": CAROLUS, "seats": seats})
        told = answer.json().get("error", {}).get("key")
        said = answer.status_code == UNAVAILABLE and told == "error-not-ready"
        return said and ready(host) == UNAVAILABLE


@pytest.mark.parametrize("room", [0, 1], ids=["nothing can be written", "it is full"])
def test_a_disk_that_takes_no_more(tmp_path: Path, room: int) -> None:
    host = Host(tmp_path)
    log = tmp_path / f"{FILE}-wal"
    with host.up() as process, playing([host.address], RIVALS) as players:
        for _ in range(BLOWS):
            play_some(players)
            largest_file(process, room * log.stat().st_size)
            wait_until(lambda: refuses_for_now(host), "the server knows that it cannot store")
            assert httpx.get(f"{host.address}/api/health", timeout=PATIENCE).is_success
            largest_file(process, resource.RLIM_INFINITY)
            wait_until(lambda: ready(host) == 200, "the server can store again")
        play_some(players)
    audited(players, tmp_path)


def test_the_line_to_the_database_breaks_and_crawls(
    tmp_path: Path, fresh_database: Callable[[], str]
) -> None:
    database = fresh_database()
    before, _, name = database.rpartition("/")
    user, _, place = before.rpartition("@")
    port = int(place.rpartition(":")[2])
    moments = random.Random(0)
    with ExitStack() as stack:
        lines = [stack.enter_context(Proxy(("127.0.0.1", port))) for _ in range(2)]
        hosts = [Host(tmp_path, f"{user}@127.0.0.1:{line.port}/{name}") for line in lines]
        for host in hosts:
            stack.enter_context(host.up())
        players = stack.enter_context(playing([host.address for host in hosts], RIVALS))
        for _ in range(BLOWS):
            for line in lines:
                play_some(players)
                line.delay = 0.05
                play_some(players)
                line.delay = 0
                time.sleep(moments.uniform(0, 0.3))
                line.closed = True
                line.cut()
                time.sleep(moments.uniform(0, 1))
                line.closed = False
        play_some(players)
    audited(players, tmp_path, database)


def test_the_database_is_started_again_under_play(tmp_path: Path) -> None:
    port = free_port()
    with prepared() as folder, ExitStack() as stack:
        running = ExitStack()
        stack.callback(lambda: running.close())
        address = running.enter_context(serving(folder, port))
        hosts = [Host(tmp_path, address) for _ in range(2)]
        for host in hosts:
            stack.enter_context(host.up())
        with playing([host.address for host in hosts], RIVALS) as players:
            for _ in range(BLOWS):
                play_some(players)
                running.close()
                assert all(refuses_for_now(host) for host in hosts)
                running = ExitStack()
                running.enter_context(serving(folder, port))
            play_some(players)
        audited(players, tmp_path, address)
