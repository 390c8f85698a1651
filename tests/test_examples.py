"""A game and a bot from outside the package, as a stranger would write them."""

from collections.abc import Iterator

import pytest

import regnum
from regnum.arena.match import Match
from regnum.arena.simulation import simulate
from regnum.bots.levels import LEVELS
from regnum.core.errors import RegnumError, UnknownGame
from regnum.registry import bot, bots, game, games, levels, package_of
from regnum.testing import CHECKS, Check, tables
from tests.examples import registered


@pytest.fixture
def duel() -> Iterator[str]:
    with registered() as key:
        yield key


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_example_keeps_the_contract(duel: str, check: Check) -> None:
    for table in tables(game(duel)):
        for seed in range(10):
            check(table, seed)


def test_packages_join_by_their_entry_points(duel: str) -> None:
    assert list(games()) == ["carolus-magnus", "carolingi", "wallenstein", "duel"]
    assert package_of("duel") == "duel"
    assert bots(game("duel")) == ["hasty", "random"]
    assert bots(game("carolus-magnus"))[:2] == ["hasty", "random"]
    assert bots(game("carolus-magnus"))[-1] == "king"
    assert levels(game("duel")) == ["hasty", "random"]
    assert levels(game("carolus-magnus")) == ["hasty", *LEVELS]


def test_games_and_bots_can_be_named_by_their_place(duel: str) -> None:
    assert game("duel.game:Duel").title == "Duel"
    state = game("carolus-magnus").start(seed=1)
    seat = state.to_move[0]
    chosen = bot("duel.bot:Hasty", state.game, 1).choose(regnum.Knowledge(state, seat))
    assert chosen == state.distinct(seat)[-1:]


def test_outside_bots_play_in_the_arena(duel: str) -> None:
    match = Match("duel", ("hasty", "duel.bot:Hasty"), {}, "1", 100)
    assert [one.result.scores for one in simulate(match, 2, 1) if one.result] == [(0, 0)] * 2


def test_what_is_not_there_is_told_in_a_sentence() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'duel'"):
        game("duel")
    with pytest.raises(RegnumError, match="Nothing is found at 'nowhere:Game'"):
        game("nowhere:Game")
    with pytest.raises(RegnumError, match="does not make a bot"):
        bot("builtins:slice", game("carolus-magnus"), 1)
