"""The two boards as the map maker sees them: lands, where they lie, and who borders whom."""

import math
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "regnum" / "games"
PAGE = ROOT / "web" / "src" / "boards"

COUNTERS = 3
"""Carolingi limits no country's counters; so many have room, more are piled."""

Point = tuple[float, float]
Border = tuple[str, str]


@dataclass(frozen=True)
class Land:
    name: str
    region: str
    start: Point
    """Where it lies at first on a canvas about 1000 wide."""
    globe: Point
    """Where it lies in the world, as Mercator."""
    seats: int
    """The smallest number of players with whom it is in play."""
    slots: int
    """How many small pieces may lie there in a row."""


@dataclass(frozen=True)
class Board:
    game: str
    seats: range
    lands: dict[str, Land]
    borders: frozenset[Border]
    sea_links: frozenset[Border]

    def in_play(self, seats: int) -> list[str]:
        return [id for id, land in self.lands.items() if land.seats <= seats]


def wallenstein() -> Board:
    """Counties stand where their labels stand on the printed board."""
    counties = read("wallenstein")["county"]
    lands = {
        county["id"]: Land(
            name=county["name"],
            region=county["region"],
            start=(county["board_x"] * 1000, county["board_y"] * 1320),
            globe=mercator(county["lon"], county["lat"]),
            seats=3 if county["three_player"] else 4,
            slots=county["sites"],
        )
        for county in counties
    }
    return Board("wallenstein", range(3, 6), lands, pairs(counties, "neighbours"), frozenset())


def carolingi() -> Board:
    """Countries stand where they lie in the world; ids are written as moves write them."""
    facts = read("carolingi")
    least = {region["id"]: region["min_players"] for region in facts["region"]}
    scale = 1000 / math.radians(22)
    lands = {}
    for country in facts["country"]:
        x, y = mercator(country["lon"], country["lat"])
        lands[slug(country["id"])] = Land(
            name=country["name_en"],
            region=country["region"],
            start=(scale * x, scale * y),
            globe=(x, y),
            seats=least[country["region"]],
            slots=COUNTERS,
        )
    countries = facts["country"]
    by_land = pairs(countries, "neighbours", slug)
    by_sea = pairs(countries, "sea_neighbours", slug)
    return Board("carolingi", range(2, 7), lands, by_land, by_sea)


def read(game: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "board.toml").read_text(encoding="utf-8"))


def slug(id: str) -> str:
    return id.replace("_", "-")


def border(a: str, b: str) -> Border:
    return (a, b) if a < b else (b, a)


def pairs(
    lands: list[dict[str, Any]], kind: str, named: Callable[[str], str] = str
) -> frozenset[Border]:
    return frozenset(
        border(named(land["id"]), named(other)) for land in lands for other in land[kind]
    )


def mercator(lon: float, lat: float) -> Point:
    """Longitude and latitude on a flat map that keeps shapes; y grows to the south."""
    return math.radians(lon), -math.log(math.tan(math.pi / 4 + math.radians(lat) / 2))
