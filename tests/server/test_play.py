"""Playing over real sockets."""

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from regnum.registry import GAMES, game
from tests.patience import PATIENCE
from tests.server.guests import Guest, Socket, changed, play_on, play_to_the_end, without


@pytest.fixture
def two(guest: Callable[..., Guest]) -> tuple[Socket, Socket]:
    """Two people at one table."""
    host, friend = guest("Anna"), guest("Bert")
    table = host.open_table("me", "link")
    assert friend.sit(table["links"]["1"]).status_code == 201
    return host.socket(table["id"]), friend.socket(table["id"])


def test_one_against_a_bot_to_the_end(guest: Callable[..., Guest]) -> None:
    host = guest("Anna")
    table = host.open_table("me", "bot")
    socket = host.socket(table["id"])
    play_to_the_end(random.Random(1), socket)
    result = socket.table["result"]
    assert sorted(result["ranks"])[0] == 1
    points = zip(*(row["points"] for row in result["reckoning"]), strict=True)
    assert [sum(seat) for seat in points] == result["scores"]
    record = host.http.get(f"/api/tables/{table['id']}/record")
    assert "seed: " in record.text
    assert "player A: Anna" in record.text
    study = host.http.post("/api/tables/record", content=record.text).json()
    assert host.http.get(f"/api/tables/{study['id']}").json()["status"] == "study"


def test_both_see_the_same_game(two: tuple[Socket, Socket]) -> None:
    play_on(list(two), 40, random.Random(2))
    version = max(socket.table["version"] for socket in two)
    for socket in two:
        socket.reach(version)
    one, other = two
    assert one.journal == other.journal
    assert [entry["n"] for entry in one.journal] == list(range(len(one.journal)))


@pytest.mark.parametrize("key", GAMES)
def test_updates_lead_to_what_a_snapshot_shows(guest: Callable[..., Guest], key: str) -> None:
    """Moves, remarks and what is taken back: what a page pieces together is what one sees who
    comes anew."""
    friends = [guest(f"Guest {number}") for number in range(game(key).seats.start)]
    table = friends[0].open_table("me", *["link"] * (len(friends) - 1), game=key)
    for friend, link in zip(friends[1:], table["links"].values(), strict=True):
        friend.sit(link)
    sockets = [friend.socket(table["id"]) for friend in friends]
    chooser = random.Random(key)
    for _ in range(25):
        play_on(sockets, 1, chooser)
        if chooser.random() < 0.3:
            regretting = chooser.choice(sockets)
            regretting.ask("undo", seat=regretting.table["seat"])
        sockets[0].send("say", text="Well?")
        for friend, socket in zip(friends, sockets, strict=True):
            socket.until("chat")
            fresh = friend.look(table["id"])
            for field in ("view", "seats", "legal", "undo", "lines", "status"):
                assert socket.table[field] == fresh[field], field


def test_a_move_is_for_its_own_seat_only(two: tuple[Socket, Socket]) -> None:
    mover, other = two if two[0].to_move() else two[::-1]
    seat, move = mover.table["seat"], mover.table["legal"][0]
    answer = other.ask("play", seat=seat, moves=[move], version=other.table["version"])
    assert answer["t"] == "refused"
    assert answer["refusal"]["key"] == "refused-not-your-seat"
    answer = other.ask("look", seat=seat)
    assert answer["refusal"]["key"] == "refused-not-your-seat"
    for message in ("undo", "restart", "hint"):
        assert other.ask(message, seat=seat)["refusal"]["key"] == "refused-not-your-seat"


def test_a_request_sent_twice_counts_once(two: tuple[Socket, Socket]) -> None:
    mover = two[0] if two[0].to_move() else two[1]
    first = mover.play(key="the same")
    lines = mover.table["lines"]
    again = mover.ask("play", key="the same", seat=mover.table["seat"], moves=[0], version=0)
    assert again == first
    assert mover.table["lines"] == lines


def test_a_move_for_an_old_decision_is_stale(two: tuple[Socket, Socket]) -> None:
    chooser = random.Random(3)
    sockets = list(two)
    while True:
        play_on(sockets, 1, chooser)
        mover = next((s for s in sockets if s.table["view"]["asks"]), sockets[0])
        if mover.to_move() and mover.table["view"]["asks"]["key"] == "ask-paladin":
            break
    old = mover.table["version"]
    move = mover.table["legal"][0]
    assert mover.play(move)["t"] == "done"
    answer = mover.play(move, version=old)
    if mover.table["legal"]:
        assert answer["refusal"]["key"] == "refused-stale"
    else:
        assert answer["refusal"]["key"] == "refusal-not-your-turn"


