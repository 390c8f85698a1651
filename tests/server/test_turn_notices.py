"""Being told of one's turn: against a push service that reads what it is sent, and a mail server;
on SQLite and on a real PostgreSQL."""

import asyncio
import dataclasses
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from py_vapid import Vapid02  # type: ignore[import-untyped]

from regnum.core.errors import RegnumError
from regnum.server.live import LiveTable, now
from regnum.server.messages.players import QuietHours
from regnum.server.settings import Rate, Settings, gather
from regnum.server.storage.turns import MOST_DEVICES, Subscription
from regnum.server.tables import Tables
from regnum.server.turns import notices as turn_notices
from regnum.server.turns.push import Pusher, is_public, new_private_key
from regnum.server.turns.quiet import is_quiet
from regnum.table.refused import Refused
from tests.patience import wait_until
from tests.server.conftest import lenient, running
from tests.server.guests import Guest
from tests.server.push_service import MailServer, PushService, listening

DAYS = {"kind": "days", "amount": 3}
HALVES = [QuietHours(0, 720, "Europe/Berlin"), QuietHours(720, 0, "Europe/Berlin")]
"""Of the day: one of them is now."""


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    database = None
    if request.param == "postgresql":
        make: Callable[[], str] = request.getfixturevalue("fresh_database")
        database = make()
    quick = {"push_anywhere": True, "notices_after": 0, "sweep_every": 0.05}
    return dataclasses.replace(lenient(tmp_path, database), **quick)  # type: ignore[arg-type]


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    with listening(service):
        yield service


def subscribe(who: Guest, subscription: dict[str, str]) -> Any:
    answer = who.http.post("/api/me/devices", json=subscription, headers={"Origin": who.address})
    assert answer.status_code == 201, answer.text
    return answer.json()


def two_at_a_table(anna: Guest, bert: Guest, **more: Any) -> str:
    """Nobody looks at it."""
    opened = anna.open_table("me", "link", **{"clock": DAYS, **more})
    bert.sit(opened["links"]["1"])
    return str(opened["id"])


def turn_of(table: str, *guests: Guest) -> Guest:
    return next(guest for guest in guests if guest.look(table)["legal"])


@contextmanager
def at_the_table(who: Guest, table: str) -> Iterator[Any]:
    socket = who.socket(table)
    yield socket
    socket.close()


def play_a_turn(table: str, who: Guest) -> None:
    with at_the_table(who, table) as socket:
        while socket.to_move():
            assert socket.play()["t"] == "done"


def test_who_has_asked_for_it_is_told_of_each_turn_once(
    settings: Settings, service: PushService
) -> None:
    with (
        running(settings) as address,
        Guest(address, "Anna", "de") as anna,
        Guest(address, "Bert") as bert,
    ):
        told = subscribe(anna, service.subscription())
        assert (told["devices"], told["mail"], told["quiet"]) == (1, None, None)
        table = two_at_a_table(anna, bert)
        other = two_at_a_table(anna, bert)
        for id in (table, other):
            if turn_of(id, anna, bert) is bert:
                play_a_turn(id, bert)
        wait_until(lambda: len(service.messages) == 2, "both turns were told")
        assert {message["table"] for message in service.messages} == {table, other}
        assert service.messages[0] | {"table": ""} == {
            "title": "Carolus Magnus",
            "body": "Du bist am Zug, am Tisch mit Bert.",
            "table": "",
        }
        # Signed by the key that the browser was given, for this service.
        header = service.headers[0]
        assert Vapid02.verify(header["Authorization"])
        assert told["key"] in header["Authorization"]
        assert (header["TTL"], header["Topic"]) == ("86400", service.messages[0]["table"])

        play_a_turn(table, anna)
        play_a_turn(table, bert)
        wait_until(lambda: len(service.messages) >= 3, "the next turn was told")
        assert service.messages[2]["table"] == table
    before = len(service.messages)
    # Started again, the server knows what it has told, and has the same key.
    with running(settings) as address, Guest(address) as carl:
        assert carl.http.get("/api/me/notices").json()["key"] == told["key"]
        second = PushService()
        with listening(second):
            subscribe(carl, second.subscription())
            with Guest(address, "Dora") as dora:
                id = two_at_a_table(carl, dora)
                if turn_of(id, carl, dora) is dora:
                    play_a_turn(id, dora)
                wait_until(lambda: bool(second.messages), "the new turn was told")
        assert len(service.messages) == before


