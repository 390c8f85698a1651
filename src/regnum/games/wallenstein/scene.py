"""What a view of Wallenstein shows, and what is printed on its board, tiles and cards."""

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from regnum.core.scene import BySeat, Each, Kind, Seat

County: TypeAlias = Annotated[str, Kind("county")]
Region: TypeAlias = Annotated[str, Kind("region")]
Colour: TypeAlias = Annotated[
    Literal["red", "blue", "yellow", "purple", "black", "green"], Kind("colour")
]
"""The cubes of the seats; green ones are the peasants."""

Season: TypeAlias = Annotated[Literal["spring", "summer", "fall", "winter"], Kind("season")]
Building: TypeAlias = Annotated[Literal["palace", "church", "trading_post"], Kind("building")]
Action: TypeAlias = Annotated[
    Literal[
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
    ],
    Kind("action"),
]
Combat: TypeAlias = Literal["A", "B"]
Box: TypeAlias = Annotated[
    Literal[
        "bid",
        "convert3",
        "convert2",
        "convert1",
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
    ],
    Kind("box"),
]
Tile: TypeAlias = Annotated[Literal["thaler", "grain", "armies", "attack", "defence"], Kind("tile")]
Card: TypeAlias = Annotated[str, Kind("county", "card")]
"""What lies in a box: a county's card, the value of a money card, the tower card, a card that
passes, or one that was lost."""

CardPlace: TypeAlias = Annotated[str, Kind("box")]
"""Where a county's card is known to be: in a box, or in the hand."""

EventCard: TypeAlias = Annotated[int, Kind("event")]
FavorCard: TypeAlias = Annotated[int, Kind("favor")]
BannerCard: TypeAlias = Annotated[int, Kind("banner")]
Effect: TypeAlias = Annotated[str, Kind("effect")]
Grant: TypeAlias = Annotated[str, Kind("favor")]
"""What a favor grants."""

Benefit: TypeAlias = Annotated[Literal["thalers", "armies", "grain", "vp"], Kind("benefit")]


class Land(TypedDict):
    """A county. `card` is where everybody knows its card to be; leaders and statues are there
    where the module is played."""

    county: County
    owner: Seat | None
    armies: int
    buildings: list[Building]
    revolt: int
    card: CardPlace | None
    leaders: NotRequired[list[Seat]]
    statues: NotRequired[list[Seat]]


class Place(TypedDict):
    """A position in the player order: the tile that waits there, or who stands there."""

    place: Annotated[int, Kind("place")]
    tile: Tile | None
    seat: Seat | None


class Odds(TypedDict):
    """The chances of an attack, in thousandths, and the armies that a victor would have left on
    average, in tenths."""

    county: County
    armies: int
    win: int
    tie: int
    lose: int
    remaining: int


class March(TypedDict):
    """Where the armies that are being sent come from, and where they go if that is said."""

    origin: County
    county: County | None


class Majority(TypedDict):
    """Who has the most buildings of a type in a region, how many, and what that is worth to
    each."""

    region: Region
    building: Building
    holder: list[Seat]
    count: int
    worth: int


class Winter(TypedDict):
    """What a winter scores (4.3)."""

    counties: int
    buildings: int
    majorities: int


class Lack(TypedDict):
    """How much grain winter takes first (4.1), how many counties it would leave without, and how
    many would revolt (4.2)."""

    taken: int
    lacking: int
    revolts: int


class Hunger(TypedDict):
    """What winter can bring, by the event that is left for it."""

    least: Lack
    most: Lack


class Hand(TypedDict):
    """The cards that could still be laid: counties, and how many others."""

    counties: list[County]
    spare: int


class PlanLine(TypedDict):
    """What a card on the mat will cost, and why it would do nothing as things stand; where the
    peasants rise first, in how many of a thousand cases they are put down."""

    box: Box
    cost: int
    trouble: Annotated[str, Kind("trouble")] | None
    quelled: int | None


Covered: TypeAlias = Annotated[
    Literal["at-once", "with-taxes", "if-taxes-first", "too-late", "short"], Kind("covered")
]
"""Whether a plan can be paid: from what there is, with taxes that surely come before, perhaps with
them, not before they come, or not even then."""


