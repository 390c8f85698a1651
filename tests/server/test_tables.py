"""Tables come into memory when asked for, and leave it; bots go on after a restart."""

import time
from pathlib import Path

from regnum.server.settings import Settings
from tests.server.conftest import GENEROUS, lenient, running
from tests.server.guests import Guest


def test_a_table_put_away_comes_back(tmp_path: Path) -> None:
    forgetful = Settings(
        tmp_path, requests=GENEROUS, messages=GENEROUS, idle_after=0.0, sweep_every=0.05
    )
    with running(forgetful) as address:
        anna = Guest(address, "Anna")
        table = anna.open_table("me", "screen")["id"]
        for _ in range(5):
            socket = anna.socket(table)
            socket.ask("look", seat=socket.table["view"]["to_move"][0])
            assert socket.play()["t"] == "done"
            socket.close()
            time.sleep(0.2)
        assert anna.look(table)["lines"] == 5
        anna.close()


def test_everything_is_there_after_a_restart_and_bots_go_on(tmp_path: Path) -> None:
    with running(lenient(tmp_path)) as address:
        anna = Guest(address, "Anna")
        table = anna.open_table("me", "bot")["id"]
        before = anna.look(table)
        cookies = anna.http.cookies
        anna.close()
    with running(lenient(tmp_path)) as address:
        again = Guest(address)
        again.http.cookies = cookies
        socket = again.socket(table)
        assert socket.table["version"] >= before["version"]
        socket.until_table(lambda table: bool(table["legal"]))
        assert socket.play()["t"] == "done"
        socket.close()
        again.close()


def test_the_journal_remembers_what_one_has_seen(tmp_path: Path) -> None:
    with running(lenient(tmp_path)) as address:
        anna, bert = Guest(address, "Anna"), Guest(address, "Bert")
        opened = anna.open_table("me", "link")
        bert.sit(opened["links"]["1"])
        first = anna.socket(opened["id"])
        seen = len(first.journal)
        first.close()
        time.sleep(0.2)
        again = anna.socket(opened["id"])
        assert again.table["since"] == seen
        again.close()
        anna.close()
        bert.close()
