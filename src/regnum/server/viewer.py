"""One connection to a table: whose view it shows, and what it has been sent."""

import asyncio
from typing import Final

import msgspec

from regnum.server.messages import Advice, Done, FromServer, Refused, Tried

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
        self._waiting: asyncio.Queue[FromServer] = asyncio.Queue()

    def send(self, message: FromServer) -> None:
        self._waiting.put_nowait(message)

    def overrun(self) -> bool:
        """Whether the line is too slow for all the news; what waits is then void, but for answers,
        which somebody waits for."""
        if self._waiting.qsize() < WAITING:
            return False
        answers = []
        while not self._waiting.empty():
            message = self._waiting.get_nowait()
            if isinstance(message, Done | Refused | Tried | Advice):
                answers.append(message)
        for answer in answers:
            self._waiting.put_nowait(answer)
        self.holds = 0
        return True

    async def next(self) -> str:
        return _encoder.encode(await self._waiting.get()).decode()
