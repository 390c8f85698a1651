"""A table as players describe it, so that a case reads like the rulebook.

Seats go by colours: RED, BLUE and YELLOW are the first three, with their homelands Normandie,
Ostfalen and Comté de Bourgogne. A country or a card is written as what stands on it, `r2 b1 g1
d2` being two red and a blue follower, a gang and two development counters.

    table = acting(RED, "battle", lands={"anjou": "r2 y1"})
    table.play("fight anjou", "trophy")
    assert table.at("anjou") == "r1"

What a case does not mention is empty: no gangs, no cards in slots, all other followers are
Leudes, all cards in the Archivium.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import regnum
from regnum.games.carolingi import events, scoring
from regnum.games.carolingi.actions.drawn import USES
from regnum.games.carolingi.board import own_board
from regnum.games.carolingi.facts import (
    ANARCHY,
    CARDS,
    DOTTED,
    EVENT,
    HUNGER,
    NO_ACTION_TILE,
    REBELLION,
    SEASONS,
    TILES,
    event_tiles,
)
from regnum.games.carolingi.state import (
    ARCHIVE,
    CLAIMING,
    COURT,
    DISCARD,
    FRESH,
    INACTIVE,
    LAID,
    OUT,
    SLOT,
    SWAPPED,
    TURNED,
    USED,
    Position,
)
from tests.cases.table import CaseTable

GAME = regnum.game("carolingi")
BOARD = own_board()

RED, BLUE, YELLOW, WHITE, PURPLE, ORANGE = range(6)
LETTERS = "rbywpo"
HOMELANDS = ("normandie", "ostfalen", "comte-de-bourgogne", "toulouse", "karantanien", "tuscia")
NOBODY = -1
FOLLOWERS = 24
PLACES = {
    INACTIVE: "inactive",
    COURT: "court",
    FRESH: "fresh",
    LAID: "laid",
    CLAIMING: "claiming",
    SWAPPED: "swapped",
}
OTHER_CARDS = {"hunger": HUNGER, "anarchy": ANARCHY, "rebellion": REBELLION}

Lands = Mapping[str, str]
Counts = Mapping[int, int]


class Table(CaseTable[Position]):
    """A game in progress, played and read in the players' words."""

    # --- playing ------------------------------------------------------------------------

    def play(self, *moves: str) -> None:
        """Every position on the way is one that can be."""
        for move in moves:
            super().play(move)
            assert self.state.faults() == []

    def lay(self, seat: int, first: str, second: str) -> None:
        """A seat lays two tiles."""
        for tile in (first, second):
            self.state.play(seat, GAME.parse(f"lay {tile}"))

    # --- reading ------------------------------------------------------------------------

    @property
    def question(self) -> str:
        """What is asked now."""
        return self.state.asks(self.state.to_move[0]).key.removeprefix("ask-")

    def at(self, name: str) -> str:
        """A country, written as it is described."""
        place = index(name)
        state = self.state
        row = list(state.followers)[place * state.seats : (place + 1) * state.seats]
        return written(row, state.gangs[place], state.counters[place])

    def card(self, name: str) -> str:
        """A card in its slot, written as it is described; `-` when it is in none."""
        place = index(name)
        state = self.state
        if state.cards[place] != SLOT:
            return "-"
        row = list(state.emissaries)[place * state.seats : (place + 1) * state.seats]
        return written(row, state.card_gangs[place], 0)

    def court(self, seat: int) -> tuple[int, int, int]:
        """Missi, Leudes, Nobiles."""
        return self.state.missi[seat], self.state.leudes[seat], self.state.nobiles[seat]

    def tile(self, seat: int, name: str) -> str:
        """Where a tile is: a word, or the season with `face down` where it is turned."""
        place = self.state.tiles[seat * TILES + BOARD.tile_names.index(name)]
        if place >= TURNED:
            return f"{SEASONS[place - TURNED]} face down"
        return SEASONS[place - USED] if place >= USED else PLACES[place]

    def points(self, seat: int) -> int:
        return scoring.points(self.state, seat)

    def conditions(self, seat: int) -> dict[str, int]:
        words = ("expansion", "development", "following", "glory", "regions")
        return dict(zip(words, scoring.conditions(self.state, seat), strict=True))

    def discarded(self, name: str) -> bool:
        return self.state.cards[card_number(name)] == DISCARD

    def in_archive(self, name: str) -> bool:
        return self.state.cards[card_number(name)] == ARCHIVE

    def problems(self, season: str) -> set[str]:
        view: dict[str, Any] = self.state.view(None)["scenario"]
        return set(view["problems"][season])

    def told(self, key: str) -> bool:
        """Whether the journal holds such an event."""
        return any(event.key == key for event in self.state.journal or [])

    def story(self, key: str) -> list[tuple[dict[str, Any], tuple[str, ...]]]:
        """All such events: what they speak of, and where on the board."""
        events = self.state.journal or []
        return [(event.params, event.targets) for event in events if event.key == key]


