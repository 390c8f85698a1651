"""Clubs and their tournaments, on SQLite and on a real PostgreSQL."""

import asyncio
import dataclasses
import random
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from regnum.server.api.clubs import tables_told
from regnum.server.clubs import Clubs, Progress
from regnum.server.settings import Settings
from regnum.server.storage.clubs import ClubStorage, Entrant, Tournament
from regnum.table.opening import Clock
from regnum.tournaments import Round, next_round
from tests.patience import wait_until
from tests.server.conftest import lenient, running
from tests.server.guests import CAROLUS, Guest, play_to_the_end

BAD_REQUEST = 400
NOT_YOURS = "refused-not-your-club"
PLAN = {"game": CAROLUS, "system": "round-robin", "seats": 2, "bot": "knight"}
"""Two who are greedy may go round for ever (A15)."""


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
    play_to_the_end(random.Random(table), socket)
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


def test_who_sits_at_a_table_is_here(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bert plays and Cleo has closed her page: only she is away."""
    monkeypatch.setattr("regnum.server.api.clubs.HERE_FOR", 2_000)
    monkeypatch.setattr("regnum.server.clubs.NOTED_EVERY", 200)
    with (
        running(settings) as address,
        Guest(address, "Anna") as anna,
        Guest(address, "Bert") as bert,
        Guest(address, "Cleo") as cleo,
    ):
        club = found(anna)
        for who in (bert, cleo):
            who.http.post(f"{club}/join").raise_for_status()
        bert.socket(bert.open_table("me", "bot")["id"])
        wait_until(
            lambda: (
                [one["name"] for one in look(anna, club)["people"] if one["here"]]
                == ["Anna", "Bert"]
            ),
            "Cleo is away, and Bert is not",
        )


def test_the_host_removes_a_member_and_hands_the_club_over(settings: Settings) -> None:
    with (
        running(settings) as address,
        Guest(address, "Anna") as anna,
        Guest(address, "Bert") as bert,
        Guest(address, "Cleo") as cleo,
    ):
        club = found(anna)
        for who in (bert, cleo):
            who.http.post(f"{club}/join").raise_for_status()
        assert key_of(bert.http.post(f"{club}/remove", json={"member": 3})) == NOT_YOURS
        page = anna.http.post(f"{club}/remove", json={"member": 3}).raise_for_status().json()
        assert [each["name"] for each in page["people"]] == ["Anna", "Bert"]
        assert cleo.http.get("/api/clubs").json() == []
        assert page["removed_people"] == [{"number": 3, "name": "Cleo"}]
        # The address alone does not bring her back, nor does leaving what she does not belong to.
        cleo.http.post(f"{club}/leave").raise_for_status()
        assert key_of(cleo.http.post(f"{club}/join")) == "refused-removed"
        seen = look(cleo, club)
        assert (seen["member"], seen["removed"], seen["removed_people"]) == (False, True, [])
        assert key_of(bert.http.post(f"{club}/readmit", json={"member": 3})) == NOT_YOURS
        page = anna.http.post(f"{club}/readmit", json={"member": 3}).raise_for_status().json()
        assert [each["name"] for each in page["people"]] == ["Anna", "Bert", "Cleo"]
        again = anna.http.post(f"{club}/readmit", json={"member": 3})
        assert key_of(again) == "error-no-such-thing"
        anna.http.post(f"{club}/remove", json={"member": 3}).raise_for_status()
        assert key_of(anna.http.post(f"{club}/host", json={"member": 3})) == "error-no-such-thing"
        assert key_of(anna.http.post(f"{club}/remove", json={"member": 1})) == "refused-host-stays"
        page = anna.http.post(f"{club}/host", json={"member": 2}).raise_for_status().json()
        assert (page["host"], [each["host"] for each in page["people"]]) == (False, [False, True])
        assert key_of(anna.http.post(f"{club}/host", json={"member": 1})) == NOT_YOURS
        assert look(bert, club)["host"]
        anna.http.post(f"{club}/leave").raise_for_status()
        assert [each["name"] for each in look(bert, club)["people"]] == ["Bert"]


def test_a_tournament_has_options_and_may_be_played_in_private(settings: Settings) -> None:
    with running(settings) as address, Guest(address, "Anna") as anna, Guest(address) as stranger:
        club = found(anna)
        carolingi = {"game": "carolingi", "options": {"years": 2}, "public": False}
        bad = {**PLAN, **carolingi, "options": {"years": "many"}, "members": [1]}
        assert anna.http.post(f"{club}/tournaments", json=bad).status_code == BAD_REQUEST
        table = begin(anna, club, 1, **carolingi)["rounds"][0][0]["id"]
        view = anna.look(table)["view"]
        assert view["last_year"] == view["year"] + 1
        assert look(anna, club)["tables"] == []
        assert key_of(stranger.http.get(f"/api/tables/{table}")) == "error-private"


def test_a_table_of_a_tournament_leads_back_to_it(settings: Settings) -> None:
    """It is among the tables of those who play there, and not of a host who does not."""
    with (
        running(settings) as address,
        Guest(address, "Anna") as anna,
        Guest(address, "Bert") as bert,
        Guest(address) as stranger,
    ):
        club = found(anna)
        bert.http.post(f"{club}/join").raise_for_status()
        tournament = begin(anna, club, 2, system="swiss", rounds=1)
        ((table,),) = tables(anna, club)
        id = table["id"]
        assert [row["id"] for row in bert.http.get("/api/tables?list=mine").json()] == [id]
        assert anna.http.get("/api/tables?list=mine").json() == []
        contest = {
            "tournament": tournament["id"],
            "club": club.removeprefix("/api/clubs/"),
            "club_name": "Pfalz",
            "round": 1,
        }
        assert bert.look(id)["contest"] == anna.look(id)["contest"] == contest
        # Whoever has the address of a club can join it.
        assert stranger.look(id)["contest"] is None
        play(bert, id)
        assert key_of(bert.http.post(f"/api/tables/{id}/rematch")) == "refused-contest"


def test_who_takes_over_a_club_may_see_its_private_tables(settings: Settings) -> None:
    with (
        running(settings) as address,
        Guest(address, "Anna") as anna,
        Guest(address, "Bert") as bert,
    ):
        club = found(anna)
        bert.http.post(f"{club}/join").raise_for_status()
        table = begin(anna, club, 1, public=False)["rounds"][0][0]["id"]
        assert key_of(bert.http.get(f"/api/tables/{table}")) == "error-private"
        anna.http.post(f"{club}/host", json={"member": 2}).raise_for_status()
        assert bert.look(table)["id"] == table


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
        assert [row["bot"] for row in tournament["standings"]] == [None, None, None, "knight"]
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
    clock = Clock("none", 0)
    tournament = Tournament(
        "cup", "club", CAROLUS, "round-robin", 2, 1, "greedy", clock, False, 0, {}, True
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


def test_a_bot_plays_on_at_a_table_that_is_opened_just_then(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next round begins after it was asked for, and before it is written down."""
    write = ClubStorage.substitute

    async def after_a_round(storage: ClubStorage, id: str, number: int, bot: str) -> None:
        await storage.add_round(id, 1, ((0, 1),))
        while not await storage.statuses_of([f"{id}-2-1"]):
            await asyncio.sleep(0.01)
        await write(storage, id, number, bot)

    with (
        running(settings) as address,
        Guest(address, "Anna") as anna,
        Guest(address, "Bert") as bert,
    ):
        club = found(anna)
        bert.http.post(f"{club}/join").raise_for_status()
        cup = begin(anna, club, 1, 2, system="swiss", rounds=2)["id"]
        monkeypatch.setattr(ClubStorage, "substitute", after_a_round)
        anna.http.post(f"/api/tournaments/{cup}/substitute", json={"entrant": 1})
        assert [seat["bot"] for seat in anna.look(f"{cup}-2-1")["seats"]] == [None, "knight"]


def test_two_processes_that_disagree_on_the_next_round_play_the_same(
    tmp_path: Path,
    fresh_database: Callable[[], str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Both have seen that the first round is over, and both have made a second, each another one,
    before either is stored."""
    settings = dataclasses.replace(lenient(tmp_path, fresh_database()), sweep_every=0.01)
    both = threading.Barrier(2)
    made: list[Round] = []

    def both_make_one(*given: Any) -> Round | None:
        round = next_round(*given)
        if both.wait(60) == 0 and round is not None:
            round = tuple(seating[::-1] for seating in round)
        made.append(round or ())
        return round

    with running(settings) as one, running(settings), Guest(one, "Anna") as anna:
        club = found(anna)
        begin(anna, club, 1, system="swiss", rounds=2)
        wait_until(partial(one_can_sit_down, anna, club), "the first table is open")
        monkeypatch.setattr("regnum.server.clubs.next_round", both_make_one)
        ((table,),) = tables(anna, club)
        play(anna, table["id"])
        wait_until(lambda: [len(round) for round in tables(anna, club)] == [1, 1], "one more")
        second = tables(anna, club)[1][0]
        assert len(made) == 2
        assert made[0] != made[1]
        assert (tuple(seat["entrant"] for seat in second["seats"]),) in made
        names = [seat["name"] for seat in second["seats"]]
        assert [seat["name"] for seat in anna.look(second["id"])["seats"]] == names
        play(anna, second["id"])
        wait_until(lambda: bool(look(anna, club)["tournaments"][0]["over"]), "it is over")
    assert [line for line in caplog.messages if "failed" in line] == []


def one_can_sit_down(who: Guest, club: str) -> bool:
    return any(tables(who, club))


def test_two_processes_make_a_round_once(
    tmp_path: Path, fresh_database: Callable[[], str], caplog: pytest.LogCaptureFixture
) -> None:
    """One begins the tournament, and the other sees at any moment that it has no round yet."""
    settings = dataclasses.replace(lenient(tmp_path, fresh_database()), sweep_every=0.01)
    with (
        running(settings) as one,
        running(settings),
        Guest(one, "Anna") as anna,
    ):
        for _ in range(6):
            club = found(anna)
            begin(anna, club, 1)
            wait_until(partial(one_can_sit_down, anna, club), "the table is open")
            rounds = tables(anna, club)
            assert [len(round) for round in rounds] == [1]
            assert anna.look(rounds[0][0]["id"])["status"] == "running"
    assert [line for line in caplog.messages if "failed" in line] == []
