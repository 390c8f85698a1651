"""What is printed on a board, and the names that a reader's language has for it."""

from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal, TypedDict

import pytest

import regnum
from regnum.core.scene import BySeat, Each, Kind, Seat, describe
from regnum.language import Words

OWN = files("regnum.games.carolingi").joinpath("board.toml").read_text(encoding="utf-8")


class Pile(TypedDict):
    """Cards of a seat."""

    seat: Seat
    cards: list[Annotated[str, Kind("county", "card")]]


class Scene(TypedDict, total=False):
    """All forms that a scene may take."""

    points: BySeat[int]
    ready: bool | None
    sides: Each[Annotated[Literal["north", "south"], Kind("side")], int]
    piles: list[Pile]


def test_types_say_what_their_fields_hold() -> None:
    types = describe(Scene)
    assert types["Pile"] == {
        "seat": {"holds": "seat"},
        "cards": {"holds": "list", "of": {"holds": "thing", "kinds": ["county", "card"]}},
    }
    side = {"holds": "thing", "kinds": ["side"], "choices": ["north", "south"]}
    number = {"holds": "number"}
    assert types["Scene"] == {
        "points": {"holds": "by-seat", "of": number, "optional": True},
        "ready": {"holds": "flag", "nullable": True, "optional": True},
        "sides": {"holds": "table", "keys": side, "of": number, "whole": True, "optional": True},
        "piles": {
            "holds": "list",
            "of": {"holds": "record", "record": "Pile"},
            "optional": True,
        },
    }


@pytest.mark.parametrize("held", [set[int], int | str, Path])
def test_a_scene_holds_nothing_that_cannot_be_told(held: Any) -> None:
    with pytest.raises(TypeError, match="A scene cannot hold"):
        describe(TypedDict("Odd", {"field": held}))  # type: ignore[operator]


def test_an_owners_board_has_a_document_of_its_own(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    changed = OWN.replace('name_de = "Anjou"', 'name_de = "Angers"\nname_fr = "Anjou la belle"')
    mine.write_text(changed, encoding="utf-8")
    ours = regnum.game("carolingi").board_document()
    theirs = regnum.game("carolingi", str(mine)).board_document()
    assert ours["version"] != theirs["version"]
    anjou = theirs["names"]["country"]["anjou"]
    assert anjou == {"en": "Anjou", "de": "Angers", "fr": "Anjou la belle"}


def test_the_journal_names_countries_as_the_board_does() -> None:
    board = regnum.game("carolingi").board_document()
    said = {
        language: Words(language, ("regnum.games.carolingi",), ["Anna"], board).say(
            "event-marched", {"seat": 0, "count": 2, "country": "flandre", "target": "anjou"}
        )
        for language in ("en", "de")
    }
    assert said["en"] == "2 followers of Anna march from Flandre to Anjou."
    assert said["de"] == "2 Gefolgsleute von Anna ziehen von Flandre (Flandern) nach Anjou."


def test_a_name_is_the_boards_else_the_texts_else_what_is_printed() -> None:
    board = regnum.game("carolingi").board_document().copy()
    board["names"] = {"season": {"winter": {"xx": "Frost"}}, "tile": {"a": {"xx": "A"}}}
    words = Words("en", ("regnum.games.carolingi",), [], board)
    assert words.name("winter", "season") == words.say("season-winter")
    assert words.name("a", "tile") == "A"
    assert words.name("not_there", "tile", "season") == "not there"
