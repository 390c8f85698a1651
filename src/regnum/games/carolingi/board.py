"""The board and the tiles as data: reading `board.toml`, or an owner's own file, and refusing
one that cannot be played, with the line that is wrong."""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from regnum.core.datafile import PRINTED, DataFile, Row, own_file
from regnum.core.document import Names
from regnum.core.errors import BadBoard
from regnum.core.packed import append, i64, packed, vec
from regnum.core.vectors import count_of, filled, place_of
from regnum.games.carolingi.facts import (
    COUNTRIES,
    DOTTED,
    GANGS,
    KINDS,
    MOST_SEATS,
    NO_ACTION,
    NO_ACTION_TILE,
    NONE,
    PEACE,
    PROBLEM_KINDS,
    REGIONS,
    SOOTHE_RIOT,
    TILES,
)

SCHEMA: Final = "carolingi-map/1"
FEWEST_SEATS: Final = 2
SLOTS_FEWER: Final = 2
"""Each region has two slots fewer than countries (2.1.3)."""

PROBLEM_TILES: Final = 18
MOST_OF_A_PROBLEM: Final = 4
"""A season never holds two of a kind, so a fifth could not be laid (Scenario 814, 3.5.2)."""

LONGEST_NAME: Final = 40
MOST_NORTH: Final = 85
"""A flat map has no room for the poles."""

LAST_COUNTRY: Final = 1 << (COUNTRIES - 1)


class Realm:
    """The part of the board that a number of players uses (2.2.1). What rules ask often is a mask
    with a bit for each country."""

    def __init__(self, board: "Board", seats: int) -> None:
        regions = [index for index in range(REGIONS) if board.region_seats[index] <= seats]
        inside = [index for index in range(COUNTRIES) if board.region[index] in regions]
        self.seats = seats
        self.regions = packed(regions)
        self.countries = packed(inside)
        self.mask: i64 = mask_of(inside)
        self.neighbours: list[vec[i64]] = []
        self.near = vec[i64]()  # by country: a mask of its neighbours
        self.around = vec[i64]()  # the same with the country itself
        for country, others in enumerate(board.neighbours):
            near = [other for other in others if other in inside]
            self.neighbours.append(packed(near))
            self.near = append(self.near, mask_of(near))
            self.around = append(self.around, mask_of([country, *near]))
        self.ways: list[vec[i64]] = [vec[i64]() for _ in range(COUNTRIES)]  # by their start
        for way in range(len(board.links_from)):
            start, end = int(board.links_from[way]), int(board.links_to[way])
            if start in inside and end in inside:
                self.ways[start] = append(self.ways[start], way)


def mask_of(countries: list[int]) -> int:
    """A bit for each."""
    return sum([1 << country for country in countries])


def bit(country: i64) -> i64:
    """The mask of one country. Compiled, `1 << country` would be done in 32 bits."""
    return LAST_COUNTRY >> (COUNTRIES - 1 - country)


class Board:
    """All facts by index: countries, regions and tiles in the order of the file."""

    def __init__(self) -> None:
        self.fingerprint = ""
        self.name = ""
        self.spoken: Names = {"region": {}, "country": {}}
        self.ids: list[str] = []
        self.slugs: list[str] = []
        self.names: list[str] = []
        self.globe: list[tuple[float, float] | None] = []  # by country: latitude and longitude
        self.region = vec[i64]()
        self.neighbours: list[list[int]] = []
        self.by_sea: list[list[int]] = []
        self.links_from = vec[i64]()
        self.links_to = vec[i64]()
        self.region_ids: list[str] = []
        self.region_names: list[str] = []
        self.region_seats: list[int] = []
        self.members: list[vec[i64]] = []
        self.slots = vec[i64]()
        self.homeland: list[int] = []
        self.woodland: list[int] = []
        self.first_card: list[int] = []
        self.kind = vec[i64]()
        self.tile_names: list[str] = []
        self.peace_tile: i64 = 0
        self.tracker = vec[i64]()
        self.gangs_a_player: i64 = 0
        self.problem_kind: list[int] = []
        self.problem_number: list[int] = []
        self.realms: list[Realm] = []


