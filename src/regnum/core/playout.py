"""Random play inside the compiled part, for searching bots, soaks and benchmarks."""

from regnum.core.chance import Stream
from regnum.core.packed import i64
from regnum.core.state import State


def playout(state: State, chooser: Stream, limit: i64) -> i64:
    """Play on at random until the game ends or `limit` decisions are taken; how many were."""
    taken: i64 = 0
    while taken < limit and state.owing:
        seat: i64 = 0
        while not state.owing >> seat & 1:
            seat += 1
        moves = state.proposals(seat)
        state.advance(seat, moves[chooser.draw(len(moves))])
        taken += 1
        if not taken & 63:
            chooser.wipe()
    chooser.wipe()
    return taken
