"""What may be played, and what comes of it."""

from regnum.core.chance import fast
from regnum.core.errors import NotANumber
from regnum.core.playout import playout
from regnum.core.refusal import IllegalMove
from regnum.testing.tables import Table, raises, somewhere, whole


def legality_and_refusal_are_one_truth(table: Table, seed: int) -> None:
    state = somewhere(table, seed)
    for seat in range(state.seats):
        legal = state.legal(seat)
        allowed = [m for m in range(len(state.game.moves)) if state.refusal(seat, m) is None]
        assert legal == allowed, f"legal {legal}, not refused {allowed}"
        assert (legal == []) == (seat not in state.to_move)
        distinct = state.distinct(seat)
        assert set(distinct) <= set(legal), "distinct offers what is not legal"
        assert sorted(set(distinct)) == distinct, "distinct must be ascending"
        assert bool(distinct) == bool(legal), "distinct is empty where legal is not"


def a_refused_move_changes_nothing(table: Table, seed: int) -> None:
    state = somewhere(table, seed)
    before = whole(state)
    size = len(state.game.moves)
    for seat in (-1, state.seats, 10**30, *range(state.seats)):
        for move in (-1, size, 10**30, seed % size):
            if state.refusal(seat, move) is not None:
                raises(IllegalMove, state.play, seat, move)
    for wrong in ("disc 1", None, 1.5, [0]):
        raises(NotANumber, state.play, 0, wrong)
        raises(NotANumber, state.legal, wrong)
    if state.timer is None:
        raises(IllegalMove, state.expire)
    assert whole(state) == before


def every_move_has_one_notation(table: Table, seed: int) -> None:
    game = table.game
    for move in range(len(game.moves)):
        assert game.parse(game.text(move)) == move
        assert game.parse(game.text(move).upper()) == move
        assert game.moves[move].kind
    assert len({game.moves[m] for m in range(len(game.moves))}) == len(game.moves)


def every_point_is_explained(table: Table, seed: int) -> None:
    """The parts are the same for all seats, and make up the score."""
    state = table.start(seed)
    assert state.reckoning() == []
    playout(state, fast(seed), 5_000)
    result = state.result()
    if result is None:
        return
    accounts = state.reckoning()
    assert [sum(part.points for part in parts) for parts in accounts] == list(result.scores)
    assert len({tuple((part.key, part.rule) for part in parts) for parts in accounts}) == 1
