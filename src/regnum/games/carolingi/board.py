"""The board and the tiles as data: reading `board.toml`, or an owner's own file, and refusing
one that cannot be played, with the line that is wrong."""

import hashlib
import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

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

LAST_COUNTRY: Final = 1 << (COUNTRIES - 1)
HEADER: Final = re.compile(r"\s*\[\[?\s*([\w.]+)\s*\]?\]")
NAME: Final = re.compile(r"name_[a-z]+")
PRINTED: Final = "name_en"
KEY: Final = re.compile(r"\s*([\w-]+)\s*=")


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
        self.spoken: Names = {"region": {}, "country": {}}
        self.ids: list[str] = []
        self.slugs: list[str] = []
        self.names: list[str] = []
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


class Source:
    """A file's data, and on which line each value stands."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadBoard(f"{name} is not TOML: {error}.") from None
        self.lines = _lines(text)

    def fault(self, table: str, index: int, key: str, what: str) -> BadBoard:
        """The error for a value; a table without the key is named by its own line."""
        line = self.lines.get((table, index, key)) or self.lines.get((table, index, "")) or 1
        return BadBoard(f"{self.name}, line {line}: {what}")

    def tables(self, table: str) -> list[dict[str, Any]]:
        found = self.data.get(table)
        if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
            raise self.fault(table, 0, "", f"the file needs tables [[{table}]].")
        return found

    def table(self, table: str) -> dict[str, Any]:
        found = self.data.get(table)
        if not isinstance(found, dict):
            raise self.fault(table, 0, "", f"the file needs a table [{table}].")
        return found

    def text(self, table: str, index: int, item: dict[str, Any], key: str) -> str:
        value = item.get(key)
        if not isinstance(value, str):
            raise self.fault(table, index, key, f"{key!r} must be a text.")
        return value

    def label(self, table: str, index: int, item: dict[str, Any], key: str) -> str:
        """A text that can be read on the board."""
        value = self.text(table, index, item, key)
        if not value.strip() or not value.isprintable():
            raise self.fault(table, index, key, f"{key!r} must be a name, not {value!r:.60}.")
        return value

    def names(self, table: str, index: int, item: dict[str, Any]) -> dict[str, str]:
        """What it is called in each language, first as it is printed; a language in which it has
        the same name is left out."""
        printed = self.label(table, index, item, PRINTED)
        others = {key: self.label(table, index, item, key) for key in item if NAME.fullmatch(key)}
        return {PRINTED.removeprefix("name_"): printed} | {
            key.removeprefix("name_"): name for key, name in others.items() if name != printed
        }

    def number(
        self, table: str, index: int, item: dict[str, Any], key: str, low: int, high: int
    ) -> int:
        value = item.get(key)
        if not isinstance(value, int) or value is True or not low <= value <= high:
            raise self.fault(table, index, key, f"{key!r} must be a number from {low} to {high}.")
        return value

    def texts(self, table: str, index: int, item: dict[str, Any], key: str) -> list[str]:
        value = item.get(key)
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self.fault(table, index, key, f"{key!r} must be a list of texts.")
        return value


def _lines(text: str) -> dict[tuple[str, int, str], int]:
    """The line of each table's header (under the key "") and of each of its keys."""
    lines: dict[tuple[str, int, str], int] = {}
    counts: dict[str, int] = {}
    table, index = "", 0
    for number, line in enumerate(text.split("\n"), 1):
        header = HEADER.match(line)
        key = KEY.match(line)
        if header:
            table = header.group(1)
            index = counts.get(table, 0)
            counts[table] = index + 1
            lines[table, index, ""] = number
        elif key:
            lines.setdefault((table, index, key.group(1)), number)
    return lines


def own_board() -> Board:
    """The board that the game brings along."""
    text = files("regnum.games.carolingi").joinpath("board.toml").read_text(encoding="utf-8")
    return read_board(text, "board.toml")


def board_at(path: str) -> Board:
    """The board of an owner's file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadBoard(f"The board file {path} cannot be read: {error}.") from None
    return read_board(text, path)


def read_board(text: str, name: str) -> Board:
    """Check a board's facts and put them into flat lists. BadBoard names the first wrong line."""
    source = Source(text, name)
    if source.data.get("schema") != SCHEMA:
        raise source.fault("", 0, "schema", f"'schema' must be {SCHEMA!r}.")
    board = Board()
    _read_regions(source, board)
    _read_countries(source, board)
    _read_edges(source, board)
    _read_special_countries(source, board)
    _check_statements(source, board)
    _read_tiles(source, board)
    _read_scenario(source, board)
    _add_realms(source, board)
    board.fingerprint = hashlib.sha256(repr(_facts(board)).encode()).hexdigest()[:16]
    return board


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


