"""What changes from one view to the next: small enough to be sent with every event."""

from typing import Any

from regnum.server.messages import Difference


def differences(before: Any, after: Any) -> list[Difference]:
    """Applied one after the other they make the one out of the other. Where keys or items come or
    go, the whole is named."""
    found: list[Difference] = []
    _compare([], before, after, found)
    return found


def _compare(place: list[str | int], before: Any, after: Any, found: list[Difference]) -> None:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key in after:
            _compare([*place, key], before[key], after[key], found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            _compare([*place, number], old, new, found)
    else:
        found.append((place, after))
