"""Who is at a table now, in this process and in the others that share it."""

import time
from collections import Counter
from collections.abc import Callable


class Presence:
    """Counts connections. A player who was never here is away when the table has been in memory
    long enough for him to come."""

    def __init__(self, away_after: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._away_after = away_after
        self._clock = clock
        self._local: Counter[str] = Counter()
        self._elsewhere: dict[str, frozenset[str]] = {}
        self._last_seen: dict[str, float] = {}
        self._since = clock()

    def came(self, player: str) -> None:
        self._local[player] += 1

    def left(self, player: str) -> None:
        self._local[player] -= 1
        self._last_seen[player] = self._clock()
        if self._local[player] <= 0:
            del self._local[player]

    def hear(self, process: str, players: list[str]) -> bool:
        """Another process tells who is there; whether it is new to us, and we perhaps to it."""
        unknown = process not in self._elsewhere
        for player in self._elsewhere.get(process, frozenset()) - frozenset(players):
            self._last_seen[player] = self._clock()
        self._elsewhere[process] = frozenset(players)
        return unknown

    def local(self) -> list[str]:
        return sorted(self._local)

    def here(self, player: str | None) -> bool:
        if player is None:
            return False
        return player in self._local or any(player in there for there in self._elsewhere.values())

    def away(self, player: str | None) -> bool:
        """Whether somebody who should be here has been gone for long."""
        if player is None or self.here(player):
            return False
        return self._clock() - self._last_seen.get(player, self._since) >= self._away_after
