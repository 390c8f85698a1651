"""One connection to a table: whose view it shows, and what it has been sent."""

import asyncio
from typing import Final

import msgspec

from regnum.core.scene import View
from regnum.server.messages.socket import Advice, Done, FromServer, Refused, Tried
from regnum.server.messages.table import SeatState

WAITING: Final = 64
"""Messages that may wait for a slow line before it is sent a fresh snapshot instead."""

MOST_WAITING: Final = 4 * WAITING
"""Messages after which a line that takes none of them is given up."""

_encoder = msgspec.json.Encoder()


class Dismissed(Exception):
    """Whoever looks has to come in again."""


class Viewer:
    """What is to be sent waits in order. `holds` is how much of the journal has been sent, `view`
    and `seats` what was sent last; a line that is to be told everything holds nothing."""

    def __init__(self, player: str, language: str, seat: int | None, since: int) -> None:
        self.player = player
        self.language = language
        self.seat = seat
        self.since = since
        self.forget()
        self._waiting: asyncio.Queue[FromServer | None] = asyncio.Queue()
        self._given_up = False

    def forget(self) -> None:
        """Whatever was sent, send everything next."""
        self.holds = 0
        self.view: View | None = None
        self.seats: list[SeatState] | None = None

    def send(self, message: FromServer) -> None:
        """Whoever takes nothing for too long has to come in again, and what waited for them is
        void: a talkative table must not fill the memory of the server."""
        if self._given_up:
            return
        if self._waiting.qsize() < MOST_WAITING:
            self._waiting.put_nowait(message)
            return
        self._given_up = True
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self.dismiss()

    def overrun(self) -> bool:
        """Whether the line is too slow for all the news; what waits is then void, but for answers,
        which somebody waits for."""
        if self._waiting.qsize() < WAITING:
            return False
        answers = []
        while not self._waiting.empty():
            message = self._waiting.get_nowait()
            if message is None or isinstance(message, Done | Refused | Tried | Advice):
                answers.append(message)
        for answer in answers:
            self._waiting.put_nowait(answer)
        self.forget()
        return True

    def is_clogged(self) -> bool:
        """Whether answers pile up for one who asks and does not listen."""
        return self._waiting.qsize() >= 2 * WAITING

    def dismiss(self) -> None:
        """Send what is waiting, and then nothing more."""
        self._waiting.put_nowait(None)

    async def next(self) -> str:
        """What is to be sent next; Dismissed if nothing more is."""
        message = await self._waiting.get()
        if message is None:
            raise Dismissed
        return _encoder.encode(message).decode()
