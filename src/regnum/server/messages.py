"""Everything that page and server say to each other; docs/protocol.md tells the story.

The page's types are generated from this file, and the server checks what it is sent against it.
A field of an answer is always there, `None` where there is nothing to say, so that the page need
not tell "absent" from "empty". Moments are milliseconds since 1970, as a browser counts them.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from regnum.core.document import BoardDocument
from regnum.core.scene import View
from regnum.table.opening import NO_CLOCK, Clock, SeatKind
from regnum.table.table import Status
from regnum.tournaments import System

Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""What a page calls its request: sent again after a broken line, it does nothing twice."""

Name: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Language: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{2}$")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
MOST_MOVES: Final = 64
"""Moves in one request: more than any turn that can be planned ahead has."""


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


# --- the games ------------------------------------------------------------------------------


class OptionInfo(Struct):
    """A choice before the game; `help` is the key of its explanation."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    help: str


class GameInfo(Struct):
    """A game as the lobby shows it; `sections` are the rulebook's, by number, and `board` is the
    version of its board document. `sides` are the seats that win together, for each number of
    players. Whether it has an `exercise` for every day, and a `lesson`."""

    key: str
    title: str
    ruleset: int
    board: str
    seats: list[int]
    sides: dict[str, list[list[int]]]
    options: list[OptionInfo]
    bots: list[str]
    sections: dict[str, str]
    exercise: bool
    lesson: bool


class MoveInfo(Struct):
    """A move of the table; its place in the list is its id."""

    kind: str
    args: list[int | str]
    targets: list[str]
    text: str


class RuleSection(Struct):
    """A section of the rules reference; `text` is Markdown without HTML."""

    number: str
    title: str
    text: str


# --- the lobby ------------------------------------------------------------------------------


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit here: the host, somebody at their screen, a friend by link, or a bot."""

    kind: Literal["me", "screen", "link", "bot"]
    bot: Name | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[Name, bool | int | str] = {}
    public: bool = False
    clock: Clock = NO_CLOCK
    rated: bool = False


class Opened(Struct):
    """A table is open; `links` are the seat links, by seat."""

    id: str
    links: dict[str, str]


class SitDown(Struct, forbid_unknown_fields=True):
    """Take a seat: by the token of its link, or by number at a public table."""

    token: Annotated[str, Meta(max_length=64)] | None = None
    seat: SeatNumber | None = None


class PlayOn(Struct, forbid_unknown_fields=True):
    """Play a game on from a position of it: in which seat, and who plays the others, the strongest
    if none is named."""

    seat: SeatNumber
    bot: Name | None = None


class Invitation(Struct):
    """What a seat's link leads to, for whoever has not sat down yet: which game, whose table, who
    is there already, and with whom one would win together."""

    game: str
    title: str
    host: str
    seat: int
    players: list[str]
    partners: list[str]


class Seated(Struct):
    """The seat is taken."""

    id: str
    seat: int


class Left(Struct):
    """The player has got up; whether the table is put away, to be taken out again."""

    id: str
    put_away: bool


class RowSeat(Struct):
    """A seat as the lobby shows it."""

    seat: int
    kind: SeatKind
    name: str


class TableRow(Struct):
    """A table as the lobby lists it; `to_move` are the seats that owe a decision."""

    id: str
    game: str
    title: str
    status: Status
    public: bool
    seats: list[RowSeat]
    yours: list[int]
    your_turn: bool
    to_move: list[int]
    moves: int
    changed: int


# --- clubs ----------------------------------------------------------------------------------


class NewClub(Struct, forbid_unknown_fields=True):
    """A club to be founded."""

    name: Name


class ClubInfo(Struct):
    """A club that the player belongs to; whether it is theirs to `host`."""

    id: str
    name: str
    host: bool


class ClubPerson(Struct):
    """Somebody who belongs to a club; `here` if they look at its page now."""

    number: int
    name: str
    you: bool
    here: bool
    host: bool


class NewTournament(Struct, forbid_unknown_fields=True):
    """A tournament to begin: which game at tables of how many seats, by which system, `rounds` of
    a Swiss one, for whom of the club, and how strong the bots are that fill up the tables. Tables
    that are not `public` are seen by those who play there."""

    game: Name
    system: System
    seats: Annotated[int, Meta(ge=2, le=8)]
    members: Annotated[list[Number], Meta(min_length=1, max_length=60)]
    bot: Name
    rounds: Annotated[int, Meta(ge=1, le=12)] = 3
    clock: Clock = NO_CLOCK
    options: dict[Name, bool | int | str] = {}
    public: bool = True


