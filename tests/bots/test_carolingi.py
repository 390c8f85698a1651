"""The greedy player of Carolingi, where it differs from the others: tiles and variants."""

from typing import Any

import pytest

import regnum
from regnum.arena.match import Match
from regnum.arena.simulation import simulate
from regnum.bots.carolingi.empire import judge_of, peril, together
from regnum.bots.carolingi.greedy import choose_tile, evaluate
from regnum.bots.carolingi.players import STRATEGY
from regnum.core.vectors import changed
from regnum.games.carolingi.facts import PROBLEM_KINDS
from regnum.games.carolingi.scoring import outcome
from regnum.games.carolingi.state import NO_GANGS, RUNNING, Position
from tests.tables import Table, somewhere

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
    assert game.text(3 + choose_tile(state, 0, evaluate)) != "lay peace"
    countries = [c for c in state.realm.countries if not state.forest[c]]
    free = [c for c in countries if c not in state.palaces][:6]
    for country in free:
        state.gangs[country] = 0
        state.followers[country * 2] = 2
        state.counters = changed(state.counters, country, 1)
    assert game.text(3 + choose_tile(state, 0, evaluate)) == "lay peace"


@pytest.fixture
def empire() -> Position:
    """A season of Scenario 814 in which nothing presses yet."""
    state = somewhere(Table(regnum.game("carolingi"), 4, {"variant": "814"}), 5, 20)
    assert isinstance(state, Position)
    assert state.ending == RUNNING
    return state


def test_the_empire_is_in_peril_when_gangs_run_out_and_problems_pile_up(empire: Position) -> None:
    before = peril(empire)
    empire.gang_supply -= 2
    fewer = peril(empire)
    assert fewer > before
    following = (empire.season + 1) % 4
    for kind in range(3):
        empire.problems = changed(empire.problems, following * PROBLEM_KINDS + kind, 1)
    assert peril(empire) > fewer


def test_all_see_the_same_peril(empire: Position) -> None:
    """Also whom the Emperor favours: nobody plays for the failure."""
    seats = range(empire.seats)
    before = [together(empire, seat) for seat in seats]
    empire.gang_supply -= 2
    lost = {earlier - together(empire, seat) for earlier, seat in zip(before, seats, strict=True)}
    assert len(lost) == 1
    assert lost.pop() > 0


def test_a_failed_empire_is_nobodys_victory(empire: Position) -> None:
    empire.finish()
    empire.ending, empire.winner = NO_GANGS, 2
    assert outcome(empire).ranks[2] == 1
    assert [STRATEGY.won(empire, seat) for seat in range(empire.seats)] == [0.0] * empire.seats


def test_only_the_scenario_is_judged_together(empire: Position) -> None:
    other = regnum.game("carolingi").start(3, 1)
    assert isinstance(other, Position)
    assert judge_of(empire) is together
    assert judge_of(other) is evaluate


def test_in_the_scenario_nobody_searches_long(empire: Position) -> None:
    other = regnum.game("carolingi").start(3, 1)
    assert STRATEGY.enough(other, 8, 12_000) == (8, 12_000)
    assert STRATEGY.enough(empire, 8, 12_000) == (4, 600)
    assert STRATEGY.enough(empire, 2, 20) == (2, 20)
