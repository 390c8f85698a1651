"""The facts of board.toml as tables of small numbers, checked once when they are read (1).

Counties, regions, events and cards count from 0 in the order of the file; favor cards keep
their printed numbers, 1 to 21.
"""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

from regnum.core.packed import i64, packed, vec
from regnum.games.wallenstein.scene import Action, Benefit, Building, Colour, Combat, Tile

BOARD: Final[dict[str, Any]] = tomllib.loads(
    files("regnum.games.wallenstein").joinpath("board.toml").read_text(encoding="utf-8")
)

NONE: Final = -1
"""No owner, no card, nobody: never 0, which is a seat or a county."""

COUNTIES: Final = 45
REGIONS: Final = 5
COUNTIES_A_REGION: Final = 9
BORDERS: Final = 114
ACTIONS: Final = 10
PLACES: Final = 5
"""Positions in the player order, and bonus tiles."""

FAVORS: Final = 21
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

_counties: Final[list[dict[str, Any]]] = BOARD["county"]
_box: Final[dict[str, int]] = BOARD["box"]

IDS: Final[list[str]] = [str(county["id"]) for county in _counties]
NAMES: Final[list[str]] = [str(county["name"]) for county in _counties]
REGION_NAMES: Final[list[str]] = list(dict.fromkeys(str(county["region"]) for county in _counties))
REGION_IDS: Final[list[str]] = [name.lower().replace("ö", "oe") for name in REGION_NAMES]
REGION: Final[vec[i64]] = packed([REGION_NAMES.index(county["region"]) for county in _counties])
TAX: Final[vec[i64]] = packed([int(county["tax"]) for county in _counties])
GRAINS: Final[vec[i64]] = packed([int(county["grain"]) for county in _counties])
SITES: Final[vec[i64]] = packed([int(county["sites"]) for county in _counties])
THREE_PLAYER: Final[list[bool]] = [bool(county["three_player"]) for county in _counties]
NEIGHBOURS: Final[list[list[int]]] = [
    sorted(IDS.index(neighbour) for neighbour in county["neighbours"]) for county in _counties
]
BIT: Final[vec[i64]] = packed([1 << county for county in range(COUNTIES)])
"""The mask of each county; compiled, a literal 1 would be shifted in 32 bits."""

ADJACENT: Final[vec[i64]] = packed(
    [sum(1 << neighbour for neighbour in neighbours) for neighbours in NEIGHBOURS]
)
"""The masks of the neighbours."""


ARMY_CUBES: Final[int] = _box["army_cubes"]
PEASANT_CUBES: Final[int] = _box["peasant_cubes"]
REVOLT_MARKERS: Final[int] = _box["revolt_markers"]
BUILDING_TILES: Final[vec[i64]] = packed([_box["palaces"], _box["churches"], _box["trading_posts"]])
FOOD_TRACK: Final[int] = _box["food_track"]
COURTIERS: Final[int] = _box["courtiers"]
TOWER_CARDS: Final[int] = _box["tower_cards"]
STATUES: Final[int] = _box["statues"]
MONEY_CARDS: Final = 5

PRICE: Final[vec[i64]] = packed([int(BOARD["price"].get(name, 0)) for name in ACTION_NAMES])
"""What each action costs, by action."""

MAJORITY: Final[vec[i64]] = packed(
    [int(BOARD["majority"][name]) for name in ACTION_NAMES[:BUILDINGS]]
)
FILL_ARMIES: Final[int] = BOARD["set_up"]["fill_armies"]
FILL_PEASANTS: Final[int] = BOARD["set_up"]["fill_peasants"]
EVENTS_A_YEAR: Final[int] = BOARD["set_up"]["event_cards"]

EVENT_KIND: Final[vec[i64]] = packed([EVENT_NAMES.index(card["kind"]) for card in BOARD["event"]])
WINTER_LOSS: Final[vec[i64]] = packed([int(card["winter_loss"]) for card in BOARD["event"]])
EVENTS: Final = 12

SUPPLY: Final[list[tuple[int, int, int]]] = [
    (int(row["max"]), int(row["revolts"]), int(row["extra"])) for row in BOARD["supply"]
]
"""The supply chart: up to so many unsupplied counties, so many revolts, so many more peasants."""

LANDSKNECHTE: Final[list[list[int]]] = [
    [int(card[name]) for name in BENEFIT_NAMES] for card in BOARD["landsknechte"]
]
"""What each card of the deck offers, by benefit."""

