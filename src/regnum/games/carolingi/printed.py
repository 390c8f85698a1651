"""What is printed on the board and the tiles (2.1), for those who draw the game."""

from typing import Final

from regnum.core.document import Printed
from regnum.games.carolingi.board import Board
from regnum.games.carolingi.facts import (
    CONDITIONS,
    COUNTRIES,
    DOTTED,
    KINDS,
    NO_ACTION_TILE,
    NONE,
    REGIONS,
)
from regnum.games.carolingi.places import places
from regnum.games.carolingi.scene import CountryFacts, RegionFacts, Scene, Things, TileFacts

KINDS_OF: Final = {
    "card": "country",
    "target": "country",
    "countries": "country",
    "problem": "tile",
}
"""What parameters and elements are, that are not called by their kind."""


def printed(board: Board, drawn: bool) -> Printed:
    """Where the page has a map of the board, nobody needs another."""
    things: Things = {
        "condition": {name: {"needed": needed} for name, needed in CONDITIONS.items()},
        "region": {board.region_ids[index]: region(board, index) for index in range(REGIONS)},
        "country": {board.slugs[index]: country(board, index) for index in range(COUNTRIES)},
        "tile": {name: tile(board, index) for index, name in enumerate(board.tile_names)},
    }
    if not drawn:
        things["place"] = {
            board.slugs[index]: {"x": x, "y": y} for index, (x, y) in enumerate(places(board))
        }
    return Printed((Scene, Things), things, board.spoken, KINDS_OF)


def region(board: Board, index: int) -> RegionFacts:
    return {
        "players": board.region_seats[index],
        "slots": int(board.slots[index]),
        "homeland": slug(board, board.homeland[index]),
        "woodland": board.slugs[board.woodland[index]],
        "first_card": slug(board, board.first_card[index]),
    }


def country(board: Board, index: int) -> CountryFacts:
    by_sea = board.by_sea[index]
    return {
        "region": board.region_ids[board.region[index]],
        "neighbours": [board.slugs[n] for n in board.neighbours[index] if n not in by_sea],
        "sea_neighbours": [board.slugs[other] for other in by_sea],
    }


def tile(board: Board, index: int) -> TileFacts:
    return {
        "action": KINDS[board.kind[index]].replace("_", "-"),
        "dot": DOTTED <= index < NO_ACTION_TILE,
    }


def slug(board: Board, index: int) -> str | None:
    return None if index == NONE else board.slugs[index]
