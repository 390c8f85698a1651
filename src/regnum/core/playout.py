"""Random play inside the compiled part, for searching bots, soaks and benchmarks."""

from regnum.core.chance import Stream
from regnum.core.state import State


def playout(state: State, chooser: Stream, limit: int) -> int:
    """Play on at random until the game ends or `limit` decisions are taken; how many were."""
    taken = 0
    while taken < limit:
        owing = state.to_move
        if not owing:
            break
        seat = owing[0]
        legal = state.choices(seat)
        state.advance(seat, legal[chooser.draw(len(legal))])
        taken += 1
    chooser.tape.clear()
    return taken
