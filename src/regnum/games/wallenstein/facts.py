"""What is in the box, and the numbers and words that the rules fix (1). Names, borders and cards
are data: `board.toml`.

Counties, regions, events and cards count from 0 in the order of that file; favor cards keep their
printed numbers, 1 to 21.
"""

from typing import Final

from regnum.core.packed import i64, packed, vec
from regnum.games.wallenstein.scene import Action, Benefit, Building, Colour, Combat, Tile

NONE: Final = -1
"""No owner, no card, nobody: never 0, which is a seat or a county."""

COUNTIES: Final = 45
REGIONS: Final = 5
COUNTIES_A_REGION: Final = 9
BORDERS: Final = 114
ACTIONS: Final = 10
PLACES: Final = 5
"""Positions in the player order, and bonus tiles."""

EVENTS: Final = 12
FAVORS: Final = 21
MONEY_CARDS: Final = 5
SPACES: Final = 3
"""Favor cards on display."""

COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "yellow", "purple", "black", "green")
"""The armies of the seats, then the peasants'."""

GREEN: Final = 5
CUBES: Final = 6
"""Colours of cubes."""

NO_CUBES: Final[vec[i64]] = packed([0] * CUBES)

# Actions in the order of the player mat.
PALACE: Final = 0
CHURCH: Final = 1
TRADING_POST: Final = 2
GRAIN: Final = 3
TAXES: Final = 4
DEPLOY5: Final = 5
DEPLOY3: Final = 6
DEPLOY1: Final = 7
COMBAT_A: Final = 8
COMBAT_B: Final = 9
ACTION_NAMES: Final[tuple[Action, ...]] = (
    "palace",
    "church",
    "trading_post",
    "grain",
    "taxes",
    "deploy5",
    "deploy3",
    "deploy1",
    "combat_a",
    "combat_b",
)
BUILDINGS: Final = 3
BUILDING_NAMES: Final[tuple[Building, ...]] = ("palace", "church", "trading_post")

# Bonus tiles.
TILE_THALER: Final = 0
TILE_GRAIN: Final = 1
TILE_ARMIES: Final = 2
TILE_ATTACK: Final = 3
TILE_DEFENCE: Final = 4
TILE_NAMES: Final[tuple[Tile, ...]] = ("thaler", "grain", "armies", "attack", "defence")

# Events.
TRADING_POST_CALMS: Final = 0
NEUTRAL_TWO_PEASANTS: Final = 1
PALACE_DEFENDS: Final = 2
CHURCH_PROTECTS: Final = 3
TAX_AT_MOST_5: Final = 4
TAX_AT_LEAST_6: Final = 5
GRAIN_AT_LEAST_4: Final = 6
GRAIN_AT_MOST_3: Final = 7
DEPLOY_REDUCED: Final = 8
EVENT_NAMES: Final = (
    "trading_post_calms",
    "neutral_two_peasants",
    "palace_defends",
    "church_protects",
    "tax_at_most_5",
    "tax_at_least_6",
    "grain_at_least_4",
    "grain_at_most_3",
    "deploy_reduced",
)

# Favors.
FAVOR_CANCEL_EVENT: Final = 0
FAVOR_THALERS: Final = 1
FAVOR_TRAY_ARMIES: Final = 2
FAVOR_REMOVE_REVOLT: Final = 3
FAVOR_GRAIN: Final = 4
FAVOR_POINTS: Final = 5
FAVOR_BUILDING: Final = 6
FAVOR_IMMUNE: Final = 7
FAVOR_DEPLOY: Final = 8
FAVOR_NAMES: Final = (
    "cancel_event",
    "thalers",
    "tray_armies",
    "remove_revolt",
    "grain",
    "vp",
    "building",
    "immune",
    "deploy_free",
)

COUNTED_FAVORS: Final = (
    FAVOR_THALERS,
    FAVOR_TRAY_ARMIES,
    FAVOR_GRAIN,
    FAVOR_POINTS,
    FAVOR_DEPLOY,
)
"""The kinds whose cards show how many."""

# What a Landsknechte card offers.
BENEFITS: Final = 4
BENEFIT_NAMES: Final[tuple[Benefit, ...]] = ("thalers", "armies", "grain", "vp")
BENEFIT_THALERS: Final = 0
BENEFIT_ARMIES: Final = 1
BENEFIT_GRAIN: Final = 2
BENEFIT_POINTS: Final = 3

IMMUNE_TO: Final[dict[Combat, int]] = {"A": 1, "B": 2}
"""Bits of the combat actions that an immunity keeps off."""


def immune_to(bits: i64) -> list[Combat]:
    """The combat actions that these bits keep off."""
    return [combat for combat, bit in IMMUNE_TO.items() if bits & bit]


COSTS: Final[vec[i64]] = packed((4, 3, 2))
"""Courtiers that the three spaces of the audience hall cost (9.1)."""

BIT: Final[vec[i64]] = packed([1 << county for county in range(COUNTIES)])
"""The mask of each county; compiled, a literal 1 would be shifted in 32 bits."""
