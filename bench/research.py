"""How fast those who learn are served, beside their libraries' own games, in one run: `make bench`.

Measured are writing what a seat knows beside `copy`, PettingZoo steps with full observations and
masks beside PettingZoo's connect four, and the vector environment on all cores beside OpenSpiel's
backgammon and pgx's, where they are installed. Machines are noisy, so the measurements take turns,
several rounds of each, and a figure is the median. Other work on the machine slows the processes
of the vector environment by the clock; what one core does in a second of its own time it leaves
alone.
"""

import argparse
import multiprocessing
import os
import random
import statistics
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import perf_counter, process_time
from typing import Any, NamedTuple

import numpy as np

import regnum
from regnum.adapters.pettingzoo import env
from regnum.adapters.vector import VectorEnv
from regnum.core.chance import fast
from regnum.core.playout import playout
from regnum.core.state import State
from regnum.core.tensor import Sheet

GAMES = 128
"""Stepped by one call of the vector environment."""

CALLS = 500

MOST_ENCODING = 2.0
LEAST_STEPS = 3.0
LEAST_VECTOR = {"carolus-magnus": 300_000, "carolingi": 200_000, "wallenstein": 200_000}


class Figure(NamedTuple):
    """What was measured in a round, of which game."""

    what: str
    game: str
    value: float


def middle_of_games(key: str) -> list[State]:
    """A position in the middle of a game for each number of seats."""
    game = regnum.game(key)
    states = []
    for seats in game.seats:
        state = game.start(seats, 5, fast=True)
        state.journal = None
        playout(state, fast("measure"), 100)
        states.append(state)
    return states


def seconds_of(act: Callable[[], object]) -> float:
    """Of processor time, for one call."""
    begun = process_time()
    for _ in range(CALLS):
        act()
    return (process_time() - begun) / CALLS


def encoding(key: str) -> float:
    """How many copies writing a row costs, on average over the numbers of seats."""
    ratios = []
    for state in middle_of_games(key):
        sheet = Sheet(state.game.encoder(), state)
        written = seconds_of(partial(sheet.look, state, 0))
        ratios.append(written / seconds_of(state.copy))
    return statistics.mean(ratios)


def steps_of(environment: Any, seconds: float) -> float:
    """AEC steps in a second of processor time, random play by the mask."""
    lots = random.Random(1)
    count, spent, number = 0, 0.0, 0
    begun = process_time()
    while spent < seconds:
        environment.reset(seed=number)
        number += 1
        for _ in environment.agent_iter():
            observed, _, over, cut, _ = environment.last()
            if over or cut:
                break
            moves = np.flatnonzero(observed["action_mask"])
            environment.step(int(moves[int(lots.random() * len(moves))]))
            count += 1
        spent = process_time() - begun
    return count / spent


def connect_four(seconds: float) -> float:
    from pettingzoo.classic import connect_four_v3

    return steps_of(connect_four_v3.raw_env(), seconds)


def vector_steps(key: str, seconds: float, processes: int) -> float:
    """Games stepped in a second, random play by the masks; choosing is not counted. By the clock
    where there are several processes; of one, of its processor time."""
    clock = process_time if processes == 1 else perf_counter
    environment = VectorEnv(key, GAMES, processes=processes, copy=False)
    observed, _ = environment.reset(seed=1)
    masks = observed["action_mask"]
    lots = np.random.default_rng(1)
    count, spent = 0, 0.0
    while spent < seconds:
        moves = ((1 - lots.random(masks.shape, np.float32)) * masks).argmax(axis=1)
        begun = clock()
        environment.step(moves)
        spent += clock() - begun
        count += GAMES
    environment.close()
    return count / spent


def backgammon(seconds: float) -> float | None:
    """OpenSpiel's steps in a second with observation and mask, on one core; chance included."""
    try:
        import pyspiel
    except ImportError:
        return None
    game, lots = pyspiel.load_game("backgammon"), random.Random(1)
    count, spent = 0, 0.0
    begun = process_time()
    while spent < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(lots.choice([value for value, _ in state.chance_outcomes()]))
                continue
            player = state.current_player()
            state.observation_tensor(player)
            moves = state.legal_actions()
            state.legal_actions_mask(player)
            state.apply_action(lots.choice(moves))
            count += 1
        spent = process_time() - begun
    return count / spent


