"""What a seat may know, built from nothing (2.1). `seat` None is a spectator."""

from regnum.core.vectors import count_of, place_of
from regnum.games.carolingi.actions.equip import levies, levy
from regnum.games.carolingi.actions.tile import StepOfAction
from regnum.games.carolingi.consequences import consequences
from regnum.games.carolingi.events import capacity, cards_in_slots, excess_in
from regnum.games.carolingi.facts import (
    ANARCHY,
    CARDS,
    COLOURS,
    COUNTRIES,
    DOTTED,
    EVENT,
    KINDS,
    NO_ACTION_TILE,
    NONE,
    REBELLION,
    SEASONS,
    TILES,
)
from regnum.games.carolingi.lands import heaviest_toll, ruler
from regnum.games.carolingi.scene import (
    Acting,
    Amounts,
    CardInSlot,
    Court,
    Land,
    OwnTiles,
    Scene,
    Season,
    Slots,
    TileInBag,
    UsedTile,
)
from regnum.games.carolingi.scoring import (
    conditions,
    developed,
    following,
    rulers,
    united,
)
from regnum.games.carolingi.seasons import LayTiles
from regnum.games.carolingi.state import (
    ARCHIVE,
    ASIDE,
    CLAIMING,
    COURT,
    DISCARD,
    FRESH,
    INACTIVE,
    LAID,
    SWAPPED,
    TURNED,
    USED,
    Position,
)


def scene(state: Position, seat: int | None) -> Scene:
    everyones = open_scene(state)
    return everyones if seat is None else own_scene(state, seat, everyones)


def own_scene(state: Position, seat: int, everyones: Scene) -> Scene:
    """What everyone sees, the tiles behind the seat's own court, and what its moves bring."""
    players = list(everyones["players"])
    tiles = list(state.tiles[seat * TILES : seat * TILES + TILES])
    players[seat] = {**players[seat], "own": own(state, seat, tiles)}
    return {**everyones, "players": players, "consequences": consequences(state, seat)}


def open_scene(state: Position) -> Scene:
    cards = list(state.cards)
    first_year = int(state.rules.first_year)
    view: Scene = {
        "year": first_year + int(state.year),
        "last_year": first_year + int(state.years) - 1,
        "season": SEASONS[state.season],
        "regions": [slots(state, index) for index in list(state.realm.regions)],
        "countries": [country(state, index) for index in list(state.realm.countries)],
        "archive": {
            "cards": cards.count(ARCHIVE),
            "gangs": int(state.archive_gangs),
            "aside": [card_word(card) for card in range(CARDS) if cards[card] == ASIDE],
        },
        "discards": [
            card_word(card) if card >= COUNTRIES else state.board.slugs[card]
            for card in range(CARDS)
            if cards[card] == DISCARD
        ],
        "supply": {"gangs": int(state.gang_supply), "counters": int(state.counter_supply)},
        "event_tiles": int(state.event_tiles),
        "bag": len(state.bag),
        "open_bag": open_bag(state),
        "acting": acting(state),
        "players": [court(state, other) for other in range(state.seats)],
        "consequences": [],
    }
    state.rules.show(state, view)
    return view


def card_word(card: int) -> str:
    """The name of a card that is no country's."""
    return {ANARCHY: "anarchy", REBELLION: "rebellion"}.get(card, "hunger")


def slots(state: Position, index: int) -> Slots:
    return {
        "region": state.board.region_ids[index],
        "cards": [card(state, each) for each in list(cards_in_slots(state, index))],
        "united": uniter(state, index),
    }


def uniter(state: Position, region: int) -> int | None:
    """The seat that unites a region; two cannot (3.5)."""
    holders = rulers(state)
    for seat in range(state.seats):
        if united(state, seat, region, holders):
            return seat
    return None


def card(state: Position, index: int) -> CardInSlot:
    """A country card in its slot."""
    base = index * state.seats
    problem = state.card_problem[index]
    return {
        "country": state.board.slugs[index],
        "followers": list(state.emissaries[base : base + state.seats]),
        "gangs": int(state.card_gangs[index]),
        "problem": None if problem == NONE else KINDS[problem].replace("_", "-"),
    }


def country(state: Position, index: int) -> Land:
    base = index * state.seats
    holder = int(ruler(state, index))
    owner = int(place_of(state.palaces, index))
    return {
        "country": state.board.slugs[index],
        "followers": list(state.followers[base : base + state.seats]),
        "gangs": int(state.gangs[index]),
        "counters": int(state.counters[index]),
        "woodland": bool(state.forest[index]),
        "palace": None if owner == NONE else owner,
        "ruler": None if holder == NONE else holder,
        "feeds": int(capacity(state, index)),
        "hungry": max(0, int(excess_in(state, index))),
        "levy": int(levy(state, index, holder)),
        "toll": int(heaviest_toll(state, index)),
    }


