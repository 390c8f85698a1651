"""What is in the box, and the numbers that the rules fix. Names, edges and tile sets are
data: `board.toml`."""

from typing import Final

from regnum.games.carolingi.scene import Colour, Season

NONE: Final = -1
"""No seat, no country, no tile: never 0, which is one."""

# The board (2.1.2, 2.1.3)
COUNTRIES: Final = 36
REGIONS: Final = 8
MOST_SEATS: Final = 6
COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "yellow", "white", "purple", "orange")
"""By seat."""

SEASONS: Final[tuple[Season, ...]] = ("winter", "spring", "summer", "autumn")
WINTER: Final = 0
AUTUMN: Final = 3

# Action tiles of a player (2.1.1): five without a dot, five with one, two no-action tiles.
TILES: Final = 12
DOTTED: Final = 5
"""The first tile with a dot, and how many there are of either sort."""

NO_ACTION_TILE: Final = 10
"""The first of the two no-action tiles."""

KINDS: Final = (
    "influence",
    "develop",
    "equip_missi",
    "move_troops",
    "battle",
    "soothe_riot",
    "peace",
    "no_action",
)
INFLUENCE: Final = 0
DEVELOP: Final = 1
EQUIP_MISSI: Final = 2
MOVE_TROOPS: Final = 3
BATTLE: Final = 4
SOOTHE_RIOT: Final = 5
PEACE: Final = 6
NO_ACTION: Final = 7

PROBLEM_KINDS: Final = 5
"""The kinds that a problem tile can show: the first five (Scenario 814)."""

EVENT: Final = MOST_SEATS * TILES
"""An event tile in the bag; an action tile is `seat * TILES + tile`."""

# Cards (2.1.3, 7): the countries' first, then the others.
HUNGER: Final = 36
HUNGER_CARDS: Final = 5
ANARCHY: Final = 41
REBELLION: Final = 42
CARDS: Final = 43

# Pieces (1, 2.1.4, 2.1.5)
FOLLOWERS: Final = 24
GANGS: Final = 50
COUNTERS: Final = 40

# Preparing a court (2.2.7, 2.2.8; D23)
LEUDES: Final = 8
NOBILES: Final = 8
MISSI: Final = 3
HOMELAND_FOLLOWERS: Final = 5

# Limits
MOST_COUNTERS: Final = 2
"""Development counters on a country (5.2)."""

MOST_TROPHIES: Final = 4
MOST_GANGS: Final = 3
"""Gangs that stay on a country at the turn of the year (3.4)."""

HOMELAND_CAPACITY: Final = 3
LEAST_LEVY: Final = 3

# Victory conditions (3.5)
EXPANSION: Final = 6
DEVELOPMENT: Final = 6
FOLLOWING: Final = 12
PEACE_CONDITIONS: Final = 3

CONDITIONS: Final = {
    "expansion": EXPANSION,
    "development": DEVELOPMENT,
    "following": FOLLOWING,
    "glory": MOST_TROPHIES,
    "regions": 1,
    "palace": 1,
}
"""How much of each makes a point."""

FIRST_YEAR: Final = 830
FIRST_YEAR_814: Final = 814


def event_tiles(seats: int) -> int:
    """Event tiles in the first year (2.2.5); one more comes after it."""
    return 2 if seats > 4 else 1
