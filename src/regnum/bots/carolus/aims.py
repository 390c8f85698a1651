"""What a turn of Carolus Magnus is for: castles, clans, territories."""

from typing import Any, Final

from regnum.bots.strategy import Aim
from regnum.core.packed import i64
from regnum.core.vectors import place_of
from regnum.games.carolus.castles import strongest
from regnum.games.carolus.facts import CLANS, COLOURS, NONE, SIDES
from regnum.games.carolus.moves import CROWNED
from regnum.games.carolus.opening import CHOOSE_DISC
from regnum.games.carolus.state import Position

EARLY: Final = 2
"""Discs up to this one are shown to act early, those above it to go far."""


def aims_of(before: Position, after: Position, seat: i64, moves: list[int]) -> list[Aim]:
    if before.decision() is CHOOSE_DISC:
        early = after.shown[seat] <= EARLY
        return [Aim("aim-early" if early else "aim-far", {})]
    won, would = castle_aims(before, after, seat)
    taken, kept = clan_aims(before, after, seat)
    return won + taken + would[:1] + kept + reserve_aims(moves)


def castle_aims(before: Position, after: Position, seat: i64) -> tuple[list[Aim], list[Aim]]:
    """Territories that a side has won, and those where it would if the Emperor came now."""
    side = before.side(seat)
    won: list[Aim] = []
    would: list[Aim] = []
    for territory in before.ring:
        former = before.owner[territory]
        place = int(territory) + 1
        if former != side and holder(before, after, territory) == side:
            if former == NONE:
                won.append(Aim("aim-castle", {"territory": place}))
            else:
                taken = {"territory": place, "former": SIDES[former]}
                won.append(Aim("aim-takeover", taken))
        elif former != side and after.owner[territory] == former and territory in after.ring:
            stronger = strongest(after, territory) == side
            if stronger and strongest(before, territory) != side:
                would.append(Aim("aim-territory", {"territory": place}))
    return won, would


def holder(before: Position, after: Position, territory: i64) -> i64:
    """The side whose castles stand there, also when it has grown together with what lay before it
    (5.3)."""
    ring = before.ring
    place = place_of(ring, territory)
    while ring[place] not in after.ring:
        place = (place - 1) % len(ring)
    return after.owner[ring[place]]


def reserve_aims(moves: list[int]) -> list[Aim]:
    """Paladins that are taken for a crown; what the dice bring is nobody's aim."""
    clans = sorted({move - CROWNED for move in moves if move >= CROWNED})
    return [Aim("aim-paladin", {"colour": COLOURS[clan]}) for clan in clans]


def clan_aims(before: Position, after: Position, seat: i64) -> tuple[list[Aim], list[Aim]]:
    """Clans that have come under one's control, or are safer there."""
    taken: list[Aim] = []
    kept: list[Aim] = []
    clan: i64
    for clan in range(CLANS):
        if after.marker[clan] != seat:
            continue
        holder = before.marker[clan]
        params: dict[str, Any] = {"colour": COLOURS[clan]}
        if holder == seat:
            place = seat * CLANS + clan
            if after.courts[place] > before.courts[place]:
                kept.append(Aim("aim-keep-clan", params))
        elif holder == NONE:
            taken.append(Aim("aim-clan", params))
        else:
            taken.append(Aim("aim-clan-from", params | {"rival": int(holder)}))
    return taken, kept
