"""Whatever is sent, the answer is a sentence and never a fault of ours."""

from collections.abc import Callable

import httpx
import pytest

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