class ClubChange(Struct, forbid_unknown_fields=True):
    """Whom of the club the host speaks of."""

    member: Number


class Substitute(Struct, forbid_unknown_fields=True):
    """Who is missing, so that a bot plays on for them."""

    entrant: Number


class TournamentStanding(Struct):
    """How an entrant stands: points for those they were better than, games won, and the points of
    those they met. `bot` if one plays for them."""

    entrant: int
    name: str
    bot: str | None
    you: bool
    place: int
    points: float
    won: int
    met: float


class ContestTableSeat(Struct):
    """Who sits at a table of a tournament, and the rank they reached there."""

    entrant: int
    name: str
    rank: int | None


class ContestTable(Struct):
    """A table of a tournament; `closed` if it counts for nobody."""

    id: str
    over: bool
    closed: bool
    seats: list[ContestTableSeat]


class TournamentInfo(Struct):
    """A tournament with its standings and the tables of each round; `length` is the number of
    rounds of a Swiss one."""

    id: str
    game: str
    title: str
    system: System
    seats: int
    length: int | None
    over: bool
    standings: list[TournamentStanding]
    rounds: list[list[ContestTable]]


class ClubPage(Struct):
    """A club: whether the player is its `host` or a `member`, who belongs to it, their public
    tables, and its tournaments, the latest first."""

    id: str
    name: str
    host: bool
    member: bool
    people: list[ClubPerson]
    tables: list[TableRow]
    tournaments: list[TournamentInfo]


# --- what somebody has played ---------------------------------------------------------------


class PlayedSeat(Struct):
    """How a game ended for a seat; `bot` if it was a bot's own."""

    seat: int
    name: str
    bot: str | None
    yours: bool
    rank: int
    score: int


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
    """What the player has reached in a game; `won` also counts shared victories."""

    game: str
    title: str
    played: int
    won: int
    best: int
    mean_rank: float
    rating: Rating | None


class Played(Struct):
    """What the player has played: by game, and the latest games, the last first. If there are
    earlier ones, they ended before `earlier`."""

    tallies: list[PlayedTally]
    games: list[PlayedGame]
    earlier: int | None


# --- a table --------------------------------------------------------------------------------


class SeatState(Struct):
    """A seat. `bot` plays it now, if not None, and because its owner's time was up if `absent`;
    `link` is shown to the host while the seat is open."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    absent: bool
    yours: bool
    link: str | None


class SeatPresence(Struct):
    """Whether a seat's owner is here, and if not, whether they have been gone for long."""

    seat: int
    here: bool
    away: bool


Difference: TypeAlias = tuple[list[str | int], Any]
"""A place in a view, by keys and numbers, and what stands there from now on."""


class JournalEntry(Struct):
    """Something that happened; `line` is the line of the record that it belongs to. `changes` is
    what it changed in the view, for who plays it on a stage, and None for what is long past."""

    n: int
    line: int
    key: str
    params: dict[str, Any]
    targets: list[str]
    changes: list[Difference] | None


class AskedUndo(Struct):
    """A take-back that waits for everybody's consent; `yes` have given it."""

    seat: int
    version: int
    yes: list[int]


class Undo(Struct):
    """What can be taken back. `sealed_at` is the version of this seat's latest decision where it
    cannot be taken back freely: asking to before it is the next take-back."""

    free: bool
    restart: bool
    sealed_at: int | None
    asked: AskedUndo | None


class ChatEntry(Struct):
    """Something said; `seat` is None for a spectator, `line` for what is no comment on a move."""

    n: int
    seat: int | None
    name: str
    text: str
    at: int
    line: int | None


class ReckoningRow(Struct):
    """A part of the score: a text and a rule that say what for; by seat, how many of it and
    what that is worth."""

    key: str
    rule: str
    amounts: list[int]
    points: list[int]


class TableResult(Struct):
    """How the game ended. `sides` are the seats that win together."""

    sides: list[list[int]]
    ranks: list[int]
    scores: list[int]
    reason: str
    reckoning: list[ReckoningRow]


