"""Preparation (2; 8 and 9 for three and four players)."""

from typing import Final

from regnum.core.packed import i64, packed
from regnum.core.vectors import filled, zeros
from regnum.games.carolus.facts import CLANS, NONE, PALADINS, TERRITORIES, first_throws
from regnum.games.carolus.opening import BEGIN_ROUND
from regnum.games.carolus.replenish import THROW
from regnum.games.carolus.state import ALL_DISCS, Position

OF_A_CLAN: Final = TERRITORIES // CLANS
"""Paladins of each clan on the territories at the start (2)."""

WHOLE_RING: Final = packed(range(TERRITORIES))


def prepare(state: Position) -> None:
    """Set the table (2), then let each player throw for the first reserve, the starting player
    first (A23).

    The starting player (2), the Emperor's first territory (A16) and the paladins on the
    territories are drawn by lot.
    """
    seats: i64 = state.seats
    starter = state.chance.draw(seats)
    state.order = zeros(seats)
    turn: i64
    for turn in range(seats):
        state.order[turn] = (starter + turn) % seats  # A9
    state.emperor = state.chance.draw(TERRITORIES)
    lots = zeros(TERRITORIES)
    territory: i64
    for territory in range(TERRITORIES):
        lots[territory] = territory // OF_A_CLAN
    state.chance.shuffle(lots)
    state.paladins = zeros(TERRITORIES * CLANS)
    for territory in range(TERRITORIES):
        state.paladins[territory * CLANS + lots[territory]] = 1
    state.owner = filled(TERRITORIES, NONE)
    state.segments = filled(TERRITORIES, 1)
    state.built = zeros(TERRITORIES)
    state.ring = WHOLE_RING
    state.courts = zeros(seats * CLANS)
    state.reserves = zeros(seats * CLANS)
    state.middle = filled(CLANS, PALADINS - OF_A_CLAN)
    state.marker = filled(CLANS, NONE)
    state.hand = filled(state.parties, state.stock)
    state.discs = filled(seats, ALL_DISCS)
    state.shown = zeros(seats)
    state.round = 0
    state.winner = NONE
    state.tell(
        "event-starts",
        {"seat": starter, "territory": state.emperor + 1},
        (f"territory:{state.emperor + 1}",),
    )
    state.push(BEGIN_ROUND)
    for turn in range(seats - 1, -1, -1):
        for number in reversed(first_throws(state.seats)):
            state.push(THROW, state.order[turn], number)
