"""What a seat knows, and what it may do, as numpy arrays."""

from collections.abc import Iterator
from itertools import takewhile
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from regnum.core.game import Game
from regnum.core.state import State
from regnum.core.tensor import Feature, Sheet

Row: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]

LIMIT: Final = 10_000
"""Decisions after which a game is cut by default, since not all need end (A15)."""


class Column(NamedTuple):
    """Where a feature stands in a row."""

    name: str
    start: int
    feature: Feature

    @property
    def stop(self) -> int:
        return self.start + self.feature.size


def columns(game: Game, whole: bool = False) -> list[Column]:
    """The features of a row: of what a seat knows, or of the whole position, in which the private
    part of each player follows that of the one before, `player_1.own_card` after `own_card`."""
    return list(_columns(game, whole))


def _columns(game: Game, whole: bool) -> Iterator[Column]:
    encoder = game.encoder()
    named = [(feature.name, feature) for feature in encoder.public + encoder.private]
    if whole:
        for player in range(1, game.seats[-1]):
            named += [(f"player_{player}.{each.name}", each) for each in encoder.private]
        named += [(feature.name, feature) for feature in encoder.hidden]
    start = 0
    for name, feature in named:
        yield Column(name, start, feature)
        start += feature.size


def planes(game: Game) -> tuple[int, int]:
    """How many planes over how many lands a row begins with."""
    features = game.encoder().public
    land = features[0].axes[-1]
    leading = takewhile(lambda feature: land in feature.axes, features)
    lands = features[0].shape[-1]
    return sum(feature.size for feature in leading) // lands, lands


def highest(game: Game, whole: bool = False) -> Row:
    """The greatest number at each place of a row; the least is 0."""
    found = columns(game, whole)
    row: Row = np.empty(found[-1].stop, np.int16)
    for column in found:
        row[column.start : column.stop] = column.feature.high
    return row


class Observer:
    """Looks at the games of a table: those with the same seats and options as this one.

    `named` takes a row apart by its features' names.
    """

    def __init__(self, state: State) -> None:
        self.game = state.game
        self.columns = columns(state.game)
        encoder = state.game.encoder()
        self._sheet = Sheet(encoder, state)
        self._whole = Sheet(encoder, state, whole=True)
        self._mask: Mask = np.frombuffer(self._sheet.mask, np.int8)

    def knowledge(self, state: State, seat: int) -> Row:
        """All that a seat may know."""
        self._sheet.look(state, seat)
        return np.frombuffer(self._sheet.row, np.int16)

    def whole(self, state: State, seat: int = 0) -> Row:
        """The whole position, secrets included, the seats counted from this one: for critics, and
        never for who plays."""
        self._whole.look(state, seat)
        return np.frombuffer(self._whole.row, np.int16)

    def mask(self, state: State, seat: int, all_moves: bool = False) -> Mask:
        """1 for each move that search would look at (`state.distinct`), or that is legal."""
        self._sheet.offer(state, seat, all_moves)
        return self._mask.copy()

    def named(self, row: Row) -> dict[str, NDArray[Any]]:
        """A row by the names of its features, each in its shape."""
        return {
            column.name: row[column.start : column.stop].reshape(column.feature.shape)
            for column in self.columns
        }
