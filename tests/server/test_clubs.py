"""Clubs and their tournaments, on SQLite and on a real PostgreSQL."""

import dataclasses
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regnum.server.api.clubs import tables_told
from regnum.server.clubs import Clubs, Progress
from regnum.server.settings import Settings
from regnum.server.storage.clubs import Entrant, Tournament
from regnum.table.opening import Clock
from tests.patience import wait_until
from tests.server.conftest import lenient, running
from tests.server.guests import CAROLUS, Guest, play_to_the_end

PLAN = {"game": CAROLUS, "system": "round-robin", "seats": 2, "bot": "greedy"}


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    database = None
    if request.param == "postgresql":
        make: Callable[[], str] = request.getfixturevalue("fresh_database")
        database = make()
    return dataclasses.replace(lenient(tmp_path, database), sweep_every=0.1)


def found(who: Guest, name: str = "Pfalz") -> str:
    answer = who.http.post("/api/clubs", json={"name": name})
    assert answer.status_code == 201, answer.text
    return f"/api/clubs/{answer.json()['id']}"


def look(who: Guest, club: str) -> dict[str, Any]:
    return dict(who.http.get(club).raise_for_status().json())


def begin(who: Guest, club: str, *members: int, **more: Any) -> dict[str, Any]:
    answer = who.http.post(f"{club}/tournaments", json={**PLAN, "members": members, **more})
    assert answer.status_code == 201, answer.text
    return dict(answer.json()["tournaments"][0])


def key_of(answer: Any) -> str:
    return str(answer.json()["error"]["key"])


def play(who: Guest, table: str) -> None:
    socket = who.socket(table)
    play_to_the_end(socket, random.Random(table))
    socket.close()


def test_who_joins_is_on_the_list(settings: Settings) -> None:
    with (
        running(settings) as address,
        Guest(address, "Anna") as anna,
        Guest(address, "Bert") as bert,
    ):
        club = found(anna)
        assert bert.http.get("/api/clubs").json() == []
        before = look(bert, club)
        assert (before["name"], before["host"], before["member"]) == ("Pfalz", False, False)
        page = bert.http.post(f"{club}/join").json()
        assert [(one["name"], one["you"], one["here"], one["host"]) for one in page["people"]] == [
            ("Anna", False, True, True),
            ("Bert", True, True, False),
        ]
        (mine,) = bert.http.get("/api/clubs").json()
        assert (mine["name"], mine["host"]) == ("Pfalz", False)
        opened = bert.open_table("me", "link", public=True)
        bert.open_table("me", "link")
        assert [row["id"] for row in look(anna, club)["tables"]] == [opened["id"]]
        assert len(bert.http.post(f"{club}/leave").json()["people"]) == 1
        assert key_of(anna.http.post(f"{club}/leave")) == "refused-host-stays"
        assert key_of(anna.http.get("/api/clubs/none")) == "error-no-such-club"
        assert key_of(anna.http.post("/api/clubs", json={"name": " "})) == "refused-nameless"


