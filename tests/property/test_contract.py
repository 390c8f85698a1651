"""What holds in every game at every moment (design: the contract)."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import regnum
from regnum.core.chance import seeded
from regnum.core.playout import playout
from regnum.core.record import begin
from regnum.core.refusal import IllegalMove
from regnum.core.state import State
from regnum.registry import read
from regnum.rulebook import reference
from tests.tables import Table, random_decisions, somewhere, tables

each_table = pytest.mark.parametrize("table", list(tables()), ids=str)
moments = given(seed=st.integers(0, 10**6), decisions=st.integers(0, 400))
relaxed = settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors],
)


def whole(state: State) -> str:
    return json.dumps(state.position(), sort_keys=True)


@each_table
@relaxed
@moments
def test_legality_and_refusal_are_one_truth(table: Table, seed: int, decisions: int) -> None:
    state = somewhere(table, seed, decisions)
    for seat in range(state.seats):
        legal = state.legal(seat)
        allowed = [m for m in range(len(state.game.moves)) if state.refusal(seat, m) is None]
        assert legal == allowed
        assert (legal == []) == (seat not in state.to_move)


@each_table
@relaxed
@moments
def test_a_refused_move_changes_nothing(table: Table, seed: int, decisions: int) -> None:
    state = somewhere(table, seed, decisions)
    before = whole(state)
    strangers = [-1, state.seats, *range(state.seats)]
    moves = [-1, len(state.game.moves), seed % len(state.game.moves)]
    for seat in strangers:
        for move in moves:
            if state.refusal(seat, move) is not None:
                with pytest.raises(IllegalMove):
                    state.play(seat, move)
    if state.timer is None:
        with pytest.raises(IllegalMove):
            state.expire()
    assert whole(state) == before


@each_table
@relaxed
@moments
def test_a_copy_is_equal_and_independent(table: Table, seed: int, decisions: int) -> None:
    state = somewhere(table, seed, decisions)
    copy = state.copy()
    before = whole(state)
    assert whole(copy) == before
    playout(copy, seeded("on"), 50)
    assert whole(state) == before
    playout(state, seeded("on"), 50)
    assert whole(state) == whole(copy)


@each_table
@relaxed
@moments
def test_a_position_can_be_saved_and_loaded(table: Table, seed: int, decisions: int) -> None:
    state = somewhere(table, seed, decisions)
    loaded = state.game.load(json.loads(whole(state)))
    assert whole(loaded) == whole(state)
    playout(loaded, seeded("on"), 30)
    playout(state, seeded("on"), 30)
    assert whole(loaded) == whole(state)


@each_table
@relaxed
@moments
def test_a_damaged_position_is_refused(table: Table, seed: int, decisions: int) -> None:
    state = somewhere(table, seed, decisions)
    for name in state.position():
        damaged = state.position()
        damaged[name] = {"something": "else"}
        with pytest.raises(regnum.RegnumError):
            state.game.load(damaged)
        del damaged[name]
        with pytest.raises(regnum.RegnumError):
            state.game.load(damaged)


@each_table
@relaxed
@given(seed=st.integers(0, 10**6), decisions=st.integers(0, 200), data=st.data())
def test_a_mutated_position_is_refused_or_playable(
    table: Table, seed: int, decisions: int, data: st.DataObject
) -> None:
    """One number of a position is changed: it does not load, or it can be played on."""
    state = somewhere(table, seed, decisions)
    position = json.loads(whole(state))
    lists = [name for name in state.shapes() if isinstance(position[name], list)]
    name = data.draw(st.sampled_from([*lists, "agenda", "to_move"]))
    spot = position[name]
    while spot and isinstance(spot[-1], list):
        spot = data.draw(st.sampled_from(spot))
    if spot:
        spot[data.draw(st.integers(0, len(spot) - 1))] += data.draw(st.sampled_from([-1, 1, 7]))
    try:
        loaded = state.game.load(position)
    except regnum.RegnumError:
        return
    playout(loaded, seeded("on"), 30)


@each_table
@relaxed
@moments
def test_views_and_samples_leak_nothing(table: Table, seed: int, decisions: int) -> None:
    """A sampled world is one the seat cannot tell from the real one: the same view, moves and
    question, and whatever is sampled from it is what is sampled from the real one."""
    state = somewhere(table, seed, decisions)
    for seat in range(state.seats):
        other = state.sample(seat, f"another {seed}")
        assert other.faults() == []
        assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
        assert other.legal(seat) == state.legal(seat)
        assert whole(other.sample(seat, 1)) == whole(state.sample(seat, 1))


@each_table
@relaxed
@given(seed=st.integers(0, 10**6))
def test_a_sample_has_a_future_of_its_own(table: Table, seed: int) -> None:
    state = somewhere(table, seed, 5)
    assert state.sample(0, 1).chance.words() != state.chance.words()
    assert state.sample(0, 1).seed == ""


@each_table
@relaxed
@given(seed=st.integers(0, 10**6))
def test_invariants_hold_and_views_are_json(table: Table, seed: int) -> None:
    state = table.start(seed)
    for seat, move in random_decisions(state, seeded(f"{seed}"), 300):
        assert state.faults() == []
        earlier = state.copy()
        state.play(seat, move)
        assert state.faults_since(earlier) == []
    assert state.faults() == []
    for viewer in (None, *range(state.seats)):
        view = state.view(viewer)
        assert json.loads(json.dumps(view)) == view
    assert (state.result() is None) == bool(state.to_move)


@each_table
@relaxed
@given(seed=st.integers(0, 10**6))
def test_a_record_round_trips_and_replays(table: Table, seed: int) -> None:
    state = table.start(seed)
    record = begin(state)
    record.comment("a remark")
    for seat, move in random_decisions(state, seeded(f"{seed}"), 200):
        record.play(state, seat, move)
    text = record.text()
    again = read(text)
    assert again.text() == text
    replayed = again.replay()
    assert whole(replayed) == whole(state)
    assert replayed.journal == state.journal
    again.check_draws()
    hidden = read(record.text(reveal=False))
    assert hidden.replay().view(0) == state.view(0)


@each_table
def test_the_same_seed_is_the_same_game(table: Table) -> None:
    assert whole(somewhere(table, 7, 100)) == whole(somewhere(table, 7, 100))
    assert whole(table.start(7)) != whole(table.start(8))


@pytest.mark.parametrize("key", regnum.games())
def test_every_move_has_one_notation(key: str) -> None:
    game = regnum.game(key)
    for move in range(len(game.moves)):
        assert game.parse(game.text(move)) == move
        assert game.parse(game.text(move).upper()) == move
        assert game.moves[move].kind
    assert len({game.moves[m] for m in range(len(game.moves))}) == len(game.moves)


@each_table
def test_every_point_is_explained(table: Table) -> None:
    """The parts are the same for all seats, cite their rule, and make up the score."""
    state = table.start("reckoning")
    assert state.reckoning() == []
    playout(state, seeded("reckoning"), 5_000)
    result = state.result()
    assert result is not None
    accounts = state.reckoning()
    assert [sum(part.points for part in parts) for parts in accounts] == list(result.scores)
    assert len({tuple((part.key, part.rule) for part in parts) for parts in accounts}) == 1
    assert {part.rule for part in accounts[0]} <= set(reference(table.game, "en"))
