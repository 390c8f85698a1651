"""A guided first game at a table of one's own, over HTTP."""

from pathlib import Path
from typing import Any

from regnum.language import LANGUAGES
from regnum.table.lesson import lesson_of
from tests.patience import wait_until
from tests.server.conftest import lenient, running
from tests.server.guests import CAROLUS, Guest


def open_lesson(guest: Guest, game: str = CAROLUS) -> str:
    answer = guest.http.post(f"/api/lessons/{game}")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def told(guest: Guest, table: str, language: str) -> dict[str, Any]:
    asked = guest.http.get(f"/api/tables/{table}/lesson", params={"language": language})
    return dict(asked.raise_for_status().json())


def test_a_lesson_is_told_in_every_language(tmp_path: Path) -> None:
    with running(lenient(tmp_path)) as address, Guest(address, "Anna") as anna:
        table = open_lesson(anna)
        wait_until(lambda: anna.look(table)["legal"] != [], "the rival has shown a disc")
        shown = anna.look(table)
        assert shown["lesson"] == 0
        assert len(shown["legal"]) == 1, "what is taught, of the four discs that could be shown"
        texts = [told(anna, table, language) for language in LANGUAGES]
        assert len({str(text) for text in texts}) == len(LANGUAGES)
        assert all(len(text["steps"]) == len(lesson_of(CAROLUS).steps) for text in texts)


def test_a_lesson_tells_how_much_was_played_before_it(tmp_path: Path) -> None:
    """Of which the journal of the learner says nothing."""
    with running(lenient(tmp_path)) as address, Guest(address, "Anna") as anna:
        for game, has_past in ((CAROLUS, False), ("wallenstein", True)):
            table = open_lesson(anna, game)
            begins = told(anna, table, "en")["begins"]
            shown = anna.look(table)
            assert begins <= shown["lines"]
            past = [entry for entry in shown["journal"] if 0 < entry["line"] <= begins]
            assert bool(past) == has_past


def test_a_lesson_is_ones_own(tmp_path: Path) -> None:
    with (
        running(lenient(tmp_path)) as address,
        Guest(address, "Anna") as anna,
        Guest(address, "Bert") as bert,
    ):
        table = open_lesson(anna)
        assert bert.http.get(f"/api/tables/{table}/lesson").status_code == 403
        plain = anna.open_table("me", "screen")["id"]
        refused = anna.http.get(f"/api/tables/{plain}/lesson")
        assert refused.json()["error"]["key"] == "refused-no-lesson"
        assert anna.http.post("/api/lessons/nowhere").status_code == 404