def test_undo_and_consent(two: tuple[Socket, Socket]) -> None:
    sockets = list(two)
    chooser = random.Random(4)
    while not any(socket.table["undo"]["free"] for socket in sockets):
        play_on(sockets, 1, chooser)
    mover = next(socket for socket in sockets if socket.table["undo"]["free"])
    other = sockets[1 - sockets.index(mover)]
    lines = mover.table["lines"]
    assert mover.ask("undo", seat=mover.table["seat"])["t"] == "done"
    assert mover.table["lines"] == lines - 1
    mover.until_table(lambda table: bool(table["legal"]))
    while not any(s.table["undo"]["sealed_at"] and s.table["lines"] > 4 for s in sockets):
        play_on(sockets, 1, chooser)
    asking = next(s for s in sockets if s.table["undo"]["sealed_at"])
    other = sockets[1 - sockets.index(asking)]
    sealed_at, lines = asking.table["undo"]["sealed_at"], asking.table["lines"]
    asked = asking.ask("ask-undo", seat=asking.table["seat"], version=sealed_at)
    assert asked["t"] == "done"
    other.until_table(lambda table: table["asked"] is not None)
    assert other.ask("answer", seat=other.table["seat"], yes=True)["t"] == "done"
    asking.until_table(lambda table: table["lines"] < lines)
    assert asking.table["asked"] is None


def test_moves_can_be_tried_before_they_are_played(two: tuple[Socket, Socket]) -> None:
    mover = two[0] if two[0].to_move() else two[1]
    seat, move, version = (mover.table["seat"], mover.table["legal"][0], mover.table["version"])
    tried = mover.ask("try", seat=seat, moves=[])
    assert tried["view"] == mover.table["view"]
    assert tried["legal"] == mover.table["legal"]
    assert mover.ask("try", seat=seat, moves=[move])["t"] == "tried"
    forbidden = next(move for move in range(103) if move not in mover.table["legal"])
    assert mover.ask("try", seat=seat, moves=[forbidden])["refusal"]["place"] == 0
    assert mover.table["version"] == version
    for socket in two:
        socket.close()


def test_why_hint_and_chat(two: tuple[Socket, Socket]) -> None:
    mover, other = two if two[0].to_move() else two[::-1]
    seat = mover.table["seat"]
    forbidden = next(move for move in range(103) if move not in mover.table["legal"])
    why = mover.ask("why", seat=seat, move=forbidden)
    assert why["refusal"]["rule"]
    assert why["refusal"]["sentence"]
    assert mover.ask("why", seat=seat, move=mover.table["legal"][0])["t"] == "done"
    advice = mover.ask("hint", seat=seat)
    assert advice["moves"][0] in mover.table["legal"]
    assert all(advice["reasons"])
    assert advice["reasons"]
    mover.send("say", text="Good luck")
    entries = other.until("chat")["entries"]
    assert [entry["text"] for entry in entries] == ["Good luck"]
    mover.connection.send('{"t":"ping"}')
    assert mover.until("pong") == {"t": "pong"}


def test_an_update_plays_itself_out_on_the_view_before_it(two: tuple[Socket, Socket]) -> None:
    chooser = random.Random(4)
    for _ in range(40):
        before = [socket.table for socket in two]
        version = before[0]["version"]
        play_on(list(two), 1, chooser)
        for socket, old in zip(two, before, strict=True):
            new = socket.reach(version + 1)
            stage = old["view"]
            for entry in new["journal"]:
                for place, value in entry["changes"]:
                    put(stage, place, value)
            for name in ("territories", "emperor", "markers"):
                assert stage[name] == new["view"][name]
    for socket in two:
        socket.close()


def put(view: Any, place: list[str | int], value: Any) -> None:
    for step in place[:-1]:
        view = view[step]
    view[place[-1]] = value


