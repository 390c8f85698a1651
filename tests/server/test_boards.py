"""The board document: fetched once and kept, and told anew when it has changed."""

from collections.abc import Callable

import pytest

import regnum
from tests.server.guests import Guest

Arrive = Callable[..., Guest]


@pytest.mark.parametrize("key", ["carolus-magnus", "carolingi", "wallenstein"])
def test_a_board_is_kept_for_ever_under_its_version(guest: Arrive, key: str) -> None:
    http = guest().http
    (info,) = [one for one in http.get("/api/games").json() if one["key"] == key]
    answer = http.get(f"/api/games/{key}/board", params={"version": info["board"]})
    assert answer.json() == regnum.game(key).board_document()
    assert answer.headers["cache-control"].endswith("immutable")


def test_another_version_or_none_is_asked_for_again(guest: Arrive) -> None:
    http = guest().http
    now = http.get("/api/games/carolingi/board")
    old = http.get("/api/games/carolingi/board", params={"version": "of-yesterday"})
    assert old.json() == now.json()
    assert old.headers["cache-control"] == now.headers["cache-control"] == "no-cache"
    same = {"If-None-Match": now.headers["etag"]}
    unchanged = http.get("/api/games/carolingi/board", headers=same)
    assert (unchanged.status_code, unchanged.content) == (304, b"")
    assert http.get("/api/games/nothing/board").status_code == 404


def test_a_table_says_which_board_it_is_played_on(guest: Arrive) -> None:
    anna = guest()
    table = anna.open_table("me", "bot")
    version = regnum.game("carolus-magnus").board_document()["version"]
    assert anna.look(table["id"])["board"] == version


def test_what_all_read_alike_is_sent_packed(guest: Arrive) -> None:
    anna = guest()
    for path in ("games/carolingi/board", "games/carolingi/moves", "texts/en/carolingi.ftl"):
        answer = anna.http.get(f"/api/{path}", headers={"Accept-Encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"
        assert (
            "content-encoding"
            not in anna.http.get(f"/api/{path}", headers={"Accept-Encoding": "identity"}).headers
        )
    table = anna.open_table("me", "bot")["id"]
    own = anna.http.get(f"/api/tables/{table}", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in own.headers
