"""`/api/tables/{id}/socket`: a table, live."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from regnum.bots.bot import Knowledge
from regnum.core.scene import View
from regnum.registry import bots
from regnum.server.api.guest import Guest, guest_of
from regnum.server.api.tables import open_the_rematch, seat_shown, visible
from regnum.server.limits import Bucket
from regnum.server.live import LiveTable
from regnum.server.messages.socket import (
    Advice,
    Answer,
    AskUndo,
    Done,
    FromPage,
    Hint,
    Look,
    Ping,
    Play,
    Pong,
    RestartTurn,
    Say,
    SetBot,
    Tried,
    Try,
    UndoLatest,
    Why,
)
from regnum.server.messages.socket import Refused as RefusedNews
from regnum.server.sentences import aims_told, refusal_told, status_of
from regnum.server.storage.database import DatabaseAway
from regnum.server.tables import Tables
from regnum.server.viewer import Dismissed, Viewer
from regnum.table import requests
from regnum.table.changes import Change
from regnum.table.refused import Refused
from regnum.table.table import Table

TOO_MANY: Final = 4429
NOT_UNDERSTOOD: Final = 4400
SIGNED_OUT: Final = 4001
"""Not a refusal: the page comes in again, with the cookie that it has now."""

REFUSED: Final = 4000
"""Close codes: this plus the HTTP status that would fit."""

AWAY: Final = REFUSED + 503
FAULT: Final = REFUSED + 500

log = logging.getLogger(__name__)

_message: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


@websocket("/api/tables/{id:str}/socket")
async def socket(
    socket: WebSocket[Any, Any, Any], tables: NamedDependency[Tables], id: FromPath[str]
) -> None:
    """Sends a snapshot, then every change; takes requests."""
    await socket.accept()
    try:
        await talk(socket, tables, id)
    except Refused as refused:
        await hang_up(socket, REFUSED + status_of(refused), refused.key)
    except DatabaseAway as away:
        log.warning("the database is away: %s", away)
        await hang_up(socket, AWAY, "error-not-ready")
    except Exception:
        log.exception("a request on a socket failed")
        tables.metrics.faults.inc()
        await hang_up(socket, FAULT, "error-internal")


async def hang_up(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    """The page may have done so already."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code, reason)


async def talk(socket: WebSocket[Any, Any, Any], tables: Tables, id: str) -> None:
    """From the first snapshot until the page leaves; Refused where it may not look."""
    guest = await guest_of(socket, tables)
    live = await visible(tables, id, guest)
    since = await tables.storage.seen(id, guest.player)
    viewer = Viewer(guest.player, guest.language, seat_shown(live.table, guest, None), since)
    sending: asyncio.Task[None] | None = None
    try:
        await tables.enter(live, viewer)
        sending = asyncio.create_task(send_all(socket, viewer))
        await Conversation(socket, tables, live, viewer, guest).listen()
    finally:
        if sending is not None:
            sending.cancel()
        await tables.leave(live, viewer)