def own_board() -> Board:
    """The board that the game brings along."""
    return read_board(own_file("regnum.games.carolingi"))


def file_at(path: str) -> DataFile:
    """An owner's file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadBoard(f"The board file {path} cannot be read: {error}.") from None
    return DataFile(text, path)


def read_board(file: DataFile) -> Board:
    """Check a board's facts and put them into flat lists. BadBoard names the first wrong line."""
    if file.data.get("schema") != SCHEMA:
        raise file.fault("", 0, "schema", f"'schema' must be {SCHEMA!r}.")
    board = Board()
    board.name = _name(file)
    _read_regions(file, board)
    _read_countries(file, board)
    _read_edges(file, board)
    _read_special_countries(file, board)
    _check_statements(file, board)
    _read_tiles(file, board)
    _read_scenario(file, board)
    _add_realms(file, board)
    board.fingerprint = hashlib.sha256(repr(_facts(board)).encode()).hexdigest()[:16]
    return board


def _name(file: DataFile) -> str:
    """What the owner calls the board: as the file says, else as it is called itself."""
    if "name" not in file.data:
        return Path(file.name).stem
    name = Row(file, "", 0, file.data).label("name")
    if len(name) > LONGEST_NAME:
        what = f"'name' must be a name of at most {LONGEST_NAME} letters."
        raise file.fault("", 0, "name", what)
    return name


def _facts(board: Board) -> list[Any]:
    """All that play depends on, for the fingerprint; names and provenance are not part of it."""
    return [
        board.ids,
        board.region_ids,
        list(board.region),
        board.neighbours,
        board.region_seats,
        list(board.slots),
        board.homeland,
        board.woodland,
        board.first_card,
        list(board.kind),
        list(board.tracker),
        int(board.gangs_a_player),
        board.problem_kind,
        board.problem_number,
    ]


def _read_regions(file: DataFile, board: Board) -> None:
    regions = file.rows("region")
    if len(regions) != REGIONS:
        raise file.fault("region", len(regions) - 1, "", f"there must be {REGIONS} regions.")
    for region in regions:
        id = region.text("id")
        if id in board.region_ids:
            raise region.fault("id", f"there is another region {id!r}.")
        board.region_ids.append(id)
        board.region_names.append(region.label(PRINTED))
        board.spoken["region"][id] = region.names()
        board.region_seats.append(region.number("min_players", FEWEST_SEATS, MOST_SEATS))
        size = region.number("countries", SLOTS_FEWER + 1, COUNTRIES)
        slots = region.number("slots", 1, COUNTRIES)
        if slots != size - SLOTS_FEWER:
            what = f"{id} has {size} countries, so it must have {size - SLOTS_FEWER} slots."
            raise region.fault("slots", what)
        board.slots = append(board.slots, slots)


def _read_countries(file: DataFile, board: Board) -> None:
    countries = file.rows("country")
    if len(countries) != COUNTRIES:
        what = f"there must be {COUNTRIES} countries, not {len(countries)}."
        raise file.fault("country", len(countries) - 1, "", what)
    members: list[list[int]] = [[] for _ in range(REGIONS)]
    for index, country in enumerate(countries):
        id = country.text("id")
        if not re.fullmatch(r"[a-z][a-z0-9_]*", id):
            what = f"the id {id!r} must be of small letters, digits and underscores."
            raise country.fault("id", what)
        if id in board.ids:
            raise country.fault("id", f"there is another country {id!r}.")
        board.ids.append(id)
        board.slugs.append(id.replace("_", "-"))
        board.names.append(country.label(PRINTED))
        board.globe.append(_on_globe(country))
        board.spoken["country"][board.slugs[index]] = country.names()
        region = country.text("region")
        if region not in board.region_ids:
            raise country.fault("region", f"there is no region {region!r}.")
        place = board.region_ids.index(region)
        board.region = append(board.region, place)
        members[place].append(index)
    for place, countries_there in enumerate(members):
        stated = board.slots[place] + SLOTS_FEWER
        if len(countries_there) != stated:
            what = f"{stated} countries are stated, but {len(countries_there)} name this region."
            raise file.fault("region", place, "countries", what)
        board.members.append(packed(countries_there))


