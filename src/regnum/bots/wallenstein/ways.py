"""What somebody who plays Wallenstein by habit goes by: what a Thaler, an army or a marker is worth
in which season, how much is risked, which actions are liked. Habits are learned (`regnum train`);
these are the ones that somebody has thought up, and how far learning reaches at a time."""

from typing import Final

from regnum.core.packed import vec
from regnum.games.wallenstein.facts import ACTIONS

SEASONS: Final = 6
"""Springs, summers and falls of a game."""

# By season: kind * SEASONS + season.
MONEY: Final = 0  # a Thaler spent
TAXED: Final = 1  # a Thaler gained
GRAINED: Final = 2  # a unit of grain that is wanted
MARGIN: Final = 3  # grain wanted beyond what winter is likely to take
ARMY: Final = 4  # an army lost in an attack
REAR: Final = 5  # an army deployed
FRONT: Final = 6  # what it is worth more beside somebody else's county
MARKED: Final = 7  # a revolt marker
RISING: Final = 8  # a revolt that may come
SPITE: Final = 9  # a rival's loss
LEADER: Final = 10  # what it is worth more if the rival leads
COUNTY: Final = 11  # a county's point
STANDS: Final = 12  # what stands there, in such points
SITE: Final = 13  # an open building site
LAND: Final = 14  # a Thaler or a unit of grain on a county's card
BUILDING: Final = 15  # a building's point and its majority's
LAST_SITE: Final = 16  # the last site of a county taken by something small
EXPOSED: Final = 17  # how likely a county is lost to armies beside it
RISKY: Final = 18  # and what is built there
BARED: Final = 19  # what an attack leaves open
PRESSED: Final = 20  # another county to feed
NEUTRAL: Final = 21  # a county that belongs to nobody
GOOD: Final = 22  # what an attack must be worth more than to stay
CATCHING: Final = 23  # a building that comes nearer to a majority, in its points
FURTHER: Final = 24  # and one where the majority is there already
HELD: Final = 25  # how likely a county that was conquered is lost again
SPARE: Final = 26  # a unit of grain that is not wanted
FUTURE: Final = 27  # what armies deployed could attack in the next season
LIKED: Final = 28  # by action: how much it is liked for its own sake
BY_SEASON: Final = LIKED + ACTIONS

# All the same in every season.
EARLY: Final = BY_SEASON * SEASONS  # by action: what it is worth more among the first of the row
HIDDEN: Final = EARLY + ACTIONS  # by action: and if nobody knows when it comes
AT_RISK: Final = HIDDEN + ACTIONS  # by action: in a county that is as good as lost
STEP: Final = AT_RISK + ACTIONS  # a place later in the player order
STEP_TO_ATTACK: Final = STEP + 1  # the same with an attack in the plan
TILES: Final = STEP + 2  # by tile: what it is worth to a plan that can use it
GRAIN_TO_SPARE: Final = TILES + 5
RICH: Final = TILES + 6  # Thalers from which a bid of money is made
WAYS: Final = TILES + 7

_FIRST: Final[list[tuple[float, float, float]]] = [
    (0.28, 0.0, 0.1),
    (0.28, 0.08, 0.1),
    (0.55, 0.55, 0.15),
    (1.0, 1.0, 0.7),
    (0.11, 0.0, 0.05),
    (0.055, 0.0, 0.03),
    (0.055, 0.0, 0.03),
    (0.15, 0.0, 0.1),
    (0.22, 0.22, 0.1),
    (0.3, 0.3, 0.15),
    (0.0, 0.0, 0.15),
    (1.0, 1.0, 0.2),
    (1.8, 1.8, 0.4),
    (0.25, 0.0, 0.1),
    (0.05, 0.0, 0.03),
    (1.0, 1.0, 0.2),
    (0.4, 0.0, 0.15),
    (0.3, 0.3, 0.1),
    (0.25, 0.25, 0.1),
    (0.5, 0.5, 0.2),
    (0.4, 0.0, 0.15),
    (0.0, 0.0, 0.2),
    (0.15, 0.15, 0.1),
    (0.0, 0.0, 0.15),
    (0.0, 0.0, 0.15),
    (0.0, 0.0, 0.3),
    (0.02, 0.02, 0.03),
    (0.0, 0.0, 0.1),
    *[(0.0, 0.0, 0.15)] * ACTIONS,
]
"""By kind: what it is in all seasons but the last, in the last, and how far learning reaches."""

TWO_WINTERS: Final = 1.7
"""In the first year points are given twice, the later ones discounted."""


def first_ways() -> list[float]:
    """What somebody has thought up."""
    found: list[float] = []
    for kind, (usual, last, _) in enumerate(_FIRST):
        for season in range(SEASONS):
            twice = TWO_WINTERS if kind in (COUNTY, BUILDING) and season < 3 else 1.0
            found.append(twice * (last if season == SEASONS - 1 else usual))
    found += [0.0] * (3 * ACTIONS)
    found += [0.02, 0.02, 0.28, 0.5, 0.22, 0.3, 0.3, 0.05, 12.0]
    return found


def reaches() -> list[float]:
    """How far each may be off while it is learned."""
    found: list[float] = []
    for _, _, reach in _FIRST:
        found += [reach] * SEASONS
    found += [0.1] * (2 * ACTIONS)
    found += [0.3] * ACTIONS
    found += [0.03, 0.03, 0.1, 0.1, 0.1, 0.1, 0.1, 0.05, 3.0]
    return found


FIRST_WAYS: Final = vec[float](first_ways())
assert len(FIRST_WAYS) == WAYS
