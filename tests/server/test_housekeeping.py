"""`regnum host`, beside a running server and without one."""

import asyncio
import gzip
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed

from regnum.cli.main import app
from regnum.core.errors import RegnumError
from regnum.registry import game, read
from regnum.server.housekeeping import check, close_table, delete_table, export
from regnum.server.live import members, now, summary
from regnum.server.notices import Changed
from regnum.server.storage.backup import back_up, restore
from regnum.server.storage.database import FILE, database_for
from regnum.server.storage.storage import Append, Storage
from regnum.table.opening import SeatPlan, open_table
from regnum.table.requests import play
from regnum.table.table import Table
from tests.patience import wait_until
from tests.server.conftest import lenient, running
from tests.server.guests import CAROLUS, Guest, play_on

Answer = TypeVar("Answer")
LONG_AGO = 5


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    """Where it is kept; None is the file in the data folder."""
    if request.param == "sqlite":
        return None
    make: Callable[[], str] = request.getfixturevalue("fresh_database")
    return make()


def at(data: Path, database: str | None, work: Callable[[Storage], Awaitable[Answer]]) -> Answer:
    """Some work with what is kept there, as the host's command does it."""

    async def run() -> Answer:
        storage = Storage(database_for(data, database))
        await storage.open()
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


def some_games(server: str, number: int) -> list[str]:
    """Tables at which a few moves were played, and where it is Anna's turn."""
    ids = []
    with Guest(server, "Anna") as anna:
        for seed in range(number):
            ids.append(anna.open_table("me", "bot")["id"])
            socket = anna.socket(ids[-1])
            socket.until_table(lambda table: bool(table["legal"]))
            play_on([socket], 3, random.Random(seed))
            socket.until_table(lambda table: bool(table["legal"]))
    return ids


def test_a_backup_brings_back_what_is_missing(tmp_path: Path, database: str | None) -> None:
    data, file = tmp_path / "data", tmp_path / "backup"
    with running(lenient(data, database)) as server:
        first, second = some_games(server, 2)
        at(data, database, lambda storage: storage.ban("203.0.113.7", "rude"))
        assert at(data, database, lambda storage: back_up(storage.database, file)) > 4
        kept = at(data, database, lambda storage: storage.load(first))
        at(data, database, lambda storage: delete_table(storage, first))
        assert at(data, database, lambda storage: storage.load(first)) is None
        back = at(data, database, lambda storage: restore(storage.database, file))
        assert back == (1, 0)
        assert at(data, database, lambda storage: storage.load(first)) == kept
    with running(lenient(data, database)) as server:
        assert httpx.get(f"{server}/api/ready").is_success
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert at(elsewhere, None, lambda storage: restore(storage.database, file))[0] == 2
    assert at(elsewhere, None, lambda storage: storage.load(first)) == kept
    assert at(elsewhere, None, lambda storage: storage.load(second)) is not None


def test_a_damaged_backup_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "backup"
    with running(lenient(tmp_path)) as server:
        some_games(server, 1)
    at(tmp_path, None, lambda storage: back_up(storage.database, file))
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    empty = tmp_path / "empty"
    empty.mkdir()
    for damaged in (
        b"",
        whole[: len(whole) // 2],
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join(lines[:1] + lines[2:])),
        gzip.compress(b"".join(lines).replace(b"Anna", b"Bert")),
        gzip.compress(b'"Something else 1"\n'),
    ):
        file.write_bytes(damaged)
        with pytest.raises(RegnumError, match=r"backup|damaged"):
            at(empty, None, lambda storage: restore(storage.database, file))
        assert at(empty, None, lambda storage: storage.all_tables()) == []


