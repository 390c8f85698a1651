"""Objections: why something is refused, as a sentence in the player's language."""

from collections.abc import Sequence
from typing import Any, Final

from regnum.core.refusal import Refusal
from regnum.language import LANGUAGES, Words
from regnum.registry import game as game_of
from regnum.registry import package_of
from regnum.server.messages import Language, Objection
from regnum.table.refused import Refused

ROOM: Final = "regnum.server"
DEFAULT: Final[Language] = "en"


class Trouble(Exception):
    """A request that fails, with the HTTP status that fits."""

    def __init__(self, status: int, key: str, **params: Any) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.params = params


def objection(
    language: str,
    why: Trouble | Refused | Refusal,
    game: str | None = None,
    names: Sequence[str] = (),
) -> Objection:
    """What the page is told; a game's own refusals need the game and the names at the table."""
    rooms = (ROOM,) if game is None else (ROOM, package_of(game))
    board = None if game is None else game_of(game).board_document()
    sentence = Words(language, rooms, names, board).say(why.key, why.params)
    rule = None if isinstance(why, Trouble) else why.rule
    return Objection(why.key, sentence, rule, dict(why.params))


def preferred(accept_language: str) -> Language:
    """The first of our languages that a browser asks for."""
    for wish in accept_language.split(","):
        code = wish.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return "de" if code == "de" else "en"
    return DEFAULT
