"""Everything that page and server say to each other; docs/protocol.md tells the story.

The page's types are generated from these files, and the server checks what it is sent against
them. A field of an answer is always there, `None` where there is nothing to say, so that the page
need not tell "absent" from "empty". Moments are milliseconds since 1970, as a browser counts them.
"""

from typing import Any

from regnum.core.document import BoardDocument
from regnum.server.messages.clubs import ClubInfo, ClubPage, NewClub, NewTournament, Substitute
from regnum.server.messages.games import GameInfo, MoveInfo, RuleSection
from regnum.server.messages.lobby import (
    Invitation,
    Left,
    NewTable,
    Opened,
    PlayOn,
    Rematch,
    Seated,
    SitDown,
    TableRow,
)
from regnum.server.messages.players import (
    Account,
    Ceremony,
    MailAnswer,
    Me,
    MeChange,
    NewDevice,
    NewPasskey,
    Notices,
    NoticeWishes,
    OldDevice,
    Played,
    Rating,
    RecoveryCodes,
    SignIn,
    SignInByCode,
)
from regnum.server.messages.socket import ErrorBody, FromPage, FromServer
from regnum.server.messages.study import Aims, BestTurns, Course, ExerciseState, Lesson, RoundPoints
from regnum.server.messages.table import Moment, Recap

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
    Rematch,
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
    BestTurns,
    ErrorBody,
    FromPage,
    FromServer,
)
"""All that is said, for those who make types or a schema of it."""
