"""The board document: all that never changes while a game is played, told once.

Views and journals speak of things by their ids. What these are called, where they lie and what is
printed on them stands here, so that a page fetches it once and a terminal reads the same.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias, TypedDict

from regnum.core.scene import Types, describe

if TYPE_CHECKING:
    from regnum.core.game import Game

Names: TypeAlias = dict[str, dict[str, dict[str, str]]]
"""By kind, id and language. A language that is missing takes its own texts' name for the thing,
else the first that is given here: what is printed."""


@dataclass(frozen=True)
class Printed:
    """What a game has to say of its board, tiles and cards.

    `types` are its `Scene`, and `Things` where it has any. `things` is what is printed on each, by
    kind and id. `kinds` says which kind of thing a parameter of its texts stands for, where it is
    not called by the kind itself: `{"origin": "county"}`.
    """

    types: tuple[type, ...]
    things: Mapping[str, Any] = field(default_factory=dict)
    names: Names = field(default_factory=dict)
    kinds: dict[str, str] = field(default_factory=dict)


class BoardDocument(TypedDict):
    """What is printed on a board, tiles and cards. `version` tells it from any other document;
    `board` an owner's board from the game's own. `types` are the fields of the types in which
    views (`Scene`) and things (`Things`) are written."""

    game: str
    ruleset: int
    board: str
    version: str
    names: Names
    kinds: dict[str, str]
    things: dict[str, Any]
    types: Types


def document(game: "Game") -> BoardDocument:
    printed = game.printed()
    told: BoardDocument = {
        "game": game.key,
        "ruleset": game.ruleset,
        "board": game.board,
        "version": "",
        "names": printed.names,
        "kinds": {"rival": "seat", **printed.kinds},
        "things": dict(printed.things),
        "types": describe(*printed.types),
    }
    told["version"] = hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]
    return told
