"""The lobby, the games' data, and the description of the API."""

import dataclasses
from collections.abc import Callable
from pathlib import Path

import msgspec

from regnum.language import LANGUAGES
from regnum.registry import game
from regnum.server.messages.games import GameInfo
from tests.server.conftest import lenient, running
from tests.server.guests import CAROLUS, Guest


def test_games_moves_texts_and_rules(guest: Callable[..., Guest]) -> None:
    anna = guest()
    games = msgspec.convert(anna.http.get("/api/games").json(), list[GameInfo])
    carolus = next(each for each in games if each.key == CAROLUS)
    assert carolus.bots == ["page", "squire", "knight", "count", "king"]
    assert carolus.sections["4.1"]
    moves = anna.http.get(f"/api/games/{CAROLUS}/moves").json()
    assert [move["text"] for move in moves] == [
        game(CAROLUS).text(move) for move in range(len(game(CAROLUS).moves))
    ]
    for language in LANGUAGES:
        texts = anna.http.get(f"/api/texts/{language}/{CAROLUS}.ftl").text
        assert "refusal-game-over" in texts
        assert "refused-stale" in texts
        assert "ask-paladin" in texts
        rules = anna.http.get(f"/api/games/{CAROLUS}/rules?language={language}").json()
        assert {section["number"] for section in rules} >= set(carolus.sections) - {"6.1"}
        assert all(section["title"] for section in rules)
    for path in ("/api/games/chess/moves", "/api/texts/xx/carolus-magnus.ftl"):
        assert anna.http.get(path).status_code == 404


def test_the_lists(guest: Callable[..., Guest]) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    hidden = anna.open_table("me", "link")["id"]
    gathering = anna.open_table("me", "link", public=True)["id"]
    running = anna.open_table("me", "screen", public=True)["id"]

    def ids(who: Guest, which: str) -> set[str]:
        return {row["id"] for row in who.http.get(f"/api/tables?list={which}").json()}

    assert ids(anna, "mine") >= {hidden, gathering, running}
    assert not ids(bert, "mine")
    assert gathering in ids(bert, "open")
    assert hidden not in ids(bert, "open")
    assert running in ids(bert, "watch")
    assert running not in ids(anna, "watch")
    assert bert.http.post(f"/api/tables/{gathering}/seat", json={"seat": 1}).status_code == 201
    row = next(r for r in bert.http.get("/api/tables?list=mine").json() if r["id"] == gathering)
    assert row["yours"] == [1]
    assert [seat["name"] for seat in row["seats"]] == ["Anna", "Bert"]
    assert row["your_turn"] == (row["to_move"] == [1])
    anna.open_table("me", "bot")
    newest = anna.http.get("/api/tables?list=mine").json()[0]
    assert [seat["bot"] for seat in newest["seats"]] == [None, "greedy"]


def test_a_table_waits_for_its_players(guest: Callable[..., Guest]) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.open_table("me", "link")
    socket = anna.socket(table["id"])
    assert socket.table["status"] == "gathering"
    assert socket.table["seats"][1]["link"] == table["links"]["1"]
    assert socket.table["legal"] == []
    bert.sit(table["links"]["1"])
    socket.until_table(lambda table: table["status"] == "running")
    friend = bert.socket(table["id"])
    while not socket.until("presence")["seats"][1]["here"]:
        pass
    friend.close()
    while socket.until("presence")["seats"][1]["here"]:
        pass


def test_a_seat_link_can_be_followed_again_by_who_sits_there(guest: Callable[..., Guest]) -> None:
    anna, bert, carl = guest("Anna"), guest("Bert"), guest("Carl")
    link = anna.open_table("me", "link")["links"]["1"]
    assert bert.sit(link).status_code == 201
    assert bert.sit(link).status_code == 201
    assert carl.sit(link).json()["error"]["key"] == "refused-seat-taken"


def test_an_invitation_says_where_it_leads(guest: Callable[..., Guest]) -> None:
    host, friend = guest("Anna"), guest()
    clock = {"kind": "days", "amount": 3}
    table = host.open_table("me", "link", "link", "bot", clock=clock, rated=True)
    address, _, token = table["links"]["2"].removeprefix("/t/").partition("?seat=")
    told = friend.http.get(f"/api/tables/{address}/invitation", params={"token": token})
    assert told.raise_for_status().json() == {
        "game": CAROLUS,
        "title": "Carolus Magnus",
        "host": "Anna",
        "seat": 2,
        "players": ["Anna", "greedy"],
        "partners": ["Anna"],
        "clock": clock,
        "rated": True,
    }
    for wrong in ("", "guessed"):
        answer = friend.http.get(f"/api/tables/{address}/invitation", params={"token": wrong})
        assert answer.status_code == 403, "a stranger learns nothing"
    assert guest().http.get(f"/api/tables/{address}").status_code == 403


def test_who_stays_away_is_missed_without_a_word(tmp_path: Path) -> None:
    """Nobody comes or goes, and still the host learns that a bot may play for a friend. From then
    on the game does not count, and every open page hears of it."""
    settings = dataclasses.replace(lenient(tmp_path), away_after=0.5)
    with running(settings) as address, Guest(address, "Anna") as anna, Guest(address) as bert:
        table = anna.open_table("me", "link", rated=True)
        bert.sit(table["links"]["1"])
        friend = bert.socket(table["id"])
        socket = anna.socket(table["id"])
        friend.close()
        while not socket.until("presence")["seats"][1]["away"]:
            pass
        assert socket.table["rated"]
        assert socket.ask("bot", seat=1, on=True)["t"] == "done"
        socket.until_table(lambda table: not table["rated"])


def test_with_days_for_a_move_nobody_is_away_so_soon(tmp_path: Path) -> None:
    settings = dataclasses.replace(lenient(tmp_path), away_after=0)
    with running(settings) as address, Guest(address, "Anna") as anna, Guest(address) as bert:
        clock = {"kind": "days", "amount": 3}
        table = anna.open_table("me", "link", clock=clock)
        bert.sit(table["links"]["1"])
        socket = anna.socket(table["id"])
        refused = socket.ask("bot", seat=1, on=True)
        assert refused["refusal"]["key"] == "refused-not-away"


def test_records_are_sealed_while_the_game_runs(guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    table = anna.open_table("me", "bot")
    answer = anna.http.get(f"/api/tables/{table['id']}/record")
    assert answer.status_code == 409
    assert answer.json()["error"]["key"] == "error-record-sealed"
    bad = anna.http.post("/api/tables/record", content="Regnum record 1\n")
    assert bad.status_code == 400


def test_the_api_is_described(guest: Callable[..., Guest]) -> None:
    schema = guest().http.get("/api/openapi.json").json()
    assert schema["openapi"].startswith("3.")
    assert "/api/tables/{id}/seat" in schema["paths"]
    assert "Snapshot" in str(schema["components"]["schemas"].keys())
