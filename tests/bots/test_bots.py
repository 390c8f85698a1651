"""Bots: legal, repeatable, blind to what they may not know, and greedy better than chance."""

import gc
import json
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

import regnum
from regnum.arena.figures import standings
from regnum.arena.match import Match
from regnum.arena.simulation import simulate
from regnum.bots.bot import Bot, Knowledge
from regnum.bots.learned import LearnedBot
from regnum.bots.levels import LEVELS
from regnum.core.chance import Stream, fast
from regnum.core.errors import RegnumError
from regnum.core.game import Game
from regnum.core.state import State
from regnum.registry import bot, strategy
from tests.tables import Table, random_decisions, somewhere, tables

CODE = (type, ModuleType, FunctionType, BuiltinFunctionType)

HURRIED = 150
"""Positions judged where it matters how a bot thinks, not how well."""

TELLING: dict[str, list[tuple[int, dict[str, Any], int]]] = {
    "carolus-magnus": [(3, {}, 17), (4, {}, 60)],
    "carolingi": [
        (3, {}, 4),
        (3, {}, 40),
        (3, {}, 122),
        (2, {"variant": "advanced"}, 64),
        (4, {"variant": "814"}, 40),
    ],
    "wallenstein": [
        (3, {}, 60),
        (3, {}, 150),
        (4, {"lineup": "draft"}, 8),
        (4, {"lineup": "draft"}, 120),
        (5, {"court": True}, 60),
    ],
}
"""By game: seats, options, and after how many decisions somebody hides something, if they can."""

each_game = pytest.mark.parametrize("key", regnum.games())


@each_game
@pytest.mark.parametrize("name", ["random", "greedy", "page"])
def test_a_bot_repeats_itself_and_plays_what_is_legal(key: str, name: str) -> None:
    """Also if it is made anew for each decision: it has no memory."""
    game = regnum.game(key)
    first = bot(name, game, 3)
    state = game.start(seed=11)
    for _ in range(12):
        seat = state.to_move[0]
        moves = first.choose(Knowledge(state, seat))
        assert moves == bot(name, game, 3).choose(Knowledge(state, seat))
        assert moves
        for move in moves:
            assert move in state.legal(seat)
            state.play(seat, move)


@pytest.mark.parametrize("table", list(tables()), ids=str)
@pytest.mark.parametrize("name", ["random", "greedy", "page"])
def test_a_bot_is_blind_to_what_its_seat_cannot_know(table: Table, name: str) -> None:
    """It chooses the same in a world that its seat cannot tell from this one."""
    for decisions in (0, 17, 90):
        state = somewhere(table, 4, decisions)
        if not state.to_move:
            continue
        seat = state.to_move[0]
        other = state.sample(seat, "another world")
        player = bot(name, state.game, 1)
        assert player.choose(Knowledge(state, seat)) == player.choose(Knowledge(other, seat))


@pytest.mark.parametrize(
    ("key", "seats", "options", "decisions"),
    [(key, *moment) for key, moments in TELLING.items() for moment in moments],
)
def test_whoever_thinks_is_blind_to_what_their_seat_cannot_know(
    key: str, seats: int, options: dict[str, Any], decisions: int
) -> None:
    """The yardstick and all levels choose the same in a world that their seat cannot tell from
    this one."""
    state = somewhere(Table(regnum.game(key), seats, options), 4, decisions)
    seat = state.to_move[-1]
    other = state.sample(seat, "another world")
    assert len(state.distinct(seat)) > 1
    assert (other == state) == (key == "carolus-magnus"), "the worlds differ if there are secrets"
    for name in ("greedy-1", *LEVELS):
        player = hurried(name, state.game)
        chosen = player.choose(Knowledge(state, seat))
        assert player.choose(Knowledge(other, seat)) == chosen, name


def hurried(name: str, game: Game) -> Bot:
    """A bot that thinks in its own way, but less, and without a look at the clock."""
    player = bot(name, game, 1)
    if not isinstance(player, LearnedBot):
        return player
    thought = player._thought
    judged = min(thought.budget.judged, HURRIED)
    budget = thought.budget._replace(judged=judged, seconds=0.0)
    return LearnedBot(strategy(game), thought._replace(budget=budget), game, 1)


@pytest.mark.parametrize("table", list(tables()), ids=str)
def test_the_number_of_what_is_known_tells_one_view_from_another(table: Table) -> None:
    """Two positions have the same number for who is asked exactly when they see the same."""
    state = table.start(4)
    views: dict[int, str] = {}
    numbers: dict[str, int] = {}
    for seat, move in random_decisions(state, fast("numbers"), 60):
        for looking in state.to_move:
            number = Knowledge(state, looking).number()
            view = json.dumps(state.view(looking))
            assert views.setdefault(number, view) == view
            assert numbers.setdefault(view, number) == number
        state.play(seat, move)


@each_game
def test_knowledge_does_not_lead_to_the_real_position(key: str) -> None:
    """Whatever can be reached from it is not the state, nor its stream, nor its seed."""
    state = somewhere(Table(regnum.game(key), regnum.game(key).seats[0], {}), 4, 30)
    reached = reachable(Knowledge(state, state.to_move[0]))
    assert any(isinstance(one, State) for one in reached)
    assert not any(one is state or one is state.chance for one in reached)
    assert not any(
        isinstance(one, Stream) and one.state() == state.chance.state() for one in reached
    )
    assert not any(isinstance(one, State) and one.seed for one in reached)


def reachable(root: object) -> list[object]:
    """All that hangs on an object, but classes, modules and the code itself."""
    found: dict[int, object] = {}
    waiting = [root]
    while waiting:
        one = waiting.pop()
        if id(one) not in found and not isinstance(one, CODE):
            found[id(one)] = one
            waiting += gc.get_referents(one)
    return list(found.values())


@each_game
def test_greedy_beats_random_clearly(key: str) -> None:
    seats = regnum.game(key).seats[0]
    match = Match(key, ("greedy", *["random"] * (seats - 1)), {}, "beats", 6_000)
    played = simulate(match, 12, jobs=1)
    greedy = standings(match, played)[0]
    assert greedy.wins >= 0.8 * len(played)


def test_a_game_that_does_not_end_is_unfinished_and_nobody_has_won() -> None:
    """A15: the cap is no result."""
    match = Match("carolus-magnus", ("random", "random"), {}, "cap", limit=10)
    played = simulate(match, 3, jobs=1)
    assert [one.result for one in played] == [None, None, None]
    assert all(row.games == 0 and row.wins == 0 for row in standings(match, played))


def test_an_unknown_bot_is_told() -> None:
    with pytest.raises(RegnumError, match="its bots are: random, greedy-1, greedy, page"):
        bot("genius", regnum.game("carolus-magnus"), 1)
