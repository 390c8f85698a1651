"""A turn can be taken in many orders, and search looks at one of them."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from regnum import compiled
from regnum.core.chance import Stream, fast
from regnum.core.phase import Simultaneous
from regnum.core.state import State
from regnum.testing.tables import LONGEST, Table

LARGEST_TURN = 1_500 if compiled else 300
"""A turn with more unfinished ways than this is not enumerated; interpreted rules take ten times as
long, and both builds play alike."""

FUTURES = 5_000
"""So many ways in which the dice could fall tell two ends apart: it may depend on a rare one."""


def distinct_reaches_every_end_of_a_turn_once(table: Table, seed: int) -> None:
    """All ways through the turns of a game that are small enough: by `legal` and by `distinct`
    the same ends, by `distinct` each in one way only."""
    state = table.start(seed)
    chooser = fast(f"turns {seed}")
    turn = None
    for _ in range(LONGEST):
        if not state.to_move:
            return
        seat = state.to_move[0]
        begun, turn = turn, state.moment.turn
        if turn != begun and not _others_have_answered(state) and chooser.draw(8) == 0:
            _compare_ends(state, seat)
        moves = state.distinct(seat)
        state.play(seat, moves[chooser.draw(len(moves))])
        chooser.wipe()


def _compare_ends(state: State, seat: int) -> None:
    ends = ends_of_turn(state, seat, State.distinct)
    others = ends_of_turn(state, seat, State.legal) if ends else None
    if ends is None or others is None:
        return
    assert_alike(ends, others)


def _others_have_answered(state: State) -> bool:
    """Whether the last who decides in secret would bring about the reveal: to whoever does not know
    the other answers, ends that are then alike are not."""
    decision = state.decision()
    return isinstance(decision, Simultaneous) and state.owing != decision.asked(state)


class End(NamedTuple):
    """Where a turn ended, as far as chance had no part in it, and by which last move."""

    told: str
    before: State
    seat: int
    move: int

    def always_like(self, other: "End") -> bool:
        """Whether both lead to the same whatever the dice bring."""
        return all(self.outcome(seed) == other.outcome(seed) for seed in range(FUTURES))

    def outcome(self, seed: int) -> str:
        then = self.before.fork(fast(seed))
        then.advance(self.seat, self.move)
        return json.dumps(then.position() | {"turn": None}, sort_keys=True)


def assert_alike(ends: list[End], others: list[End]) -> None:
    """The ends that `distinct` reaches are those that `legal` does, and each is reached once."""
    first: dict[str, End] = {}
    for end in ends:
        twin = first.setdefault(end.told, end)
        assert twin is end or not end.always_like(twin), "distinct reaches an end in two ways"
    missed = {end.told for end in others} ^ set(first)
    assert not missed, f"{len(missed)} ends are reached by legal or by distinct alone"


def ends_of_turn(
    state: State,
    seat: int,
    offered: Callable[[State, int], list[int]],
    most: int = LARGEST_TURN,
) -> list[End] | None:
    """The ends of a turn by the moves offered (`State.legal` or `State.distinct`), one for each
    way; None if there are too many ways."""
    ends: list[End] = []
    unfinished = [state.fork(Undrawn())]
    seen: set[str] = set()
    ways = 0
    while unfinished:
        now = unfinished.pop()
        for move in offered(now, seat):
            ways += 1
            if ways > most:
                return None
            then = now.copy()
            over = _drawn_by(then, seat, move) or then.turn != now.turn
            told = json.dumps(then.position() | {"turn": None}, sort_keys=True)
            if over:
                ends.append(End(told, now, seat, move))
            elif offered is State.distinct or told not in seen:
                seen.add(told)
                unfinished.append(then)
    return ends


class Undrawn(Stream):
    """A stream that nothing may be drawn from."""

    def word(self) -> int:
        raise Drawn

    def copy(self) -> Stream:
        return self

    def state(self) -> list[Any]:
        return []


class Drawn(Exception):
    """Something was to be drawn."""


def _drawn_by(state: State, seat: int, move: int) -> bool:
    """Play a move as far as it goes without chance; whether it needs any."""
    try:
        state.advance(seat, move)
    except Drawn:
        return True
    return False
