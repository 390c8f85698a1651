"""The table as a row of numbers (`regnum.core.tensor`). Everything lies open in this game."""

from typing import Any, Final

from regnum.core.agenda import NUMBER_SHIFT
from regnum.core.game import Game
from regnum.core.packed import i16, i64, vec
from regnum.core.phase import Phase
from regnum.core.tensor import (
    LARGEST,
    Encoder,
    Feature,
    capped,
    player_after,
    put,
    put_bits,
    put_by_player,
    put_holders,
    put_one_of,
)
from regnum.games.carolus.facts import CLANS, DISCS, PALADINS, SIDES, TERRITORIES
from regnum.games.carolus.paladins import PLAY_PALADINS
from regnum.games.carolus.replenish import NAME_COLOUR
from regnum.games.carolus.state import LEFT, Position

MOST_SEATS: Final = 4
MOST_SIDES: Final = 3
assert len(SIDES) == MOST_SIDES

ON_MAP: Final = (MOST_SIDES, TERRITORIES)

PUBLIC: Final = [
    Feature(
        "paladins",
        ("clan", "territory"),
        (CLANS, TERRITORIES),
        PALADINS,
        "paladins of a clan there",
    ),
    Feature("owner", ("side", "territory"), ON_MAP, 1, "whose it is, one's own side first"),
    Feature("castles", ("territory",), (TERRITORIES,), TERRITORIES, "castles that stand there"),
    Feature(
        "segments",
        ("territory",),
        (TERRITORIES,),
        TERRITORIES,
        "segments of a territory, at its first one; 0 where merged into another",
    ),
    Feature("emperor", ("territory",), (TERRITORIES,), 1, "where the Emperor stands"),
    Feature("court", ("player", "clan"), (MOST_SEATS, CLANS), PALADINS, "paladins at a court"),
    Feature("reserve", ("player", "clan"), (MOST_SEATS, CLANS), PALADINS, "paladins in a reserve"),
    Feature("marker", ("player", "clan"), (MOST_SEATS, CLANS), 1, "who controls a clan"),
    Feature("discs", ("player", "disc"), (MOST_SEATS, DISCS), 1, "discs still to be played"),
    Feature("shown", ("player", "disc"), (MOST_SEATS, DISCS), 1, "the disc of this round"),
    Feature(
        "order",
        ("player", "place"),
        (MOST_SEATS, MOST_SEATS),
        1,
        "the place in the order of choosing discs, then of acting",
    ),
    Feature("hand", ("side",), (MOST_SIDES,), 10, "castles not built, one's own side first"),
    Feature("middle", ("clan",), (CLANS,), PALADINS, "paladins nobody has"),
    Feature("round", (), (), LARGEST, "the round"),
]

PRIVATE: Final = [
    Feature("count", (), (), LEFT, "how many paladins or crowns are still to be decided"),
]


class Numbers(Encoder[Position]):
    """Carolus Magnus in numbers."""

    def __init__(self, game: Game, phases: list[Phase[Any]]) -> None:
        super().__init__(game, phases, PUBLIC, PRIVATE, [])

    def write_public(self, state: Position, seat: i64, row: vec[i16], at: i64) -> i64:
        at = write_map(state, seat, row, at)
        at = write_players(state, seat, row, at)
        own = state.side(seat)
        at = put_by_player(row, at, state.hand, own, 1) + MOST_SIDES - state.parties
        at = put(row, at, state.middle)
        row[at] = capped(state.round)
        return at + 1

    def write_private(self, state: Position, seat: i64, row: vec[i16], at: i64) -> i64:
        count: i64 = 0
        if state.owing >> seat & 1:
            decision = state.decision()
            if decision is PLAY_PALADINS or decision is NAME_COLOUR:
                count = state.agenda[-1] >> NUMBER_SHIFT & LEFT - 1
        row[at] = i16(count)
        return at + 1


def write_map(state: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """The planes over the territories."""
    clan: i64 = 0
    place: i64 = 0
    for paladins in state.paladins:
        if paladins:
            row[at + clan * TERRITORIES + place] = i16(paladins)
        clan += 1
        if clan == CLANS:
            clan = 0
            place += 1
    at += CLANS * TERRITORIES
    parties, own = state.parties, state.side(seat)
    put_holders(row, at, state.owner, own, parties, TERRITORIES)
    at += MOST_SIDES * TERRITORIES
    at = put(row, at, state.built)
    at = put(row, at, state.segments)
    return put_one_of(row, at, state.emperor, TERRITORIES)


def write_players(state: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """What lies before the players."""
    seats: i64 = state.seats
    empty = MOST_SEATS - seats
    at = put_by_player(row, at, state.courts, seat, CLANS) + empty * CLANS
    at = put_by_player(row, at, state.reserves, seat, CLANS) + empty * CLANS
    discs, shown = state.discs, state.shown
    step: i64
    put_holders(row, at, state.marker, seat, seats, CLANS)
    at += MOST_SEATS * CLANS
    for step in range(seats):
        at = put_bits(row, at, discs[player_after(seat, step, seats)], DISCS)
    at += empty * DISCS
    for step in range(seats):
        at = put_one_of(row, at, shown[player_after(seat, step, seats)] - 1, DISCS)
    at += empty * DISCS
    put_holders(row, at, state.order, seat, seats, MOST_SEATS)
    return at + MOST_SEATS * MOST_SEATS


assert LEFT & LEFT - 1 == 0, "a count is the low bits of a number"
