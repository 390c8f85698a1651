"""Tables of a ruleset that is no longer played: told in a sentence, taken away as a file."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

from regnum.registry import game, read
from regnum.server.storage.database import FILE
from tests.server.conftest import lenient, running
from tests.server.guests import CAROLUS, Guest, play_on


def grow_old(data: Path, table: str) -> None:
    """The table was opened when another ruleset was played, and a clock is due at it."""
    ruleset = game(CAROLUS).ruleset
    file = data / FILE
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(
            "update tables set opening = replace(opening, ?, ?), due = 1 where id = ?",
            (f"ruleset: {ruleset}", "ruleset: 0", table),
        )


def test_an_old_table_stops_nothing_else_and_its_record_can_be_taken_away(tmp_path: Path) -> None:
    settings = lenient(tmp_path)
    with running(settings) as server, Guest(server, "Anna") as anna:
        cookies = anna.http.cookies
        old = anna.open_table("me", "bot")["id"]
        young = anna.open_table("me", "bot")["id"]
        socket = anna.socket(old)
        socket.until_table(lambda table: bool(table["legal"]))
        play_on([socket], 1, random.Random(1))
    grow_old(tmp_path, old)
    with (
        running(settings) as server,
        Guest(server) as again,
        Guest(server, "Bert", "de") as bert,
    ):
        again.http.cookies = cookies
        answer = again.http.get(f"/api/tables/{old}")
        assert answer.status_code == 410
        assert "no longer played here" in answer.json()["error"]["sentence"]
        assert "nicht mehr gespielt" in bert.http.get(f"/api/tables/{old}").text
        record = again.http.get(f"/api/tables/{old}/record")
        assert record.status_code == 200
        read(record.text.replace("ruleset: 0", f"ruleset: {game(CAROLUS).ruleset}"))
        assert bert.http.get(f"/api/tables/{old}/record").status_code == 403
        assert {row["id"] for row in again.http.get("/api/tables").json()} == {old, young}
        other = again.socket(young)
        other.until_table(lambda table: bool(table["legal"]))
        play_on([other], 1, random.Random(1))
