"""Time to think: the clocks of the seats, which a table may keep, and the game's own hourglass."""

from collections.abc import Mapping
from typing import Final

from regnum.core.state import State
from regnum.table.opening import Clock
from regnum.table.spans import DAY_IN_MILLISECONDS, MINUTE_IN_MILLISECONDS

MILLISECONDS: Final = {"days": DAY_IN_MILLISECONDS, "minutes": MINUTE_IN_MILLISECONDS}
GRACE: Final = MINUTE_IN_MILLISECONDS
"""What those who come back after their time ran out have left, in milliseconds."""


class Clocks:
    """The time that each seat has left, in milliseconds.

    It runs for the people who owe a decision. With days a move, each decision starts anew; with
    minutes, what is used is gone, and taking back does not bring it back. While a bot stands in for
    somebody their time stands still.
    """

    def __init__(self, rule: Clock, seats: int, now: int) -> None:
        self.rule = rule
        self.allowance = rule.amount * MILLISECONDS[rule.kind] if rule.kind != "none" else 0
        self._left = [self.allowance] * seats
        self._asked_since = [0] * seats
        self._running: frozenset[int] = frozenset()
        self._now = now

    @property
    def kept(self) -> bool:
        return self.rule.kind != "none"

    def left(self, seat: int, now: int) -> int:
        """What this seat has left, 0 if nothing."""
        used = max(now - self._now, 0) if seat in self._running else 0
        return max(self._left[seat] - used, 0)

    def all_left(self, now: int) -> list[float] | None:
        """The seconds that each seat has left, None where no time is kept."""
        if not self.kept:
            return None
        return [self.left(seat, now) / 1000 for seat in range(len(self._left))]

    def advance(self, now: int, owing: Mapping[int, int]) -> None:
        """A change happened: from now on time runs for those who owe a decision, each with the
        version since which it is open."""
        if not self.kept:
            return
        for seat in self._running:
            self._left[seat] = self.left(seat, now)
        for seat, since in owing.items():
            if self.rule.kind == "days" and since != self._asked_since[seat]:
                self._left[seat] = self.allowance
            self._asked_since[seat] = since
        self._running = frozenset(owing)
        self._now = now

    def returned(self, seat: int) -> None:
        """The player whose time had run out is back, with at least a little of it."""
        fresh = self.allowance if self.rule.kind == "days" else GRACE
        self._left[seat] = max(self._left[seat], min(fresh, self.allowance))

    def deadline(self) -> int | None:
        """When the next seat's time is up."""
        if not self.kept or not self._running:
            return None
        return self._now + min(self._left[seat] for seat in self._running)

    def run_out(self, now: int) -> list[int]:
        """The seats whose time is up."""
        if not self.kept:
            return []
        return [seat for seat in sorted(self._running) if self.left(seat, now) == 0]


class Hourglass:
    """The seconds that an open decision of the game allows. It runs from the change after which the
    game first asks for it, and stands still for nobody: while several decide at once, a decision
    of one of them does not turn it again."""

    def __init__(self) -> None:
        self._seconds: int | None = None
        self._phase = ""
        self._since = 0

    def watch(self, state: State, now: int) -> None:
        """A change happened."""
        seconds = state.timer
        phase = state.moment.phase
        if seconds != self._seconds or (seconds is not None and phase != self._phase):
            self._since = now
        self._seconds = seconds
        self._phase = phase

    def deadline(self) -> int | None:
        """When the sand is through, in milliseconds since 1970."""
        return None if self._seconds is None else self._since + self._seconds * 1000

    def left(self, now: int) -> float | None:
        """The seconds left."""
        if self._seconds is None:
            return None
        return max(self._seconds - max(now - self._since, 0) / 1000, 0)
