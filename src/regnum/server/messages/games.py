"""What the server tells of the games that it offers."""

from msgspec import Struct


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
