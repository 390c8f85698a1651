"""Tables come into memory when asked for, and leave it; bots go on after a restart."""

import asyncio
import logging
import sqlite3
import threading
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from regnum.bots.bot import Knowledge
from regnum.registry import game
from regnum.server.bot_pool import BotPool
from regnum.server.identity import identity_in
from regnum.server.settings import Settings
from regnum.server.storage.database import FILE, database_for
from regnum.server.storage.storage import Storage
from regnum.server.tables import Tables
from regnum.table.opening import SeatPlan, open_table
from tests.patience import wait_until
from tests.server.conftest import GENEROUS, lenient, running
from tests.server.guests import CAROLUS, Guest, Socket


def test_a_table_put_away_comes_back(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "regnum.server.tables")
    forgetful = Settings(
        tmp_path, requests=GENEROUS, messages=GENEROUS, idle_after=0.0, sweep_every=0.05
    )
    with running(forgetful) as address, Guest(address, "Anna") as anna:
        table = anna.open_table("me", "screen")["id"]
        for _ in range(5):
            caplog.clear()
            socket = anna.socket(table)
            socket.ask("look", seat=socket.table["view"]["to_move"][0])
            assert socket.play()["t"] == "done"
            socket.close()
            wait_until(lambda: f"{table} is put away" in caplog.text, "the table is put away")
        assert anna.look(table)["lines"] == 5


def test_everything_is_there_after_a_restart_and_bots_go_on(tmp_path: Path) -> None:
    with running(lenient(tmp_path)) as address, Guest(address, "Anna") as anna:
        table = anna.open_table("me", "bot")["id"]
        before = anna.look(table)
        cookies = anna.http.cookies
    with running(lenient(tmp_path)) as address, Guest(address) as again:
        again.http.cookies = cookies
        socket = again.socket(table)
        assert socket.table["version"] >= before["version"]
        socket.until_table(lambda table: bool(table["legal"]))
        assert socket.play()["t"] == "done"


def test_a_table_is_in_memory_once_however_many_open_it(tmp_path: Path) -> None:
    """As when everybody's page goes to the rematch at the same moment."""

    async def test() -> None:
        storage = Storage(database_for(tmp_path, None))
        tables = Tables(Settings(tmp_path), identity_in(tmp_path), storage)
        await tables.open()
        seats = tuple(SeatPlan("person", name, name) for name in ("Anna", "Bert"))
        opening = open_table(game(CAROLUS), {}, seats, "Anna", 0)
        try:
            for number in range(40):
                asked = [tables.table_or_new(f"t{number}", opening) for _ in range(4)]
                found = await asyncio.gather(*asked)
                assert len(set(map(id, found))) == 1
                assert found[0] is await tables.table(f"t{number}")
        finally:
            await tables.close()

    asyncio.run(test())


def test_damaged_tables_are_no_concern_of_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also where more of them than are seen to in one go were due before the one that is well."""
    monkeypatch.setattr("regnum.server.storage.storage.DUE_AT_ONCE", 1)
    with running(lenient(tmp_path)) as address, Guest(address, "Anna") as anna:
        well, spoiled, other = (anna.open_table("me", "link")["id"] for _ in range(3))
        cookies = anna.http.cookies
    with closing(sqlite3.connect(tmp_path / FILE)) as kept, kept:
        kept.execute("update tables set due = 1, opening = 'nonsense' where id != ?", (well,))
        kept.execute("update tables set due = 2 where id = ?", (well,))
    with running(replace(lenient(tmp_path), metrics=True)) as address, Guest(address) as again:
        in_memory = "regnum_tables 1.0"
        wait_until(lambda: in_memory in again.http.get("/metrics").text, "the sweep has come by")
        again.http.cookies = cookies
        answer = again.http.get(f"/api/tables/{spoiled}")
        assert answer.status_code == 410
        assert "is damaged" in answer.json()["error"]["sentence"]
        with pytest.raises(ConnectionClosed, match="error-damaged"):
            again.socket(spoiled)
        assert again.look(well)["status"] == "gathering"
    told = [record.message for record in caplog.records if "set aside" in record.message]
    assert sorted(told) == [
        f"table {id} is set aside: it cannot be opened" for id in sorted([spoiled, other])
    ]


def test_a_bot_that_fails_is_asked_again_and_all_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    well, mended = BotPool.choose, threading.Event()

    async def fail(pool: BotPool, name: str, knowledge: Knowledge, seed: str) -> list[int]:
        if not mended.is_set():
            raise RuntimeError("a fault of the bot")
        return await well(pool, name, knowledge, seed)

    monkeypatch.setattr(BotPool, "choose", fail)
    with running(lenient(tmp_path)) as address, Guest(address, "Anna") as anna:
        socket = anna.socket(anna.open_table("me", "bot")["id"])
        while socket.to_move():
            assert socket.play()["t"] == "done"
        while not fails(socket, 1):
            socket.next()
        mended.set()
        while fails(socket, 1):
            socket.next()
        assert not fails(socket, 0)
        socket.until_table(lambda table: bool(table["legal"]))


def fails(socket: Socket, seat: int) -> bool:
    return bool(socket.table["presence"][seat]["failing"])


def test_the_journal_remembers_what_one_has_seen(tmp_path: Path) -> None:
    with (
        running(lenient(tmp_path)) as address,
        Guest(address, "Anna") as anna,
        Guest(address, "Bert") as bert,
    ):
        opened = anna.open_table("me", "link")
        bert.sit(opened["links"]["1"])

        def look_in() -> tuple[int, int]:
            """How much of the journal Anna had seen, and how much there is."""
            with closing(anna.socket(opened["id"])) as socket:
                return socket.table["since"], len(socket.journal)

        seen, there = look_in()
        assert seen == 0 < there
        wait_until(lambda: look_in() == (there, there), "Anna is known to have seen it all")
