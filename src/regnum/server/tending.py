"""What a host does by himself: lets bots play, turns the hourglass, sees to clocks."""

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from regnum.server.live import LiveTable, now
from regnum.server.thinking import Thinkers
from regnum.table.changes import Change
from regnum.table.refused import Refused
from regnum.table.requests import bot_played, time_up
from regnum.table.table import Table


class Task(NamedTuple):
    """A bot's decision: all that it takes to think about it elsewhere."""

    seat: int
    bot: str
    position: dict[str, Any]
    seed: str
    version: int


async def tend(live: LiveTable, thinkers: Thinkers, pace: float) -> None:
    """Until the table waits for people alone, with no clock running."""
    while True:
        live.stirred.clear()
        task = await live.read(next_bot)
        if task is not None and (live.table.attended() or live.viewers):
            await let_bot_play(live, task, thinkers, pace if live.viewers else 0)
            continue
        due = live.table.due()
        if due is None:
            return
        await wait(live, (due - now()) / 1000)
        await see_to_time(live)


def next_bot(table: Table) -> Task | None:
    """The first decision that a bot owes. Its seed is secret, or people could foresee it; it is
    the seat's for the whole game, so that the bot plays as it does in the arena."""
    seats = table.bots_to_move()
    if not seats:
        return None
    seat = seats[0]
    name = table.seats[seat].bot
    assert name is not None, "only bots are listed"
    return Task(
        seat, name, table.story.state.position(), f"{table.story.seed}:{seat}", table.version
    )


async def let_bot_play(live: LiveTable, task: Task, thinkers: Thinkers, pace: float) -> None:
    """One move after the other. If one is refused because something came between, the rest is
    dropped: the bot will be asked again."""
    begun = time.monotonic()
    version = task.version
    for move in await thinkers.choose(task.bot, task.position, task.seat, task.seed):
        await asyncio.sleep(max(begun + pace - time.monotonic(), 0))
        begun = time.monotonic()
        try:
            version = await live.request(None, None, partial(bot_played, seat=task.seat, move=move))
        except Refused:
            if live.table.version == version:
                raise RuntimeError(f"the bot {task.bot} chose {move}, which is illegal") from None
            return


async def wait(live: LiveTable, seconds: float) -> None:
    """Until that time has passed or something changes."""
    try:
        async with asyncio.timeout(max(seconds, 0)):
            await live.stirred.wait()
    except TimeoutError:
        return


async def see_to_time(live: LiveTable) -> None:
    with suppress(Refused):
        await live.request(None, None, whatever_time_demands)


def whatever_time_demands(table: Table) -> Change:
    change = time_up(table, now())
    if change is None:
        raise Refused("refused-nothing-to-change")
    return change
