"""What players have played: results, statistics, tables left and put away."""

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from regnum.ratings import beginner
from regnum.server.storage.database import FILE, database_for
from regnum.server.storage.ratings import Ratings
from regnum.server.storage.results import Results, SeatResult, Tally
from regnum.server.storage.storage import Storage
from tests.patience import wait_until
from tests.server.conftest import lenient, running
from tests.server.guests import CAROLUS, Guest, play_to_the_end


def mine(who: Guest, which: str = "mine") -> set[str]:
    return {row["id"] for row in who.http.get(f"/api/tables?list={which}").json()}


def game_over(who: Guest, seed: int = 1, **more: object) -> str:
    """A game against a bot, played to its end."""
    id: str = who.open_table("me", "bot", **more)["id"]
    socket = who.socket(id)
    play_to_the_end(random.Random(seed), socket)
    socket.close()
    return id


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    if request.param == "sqlite":
        return None
    make: Callable[[], str] = request.getfixturevalue("fresh_database")
    return make()


def test_a_game_that_ended_is_in_the_history(tmp_path: Path, database: str | None) -> None:
    with running(lenient(tmp_path, database)) as address, Guest(address, "Anna") as anna:
        assert anna.http.get("/api/me/games").json() == {
            "tallies": [],
            "games": [],
            "earlier": None,
        }
        id = game_over(anna, public=True)
        result = anna.look(id)["result"]
        played = anna.http.get("/api/me/games").json()
        (game,) = played["games"]
        assert (game["id"], game["game"], game["there"]) == (id, CAROLUS, True)
        assert [seat["rank"] for seat in game["seats"]] == result["ranks"]
        assert [seat["score"] for seat in game["seats"]] == result["scores"]
        assert [seat["yours"] for seat in game["seats"]] == [True, False]
        assert [seat["left_to_bot"] for seat in game["seats"]] == [False, False]
        assert [seat["bot"] for seat in game["seats"]] == [None, "greedy"]
        (tally,) = played["tallies"]
        assert (tally["played"], tally["won"]) == (1, int(result["ranks"][0] == 1))
        assert (tally["best"], tally["mean_rank"]) == (result["scores"][0], result["ranks"][0])
        earlier = anna.http.get(f"/api/me/games?before={game['ended']}").json()
        assert earlier["games"] == []
        with Guest(address) as bert:
            assert id not in mine(bert, "watch")
            assert bert.http.get("/api/me/games").json()["games"] == []


def test_a_rated_game_changes_ratings(tmp_path: Path, database: str | None) -> None:
    ratings = f"/api/games/{CAROLUS}/ratings"
    with running(lenient(tmp_path, database)) as address, Guest(address, "Anna") as anna:
        game_over(anna)
        assert anna.http.get(ratings).json() == []
        assert anna.http.get("/api/me/games").json()["tallies"][0]["rating"] is None
        id = game_over(anna, rated=True)
        result = anna.look(id)["result"]
        assert anna.look(id)["rated"]
        rows = anna.http.get(ratings).json()
        own = next(row for row in rows if row["you"])
        bot = next(row for row in rows if row["bot"] == "greedy")
        assert (own["name"], own["games"], bot["games"]) == ("Anna", 1, 1)
        won = result["ranks"][0] < result["ranks"][1]
        assert (own["strength"] > bot["strength"]) == won
        assert own["doubt"] < beginner().doubt
        (tally,) = anna.http.get("/api/me/games").json()["tallies"]
        assert tally["rating"] == own
        game_over(anna, rated=True, seed=2)
        again = anna.http.get(ratings).json()
        assert [row["games"] for row in again] == [2, 2]
        with Guest(address) as second:
            origin = {"Origin": address}
            code = anna.http.post("/api/account/codes", headers=origin).json()["codes"][0]
            game_over(second, rated=True)
            second.http.post("/api/sign-in/code", json={"code": code}, headers=origin)
            rows = second.http.get(ratings).json()
            assert [row["games"] for row in rows if row["you"]] == [2]
            assert second.http.get("/api/me/games").json()["tallies"][0]["played"] == 4


