"""Accounts: passkeys and recovery codes, on SQLite and on a real PostgreSQL."""

import dataclasses
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from regnum.server.accounts import CODES, grouped, new_code, read_code
from regnum.server.settings import Rate
from tests.server.authenticator import Authenticator
from tests.server.conftest import lenient, running
from tests.server.guests import Guest


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    database = None
    if request.param == "postgresql":
        make: Callable[[], str] = request.getfixturevalue("fresh_database")
        database = make()
    with running(lenient(tmp_path_factory.mktemp("data"), database)) as address:
        yield address


def ask(who: Guest, path: str, body: Any = None) -> httpx.Response:
    """As the page would: with the Origin that every browser sends."""
    return who.http.post(path, json=body, headers={"Origin": who.address})


def key_of(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["key"])


def make_passkey(who: Guest, passkey: Authenticator, name: str = "") -> httpx.Response:
    options = ask(who, "/api/account/passkeys/options").json()["options"]
    made = {"credential": passkey.make(options), "name": name}
    return ask(who, "/api/account/passkeys", made)


def sign_in(who: Guest, passkey: Authenticator) -> httpx.Response:
    options = ask(who, "/api/sign-in/options").json()["options"]
    return ask(who, "/api/sign-in", {"credential": passkey.sign(options)})


def mine(who: Guest) -> set[str]:
    return {row["id"] for row in who.http.get("/api/tables?list=mine").json()}


def test_a_passkey_works_on_a_second_device(guest: Callable[..., Guest]) -> None:
    phone, desk = guest("Anna"), guest()
    passkey = Authenticator(phone.address)
    table = phone.open_table("me", "bot")["id"]
    account = make_passkey(phone, passkey, " my  phone ").json()
    assert [each["name"] for each in account["passkeys"]] == ["my phone"]
    answer = sign_in(desk, passkey)
    assert answer.status_code == 201
    assert (answer.json()["id"], answer.json()["name"]) == (phone.me["id"], "Anna")
    assert desk.http.get("/api/me").json()["id"] == phone.me["id"]
    assert mine(desk) == {table}
    assert desk.look(table)["seat"] == 0
    assert desk.http.get("/api/account").json()["passkeys"][0]["used"] is not None


def test_what_a_guest_played_comes_along(guest: Callable[..., Guest]) -> None:
    """The seats, the table that is theirs to host, and the place of who has several."""
    phone, desk, bert = guest("Anna"), guest("Annette"), guest("Bert")
    passkey = Authenticator(phone.address)
    make_passkey(phone, passkey)
    hosted = desk.open_table("me", "link")
    invited = bert.open_table("me", "link")
    desk.sit(invited["links"]["1"])
    assert sign_in(desk, passkey).is_success
    assert mine(desk) == {hosted["id"], invited["id"]}
    table = phone.look(hosted["id"])
    assert (table["host"], table["seat"]) == (True, 0)
    assert phone.look(invited["id"])["seat"] == 1
    assert phone.socket(invited["id"]).table["seats"][1]["yours"]


def test_an_account_does_not_swallow_another(guest: Callable[..., Guest]) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    passkey = Authenticator(anna.address)
    make_passkey(anna, passkey)
    make_passkey(bert, Authenticator(bert.address))
    table = bert.open_table("me", "bot")["id"]
    assert sign_in(bert, passkey).json()["id"] == anna.me["id"]
    assert table not in mine(anna)


def test_a_passkey_is_believed_only_once_and_only_here(guest: Callable[..., Guest]) -> None:
    anna, carl = guest("Anna"), guest()
    passkey = Authenticator(anna.address)
    elsewhere = Authenticator("https://elsewhere.example")
    assert key_of(make_passkey(anna, elsewhere)) == "refused-passkey"
    make_passkey(anna, passkey)
    assert key_of(make_passkey(carl, passkey)) == "refused-passkey"

    options = ask(carl, "/api/sign-in/options").json()["options"]
    signed = {"credential": passkey.sign(options)}
    assert key_of(ask(anna, "/api/sign-in", signed)) == "refused-passkey"
    assert ask(carl, "/api/sign-in", signed).status_code == 201
    assert key_of(ask(carl, "/api/sign-in", signed)) == "refused-passkey"

    assert key_of(sign_in(carl, Authenticator(anna.address))) == "refused-unknown-passkey"
    forged = Authenticator(anna.address)
    forged.id = passkey.id
    assert key_of(sign_in(carl, forged)) == "refused-passkey"
    assert key_of(carl.http.post("/api/sign-in/options")) == "error-foreign-origin"


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": 5},
        {"id": "\x00"},
        {"id": "x", "response": 1},
        {"id": "\u2603", "response": {"userHandle": "a"}},
    ],
)
def test_nonsense_is_refused_with_a_sentence(
    guest: Callable[..., Guest], credential: dict[str, Any]
) -> None:
    anna = guest()
    for path in ("/api/account/passkeys", "/api/sign-in"):
        ask(anna, "/api/sign-in/options")
        assert ask(anna, path, {"credential": credential}).status_code == 403


