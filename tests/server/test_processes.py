"""Two server processes share tables on PostgreSQL."""

import random
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread

from tests.server.conftest import lenient, running
from tests.server.guests import Guest, Socket, play_on


def close(*things: Guest | Socket) -> None:
    for thing in things:
        thing.close()


def test_a_game_across_two_processes(tmp_path: Path, fresh_database: Callable[[], str]) -> None:
    settings = lenient(tmp_path, fresh_database())
    with running(settings) as one, running(settings) as other:
        anna, bert = Guest(one, "Anna"), Guest(other, "Bert")
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
        while not anna.look(table["id"])["seats"][1]["here"]:
            time.sleep(0.05)
        close(*sockets, anna, bert)


def test_of_two_who_press_at_once_one_is_first(
    tmp_path: Path, fresh_database: Callable[[], str]
) -> None:
    """The same player at two processes, all requests at the same moment: each counts once."""
    settings = lenient(tmp_path, fresh_database())
    with running(settings) as one, running(settings) as other:
        anna = Guest(one, "Anna")
        table = anna.open_table("me", "screen")
        twin = Guest(other)
        twin.http.cookies = anna.http.cookies
        sockets = [anna.socket(table["id"]), twin.socket(table["id"])]
        remarks = 20

        def talk(number: int) -> None:
            for remark in range(remarks):
                answer = sockets[number].ask("say", text=f"{number}: {remark}")
                assert answer["t"] == "done"

        threads = [Thread(target=talk, args=(number,)) for number in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        chat = anna.look(table["id"])["chat"]
        said = sorted(entry["text"] for entry in chat)
        assert said == sorted(f"{n}: {remark}" for n in (0, 1) for remark in range(remarks))
        close(*sockets, anna, twin)