def open_bag(state: Position) -> list[TileInBag] | None:
    """What a claim of peace has laid open (5.8)."""
    if not state.opened:
        return None
    return [
        {"seat": None, "tile": "event"}
        if place == EVENT
        else {"seat": place // TILES, "tile": state.tile_word(place % TILES)}
        for place in list(state.bag)
    ]


def acting(state: Position) -> Acting | None:
    """Whose action is under way, as long as they are asked about it."""
    decision = state.open
    if not state.owing or not isinstance(decision, StepOfAction):
        return None
    return {"seat": state.to_move[0], "action": KINDS[decision.kind].replace("_", "-")}


def court(state: Position, other: int) -> Court:
    """A court as all see it; the tiles behind it are its owner's (2.1)."""
    tiles = list(state.tiles[other * TILES : other * TILES + TILES])
    back = int(state.taken_back[other])
    home = int(state.palaces[other])
    expansion, development, large_following, glory, regions = conditions(state, other)
    return {
        "seat": other,
        "colour": COLOURS[other],
        "missi": int(state.missi[other]),
        "leudes": int(state.leudes[other]),
        "nobiles": int(state.nobiles[other]),
        "trophies": int(state.trophies[other]),
        "waiting": int(state.waiting[other]),
        "homeland": None if home == NONE else state.board.slugs[home],
        "tiles_at_court": tiles.count(COURT) + tiles.count(FRESH),
        "tiles_laid": tiles.count(LAID),
        "tiles_inactive": tiles.count(INACTIVE),
        "swapped": SWAPPED in tiles,
        "taken_back": None if back == NONE else state.rules.tile_name(state, back),
        "used": used(state, tiles),
        "claiming": CLAIMING in tiles,
        "shown": [
            state.rules.tile_name(state, DOTTED + dotted)
            for dotted in range(DOTTED)
            if state.seen[other * DOTTED + dotted]
        ],
        "conditions": {
            "expansion": expansion,
            "development": development,
            "following": large_following,
            "glory": glory,
            "regions": regions,
            "palace": state.rules.palace_points(state, other),
        },
        "amounts": amounts(state, other, regions),
        "worthy": state.rules.may_declare_peace(state, other),
        "levies": int(levies(state, other)),
        "own": None,
    }


def amounts(state: Position, seat: int, regions: int) -> Amounts:
    """What the conditions of victory are counted from (3.5, 6.2.2)."""
    holders = rulers(state)
    return {
        "expansion": int(count_of(holders, seat)),
        "development": int(developed(state, seat, holders)),
        "following": int(following(state, seat)),
        "glory": int(state.trophies[seat]),
        "regions": regions,
        "palace": state.rules.palace_points(state, seat),
    }


def used(state: Position, tiles: list[int]) -> dict[Season, list[UsedTile]]:
    """The tiles on each season space, face up or face down."""
    return {
        name: [
            {"tile": state.rules.tile_name(state, tile), "face_up": place < TURNED}
            for tile, place in enumerate(tiles)
            if place in (USED + season, TURNED + season)
        ]
        for season, name in enumerate(SEASONS)
    }


def own(state: Position, seat: int, tiles: list[int]) -> OwnTiles:
    """What only the owner sees."""
    swapping = [int(state.swap_away[seat]), int(state.swap_back[seat])]
    return {
        "court": named(state, tiles, COURT),
        "fresh": named(state, tiles, FRESH),
        "inactive": named(state, tiles, INACTIVE),
        "laid": named(state, tiles, LAID),
        "swapped": named(state, tiles, SWAPPED),
        "swapping": [state.rules.tile_name(state, tile) for tile in swapping if tile != NONE],
        "companions": companions(state, seat, tiles),
    }


def companions(state: Position, seat: int, tiles: list[int]) -> dict[str, list[str]]:
    """What the peace tile, while it can be laid, must have beside it (5.8)."""
    peace = state.board.peace_tile
    laying = state.owing >> seat & 1 and isinstance(state.decision(), LayTiles)
    if not laying or tiles[peace] not in (COURT, LAID):
        return {}
    beside = [state.rules.tile_name(state, tile) for tile in range(NO_ACTION_TILE, TILES)]
    return {state.rules.tile_name(state, peace): beside}


def named(state: Position, tiles: list[int], place: int) -> list[str]:
    return [state.rules.tile_name(state, tile) for tile in range(TILES) if tiles[tile] == place]
