"""Boards as pictures."""

import json
import re
from xml.etree import ElementTree

import pytest

import regnum
from regnum.core.chance import fast
from regnum.core.history import begin
from regnum.core.picture import moments
from regnum.testing import random_decisions
from tests.examples import registered
from tests.tables import somewhere, tables

SVG = "{http://www.w3.org/2000/svg}"


def names_used(root: ElementTree.Element) -> set[str]:
    """What a picture refers to, by `href` or `url`."""
    used = set()
    for element in root.iter():
        for value in element.attrib.values():
            if value.startswith("#"):
                used.add(value[1:])
            elif value.startswith("url(#"):
                used.add(value[5:-1])
    return used


@pytest.mark.parametrize("key", list(regnum.games()))
def test_every_table_shows_itself(key: str) -> None:
    """A picture is well-formed, and has all that it is drawn with."""
    for table in tables():
        if table.game.key == key:
            state = somewhere(table, 3)
            drawn = state._repr_svg_()
            assert drawn is not None
            root = ElementTree.fromstring(drawn)
            assert root.tag == f"{SVG}svg"
            known = {element.get("id") for element in root.iter()}
            assert names_used(root) <= known


@pytest.mark.parametrize("key", list(regnum.games()))
def test_a_picture_shows_what_a_view_shows(key: str) -> None:
    """What a seat cannot know is not in its picture either, nor in a spectator's."""
    state = regnum.game(key).start(seed=4)
    for seat, move in random_decisions(state, fast(4), 60):
        state.play(seat, move)
    other = state.sample(1, 9)
    assert json.dumps(other.view(1)) == json.dumps(state.view(1))
    assert other.picture(1) == state.picture(1)


def test_a_record_is_a_strip() -> None:
    history = begin(regnum.game("carolus-magnus").start(seed=4))
    for seat, move in random_decisions(history.state, fast(4), 40):
        history.play(seat, move)
    strip = history._repr_html_()
    assert strip is not None
    assert strip.count("<figure") == len(moments(40)) == 15
    assert strip.count("<style>") == 1
    assert "40 of 40. " in strip


def test_a_game_that_nobody_has_drawn_shows_nothing() -> None:
    with registered() as key:
        state = regnum.game(key).start(seed=1)
        assert state._repr_svg_() is None
        assert begin(state)._repr_html_() is None


UNSTYLED = {
    "carolus-magnus": {"red", "pink", "blue", "yellow", "green", "field", "free"},
    "carolingi": {"shield"},
    "wallenstein": {"shield"},
}
"""What a picture is made of that looks as the rest of it does."""


@pytest.mark.parametrize("key", list(regnum.games()))
def test_all_that_is_drawn_has_its_colours(key: str) -> None:
    """Where the page's styles move to another file, `tools/art.py` must look there."""
    for table in tables():
        if table.game.key == key:
            drawn = somewhere(table, 5)._repr_svg_() or ""
            classes = set(" ".join(re.findall(r'class="([^"]*)"', drawn)).split())
            styled = set(re.findall(r"\.([\w-]+)", "".join(drawn.split("</style>")[0])))
            assert classes - styled <= UNSTYLED[key]
