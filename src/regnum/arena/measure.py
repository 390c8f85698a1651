"""How fast a game runs here: decisions, whole games, copies."""

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import NamedTuple

from regnum.core.chance import fast
from regnum.core.game import Game
from regnum.core.playout import playout
from regnum.core.state import State

LIMIT = 5_000
"""Decisions in one game at most, since random play need not end (A15)."""

COPIES = 200


class Speed(NamedTuple):
    """Figures per second: random play driven from Python through `distinct` and `play`, random
    play inside the compiled loop, and `copy` in the middle of games."""

    decisions: float
    games: float
    playout_decisions: float
    playout_games: float
    copies: float


def measure(game: Game, seconds: float) -> Speed:
    """Measure for about this long, over all seat counts in turn."""
    decisions, games = driven(game, seconds / 2.5)
    inside, inside_games = inside_playouts(game, seconds / 2.5)
    return Speed(decisions, games, inside, inside_games, copies(game, seconds / 5))


def driven(game: Game, seconds: float) -> tuple[float, float]:
    """Decisions and games per second through the public `distinct` and `play`. Moves are drawn as
    the peer's players draw theirs, by the standard library: a stream of ours keeps a tape."""
    lot = Random("measure").random

    def one_game(state: State) -> int:
        taken = 0
        while state.to_move and taken < LIMIT:
            seat = state.to_move[0]
            moves = state.distinct(seat)
            state.play(seat, moves[int(lot() * len(moves))])
            taken += 1
        return taken

    return _repeat(game, seconds, one_game)


def inside_playouts(game: Game, seconds: float) -> tuple[float, float]:
    """The same with the loop inside the compiled part."""
    chooser = fast("measure")
    return _repeat(game, seconds, lambda state: playout(state, chooser, LIMIT))


def copies(game: Game, seconds: float) -> float:
    """Copies per second of positions in the middle of games."""
    made, spent, number = 0, 0.0, 0
    chooser = fast("measure")
    while spent < seconds:
        state = _start(game, number)
        playout(state, chooser, 100)
        copy = state.copy
        start = perf_counter()
        for _ in range(COPIES):
            copy()
        spent += perf_counter() - start
        made += COPIES
        number += 1
    return made / spent


def _repeat(game: Game, seconds: float, one_game: Callable[[State], int]) -> tuple[float, float]:
    """Decisions and games per second; setting up counts as a part of the game."""
    decisions = games = 0
    start = perf_counter()
    spent = 0.0
    while spent < seconds:
        decisions += one_game(_start(game, games))
        games += 1
        spent = perf_counter() - start
    return decisions / spent, games / spent


def _start(game: Game, number: int) -> State:
    state = game.start(game.seats[number % len(game.seats)], number, fast=True)
    state.journal = None
    return state
