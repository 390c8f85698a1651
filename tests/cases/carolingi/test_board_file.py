"""An owner's board file: what is checked, and playing on it."""

import math
import pickle
import re
from pathlib import Path

import pytest

import regnum
from regnum.core.datafile import DataFile
from regnum.core.errors import BadBoard, BadRecord, ImpossiblePosition
from regnum.core.history import begin
from regnum.core.record import record_of
from regnum.games.carolingi.board import file_at, read_board
from regnum.games.carolingi.places import nearest, places, ways_of
from regnum.registry import read
from tests.boards import OWN, owners_board
from tests.cases import cites


def line_of(text: str, words: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), 1) if words in line)


def fault(old: str, new: str) -> str:
    changed = OWN.replace(old, new, 1)
    assert changed != OWN
    with pytest.raises(BadBoard) as caught:
        read_board(DataFile(changed, "mine.toml"))
    return str(caught.value)


def test_an_edge_must_go_both_ways() -> None:
    message = fault(
        'neighbours = ["normandie", "ile_de_france", "berry", "poitou"]',
        'neighbours = ["normandie", "ile_de_france", "poitou"]',
    )
    berry = line_of(OWN, 'neighbours = ["anjou", "ile_de_france", "duche')
    assert f"line {berry}" in message
    assert "anjou does not name berry in return" in message


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('schema = "carolingi-map/1"', 'schema = "other"', "'schema' must be"),
        ("slots = 3", "slots = 4", "must have 3 slots"),
        ("countries = 4\nslots = 2", "countries = 5\nslots = 3", "5 countries are stated"),
        ('homeland = "ostfalen"', 'homeland = "anjou"', "no country of this region"),
        ('homeland = "ostfalen"', 'homeland = ""', "homelands"),
        ('woodland = "corse"', 'woodland = ""', "every region has a woodland"),
        ('id = "corse"', 'id = "tuscia"', "another country"),
        ('region = "alamannien"', 'region = "elsass"', "no region 'elsass'"),
        ('name_en = "Corse"', 'name_en = ""', "'name_en' must be a name"),
        ('name_de = "Anjou"', 'name_de = " "', "'name_de' must be a name"),
        ("no_action = 2", "no_action = 3", "'no_action' must be a number from 2 to 2"),
        ('"peace", "soothe_riot"', '"soothe_riot", "soothe_riot"', "'peace' must be there once"),
        ('"move_troops", "battle"]', '"move_troops", "peace"]', "no tile that can stand here"),
        ("p3 = 7", "p3 = 0", "'p3' must be a number"),
        ("per_player = 8", "per_player = 9", "from 1 to 8"),
        ("copies = 2", "copies = 1", "18 problem tiles, not 17"),
        ('sea_neighbours = ["friesland"]', "sea_neighbours = 3", "must be a list of texts"),
        ("min_players = 2", "min_players = true", "must be a number from 2 to 6"),
        ("lat = 49.6", "lat = false", "'lat' must be a number from -85 to 85"),
        ("[[region]]", "[[region", "is not TOML"),
    ],
)
def test_a_wrong_value_is_named_with_its_line(old: str, new: str, words: str) -> None:
    message = fault(old, new)
    assert words in message
    assert "line" in message


def test_what_the_rulebooks_state_must_hold() -> None:
    changed = OWN.replace(
        '"hessen", "thueringen", "schwaben", "nordgau"]', '"thueringen", "schwaben", "nordgau"]'
    )
    changed = changed.replace('"ostfalen", "thueringen", "franken"]', '"ostfalen", "thueringen"]')
    with pytest.raises(BadBoard, match="hessen and franken must be neighbours"):
        read_board(DataFile(changed, "mine.toml"))


