"""What happened, as data; each language makes its own sentences of it."""

from typing import Any, NamedTuple


class Event(NamedTuple):
    """One thing that happened.

    `targets` are the board elements it touched; `to` are the seats that may know of it,
    None for everybody.
    """

    key: str
    params: dict[str, Any]
    targets: tuple[str, ...] = ()
    to: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        return self.to is None or seat in self.to


class Ask(NamedTuple):
    """What a seat is asked to decide now: a text, the rule behind it, what it speaks of; and
    whether the answer is drafted, being several moves that belong together."""

    key: str
    rule: str
    params: dict[str, Any]
    drafted: bool = False
