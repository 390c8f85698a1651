"""Tables come into memory when asked for, and leave it; bots go on after a restart."""

import logging
from contextlib import closing
from pathlib import Path

import pytest

from regnum.server.settings import Settings
from tests.patience import wait_until
from tests.server.conftest import GENEROUS, lenient, running
from tests.server.guests import Guest


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