def _on_globe(country: Row) -> tuple[float, float] | None:
    """Where a country lies; None if it does not say so."""
    if "lat" not in country.values and "lon" not in country.values:
        return None
    return country.measure("lat", -MOST_NORTH, MOST_NORTH), country.measure("lon", -180, 180)


def _read_edges(file: DataFile, board: Board) -> None:
    land: list[list[int]] = []
    for index, country in enumerate(file.rows("country")):
        near = _known_countries(board, index, country, "neighbours")
        sea = _known_countries(board, index, country, "sea_neighbours")
        for other in sea:
            if other in near:
                what = f"{board.ids[other]} is a neighbour by land already."
                raise country.fault("sea_neighbours", what)
        land.append(near)
        board.by_sea.append(sorted(sea))
        board.neighbours.append(sorted(near + sea))
    for key, edges in (("neighbours", land), ("sea_neighbours", board.by_sea)):
        for index, others in enumerate(edges):
            for other in others:
                if index not in edges[other]:
                    what = f"{board.ids[other]} does not name {board.ids[index]} in return."
                    raise file.fault("country", index, key, what)
    for index in range(COUNTRIES):
        for other in board.neighbours[index]:
            board.links_from = append(board.links_from, index)
            board.links_to = append(board.links_to, other)


def _known_countries(board: Board, index: int, country: Row, key: str) -> list[int]:
    found: list[int] = []
    for id in country.texts(key):
        if id not in board.ids:
            raise country.fault(key, f"there is no country {id!r}.")
        other = board.ids.index(id)
        if other == index or other in found:
            raise country.fault(key, f"{id} cannot stand here, or not twice.")
        found.append(other)
    return found


def _read_special_countries(file: DataFile, board: Board) -> None:
    """Homelands, woodlands and first cards lie in their region; each number of players has as
    many homelands as players (2.2.2, 2.2.3, 2.2.8)."""
    for index, region in enumerate(file.rows("region")):
        for key, found in (
            ("homeland", board.homeland),
            ("woodland", board.woodland),
            ("initial_card", board.first_card),
        ):
            id = region.text(key)
            country = board.ids.index(id) if id in board.ids else NONE
            if id and country not in board.members[index]:
                raise region.fault(key, f"{id!r} is no country of this region.")
            if country != NONE and country in (board.homeland + board.woodland + board.first_card):
                what = f"{id!r} cannot be two of homeland, woodland and first card."
                raise region.fault(key, what)
            if not id and key == "woodland":
                raise region.fault(key, "every region has a woodland.")
            found.append(country)
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        homelands = [
            index
            for index in range(REGIONS)
            if board.region_seats[index] <= seats and board.homeland[index] != NONE
        ]
        if len(homelands) != seats:
            what = f"{seats} players need {seats} homelands, but there are {len(homelands)}."
            raise file.fault("region", homelands[-1] if homelands else 0, "homeland", what)


def _check_statements(file: DataFile, board: Board) -> None:
    """What the rulebooks say of the map holds: [[text_edge]] and [[text_non_edge]]."""
    for table, adjacent in (("text_edge", True), ("text_non_edge", False)):
        for statement in file.rows(table):
            ends = []
            for key in ("a", "b"):
                id = statement.text(key)
                if id not in board.ids:
                    raise statement.fault(key, f"there is no country {id!r}.")
                ends.append(board.ids.index(id))
            near = board.by_sea if statement.values.get("kind") == "sea" else board.neighbours
            if (ends[1] in near[ends[0]]) != adjacent:
                names = f"{board.ids[ends[0]]} and {board.ids[ends[1]]}"
                must = "must be neighbours" if adjacent else "must not be neighbours"
                raise statement.fault("a", f"{names} {must}, as the rules say.")