_favors: Final[list[dict[str, Any]]] = [BOARD["favor"][f"c{n}"] for n in range(1, FAVORS + 1)]
FAVOR_KIND: Final[vec[i64]] = packed([NONE] + [FAVOR_NAMES.index(card["kind"]) for card in _favors])
"""By card number; there is no card 0."""


def _favor_number(card: dict[str, Any]) -> int:
    """The number on a favor card, the building that it grants, or the bits it protects from."""
    if "building" in card:
        return ACTION_NAMES.index(card["building"])
    if "to" in card:
        return sum(IMMUNE_TO[action] for action in card["to"])
    return int(card.get("n", 0))


FAVOR_NUMBER: Final[vec[i64]] = packed([NONE] + [_favor_number(card) for card in _favors])


def _model(name: str) -> list[int]:
    for model in BOARD["tower"]["model"]:
        if model["name"] == name:
            return [int(number) for number in model["thrown_out"] + model["stuck_out"]]
    raise ValueError(f"board.toml has no tower model {name!r}")


TOWER_DEFAULT: Final[str] = BOARD["tower"]["default"]
TOWER_MODELS: Final[list[str]] = [str(model["name"]) for model in BOARD["tower"]["model"]]
TOWER_RATES: Final[dict[str, list[int]]] = {name: _model(name) for name in TOWER_MODELS}
"""By model: the chance of a thrown cube to come out and that of a stuck one, as two fractions."""


def capital(seats: int) -> int:
    """The Thalers each player starts with (2.2)."""
    return int(BOARD["set_up"]["thalers"][f"p{seats}"])


def army_groups(seats: int) -> list[int]:
    """The groups of armies on the back of a player mat (2.3)."""
    return [int(size) for size in BOARD["army_groups"][f"p{seats}"]]


def _printed(seats: int) -> list[list[tuple[int, int]]]:
    return [
        [(IDS.index(county), int(armies)) for county, armies in printed.items()]
        for printed in BOARD["lineup"][f"p{seats}"]
    ]


LINEUP: Final[dict[int, list[list[tuple[int, int]]]]] = {n: _printed(n) for n in (3, 4, 5)}
"""By number of players and seat: the printed line-up, counties and their armies (7)."""


def used(seats: int) -> list[int]:
    """The counties in the game, ascending: three players leave eight out (2.1)."""
    return [county for county in range(COUNTIES) if seats > 3 or THREE_PLAYER[county]]


USED: Final[list[vec[i64]]] = [
    packed([int(seats > 3 or THREE_PLAYER[county]) for county in range(COUNTIES)])
    for seats in range(6)
]
"""By number of players and county: 1 if it is in the game."""


def mistakes() -> Iterator[str]:
    """A sentence for each fact of the file that contradicts another."""
    if len(IDS) != COUNTIES or len(set(IDS)) != COUNTIES or len(REGION_NAMES) != REGIONS:
        yield "There must be 45 counties with different names in 5 regions."
    if any(REGION[county] != county // COUNTIES_A_REGION for county in range(COUNTIES)):
        yield "Each region must have nine counties, listed together."
    for county, neighbours in enumerate(NEIGHBOURS):
        if county in neighbours or len(set(neighbours)) != len(neighbours):
            yield f"{NAMES[county]} must name its neighbours once each, and not itself."
        for neighbour in neighbours:
            if county not in NEIGHBOURS[neighbour]:
                yield f"{NAMES[neighbour]} must border on {NAMES[county]} as that does on it."
    if sum(map(len, NEIGHBOURS)) != 2 * BORDERS:
        yield f"There must be {BORDERS} borders."
    for seats in (3, 4, 5):
        if not _connected(used(seats)):
            yield f"The counties of {seats} players must hang together."
        for seat in range(seats):
            sizes = sorted((armies for _, armies in LINEUP[seats][seat]), reverse=True)
            if sizes != army_groups(seats):
                yield f"Line-up {seat} of {seats} players must use the groups of armies."
    if len(EVENT_KIND) != EVENTS or set(EVENT_KIND) != set(range(len(EVENT_NAMES))):
        yield f"There must be {EVENTS} event cards of all kinds."


def _connected(counties: list[int]) -> bool:
    reached = {counties[0]}
    frontier = [counties[0]]
    while frontier:
        for neighbour in NEIGHBOURS[frontier.pop()]:
            if neighbour in counties and neighbour not in reached:
                reached.add(neighbour)
                frontier.append(neighbour)
    return len(reached) == len(counties)


for _mistake in mistakes():
    raise ValueError(f"board.toml: {_mistake}")
