"""Everything that can happen at a table. The table is the fold of its changes.

A change says what came of a request, not what was asked for: a move with the draws that it caused,
an undo as the lines that it leaves. So old tables open the same, whatever becomes of the rules of
undo, and another process needs no rules to agree.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

How: TypeAlias = Literal["play", "undo", "restart", "take-back", "expire"]


class Sat(Struct, frozen=True, tag_field="what", tag="sat"):
    """Somebody took an open seat."""

    seat: int
    player: str
    name: str


class Left(Struct, frozen=True, tag_field="what", tag="left"):
    """Somebody got up before the game began; the seat is open again."""

    seat: int


class Became(Struct, frozen=True, tag_field="what", tag="became"):
    """A guest has signed in: what was theirs at the table is the account's."""

    guest: str
    player: str


class Wrote(Struct, frozen=True, tag_field="what", tag="wrote"):
    """The game's history changed: its lines from `cut` on are now these. They are kept in the
    record's notation, which must outlive the numbers in our code."""

    how: How
    by: int
    cut: int
    lines: tuple[str, ...]


class Asked(Struct, frozen=True, tag_field="what", tag="asked"):
    """A seat asked all for a take-back to before a version, that is to line `cut`."""

    seat: int
    version: int
    cut: int


class Offered(Struct, frozen=True, tag_field="what", tag="offered"):
    """A seat asked all for a rematch: at which table it would be, and whether the seats turn."""

    seat: int
    table: str
    turned: bool


class Answered(Struct, frozen=True, tag_field="what", tag="answered"):
    """A player answered for all their seats; one no ends the matter, also of who asked."""

    seat: int
    yes: bool


class Said(Struct, frozen=True, tag_field="what", tag="said"):
    """Chat; a spectator has no seat. With a `line` it is a comment on the game after so many lines,
    and stands in its record."""

    seat: int | None
    name: str
    text: str
    line: int | None = None


class StoodIn(Struct, frozen=True, tag_field="what", tag="stood-in"):
    """A bot plays a person's seat from now on, or with None the person again. `absent` if
    the person's clock ran out."""

    seat: int
    bot: str | None
    absent: bool


class Rematched(Struct, frozen=True, tag_field="what", tag="followed"):
    """The rematch is at another table, or will be as soon as it is opened. With the seats `turned`
    everybody sits one further on."""

    table: str
    turned: bool = False


class Closed(Struct, frozen=True, tag_field="what", tag="closed"):
    """Whoever runs the server has closed the table, its host before the game began, or bots among
    themselves who would never end it: it can be looked at, and nobody plays on."""


Change: TypeAlias = (
    Sat | Left | Became | Wrote | Asked | Offered | Answered | Said | StoodIn | Rematched | Closed
)


class LogEntry(Struct, frozen=True):
    """A change as it is kept: its number is the version that it made, `at` is milliseconds since
    1970, and the player's key tells whether a request was already carried out."""

    number: int
    at: int
    player: str | None
    key: str | None
    change: Change
