"""Golden games: both builds must play them to the letter."""

import pytest

from tests.golden.story import file_of, games, story

ENTRIES = games()


@pytest.mark.parametrize("name", ENTRIES)
def test_a_golden_game_is_played_to_the_letter(name: str) -> None:
    assert story(ENTRIES[name]) == file_of(name).read_text(encoding="utf-8")
