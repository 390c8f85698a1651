"""What happened, as data: each language makes its own sentences of it, and the page shows what it
changed."""

from typing import Any, Final, NamedTuple, TypeAlias

Difference: TypeAlias = tuple[list[str | int], Any]
"""The way to a place in a scene, and what stands there now."""

SHARED_DEPTH: Final = 2
"""How deep in a scene seats still hold the same part: a field, or an item of it such as a rival."""


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


class Comparison:
    """Finds what changes from one scene to the next, small enough to go with every event. Seats
    share the parts that they see alike, so what was found for one is known for others."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Any, Any, list[Difference]]] = {}

    def differences(self, before: Any, after: Any, depth: int = 0) -> list[Difference]:
        """Applied one after the other they make the one out of the other; where keys or items come
        or go, the whole is named. Both are known by their place in memory, and kept for that."""
        if before is after:
            return []
        key = (id(before), id(after))
        known = self._known.get(key)
        if known is None:
            found = [] if before == after else self._find(before, after, depth)
            known = self._known[key] = (before, after, found)
        return known[2]

    def _find(self, before: Any, after: Any, depth: int) -> list[Difference]:
        """Of two that are not equal."""
        found: list[Difference] = []
        if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
            for name, new in after.items():
                self._add(found, name, before[name], new, depth)
            return found
        if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
            for place, new in enumerate(after):
                self._add(found, place, before[place], new, depth)
            return found
        return [([], after)]

    def _add(self, found: list[Difference], at: str | int, old: Any, new: Any, depth: int) -> None:
        """What changes at one place of both."""
        if depth < SHARED_DEPTH and isinstance(new, (dict, list)):
            changes = self.differences(old, new, depth + 1)
        elif old == new:
            return
        else:
            changes = self._find(old, new, depth + 1)
        for way, value in changes:
            found.append(([at, *way], value))
