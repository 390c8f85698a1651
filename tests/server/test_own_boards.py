"""Boards of the host's own: each is one more game, as long as its file is named."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import regnum
from regnum.cli.hosting import FAULTY
from regnum.cli.main import app
from regnum.core.errors import BadBoard
from regnum.core.history import History, begin
from regnum.core.record import record_of
from regnum.registry import offer_boards
from regnum.server.app import application
from regnum.server.settings import Settings
from tests.boards import OWN, owners_board
from tests.server.conftest import lenient, running
from tests.server.guests import Guest


@pytest.fixture(autouse=True)
def leave_no_boards() -> Iterator[None]:
    yield
    offer_boards([])


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return replace(lenient(tmp_path / "data"), boards=(owners_board(tmp_path),))


def test_a_board_is_offered_as_a_game_of_its_own(settings: Settings) -> None:
    own = regnum.game("carolingi", board=str(settings.boards[0]))
    with running(settings) as address, Guest(address, "Anna") as anna:
        games = {info["key"]: info for info in anna.http.get("/api/games").json()}
        assert list(games) == ["carolus-magnus", "carolingi", "wallenstein", own.id]
        told = games[own.id]
        assert told["title"] == "Carolingi: The Western Sea"
        assert (told["lesson"], told["exercise"]) == (False, False)
        assert told["bots"] == games["carolingi"]["bots"]
        board = anna.http.get(f"/api/games/{own.id}/board").json()
        assert board == own.board_document()
        assert board["things"]["country"]["normandie"]["sea_neighbours"] == ["friesland"]
        assert "place" not in anna.http.get("/api/games/carolingi/board").json()["things"]
        for what in ("moves", "rules", "elements"):
            assert anna.http.get(f"/api/games/{own.id}/{what}").status_code == 200
        assert "event-" in anna.http.get(f"/api/texts/de/{own.id}.ftl").text


def test_a_table_on_it_is_played_with_bots_kept_and_looked_back_at(settings: Settings) -> None:
    own = regnum.game("carolingi", board=str(settings.boards[0]))
    with running(settings) as address, Guest(address, "Anna") as anna:
        table = anna.open_table("me", "bot", game=own.id, options={"years": 1})["id"]
        cookies = anna.http.cookies
        socket = anna.socket(table)
        socket.until_table(lambda table: bool(table["legal"]))
        while socket.table["lines"] < 6:
            socket.play()
            socket.until_table(lambda table: bool(table["legal"]))
        assert socket.table["game"] == own.id
        assert socket.table["title"] == own.title
    assert checked(settings, "--board", str(settings.boards[0])) == 0
    assert checked(settings) == FAULTY
    with running(settings) as address, Guest(address) as again:
        again.http.cookies = cookies
        assert again.look(table)["lines"] >= 6
        study = again.http.post("/api/tables/record", content=record_of(played(own)))
        assert study.status_code == 201
        course = again.http.get(f"/api/tables/{study.json()['id']}/course").raise_for_status()
        assert course.json()["points"]


def checked(settings: Settings, *boards: str) -> int:
    """How the host's check ends."""
    words = ["host", "--data", str(settings.data), *boards, "check"]
    return CliRunner().invoke(app, words).exit_code


def played(own: regnum.Game) -> History:
    """A short game to its end, as the terminal would write it."""
    history = begin(own.start(2, 7, years=1))
    while seats := history.state.to_move:
        history.play(seats[0], history.state.distinct(seats[0])[0])
    return history


def test_without_its_file_a_table_is_set_aside_and_stops_nothing(
    settings: Settings, tmp_path: Path
) -> None:
    """Nor is anything told of it that is secret: with the file the game goes on."""
    taken = tmp_path / "taken"
    own = regnum.game("carolingi", board=str(settings.boards[0]))
    with running(settings) as address, Guest(address, "Anna") as anna:
        table = anna.open_table("me", "bot", game=own.id)["id"]
        other = anna.open_table("me", "bot", game="carolingi")["id"]
        cookies = anna.http.cookies
    with running(replace(settings, boards=())) as address, Guest(address) as again:
        again.http.cookies = cookies
        answer = again.http.get(f"/api/tables/{table}")
        assert answer.status_code == 410
        sentence = answer.json()["error"]["sentence"]
        assert "the board of Carolingi that it is played on is not here" in sentence
        assert again.http.get(f"/api/tables/{table}/record").status_code == 410
        told = CliRunner().invoke(app, ["host", "--data", str(settings.data), "export", str(taken)])
        assert f"{table}: " in told.output
        assert [file.name for file in taken.iterdir()] == [f"carolingi-{other}.txt"]
        rows = {row["id"]: row["title"] for row in again.http.get("/api/tables").json()}
        assert rows == {table: "Carolingi", other: "Carolingi"}
        assert again.look(other)["game"] == "carolingi"
        assert again.http.get(f"/api/games/{own.id}/board").status_code == 404
        refused = again.http.post("/api/tables/record", content=record_of(played(own)))
        assert f"a board of its own ({own.board})" in refused.json()["error"]["sentence"]
    with running(settings) as address, Guest(address) as back:
        back.http.cookies = cookies
        assert back.look(table)["title"] == own.title


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (OWN, "plays as Carolingi's own does"),
        (OWN.replace("slots = 3", "slots = 4", 1), "must have 3 slots"),
        (f'name = ""\n{OWN}', "'name' must be a name"),
        (OWN.replace("lat = 49.6", 'lat = "north"', 1), "'lat' must be a number from -85 to 85"),
    ],
)
def test_a_board_that_cannot_be_offered_is_refused_at_the_start(
    tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadBoard, match=sentence):
        application(replace(lenient(tmp_path), boards=(file,)))


def test_two_boards_that_play_alike_are_one_too_many(settings: Settings) -> None:
    with pytest.raises(BadBoard, match="play alike"):
        application(replace(settings, boards=settings.boards * 2))
