"""Drives a table on where no person does: bots' moves, the hourglass, clocks that run out."""

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from regnum.bots.bot import Knowledge
from regnum.bots.levels import PATIENT
from regnum.server.bot_pool import BotPool
from regnum.server.live import LiveTable
from regnum.server.settings import Settings
from regnum.table.refused import Refused
from regnum.table.requests import play_bot, time_up
from regnum.table.table import Table


class BotTurn(NamedTuple):
    """A bot's decision: all that it takes to make it elsewhere, or what a lesson has it play."""

    seat: int
    bot: str
    knowledge: Knowledge
    seed: str
    version: int
    scripted: int | None


class BotFailed(Exception):
    """A bot has no answer, or one that the rules forbid."""


async def drive(live: LiveTable, bots: BotPool, settings: Settings) -> None:
    """Until the table waits for people alone, with no clock running, or for a bot that fails, which
    those who look are told."""
    while True:
        live.changed.clear()
        turn = await live.read(partial(next_bot, along=settings.bots_think_along))
        if turn is not None and (live.table.attended() or live.viewers):
            try:
                await let_bot_play(live, turn, bots, settings.bot_pace if live.viewers else 0)
            except BotFailed:
                live.failing.add(turn.seat)
                live.show_presence()
                raise
            live.failing.discard(turn.seat)
            live.show_presence()
            continue
        due = live.table.due()
        if due is None:
            return
        await wait(live, (due - live.now()) / 1000)
        await see_to_time(live)


def next_bot(table: Table, along: bool) -> BotTurn | None:
    """The first decision that a bot owes. Its seed is secret, or people could foresee it; it is
    the seat's for the whole game, so that the bot plays as it does in the arena. Where bots may
    think `along` with people, they do so longer."""
    seats = table.bots_to_move()
    if not seats:
        return None
    seat = seats[0]
    name = table.seats[seat].bot
    assert name is not None, "only bots are listed"
    history = table.history
    if along and any(table.seats[other].bot is None for other in history.state.to_move):
        name = PATIENT.get(name, name)
    knowledge = Knowledge(history.state, seat)
    scripted = table.scripted(seat)
    return BotTurn(seat, name, knowledge, f"{history.seed}:{seat}", table.version, scripted)


async def let_bot_play(live: LiveTable, turn: BotTurn, bots: BotPool, pace: float) -> None:
    """All its moves or none: if something came between, the bot will be asked again."""
    begun = time.monotonic()
    if turn.scripted is not None:
        moves = [turn.scripted]
    else:
        try:
            moves = await bots.choose(turn.bot, turn.knowledge, turn.seed)
        except Exception as error:
            raise BotFailed(f"the bot {turn.bot} has failed") from error
    await asyncio.sleep(max(begun + pace - time.monotonic(), 0))
    try:
        answer = partial(play_bot, seat=turn.seat, moves=moves, seen=turn.version)
        await live.request(None, None, answer)
    except Refused as refused:
        if live.table.version == turn.version:
            sentence = f"the bot {turn.bot} chose {moves}, which is refused: {refused.key}"
            raise BotFailed(sentence) from None


async def wait(live: LiveTable, seconds: float) -> None:
    """Until that time has passed or something changes."""
    try:
        async with asyncio.timeout(max(seconds, 0)):
            await live.changed.wait()
    except TimeoutError:
        return


async def see_to_time(live: LiveTable) -> None:
    with suppress(Refused):
        await live.request(None, None, lambda table: time_up(table, live.now()))
