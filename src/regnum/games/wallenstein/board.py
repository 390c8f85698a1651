"""The facts of board.toml as tables of small numbers, checked once when they are read (1).

Counties, regions, events and cards count from 0 in the order of the file; favor cards keep
their printed numbers, 1 to 21.
"""

from collections.abc import Iterator
from typing import Final

from regnum.core.datafile import DataFile, Row, own_file
from regnum.core.errors import BadBoard
from regnum.core.packed import i64, packed, vec
from regnum.games.wallenstein.facts import (
    ACTION_NAMES,
    BENEFIT_NAMES,
    BORDERS,
    BUILDING_NAMES,
    COUNTIES,
    COUNTIES_A_REGION,
    EVENT_NAMES,
    EVENTS,
    FAVOR_NAMES,
    FAVORS,
    IMMUNE_TO,
    NONE,
    REGIONS,
)

MANY: Final = 99
"""More than any number of the file."""

FILE: Final[DataFile] = own_file("regnum.games.wallenstein")

_counties: Final[list[Row]] = FILE.rows("county")

IDS: Final[list[str]] = [county.text("id") for county in _counties]
NAMES: Final[list[str]] = [county.label("name") for county in _counties]
REGION_NAMES: Final[list[str]] = list(dict.fromkeys(county.label("region") for county in _counties))
REGION_IDS: Final[list[str]] = [name.lower().replace("ö", "oe") for name in REGION_NAMES]
REGION: Final[vec[i64]] = packed([c.place_of("region", REGION_NAMES) for c in _counties])
TAX: Final[vec[i64]] = packed([county.number("tax", 0, MANY) for county in _counties])
GRAINS: Final[vec[i64]] = packed([county.number("grain", 0, MANY) for county in _counties])
SITES: Final[vec[i64]] = packed([county.number("sites", 0, MANY) for county in _counties])
THREE_PLAYER: Final[list[bool]] = [county.flag("three_player") for county in _counties]
NEIGHBOURS: Final[list[list[int]]] = [
    sorted(IDS.index(neighbour) for neighbour in county.texts("neighbours")) for county in _counties
]
ADJACENT: Final[vec[i64]] = packed(
    [sum(1 << neighbour for neighbour in neighbours) for neighbours in NEIGHBOURS]
)
"""The masks of the neighbours."""

_box: Final[Row] = FILE.row("box")
ARMY_CUBES: Final[int] = _box.number("army_cubes", 1, MANY)
PEASANT_CUBES: Final[int] = _box.number("peasant_cubes", 1, MANY)
REVOLT_MARKERS: Final[int] = _box.number("revolt_markers", 1, MANY)
BUILDING_TILES: Final[vec[i64]] = packed(
    [_box.number(tiles, 1, MANY) for tiles in ("palaces", "churches", "trading_posts")]
)
FOOD_TRACK: Final[int] = _box.number("food_track", 1, MANY)
COURTIERS: Final[int] = _box.number("courtiers", 1, MANY)
TOWER_CARDS: Final[int] = _box.number("tower_cards", 1, MANY)
STATUES: Final[int] = _box.number("statues", 1, MANY)

_prices: Final[Row] = FILE.row("price")
PRICE: Final[vec[i64]] = packed(
    [_prices.number(name, 0, MANY) if name in _prices.values else 0 for name in ACTION_NAMES]
)
"""What each action costs, by action."""

MAJORITY: Final[vec[i64]] = packed(
    [FILE.row("majority").number(name, 0, MANY) for name in BUILDING_NAMES]
)

_set_up: Final[Row] = FILE.row("set_up")
FILL_ARMIES: Final[int] = _set_up.number("fill_armies", 1, MANY)
FILL_PEASANTS: Final[int] = _set_up.number("fill_peasants", 1, MANY)
EVENTS_A_YEAR: Final[int] = _set_up.number("event_cards", 1, EVENTS)

_events: Final[list[Row]] = FILE.rows("event")
EVENT_KIND: Final[vec[i64]] = packed([card.place_of("kind", EVENT_NAMES) for card in _events])
WINTER_LOSS: Final[vec[i64]] = packed([card.number("winter_loss", 0, MANY) for card in _events])

UNSUPPLIED: Final = 999
"""Stands in the chart for any number of counties."""

SUPPLY: Final[list[tuple[int, int, int]]] = [
    (row.number("max", 1, UNSUPPLIED), row.number("revolts", 1, MANY), row.number("extra", 1, MANY))
    for row in FILE.rows("supply")
]
"""The supply chart: up to so many unsupplied counties, so many revolts, so many more peasants."""

LANDSKNECHTE: Final[list[list[int]]] = [
    [card.number(name, 0, MANY) for name in BENEFIT_NAMES] for card in FILE.rows("landsknechte")
]
"""What each card of the deck offers, by benefit."""

_favors: Final[list[Row]] = [FILE.row("favor").part(f"c{n}") for n in range(1, FAVORS + 1)]
FAVOR_KIND: Final[vec[i64]] = packed(
    [NONE] + [card.place_of("kind", FAVOR_NAMES) for card in _favors]
)
"""By card number; there is no card 0."""


def _favor_number(card: Row) -> int:
    """The number on a favor card, the building that it grants, or the bits it protects from."""
    if "building" in card.values:
        return card.place_of("building", BUILDING_NAMES)
    if "to" in card.values:
        safe = card.texts("to")
        return sum([bit for combat, bit in IMMUNE_TO.items() if combat in safe])
    return card.number("n", 0, MANY) if "n" in card.values else 0


FAVOR_NUMBER: Final[vec[i64]] = packed([NONE] + [_favor_number(card) for card in _favors])


_models: Final[list[Row]] = FILE.rows("tower.model")
TOWER_MODELS: Final[list[str]] = [model.text("name") for model in _models]
TOWER_DEFAULT: Final[str] = TOWER_MODELS[FILE.row("tower").place_of("default", TOWER_MODELS)]
TOWER_RATES: Final[dict[str, list[int]]] = {
    model.text("name"): [*model.values["thrown_out"], *model.values["stuck_out"]]
    for model in _models
}
"""By model: the chance of a thrown cube to come out and that of a stuck one, as two fractions."""


def capital(seats: int) -> int:
    """The Thalers each player starts with (2.2)."""
    return _set_up.part("thalers").number(f"p{seats}", 1, MANY)


def army_groups(seats: int) -> list[int]:
    """The groups of armies on the back of a player mat (2.3)."""
    return [int(size) for size in FILE.row("army_groups").values[f"p{seats}"]]


def _printed(seats: int) -> list[list[tuple[int, int]]]:
    return [
        [(IDS.index(county), int(armies)) for county, armies in printed.items()]
        for printed in FILE.row("lineup").values[f"p{seats}"]
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
    raise BadBoard(f"board.toml: {_mistake}")
