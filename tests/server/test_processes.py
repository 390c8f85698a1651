"""Two server processes share tables on PostgreSQL."""

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from regnum.server.notices import Listener
from tests.patience import wait_until
from tests.server.conftest import lenient, running
from tests.server.guests import Guest, play_on


def test_a_game_across_two_processes(tmp_path: Path, fresh_database: Callable[[], str]) -> None:
    settings = lenient(tmp_path, fresh_database())
    with (
        running(settings) as one,
        running(settings) as other,
        Guest(one, "Anna") as anna,
        Guest(other, "Bert") as bert,
    ):
        table = anna.open_table("me", "link")
        bert.sit(table["links"]["1"])
        sockets = [anna.socket(table["id"]), bert.socket(table["id"])]
        sockets[0].until_table(lambda table: table["status"] == "running")
        play_on(sockets, 40, random.Random(7))
        version = max(socket.table["version"] for socket in sockets)
        for socket in sockets:
            socket.reach(version)
        assert sockets[0].journal == sockets[1].journal
        sockets[0].send("say", text="Can you hear me?")
        assert sockets[1].until("chat")["entries"][0]["name"] == "Anna"
        wait_until(lambda: anna.look(table["id"])["presence"][1]["here"], "Bert is seen to be here")


def test_nobody_is_refused_because_their_process_had_not_heard(
    tmp_path: Path, fresh_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same player at two processes that hear nothing of each other, a move here, one there."""
    monkeypatch.setattr(Listener, "_hear", lambda *_: None)
    settings = lenient(tmp_path, fresh_database())
    with (
        running(settings) as one,
        running(settings) as other,
        Guest(one, "Anna") as anna,
        Guest(other) as twin,
    ):
        table = anna.open_table("me", "bot")
        twin.http.cookies = anna.http.cookies
        here, there = anna.socket(table["id"]), twin.socket(table["id"])
        played = 0
        while played < 3:
            here.until_table(lambda table: table["legal"])
            assert here.play(here.table["legal"][0])["t"] == "done"
            if here.to_move():
                move, version = here.table["legal"][0], here.table["version"]
                assert there.table["version"] < version
                assert there.play(move, version=version)["t"] == "done"
                played += 1
                here, there = there, here


def test_of_two_who_press_at_once_one_is_first(
    tmp_path: Path, fresh_database: Callable[[], str]
) -> None:
    """The same player at two processes, all requests at the same moment: each counts once."""
    settings = lenient(tmp_path, fresh_database())
    with (
        running(settings) as one,
        running(settings) as other,
        Guest(one, "Anna") as anna,
        Guest(other) as twin,
    ):
        table = anna.open_table("me", "screen")
        twin.http.cookies = anna.http.cookies
        sockets = [anna.socket(table["id"]), twin.socket(table["id"])]
        remarks = 20

        def talk(number: int) -> None:
            for remark in range(remarks):
                answer = sockets[number].ask("say", text=f"{number}: {remark}")
                assert answer["t"] == "done"

        with ThreadPoolExecutor() as both:
            list(both.map(talk, (0, 1)))

        def said() -> list[str]:
            return sorted(entry["text"] for entry in anna.look(table["id"])["chat"])

        wait_until(lambda: len(said()) >= 2 * remarks, "the one process has heard of the other's")
        assert said() == sorted(f"{n}: {remark}" for n in (0, 1) for remark in range(remarks))


def test_who_signs_out_elsewhere_is_out_at_the_other_process_too(
    tmp_path: Path, fresh_database: Callable[[], str]
) -> None:
    settings = lenient(tmp_path, fresh_database())
    with (
        running(settings) as one,
        running(settings) as other,
        Guest(one, "Anna") as anna,
        Guest(other) as twin,
    ):
        table = anna.open_table("me", "bot")["id"]
        anna.http.post("/api/account/codes").raise_for_status()
        twin.http.cookies.update(anna.http.cookies)
        open_page = twin.socket(table)
        anna.http.post("/api/sign-out/others").raise_for_status()
        with pytest.raises(ConnectionClosed):
            open_page.until("dismissed")
        assert twin.http.get("/api/me").json()["id"] != anna.me["id"]
        assert anna.http.get("/api/me").json()["id"] == anna.me["id"]
