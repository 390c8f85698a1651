"""The position: packed vectors of small numbers.

Seats and territories count from 0; a vector "by seat and clan" has its item at
`seat * CLANS + clan`. A merged territory lives at the index of its first segment,
clockwise; the indices of its other segments are out of use: nothing is there and nobody
owns them.

Copies share the vectors that seldom change. These are never changed in place but replaced, as
`changed` does; `copy` shows which they are.
"""

from typing import Any, Final

from regnum.core.game import Game
from regnum.core.packed import i64, vec
from regnum.core.shape import ANY_LENGTH, Shape
from regnum.core.state import State
from regnum.games.carolus.facts import (
    CLANS,
    DISCS,
    NONE,
    PALADINS,
    TERRITORIES,
    castles,
    dice,
    first_throws,
    side_of,
    sides,
)

ALL_DISCS: Final = (1 << DISCS) - 1

LEFT: Final = 8
"""Where several paladins or crowns are asked for, the number on the agenda is the latest move *
LEFT + how many are still to come. What came last matters to search alone: it is offered a turn in
the order of the ids, clan by clan, the court first, for the order changes nothing."""


class Position(State):
    """Everything on the table."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any]) -> None:
        super().__init__(game, seats, options)
        self.parties: i64 = sides(seats)
        self.dice: i64 = dice(seats)
        self.stock: i64 = castles(seats)

    paladins: vec[i64]  # by territory and clan
    owner: vec[i64]  # by territory: a side or NONE
    segments: vec[i64]  # by territory: 0 where merged into another
    built: vec[i64]  # by territory: castles standing there
    ring: vec[i64]  # the territories still apart, clockwise
    emperor: i64  # the territory he stands in
    courts: vec[i64]  # by seat and clan
    reserves: vec[i64]  # by seat and clan
    middle: vec[i64]  # by clan: paladins nobody has
    marker: vec[i64]  # by clan: the seat that controls it or NONE
    hand: vec[i64]  # by side: castles not built
    discs: vec[i64]  # by seat: bit n - 1 is disc n, still to be played
    shown: vec[i64]  # by seat: the disc of this round, 0 before it is chosen
    order: vec[i64]  # the seats as they choose discs, then as they act
    round: i64
    winner: i64  # the side that won by castles, or NONE

    def side(self, seat: i64) -> i64:
        return side_of(seat, self.seats)

    def copy(self) -> State:
        other = Position(self.game, self.seats, self.options)
        self.share(other)
        other.paladins = self.paladins[:]
        other.owner = self.owner
        other.segments = self.segments
        other.built = self.built
        other.ring = self.ring
        other.emperor = self.emperor
        other.courts = self.courts[:]
        other.reserves = self.reserves[:]
        other.middle = self.middle[:]
        other.marker = self.marker
        other.hand = self.hand
        other.discs = self.discs
        other.shown = self.shown
        other.order = self.order
        other.round = self.round
        other.winner = self.winner
        return other

    def shapes(self) -> dict[str, Shape]:
        seats, parties = self.seats, sides(self.seats)
        most = sum(first_throws(seats))
        return {
            "paladins": Shape(0, PALADINS, TERRITORIES * CLANS),
            "owner": Shape(NONE, parties - 1, TERRITORIES),
            "segments": Shape(0, TERRITORIES, TERRITORIES),
            "built": Shape(0, castles(seats), TERRITORIES),
            "ring": Shape(0, TERRITORIES - 1, ANY_LENGTH),
            "emperor": Shape(0, TERRITORIES - 1),
            "courts": Shape(0, PALADINS, seats * CLANS),
            "reserves": Shape(0, most, seats * CLANS),
            "middle": Shape(0, PALADINS, CLANS),
            "marker": Shape(NONE, seats - 1, CLANS),
            "hand": Shape(0, castles(seats), parties),
            "discs": Shape(0, ALL_DISCS, seats),
            "shown": Shape(0, DISCS, seats),
            "order": Shape(0, seats - 1, seats),
            "round": Shape(0, 1 << 30),
            "winner": Shape(NONE, parties - 1),
        }