async def send_all(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    """A line that is gone is noticed by whoever listens on it."""
    with suppress(WebSocketDisconnect, RuntimeError):
        try:
            while True:
                await socket.send_text(await viewer.next())
        except Dismissed:
            await socket.close(SIGNED_OUT, "signed-out")


class Conversation:
    """One page talking to one table."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        tables: Tables,
        live: LiveTable,
        viewer: Viewer,
        guest: Guest,
    ) -> None:
        self._socket = socket
        self._tables = tables
        self._live = live
        self._viewer = viewer
        self._guest = guest
        self._bucket = Bucket(tables.settings.messages)

    async def listen(self) -> None:
        """Until the page leaves or says something that no page of ours would."""
        with suppress(WebSocketDisconnect):
            while True:
                text = await self._socket.receive_text()
                if self._viewer.is_clogged() or not self._bucket.take():
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
        except Refused as refused:
            table = self._live.table
            told = refusal_told(self._viewer.language, refused, table.opening.game, table.names)
            self._viewer.send(RefusedNews(message.key, told))

    async def _carry_out(self, message: FromPage) -> None:
        match message:
            case Look(key, seat):
                await self._live.look(self._viewer, seat)
                self._viewer.send(Done(key, self._live.table.version))
            case Why(key, seat, move):
                await self._live.read(partial(self._ask_why, seat=seat, move=move))
                self._viewer.send(Done(key, self._live.table.version))
            case Try(key, seat, moves):
                self._viewer.send(await self._live.read(partial(self._try, key, seat, moves)))
            case Hint(key, seat, moves):
                await self._give_hint(key, seat, moves)
            case Ping():
                pass
            case _:
                version = await self._live.request(
                    self._viewer.player, message.key, lambda table: self._change(table, message)
                )
                if isinstance(message, SetBot) and not message.on:
                    table = self._live.table.id
                    await self._tables.storage.put_away(table, self._viewer.player, away=False)
                if isinstance(message, Answer):
                    await open_the_rematch(self._tables, self._live)
                self._viewer.send(Done(message.key, version))

    def _change(self, table: Table, message: FromPage) -> Change:
        player = self._viewer.player
        match message:
            case Play(_, seat, moves, version):
                return requests.play(table, player, seat, moves, version)
            case UndoLatest(_, seat):
                return requests.undo(table, player, seat)
            case RestartTurn(_, seat):
                return requests.restart(table, player, seat)
            case AskUndo(_, seat, version):
                return requests.ask_undo(table, player, seat, version)
            case Answer(_, seat, yes):
                return requests.answer(table, player, seat, yes)
            case Say(_, text, line):
                return requests.say(table, player, self._guest.name, text, line)
            case SetBot(_, seat, on):
                return requests.set_bot(table, player, seat, on, self._is_away(table, seat))
            case _:
                raise Refused("error-bad-request", {"detail": "unknown message"})

    def _try(self, key: str, seat: int, moves: list[int], table: Table) -> Tried:
        state = requests.tried(table, self._viewer.player, seat, moves)
        if state is None:
            return Tried(key, None, [])
        legal = table.taught(seat, state.legal(seat), moves)
        return Tried(key, cast(View, state.view(seat)), legal)

    def _ask_why(self, table: Table, seat: int, move: int) -> None:
        requests.why(table, self._viewer.player, seat, move)

    async def _give_hint(self, key: str, seat: int, drafted: list[int]) -> None:
        table = self._live.table
        if seat not in table.seats_of(self._viewer.player):
            raise Refused("refused-not-your-seat")
        if seat not in table.owing():
            raise Refused("refusal-not-your-turn", {"seat": seat})
        if table.rated:
            raise Refused("refused-rated-hint")
        advised = await self._live.read(partial(self._advised, seat, drafted))
        if advised is not None:
            self._viewer.send(Advice(key, [advised], []))
            return
        if not self._tables.hints.allows(self._guest.address):
            raise Refused("error-too-many")
        bot = self._tables.settings.adviser or bots(table.history.game)[-1]
        knowledge = await self._live.read(partial(self._knowledge, seat, drafted))
        seed = f"hint:{table.history.seed}"
        advice = await self._tables.bots.advise(bot, knowledge, seed)
        reasons = aims_told(self._viewer.language, advice.aims, table.opening.game, table.names)
        self._viewer.send(Advice(key, list(advice.moves), reasons))

    def _advised(self, seat: int, drafted: list[int], table: Table) -> int | None:
        """What a lesson advises."""
        state = requests.tried(table, self._viewer.player, seat, drafted)
        return None if state is None else table.advised(seat, state.legal(seat), drafted)

    def _knowledge(self, seat: int, drafted: list[int], table: Table) -> Knowledge:
        state = requests.tried(table, self._viewer.player, seat, drafted)
        return Knowledge(table.history.state if state is None else state, seat)

    def _is_away(self, table: Table, seat: int) -> bool:
        known = 0 <= seat < len(table.seats)
        return known and self._live.presence.away(table.seats[seat].player)
