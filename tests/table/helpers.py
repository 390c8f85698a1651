"""A table to try things at."""

import random
from collections.abc import Callable
from typing import Any

from regnum.registry import game
from regnum.table.changes import Change
from regnum.table.opening import NO_CLOCK, Clock, SeatPlan, open_table
from regnum.table.requests import play
from regnum.table.table import Table

GAME = "carolus-magnus"
ANNA, BERT, CARL = "anna", "bert", "carl"


def person(name: str) -> SeatPlan:
    return SeatPlan("person", name.title(), name)


def bot(name: str = "random") -> SeatPlan:
    return SeatPlan("bot", name, None, name)


def a_table(
    *seats: SeatPlan, clock: Clock = NO_CLOCK, public: bool = False, key: str = GAME
) -> Table:
    opening = open_table(game(key), {}, seats, ANNA, 0, public, clock, seed="7")
    return Table("t", opening)


def keep(
    table: Table, request: Callable[..., Change], *given: Any, at: int = 0, **more: Any
) -> Change:
    """Carry out a request; the change that the server would store."""
    return table.carry_out(lambda table: request(table, *given, **more), at or table.changed).change


def play_first(table: Table, at: int = 0) -> int:
    """The seat to move plays its first legal move; who it was."""
    seat = table.owing()[0]
    move = table.history.state.legal(seat)[0]
    keep(table, play, table.seats[seat].player, seat, [move], table.version, at=at)
    return seat


def play_until_asked(table: Table, key: str) -> int:
    """First legal moves until somebody is asked this; who."""
    while True:
        seat = table.owing()[0]
        if table.history.state.asks(seat).key == key:
            return seat
        play_first(table)


def play_to_the_end(table: Table) -> None:
    """Any moves; the first ones would go round for ever."""
    chooser = random.Random(7)
    while table.owing():
        seat = table.owing()[0]
        move = chooser.choice(table.history.state.legal(seat))
        keep(table, play, table.seats[seat].player, seat, [move], table.version)
