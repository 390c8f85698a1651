"""What the fields of a position may hold, and reading them from JSON with a sentence for what
does not fit."""

from typing import Any, Final, NamedTuple

from regnum.core.errors import ImpossiblePosition

SINGLE: Final = -1
ANY_LENGTH: Final = -2


class Shape(NamedTuple):
    """What a field of a position may hold: a SINGLE number from `low` to `high`, or a list of
    such numbers of a length (or ANY_LENGTH)."""

    low: int
    high: int
    length: int = SINGLE


def listed(position: dict[str, Any], name: str) -> list[Any]:
    value = position.get(name)
    if not isinstance(value, list):
        raise ImpossiblePosition(f"The position's {name!r} must be a list.")
    return value


def text_in(position: dict[str, Any], name: str) -> str:
    value = position.get(name)
    if not isinstance(value, str):
        raise ImpossiblePosition(f"The position's {name!r} must be a text.")
    return value


def number_in(position: dict[str, Any], name: str, shape: Shape) -> int:
    value = position.get(name)
    if not _whole(value, shape):
        raise ImpossiblePosition(
            f"The position's {name!r} must be a number from {shape.low} to {shape.high}."
        )
    return int(position[name])


def numbers_in(position: dict[str, Any], name: str, shape: Shape) -> list[int]:
    values = listed(position, name)
    fits = shape.length in (ANY_LENGTH, len(values)) and len(values) <= 1 << 12
    if not fits or not all(_whole(value, shape) for value in values):
        count = "numbers" if shape.length == ANY_LENGTH else f"{shape.length} numbers"
        raise ImpossiblePosition(
            f"The position's {name!r} must be {count} from {shape.low} to {shape.high}."
        )
    return list(values)


def _whole(value: object, shape: Shape) -> bool:
    return (
        isinstance(value, int) and not isinstance(value, bool) and shape.low <= value <= shape.high
    )
