"""The position: flat lists of small integers.

Seats and territories count from 0; a list "by seat and clan" has its item at
`seat * CLANS + clan`. A merged territory lives at the index of its first segment,
clockwise; the indices of its other segments are out of use: nothing is there and nobody
owns them.
"""

from typing import Any, Final, cast

from regnum.core.game import Game
from regnum.core.state import ANY_LENGTH, Shape, State
from regnum.games.carolus.facts import (
    CLANS,
    DISCS,
    NONE,
    PALADINS,
    TERRITORIES,
    castles,
    dice,
    side_of,
    sides,
)
from regnum.games.carolus.moves import END

# The steps of the agenda: (step, seat, number). The first four ask for a decision.
CHOOSE_DISC: Final = 0
PLAY_PALADINS: Final = 1  # number: how many are still to play
MOVE_EMPEROR: Final = 2
CHOOSE_COLOUR: Final = 3  # number: how many crowns are still to name
BEGIN_ROUND: Final = 4
BEGIN_ACTIONS: Final = 5
THROW: Final = 6  # number: dice

ALL_DISCS: Final = (1 << DISCS) - 1


class Position(State):
    """Everything on the table."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any]) -> None:
        super().__init__(game, seats, options)
        self.dice = dice(seats)
        self.stock = castles(seats)

    paladins: list[int]  # by territory and clan
    owner: list[int]  # by territory: a side or NONE
    segments: list[int]  # by territory: 0 where merged into another
    built: list[int]  # by territory: castles standing there
    ring: list[int]  # the territories still apart, clockwise
    emperor: int  # the territory he stands in
    courts: list[int]  # by seat and clan
    reserves: list[int]  # by seat and clan
    middle: list[int]  # by clan: paladins nobody has
    marker: list[int]  # by clan: the seat that controls it or NONE
    hand: list[int]  # by side: castles not built
    discs: list[int]  # by seat: bit n - 1 is disc n, still to be played
    shown: list[int]  # by seat: the disc of this round, 0 before it is chosen
    order: list[int]  # the seats as they choose discs, then as they act
    round: int
    latest: int  # the latest move of this turn's paladins or crowns: none below it follows
    winner: int  # the side that won by castles, or NONE

    def side(self, seat: int) -> int:
        return side_of(seat, self.seats)

    def copy(self) -> State:
        other = cast(Position, self.game.blank(self.seats, self.options))
        self.share(other)
        other.paladins = self.paladins[:]
        other.owner = self.owner[:]
        other.segments = self.segments[:]
        other.built = self.built[:]
        other.ring = self.ring[:]
        other.emperor = self.emperor
        other.courts = self.courts[:]
        other.reserves = self.reserves[:]
        other.middle = self.middle[:]
        other.marker = self.marker[:]
        other.hand = self.hand[:]
        other.discs = self.discs[:]
        other.shown = self.shown[:]
        other.order = self.order[:]
        other.round = self.round
        other.latest = self.latest
        other.winner = self.winner
        return other

    def shapes(self) -> dict[str, Shape]:
        seats, parties = self.seats, sides(self.seats)
        return {
            "paladins": Shape(0, PALADINS, TERRITORIES * CLANS),
            "owner": Shape(NONE, parties - 1, TERRITORIES),
            "segments": Shape(0, TERRITORIES, TERRITORIES),
            "built": Shape(0, self.stock, TERRITORIES),
            "ring": Shape(0, TERRITORIES - 1, ANY_LENGTH),
            "emperor": Shape(0, TERRITORIES - 1),
            "courts": Shape(0, PALADINS, seats * CLANS),
            "reserves": Shape(0, PALADINS, seats * CLANS),
            "middle": Shape(0, PALADINS, CLANS),
            "marker": Shape(NONE, seats - 1, CLANS),
            "hand": Shape(0, self.stock, parties),
            "discs": Shape(0, ALL_DISCS, seats),
            "shown": Shape(0, DISCS, seats),
            "order": Shape(0, seats - 1, seats),
            "round": Shape(0, 1 << 30),
            "latest": Shape(0, END),
            "winner": Shape(NONE, parties - 1),
        }
