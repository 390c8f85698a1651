"""Golden games: both builds must play them to the letter."""

import json

import pytest

from tests.golden.story import FINGERPRINTS, file_of, fingerprint, games, story
from tests.tables import Table, tables

ENTRIES = games()


@pytest.mark.parametrize("name", ENTRIES)
def test_a_golden_game_is_played_to_the_letter(name: str) -> None:
    assert story(ENTRIES[name]) == file_of(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("table", list(tables()), ids=str)
def test_both_builds_play_alike(table: Table) -> None:
    assert json.loads(FINGERPRINTS.read_text())[str(table)] == fingerprint(table)
