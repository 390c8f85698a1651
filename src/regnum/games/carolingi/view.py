"""What a seat may know, built from nothing (2.1). `seat` None is a spectator."""

from typing import Any

from regnum.games.carolingi.events import capacity
from regnum.games.carolingi.facts import (
    ANARCHY,
    CARDS,
    COUNTRIES,
    DOTTED,
    EVENT,
    FIRST_YEAR,
    FIRST_YEAR_814,
    KINDS,
    NO_ACTION_TILE,
    NONE,
    PROBLEM_KINDS,
    REBELLION,
    SEASONS,
    TILES,
)
from regnum.games.carolingi.lands import ruler
from regnum.games.carolingi.scoring import conditions, palace_point
from regnum.games.carolingi.state import (
    ARCHIVE,
    ASIDE,
    CLAIMING,
    COURT,
    DISCARD,
    FRESH,
    INACTIVE,
    LAID,
    SCENARIO,
    SLOT,
    SWAPPED,
    TURNED,
    USED,
    Position,
)


def scene(state: Position, seat: int | None) -> dict[str, Any]:
    view: dict[str, Any] = {
        "board": state.game.board,
        "year": first_year(state) + state.year,
        "last_year": first_year(state) + state.years - 1,
        "season": SEASONS[state.season],
        "regions": [region(state, index) for index in state.realm.regions],
        "countries": [country(state, index) for index in state.realm.countries],
        "archive": {
            "cards": state.cards.count(ARCHIVE),
            "gangs": state.archive_gangs,
            "aside": [card_word(card) for card in range(CARDS) if state.cards[card] == ASIDE],
        },
        "discards": [
            card_word(card) if card >= COUNTRIES else state.board.slugs[card]
            for card in range(CARDS)
            if state.cards[card] == DISCARD
        ],
        "supply": {"gangs": state.gang_supply, "counters": state.counter_supply},
        "event_tiles": state.event_tiles,
        "bag": len(state.bag),
        "open_bag": open_bag(state),
        "players": [player(state, other, seat) for other in range(state.seats)],
    }
    if state.variant == SCENARIO:
        view["scenario"] = scenario(state)
    return view


def first_year(state: Position) -> int:
    return FIRST_YEAR_814 if state.variant == SCENARIO else FIRST_YEAR


def card_word(card: int) -> str:
    """The name of a card that is no country's."""
    return {ANARCHY: "anarchy", REBELLION: "rebellion"}.get(card, "hunger")


def region(state: Position, index: int) -> dict[str, Any]:
    board = state.board
    return {
        "region": board.region_ids[index],
        "name": board.region_names[index],
        "name_de": board.region_german[index],
        "slots": board.slots[index],
        "cards": [card(state, each) for each in board.members[index] if state.cards[each] == SLOT],
    }


def card(state: Position, index: int) -> dict[str, Any]:
    """A country card in its slot."""
    base = index * state.seats
    problem = state.card_problem[index]
    return {
        "country": state.board.slugs[index],
        "followers": state.emissaries[base : base + state.seats],
        "gangs": state.card_gangs[index],
        "problem": None if problem == NONE else word(problem),
    }


def country(state: Position, index: int) -> dict[str, Any]:
    board = state.board
    base = index * state.seats
    holder = ruler(state, index)
    owner = state.palaces.index(index) if index in state.palaces else NONE
    return {
        "country": board.slugs[index],
        "name": board.names[index],
        "name_de": board.german[index],
        "region": board.region_ids[board.region[index]],
        "followers": state.followers[base : base + state.seats],
        "gangs": state.gangs[index],
        "counters": state.counters[index],
        "woodland": bool(state.forest[index]),
        "palace": None if owner == NONE else owner,
        "ruler": None if holder == NONE else holder,
        "feeds": capacity(state, index),
        "neighbours": [board.slugs[other] for other in state.realm.neighbours[index]],
    }


def open_bag(state: Position) -> list[dict[str, Any]] | None:
    """What a claim of peace has laid open (5.8)."""
    if not state.opened:
        return None
    return [
        {"seat": None, "tile": "event"}
        if place == EVENT
        else {"seat": place // TILES, "tile": tile_word(state, place % TILES)}
        for place in state.bag
    ]


def tile_word(state: Position, tile: int) -> str:
    """A tile by name; the two no-action tiles are alike."""
    return state.board.tile_names[min(tile, NO_ACTION_TILE)]


def word(kind: int) -> str:
    return KINDS[kind].replace("_", "-")


def player(state: Position, other: int, seat: int | None) -> dict[str, Any]:
    """A court; the tiles behind it are shown to its owner only."""
    tiles = state.tiles[other * TILES : other * TILES + TILES]
    back = state.taken_back[other]
    home = state.palaces[other]
    expansion, development, following, glory, united = conditions(state, other)
    return {
        "seat": other,
        "missi": state.missi[other],
        "leudes": state.leudes[other],
        "nobiles": state.nobiles[other],
        "trophies": state.trophies[other],
        "waiting": state.waiting[other],
        "homeland": None if home == NONE else state.board.slugs[home],
        "tiles_at_court": tiles.count(COURT) + tiles.count(FRESH),
        "tiles_laid": tiles.count(LAID),
        "tiles_inactive": tiles.count(INACTIVE),
        "swapped": SWAPPED in tiles,
        "taken_back": None if back == NONE else state.board.tile_names[back],
        "used": used(state, tiles),
        "claiming": CLAIMING in tiles,
        "shown": [
            state.board.tile_names[DOTTED + dotted]
            for dotted in range(DOTTED)
            if state.seen[other * DOTTED + dotted]
        ],
        "conditions": {
            "expansion": expansion,
            "development": development,
            "following": following,
            "glory": glory,
            "regions": united,
            "palace": palace_point(state, other),
        },
        "own": own(state, other, tiles) if other == seat else None,
    }


def used(state: Position, tiles: list[int]) -> dict[str, list[dict[str, Any]]]:
    """The tiles on each season space, face up or face down."""
    return {
        name: [
            {"tile": state.board.tile_names[tile], "face_up": place < TURNED}
            for tile, place in enumerate(tiles)
            if place in (USED + season, TURNED + season)
        ]
        for season, name in enumerate(SEASONS)
    }


def own(state: Position, seat: int, tiles: list[int]) -> dict[str, Any]:
    """What only the owner sees."""
    away, back = state.swap_away[seat], state.swap_back[seat]
    return {
        "court": named(state, tiles, COURT),
        "fresh": named(state, tiles, FRESH),
        "inactive": named(state, tiles, INACTIVE),
        "laid": named(state, tiles, LAID),
        "swapped": named(state, tiles, SWAPPED),
        "swapping": [state.board.tile_names[tile] for tile in (away, back) if tile != NONE],
    }


def named(state: Position, tiles: list[int], place: int) -> list[str]:
    return [state.board.tile_names[tile] for tile in range(TILES) if tiles[tile] == place]


def scenario(state: Position) -> dict[str, Any]:
    """Skuld stands on the current season; problems, the slot from the top, cubes by age."""
    return {
        "skuld": SEASONS[state.season],
        "problems": {
            name: [
                word(kind)
                for kind in range(PROBLEM_KINDS)
                if state.problems[season * PROBLEM_KINDS + kind]
            ]
            for season, name in enumerate(SEASONS)
        },
        "problem_slot": [word(kind) for kind in state.problem_slot],
        "honors": list(state.honors),
        "tracker": state.board.tracker[state.seats],
    }
