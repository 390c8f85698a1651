"""The greedy player of Carolingi."""

from typing import Any

import pytest

import regnum
from regnum.arena.simulate import Match, simulate
from regnum.bots.bot import Knowledge
from regnum.bots.registry import bot
from regnum.games.carolingi.state import LAY_TILES


@pytest.mark.parametrize("options", [{"years": 3}, {"years": 2, "variant": "advanced"}], ids=str)
def test_greedy_beats_random(options: dict[str, Any]) -> None:
    played = list(simulate(Match("carolingi", ("greedy", "random"), options, "ladder"), 8, 1))
    ranks = [
        (one.result.ranks[one.seating.index(0)], one.result.ranks[one.seating.index(1)])
        for one in played
        if one.result is not None
    ]
    assert len(ranks) == 8
    assert sum(own < other for own, other in ranks) >= 6


def test_the_same_knowledge_and_seed_lead_to_the_same_choice() -> None:
    game = regnum.game("carolingi")
    state = game.start(3, 5)
    first, second = bot("greedy", game, 1), bot("greedy", game, 1)
    for _ in range(30):
        seat = state.to_move[0]
        chosen = first.choose(Knowledge(state, seat))
        assert second.choose(Knowledge(state, seat)) == chosen
        state.play(seat, chosen)


def test_it_lays_what_it_may_and_never_spies() -> None:
    """Two worlds that differ only in what the seat cannot know give it the same choice."""
    game = regnum.game("carolingi")
    state = game.start(2, 9)
    for _ in range(60):
        seat = state.to_move[0]
        choice = bot("greedy", game, 3).choose(Knowledge(state, seat))
        other = state.sample(seat, "elsewhere")
        assert bot("greedy", game, 3).choose(Knowledge(other, seat)) == choice
        if state.agenda[-1][0] == LAY_TILES:
            assert game.text(choice).startswith("lay ")
        state.play(seat, choice)