def _read_regions(source: Source, board: Board) -> None:
    regions = source.tables("region")
    if len(regions) != REGIONS:
        raise source.fault("region", len(regions) - 1, "", f"there must be {REGIONS} regions.")
    for index, region in enumerate(regions):
        id = source.text("region", index, region, "id")
        if id in board.region_ids:
            raise source.fault("region", index, "id", f"there is another region {id!r}.")
        board.region_ids.append(id)
        board.region_names.append(source.label("region", index, region, PRINTED))
        board.spoken["region"][id] = source.names("region", index, region)
        seats = source.number("region", index, region, "min_players", FEWEST_SEATS, MOST_SEATS)
        board.region_seats.append(seats)
        size = source.number("region", index, region, "countries", SLOTS_FEWER + 1, COUNTRIES)
        slots = source.number("region", index, region, "slots", 1, COUNTRIES)
        if slots != size - SLOTS_FEWER:
            what = f"{id} has {size} countries, so it must have {size - SLOTS_FEWER} slots."
            raise source.fault("region", index, "slots", what)
        board.slots = append(board.slots, slots)


def _read_countries(source: Source, board: Board) -> None:
    countries = source.tables("country")
    if len(countries) != COUNTRIES:
        what = f"there must be {COUNTRIES} countries, not {len(countries)}."
        raise source.fault("country", len(countries) - 1, "", what)
    members: list[list[int]] = [[] for _ in range(REGIONS)]
    for index, country in enumerate(countries):
        id = source.text("country", index, country, "id")
        if not re.fullmatch(r"[a-z][a-z0-9_]*", id):
            what = f"the id {id!r} must be of small letters, digits and underscores."
            raise source.fault("country", index, "id", what)
        if id in board.ids:
            raise source.fault("country", index, "id", f"there is another country {id!r}.")
        board.ids.append(id)
        board.slugs.append(id.replace("_", "-"))
        board.names.append(source.label("country", index, country, PRINTED))
        board.spoken["country"][board.slugs[index]] = source.names("country", index, country)
        region = source.text("country", index, country, "region")
        if region not in board.region_ids:
            raise source.fault("country", index, "region", f"there is no region {region!r}.")
        place = board.region_ids.index(region)
        board.region = append(board.region, place)
        members[place].append(index)
    for place, countries_there in enumerate(members):
        stated = board.slots[place] + SLOTS_FEWER
        if len(countries_there) != stated:
            what = f"{stated} countries are stated, but {len(countries_there)} name this region."
            raise source.fault("region", place, "countries", what)
        board.members.append(packed(countries_there))


def _read_edges(source: Source, board: Board) -> None:
    land: list[list[int]] = []
    for index, country in enumerate(source.tables("country")):
        near = _known_countries(source, board, index, country, "neighbours")
        sea = _known_countries(source, board, index, country, "sea_neighbours")
        for other in sea:
            if other in near:
                what = f"{board.ids[other]} is a neighbour by land already."
                raise source.fault("country", index, "sea_neighbours", what)
        land.append(near)
        board.by_sea.append(sorted(sea))
        board.neighbours.append(sorted(near + sea))
    for key, edges in (("neighbours", land), ("sea_neighbours", board.by_sea)):
        for index, others in enumerate(edges):
            for other in others:
                if index not in edges[other]:
                    what = f"{board.ids[other]} does not name {board.ids[index]} in return."
                    raise source.fault("country", index, key, what)
    for index in range(COUNTRIES):
        for other in board.neighbours[index]:
            board.links_from = append(board.links_from, index)
            board.links_to = append(board.links_to, other)


def _known_countries(
    source: Source, board: Board, index: int, country: dict[str, Any], key: str
) -> list[int]:
    found: list[int] = []
    for id in source.texts("country", index, country, key):
        if id not in board.ids:
            raise source.fault("country", index, key, f"there is no country {id!r}.")
        other = board.ids.index(id)
        if other == index or other in found:
            raise source.fault("country", index, key, f"{id} cannot stand here, or not twice.")
        found.append(other)
    return found


def _read_special_countries(source: Source, board: Board) -> None:
    """Homelands, woodlands and first cards lie in their region; each number of players has as
    many homelands as players (2.2.2, 2.2.3, 2.2.8)."""
    for index, region in enumerate(source.tables("region")):
        for key, found in (
            ("homeland", board.homeland),
            ("woodland", board.woodland),
            ("initial_card", board.first_card),
        ):
            id = source.text("region", index, region, key)
            country = board.ids.index(id) if id in board.ids else NONE
            if id and country not in board.members[index]:
                raise source.fault("region", index, key, f"{id!r} is no country of this region.")
            if country != NONE and country in (board.homeland + board.woodland + board.first_card):
                what = f"{id!r} cannot be two of homeland, woodland and first card."
                raise source.fault("region", index, key, what)
            if not id and key == "woodland":
                raise source.fault("region", index, key, "every region has a woodland.")
            found.append(country)
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        homelands = [
            index
            for index in range(REGIONS)
            if board.region_seats[index] <= seats and board.homeland[index] != NONE
        ]
        if len(homelands) != seats:
            what = f"{seats} players need {seats} homelands, but there are {len(homelands)}."
            raise source.fault("region", homelands[-1] if homelands else 0, "homeland", what)