def test_recovery_codes_count_once(guest: Callable[..., Guest]) -> None:
    anna, carl, dora = guest("Anna"), guest(), guest()
    ask(anna, "/api/account/codes")
    codes = ask(anna, "/api/account/codes").json()["codes"]
    assert len(set(codes)) == CODES
    assert anna.http.get("/api/account").json()["codes"] == CODES
    wrong = codes[0][:-1] + ("0" if codes[0][-1] != "0" else "1")
    for code in (wrong, "", "ABCDE", new_code()):
        assert key_of(ask(carl, "/api/sign-in/code", {"code": code})) == "refused-code"
    by_hand = f" {codes[0].lower().replace('-', ' ')} "
    assert ask(carl, "/api/sign-in/code", {"code": by_hand}).json()["id"] == anna.me["id"]
    assert key_of(ask(dora, "/api/sign-in/code", {"code": codes[0]})) == "refused-code"
    assert anna.http.get("/api/account").json()["codes"] == CODES - 1


def test_signing_out(guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    assert key_of(ask(anna, "/api/sign-out")) == "refused-no-account"
    code = ask(anna, "/api/account/codes").json()["codes"][0]
    stranger = ask(anna, "/api/sign-out").json()
    assert stranger["id"] != anna.me["id"]
    assert anna.http.get("/api/me").json() == stranger
    assert ask(anna, "/api/sign-in/code", {"code": code}).json()["id"] == anna.me["id"]


def test_the_last_way_in_stays(guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    first, second = Authenticator(anna.address), Authenticator(anna.address)
    make_passkey(anna, first)
    ids = [each["id"] for each in make_passkey(anna, second).json()["passkeys"]]
    forget = f"/api/account/passkeys/{ids[0]}"
    assert len(anna.http.delete(forget).json()["passkeys"]) == 1
    assert key_of(sign_in(guest(), first)) == "refused-unknown-passkey"
    last = f"/api/account/passkeys/{ids[1]}"
    assert key_of(anna.http.delete(last)) == "refused-last-way-in"
    stranger = guest("Bert")
    make_passkey(stranger, Authenticator(anna.address))
    assert key_of(stranger.http.delete(last)) == "error-no-such-thing"
    assert len(anna.http.get("/api/account").json()["passkeys"]) == 1


def test_attempts_are_limited(tmp_path: Path) -> None:
    settings = dataclasses.replace(lenient(tmp_path), sign_ins=Rate(3, 0.001))
    with running(settings) as address, Guest(address) as anna:
        answers = [ask(anna, "/api/sign-in/code", {"code": new_code()}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [403, 403, 403, 429]


def test_a_code_can_be_copied_by_hand() -> None:
    code = new_code()
    assert read_code(grouped(code)) == code
    assert read_code("o1l-I") == "0111"


def test_signing_out_elsewhere_ends_every_other_visit(guest: Callable[..., Guest]) -> None:
    """Also the pages that are open; the passkey brings them back."""
    phone, desk = guest("Anna"), guest()
    passkey = Authenticator(phone.address)
    assert key_of(ask(phone, "/api/sign-out/others")) == "refused-no-account"
    table = phone.open_table("me", "bot")["id"]
    make_passkey(phone, passkey)
    sign_in(desk, passkey)
    open_page = desk.socket(table)
    assert ask(phone, "/api/sign-out/others").json()["id"] == phone.me["id"]
    with pytest.raises(ConnectionClosed):
        open_page.until("dismissed")
    assert phone.http.get("/api/me").json()["name"] == "Anna"
    assert mine(phone) == {table}
    stranger = desk.http.get("/api/me").json()
    assert stranger["id"] != phone.me["id"]
    assert desk.http.get("/api/me").json() == stranger
    assert mine(desk) == set()
    assert sign_in(desk, passkey).json()["id"] == phone.me["id"]
    assert mine(desk) == {table}
