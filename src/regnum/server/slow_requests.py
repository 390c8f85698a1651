"""Whoever begins a request and does not finish it is hung up on.

A line that has been answered and stays open is uvicorn's to close; this is about those that send a
header now and then to keep a place.
"""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


def hanging_up_after(seconds: float) -> type[asyncio.Protocol]:
    """The protocol for lines on which a request has to arrive within so many seconds."""
    return type("TimedRequests", (TimedRequests,), {"seconds": seconds})


class TimedRequests(H11Protocol):
    """HTTP as uvicorn speaks it, with a clock that runs while a request arrives."""

    seconds: float
    _clock: asyncio.TimerHandle | None = None
    _is_socket = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._clock = self.loop.call_later(self.seconds, transport.close)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        arriving = not self._is_socket and self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if not arriving:
            self._stop()
        elif self._clock is None:
            self._clock = self.loop.call_later(self.seconds, self.transport.close)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on the line is a socket's, and may stay as long as it likes."""
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def _stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