def _read_tiles(file: DataFile, board: Board) -> None:
    tiles = file.row("action_tiles")
    plain = _kinds(tiles, "without_dot", SOOTHE_RIOT + 1)
    dotted = _kinds(tiles, "with_dot", PEACE + 1)
    if dotted.count(PEACE) != 1:
        raise tiles.fault("with_dot", "'peace' must be there once.")
    tiles.number("no_action", TILES - NO_ACTION_TILE, 2)
    board.kind = packed([*plain, *dotted, NO_ACTION, NO_ACTION])
    board.peace_tile = place_of(board.kind, PEACE)
    for tile, kind in enumerate(list(board.kind)):
        name = KINDS[kind].replace("_", "-")
        earlier = count_of(board.kind[:tile], kind)
        board.tile_names.append(f"{name}-{earlier + 1}" if earlier else name)


def _kinds(tiles: Row, key: str, end: int) -> list[int]:
    words = tiles.texts(key)
    for word in words:
        if word not in KINDS[:end]:
            raise tiles.fault(key, f"{word!r} is no tile that can stand here.")
    if len(words) != DOTTED:
        raise tiles.fault(key, f"there must be {DOTTED} of them.")
    return [KINDS.index(word) for word in words]


def _read_scenario(file: DataFile, board: Board) -> None:
    capacity = file.row("honors_tracker").part("capacity")
    board.tracker = filled(MOST_SEATS + 1, 0)
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        board.tracker[seats] = capacity.number(f"p{seats}", 1, FEWEST_SEATS * TILES)
    board.gangs_a_player = file.row("gangs_814").number("per_player", 1, GANGS // MOST_SEATS)
    _read_problems(file, board)


def _read_problems(file: DataFile, board: Board) -> None:
    for tile in file.rows("problem_tile"):
        kind = tile.place_of("kind", KINDS[:PROBLEM_KINDS])
        number = tile.number("number", FEWEST_SEATS, MOST_SEATS)
        copies = tile.number("copies", 1, MOST_OF_A_PROBLEM)
        board.problem_kind += [kind] * copies
        board.problem_number += [number] * copies
        if board.problem_kind.count(kind) > MOST_OF_A_PROBLEM:
            what = f"there can be at most {MOST_OF_A_PROBLEM} problems of a kind."
            raise tile.fault("copies", what)
    if len(board.problem_kind) != PROBLEM_TILES:
        what = f"there must be {PROBLEM_TILES} problem tiles, not {len(board.problem_kind)}."
        raise file.fault("problem_tile", 0, "", what)
    for kind in board.problem_kind:
        if kind not in list(board.kind)[:DOTTED]:
            what = f"nobody could solve a problem {KINDS[kind]!r}: no tile without a dot shows it."
            raise file.fault("action_tiles", 0, "without_dot", what)


def _add_realms(file: DataFile, board: Board) -> None:
    """The countries, edges and ways in play for each number of players (2.2.1)."""
    for seats in range(MOST_SEATS + 1):
        realm = Realm(board, seats)
        if seats >= FEWEST_SEATS:
            for lonely in _cut_off(realm):
                what = f"with {seats} players {board.ids[lonely]} cannot be reached."
                raise file.fault("country", lonely, "neighbours", what)
        board.realms.append(realm)


def _cut_off(realm: Realm) -> Iterator[int]:
    reached = [int(realm.countries[0])]
    for country in reached:
        reached += [other for other in list(realm.neighbours[country]) if other not in reached]
    for country in list(realm.countries):
        if country not in reached:
            yield country
