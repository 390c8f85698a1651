"""Bots: legal, repeatable, blind to what they may not know, and greedy better than chance."""

import pytest

import regnum
from regnum.arena.simulate import Match, simulate, standings
from regnum.bots.bot import Knowledge
from regnum.core.errors import RegnumError
from regnum.registry import bot
from tests.tables import Table, somewhere, tables

each_game = pytest.mark.parametrize("key", regnum.games())


@each_game
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_repeats_itself_and_plays_what_is_legal(key: str, name: str) -> None:
    game = regnum.game(key)
    first, second = bot(name, game, 3), bot(name, game, 3)
    state = game.start(seed=11)
    for _ in range(12):
        seat = state.to_move[0]
        move = first.choose(Knowledge(state, seat))
        assert move == second.choose(Knowledge(state, seat))
        assert move in state.legal(seat)
        state.play(seat, move)


@pytest.mark.parametrize("table", list(tables()), ids=str)
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_is_blind_to_what_its_seat_cannot_know(table: Table, name: str) -> None:
    """It chooses the same in a world that its seat cannot tell from this one."""
    for decisions in (0, 17, 90):
        state = somewhere(table, 4, decisions)
        if not state.to_move:
            continue
        seat = state.to_move[0]
        other = state.sample(seat, "another world")
        choices = {bot(name, state.game, 1).choose(Knowledge(s, seat)) for s in (state, other)}
        assert len(choices) == 1


@each_game
def test_greedy_beats_random_clearly(key: str) -> None:
    seats = regnum.game(key).seats[0]
    match = Match(key, ("greedy", *["random"] * (seats - 1)), {}, "beats", 6_000)
    played = list(simulate(match, 12, jobs=1))
    greedy = standings(match, played)[0]
    assert greedy.wins >= 0.8 * len(played)


def test_a_game_that_does_not_end_is_unfinished_and_nobody_has_won() -> None:
    """A15: the cap is no result."""
    match = Match("carolus-magnus", ("random", "random"), {}, "cap", limit=10)
    played = list(simulate(match, 3, jobs=1))
    assert [one.result for one in played] == [None, None, None]
    assert all(row.games == 0 and row.wins == 0 for row in standings(match, played))


def test_an_unknown_bot_is_told() -> None:
    with pytest.raises(RegnumError, match="its bots are: random, greedy"):
        bot("genius", regnum.game("carolus-magnus"), 1)
