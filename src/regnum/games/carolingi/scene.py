"""What a view of Carolingi shows, and what is printed on its board and tiles."""

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from regnum.core.scene import BySeat, Each, Kind, Seat

Season: TypeAlias = Annotated[Literal["winter", "spring", "summer", "autumn"], Kind("season")]
Colour: TypeAlias = Annotated[
    Literal["red", "blue", "yellow", "white", "purple", "orange"], Kind("colour")
]
Country: TypeAlias = Annotated[str, Kind("country")]
Region: TypeAlias = Annotated[str, Kind("region")]
Card: TypeAlias = Annotated[str, Kind("card")]
"""A country's card, or one of the others: hunger, anarchy, rebellion."""

Tile: TypeAlias = Annotated[str, Kind("tile")]
"""An action tile; the two with the same action are told apart by the dot."""

Problem: TypeAlias = Annotated[str, Kind("tile")]
"""The action by which a problem is solved, called like its tile without a dot."""


class CardInSlot(TypedDict):
    """A country card in its slot, and what lies on it."""

    country: Country
    followers: BySeat[int]
    gangs: int
    problem: Problem | None


class Slots(TypedDict):
    """The cards in the slots of a region, and who unites it."""

    region: Region
    cards: list[CardInSlot]
    united: Seat | None


class Land(TypedDict):
    """A country. It can feed so many followers, `hungry` is how many more there are; `palace` is
    the seat whose homeland it is. `levy` is what it pays, to its ruler or as a homeland to its
    owner; `toll` is how many followers a battle costs whoever has the most there."""

    country: Country
    followers: BySeat[int]
    gangs: int
    counters: int
    woodland: bool
    palace: Seat | None
    ruler: Seat | None
    feeds: int
    hungry: int
    levy: int
    toll: int


class Archive(TypedDict):
    """The Archivium: how many cards and gangs it holds, and the cards that wait beside it."""

    cards: int
    gangs: int
    aside: list[Card]


class Supply(TypedDict):
    """What is left beside the board."""

    gangs: int
    counters: int


class TileInBag(TypedDict):
    """A tile in the bag, and whose; the event tiles are nobody's."""

    seat: Seat | None
    tile: Tile


class Acting(TypedDict):
    """Whose tile is being carried out, and its action."""

    seat: Seat
    action: Problem


class UsedTile(TypedDict):
    """A tile on a season space."""

    tile: Tile
    face_up: bool


class Conditions(TypedDict):
    """How often a player meets each condition of victory."""

    expansion: int
    development: int
    following: int
    glory: int
    regions: int
    palace: int


class Amounts(TypedDict):
    """What a player has towards each condition: controlled countries, counters on them, followers
    on the map, trophies, united regions, the palace built."""

    expansion: int
    development: int
    following: int
    glory: int
    regions: int
    palace: int


class OwnTiles(TypedDict):
    """The tiles behind a court, which its owner alone sees. `companions` are, while tiles are laid,
    those of which one must lie beside a tile that claims the throne, or its claim is void."""

    court: list[Tile]
    fresh: list[Tile]
    inactive: list[Tile]
    laid: list[Tile]
    swapped: list[Tile]
    swapping: list[Tile]
    companions: dict[Tile, list[Tile]]


class Court(TypedDict):
    """What lies before a player. `shown` are the tiles with a dot that everybody has seen;
    `levies` is what their countries would pay to equip Missi; who is `worthy` meets what a claim
    of peace asks for."""

    seat: Seat
    colour: Colour
    missi: int
    leudes: int
    nobiles: int
    trophies: int
    waiting: int
    homeland: Country | None
    tiles_at_court: int
    tiles_laid: int
    tiles_inactive: int
    swapped: bool
    taken_back: Tile | None
    used: Each[Season, list[UsedTile]]
    claiming: bool
    shown: list[Tile]
    conditions: Conditions
    amounts: Amounts
    worthy: bool
    levies: int
    own: OwnTiles | None


class Scenario(TypedDict):
    """Scenario 814: where Skuld stands, the problems of the seasons, those to come from the top,
    the honor cubes from the oldest, and how many of these there is room for. So many problems
    before Skuld are `deadly`; there are so many `gangs` in all."""

    skuld: Season
    problems: Each[Season, list[Problem]]
    problem_slot: list[Problem]
    honors: list[Seat]
    tracker: int
    deadly: int
    gangs: int


class Consequence(TypedDict):
    """What a move brings at once, in the amounts that tell it: `left` are Missi, or levies where
    these are spent, or followers where some go; `count` and `number` are what comes, stays or is
    lost, as the texts of its kind say."""

    move: Annotated[int, Kind("move")]
    left: NotRequired[int]
    count: NotRequired[int]
    number: NotRequired[int]


class Scene(TypedDict):
    """The realm and the courts, and for the seat that is asked what its moves bring."""

    year: int
    last_year: int
    season: Season
    regions: list[Slots]
    countries: list[Land]
    archive: Archive
    discards: list[Card]
    supply: Supply
    event_tiles: int
    bag: int
    open_bag: list[TileInBag] | None
    acting: Acting | None
    players: list[Court]
    consequences: list[Consequence]
    scenario: NotRequired[Scenario]


class CountryFacts(TypedDict):
    """A country on the map, and what it borders on by land and by sea."""

    region: Region
    neighbours: list[Country]
    sea_neighbours: list[Country]


class RegionFacts(TypedDict):
    """A region: from how many players on it is used, its slots for cards, and which of its
    countries are the homeland and the woodland and lie open at the start of the base game."""

    players: int
    slots: int
    homeland: Country | None
    woodland: Country
    first_card: Country | None


class TileFacts(TypedDict):
    """An action tile: what it is for, and whether it has a dot."""

    action: Problem
    dot: bool


class ConditionFacts(TypedDict):
    """A condition of victory: how much of it makes a point."""

    needed: int


class PlaceFacts(TypedDict):
    """Where a country lies on a plain map, to the right and down."""

    x: int
    y: int


class Things(TypedDict):
    """The map, the tiles, and the conditions of victory. The `place` of a country stands here on
    an owner's board only, which nobody has drawn."""

    condition: dict[str, ConditionFacts]
    region: dict[str, RegionFacts]
    country: dict[str, CountryFacts]
    tile: dict[str, TileFacts]
    place: NotRequired[dict[Country, PlaceFacts]]
