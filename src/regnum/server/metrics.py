"""What a host watches, in the format of Prometheus. It tells how much and how long, never who."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds, by which what takes a moment is counted."""


class Metrics:
    """The figures of one server process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.requests = Histogram(
            "regnum_request_seconds",
            "Time to answer a request, by its status",
            ["status"],
            buckets=QUICK,
            registry=self._registry,
        )
        self.stored = Histogram(
            "regnum_store_seconds",
            "Time until a change is on the disk",
            buckets=QUICK,
            registry=self._registry,
        )
        self.thought = Histogram(
            "regnum_bot_seconds",
            "Time until a bot has chosen, with its wait for a process",
            ["bot"],
            registry=self._registry,
        )
        self.moves = Counter(
            "regnum_moves", "Moves that people and bots have played", registry=self._registry
        )
        self.tables = self._gauge("regnum_tables", "Tables in memory")
        self.sockets = self._gauge("regnum_sockets", "Lines to tables")
        self.waiting = self._gauge("regnum_store_waiting", "Changes that wait for the disk")
        self.thinking = self._gauge("regnum_bot_waiting", "Decisions that bots have not made yet")
        self.faults = Counter(
            "regnum_faults", "Requests that failed by a fault of ours", registry=self._registry
        )

    def text(self) -> bytes:
        return generate_latest(self._registry)

    def _gauge(self, name: str, why: str) -> Gauge:
        return Gauge(name, why, registry=self._registry)