def _check_statements(source: Source, board: Board) -> None:
    """What the rulebooks say of the map holds: [[text_edge]] and [[text_non_edge]]."""
    for table, adjacent in (("text_edge", True), ("text_non_edge", False)):
        for index, statement in enumerate(source.tables(table)):
            ends = []
            for key in ("a", "b"):
                id = source.text(table, index, statement, key)
                if id not in board.ids:
                    raise source.fault(table, index, key, f"there is no country {id!r}.")
                ends.append(board.ids.index(id))
            near = board.by_sea if statement.get("kind") == "sea" else board.neighbours
            if (ends[1] in near[ends[0]]) != adjacent:
                names = f"{board.ids[ends[0]]} and {board.ids[ends[1]]}"
                must = "must be neighbours" if adjacent else "must not be neighbours"
                raise source.fault(table, index, "a", f"{names} {must}, as the rules say.")


def _read_tiles(source: Source, board: Board) -> None:
    table = source.table("action_tiles")
    plain = _kinds(source, table, "without_dot", SOOTHE_RIOT + 1)
    dotted = _kinds(source, table, "with_dot", PEACE + 1)
    if dotted.count(PEACE) != 1:
        raise source.fault("action_tiles", 0, "with_dot", "'peace' must be there once.")
    source.number("action_tiles", 0, table, "no_action", TILES - NO_ACTION_TILE, 2)
    board.kind = packed([*plain, *dotted, NO_ACTION, NO_ACTION])
    board.peace_tile = place_of(board.kind, PEACE)
    for tile, kind in enumerate(list(board.kind)):
        name = KINDS[kind].replace("_", "-")
        earlier = count_of(board.kind[:tile], kind)
        board.tile_names.append(f"{name}-{earlier + 1}" if earlier else name)


def _kinds(source: Source, table: dict[str, Any], key: str, end: int) -> list[int]:
    words = source.texts("action_tiles", 0, table, key)
    for word in words:
        if word not in KINDS[:end]:
            raise source.fault("action_tiles", 0, key, f"{word!r} is no tile that can stand here.")
    if len(words) != DOTTED:
        raise source.fault("action_tiles", 0, key, f"there must be {DOTTED} of them.")
    return [KINDS.index(word) for word in words]


def _read_scenario(source: Source, board: Board) -> None:
    capacity = source.table("honors_tracker").get("capacity")
    if not isinstance(capacity, dict):
        raise source.fault("honors_tracker", 0, "capacity", "'capacity' must name p2 to p6.")
    board.tracker = filled(MOST_SEATS + 1, 0)
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        room = capacity.get(f"p{seats}")
        if not isinstance(room, int) or not 1 <= room <= FEWEST_SEATS * TILES:
            what = f"'p{seats}' must be the number of cubes that fit."
            raise source.fault("honors_tracker", 0, "capacity", what)
        board.tracker[seats] = room
    table = source.table("gangs_814")
    board.gangs_a_player = source.number(
        "gangs_814", 0, table, "per_player", 1, GANGS // MOST_SEATS
    )
    _read_problems(source, board)


def _read_problems(source: Source, board: Board) -> None:
    for index, tile in enumerate(source.tables("problem_tile")):
        word = source.text("problem_tile", index, tile, "kind")
        if word not in KINDS[:PROBLEM_KINDS]:
            raise source.fault("problem_tile", index, "kind", f"{word!r} is no kind of problem.")
        number = source.number("problem_tile", index, tile, "number", FEWEST_SEATS, MOST_SEATS)
        copies = source.number("problem_tile", index, tile, "copies", 1, MOST_OF_A_PROBLEM)
        board.problem_kind += [KINDS.index(word)] * copies
        board.problem_number += [number] * copies
        if board.problem_kind.count(KINDS.index(word)) > MOST_OF_A_PROBLEM:
            what = f"there can be at most {MOST_OF_A_PROBLEM} problems of a kind."
            raise source.fault("problem_tile", index, "copies", what)
    if len(board.problem_kind) != PROBLEM_TILES:
        what = f"there must be {PROBLEM_TILES} problem tiles, not {len(board.problem_kind)}."
        raise source.fault("problem_tile", 0, "", what)
    for kind in board.problem_kind:
        if kind not in list(board.kind)[:DOTTED]:
            what = f"nobody could solve a problem {KINDS[kind]!r}: no tile without a dot shows it."
            raise source.fault("action_tiles", 0, "without_dot", what)


def _add_realms(source: Source, board: Board) -> None:
    """The countries, edges and ways in play for each number of players (2.2.1)."""
    for seats in range(MOST_SEATS + 1):
        realm = Realm(board, seats)
        if seats >= FEWEST_SEATS:
            for lonely in _cut_off(realm):
                what = f"with {seats} players {board.ids[lonely]} cannot be reached."
                raise source.fault("country", lonely, "neighbours", what)
        board.realms.append(realm)


def _cut_off(realm: Realm) -> Iterator[int]:
    reached = [int(realm.countries[0])]
    for country in reached:
        reached += [other for other in list(realm.neighbours[country]) if other not in reached]
    for country in list(realm.countries):
        if country not in reached:
            yield country
