"""Opening tables, sitting down at them, and finding them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from regnum.server.messages.fields import Name, SeatNumber
from regnum.table.opening import NO_CLOCK, Clock, SeatKind
from regnum.table.table import Status


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit here: the host, somebody at their screen, a friend by link, or a bot."""

    kind: Literal["me", "screen", "link", "bot"]
    bot: Name | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[Name, bool | int | str] = {}
    public: bool = False
    clock: Clock = NO_CLOCK
    rated: bool = False


class Opened(Struct):
    """A table is open; `links` are the seat links, by seat."""

    id: str
    links: dict[str, str]


class Rematch(Struct):
    """The table of a rematch, None while the others are asked for it."""

    id: str | None


class SitDown(Struct, forbid_unknown_fields=True):
    """Take a seat: by the token of its link, or by number at a public table."""

    token: Annotated[str, Meta(max_length=64)] | None = None
    seat: SeatNumber | None = None


class PlayOn(Struct, forbid_unknown_fields=True):
    """Play a game on from a position of it: in which seat, and who plays the others, the strongest
    if none is named."""

    seat: SeatNumber
    bot: Name | None = None


class Invitation(Struct):
    """What a seat's link leads to, for whoever has not sat down yet: which game, whose table, who
    is there already, with whom one would win together, the time to think, and whether the game is
    `rated`."""

    game: str
    title: str
    host: str
    seat: int
    players: list[str]
    partners: list[str]
    clock: Clock
    rated: bool


class Seated(Struct):
    """The seat is taken."""

    id: str
    seat: int


class Left(Struct):
    """The player has got up; whether the table is put away, to be taken out again."""

    id: str
    put_away: bool


class RowSeat(Struct):
    """A seat as the lobby shows it; `bot` is the one whose own it is."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None = None


class TableRow(Struct):
    """A table as the lobby lists it; `to_move` are the seats that owe a decision."""

    id: str
    game: str
    title: str
    status: Status
    public: bool
    seats: list[RowSeat]
    yours: list[int]
    your_turn: bool
    to_move: list[int]
    moves: int
    changed: int