def test_a_check_names_what_does_not_replay(tmp_path: Path) -> None:
    with running(lenient(tmp_path)) as server:
        good, bad, odd, lost = some_games(server, 4)
    with closing(sqlite3.connect(tmp_path / FILE)) as kept, kept:
        change = 'update entries set change = replace(change, \'"lines":["\', \'"lines":["X\')'
        kept.execute(f"{change} where table_id = ?", (bad,))
        kept.execute("update tables set moves = 99 where id = ?", (odd,))
        kept.execute("update tables set opening = 'nonsense' where id = ?", (lost,))

    async def faults(storage: Storage) -> dict[str, str | None]:
        return {checked.table.id: checked.fault async for checked in check(storage)}

    found = at(tmp_path, None, faults)
    assert found[good] is None
    assert found[bad] is not None
    assert found[odd] == "the lobby is told another moves"
    assert found[lost] is not None
    written = at(tmp_path, None, lambda storage: export(storage, tmp_path / "records"))
    assert (written.records, set(written.faults)) == (2, {bad, lost})
    assert command(tmp_path, "export", str(tmp_path / "records")).exit_code == 1


def test_a_check_is_not_confused_by_those_who_play_on(tmp_path: Path, database: str | None) -> None:
    tables = {id: a_table_for_two(id) for id in ("first", "second")}

    async def faults(storage: Storage) -> dict[str, str | None]:
        for table in tables.values():
            await storage.create(table.id, table.opening, summary(table), members(table))
        found: dict[str, str | None] = {}
        async for checked in check(storage):
            found[checked.table.id] = checked.fault
            for other in tables.keys() - found.keys():
                await move(storage, tables[other])
        return found

    assert at(tmp_path, database, faults) == {"first": None, "second": None}


def a_table_for_two(id: str) -> Table:
    seats = (SeatPlan("person", "Anna", "anna"), SeatPlan("person", "Bert", "bert"))
    return Table(id, open_table(game(CAROLUS), {}, seats, "anna", LONG_AGO))


async def move(storage: Storage, table: Table) -> None:
    seat = table.owing()[0]
    player, moves = table.seats[seat].player, table.legal(seat)[:1]
    assert player is not None
    entry = table.carry_out(
        lambda played: play(played, player, seat, moves, played.version), LONG_AGO + 1
    )
    notice = Changed("another", table.id, entry.number)
    await storage.append(Append(table.id, entry, summary(table), {}, notice))


def test_all_records_are_exported(tmp_path: Path) -> None:
    with running(lenient(tmp_path)) as server:
        ids = some_games(server, 2)
    folder = tmp_path / "records"
    assert at(tmp_path, None, lambda storage: export(storage, folder)) == (2, {})
    for id in ids:
        record = (folder / f"{CAROLUS}-{id}.txt").read_text()
        assert read(record).lines
        assert "seed:" not in record


@pytest.mark.parametrize(
    ("work", "refused"),
    [(close_table, "refused-closed"), (delete_table, "error-no-such-table")],
)
def test_a_running_server_learns_what_became_of_a_table(
    tmp_path: Path,
    database: str | None,
    work: Callable[[Storage, str], Awaitable[None]],
    refused: str,
) -> None:
    with running(lenient(tmp_path, database)) as server, Guest(server, "Anna") as anna:
        id = anna.open_table("me", "bot")["id"]
        socket = anna.socket(id)
        table = socket.until_table(lambda table: bool(table["legal"]))
        at(tmp_path, database, lambda storage: work(storage, id))
        move = {"seat": 0, "moves": [table["legal"][0]], "version": table["version"]}
        assert socket.ask("play", **move)["refusal"]["key"] == refused


def test_a_closed_table_can_be_looked_at(tmp_path: Path) -> None:
    with running(lenient(tmp_path)) as server, Guest(server, "Anna") as anna:
        id = anna.open_table("me", "link")["id"]
        at(tmp_path, None, partial(close_table, id=id))
    with pytest.raises(RegnumError, match="closed already"):
        at(tmp_path, None, partial(close_table, id=id))
    with running(lenient(tmp_path)) as server, Guest(server) as again:
        again.http.cookies = anna.http.cookies
        assert again.look(id)["status"] == "closed"
        assert again.http.get(f"/api/tables/{id}/record").is_success


