"""The exercise of the day at a table of one's own."""

from pathlib import Path
from typing import Any

from regnum.analysis.problem import problems
from tests.server.conftest import lenient, running
from tests.server.guests import CAROLUS, Guest


def open_exercise(guest: Guest) -> str:
    answer = guest.http.post(f"/api/exercises/{CAROLUS}")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def state(guest: Guest, table: str) -> dict[str, Any]:
    return dict(guest.http.get(f"/api/tables/{table}/exercise").raise_for_status().json())


def ask(guest: Guest, table: str, what: str) -> dict[str, Any]:
    answer = guest.http.post(f"/api/tables/{table}/exercise/{what}")
    return dict(answer.raise_for_status().json())


def test_an_exercise_is_solved_and_repeated(tmp_path: Path) -> None:
    with running(lenient(tmp_path)) as address, Guest(address, "Anna") as anna:
        table = open_exercise(anna)
        shown = anna.look(table)
        assert shown["status"] == "study"
        posed = state(anna, table)
        assert posed["over"] is False
        assert posed["solution"] == [], "it is not told before the turn is over"
        solved = ask(anna, table, "solution")
        assert solved["over"]
        assert solved["right"]
        assert tuple(solved["solution"]) in {one.solution for one in problems(CAROLUS)}
        assert solved["worth"] > solved["next_worth"]
        again = ask(anna, table, "again")
        assert again == posed
        assert anna.look(table)["lines"] == shown["lines"]


def test_an_exercise_is_ones_own(tmp_path: Path) -> None:
    with (
        running(lenient(tmp_path)) as address,
        Guest(address, "Anna") as anna,
        Guest(address, "Bert") as bert,
    ):
        table = open_exercise(anna)
        assert bert.http.get(f"/api/tables/{table}/exercise").status_code == 403
        assert bert.http.post(f"/api/tables/{table}/exercise/solution").status_code == 403


def test_where_nothing_is_posed_nothing_is_solved(tmp_path: Path) -> None:
    with running(lenient(tmp_path)) as address, Guest(address, "Anna") as anna:
        table = anna.open_table("me", "screen")["id"]
        for refused in (
            anna.http.get(f"/api/tables/{table}/exercise"),
            anna.http.post(f"/api/tables/{table}/exercise/solution"),
            anna.http.post(f"/api/tables/{table}/exercise/again"),
        ):
            assert refused.json()["error"]["key"] == "refused-no-exercise"
        assert anna.http.post("/api/exercises/nowhere").status_code == 404
