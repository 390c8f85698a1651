"""What is told of a game beside its events: its course when it is over, and what a bot is after."""

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx

import regnum
from regnum.bots.bot import Knowledge
from regnum.core.history import History, begin
from regnum.core.record import record_of
from regnum.registry import bot, read
from regnum.server.analyst import Analyst
from regnum.server.messages.study import Course
from regnum.table.advice import explained
from tests.server.conftest import lenient, running
from tests.server.guests import CAROLUS, Guest

LONG = 120
"""Entries of a journal after which a bot has been after something, whatever was dealt."""


def test_the_course_is_told_when_the_game_is_over(tmp_path: Path) -> None:
    history = played()
    result = history.state.result()
    assert result is not None
    with running(lenient(tmp_path)) as address, Guest(address, "Anna") as anna:
        table = anna.open_table("me", "screen")["id"]
        early = anna.http.get(f"/api/tables/{table}/course")
        assert early.json()["error"]["key"] == "refused-not-over"
        table = lay_out(anna, history)
        told = anna.http.get(f"/api/tables/{table}/course").raise_for_status().json()
        assert told["points"][0]["line"] == 0
        assert told["points"][-1]["expected"] == [float(rank == 1) for rank in result.ranks]
        assert told == anna.http.get(f"/api/tables/{table}/course").json()


def test_the_best_turns_are_told_at_any_point_of_a_game_without_secrets(tmp_path: Path) -> None:
    history = played()
    end = len(history.lines)
    with running(lenient(tmp_path)) as address, Guest(address, "Anna") as anna:
        secret = anna.open_table("me", "screen")["id"]
        early = anna.http.get(f"/api/tables/{secret}/best/0")
        assert early.json()["error"]["key"] == "refused-not-over"
        table = lay_out(anna, history)
        over = anna.http.get(f"/api/tables/{table}/best/{end}")
        assert over.json()["error"]["key"] == "refused-over"
        assert anna.http.get(f"/api/tables/{table}/best/{end + 1}").status_code == 404
        line = end - 12
        told = anna.http.get(f"/api/tables/{table}/best/{line}").raise_for_status().json()
    turns = told["turns"]
    assert told["seat"] == history.lines[line].seat
    assert sum(turn["played"] for turn in turns) == 1
    assert [turn["worth"] for turn in turns] == sorted((t["worth"] for t in turns), reverse=True)
    legal = history.at(line).legal(told["seat"])
    assert all(history.game.parse(turn["moves"][0]) in legal for turn in turns)


class Asked:
    """In place of the bots' processes."""

    def __init__(self) -> None:
        self.records: list[str] = []

    async def look_back(self, _: object, record: str) -> Course:
        self.records.append(record)
        return Course([], [])


def test_the_course_of_a_study_is_that_of_the_game_it_shows_now() -> None:
    """A remark on it changes nothing."""
    history = played()
    bots: Any = Asked()
    analyst = Analyst(bots)

    async def course() -> Course:
        return await analyst.course(record_of(history))

    first = asyncio.run(course())
    history.comment("well played", 3)
    assert asyncio.run(course()) is first
    history.cut(len(history.lines) - 1)
    assert asyncio.run(course()) is not first
    assert [read(record).comments for record in bots.records] == [[], []]
    assert read(bots.records[1]).lines == history.lines


def lay_out(guest: Guest, history: History) -> str:
    """A study of a game; the table's id."""
    text = {"Content-Type": "text/plain"}
    laid = guest.http.post("/api/tables/record", content=record_of(history), headers=text)
    return str(laid.raise_for_status().json()["id"])


def test_a_game_is_played_on_from_anywhere_against_bots(tmp_path: Path) -> None:
    history = played()
    end = len(history.lines)
    with running(lenient(tmp_path)) as address, Guest(address, "Anna") as anna:
        study = lay_out(anna, history)

        def play_on(line: int, table: str = study, **wish: object) -> httpx.Response:
            return anna.http.post(f"/api/tables/{table}/on/{line}", json={"seat": 1, **wish})

        table = play_on(20, bot="page").raise_for_status().json()["id"]
        socket = anna.socket(table)
        socket.until_table(lambda table: bool(table["legal"]))
        assert [seat["kind"] for seat in socket.table["seats"]] == ["bot", "person"]
        assert socket.table["seat"] == 1
        assert not socket.table["exercise"]
        assert socket.table["lines"] >= 20
        assert socket.play()["t"] == "done"
        assert play_on(end).json()["error"]["key"] == "refused-over"
        assert play_on(end + 1).status_code == play_on(0, bot="nobody").status_code == 404
        assert play_on(0, seat=2).status_code == 404
        unfinished = anna.open_table("me", "screen")["id"]
        assert play_on(0, unfinished).json()["error"]["key"] == "refused-not-over"


def test_points_are_told_round_by_round(tmp_path: Path) -> None:
    history = played()
    result = history.state.result()
    assert result is not None
    with running(lenient(tmp_path)) as address, Guest(address, "Anna") as anna:
        early = anna.http.get(f"/api/tables/{anna.open_table('me', 'screen')['id']}/points")
        assert early.json()["error"]["key"] == "refused-not-over"
        text = {"Content-Type": "text/plain"}
        laid = anna.http.post("/api/tables/record", content=record_of(history), headers=text)
        told = anna.http.get(f"/api/tables/{laid.json()['id']}/points").raise_for_status().json()
    first = told[0]["round"]
    assert [point["round"] for point in told] == list(range(first, first + len(told)))
    assert told[-1] == {
        "line": len(history.lines),
        "round": history.state.moment.round,
        "points": list(result.scores),
    }
    for point in told:
        assert point["points"] == list(history.at(point["line"]).standing())
    for point, after in pairwise(told):
        # What its last line brings belongs to a round, and the next has begun with it.
        assert history.at(point["line"]).moment.round == after["round"]


def played() -> History:
    """A game from its start to its end."""
    game = regnum.game(CAROLUS)
    history = begin(game.start(2, "course"))
    players = [bot("page", game, seat) for seat in range(2)]
    while history.state.to_move:
        seat = history.state.to_move[0]
        for move in players[seat].choose(Knowledge(history.state, seat)):
            history.play(seat, move)
    return history


def test_a_bot_tells_what_it_is_after(tmp_path: Path) -> None:
    with running(lenient(tmp_path)) as address, Guest(address, "Anna") as anna:
        table = anna.open_table("bot", "me")["id"]
        socket = anna.socket(table)
        reasons: list[str] = []
        while not reasons and len(socket.journal) < LONG:
            socket.until_table(lambda table: bool(table["legal"]))
            assert socket.play()["t"] == "done"
            told = anna.http.get(f"/api/tables/{table}/aims/0").raise_for_status().json()
            assert told["seat"] == 0
            reasons += told["reasons"]
        assert reasons, "in so long a game it was after something"
        assert all(reason and "-" not in reason.split()[0] for reason in reasons)
        assert anna.http.get(f"/api/tables/{table}/aims/1").status_code == 404, "no bot is there"
        assert anna.http.get(f"/api/tables/{table}/aims/7").status_code == 404


def test_what_is_decided_in_secret_is_not_explained() -> None:
    """In Carolingi all lay their tiles at the same time."""
    game = regnum.game("carolingi")
    history = begin(game.start(2, "secret"))
    assert explained(history, 0) == []
    player = bot("squire", game, 1)
    for move in player.choose(Knowledge(history.state, 0)):
        history.play(0, move)
    assert explained(history, 0) == []
