"""Tables to test at: every game, every number of seats, every option once off its default."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import regnum
from regnum.core.chance import Stream, seeded
from regnum.core.state import State


class Table(NamedTuple):
    game: str
    seats: int
    options: dict[str, Any]

    def start(self, seed: int | str) -> State:
        return regnum.game(self.game).start(self.seats, seed, **self.options)

    def __str__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.game} for {self.seats}{chosen}"


def tables() -> Iterator[Table]:
    for key, game in regnum.games().items():
        for seats in game.seats:
            yield Table(key, seats, {})
        for name, option in game.options.items():
            others = [choice for choice in option.choices if choice != option.default]
            for index, choice in enumerate(others):
                yield Table(key, game.seats[index % len(game.seats)], {name: choice})


def random_decisions(state: State, chooser: Stream, limit: int) -> Iterator[tuple[int, int]]:
    """Seats and moves of random play; the caller plays them (or not). Of several seats that
    owe a decision any may be the next."""
    for _ in range(limit):
        if not state.to_move:
            return
        seat = state.to_move[chooser.draw(len(state.to_move))]
        legal = state.legal(seat)
        yield seat, legal[chooser.draw(len(legal))]


def somewhere(table: Table, seed: int, decisions: int) -> State:
    """A position in the middle of a random game, or its end if that comes earlier."""
    state = table.start(seed)
    for seat, move in random_decisions(state, seeded(f"somewhere {seed}"), decisions):
        state.play(seat, move)
    return state
