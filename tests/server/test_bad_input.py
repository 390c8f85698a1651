"""Whatever is sent, the answer is a sentence and never a fault of ours."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import lenient, running
from tests.server.guests import CAROLUS, Guest

DEEP = b"[" * 20_000 + b"]" * 20_000


@pytest.mark.parametrize("origin", ["http://[", "http://]", "null", "://", "é"])
def test_an_origin_that_makes_no_sense_is_foreign(guest: Callable[..., Guest], origin: str) -> None:
    headers = {b"Origin": origin.encode()}
    answer = guest().http.put("/api/me", json={"name": "Anna"}, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"]["key"] == "error-foreign-origin"


@pytest.mark.parametrize(
    "cookie", ["regnum=é.é", "regnum=\xff\xfe", "regnum", "=", ";;;", "regnum=."]
)
def test_a_cookie_that_makes_no_sense_makes_a_new_guest(server: str, cookie: str) -> None:
    answer = httpx.get(f"{server}/api/me", headers={b"Cookie": cookie.encode("latin-1")})
    assert answer.status_code == 200
    assert "regnum=" in answer.headers["Set-Cookie"]


@pytest.mark.parametrize(
    "body",
    [DEEP, b'{"name": ' + DEEP + b"}", b"\xff\xfe", b'{"name": "\xff"}', b'{"name": "\\ud800"}'],
    ids=["deep", "deep inside", "no UTF-8", "no UTF-8 inside", "half a character"],
)
def test_a_body_that_makes_no_sense_is_refused(guest: Callable[..., Guest], body: bytes) -> None:
    for send, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/tables/record")):
        answer = guest().http.request(send, path, content=body)
        assert answer.status_code == 400, (path, answer.text)
        assert answer.json()["error"]["sentence"]


def test_a_long_question_that_makes_no_sense_is_refused_in_short(
    guest: Callable[..., Guest],
) -> None:
    """The sentence names the question, and Fluent takes a thousand characters."""
    answer = guest().http.get("/api/me/games?" + "&".join(["before=false"] * 500))
    assert answer.status_code == 400
    assert len(answer.json()["error"]["sentence"]) < 400


@pytest.mark.parametrize("name", ["An\x00na", "An\nna", "\x7f"])
def test_a_name_has_characters_that_can_be_read(guest: Callable[..., Guest], name: str) -> None:
    anna = guest("Anna")
    assert anna.http.put("/api/me", json={"name": name}).status_code == 400
    seats = [{"kind": "me"}, {"kind": "screen", "name": name}]
    answer = anna.http.post("/api/tables", json={"game": CAROLUS, "seats": seats})
    assert answer.status_code == 400


def test_names_and_remarks_on_postgres(
    tmp_path_factory: pytest.TempPathFactory, fresh_database: Callable[[], str]
) -> None:
    settings = lenient(tmp_path_factory.mktemp("data"), fresh_database())
    with running(settings) as address, Guest(address, "Anna") as anna:
        assert anna.http.put("/api/me", json={"name": "An\x00na"}).status_code == 400
        socket = anna.socket(anna.open_table("me", "screen")["id"])
        assert socket.ask("say", text="a \x00 b")["t"] == "done"
        assert socket.ask("say", text="half: \ud83d".encode("utf-8", "replace").decode())["t"]


def test_what_postgres_does_not_take_is_never_asked_of_it(
    tmp_path: Path, fresh_database: Callable[[], str]
) -> None:
    with running(lenient(tmp_path, fresh_database())) as address, Guest(address, "Anna") as anna:
        table = anna.open_table("me", "screen")["id"]
        for path in (f"/api/tables/{table}%00", "/api/clubs/%00"):
            assert anna.http.get(path).status_code == 404
        for path in ("tables/%00/leave", "clubs/%00/join", "tournaments/%00/end"):
            assert anna.http.post(f"/api/{path}").status_code == 404
        assert anna.http.get(f"/api/me/games?before={10**23}").status_code == 400
        with pytest.raises(InvalidStatus):
            anna.socket("%00")
        socket = anna.socket(table)
        socket.send("say", key="\x00", text="Hello")
        with pytest.raises(ConnectionClosed, match="error-bad-request"):
            socket.until("never")


def test_nothing_is_called_because_a_stranger_names_it(guest: Callable[..., Guest]) -> None:
    """A place such as `module:name` is for who starts a program, not for who asks a server."""
    place = f"{__name__}:ring"
    http = guest().http
    record = f"Regnum record 1\ngame: {place}\nruleset: 1\nseats: 2\ncommitment: x\n\n*\n"
    answers = [
        http.get(f"/api/games/{place}/board"),
        http.get(f"/api/games/{place}/ratings"),
        http.get(f"/api/texts/en/{place}.ftl"),
        http.post("/api/tables", json={"game": place, "options": {}, "seats": [{"kind": "me"}]}),
        http.post("/api/tables/record", content=record),
        http.post(f"/api/lessons/{place}"),
        http.post(f"/api/exercises/{place}"),
    ]
    assert [answer.status_code // 100 for answer in answers] == [4] * len(answers)
    assert rung == []


rung: list[bool] = []


def ring() -> None:
    rung.append(True)