def test_a_device_that_is_gone_is_forgotten(settings: Settings, service: PushService) -> None:
    service.status = 410
    with running(settings) as address, Guest(address) as anna, Guest(address) as bert:
        subscribe(anna, service.subscription())
        table = two_at_a_table(anna, bert)
        if turn_of(table, anna, bert) is bert:
            play_a_turn(table, bert)
        wait_until(
            lambda: anna.http.get("/api/me/notices").json()["devices"] == 0, "it is forgotten"
        )
        assert len(service.messages) == 1


def test_who_has_quiet_hours_or_only_minutes_is_left_alone(
    settings: Settings, service: PushService
) -> None:
    patient = dataclasses.replace(settings, notices_after=0.2)
    with (
        running(patient) as address,
        Guest(address, "Anna") as anna,
        Guest(address, "Bert") as bert,
        Guest(address, "Carl") as carl,
    ):
        for who, name in ((anna, "anna"), (bert, "bert"), (carl, "carl")):
            subscribe(who, service.subscription(name))
        half = next(hours for hours in HALVES if is_quiet(hours, now()))
        wish = {"quiet": msgspec.to_builtins(half), "mail": None}
        assert anna.http.put("/api/me/notices", json=wish).json()["quiet"] == wish["quiet"]
        quiet = two_at_a_table(anna, bert)
        if turn_of(quiet, anna, bert) is bert:
            play_a_turn(quiet, bert)
        hasty = two_at_a_table(bert, anna, clock={"kind": "minutes", "amount": 60})
        if turn_of(hasty, anna, bert) is anna:
            play_a_turn(hasty, anna)
        # What comes after them is told, so they would have been.
        seen = two_at_a_table(carl, anna)
        if turn_of(seen, anna, carl) is anna:
            play_a_turn(seen, anna)
        wait_until(lambda: "/push/carl" in service.paths, "Carl was told")
        assert {message["table"] for message in service.messages} == {seen}
        wish["quiet"] = None
        anna.http.put("/api/me/notices", json=wish).raise_for_status()
        wait_until(lambda: "/push/anna" in service.paths, "Anna is told when they are over")


def test_who_has_the_table_before_them_is_left_alone(
    settings: Settings, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn_notices, "MORE_PATIENT_HERE", 1_000_000)
    patient = dataclasses.replace(settings, notices_after=0.2)
    with running(patient) as address, Guest(address) as anna, Guest(address) as bert:
        subscribe(anna, service.subscription())
        watched = two_at_a_table(anna, bert)
        with at_the_table(anna, watched):
            if turn_of(watched, anna, bert) is bert:
                play_a_turn(watched, bert)
            other = two_at_a_table(anna, bert)
            if turn_of(other, anna, bert) is bert:
                play_a_turn(other, bert)
            # It came later and is told, so the one before her would have been.
            wait_until(lambda: bool(service.messages), "the turn at the other table was told")
            assert {message["table"] for message in service.messages} == {other}
        wait_until(
            lambda: watched in {message["table"] for message in service.messages},
            "she is told when she has left",
        )