def test_what_was_missed_is_told_again(guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    table = anna.open_table("me", "screen")
    socket = anna.socket(table["id"])
    assert socket.ask("look", seat=0)["t"] == "done"
    for _ in range(9):
        seat = socket.until_table(lambda table: bool(table["view"]["to_move"]))["view"]["to_move"]
        assert socket.ask("look", seat=seat[0])["t"] == "done"
        assert socket.play()["t"] == "done"
    assert socket.ask("look", seat=0)["t"] == "done"
    seen = len(socket.journal) - 3
    address = f"/api/tables/{table['id']}/recap/{seen}?seat=0"
    missed = anna.http.get(address).raise_for_status().json()
    stage = missed["view"]
    for entry in missed["entries"]:
        for place, value in entry["changes"]:
            put(stage, place, value)
    assert stage["territories"] == socket.table["view"]["territories"]
    assert [without(entry, "changes") for entry in missed["entries"]][-3:] == socket.journal[-3:]
    assert anna.http.get(f"/api/tables/{table['id']}/recap/99999").json()["entries"] == []
    socket.close()


def test_a_reconnect_resumes_exactly(guest: Callable[..., Guest]) -> None:
    host, friend = guest("Anna"), guest("Bert")
    table = host.open_table("me", "link")
    friend.sit(table["links"]["1"])
    sockets = [host.socket(table["id"]), friend.socket(table["id"])]
    play_on(sockets, 15, random.Random(5))
    version = max(socket.table["version"] for socket in sockets)
    before = sockets[0].reach(version)
    journal = sockets[0].journal
    sockets[0].close()
    again = host.socket(table["id"])
    same = ("version", "view", "legal", "lines", "undo", "seat")
    assert {name: again.table[name] for name in same} == {name: before[name] for name in same}
    assert again.journal == journal


def test_the_host_at_one_screen_looks_seat_by_seat(guest: Callable[..., Guest]) -> None:
    host = guest("Anna")
    table = host.open_table("me", "screen")
    socket = host.socket(table["id"])
    assert socket.table["seat"] is None
    assert [seat["yours"] for seat in socket.table["seats"]] == [True, True]
    for seat in (0, 1):
        assert socket.ask("look", seat=seat)["t"] == "done"
        assert socket.table["seat"] == seat


def test_a_fault_of_ours_is_told_to_the_host_and_ends_the_line(
    guest: Callable[..., Guest], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> None:
        raise KeyError("a fault")

    monkeypatch.setattr("regnum.table.requests.why", fails)
    anna = guest("Anna")
    socket = anna.socket(anna.open_table("me", "screen")["id"])
    with pytest.raises(ConnectionClosed, match="error-internal"):
        socket.ask("why", seat=0, move=1)
    assert "a request on a socket failed" in caplog.text


def test_a_rated_game_gives_no_hints(guest: Callable[..., Guest]) -> None:
    host = guest("Anna")
    socket = host.socket(host.open_table("me", "bot", rated=True)["id"])
    socket.until_table(lambda table: bool(table["legal"]))
    refused = socket.ask("hint", seat=0)
    assert refused["refusal"]["key"] == "refused-rated-hint"
    assert "no hints" in refused["refusal"]["sentence"]


def test_a_bot_stands_in(guest: Callable[..., Guest]) -> None:
    host = guest("Anna")
    table = host.open_table("me", "bot")
    socket = host.socket(table["id"])
    assert socket.ask("bot", seat=0, on=True)["t"] == "done"
    socket.until_table(lambda table: table["lines"] > 12)
    assert socket.ask("bot", seat=0, on=False)["t"] == "done"
    socket.until_table(lambda table: bool(table["legal"]))


def test_a_rematch_is_one_for_all(guest: Callable[..., Guest]) -> None:
    host = guest("Anna")
    table = host.open_table("me", "bot")
    assert host.http.post(f"/api/tables/{table['id']}/rematch").status_code == 409
    socket = host.socket(table["id"])
    play_to_the_end(random.Random(3), socket)
    first = host.http.post(f"/api/tables/{table['id']}/rematch").json()
    assert host.http.post(f"/api/tables/{table['id']}/rematch").json() == first
    assert first["id"] != table["id"]
    socket.until_table(lambda table: table["rematch"] == first["id"])


def test_a_rematch_may_turn_the_seats(guest: Callable[..., Guest]) -> None:
    host = guest("Anna")
    table = host.open_table("me", "bot", "bot", "bot")
    play_to_the_end(random.Random(3), host.socket(table["id"]))
    again = host.http.post(f"/api/tables/{table['id']}/rematch", params={"turned": True}).json()
    assert host.look(again["id"])["seat"] == 1
    assert [seat["kind"] for seat in host.look(again["id"])["seats"]].count("bot") == 3


def test_a_rematch_begins_with_everybodys_yes(guest: Callable[..., Guest]) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.open_table("me", "link", "bot")
    bert.sit(table["links"]["1"])
    ours, theirs = anna.socket(table["id"]), bert.socket(table["id"])
    play_to_the_end(random.Random(4), ours, theirs)
    rematch = f"/api/tables/{table['id']}/rematch"
    for yes in (False, True):
        assert anna.http.post(rematch, params={"turned": True}).json() == {"id": None}
        for socket in (ours, theirs):
            socket.until_table(lambda table: table["asked"] is not None)
        asked = {"seat": 0, "what": "rematch", "turned": True, "yes": [0, 2]}
        assert theirs.table["asked"] == asked
        assert len(bert.http.get("/api/tables?list=mine").json()) == 1
        assert theirs.ask("answer", seat=1, yes=yes)["t"] == "done"
        ours.until_table(lambda table: table["asked"] is None)
    # It is there before the answer is: with the seats turned, as it was offered.
    assert bert.look(ours.table["rematch"])["seat"] == 2
    assert anna.http.post(rematch).json() == {"id": ours.table["rematch"]}


def test_all_who_ask_for_a_rematch_at_once_meet_there(guest: Callable[..., Guest]) -> None:
    friends = [guest("Anna"), guest("Bert")]
    table = friends[0].open_table("me", "link", "bot")
    friends[1].sit(table["links"]["1"])
    play_to_the_end(random.Random(4), *(friend.socket(table["id"]) for friend in friends))
    start = Barrier(4)

    def ask(friend: Guest) -> str | None:
        """None where the other one had not asked yet."""
        start.wait(PATIENCE)
        answer = friend.http.post(f"/api/tables/{table['id']}/rematch").raise_for_status().json()
        return None if answer["id"] is None else str(answer["id"])

    with ThreadPoolExecutor(4) as at_once:
        (met,) = set(at_once.map(ask, friends * 2)) - {None}
    mine = [row["id"] for row in friends[1].http.get("/api/tables?list=mine").json()]
    assert sorted(mine) == sorted([table["id"], met])


def test_the_past_can_be_looked_at(guest: Callable[..., Guest]) -> None:
    host = guest("Anna")
    table = host.open_table("me", "screen")
    sockets = [host.socket(table["id"]), host.socket(table["id"])]
    for seat, socket in enumerate(sockets):
        socket.ask("look", seat=seat)
    views = [sockets[0].table["view"]]
    chooser = random.Random(6)
    for _ in range(12):
        play_on(sockets, 1, chooser)
    version = max(socket.table["version"] for socket in sockets)
    sockets[0].reach(version)
    views.append(sockets[0].table["view"])
    for line, view in zip((0, 12), views, strict=True):
        moment = host.http.get(f"/api/tables/{table['id']}/at/{line}?seat=0").json()
        assert moment["view"] == view
    assert host.http.get(f"/api/tables/{table['id']}/at/13").status_code == 404


def test_a_line_is_shown_event_by_event(guest: Callable[..., Guest]) -> None:
    """What happened in it, with what each event changed in the view before it."""
    host = guest("Anna")
    table = host.open_table("me", "screen")
    sockets = [host.socket(table["id"]), host.socket(table["id"])]
    for seat, socket in enumerate(sockets):
        socket.ask("look", seat=seat)
    chooser = random.Random(6)
    for _ in range(12):
        play_on(sockets, 1, chooser)
    sockets[0].reach(max(socket.table["version"] for socket in sockets))
    told = []
    for line in range(13):
        moment = host.http.get(f"/api/tables/{table['id']}/at/{line}?seat=0").json()
        told += moment["entries"]
        assert {entry["line"] for entry in moment["entries"]} <= {line}
        view = moment["before"]
        for entry in moment["entries"]:
            view = changed(view, entry["changes"])
        if moment["entries"]:
            assert view == moment["view"]
    journal = sockets[0].journal
    assert [entry["n"] for entry in told] == [one["n"] for one in journal if one["line"] > 0]


@pytest.mark.parametrize("key", list(GAMES))
def test_every_game_is_played_at_the_table(guest: Callable[..., Guest], key: str) -> None:
    """A bot plays the host's seat, so that every kind of decision comes by."""
    host = guest("Anna")
    fewest = game(key).seats[0]
    table = host.open_table("me", *["bot"] * (fewest - 1), game=key)
    socket = host.socket(table["id"])
    assert socket.ask("bot", seat=0, on=True)["t"] == "done"
    socket.until_table(lambda table: table["lines"] >= 60 or table["status"] == "over")
    assert [entry["n"] for entry in socket.journal] == list(range(len(socket.journal)))
