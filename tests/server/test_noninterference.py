"""Two games that differ only in what a seat must not know send that seat the same bytes.

A game is played somewhere, and what one seat cannot know is drawn afresh, several times: its
rivals' plans, hands and tiles, the order of decks, the dice to come. The server's own code shows
all these games to that seat: everything, then what follows until something is revealed: its own
decisions, taken back and made again, what it is told about moves, and its rivals' secret decisions,
which are other ones in each game. Any two of them are a pair; `make wire` compares a million."""

import asyncio
import os
import random
from collections.abc import Callable, Sequence
from math import comb
from typing import Any, Final

import msgspec
import pytest

from regnum.core.chance import fast
from regnum.core.history import begin
from regnum.core.state import State
from regnum.server.live import LiveTable
from regnum.server.sentences import refusal_told
from regnum.server.snapshots import Moments, recap_of
from regnum.server.storage.storage import Append
from regnum.server.viewer import Viewer
from regnum.table import requests
from regnum.table.changes import Change
from regnum.table.opening import NO_CLOCK, Opening, SeatPlan
from regnum.table.refused import Refused
from regnum.table.table import Table as PlayedTable
from tests.tables import Table, random_decisions, tables

PAIRS: Final = int(os.environ.get("REGNUM_PAIRS", "0"))
SHORT_PAIRS: Final = 3
"""At each table, in every run of the tests."""

GAMES: Final = 8 if PAIRS else 2
"""That the seat cannot tell apart, in each position that is looked at."""

GAMES_LENGTH: Final = 400
STEPS: Final = 8
"""Messages after the first that a pair is followed for."""

TABLES: Final = list(tables())


class Nowhere:
    """Stands in for storage: what is shown does not depend on it."""

    async def append(self, _: Append) -> None:
        return


class World:
    """One of the two games, and the seat's line to it."""

    def __init__(self, state: State, seat: int) -> None:
        names = [f"player {number}" for number in range(state.seats)]
        plans = tuple(SeatPlan("person", name, name) for name in names)
        opening = Opening(state.game.key, "", plans, names[0], False, NO_CLOCK, False, 0)
        self.names = names
        self.seat = seat
        self.table = PlayedTable("table", opening, begin(state))
        storage: Any = Nowhere()
        self.live = LiveTable(self.table, storage, "process", seat_link, nobody_drives, 120)
        self.viewer = Viewer(names[seat], "en", seat, 0)

    @property
    def state(self) -> State:
        return self.table.history.state

    async def enter(self) -> str:
        await self.live.enter(self.viewer)
        return await self.viewer.next()

    async def play(self, seat: int, move: int) -> str:
        version = self.table.version
        return await self._change(
            seat, lambda table: requests.play(table, self.names[seat], seat, [move], version)
        )

    async def undo(self) -> str:
        own = self.seat
        return await self._change(own, lambda table: requests.undo(table, self.names[own], own))

    async def _change(self, seat: int, request: Callable[[PlayedTable], Change]) -> str:
        """What the seat is sent of a change."""
        await self.live.request(self.names[seat], None, request)
        return await self.viewer.next()

    def why_not(self, move: int) -> bytes:
        """What the seat is told about a move."""
        try:
            requests.why(self.table, self.names[self.seat], self.seat, move)
        except Refused as refused:
            game = self.table.opening.game
            return msgspec.json.encode(refusal_told("en", refused, game, self.names))
        return b"done"

    def recap(self) -> bytes:
        """What the seat is told of all that happened here, if it knows of anything."""
        if not self.table.history.journal(self.seat):
            return b""
        return msgspec.json.encode(recap_of(self.table.history, self.seat, 0))


