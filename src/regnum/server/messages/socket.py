"""What page and table say to each other while somebody looks, and how both say no."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from regnum.core.scene import View
from regnum.server.messages.fields import MOST_MOVES, Key, Number, SeatNumber
from regnum.server.messages.table import ChatEntry, SeatPresence, Snapshot, Update

# --- what the page says on the socket -------------------------------------------------------


class Request(Struct, tag_field="t", forbid_unknown_fields=True):
    """Each with a fresh `key` that comes back in the answer."""

    key: Key


class Play(Request, tag="play"):
    """Play these moves one after the other, all or none, having seen `version`."""

    seat: SeatNumber
    moves: Annotated[list[Number], Meta(min_length=1, max_length=MOST_MOVES)]
    version: Number


class Try(Request, tag="try"):
    """What would the table look like after these moves? Nobody plays them."""

    seat: SeatNumber
    moves: Annotated[list[Number], Meta(max_length=MOST_MOVES)]


class UndoLatest(Request, tag="undo"):
    """Take back this seat's latest decision."""

    seat: SeatNumber


class RestartTurn(Request, tag="restart"):
    """Take back to the start of this seat's turn, as far as unsealed."""

    seat: SeatNumber


class AskUndo(Request, tag="ask-undo"):
    """Ask all for a take-back to before `version`; what a study began with has negative ones."""

    seat: SeatNumber
    version: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class Answer(Request, tag="answer"):
    """Consent to the take-back or the rematch that is asked for, or not."""

    seat: SeatNumber
    yes: bool


class Why(Request, tag="why"):
    """Why is this move forbidden? Refused as the move would be, or done."""

    seat: SeatNumber
    move: Number


class Hint(Request, tag="hint"):
    """What would a bot play, after these moves that are drafted?"""

    seat: SeatNumber
    moves: Annotated[list[Number], Meta(max_length=MOST_MOVES)] = []


class Say(Request, tag="say"):
    """Chat; with a `line` a player's comment on the game after so many lines."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    line: Number | None = None


class SetBot(Request, tag="bot"):
    """Let a bot play a seat, or take the seat back."""

    seat: SeatNumber
    on: bool


class Look(Request, tag="look"):
    """Show this seat's view: one of the player's own, or a spectator's."""

    seat: SeatNumber | None


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


FromPage: TypeAlias = (
    Play
    | Try
    | UndoLatest
    | RestartTurn
    | AskUndo
    | Answer
    | Why
    | Hint
    | Say
    | SetBot
    | Look
    | Ping
)


# --- what the server says on the socket -----------------------------------------------------


class Refusal(Struct):
    """Why not: a key with its parameters, the same as a sentence, the rule behind it if a rule
    forbids it, and of several moves the place of the first that fails."""

    key: str
    sentence: str
    rule: str | None
    params: dict[str, Any]
    place: int | None


class ErrorBody(Struct):
    """How an HTTP request fails."""

    error: Refusal


class Done(Struct, tag_field="t", tag="done"):
    """The request is stored and in force, or nothing forbids what was asked about."""

    key: str
    version: int


class Refused(Struct, tag_field="t", tag="refused"):
    """It was refused, or would be; nothing changed."""

    key: str
    refusal: Refusal


class Tried(Struct, tag_field="t", tag="tried"):
    """The answer to `try`: the seat's view and moves after them, or None if with them its decision
    is made."""

    key: str
    view: View | None
    legal: list[int]


class Advice(Struct, tag_field="t", tag="hint"):
    """The answer to `hint`: the moves of the whole turn, as far as the bot has thought of them, and
    in a few words what they are for."""

    key: str
    moves: list[int]
    reasons: list[str]


class ChatNews(Struct, tag_field="t", tag="chat"):
    """Something was said."""

    entries: list[ChatEntry]


class Presence(Struct, tag_field="t", tag="presence"):
    """Somebody came or went."""

    seats: list[SeatPresence]


class Pong(Struct, tag_field="t", tag="pong"):
    """Somebody is."""


FromServer: TypeAlias = (
    Snapshot | Update | Done | Refused | Tried | Advice | ChatNews | Presence | Pong
)
