"""One connection to a table: through whose eyes, and what it has been sent."""

import asyncio
from typing import Final

import msgspec

from regnum.server.messages import FromServer

WAITING: Final = 64
"""Messages that may wait for a slow line before it is sent a fresh snapshot instead."""

_encoder = msgspec.json.Encoder()


class Viewer:
    """What is to be sent waits in order; `holds` is how much of the journal has been sent."""

    def __init__(self, player: str, language: str, seat: int | None, since: int) -> None:
        self.player = player
        self.language = language
        self.seat = seat
        self.since = since
        self.holds = 0
        self._waiting: asyncio.Queue[str] = asyncio.Queue()

    def send(self, message: FromServer) -> None:
        self._waiting.put_nowait(_encoder.encode(message).decode())

    def overrun(self) -> bool:
        """Whether the line is too slow for every message; what waits is then void."""
        if self._waiting.qsize() < WAITING:
            return False
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self.holds = 0
        return True

    async def next(self) -> str:
        return await self._waiting.get()
