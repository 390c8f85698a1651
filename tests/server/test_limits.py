"""What one guest may ask of the server at the expense of the others."""

import asyncio
from pathlib import Path

import httpx
import pytest

from regnum.core.history import History, begin
from regnum.core.record import record_of
from regnum.registry import game, read
from regnum.server.limits import NewTables
from regnum.server.reading import SIZE_OF_A_TABLE, cost_of
from regnum.server.settings import Rate, Settings
from tests.server.conftest import lenient, running
from tests.server.guests import CAROLUS, Guest

NEW = {"game": CAROLUS, "seats": [{"kind": "me"}, {"kind": "screen"}]}


def test_tables_are_counted_by_player_and_by_address() -> None:
    new_tables = NewTables(Rate(2, 0), Rate(3, 0))
    assert [new_tables.allow("anna", "here") for _ in range(3)] == [True, True, False]
    assert [new_tables.allow("bert", "here") for _ in range(2)] == [True, False]
    assert new_tables.allow("carl", "there")


def test_who_throws_the_cookie_away_is_no_new_household(tmp_path: Path) -> None:
    strict = Settings(tmp_path, new_tables_per_address=Rate(2, 0))
    with running(strict) as address:
        opened = [httpx.post(f"{address}/api/tables", json=NEW).status_code for _ in range(3)]
    assert opened == [201, 201, 429]


def test_a_long_record_counts_for_several_tables() -> None:
    assert [cost_of("x" * size) for size in (0, SIZE_OF_A_TABLE, 1_000_000)] == [1, 2, 16]
    new_tables = NewTables(Rate(3, 0), Rate(9, 0))
    assert new_tables.allow("anna", "here", 2)
    assert not new_tables.allow("anna", "here", 2)
    assert new_tables.allow("anna", "here")
    assert new_tables.allow("bert", "there", 99), "or nobody ever could"
    assert not new_tables.allow("carl", "there")


def test_a_record_is_read_once_and_not_by_those_who_serve_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when its table comes into memory again, if it is a long one."""
    beside: list[bool] = []

    def noted(record: str) -> History:
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            beside.append(True)
        else:
            beside.append(False)
        return read(record)

    for module in ("server.reading", "table.table"):
        monkeypatch.setattr(f"regnum.{module}.read", noted)
    monkeypatch.setattr("regnum.server.reading.SIZE_OF_A_TABLE", 10)
    record = record_of(begin(game(CAROLUS).start(2, "1")))
    with running(lenient(tmp_path)) as address, Guest(address) as anna:
        study = anna.http.post("/api/tables/record", content=record).json()["id"]
        cookies = anna.http.cookies
    assert beside == [True]
    with running(lenient(tmp_path)) as address, Guest(address) as again:
        again.http.cookies = cookies
        assert again.look(study)["status"] == "study"
    assert beside == [True, True]


def test_hints_are_counted_by_address(tmp_path: Path) -> None:
    with running(Settings(tmp_path, hints=Rate(1, 0), adviser="greedy")) as address:
        answers = []
        for name in ("Anna", "Bert"):
            with Guest(address, name) as guest:
                socket = guest.socket(guest.open_table("me", "screen")["id"])
                seat = socket.table["view"]["to_move"][0]
                socket.ask("look", seat=seat)
                answers.append(socket.ask("hint", seat=seat))
    assert [answer["t"] for answer in answers] == ["hint", "refused"]
    assert answers[1]["refusal"]["key"] == "error-too-many"


@pytest.mark.parametrize(("proxies", "believed"), [(("127.0.0.1",), True), (("192.0.2.9",), False)])
def test_only_a_trusted_proxy_says_whose_request_it_is(
    tmp_path: Path, proxies: tuple[str, ...], believed: bool
) -> None:
    strict = Settings(tmp_path, proxies=proxies, requests=Rate(1, 0))
    with running(strict) as address:
        statuses = [
            httpx.get(f"{address}/api/me", headers={"X-Forwarded-For": visitor}).status_code
            for visitor in ("203.0.113.7", "203.0.113.8", "203.0.113.7")
        ]
    assert statuses == ([200, 200, 429] if believed else [200, 429, 429])
