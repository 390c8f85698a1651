"""What a view of Carolus Magnus shows, and what is printed."""

from typing import Annotated, Literal, TypeAlias, TypedDict, TypeVar

from regnum.core.scene import Each, Kind, Seat

Item = TypeVar("Item")

Clan: TypeAlias = Annotated[Literal["red", "pink", "blue", "yellow", "green"], Kind("colour")]
Side: TypeAlias = Annotated[Literal["black", "white", "gray"], Kind("side")]
Segment: TypeAlias = Annotated[int, Kind("territory")]
"""A territory has the number of its first segment."""

Disc: TypeAlias = Annotated[int, Kind("disc")]
ByClan: TypeAlias = Each[Clan, Item]


class Territory(TypedDict):
    """A territory, what stands there, what each side counts there, and which side would build if
    the Emperor stopped there."""

    number: Segment
    segments: list[Segment]
    owner: Side | None
    castles: int
    paladins: ByClan[int]
    strengths: dict[Side, int]
    builds: Side | None


class Player(TypedDict):
    """What lies before a player; `disc` is the one shown in this round."""

    seat: Seat
    side: Side
    court: ByClan[int]
    reserve: ByClan[int]
    discs: list[Disc]
    disc: Disc | None


class Castles(TypedDict):
    """The castles of a side: built, and in hand."""

    side: Side
    castles: int
    hand: int


class Scene(TypedDict):
    """The table. `order` is that of choosing discs, then of acting."""

    round: int
    order: list[Seat]
    emperor: Segment
    territories: list[Territory]
    players: list[Player]
    sides: list[Castles]
    markers: ByClan[Seat | None]
    middle: ByClan[int]


class ClanFacts(TypedDict):
    """A clan and its paladins in the box."""

    paladins: int


class Things(TypedDict):
    """What is in the box."""

    colour: ByClan[ClanFacts]
