"""`/api/tables/{id}/socket`: a table, live."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from regnum.registry import bots
from regnum.server.api.guest import Guest, guest_of
from regnum.server.api.tables import eyes_of, visible
from regnum.server.house import House
from regnum.server.limits import Bucket
from regnum.server.live import LiveTable
from regnum.server.messages import (
    Advice,
    AnswerUndo,
    AskUndo,
    Done,
    FromPage,
    Hint,
    Look,
    No,
    Ping,
    Play,
    Pong,
    Reason,
    RestartTurn,
    Say,
    SetBot,
    UndoLatest,
    Why,
)
from regnum.server.sentences import Trouble, objection
from regnum.server.viewer import Viewer
from regnum.table import requests
from regnum.table.changes import Change
from regnum.table.refused import Refused
from regnum.table.table import Table

TOO_MANY: Final = 4429
NOT_UNDERSTOOD: Final = 4400
REFUSED: Final = 4000
"""Close codes: this plus the HTTP status that would fit."""

_message: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


@websocket("/api/tables/{id:str}/socket")
async def socket(
    socket: WebSocket[Any, Any, Any], house: NamedDependency[House], id: FromPath[str]
) -> None:
    """Sends a snapshot, then every change; takes requests."""
    guest = await guest_of(socket, house)
    await socket.accept()
    try:
        live = await visible(house, id, guest)
    except Trouble as trouble:
        await socket.close(REFUSED + trouble.status, trouble.key)
        return
    since = await house.storage.seen(id, guest.player)
    viewer = Viewer(guest.player, guest.language, eyes_of(live.table, guest, None), since)
    await house.enter(live, viewer)
    sending = asyncio.create_task(send_all(socket, viewer))
    try:
        await Conversation(socket, house, live, viewer, guest).listen()
    finally:
        sending.cancel()
        await house.leave(live, viewer)


async def send_all(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    """A line that is gone is noticed by whoever listens on it."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.send_text(await viewer.next())


class Conversation:
    """One page talking to one table."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        house: House,
        live: LiveTable,
        viewer: Viewer,
        guest: Guest,
    ) -> None:
        self._socket = socket
        self._house = house
        self._live = live
        self._viewer = viewer
        self._guest = guest
        self._bucket = Bucket(house.settings.messages)

    async def listen(self) -> None:
        """Until the page leaves or says something that no page of ours would."""
        with suppress(WebSocketDisconnect):
            while True:
                text = await self._socket.receive_text()
                if not self._bucket.take():
                    await self._socket.close(TOO_MANY, "error-too-many")
                    return
                try:
                    message = _message.decode(text)
                except (msgspec.DecodeError, UnicodeDecodeError):
                    await self._socket.close(NOT_UNDERSTOOD, "error-bad-request")
                    return
                await self._answer(message)

    async def _answer(self, message: FromPage) -> None:
        if isinstance(message, Ping):
            self._viewer.send(Pong())
            return
        try:
            await self._carry_out(message)
        except (Refused, Trouble) as why:
            table = self._live.table
            said = objection(self._viewer.language, why, table.opening.game, table.names)
            self._viewer.send(No(message.key, said))

    async def _carry_out(self, message: FromPage) -> None:
        match message:
            case Look(key, seat):
                await self._live.look(self._viewer, seat)
                self._viewer.send(Done(key, self._live.table.version))
            case Why(key, seat, move):
                await self._tell_why(key, seat, move)
            case Hint(key, seat):
                await self._give_hint(key, seat)
            case Ping():
                pass
            case _:
                version = await self._live.request(
                    self._viewer.player, message.key, lambda table: self._change(table, message)
                )
                self._viewer.send(Done(message.key, version))

    def _change(self, table: Table, message: FromPage) -> Change:
        player = self._viewer.player
        match message:
            case Play(_, seat, move, version):
                return requests.play(table, player, seat, move, version)
            case UndoLatest(_, seat):
                return requests.undo(table, player, seat)
            case RestartTurn(_, seat):
                return requests.restart(table, player, seat)
            case AskUndo(_, seat, version):
                return requests.ask_undo(table, player, seat, version)
            case AnswerUndo(_, seat, yes):
                return requests.answer_undo(table, player, seat, yes)
            case Say(_, text):
                return requests.say(table, player, self._guest.name, text)
            case SetBot(_, seat, on):
                return requests.set_bot(table, player, seat, on, self._is_away(table, seat))
            case _:
                raise Trouble(400, "error-bad-request", detail="unknown message")

    async def _tell_why(self, key: str, seat: int, move: int) -> None:
        player = self._viewer.player
        refusal = await self._live.read(lambda table: requests.why(table, player, seat, move))
        table = self._live.table
        said = None
        if refusal is not None:
            said = objection(self._viewer.language, refusal, table.opening.game, table.names)
        self._viewer.send(Reason(key, said))

    async def _give_hint(self, key: str, seat: int) -> None:
        table = self._live.table
        if seat not in table.seats_of(self._viewer.player):
            raise Refused("refused-not-your-seat")
        if seat not in table.owing():
            raise Refused("refusal-not-your-turn", {"seat": seat})
        bot = bots(table.story.game)[-1]
        position = await self._live.read(lambda table: table.story.state.position())
        seed = f"hint:{table.story.seed}"
        moves = await self._house.thinkers.choose(bot, position, seat, seed)
        self._viewer.send(Advice(key, moves[0]))

    def _is_away(self, table: Table, seat: int) -> bool:
        known = 0 <= seat < len(table.seats)
        return known and self._live.presence.away(table.seats[seat].player)
