"""Who is let in, how often, and with which headers."""

import json
import socket
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from regnum.server.identity import Bearer, Identity, identity_in
from regnum.server.settings import Rate, Settings
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import running
from tests.server.guests import CAROLUS, Guest


def test_the_policy_has_no_exceptions(server: str) -> None:
    for path in ("/", "/t/anything", "/api/me", "/api/nothing", "/api/openapi.json"):
        policy = httpx.get(server + path).headers["Content-Security-Policy"]
        assert "unsafe" not in policy
        assert "*" not in policy
        assert "http" not in policy
        sources = {part.split(" ", 1)[1] for part in policy.split("; ")}
        assert sources == {"'self'", "'none'"}


def test_unknown_addresses_are_the_page_but_not_under_api(server: str) -> None:
    assert httpx.get(f"{server}/t/some-table").headers["Content-Type"].startswith("text/html")
    answer = httpx.get(f"{server}/api/nothing")
    assert answer.status_code == 404
    assert answer.json()["error"]["key"] == "error-no-such-thing"


def test_a_guest_keeps_his_name(guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    again = anna.http.get("/api/me").json()
    assert (again["id"], again["name"]) == (anna.me["id"], "Anna")
    cookie = anna.http.get("/api/me").headers.get("Set-Cookie")
    assert cookie is None


def test_with_every_visit_a_cookie_lasts_anew(guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    for path in ("/", "/t/some-table"):
        renewed = anna.http.get(path).headers["Set-Cookie"]
        assert f"regnum={anna.me['id']}." in renewed
        assert f"Max-Age={400 * 86_400}" in renewed


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: str) -> None:
    cookie = httpx.get(f"{server}/api/me").headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_what_others_may_cache_carries_no_cookie(server: str) -> None:
    for path in (f"/api/games/{CAROLUS}/moves", f"/api/texts/en/{CAROLUS}.ftl"):
        answer = httpx.get(server + path)
        assert answer.headers["Cache-Control"].startswith("public")
        assert "Set-Cookie" not in answer.headers


def test_a_forged_cookie_makes_a_new_guest(server: str, guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    for forged in (f"{anna.me['id']}.", f"{anna.me['id']}.AAAA", "nonsense", anna.me["id"]):
        me = httpx.get(f"{server}/api/me", headers={"Cookie": f"regnum={forged}"}).json()
        assert me["id"] != anna.me["id"]


def test_signatures_serve_one_purpose(tmp_path: Path) -> None:
    identity = identity_in(tmp_path)
    anna = Bearer("anna", 2)
    assert identity.bearer(f"regnum={identity.cookie(anna)}") == anna
    assert Identity(b"another key").bearer(f"regnum={identity.cookie(anna)}") is None
    assert identity.opens(identity.seat_token("t", 1), "t", 1)
    assert not identity.opens(identity.seat_token("t", 1), "t", 2)
    assert identity_in(tmp_path).cookie(anna) == identity.cookie(anna)
    assert (tmp_path / "secret.key").stat().st_mode & 0o077 == 0


def test_sockets_from_elsewhere_are_refused(guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    table = anna.open_table("me", "bot", public=True)
    with pytest.raises(InvalidStatus):
        anna.socket(table["id"], origin="http://elsewhere.example")
    stranger = guest()
    stranger.http.cookies.clear()
    with pytest.raises(InvalidStatus):
        stranger.socket(table["id"])


def test_posts_from_elsewhere_are_refused(guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    body = {"game": CAROLUS, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    foreign = {"Origin": "http://elsewhere.example"}
    answer = anna.http.post("/api/tables", json=body, headers=foreign)
    assert answer.status_code == 403
    assert answer.json()["error"]["key"] == "error-foreign-origin"


def test_seat_links_are_good_for_one(guest: Callable[..., Guest]) -> None:
    anna, bert, carl = guest("Anna"), guest("Bert"), guest("Carl")
    table = anna.open_table("me", "link")
    link = table["links"]["1"]
    assert carl.sit(link[:-1] + ("A" if link[-1] != "A" else "B")).status_code == 403
    assert bert.sit(link).status_code == 201
    assert carl.sit(link).status_code == 409
    seats = anna.http.get(f"/api/tables/{table['id']}").json()["seats"]
    assert seats[1]["name"] == "Bert"
    assert seats[1]["link"] is None


def test_private_tables_are_for_those_invited(guest: Callable[..., Guest]) -> None:
    anna, carl = guest("Anna"), guest("Carl", "de")
    table = anna.open_table("me", "link")
    for path in ("", "/record", "/at/0"):
        answer = carl.http.get(f"/api/tables/{table['id']}{path}")
        assert answer.status_code == 403
        assert answer.json()["error"]["sentence"].startswith("Dieser Tisch ist privat")
    seat = carl.http.post(f"/api/tables/{table['id']}/seat", json={"seat": 1})
    assert seat.status_code == 403
    with pytest.raises(ConnectionClosed, match="error-private"):
        carl.socket(table["id"])


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": [{"kind": "me"}]},
        {"game": CAROLUS, "seats": [{"kind": "me"}]},
        {"game": CAROLUS, "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": CAROLUS, "seats": [{"kind": "me"}, {"kind": "throne"}]},
        {"game": CAROLUS, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]},
        {"game": CAROLUS, "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"x": 1}},
        {"game": CAROLUS, "seats": [{"kind": "me"}, {"kind": "bot"}], "surprise": True},
        {"seats": []},
        [],
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(
    guest: Callable[..., Guest], body: object
) -> None:
    answer = guest().http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["error"]["sentence"]


def test_large_requests_are_refused(guest: Callable[..., Guest]) -> None:
    anna = guest()
    huge = anna.http.put("/api/me", content=json.dumps({"name": "x" * 100_000}))
    assert huge.status_code == 413
    record = anna.http.post("/api/tables/record", content="x" * 1_100_000)
    assert record.status_code == 413


def test_nonsense_on_the_socket_ends_it(guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    table = anna.open_table("me", "bot")
    for nonsense in ("{", '{"t":"dance","key":"k"}', '{"t":"play","key":"k","seat":"x"}'):
        socket = anna.socket(table["id"])
        socket.connection.send(nonsense)
        with pytest.raises(ConnectionClosed, match="error-bad-request"):
            socket.until("never")


def test_too_many_requests(tmp_path: Path) -> None:
    strict = Settings(tmp_path, requests=Rate(8, 0), messages=Rate(5, 0), new_tables=Rate(1, 0))
    with running(strict) as address, Guest(address) as guest:
        table = guest.open_table("me", "screen")
        seats = [{"kind": "me"}, {"kind": "bot"}]
        second = guest.http.post("/api/tables", json={"game": CAROLUS, "seats": seats})
        assert second.status_code == 429
        socket = guest.socket(table["id"])
        for _ in range(6):
            socket.connection.send('{"t":"ping"}')
        with pytest.raises(ConnectionClosed, match="error-too-many"):
            socket.until("never")
        statuses = [guest.http.get("/api/me").status_code for _ in range(9)]
        assert statuses[-1] == 429


def test_a_request_that_never_arrives_is_hung_up_on(tmp_path: Path) -> None:
    with running(Settings(tmp_path, request_within=0.5)) as address:
        place = urlsplit(address)
        assert place.hostname is not None
        assert place.port is not None
        for beginning in (
            b"",
            b"GET / HT",
            b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{",
        ):
            with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
                line.sendall(beginning)
                assert line.recv(1) == b""
        with Guest(address) as anna:
            table = anna.socket(anna.open_table("me", "bot")["id"])
            time.sleep(1)
            assert table.ask("say", text="Still here")["t"] == "done"


def test_requests_are_logged_without_secrets(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "regnum.requests")
    with running(Settings(tmp_path, log_requests=True)) as address:
        with Guest(address, "Anna") as anna:
            id = anna.open_table("me", "bot")["id"]
            httpx.get(f"{address}/api/me?token=hush", headers={"Cookie": "regnum=hush"})
            anna.socket(id).ask("say", text="hush")
        wait_until(lambda: "SOCKET" in caplog.text, "the socket is logged")
    lines = [json.loads(each.message) for each in caplog.records if each.name == "regnum.requests"]
    assert {line["method"] for line in lines} == {"GET", "POST", "PUT", "SOCKET"}
    assert {line["status"] for line in lines} <= {101, 200, 201}
    assert all(set(line) == {"method", "path", "status", "ms", "address"} for line in lines)
    assert "hush" not in caplog.text
