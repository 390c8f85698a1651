"""The hourglass of a game: the seconds that an open decision allows."""

from regnum.core.state import State


class Hourglass:
    """Runs from the change after which the game first asks for it. It stands still for nobody:
    while several decide at once, a decision of one of them does not turn it again."""

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
        deadline = self.deadline()
        return None if deadline is None else max(deadline - now, 0) / 1000
