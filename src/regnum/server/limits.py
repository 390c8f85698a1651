"""How often somebody may ask."""

import time
from typing import Final

from regnum.server.settings import Rate

REMEMBERED: Final = 10_000
"""Buckets kept before those that are full again are forgotten."""


class Bucket:
    """Holds as many tokens as may be used at once, and is refilled steadily."""

    __slots__ = ("_at", "_rate", "_tokens")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._tokens = float(rate.burst)
        self._at = time.monotonic()

    def take(self, cost: int = 1) -> bool:
        """Whether one more is allowed now, or something that costs as much as several."""
        self._refill()
        if self._tokens < min(cost, self._rate.burst):
            return False
        self._tokens -= cost
        return True

    def full(self) -> bool:
        self._refill()
        return self._tokens >= self._rate.burst

    def _refill(self) -> None:
        now = time.monotonic()
        gained = (now - self._at) * self._rate.per_second
        self._tokens = min(self._tokens + gained, self._rate.burst)
        self._at = now


class Limiter:
    """A bucket for each who asks."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def allows(self, who: str, cost: int = 1) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= REMEMBERED:
                self._forget()
            bucket = self._buckets[who] = Bucket(self._rate)
        return bucket.take(cost)

    def _forget(self) -> None:
        self._buckets = {who: each for who, each in self._buckets.items() if not each.full()}


class NewTables:
    """How many tables a player may open, and all players of one address together."""

    def __init__(self, of_a_player: Rate, of_an_address: Rate) -> None:
        self._players = Limiter(of_a_player)
        self._addresses = Limiter(of_an_address)

    def allow(self, player: str, address: str, cost: int = 1) -> bool:
        return self._players.allows(player, cost) and self._addresses.allows(address, cost)


class MailLimit:
    """How often mail may be asked for, from one address of the network and to one of mail."""

    def __init__(self, rate: Rate) -> None:
        self._askers = Limiter(rate)
        self._readers = Limiter(rate)

    def allows(self, asker: str, reader: str) -> bool:
        return self._askers.allows(asker) and self._readers.allows(reader.lower())
