"""Two kinds of phases that ask nobody."""

from regnum.core.packed import i64
from regnum.core.phase import Phase
from regnum.games.wallenstein.state import Position


class Common(Phase[Position]):
    """A phase of the whole table: it stands on the agenda once, beside no seat."""

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return seat == 0 and number == 0


class Immediate(Phase[Position]):
    """A phase that follows at once on what calls for it: it never waits while somebody decides."""

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return False