class Standing(Struct, tag_field="t"):
    """How a table stands after a change: what is told anew each time.

    `clocks` are the seconds that each seat has left, None where no time is kept; `legal` are the
    moves that may be played now; `lesson` is how many moves of a guided game the learner has made,
    None where none is given.
    """

    version: int
    status: Status
    clocks: list[float] | None
    legal: list[int]
    timer: float | None
    journal: list[JournalEntry]
    journal_from: int
    lines: int
    undo: Undo
    rematch: str | None
    result: TableResult | None
    lesson: int | None


class Snapshot(Standing, tag="snapshot"):
    """A table through the eyes of `seat`, None for a spectator. `board` is the version of the board
    document that says what the ids in view and journal stand for. Whether there is an `exercise` to
    be solved."""

    id: str
    game: str
    board: str
    title: str
    public: bool
    rated: bool
    host: bool
    seats: list[SeatState]
    presence: list[SeatPresence]
    seat: int | None
    view: View
    since: int
    chat: list[ChatEntry]
    clock: Clock
    exercise: bool


class Update(Standing, tag="update"):
    """What a change has made of it, for a page that holds what was sent last.

    `journal` begins at `journal_from`, and what the page holds from there on is void. The view is
    the one it holds with what these entries changed, and then with these `changes`. `seats` is None
    where they are as they were.
    """

    seats: list[SeatState] | None
    changes: list[Difference]


class Moment(Struct):
    """The view after `line` lines of the record, for the replay, and what was remarked there."""

    line: int
    seat: int | None
    view: View
    comments: list[str]


class Recap(Struct):
    """What a seat may know to have happened since an entry of its journal, to be played on a stage
    that begins with this view."""

    view: View
    entries: list[JournalEntry]


class ExerciseState(Struct):
    """How far an exercise is. When the turn of `seat` is `over`, whether it was `right`, with which
    moves it is solved, and which share of victory one may expect of these and of the next best."""

    seat: int
    over: bool
    right: bool
    solution: list[str]
    worth: float | None
    next_worth: float | None


class LessonPage(Struct):
    """Something that is told, in Markdown without HTML, and the elements that it speaks of."""

    text: str
    points: list[str]


class LessonStep(Struct):
    """What is told before the learner makes so many moves."""

    pages: list[LessonPage]
    moves: int


class Lesson(Struct):
    """A guided first game: what `seat` is told step by step, and after the last of them."""

    seat: int
    steps: list[LessonStep]
    closing: list[LessonPage]


class Aims(Struct):
    """What a bot is after, by its latest turn that lies open, in a few words each; [] where it has
    not had one."""

    seat: int
    reasons: list[str]


class CoursePoint(Struct):
    """After so many lines, in which round: the share of victory that each seat could expect."""

    line: int
    round: int
    expected: list[float]


class TurningPoint(Struct):
    """A turn that changed much: its lines from `first` to before `last`, whose it was (None if time
    ran out), and for which seat the odds changed most. `better` are moves that would have been
    worth more to whoever played, by what they could know, and how much; [] if there were none."""

    first: int
    last: int
    player: int | None
    seat: int
    before: float
    after: float
    better: list[str]
    played_worth: float | None
    better_worth: float | None


class RoundPoints(Struct):
    """Everybody's points at the end of a round, after so many lines; round 0 is the set-up."""

    line: int
    round: int
    points: list[int]


class Course(Struct):
    """How a game that is over went."""

    points: list[CoursePoint]
    turnings: list[TurningPoint]


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


class AnswerUndo(Request, tag="answer-undo"):
    """Consent to it or not."""

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
    | AnswerUndo
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

SPOKEN: tuple[Any, ...] = (
    Me,
    MeChange,
    Account,
    Ceremony,
    NewPasskey,
    SignIn,
    SignInByCode,
    RecoveryCodes,
    Notices,
    NoticeWishes,
    NewDevice,
    OldDevice,
    MailAnswer,
    GameInfo,
    BoardDocument,
    MoveInfo,
    RuleSection,
    NewTable,
    Opened,
    SitDown,
    PlayOn,
    Invitation,
    Seated,
    Left,
    TableRow,
    ClubInfo,
    ClubPage,
    NewClub,
    NewTournament,
    Substitute,
    Played,
    Rating,
    Moment,
    Recap,
    RoundPoints,
    ExerciseState,
    Lesson,
    Aims,
    Course,
    ErrorBody,
    FromPage,
    FromServer,
)
"""All that is said, for those who make types or a schema of it."""