def test_a_table_that_cannot_be_opened_keeps_nobody_from_being_told_of_others(
    settings: Settings, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken: set[str] = set()
    table_of = Tables.table

    async def table(self: Tables, id: str) -> LiveTable:
        if id in broken:
            raise Refused("error-damaged")
        return await table_of(self, id)

    monkeypatch.setattr(Tables, "table", table)
    with running(settings) as address, Guest(address) as anna, Guest(address) as bert:
        tables = [two_at_a_table(anna, bert) for _ in range(3)]
        for id in tables:
            if turn_of(id, anna, bert) is bert:
                play_a_turn(id, bert)
        broken.update(tables[::2])
        subscribe(anna, service.subscription())
        wait_until(lambda: bool(service.messages), "the turn at the table in order was told")
        assert {message["table"] for message in service.messages} == {tables[1]}


def test_the_browser_is_the_account_s_after_signing_in(
    settings: Settings, service: PushService
) -> None:
    with running(settings) as address, Guest(address) as phone, Guest(address) as desk:
        codes = phone.http.post("/api/account/codes").json()["codes"]
        subscribe(desk, service.subscription())
        signed = desk.http.post("/api/sign-in/code", json={"code": codes[0]})
        assert signed.status_code == 201
        assert phone.http.get("/api/me/notices").json()["devices"] == 1
        # Somebody else who subscribes with this browser has it from now on.
        with Guest(address) as guest:
            assert subscribe(guest, service.subscription())["devices"] == 1
            assert phone.http.get("/api/me/notices").json()["devices"] == 0
            forget = {"endpoint": service.subscription()["endpoint"]}
            phone.http.post("/api/me/devices/forget", json=forget).raise_for_status()
            assert guest.http.get("/api/me/notices").json()["devices"] == 1
            gone = guest.http.post("/api/me/devices/forget", json=forget).json()
            assert gone["devices"] == 0
        for number in range(MOST_DEVICES + 2):
            told = subscribe(phone, service.subscription(str(number)))
        assert told["devices"] == MOST_DEVICES


def with_mail(settings: Settings, mail: MailServer) -> Settings:
    return dataclasses.replace(
        settings,
        mail_server=mail.place,
        mail_security="none",
        mail_from="regnum@club.example",
        address="https://club.example",
        mails=Rate(3, 0),
    )


def link_in(letter: Any, name: str) -> dict[str, str]:
    (address,) = re.findall(rf"https://club.example/me\?{name}=\S+", letter.get_content())
    player, _, token = parse_qs(urlsplit(address).query)[name][0].partition(".")
    return {"player": player, "token": token}


def test_a_digest_by_mail(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_notices, "MAIL_AFTER", 0)
    mail = MailServer()
    with (
        listening(mail),
        running(with_mail(settings, mail)) as address,
        Guest(address, "Anna", "de") as anna,
        Guest(address, "Bert") as bert,
    ):
        wish = {"quiet": None, "mail": "anna@home.example"}
        chosen = anna.http.put("/api/me/notices", json=wish).json()
        assert (chosen["mail"], chosen["confirmed"], chosen["can_mail"]) == (
            "anna@home.example",
            False,
            True,
        )
        (letter,) = mail.letters
        assert letter["To"] == "anna@home.example"
        tables = {two_at_a_table(anna, bert), two_at_a_table(bert, anna)}
        for id in tables:
            if turn_of(id, anna, bert) is bert:
                play_a_turn(id, bert)
        # The mail is read in another browser. A forged link is not believed.
        answer = link_in(letter, "mail")
        forged = bert.http.post("/api/me/mail", json={**answer, "token": "x", "yes": True})
        assert forged.status_code == 403
        bert.http.post("/api/me/mail", json={**answer, "yes": True}).raise_for_status()
        assert anna.http.get("/api/me/notices").json()["confirmed"]
        wait_until(lambda: len(mail.letters) == 2, "the digest has come")
        digest = mail.letters[1]
        assert digest["Subject"] == "Regnum: 2 Spiele warten auf dich"
        for id in tables:
            assert f"https://club.example/t/{id}" in digest.get_content()
        # As it is, so that mail programs offer it; in parts and encoded they would not.
        assert b"\r\nList-Unsubscribe: <https://club.example/me?no-mail=" in mail.written[1]
        stop = link_in(digest, "no-mail")
        bert.http.post("/api/me/mail", json={**stop, "yes": False}).raise_for_status()
        assert anna.http.get("/api/me/notices").json()["mail"] is None
        again = bert.http.post("/api/me/mail", json={**answer, "yes": True})
        assert again.json()["error"]["key"] == "refused-mail-link"
        assert len(mail.letters) == 2
        # Nobody has somebody else's box filled.
        for _ in range(2):
            anna.http.put("/api/me/notices", json=wish).raise_for_status()
            anna.http.put("/api/me/notices", json={**wish, "mail": None}).raise_for_status()
        refused = bert.http.put("/api/me/notices", json=wish)
        assert refused.json()["error"]["key"] == "error-too-many"


def test_without_a_mail_server_there_is_no_mail(guest: Callable[..., Guest]) -> None:
    wish = {"quiet": None, "mail": "anna@home.example"}
    answer = guest().http.put("/api/me/notices", json=wish)
    assert answer.json()["error"]["key"] == "refused-no-mail"


@pytest.mark.parametrize(
    "more",
    [
        {"endpoint": "http://push.example/1"},
        {"endpoint": "https://push.example:8443/1"},
        {"endpoint": "https://me@push.example/1"},
        {"endpoint": "https://127.0.0.1/1"},
        {"endpoint": "https://[::1]/1"},
        {"endpoint": "https://[::ffff:10.0.0.1]/1"},
        {"endpoint": "https://[/1"},
        {"endpoint": "file:///etc/passwd"},
        {"endpoint": "https://push.example/\x00"},
        {"p256dh": "AAAA"},
        {"auth": "AAAA"},
        {"auth": "A"},
    ],
)
def test_a_subscription_that_makes_no_sense_is_refused(
    guest: Callable[..., Guest], more: dict[str, str]
) -> None:
    service = PushService()
    service.server_close()
    usual = {**service.subscription(), "endpoint": "https://push.example/1"}
    anna = guest()
    assert anna.http.post("/api/me/devices", json={**usual, **more}).status_code == 400
    assert anna.http.post("/api/me/devices", json=usual).status_code == 201


@pytest.mark.parametrize(
    "quiet",
    [
        {"start": 0, "end": 1440, "zone": "UTC"},
        {"start": 0, "end": 5, "zone": "../../etc/passwd"},
        {"start": 0, "end": 5, "zone": "Mars/Olympus"},
    ],
)
def test_quiet_hours_that_make_no_sense_are_refused(
    guest: Callable[..., Guest], quiet: dict[str, Any]
) -> None:
    answer = guest().http.put("/api/me/notices", json={"quiet": quiet, "mail": None})
    assert answer.status_code == 400


@pytest.mark.parametrize("mail", ["anna", "a@b", "a@b.c\nBcc: d@e.f", "a b@c.de", "<a@b.de>"])
def test_an_address_that_makes_no_sense_is_refused(guest: Callable[..., Guest], mail: str) -> None:
    answer = guest().http.put("/api/me/notices", json={"quiet": None, "mail": mail})
    assert answer.status_code == 400


def test_no_name_leads_to_a_machine_of_our_own(service: PushService) -> None:
    """Whatever a name stands for when the notice is sent."""

    async def attempt() -> str:
        pusher = Pusher(new_private_key())
        keys = service.subscription()
        endpoint = f"https://localhost/push/{service.server_port}"
        there = Subscription(endpoint, keys["p256dh"], keys["auth"], "https://club.example")
        pusher.check(there)
        try:
            with pytest.raises(RegnumError, match="no public address"):
                await pusher._post(there, b"{}", "t")
        finally:
            await pusher.close()
        return "refused"

    assert asyncio.run(attempt()) == "refused"
    assert service.messages == []


@pytest.mark.parametrize(
    "number",
    [
        *("10.0.0.1", "127.0.0.1", "169.254.169.254", "192.168.1.1", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "::1", "fe80::1%eth0", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1"),
        *("2002:a00:1::1", "2001:0:1::1"),
    ],
)
def test_addresses_that_are_not_public(number: str) -> None:
    assert not is_public(number)
    assert is_public("9.9.9.9")
    assert is_public("2620:fe::fe")


def test_quiet_hours_are_by_the_clock_where_one_lives() -> None:
    summer, winter = 1_783_000_000_000, 1_800_000_000_000  # 13:46 and 08:00 in Greenwich
    night = QuietHours(22 * 60, 7 * 60, "America/Los_Angeles")
    assert is_quiet(night, summer)
    assert is_quiet(night, winter)
    assert not is_quiet(QuietHours(22 * 60, 7 * 60, "Europe/Berlin"), summer)
    noon = QuietHours(12 * 60, 16 * 60, "Europe/Berlin")
    assert is_quiet(noon, summer)
    assert not is_quiet(noon, winter)
    assert not is_quiet(QuietHours(5, 5, "UTC"), summer)
    assert not is_quiet(None, summer)


def test_mail_must_be_set_up_whole(tmp_path: Path) -> None:
    with pytest.raises(RegnumError, match="Mail needs"):
        gather({"mail_server": "localhost:25"}, {}, None, tmp_path)
    with pytest.raises(RegnumError, match="security of mail"):
        gather({"mail_security": "loud"}, {}, None, tmp_path)