class Budget(TypedDict):
    """What a plan costs in all, what its taxes bring at least, whether that covers it, and for
    which boxes it is too little; what its harvest brings at least, and what winter would bring
    then."""

    cost: int
    taxes: int
    covered: Covered
    unpaid: list[Box]
    harvest: int
    hunger: Hunger | None


class Revolt(TypedDict):
    """A revolt that is to come, and in how many of a thousand cases it is put down."""

    county: County
    quelled: int


class Player(TypedDict):
    """What lies before a player. Of the mat a box holds null while its card is hidden or there is
    none; `uncovered` are those that everybody knows to be empty. `prospect` is what winter would
    score now; `hand`, `plan`, `budget` while one plans, and `last`, what could be laid again of the
    season before, are the player's own. The rest comes with the modules."""

    seat: Seat
    colour: Colour
    thalers: int
    grain: int
    points: int
    scored: dict[Annotated[str, Kind("scored")], int]
    prospect: Winter
    hunger: Hunger | None
    supply: int
    counties: int
    bonus: Tile | None
    mat: dict[Box, Card | None]
    uncovered: list[Box]
    hand: Hand | None
    plan: list[PlanLine]
    budget: Budget | None
    last: dict[Box, Card]
    leader: NotRequired[County | None]
    trophies: NotRequired[int]
    banner: NotRequired[BannerCard]
    immune: NotRequired[list[Combat]]
    pardon: NotRequired[bool]


class Draft(TypedDict):
    """The draft (2.3): open cards, those that went under the deck before everybody's eyes, what
    lay open at each seat's last choice, and the groups of armies still on the mats."""

    open: list[County]
    deck: int
    buried: list[County]
    offered: BySeat[list[County]]
    groups: BySeat[list[int]]


class Favor(TypedDict):
    """A favor on display, and the courtiers that its space costs."""

    favor: FavorCard
    cost: int


class Court(TypedDict):
    """The Emperor's Court (9): favors on display, out of the game and still in the deck; the
    courtiers in the supply and in the two halls."""

    favors: list[Favor]
    spent: list[FavorCard]
    left: int
    courtiers: BySeat[int]
    entrance: BySeat[int]
    audience: BySeat[int]


class Scene(TypedDict):
    """The board, the tower and the mats. Of the row of actions null lies face down."""

    year: int
    season: Season
    order: list[Seat]
    counties: list[Land]
    tower: dict[Colour, int]
    tray: dict[Colour, int]
    peasants: int
    places: list[Place]
    actions: list[Action | None]
    action: Action | None
    events: list[EventCard]
    event: EventCard | None
    spent: list[EventCard]
    revolting: list[County]
    majorities: list[Majority]
    players: list[Player]
    march: March | None
    odds: list[Odds]
    quelling: list[Revolt]
    draft: NotRequired[Draft]
    court: NotRequired[Court]


class CountyFacts(TypedDict):
    """A county on the board, what a harvest and taxes bring there, its sites for buildings, and
    whether three players use it."""

    region: Region
    tax: int
    grain: int
    sites: int
    three_players: bool
    neighbours: list[County]


class EventFacts(TypedDict):
    """An event card: what it does, and the grain that it takes as the last one of the year."""

    effect: Effect
    loss: int


class FavorFacts(TypedDict):
    """A favor card: what it grants, how many of it, which building, safety from which action."""

    kind: Grant
    count: NotRequired[int]
    building: NotRequired[Building]
    immune: NotRequired[list[Combat]]


class BannerFacts(TypedDict):
    """A Landsknechte card and what it offers."""

    benefits: Each[Benefit, int]


class ActionFacts(TypedDict):
    """An action and the Thalers that it costs."""

    price: int


class BuildingFacts(TypedDict):
    """A building, and the points for most of its type in a region."""

    majority: int


class Things(TypedDict):
    """The board and the cards."""

    county: dict[str, CountyFacts]
    action: Each[Action, ActionFacts]
    building: Each[Building, BuildingFacts]
    event: dict[str, EventFacts]
    favor: dict[str, FavorFacts]
    banner: dict[str, BannerFacts]
