"""Tables to play at, and positions that random play leads to."""

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from regnum.core.chance import Stream, fast
from regnum.core.game import Game
from regnum.core.state import State

LONGEST = 400
"""Decisions before the moment that is looked at, at most."""


class Table(NamedTuple):
    """A game, a number of seats, and the options off their defaults."""

    game: Game
    seats: int
    options: dict[str, Any]

    def start(self, seed: int | str) -> State:
        return self.game.start(self.seats, seed, **self.options)

    def __str__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.game.key} for {self.seats}{chosen}"


def tables(game: Game) -> Iterator[Table]:
    """Every number of seats, and every option once off its default."""
    for seats in game.seats:
        yield Table(game, seats, {})
    for name, option in game.options.items():
        others = [choice for choice in option.choices if choice != option.default]
        for number, choice in enumerate(others):
            yield Table(game, game.seats[number % len(game.seats)], {name: choice})


def random_decisions(state: State, chooser: Stream, limit: int) -> Iterator[tuple[int, int]]:
    """Seats and moves of random play; the caller plays them (or not). Of several seats that owe a
    decision any may be the next, and now and then a move comes that search would not look at."""
    for _ in range(limit):
        if not state.to_move:
            return
        seat = state.to_move[chooser.draw(len(state.to_move))]
        moves = state.distinct(seat) if chooser.draw(4) else state.legal(seat)
        yield seat, moves[chooser.draw(len(moves))]
        chooser.wipe()


def somewhere(table: Table, seed: int, decisions: int | None = None) -> State:
    """A position in the middle of a random game, or its end if that comes earlier."""
    chooser = fast(f"somewhere {seed}")
    state = table.start(seed)
    limit = int(chooser.draw(LONGEST)) if decisions is None else decisions
    for seat, move in random_decisions(state, chooser, limit):
        state.play(seat, move)
    return state


def whole(state: State) -> str:
    """All of a position."""
    return json.dumps(state.position(), sort_keys=True)


def raises(kind: type[Exception], act: Callable[..., object], *given: object) -> None:
    try:
        act(*given)
    except kind:
        return
    raise AssertionError(f"{kind.__name__} was not raised")
