"""What holds in Carolingi beyond the contract of all games, above all around claims of peace,
which random play seldom makes."""

import json
from typing import Any, cast

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import regnum
from regnum.core.chance import Stream, seeded
from regnum.core.playout import playout
from regnum.games.carolingi.facts import TILES
from regnum.games.carolingi.game import CarolingiState
from regnum.games.carolingi.state import COURT, EXTRA_ACTION, LAY_TILES

GAME = regnum.game("carolingi")
PEACE = 5
LAY_PEACE, LAY_NO_ACTION = GAME.parse("lay peace"), GAME.parse("lay no-action")
ACTIVATE_PEACE = GAME.parse("activate peace")
steady = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors],
)


def whole(state: CarolingiState) -> str:
    return json.dumps(state.position(), sort_keys=True)


def contested(seed: int, seats: int) -> CarolingiState:
    """The first winter of siblings who are strong already, each with an active peace tile."""
    position: dict[str, Any] = GAME.start(seats, seed, years=2).position()
    chance = seeded(f"contested {seed}")
    free = [c for c in range(36) if position["gangs"][c]]
    chance.shuffle(free)
    for seat in range(seats):
        position["tiles"][seat * TILES + PEACE] = COURT
        position["activated"][seat] = position["fresh_from"][seat] = 1
        position["trophies"][seat] = 4
        position["missi"][seat] += position["nobiles"][seat]
        position["nobiles"][seat] = 0
        position["leudes"][seat] -= 4
        for country in [free.pop() for _ in range(min(len(free), 1 + chance.draw(5)))]:
            if position["missi"][seat]:
                position["gang_supply"] += position["gangs"][country]
                position["gangs"][country] = 0
                position["missi"][seat] -= 1
                position["followers"][country * seats + seat] = 1
                position["counters"][country] = 1
                position["counter_supply"] -= 1
    return cast(CarolingiState, GAME.load(position))


def claims_first(state: CarolingiState, seat: int, chance: Stream) -> int:
    """Any move, but half the time one that leads to a claim."""
    legal = state.legal(seat)
    laid_peace = state.agenda[-1][0] == LAY_TILES and state.laid[2 * seat] == PEACE
    for move in (LAY_PEACE, ACTIVATE_PEACE, LAY_NO_ACTION if laid_peace else LAY_PEACE):
        if move in legal and chance.draw(2):
            return move
    return legal[chance.draw(len(legal))]


@steady
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 6))
def test_claims_of_peace_keep_every_invariant_and_every_secret(seed: int, seats: int) -> None:
    state = contested(seed, seats)
    chance = seeded(f"{seed}")
    for _ in range(120):
        if not state.to_move:
            break
        seat = state.to_move[chance.draw(len(state.to_move))]
        if state.agenda[-1][0] == EXTRA_ACTION or chance.draw(10) == 0:
            watcher = chance.draw(seats)
            other = cast(CarolingiState, state.sample(watcher, seed))
            assert other.faults() == []
            assert other.view(watcher) == state.view(watcher)
            assert other.legal(watcher) == state.legal(watcher)
            again = cast(CarolingiState, other.sample(watcher, 1))
            assert whole(again) == whole(cast(CarolingiState, state.sample(watcher, 1)))
            playout(other, seeded("on"), 20)
            assert other.faults() == []
        state.play(seat, claims_first(state, seat, chance))
        assert state.faults() == []


@steady
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 6))
def test_the_sand_may_run_out_at_any_time(seed: int, seats: int) -> None:
    state = cast(CarolingiState, GAME.start(seats, seed, hourglass=60, years=2))
    chance = seeded(f"{seed}")
    for _ in range(150):
        if not state.to_move:
            break
        if state.timer is not None and chance.draw(3) == 0:
            state.expire()
        else:
            seat = state.to_move[chance.draw(len(state.to_move))]
            legal = state.legal(seat)
            state.play(seat, legal[chance.draw(len(legal))])
        assert state.faults() == []


@steady
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 6))
def test_simultaneous_decisions_do_not_depend_on_their_order(seed: int, seats: int) -> None:
    """Both seats' choices are made before either plays; whoever is first, the same follows."""
    one = cast(CarolingiState, GAME.start(seats, seed))
    chance = seeded(f"{seed}")
    pairs = []
    for seat in range(seats):
        trial = one.copy()
        pair = []
        for _ in range(2):
            legal = trial.legal(seat)
            pair.append(legal[chance.draw(len(legal))])
            trial.play(seat, pair[-1])
        pairs.append(pair)
    other = cast(CarolingiState, one.copy())
    for state, order in ((one, range(seats)), (other, reversed(range(seats)))):
        for seat in order:
            for move in pairs[seat]:
                state.play(seat, move)
    assert whole(one) == whole(other)