def pgx_backgammon(seconds: float) -> float | None:
    """pgx's steps in a second by the clock, observations and masks included, with as many games at
    once and on as many cores as ours; random play by the masks, inside what is compiled."""
    try:
        import jax
        import pgx
    except ImportError:
        return None
    environment = pgx.make("backgammon")

    def step(state: Any, key: Any) -> Any:
        choosing, chance = jax.random.split(key)
        weights = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        moves = jax.random.categorical(choosing, weights, axis=-1)
        return jax.vmap(environment.step)(state, moves, jax.random.split(chance, GAMES))

    compiled = jax.jit(step)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(environment.init))(jax.random.split(key, GAMES))
    state = jax.block_until_ready(compiled(state, key))
    count, begun = 0, perf_counter()
    while perf_counter() - begun < seconds:
        key, lots = jax.random.split(key)
        state = jax.block_until_ready(compiled(state, lots))
        count += GAMES
    return count / (perf_counter() - begun)


def one_round(keys: list[str], seconds: float, processes: int) -> Iterator[Figure]:
    yield Figure("connect four", "", connect_four(seconds))
    peer = backgammon(seconds)
    if peer is not None:
        yield Figure("backgammon", "", peer)
    # JAX has threads, and what has threads must not be forked, as the vector environment is.
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as alone:
        peer = alone.submit(pgx_backgammon, seconds).result()
    if peer is not None:
        yield Figure("pgx", "", peer)
    for key in keys:
        yield Figure("encoding", key, encoding(key))
        yield Figure("steps", key, steps_of(env(key), seconds))
        yield Figure("vector", key, vector_steps(key, seconds, processes))
        yield Figure("core", key, vector_steps(key, seconds, 1))


def report(figures: list[Figure], keys: list[str], processes: int) -> None:
    def median(what: str, key: str = "") -> float:
        found = [each.value for each in figures if (each.what, each.game) == (what, key)]
        return statistics.median(found) if found else 0.0

    def goal(reached: bool, told: str) -> str:
        return f"goal {told}: {'reached' if reached else 'NOT REACHED'}"

    peer = median("connect four")
    print(f"PettingZoo's connect four   {peer:12,.0f} steps/s")
    if median("backgammon"):
        print(f"OpenSpiel's backgammon      {median('backgammon'):12,.0f} steps/s on one core")
    else:
        print("OpenSpiel is not installed here: its backgammon is not measured.")
    if median("pgx"):
        print(f"pgx's backgammon            {median('pgx'):12,.0f} steps/s on all cores")
    else:
        print("pgx is not installed here: its backgammon is not measured.")
    for key in keys:
        ratio, steps, many = median("encoding", key), median("steps", key), median("vector", key)
        core = median("core", key)
        print(f"\n{key}, {'compiled' if regnum.compiled else 'interpreted'}")
        print(
            f"  encoding {ratio:21,.2f} copies   "
            + goal(ratio <= MOST_ENCODING, f"at most {MOST_ENCODING:g}")
        )
        print(
            f"  AEC steps {steps:20,.0f} /s {steps / peer:8.1f} x   "
            + goal(steps >= LEAST_STEPS * peer, f"{LEAST_STEPS:g} x")
        )
        least = LEAST_VECTOR.get(key, 0)
        print(
            f"  vector, {processes} processes {many:10,.0f} /s   "
            + goal(many >= least, f"{least:,}")
        )
        print(f"  vector, one core {core:13,.0f} steps in a second of its time")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games by default")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    keys = arguments.games or list(regnum.games())
    figures: list[Figure] = []
    for number in range(arguments.rounds):
        print(f"round {number + 1} of {arguments.rounds} ...", file=sys.stderr)
        figures += one_round(keys, arguments.seconds, arguments.processes)
    report(figures, keys, arguments.processes)


if __name__ == "__main__":
    main()
