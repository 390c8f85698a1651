"""Who asks, how they sign in, when they are told of their turn, and what they have played."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from regnum.server.messages.fields import Language, Name

# --- whoever asks ---------------------------------------------------------------------------


class Me(Struct):
    """The asking player."""

    id: str
    name: str
    language: Language


class MeChange(Struct, forbid_unknown_fields=True):
    """What players say of themselves; what is left out stays."""

    name: Name | None = None
    language: Language | None = None


class PasskeyInfo(Struct):
    """A passkey of the player: when it was made, and when they last signed in with it."""

    id: str
    name: str
    made: int
    used: int | None


class Account(Struct):
    """What the player can sign in with; `codes` recovery codes are left."""

    passkeys: list[PasskeyInfo]
    codes: int


class Ceremony(Struct):
    """What a browser is given to make a passkey or to sign with one, by WebAuthn's own names."""

    options: dict[str, Any]


class NewPasskey(Struct, forbid_unknown_fields=True):
    """What the browser made of it."""

    credential: dict[str, Any]
    name: Name = ""


class SignIn(Struct, forbid_unknown_fields=True):
    """What the browser signed."""

    credential: dict[str, Any]


class SignInByCode(Struct, forbid_unknown_fields=True):
    """A recovery code, as somebody wrote it down."""

    code: Annotated[str, Meta(max_length=64)]


class RecoveryCodes(Struct):
    """They are shown once, and each counts once."""

    codes: list[str]


# --- being told of one's turn ---------------------------------------------------------------


Minute: TypeAlias = Annotated[int, Meta(ge=0, lt=1440)]
"""Of the day."""


MailAddress: TypeAlias = Annotated[
    str,
    Meta(
        max_length=254,
        pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$",
    ),
]


Endpoint: TypeAlias = Annotated[str, Meta(max_length=1000, pattern=r"^[!-~]+$")]


Base64: TypeAlias = Annotated[str, Meta(max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """When the player wants to be told nothing, in their time zone; it may go past midnight."""

    start: Minute
    end: Minute
    zone: Annotated[str, Meta(max_length=64)]


class NoticeWishes(Struct, forbid_unknown_fields=True):
    """How the player wants to be told; without an address there is no mail."""

    quiet: QuietHours | None
    mail: MailAddress | None


class Notices(Struct):
    """How the player is told that it is their turn: on so many `devices`, and by mail where the
    address is `confirmed`. `key` is the server's, to subscribe with; `can_mail` if the host has
    set up mail."""

    key: str
    devices: int
    quiet: QuietHours | None
    mail: str | None
    confirmed: bool
    can_mail: bool


class NewDevice(Struct, forbid_unknown_fields=True):
    """A browser's subscription, by the names of the Push API."""

    endpoint: Endpoint
    p256dh: Base64
    auth: Base64


class OldDevice(Struct, forbid_unknown_fields=True):
    """A browser that is to be told nothing any more."""

    endpoint: Endpoint


class MailAnswer(Struct, forbid_unknown_fields=True):
    """What the link in a mail says: yes, send me digests, or no more of them."""

    player: Base64
    token: Base64
    yes: bool


# --- what somebody has played ---------------------------------------------------------------


class PlayedSeat(Struct):
    """How a game ended for a seat; `bot` if it was a bot's own, `left_to_bot` if one has decided
    for whoever had it."""

    seat: int
    name: str
    bot: str | None
    yours: bool
    rank: int
    score: int
    left_to_bot: bool


class PlayedGame(Struct):
    """A game that has ended. Whether its table is still `there` to be looked at."""

    id: str
    game: str
    title: str
    ended: int
    there: bool
    seats: list[PlayedSeat]


class Rating(Struct):
    """How strong somebody is thought to be after so many rated games, and how far that may be off:
    the standard deviation. `bot` is a bot's name, `you` whether it is the asking player."""

    name: str
    bot: str | None
    you: bool
    strength: float
    doubt: float
    games: int


class PlayedTally(Struct):
    """What the player has reached in a game; `won` also counts shared victories. Games that were
    left to a bot are played and no more: `best` and `mean_rank` are None where all were."""

    game: str
    title: str
    played: int
    won: int
    best: int | None
    mean_rank: float | None
    rating: Rating | None


class Played(Struct):
    """What the player has played: by game, and the latest games, the last first. If there are
    earlier ones, they ended before `earlier`."""

    tallies: list[PlayedTally]
    games: list[PlayedGame]
    earlier: int | None
