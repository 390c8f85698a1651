"""What is kept, on SQLite and on a real PostgreSQL: the same code, the same tests."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, text

from regnum.registry import game
from regnum.server.live import members, restored, summary
from regnum.server.notices import Changed
from regnum.server.storage.database import database_for, upgrade
from regnum.server.storage.results import Results
from regnum.server.storage.schema import entries, metadata, tables
from regnum.server.storage.storage import Append, Storage, Taken
from regnum.server.storage.turns import Subscription, TurnStorage
from regnum.table.changes import Change, LogEntry, Said, Sat
from regnum.table.opening import SeatPlan, open_lesson, open_table
from regnum.table.requests import play
from regnum.table.table import Table

ANNA = "anna"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str | None:
    """Where to keep it; None is the file in the data folder."""
    if request.param == "sqlite":
        return None
    make: Callable[[], str] = request.getfixturevalue("fresh_database")
    return make()


@asynccontextmanager
async def opened(data: Path, address: str | None) -> AsyncIterator[Storage]:
    storage = Storage(database_for(data, address))
    try:
        await storage.open()
        yield storage
    finally:
        await storage.close()


def with_storage(
    data: Path, address: str | None, test: Callable[[Storage], Awaitable[None]]
) -> None:
    async def run() -> None:
        async with opened(data, address) as storage:
            await test(storage)

    asyncio.run(run())


def a_table(id: str = "t", public: bool = False) -> Table:
    seats = (SeatPlan("person", "Anna", ANNA), SeatPlan("open", ""))
    return Table(id, open_table(game("carolus-magnus"), {}, seats, ANNA, 5, public, seed="1"))


NOTICE = Changed("this-process", "t1", 1)


async def create(storage: Storage, table: Table) -> None:
    await storage.create(table.id, table.opening, summary(table), members(table))


def append(
    table: Table, change: Change, player: str | None = None, key: str | None = None
) -> Append:
    """The next entry of a table, which has taken it in."""
    entry = LogEntry(table.version + 1, table.changed + 1, player, key, change)
    table.apply(entry)
    return Append(table.id, entry, summary(table), members(table), NOTICE)


def played(table: Table, seat: int, move: int) -> Append:
    """The next move at a table."""
    player, version = table.seats[seat].player, table.version
    request = partial(play, player=player, seat=seat, moves=[move], seen=version)
    return Append(table.id, table.carry_out(request, at=1), summary(table), {}, NOTICE)


def test_a_table_comes_back_as_it_was(tmp_path: Path, address: str | None) -> None:
    table = a_table()

    async def test(storage: Storage) -> None:
        await create(storage, table)
        await storage.append(append(table, Sat(1, "bert", "Bert")))
        for _ in range(30):
            seat = table.owing()[0]
            move = table.history.state.legal(seat)[0]
            await storage.append(played(table, seat, move))
        loaded = await storage.load("t")
        assert loaded is not None
        again = restored("t", *loaded)
        assert again.version == table.version == 31
        assert again.history.state.position() == table.history.state.position()
        assert again.history.journal(0) == table.history.journal(0)
        assert await storage.entries_after("t", 29) == (await storage.load("t") or ((), []))[1][29:]
        assert await storage.load("nowhere") is None

    with_storage(tmp_path, address, test)


def test_a_number_or_a_request_counts_once(tmp_path: Path, address: str | None) -> None:
    async def test(storage: Storage) -> None:
        table, rival = a_table(), a_table()
        await create(storage, table)
        await storage.append(append(table, Said(0, "Anna", "first"), ANNA, "key"))
        with pytest.raises(Taken):
            await storage.append(append(rival, Said(0, "Anna", "second")))
        with pytest.raises(Taken):
            await storage.append(append(table, Said(0, "Anna", "again"), ANNA, "key"))
        assert await storage.carried_out("t", ANNA, "key") == 1
        assert await storage.carried_out("t", "bert", "key") is None
        assert [entry.number for entry in await storage.entries_after("t", 0)] == [1]

    with_storage(tmp_path, address, test)


def test_a_table_where_something_has_happened_meanwhile_is_not_forgotten(
    tmp_path: Path, address: str | None
) -> None:
    async def test(storage: Storage) -> None:
        tables = [a_table(f"t{number}") for number in range(3)]
        for table in tables:
            await create(storage, table)
        moment = tables[0].changed + 1
        await storage.append(append(tables[0], Said(0, "Anna", "still here")))
        assert await storage.delete_idle_since(moment, ["t1"]) == ["t2"]
        assert [await storage.is_there(table.id) for table in tables] == [True, True, False]
        assert await storage.delete_idle_since(0) == []

    with_storage(tmp_path, address, test)


def test_one_bad_entry_does_not_spoil_those_written_with_it(
    tmp_path: Path, address: str | None
) -> None:
    async def test(storage: Storage) -> None:
        tables = [a_table(f"t{number}") for number in range(8)]
        for table in tables:
            await create(storage, table)
        appends = [append(table, Said(0, "Anna", "hello")) for table in tables]
        twice = [append(a_table("t3"), Said(0, "Anna", "twice"))]
        answers = await asyncio.gather(
            *(storage.append(each) for each in appends + twice), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [type(None)] * 8 + [Taken]

    with_storage(tmp_path, address, test)


def test_lists_players_and_what_is_due(tmp_path: Path, address: str | None) -> None:
    async def test(storage: Storage) -> None:
        private, public = a_table("private"), a_table("public", public=True)
        for table in (private, public):
            await create(storage, table)
        assert {row.id for row in await storage.tables_of(ANNA)} == {"private", "public"}
        assert [row.id for row in await storage.open_tables("bert", 0)] == ["public"]
        assert await storage.open_tables("bert", since=6) == []
        await storage.append(append(public, Sat(1, "bert", "Bert")))
        assert await storage.open_tables("carl", 0) == []
        assert [row.id for row in await storage.games_to_watch("carl")] == ["public"]
        assert [row.own for row in await storage.tables_of("bert")] == [[1]]
        await storage.save_seen("public", "bert", 12)
        assert await storage.seen("public", "bert") == 12
        assert await storage.seen("public", "carl") == 0
        await storage.save_player("bert", "Bert", "de")
        await storage.save_player("bert", "Bertram", "de")
        assert await storage.player("bert") == ("Bertram", "de", 0)
        assert await storage.player("carl") == ("", None, 0)
        assert await storage.due(10_000) == []

    with_storage(tmp_path, address, test)


def test_a_second_start_finds_everything(tmp_path: Path, address: str | None) -> None:
    async def first(storage: Storage) -> None:
        await create(storage, a_table())

    async def second(storage: Storage) -> None:
        assert await storage.load("t") is not None

    with_storage(tmp_path, address, first)
    with_storage(tmp_path, address, second)


def test_the_migrations_make_the_schema(tmp_path: Path, address: str | None) -> None:
    async def test(_: Storage) -> None:
        database = database_for(tmp_path, address)
        try:
            assert await database.read(differences) == []
        finally:
            await database.close()

    with_storage(tmp_path, address, test)


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_what_the_first_schema_kept_is_still_there(tmp_path: Path, address: str | None) -> None:
    old = a_table()
    played = append(old, Sat(1, "bert", "Bert"))

    def keep(connection: Connection) -> None:
        upgrade(connection, "0001")
        row = {"id": old.id, "game": old.opening.game, "public": False, **summary(old)._asdict()}
        row["opening"] = msgspec.json.encode(old.opening).decode()
        connection.execute(insert(tables), row)
        connection.execute(
            insert(entries),
            {
                "table_id": old.id,
                "number": played.entry.number,
                "at": played.entry.at,
                "change": msgspec.json.encode(played.entry.change).decode(),
            },
        )
        place = {"player": ANNA, "table_id": old.id, "seats": "[0]", "seen": 3}
        connection.execute(
            text("insert into places values (:player, :table_id, :seats, :seen)"), place
        )

    async def as_it_was() -> None:
        database = database_for(tmp_path, address)
        try:
            await database.write(keep)
        finally:
            await database.close()

    async def test(storage: Storage) -> None:
        loaded = await storage.load(old.id)
        assert loaded is not None
        assert restored(old.id, *loaded).seats[1].name == "Bert"
        assert [row.own for row in await storage.tables_of(ANNA)] == [[0]]
        assert await storage.seen(old.id, ANNA) == 3

    asyncio.run(as_it_was())
    with_storage(tmp_path, address, test)


def test_an_address_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="neither"):
        database_for(tmp_path, "mysql://somewhere/db")


def test_two_processes_that_look_at_once_tell_of_a_turn_once(
    tmp_path: Path, address: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if one writes what it saw before the other had told of the next turn."""
    table = a_table()

    async def test(storage: Storage) -> None:
        async with opened(tmp_path, address) as another:
            one, other = TurnStorage(storage.database), TurnStorage(another.database)
            await create(storage, table)
            await storage.append(append(table, Sat(1, "bert", "Bert")))
            for player in (ANNA, "bert"):
                await one.add_device(player, Subscription(player, "", "", ""), 1)
            (first,) = await one.take_note(10)
            assert sorted(await asyncio.gather(one.claim(first), other.claim(first))) == [
                False,
                True,
            ]
            moved = {"table_id": "t", "number": 9, "at": 20, "player": first.player}
            row = {**moved, "change": '{"what":"wrote"}'}
            await storage.database.write(
                lambda connection: connection.execute(insert(entries), row)
            )

            write = other._database.write

            async def late(work: Callable[[Connection], object]) -> object:
                (second,) = await one.take_note(30)
                assert await one.claim(second)
                return await write(work)

            monkeypatch.setattr(other._database, "write", late)
            (told,) = await other.take_note(31)
            assert (told.since, told.told) == (30, True)

    with_storage(tmp_path, address, test)


def test_lessons_are_not_asked_for_results_at_every_start(
    tmp_path: Path, address: str | None
) -> None:
    quoted = SeatPlan("person", '"lesson":true', ANNA), SeatPlan("open", "")
    plain = open_table(game("carolus-magnus"), {}, quoted, ANNA, 5, seed="1")
    lesson = open_lesson("carolus-magnus", ANNA, "Anna", "page", 5)

    async def test(storage: Storage) -> None:
        for id, opening in (("plain", plain), ("lesson", lesson)):
            over = summary(Table(id, opening))._replace(status="over")
            await storage.create(id, opening, over, {})
        assert await Results(storage.database).missing() == ["plain"]

    with_storage(tmp_path, address, test)