def test_a_round_robin_with_a_substitute_is_played_to_its_end(tmp_path: Path) -> None:
    """Three people and a bot: everybody meets everybody, and nobody makes a table."""
    settings = dataclasses.replace(lenient(tmp_path), sweep_every=0.1)
    with (
        running(settings) as address,
        Guest(address, "Anna") as anna,
        Guest(address, "Bert") as bert,
        Guest(address, "Carl") as carl,
    ):
        club = found(anna)
        for guest in (bert, carl):
            guest.http.post(f"{club}/join").raise_for_status()
        tournament = begin(anna, club, 1, 2, 3)
        assert [row["bot"] for row in tournament["standings"]] == [None, None, None, "greedy"]
        again = anna.http.post(f"{club}/tournaments", json={**PLAN, "members": [1]})
        assert key_of(again) == "refused-tournament-goes-on"
        # Bert and Carl do not come: bots play on at once, and in the rounds after.
        substitute = f"/api/tournaments/{tournament['id']}/substitute"
        assert key_of(bert.http.post(substitute, json={"entrant": 2})) == "refused-not-your-club"
        for missing in (1, 2):
            anna.http.post(substitute, json={"entrant": missing}).raise_for_status()
        assert key_of(anna.http.post(substitute, json={"entrant": 2})) == (
            "refused-nothing-to-change"
        )
        for number in range(3):
            wait_until(
                lambda number=number: [len(each) for each in tables(anna, club)][number:] == [2],  # type: ignore[misc]
                "the tables of the next round are there",
            )
            for table in tables(anna, club)[number]:
                if "Anna" in {seat["name"] for seat in table["seats"]}:
                    play(anna, table["id"])
        wait_until(lambda: bool(look(anna, club)["tournaments"][0]["over"]), "it is over")
        ended = look(anna, club)["tournaments"][0]
        met = {
            frozenset(seat["name"] for seat in table["seats"])
            for tables in ended["rounds"]
            for table in tables
        }
        assert len(met) == 6
        assert sum(row["points"] for row in ended["standings"]) == 6
        assert ended["standings"][0]["place"] == 1
        firsts = {seat["name"]: 0 for table in ended["rounds"][0] for seat in table["seats"]}
        for table in (table for tables in ended["rounds"] for table in tables):
            firsts[table["seats"][0]["name"]] += 1
        assert max(firsts.values()) <= 2
    # Another server counts the same.
    with running(settings) as address, Guest(address) as dora:
        standings = look(dora, club)["tournaments"][0]["standings"]
        told = [{**row, "you": False} for row in ended["standings"]]
        assert standings == told


def test_a_table_is_told_when_one_can_sit_down_there() -> None:
    """A round is stored first, then its tables are opened; what has been played there stays told
    when a table is taken away."""
    tournament = Tournament(
        "cup", "club", "carolus-magnus", "round-robin", 2, 1, "greedy", Clock("none", 0), False, 0
    )
    entrants = [Entrant(number, None, str(number), "greedy") for number in range(4)]
    progress = Progress(entrants, [((0, 1), (2, 3))], [[None, [1, 2]]], {})
    assert [each.id for each in tables_told(tournament, progress, 0)] == ["cup-1-2"]
    opened = progress._replace(statuses={"cup-1-1": "running"})
    assert [each.id for each in tables_told(tournament, opened, 0)] == ["cup-1-1", "cup-1-2"]


def tables(who: Guest, club: str) -> list[list[dict[str, Any]]]:
    found: list[list[dict[str, Any]]] = look(who, club)["tournaments"][0]["rounds"]
    return found


def test_a_swiss_tournament_ends_after_its_rounds_or_when_its_host_ends_it(
    settings: Settings,
) -> None:
    with running(settings) as address, Guest(address, "Anna") as anna:
        club = found(anna)
        begin(anna, club, 1, system="swiss", rounds=1)
        (table,) = tables(anna, club)[0]
        play(anna, table["id"])
        wait_until(lambda: bool(look(anna, club)["tournaments"][0]["over"]), "it is over")
        second = begin(anna, club, 1, system="swiss", rounds=3)
        ended = anna.http.post(f"/api/tournaments/{second['id']}/end").json()["tournaments"]
        assert [one["over"] for one in ended] == [True, True]
        again = anna.http.post(f"/api/tournaments/{second['id']}/end")
        assert key_of(again) == "refused-over"


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ({"game": "chess"}, 400),
        ({"seats": 4}, 400),  # partners
        ({"seats": 7}, 400),
        ({"bot": "nobody"}, 400),
        ({"system": "knock-out"}, 400),
        ({"members": []}, 400),
        ({"members": [9]}, 409),
        ({"rounds": 0}, 400),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(
    guest: Callable[..., Guest], more: dict[str, Any], status: int
) -> None:
    anna = guest("Anna")
    plan = {**PLAN, "members": [1], **more}
    answer = anna.http.post(f"{found(anna)}/tournaments", json=plan)
    assert answer.status_code == status
    assert answer.json()["error"]["sentence"]


def test_a_tournament_that_cannot_go_on_stops_no_other(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: set[str] = set()

    async def see_to(_: Clubs, tournament: Tournament) -> None:
        tried.add(tournament.id)
        raise RuntimeError("it cannot go on")

    with running(settings) as address, Guest(address, "Anna") as anna:
        begun = {begin(anna, found(anna, name), 1)["id"] for name in ("Pfalz", "Aachen")}
        monkeypatch.setattr(Clubs, "see_to", see_to)
        wait_until(lambda: tried == begun, "both were looked after")
