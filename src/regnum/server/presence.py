"""Who is at a table now, in this process and in the others that share it."""

import time
from collections import Counter
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

REPEATED_AFTER: Final = 30.0
"""Seconds after which a process says again who is there."""

FORGOTTEN_AFTER: Final = 3 * REPEATED_AFTER
"""Seconds of silence after which a process is taken for dead."""

MOST_TOLD: Final = 100
"""Players in a notice to other processes, which PostgreSQL sends no longer than 8,000 bytes."""


class Elsewhere(NamedTuple):
    """Who is there in another process, and when it said so."""

    players: frozenset[str]
    at: float


class Presence:
    """Counts connections. Players who were never here are away when the table has been in
    memory long enough for them to come."""

    def __init__(self, away_after: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._away_after = away_after
        self._clock = clock
        self._local: Counter[str] = Counter()
        self._elsewhere: dict[str, Elsewhere] = {}
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
        before = self._elsewhere.get(process)
        heard = Elsewhere(frozenset(players), self._clock())
        for player in before.players - heard.players if before is not None else ():
            self._last_seen[player] = heard.at
        self._elsewhere[process] = heard
        return before is None

    def told(self, seated: Collection[str | None]) -> list[str]:
        """Who is here, for the other processes: those who have a seat first, then as many of the
        others as fit into a notice, since they may sit down yet."""
        return sorted(self._local, key=lambda player: (player not in seated, player))[:MOST_TOLD]

    def here(self, player: str | None) -> bool:
        if player is None:
            return False
        alive = self._clock() - FORGOTTEN_AFTER
        return player in self._local or any(
            player in there.players and there.at >= alive for there in self._elsewhere.values()
        )

    def away(self, player: str | None) -> bool:
        """Whether somebody who should be here has been gone for long."""
        if player is None or self.here(player):
            return False
        return self._clock() - self._last_seen.get(player, self._since) >= self._away_after