# --- laying a table ---------------------------------------------------------------------


def fresh(seats: int = 3, seed: int | str = 7, **options: Any) -> Table:
    """A new game."""
    state = GAME.start(seats, seed, **options)
    assert isinstance(state, Position)
    return Table(state)


def acting(seat: int, tile: str, season: int = 0, **table: Any) -> Table:
    """A tile of this seat has just been drawn as the last of its season, and it is asked."""
    position = laid(season=season, **table)
    number = BOARD.tile_names.index(tile)
    position["tiles"][seat * TILES + number] = USED + season
    use = USES[BOARD.kind[number]].name
    position["agenda"] = [["end-season", 0, 0], ["draw-tile", 0, 0], [use, seat, number]]
    position["to_move"] = [seat]
    return loaded(position)


def laying(season: int = 0, **table: Any) -> Table:
    """All seats are to lay their tiles."""
    position = laid(season=season, **table)
    position["agenda"] = [["end-season", 0, 0], ["lay-tiles", 0, 0]]
    position["to_move"] = list(range(position["seats"]))
    return loaded(position)


def drawing(
    pairs: Mapping[int, tuple[str, str]], order: Sequence[str], season: int = 0, **table: Any
) -> Table:
    """Seats lay tiles, the others the no-action tiles, and the bag is drawn from in this order:
    `r battle` is a tile, `hessen` (a card's name) is an event tile that brings this card. What
    the order leaves out comes afterwards."""
    made = laying(season=season, **table)
    state = made.state
    everybody = dict.fromkeys(range(state.seats), ("no-action", "no-action-2")) | dict(pairs)
    bag = (
        sorted(
            seat * TILES + BOARD.tile_names.index(tile)
            for seat, pair in everybody.items()
            for tile in pair
        )
        + [EVENT] * state.event_tiles
    )
    pile = [card for card in range(CARDS) if state.cards[card] == ARCHIVE]
    script: list[int] = []
    for word in order:
        colour, _, tile = word.partition(" ")
        item = LETTERS.index(colour) * TILES + BOARD.tile_names.index(tile) if tile else EVENT
        script.append(bag.index(item))
        bag.remove(item)
        if not tile:
            card = card_number(word)
            script.append(pile.index(card))
            pile.remove(card)
    state.chance.script = script
    for seat, pair in everybody.items():
        made.lay(seat, *pair)
    return made


def message(card: str, **table: Any) -> Table:
    """An event tile is drawn first, and then this card."""
    return drawing({}, [card], **table)


def _lay_cards(
    position: dict[str, Any], slots: Lands, discards: Sequence[str], archive: Sequence[str] | None
) -> None:
    """Where the cards lie; an Archivium that is described holds these alone."""
    if archive is not None:
        position["cards"] = [DISCARD if place == ARCHIVE else place for place in position["cards"]]
        for name in archive:
            position["cards"][card_number(name)] = ARCHIVE
    for name in slots:
        position["cards"][index(name)] = SLOT
    for name in discards:
        position["cards"][card_number(name)] = DISCARD


def _lay_tiles(position: dict[str, Any], tiles: Mapping[int, Mapping[str, str]]) -> None:
    """Each tile by its place: at court, laid, or used in a season."""
    words = {word: place for place, word in PLACES.items()}
    for seat, places in tiles.items():
        for name, word in places.items():
            place = USED + SEASONS.index(word) if word in SEASONS else words[word]
            tile = BOARD.tile_names.index(name)
            position["tiles"][seat * TILES + tile] = place
            if DOTTED <= tile < NO_ACTION_TILE and place != INACTIVE:
                _activate(position, seat, tile, place)


def _activate(position: dict[str, Any], seat: int, tile: int, place: int) -> None:
    """The seat must have activated a tile that is active, and all know it of a used one."""
    position["activated"][seat] += 1
    if place != FRESH:
        position["fresh_from"][seat] += 1
    if place == SWAPPED:
        position["swap_before"][seat] += 1
    if place >= USED:
        position["seen"][seat * DOTTED + tile - DOTTED] = position["fresh_from"][seat]


