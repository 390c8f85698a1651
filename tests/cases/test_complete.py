"""The cases leave nothing of the rulebooks out, and cite nothing that is not there."""

import pytest

from tools.uncited import citations, games, rules, uncited

GAMES = pytest.mark.parametrize("game", games())


@GAMES
def test_every_section_ruling_and_example_has_a_case(game: str) -> None:
    assert uncited(game) == {}


@GAMES
def test_every_case_cites_what_the_rulebook_has(game: str) -> None:
    known = rules(game)
    assert [(case, rule) for rule, case in citations(game) if rule not in known] == []