def test_who_left_a_rated_game_to_a_bot_is_its_last(tmp_path: Path, database: str | None) -> None:
    """Whatever the bot reached; who stayed has won against them, and no bot is rated for it."""
    anna = SeatResult("t", 0, CAROLUS, "anna", None, "Anna", 2, 10, 1, rated=True)
    bert = anna._replace(seat=1, player="bert", name="Bert", rank=1, left_to_bot=True)
    alone = [seat._replace(table_id="u", left_to_bot=True) for seat in (anna, bert)]

    async def run() -> None:
        storage = Storage(database_for(tmp_path, database))
        await storage.open()
        try:
            results, ratings = Results(storage.database), Ratings(storage.database)
            await results.keep([anna, bert])
            rows = await ratings.of_game(CAROLUS)
            assert [row.player for row in rows] == ["anna", "bert"]
            assert rows[0].strength > beginner().strength > rows[1].strength
            assert await results.tallies_of("anna") == [Tally(CAROLUS, 1, 0, 10, 2.0)]
            assert await results.tallies_of("bert") == [Tally(CAROLUS, 1, 0, None, None)]
            await results.keep(alone)  # nobody stayed whom they could have lost to
            assert await ratings.of_game(CAROLUS) == rows
        finally:
            await storage.close()

    asyncio.run(run())


def test_who_has_two_seats_is_not_rated(guest: Callable[..., Guest]) -> None:
    seats = [{"kind": "me"}, {"kind": "screen"}]
    wish = {"game": CAROLUS, "seats": seats, "rated": True}
    answer = guest("Anna").http.post("/api/tables", json=wish)
    assert (answer.status_code, "one screen" in answer.text) == (400, True)


def test_what_is_over_is_put_away_and_taken_out_again(guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    id = game_over(anna)
    assert id in mine(anna)
    assert anna.http.post(f"/api/tables/{id}/leave").json() == {"id": id, "put_away": True}
    assert id not in mine(anna)
    assert mine(anna, "away") == {id}
    anna.http.post(f"/api/tables/{id}/return").raise_for_status()
    assert (id in mine(anna), mine(anna, "away")) == (True, set())


def test_leaving_a_running_game(guest: Callable[..., Guest]) -> None:
    """A bot plays on; who comes back takes the seat again."""
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.open_table("me", "link")
    bert.sit(table["links"]["1"])
    assert bert.http.post(f"/api/tables/{table['id']}/leave").json()["put_away"]
    assert anna.look(table["id"])["seats"][1]["bot"] is not None
    assert table["id"] not in mine(bert)
    assert bert.socket(table["id"]).ask("bot", seat=1, on=False)["t"] == "done"
    wait_until(lambda: table["id"] in mine(bert), "the table is among theirs again")


def test_leaving_before_the_game(guest: Callable[..., Guest]) -> None:
    anna, bert, carl = guest("Anna"), guest("Bert"), guest("Carl")
    table = anna.open_table("me", "link", "link")
    bert.sit(table["links"]["1"])
    assert not bert.http.post(f"/api/tables/{table['id']}/leave").json()["put_away"]
    assert (mine(bert), mine(bert, "away")) == (set(), set())
    assert carl.sit(table["links"]["1"]).status_code == 201
    anna.http.post(f"/api/tables/{table['id']}/leave").raise_for_status()
    assert carl.look(table["id"])["status"] == "closed"


def test_a_strangers_table_cannot_be_left(guest: Callable[..., Guest]) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    id = anna.open_table("me", "bot")["id"]
    assert bert.http.post(f"/api/tables/{id}/leave").status_code == 403


def test_games_that_ended_before_results_were_kept_are_told_too(tmp_path: Path) -> None:
    settings = lenient(tmp_path)
    with running(settings) as address, Guest(address, "Anna") as anna:
        id = game_over(anna)
        cookies = anna.http.cookies
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("DELETE FROM results")
    database.close()
    with running(settings) as address, Guest(address) as anna:
        anna.http.cookies = cookies

        def games() -> list[str]:
            return [game["id"] for game in anna.http.get("/api/me/games").json()["games"]]

        wait_until(lambda: games() == [id], "the old game is told")
