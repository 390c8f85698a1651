"""The types in which a game writes down what its views show.

What a view of the game holds is a TypedDict called `Scene`; what is printed on its board, tiles
and cards is one called `Things`. Their fields say what they hold by the types below, once: the
page's TypeScript, the plain boards that serve any game and the checks of a view are all made from
that one declaration.

This module and the `scene.py` of each game are not compiled: mypyc does not keep what the types
say for the running program.
"""

from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    TypeAlias,
    TypedDict,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Item = TypeVar("Item")
Key = TypeVar("Key")


class Kind:
    """What kind of thing a word or a number stands for. Texts and the board name it by its kind:
    `country:anjou`, `season-winter`. Of several kinds the first that knows the word names it."""

    def __init__(self, *names: str) -> None:
        self.names = names


class Mark:
    """Tells a list or a table from others of its type."""


BY_SEAT: Final = Mark()
EVERY_KEY: Final = Mark()

Seat: TypeAlias = Annotated[int, Kind("seat")]
BySeat: TypeAlias = Annotated[list[Item], BY_SEAT]
"""Something for each seat."""

Each: TypeAlias = Annotated[dict[Key, Item], EVERY_KEY]
"""A table that has every key of a Literal; a plain `dict` may lack some."""

Holds: TypeAlias = Literal[
    "number", "text", "flag", "seat", "thing", "list", "by-seat", "table", "record", "anything"
]

SIMPLE: Final[dict[object, Holds]] = {
    bool: "flag",
    int: "number",
    float: "number",
    str: "text",
    Any: "anything",
    object: "anything",
}


class Form(TypedDict):
    """What a field holds. A list and a table hold more of what `of` says, a table under keys as
    `keys` says, and under each of their `choices` if it is `whole`. A `record` is one of the
    types, a `thing` of one of the `kinds`, `numeric` if its id is a number. What is `nullable` may
    be null, what is `optional` absent."""

    holds: Holds
    of: NotRequired["Form"]
    keys: NotRequired["Form"]
    whole: NotRequired[bool]
    record: NotRequired[str]
    kinds: NotRequired[list[str]]
    choices: NotRequired[list[str]]
    numeric: NotRequired[bool]
    nullable: NotRequired[bool]
    optional: NotRequired[bool]


Types: TypeAlias = dict[str, dict[str, Form]]
"""The fields of each type by its name."""


def describe(*roots: type) -> Types:
    """The types of these TypedDicts and of all that they hold."""
    return {name: fields_of(record) for name, record in records(*roots).items()}


def records(*roots: type) -> dict[str, type]:
    """These TypedDicts and those inside them, by name."""
    found: dict[str, type] = {}
    for root in roots:
        _gather(root, found)
    return found


def _gather(hint: Any, found: dict[str, type]) -> None:
    if not is_typeddict(hint):
        for part in get_args(hint):
            _gather(part, found)
    elif hint.__name__ not in found:
        found[hint.__name__] = hint
        for part in get_type_hints(hint, include_extras=True).values():
            _gather(part, found)
    elif found[hint.__name__] is not hint:
        raise TypeError(f"A scene has two types called {hint.__name__}.")


def fields_of(record: Any) -> dict[str, Form]:
    fields: dict[str, Form] = {}
    for name, hint in get_type_hints(record, include_extras=True).items():
        fields[name] = form_of(hint)
        if name not in record.__required_keys__:
            fields[name]["optional"] = True
    return fields


def form_of(hint: Any) -> Form:
    """What a field of this type holds."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return form_of(parts[0])
    if origin is Annotated:
        return _marked(form_of(parts[0]), parts[1:])
    if origin in (Union, UnionType):
        return _either(hint, [part for part in parts if part is not NoneType])
    if origin is list:
        return {"holds": "list", "of": form_of(parts[0])}
    if origin is dict:
        return {"holds": "table", "keys": form_of(parts[0]), "of": form_of(parts[1])}
    if origin is Literal:
        return {"holds": "text", "choices": list(parts)}
    if is_typeddict(hint):
        return {"holds": "record", "record": hint.__name__}
    if hint not in SIMPLE:
        raise TypeError(f"A scene cannot hold {hint}.")
    return {"holds": SIMPLE[hint]}


def _marked(form: Form, marks: tuple[Any, ...]) -> Form:
    for mark in marks:
        if mark is BY_SEAT:
            form["holds"] = "by-seat"
        elif mark is EVERY_KEY:
            form["whole"] = True
        elif isinstance(mark, Kind) and mark.names == ("seat",):
            form["holds"] = "seat"
        elif isinstance(mark, Kind):
            if form["holds"] == "number":
                form["numeric"] = True
            form["holds"] = "thing"
            form["kinds"] = list(mark.names)
    return form


def _either(hint: Any, parts: list[Any]) -> Form:
    if len(parts) != 1:
        raise TypeError(f"A scene cannot hold one of several types: {hint}.")
    form = form_of(parts[0])
    form["nullable"] = True
    return form


# --- what every view has ------------------------------------------------------------------------


class Asked(TypedDict):
    """What a seat is asked: a text, the rule behind it, what it speaks of, and whether the answer
    is drafted and sent as one."""

    key: str
    rule: str
    params: dict[str, Any]
    drafted: bool


class Ended(TypedDict):
    """How a game ended: rank 1 is best, equal ranks tie."""

    ranks: BySeat[int]
    scores: BySeat[int]
    reason: str


class View(TypedDict):
    """What `State.view` tells beside the game's own scene. `renamed` are elements that have
    another name in this variant: `{"tile:peace": "tile:co-regent"}`."""

    game: str
    ruleset: int
    seats: int
    seat: Seat | None
    options: dict[str, Any]
    commitment: str
    to_move: list[Seat]
    asks: Asked | None
    result: Ended | None
    renamed: NotRequired[dict[str, str]]
