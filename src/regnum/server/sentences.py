"""What is refused, as a sentence in the player's language, and with the HTTP status that fits."""

from collections.abc import Sequence
from typing import Final

from regnum.bots.strategy import Aim
from regnum.language import Words
from regnum.registry import offered as game_of
from regnum.registry import package_of
from regnum.server.messages.fields import Language
from regnum.server.messages.socket import Refusal
from regnum.table.refused import Refused

PACKAGE: Final = "regnum.server"

CONFLICT: Final = 409
STATUS: Final = {
    "error-bad-request": 400,
    "error-private": 403,
    "error-banned": 403,
    "error-foreign-origin": 403,
    "refused-not-your-seat": 403,
    "refused-passkey": 403,
    "refused-unknown-passkey": 403,
    "refused-code": 403,
    "refused-mail-link": 403,
    "refused-not-your-club": 403,
    "error-no-such-table": 404,
    "error-no-such-club": 404,
    "error-no-such-thing": 404,
    "error-damaged": 410,
    "error-no-longer-played": 410,
    "error-away": 410,
    "error-too-large": 413,
    "error-too-many": 429,
    "error-internal": 500,
    "error-not-ready": 503,
}
"""By key, where it is not a conflict with the table as it stands."""


def status_of(refused: Refused) -> int:
    return STATUS.get(refused.key, CONFLICT)


def refusal_told(
    language: str, refused: Refused, game: str | None = None, names: Sequence[str] = ()
) -> Refusal:
    """What the page is told; a game's own refusals need the game and the names at the table."""
    packages = (PACKAGE,) if game is None else (PACKAGE, package_of(game))
    board = None if game is None else game_of(game).board_document()
    sentence = Words(language, packages, names, board).say(refused.key, refused.params)
    return Refusal(refused.key, sentence, refused.rule, dict(refused.params), refused.place)


def aims_told(language: str, aims: Sequence[Aim], game: str, names: Sequence[str]) -> list[str]:
    """What a turn is for, in a few words each."""
    words = Words(language, (package_of(game),), names, game_of(game).board_document())
    return [words.tell(aim) for aim in aims]


def preferred(accept_language: str, languages: Sequence[str]) -> Language:
    """The first of these languages that a browser asks for."""
    for wish in accept_language.split(","):
        code = wish.split(";")[0].strip().lower()[:2]
        if code in languages:
            return code
    return languages[0]