def test_every_country_must_be_reachable_with_every_number_of_players() -> None:
    changed = OWN.replace('"spoleto"]\nsea_neighbours = ["corse"]', ']\nsea_neighbours = ["corse"]')
    changed = changed.replace('"longobardia_orientale", ]', '"longobardia_orientale"]')
    changed = changed.replace('sea_neighbours = ["spoleto"]', "sea_neighbours = []")
    changed = changed.replace(
        'neighbours = ["tuscia"]\nsea_neighbours = ["longobardia_orientale"]',
        "neighbours = []\nsea_neighbours = []",
    )
    with pytest.raises(BadBoard, match="with 6 players spoleto cannot be reached"):
        read_board(DataFile(changed, "mine.toml"))


@cites("2.1.2")
def test_playing_on_ones_own_board(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    swapped = OWN.replace(
        '"influence", "equip_missi", "move_troops"]', '"battle", "equip_missi", "develop"]'
    )
    mine.write_text(swapped, encoding="utf-8")
    game = regnum.game("carolingi", board=str(mine))
    state = game.start(2, 7)
    assert "battle-2" in state.view(0)["players"][0]["own"]["inactive"]
    history = begin(state)
    for _ in range(20):
        seat = state.to_move[0]
        history.play(seat, state.legal(seat)[0])
    text = record_of(history)
    assert f"board: {game.board}\n" in text
    assert read(text, board=str(mine)).state.position() == state.position()
    with pytest.raises(BadRecord, match="board"):
        read(text)
    with pytest.raises(ImpossiblePosition, match="another board"):
        regnum.game("carolingi").load(state.position())
    assert game.load(state.position()).position() == state.position()


def test_the_games_own_board_in_a_file_is_the_games_own_board(tmp_path: Path) -> None:
    mine = tmp_path / "same.toml"
    mine.write_text(OWN.replace("confidence", "trust"), encoding="utf-8")
    assert regnum.game("carolingi", board=str(mine)).board == ""


def test_a_missing_file_and_a_game_without_a_board() -> None:
    with pytest.raises(BadBoard, match="cannot be read"):
        regnum.game("carolingi", board="/nowhere.toml")
    with pytest.raises(BadBoard):
        regnum.game("carolus-magnus", board="/nowhere.toml")


@cites("2.1.2")
def test_an_edited_file_is_read_again(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(OWN, encoding="utf-8")
    before = regnum.game("carolingi", board=str(mine))
    mine.write_text(OWN.replace("p3 = 7", "p3 = 8"), encoding="utf-8")
    after = regnum.game("carolingi", board=str(mine))
    assert (before.board, after.board != "") == ("", True)


@cites("2.1.2")
def test_a_game_on_an_owners_board_can_be_pickled(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(OWN.replace("p3 = 7", "p3 = 8"), encoding="utf-8")
    state = regnum.game("carolingi", board=str(mine)).start(3, 1)
    again = pickle.loads(pickle.dumps(state))
    assert again.position() == state.position()
    assert again.game.board == state.game.board != ""


@pytest.mark.parametrize("told", [True, False], ids=["by lat and lon", "by their borders"])
def test_on_a_plain_map_every_country_and_every_way_can_be_seen(tmp_path: Path, told: bool) -> None:
    file = owners_board(tmp_path)
    if not told:
        text = file.read_text(encoding="utf-8")
        file.write_text(re.sub(r"(?m)^(lat|lon) = .*\n", "", text), encoding="utf-8")
    board = read_board(file_at(str(file)))
    found = [(float(x), float(y)) for x, y in places(board)]
    pairs = [(one, other) for at, one in enumerate(found) for other in found[:at]]
    assert min(math.dist(*pair) for pair in pairs) > 110
    for start, end in ways_of(board):
        others = [country for country in range(len(found)) if country not in (start, end)]
        assert min(math.dist(found[c], nearest(found, c, start, end)) for c in others) > 55


def test_a_game_on_it_is_pickled_as_its_file_was_read(tmp_path: Path) -> None:
    file = owners_board(tmp_path)
    game = regnum.game("carolingi", board=str(file))
    kept = pickle.dumps(game)
    file.unlink()
    again = pickle.loads(kept)
    assert (again.id, again.title) == (f"carolingi@{game.board}", "Carolingi: The Western Sea")
    assert again.board_document() == game.board_document()