class Worlds:
    """Games that the seat cannot tell from each other."""

    def __init__(self, states: Sequence[State], seat: int) -> None:
        self._worlds = [World(state, seat) for state in states]
        self._seat = seat

    async def follow(self, chance: random.Random) -> int:
        """Compare what the seat is sent, until something is revealed; how many messages."""
        same([await world.enter() for world in self._worlds])
        compared = 1
        for _ in range(STEPS):
            if not await self._step(chance):
                break
            same([world.recap() for world in self._worlds])
            compared += 2
        size = len(self._worlds[0].state.game.moves)
        for move in (chance.randrange(size) for _ in range(3)):
            same([world.why_not(move) for world in self._worlds])
            compared += 1
        return compared

    async def _step(self, chance: random.Random) -> bool:
        """Something that reveals nothing; whether there was such a thing."""
        states = [world.state for world in self._worlds]
        owing = states[0].to_move
        same([state.to_move for state in states])
        rivals = [seat for seat in owing if seat != self._seat]
        if rivals and len(owing) > 1 and (self._seat not in owing or chance.random() < 0.5):
            return await self._secretly(chance.choice(rivals), chance)
        if self._seat not in owing:
            return False
        move = chance.choice(states[0].legal(self._seat))
        if any(reveals(state, self._seat, move) for state in states):
            return False
        await self._play(self._seat, [move] * len(states))
        going_on = bool(self._worlds[0].state.to_move)
        if going_on and chance.random() < 0.5:  # what ends the game is not taken back
            same([await world.undo() for world in self._worlds])
            await self._play(self._seat, [move] * len(states))
        return True

    async def _secretly(self, rival: int, chance: random.Random) -> bool:
        """A rival decides while others still do, by chance differently in each game, and has
        more to decide in all of them."""
        chosen = []
        for world in self._worlds:
            state = world.state
            ends = {move: played(state, rival, move) for move in state.legal(rival)}
            going_on = [
                move for move, end in ends.items() if rival in end.to_move and not end.sealed
            ]
            if not going_on:
                return False
            chosen.append(chance.choice(going_on))
        await self._play(rival, chosen)
        return True

    async def _play(self, seat: int, moves: Sequence[int]) -> None:
        same(
            [await world.play(seat, move) for world, move in zip(self._worlds, moves, strict=True)]
        )


def played(state: State, seat: int, move: int) -> State:
    after = state.copy()
    after.play(seat, move)
    return after


def reveals(state: State, seat: int, move: int) -> bool:
    """Whether chance or a reveal comes of it."""
    return played(state, seat, move).sealed


def same(told: Sequence[object]) -> None:
    assert all(each == told[0] for each in told)


def seat_link(_table: str, _seat: int) -> str:
    return ""


def nobody_drives(_: LiveTable) -> None:
    return


async def compare(table: Table, seed: int, pairs: int) -> int:
    """So many pairs of games at one table; how many messages the games of a position were sent."""
    chance = random.Random(seed)
    compared = 0
    made = 0
    while made < pairs:
        state = table.start(chance.getrandbits(32))
        chooser = fast(f"{chance.getrandbits(32)}")
        moments = sorted(chance.sample(range(GAMES_LENGTH), 4))
        for number, (seat, move) in enumerate(random_decisions(state, chooser, GAMES_LENGTH)):
            if made >= pairs:
                break
            if number in moments:
                for watched in range(state.seats):
                    others = [
                        state.sample(watched, chance.getrandbits(32)) for _ in range(GAMES - 1)
                    ]
                    worlds = Worlds([fresh(each) for each in (state, *others)], watched)
                    compared += await worlds.follow(chance)
                    made += comb(GAMES, 2)
            state.play(seat, move)
    return compared


def fresh(state: State) -> State:
    """A copy that tells what happens from here on."""
    copy = state.copy()
    copy.journal = []
    return copy


@pytest.fixture(autouse=True)
def one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a clock shows is no secret, and the two games do not happen at the same moment."""
    monkeypatch.setattr("regnum.server.live.now", lambda: 0)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_seat_is_sent_the_same(table: Table) -> None:
    pairs = max(SHORT_PAIRS, PAIRS // len(TABLES))
    seed = random.SystemRandom().randrange(10**9) if PAIRS else 0
    compared = asyncio.run(compare(table, seed, pairs))
    if PAIRS:
        print(f"{table}: {pairs} pairs from seed {seed}, {compared} messages each, all the same")


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def rivals_scene(moments: Moments, _number: int, state: State, seat: int | None) -> Any:
        return moments.history.game.scene(state, None if seat is None else (seat + 1) % state.seats)

    monkeypatch.setattr(Moments, "_scene", rivals_scene)
    wallenstein = next(table for table in TABLES if table.game.key == "wallenstein")
    with pytest.raises(AssertionError):
        asyncio.run(compare(wallenstein, 0, SHORT_PAIRS))
