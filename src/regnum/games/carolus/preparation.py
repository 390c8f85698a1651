"""Preparation (2; 8 and 9 for three and four players)."""

from regnum.games.carolus.facts import (
    CLANS,
    NONE,
    PALADINS,
    TERRITORIES,
    first_throws,
    sides,
)
from regnum.games.carolus.state import ALL_DISCS, BEGIN_ROUND, THROW, Position


def prepare(state: Position) -> None:
    """Set the table (2), then let each player throw for the first reserve.

    The starting player (2), the Emperor's first territory (A16) and the paladins on the
    territories are drawn by lot.
    """
    seats = state.seats
    starter = state.chance.draw(seats)
    state.order = [(starter + turn) % seats for turn in range(seats)]  # A9
    state.emperor = state.chance.draw(TERRITORIES)
    lots = [clan for clan in range(CLANS) for _ in range(TERRITORIES // CLANS)]
    state.chance.shuffle(lots)
    state.paladins = [0] * (TERRITORIES * CLANS)
    for territory, clan in enumerate(lots):
        state.paladins[territory * CLANS + clan] = 1
    state.owner = [NONE] * TERRITORIES
    state.segments = [1] * TERRITORIES
    state.built = [0] * TERRITORIES
    state.ring = list(range(TERRITORIES))
    state.courts = [0] * (seats * CLANS)
    state.reserves = [0] * (seats * CLANS)
    state.middle = [PALADINS - TERRITORIES // CLANS] * CLANS
    state.marker = [NONE] * CLANS
    state.hand = [state.stock] * sides(seats)
    state.discs = [ALL_DISCS] * seats
    state.shown = [0] * seats
    state.round = 0
    state.latest = 0
    state.winner = NONE
    state.tell(
        "event-starts",
        {"seat": starter, "territory": state.emperor + 1},
        (f"territory:{state.emperor + 1}",),
    )
    state.agenda.append((BEGIN_ROUND, 0, 0))
    for seat in reversed(state.order):
        for number in reversed(first_throws(seats)):
            state.agenda.append((THROW, seat, number))
