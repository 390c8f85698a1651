"""A position can be copied, saved and loaded, and is always one that a game can reach."""

import copy
import json
import pickle
from typing import Any

from regnum.core.chance import Stream, fast
from regnum.core.errors import RegnumError
from regnum.core.playout import playout
from regnum.testing.tables import Table, raises, random_decisions, somewhere, whole


def a_copy_is_equal_and_independent(table: Table, seed: int) -> None:
    state = somewhere(table, seed)
    before = whole(state)
    for copied in (state.copy(), copy.copy(state), copy.deepcopy(state)):
        assert whole(copied) == before
        assert copied == state
        assert hash(copied) == hash(state)
        playout(copied, fast("on"), 50)
        assert whole(state) == before
    again = pickle.loads(pickle.dumps(state))
    assert whole(again) == before
    assert again.journal == state.journal
    playout(again, fast("on"), 50)
    playout(state, fast("on"), 50)
    assert whole(state) == whole(again)


def a_fork_has_another_future(table: Table, seed: int) -> None:
    state = somewhere(table, seed, 5)
    fork = state.fork(fast(seed + 1))
    assert fork == state
    assert fork.chance.state() != state.chance.state()


def the_same_seed_is_the_same_game(table: Table, seed: int) -> None:
    assert whole(somewhere(table, seed, 60)) == whole(somewhere(table, seed, 60))
    assert whole(table.start(seed)) != whole(table.start(seed + 1))


def invariants_hold_and_views_are_json(table: Table, seed: int) -> None:
    state = table.start(seed)
    for seat, move in random_decisions(state, fast(f"{seed}"), 300):
        assert state.faults() == []
        earlier = state.copy()
        moment = state.moment
        state.play(seat, move)
        assert state.faults_since(earlier) == []
        assert state.moment.turn >= moment.turn
        assert all(0 <= value < sides for value, sides in state.draws)
        assert state.sealed or not state.draws
    assert state.faults() == []
    for viewer in (None, *range(state.seats)):
        view = state.view(viewer)
        assert json.loads(json.dumps(view)) == view
    result = state.result()
    assert (result is None) == bool(state.to_move)
    assert result is None or result.scores == state.standing()


def a_position_can_be_saved_and_loaded(table: Table, seed: int) -> None:
    state = somewhere(table, seed)
    loaded = state.game.load(json.loads(whole(state)))
    assert whole(loaded) == whole(state)
    playout(loaded, fast("on"), 30)
    playout(state, fast("on"), 30)
    assert whole(loaded) == whole(state)


def a_damaged_position_is_refused(table: Table, seed: int) -> None:
    state = somewhere(table, seed)
    for name in state.position():
        damaged = state.position()
        damaged[name] = {"something": "else"}
        raises(RegnumError, state.game.load, damaged)
        del damaged[name]
        raises(RegnumError, state.game.load, damaged)


def a_mutated_position_is_refused_or_playable(table: Table, seed: int) -> None:
    """A number of a position is changed: it does not load, or it can be looked at, sampled and
    played, and whatever is wrong with it is told as a RegnumError."""
    chooser = fast(f"mutate {seed}")
    state = somewhere(table, seed)
    for _ in range(12):
        position = json.loads(whole(state))
        _mutate(position, [*state.shapes(), "agenda", "to_move"], chooser)
        try:
            loaded = state.game.load(position)
            for seat in range(loaded.seats):
                loaded.view(seat)
                loaded.sample(seat, seed)
            for seat, move in random_decisions(loaded, chooser, 30):
                loaded.play(seat, move)
        except RegnumError:
            continue


def _mutate(position: dict[str, Any], names: list[str], chooser: Stream) -> None:
    name = names[chooser.draw(len(names))]
    spot: Any = position[name]
    step = (-1, 1, 7)[chooser.draw(3)]
    if isinstance(spot, int):
        position[name] = spot + step
        return
    while spot and isinstance(spot[-1], list):
        spot = spot[chooser.draw(len(spot))]
    numbers = [place for place, item in enumerate(spot) if isinstance(item, int)]
    if numbers:
        spot[numbers[chooser.draw(len(numbers))]] += step