def laid(
    *,
    seats: int = 3,
    lands: Lands | None = None,
    cards: Lands | None = None,
    discards: Sequence[str] = (),
    archive: Sequence[str] | None = None,
    missi: Counts | None = None,
    nobiles: Counts | None = None,
    leudes: Counts | None = None,
    trophies: Counts | None = None,
    tiles: Mapping[int, Mapping[str, str]] | None = None,
    palaces: Mapping[int, str] | None = None,
    forests: Sequence[str] | None = None,
    season: int = 0,
    year: int = 0,
    gang_supply: int | None = None,
    variant: str = "base",
    years: int = 5,
    anarchy: bool = False,
    hourglass: int = 0,
    **fields: Any,
) -> dict[str, Any]:
    """A position with the described pieces on the table, the agenda still to be written.

    Gangs that `gang_supply` leaves over are put on the Archivium.
    """
    start = GAME.start(seats, 0, variant=variant, years=years, anarchy=anarchy, hourglass=hourglass)
    assert isinstance(start, Position)
    position = start.position()
    homes = dict(enumerate(HOMELANDS[:seats])) if variant == "base" else {}
    homes |= palaces or {}
    woods = [BOARD.woodland[region] for region in BOARD.realms[seats].regions]
    if forests is not None:
        woods = [index(name) for name in forests]
    position["palaces"] = [index(homes[seat]) if seat in homes else NOBODY for seat in range(seats)]
    position["forest"] = [int(country in woods) for country in range(36)]
    position["waiting"] = [0] * seats
    position["year"], position["season"] = year, season
    position["card_problem"] = [NOBODY] * 36
    position["bag"] = []
    position["event_tiles"] = event_tiles(seats) + (1 if year else 0)
    _lay_lands(position, seats, lands or {}, "followers", "gangs")
    _lay_lands(position, seats, cards or {}, "emissaries", "card_gangs")
    for card in BOARD.realms[seats].countries:
        out = card in position["palaces"]
        position["cards"][card] = OUT if out else ARCHIVE
    if anarchy and year:
        position["cards"][ANARCHY] = position["cards"][REBELLION] = ARCHIVE
    _lay_cards(position, cards or {}, discards, archive)
    _lay_tiles(position, tiles or {})
    _lay_courts(position, seats, missi or {}, nobiles or {}, leudes or {}, trophies or {}, fields)
    out_there = sum(position["gangs"]) + sum(position["card_gangs"])
    left = (8 * seats if variant == "814" else 50) - out_there
    position["gang_supply"] = left if gang_supply is None else gang_supply
    position["archive_gangs"] = left - position["gang_supply"]
    position.update(fields)
    return position


def _lay_lands(
    position: dict[str, Any], seats: int, lands: Lands, followers: str, gangs: str
) -> None:
    position[followers] = [0] * (36 * seats)
    position[gangs] = [0] * 36
    if gangs == "gangs":
        position["counters"] = [0] * 36
    for name, text in lands.items():
        for word in text.split():
            letter, count = word[0], int(word[1:] or 1)
            if letter == "g":
                position[gangs][index(name)] = count
            elif letter == "d":
                position["counters"][index(name)] = count
                position["counter_supply"] -= count
            else:
                position[followers][index(name) * seats + LETTERS.index(letter)] = count


def _lay_courts(
    position: dict[str, Any],
    seats: int,
    missi: Counts,
    nobiles: Counts,
    leudes: Counts,
    trophies: Counts,
    fields: dict[str, Any],
) -> None:
    """Whoever is nowhere else is a Leudes, or a Nobilis where the Leudes are named."""
    honors = fields.get("honors", [])
    for seat in range(seats):
        away = sum(position["followers"][seat::seats]) + sum(position["emissaries"][seat::seats])
        left = FOLLOWERS - away - honors.count(seat)
        position["missi"][seat] = missi.get(seat, 0)
        position["trophies"][seat] = trophies.get(seat, 0)
        left -= position["missi"][seat] + position["trophies"][seat]
        if seat in leudes:
            position["leudes"][seat] = leudes[seat]
            position["nobiles"][seat] = left - leudes[seat]
        else:
            position["nobiles"][seat] = nobiles.get(seat, 0)
            position["leudes"][seat] = left - position["nobiles"][seat]


def loaded(position: dict[str, Any]) -> Table:
    state = GAME.load(position)
    assert isinstance(state, Position)
    state.journal = []
    return Table(state)


def index(name: str) -> int:
    """The number of a country."""
    return BOARD.slugs.index(name)


def card_number(name: str) -> int:
    return OTHER_CARDS[name] if name in OTHER_CARDS else index(name)


def written(followers: Sequence[int], gangs: int, counters: int) -> str:
    words = [f"{LETTERS[seat]}{count}" for seat, count in enumerate(followers) if count]
    words += [f"g{gangs}"] if gangs else []
    words += [f"d{counters}"] if counters else []
    return " ".join(words)


def feeds(table: Table, name: str) -> int:
    return events.capacity(table.state, index(name))