def test_who_is_banned_is_not_let_in(tmp_path: Path) -> None:
    with (
        running(lenient(tmp_path)) as server,
        Guest(server, "Anna") as anna,
        Guest(server, "Bert") as bert,
    ):

        def let_in() -> bool:
            return anna.http.get("/api/me").is_success

        socket = anna.socket(anna.open_table("me", "screen")["id"])
        at(tmp_path, None, lambda storage: storage.ban(anna.me["id"], "shouts"))
        with pytest.raises(ConnectionClosed):
            socket.until("never")
        wait_until(lambda: not let_in(), "the server has heard of the ban")
        assert "does not let you in" in anna.http.get("/api/me").text
        assert bert.http.get("/api/me").is_success
        assert at(tmp_path, None, lambda storage: storage.lift_ban(anna.me["id"]))
        wait_until(let_in, "the ban is lifted")


def test_tables_expire_where_the_host_says_so(tmp_path: Path) -> None:
    async def keep(storage: Storage) -> None:
        seats = (SeatPlan("person", "Anna", "anna"), SeatPlan("open", ""))
        for id, moment in (("old", LONG_AGO), ("young", now())):
            opening = open_table(game(CAROLUS), {}, seats, "anna", moment, seed="1")
            table = Table(id, opening)
            await storage.create(id, opening, summary(table), members(table))

    at(tmp_path, None, keep)
    with running(lenient(tmp_path)):
        pass
    assert len(at(tmp_path, None, lambda storage: storage.all_tables())) == 2

    def left() -> list[str]:
        return [each.id for each in at(tmp_path, None, lambda storage: storage.all_tables())]

    with running(replace(lenient(tmp_path), expire_after=30)):
        wait_until(lambda: left() == ["young"], "the old table is forgotten")


def command(data: Path, *words: str) -> Result:
    return CliRunner().invoke(app, ["host", "--data", str(data), *words])


def test_the_commands(tmp_path: Path) -> None:
    with running(lenient(tmp_path)) as server:
        first, second = some_games(server, 2)
    listed = command(tmp_path, "tables").output
    assert first in listed
    assert "running" in listed
    backup = tmp_path / "backup"
    assert "rows" in command(tmp_path, "backup", str(backup)).output
    assert "closed" in command(tmp_path, "tables", "--close", first).output
    assert "deleted" in command(tmp_path, "tables", "--delete", second).output
    assert "1 tables and 0 players" in command(tmp_path, "restore", str(backup)).output
    assert "2 tables, 0 of them faulty" in command(tmp_path, "check").output
    assert "2 records" in command(tmp_path, "export", str(tmp_path / "records")).output
    assert "is banned" in command(tmp_path, "ban", "203.0.113.7", "--reason", "spam").output
    assert "203.0.113.7  spam" in command(tmp_path, "ban").output
    assert "let in again" in command(tmp_path, "ban", "203.0.113.7", "--lift").output
    assert "2001:db8:1:2::/64 is banned" in command(tmp_path, "ban", "2001:db8:1:2::7").output
    assert "let in again" in command(tmp_path, "ban", "2001:db8:1:2::8", "--lift").output
    with closing(sqlite3.connect(tmp_path / FILE)) as kept, kept:
        kept.execute("update tables set moves = 99")
    assert command(tmp_path, "check").exit_code == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("tables", "--close", "nothing"), "There is no table nothing"),
        (("tables", "--delete", "nothing"), "There is no table nothing"),
        (("ban", "nobody", "--lift"), "nobody is not banned"),
        (("restore", "no-such-file"), "There is no file no-such-file"),
    ],
)
def test_what_makes_no_sense_is_told_in_a_sentence(
    tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    at(tmp_path, None, nothing)
    result = command(tmp_path, *words)
    assert isinstance(result.exception, RegnumError)
    assert sentence in str(result.exception)


async def nothing(_: Storage) -> Any:
    return None


def test_a_folder_without_games_is_no_servers(tmp_path: Path) -> None:
    result = command(tmp_path, "tables")
    assert "No server keeps its games" in str(result.exception)
    assert not (tmp_path / FILE).exists()
