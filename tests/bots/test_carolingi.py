"""The greedy player of Carolingi, where it differs from the others: tiles and variants."""

from typing import Any

import pytest

import regnum
from regnum.arena.match import Match
from regnum.arena.running import simulate
from regnum.bots.carolingi.greedy import choose_tile
from regnum.core.vectors import changed
from regnum.games.carolingi.state import Position

ADVANCED: dict[str, Any] = {"years": 2, "variant": "advanced"}
SCENARIO: dict[str, Any] = {"years": 2, "variant": "814"}


@pytest.mark.parametrize(("options", "least"), [(ADVANCED, 6), (SCENARIO, 2)], ids=str)
def test_greedy_beats_random_in_the_variants(options: dict[str, Any], least: int) -> None:
    played = simulate(Match("carolingi", ("greedy", "random"), options, "ladder", 5_000), 8, 1)
    results = [(one.seating, one.result) for one in played if one.result is not None]
    assert len(results) == 8
    won = [result.ranks[seating.index(0)] == 1 for seating, result in results]
    lost = [result.ranks[seating.index(1)] == 1 for seating, result in results]
    assert sum(won) >= least
    assert sum(lost) < sum(won)


def test_peace_is_laid_when_it_would_win_and_not_before() -> None:
    game = regnum.game("carolingi")
    state = game.start(2, 3)
    assert isinstance(state, Position)
    state.tiles[5] = 1
    assert game.text(3 + choose_tile(state, 0)) != "lay peace"
    countries = [c for c in state.realm.countries if not state.forest[c]]
    free = [c for c in countries if c not in state.palaces][:6]
    for country in free:
        state.gangs[country] = 0
        state.followers[country * 2] = 2
        state.counters = changed(state.counters, country, 1)
    assert game.text(3 + choose_tile(state, 0)) == "lay peace"
