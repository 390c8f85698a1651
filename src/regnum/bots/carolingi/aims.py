"""What a turn of Carolingi is for: which victory condition it serves, or whose it spoils."""

from typing import Final

from regnum.bots.carolingi.empire import judge_of
from regnum.bots.carolingi.features import (
    ACTIVE,
    CONTROLLED,
    COUNTERS,
    CROWD,
    EMISSARIES,
    MET,
    MISSI,
    OWN,
    TROPHIES,
    figures_of,
    lacking_in,
)
from regnum.bots.carolingi.greedy import acted_out
from regnum.bots.strategy import Aim
from regnum.core.packed import i64
from regnum.games.carolingi.facts import (
    DEVELOPMENT,
    EXPANSION,
    FOLLOWING,
    MOST_TROPHIES,
    NO_ACTION_TILE,
)
from regnum.games.carolingi.moves import LAY, SWAP
from regnum.games.carolingi.scoring import rulers
from regnum.games.carolingi.seasons import LAY_TILES
from regnum.games.carolingi.state import Position

CONDITIONS: Final = (
    (CONTROLLED, "aim-expansion", EXPANSION),
    (COUNTERS, "aim-development", DEVELOPMENT),
    (CROWD, "aim-following", FOLLOWING),
    (TROPHIES, "aim-glory", MOST_TROPHIES),
)
"""The figure of each victory condition, what is said of it, and how much of it is wanted."""

MEANS: Final = ((ACTIVE, "aim-tile"), (EMISSARIES, "aim-emissaries"), (MISSI, "aim-missi"))
"""What serves no condition by itself."""

NEARLY: Final = 2
"""With so few countries lacking, a region is one to speak of."""


def aims_of(before: Position, after: Position, seat: i64, moves: list[int]) -> list[Aim]:
    if before.decision() is not LAY_TILES:
        return aims_between(before, after, seat)
    found: list[Aim] = []
    for move in moves:
        if LAY <= move < SWAP:
            found += aims_of_tile(before, seat, move - LAY)
    return found


def aims_of_tile(state: Position, seat: i64, tile: int) -> list[Aim]:
    """What a tile would be for if it were drawn now."""
    if tile == state.board.peace_tile:
        ready = state.rules.may_declare_peace(state, seat)
        return [Aim("aim-peace" if ready else "aim-bluff", {})]
    if tile >= NO_ACTION_TILE:
        return []
    _, acted = acted_out(state, int(seat), tile, judge_of(state))
    return aims_between(state, acted, seat)[:1]


def aims_between(before: Position, after: Position, seat: i64) -> list[Aim]:
    """Conditions fulfilled first, then those that have come nearer, then rivals, then means."""
    old, new = figures_of(before), figures_of(after)
    first = seat * OWN
    fulfilled: list[Aim] = []
    nearer: list[Aim] = []
    for figure, key, wanted in CONDITIONS:
        had, has = int(old[first + figure]), int(new[first + figure])
        if has > had and had < wanted:
            aim = Aim(key, {"count": has, "wanted": wanted})
            if has >= wanted:
                fulfilled.append(aim)
            else:
                nearer.append(aim)
    found = fulfilled + region_aims(before, after, seat) + nearer
    rival: i64
    for rival in range(before.seats):
        if rival != seat and new[rival * OWN + MET] < old[rival * OWN + MET]:
            found.append(Aim("aim-rival", {"rival": int(rival)}))
    for figure, key in MEANS:
        if new[first + figure] > old[first + figure]:
            found.append(Aim(key, {}))
    return found


def region_aims(before: Position, after: Position, seat: i64) -> list[Aim]:
    """Regions that are united now, or nearly."""
    found: list[Aim] = []
    earlier, later = rulers(before), rulers(after)
    for region in before.realm.regions:
        had = lacking_in(before, region, earlier)[seat]
        has = lacking_in(after, region, later)[seat]
        if has < had and has <= NEARLY:
            params = {"region": before.board.region_ids[region], "count": int(has)}
            found.append(Aim("aim-region" if has else "aim-united", params))
    return found
