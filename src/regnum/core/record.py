"""Records: a text that a person can read and a program can replay, byte for byte.

docs/records.md describes the format. The draws stand beside the moves that caused them, so a
record replays even where the generator has changed; the seed lets anyone check them.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from regnum.core.chance import FAST, KEYED, checked_seed, commitment
from regnum.core.errors import BadRecord, OldRuleset, OtherBoard, RegnumError
from regnum.core.game import Game
from regnum.core.history import EXPIRE, HOST, Header, History, Line, carry_out, deal
from regnum.core.options import resolve, spelled
from regnum.core.result import Result

FORMAT: Final = "Regnum record 1"
SEAT_LETTERS: Final = "ABCDEFGH"
HOST_LETTER: Final = "*"
EXPIRED: Final = "expire"
COMMENT: Final = ";"
LONGEST_NUMBER: Final = 9


# --- writing --------------------------------------------------------------------------------


def record_of(history: History, reveal: bool = True, players: Sequence[str] | None = None) -> str:
    """A game as text, with the names of those who play it now if they are given. Without
    `reveal` the seed stays out until the game is over."""
    header, result = history.header, history.state.result()
    shows_seed = header.seed is not None and (reveal or result is not None)
    head = _head(header, header.players if players is None else players, shows_seed, result)
    return "\n".join([*head, "", *_body(history), ""])


def _head(
    header: Header, players: Sequence[str], shows_seed: bool, result: Result | None
) -> list[str]:
    game = header.game
    lines = [FORMAT, f"game: {game.key}", f"ruleset: {game.ruleset}", f"seats: {header.seats}"]
    if game.board:
        lines.append(f"board: {game.board}")
    lines += [f"option {name}: {spelled(value)}" for name, value in header.options.items()]
    lines += [f"player {SEAT_LETTERS[seat]}: {name}" for seat, name in enumerate(players)]
    if header.chance != KEYED:
        lines.append(f"chance: {header.chance}")
    if shows_seed:
        lines.append(f"seed: {header.seed}")
    lines.append(f"commitment: {header.commitment}")
    if result is not None:
        lines.append(f"result: {_result_text(result)}")
    return lines


def _body(history: History) -> list[str]:
    """The set-up and the lines, each followed by the remarks made after it."""
    lines = [_with_draws(HOST_LETTER, history.set_up)]
    lines += [line_text(history.game, line) for line in history.lines]
    body: list[str] = []
    told = 0
    for after, text in history.comments:
        body += lines[told : after + 1]
        body.append(f"{COMMENT} {text}".rstrip())
        told = after + 1
    return body + lines[told:]


def without_remarks(record: str) -> str:
    """What was played, whatever was said of it."""
    return "\n".join([line for line in record.split("\n") if not line.startswith(COMMENT)])


def line_text(game: Game, line: Line) -> str:
    """`A red court | 3 5`: who, what, and the draws that followed."""
    if line.seat == HOST:
        return _with_draws(f"{HOST_LETTER} {EXPIRED}", line.draws)
    return _with_draws(f"{SEAT_LETTERS[line.seat]} {game.text(line.move)}", line.draws)


def _with_draws(what: str, draws: tuple[int, ...]) -> str:
    return f"{what} | {' '.join(map(str, draws))}" if draws else what


def _result_text(result: Result) -> str:
    ranks = " ".join(map(str, result.ranks))
    scores = " ".join(map(str, result.scores))
    return f"ranks {ranks}, scores {scores}, by {result.reason}"


# --- reading --------------------------------------------------------------------------------


def parse(text: str, game_of: Callable[[str, str], Game]) -> History:
    """The game that a record tells, played again; `game_of` finds it by its key and the board that
    the record names, "" for the game's own. BadRecord names the first line that is wrong.
    Ends of lines may be those of another system, and the last may be missing.

    A record that hides its seed is read too, but what comes after it is chance anew.
    """
    text = text.replace("\r\n", "\n").removesuffix("\n") + "\n"
    if not text.startswith(FORMAT + "\n"):
        raise BadRecord(f"A record begins with the line {FORMAT!r}.")
    head, blank, body = text.partition("\n\n")
    if not blank:
        raise BadRecord("A record is its header, an empty line, and a line for each move.")
    fields = _fields(head.split("\n"))
    header = _header(fields, game_of)
    history = _played(header, body[:-1].split("\n"), head.count("\n") + 3)
    if _result(fields, header.seats) != history.state.result():
        raise BadRecord("The result in the record is not the one that its moves lead to.")
    written = record_of(history)
    if written != text:
        raise BadRecord(f"Line {_first_difference(written, text)} is not in standard form.")
    return history


def check_draws(history: History) -> None:
    """Raise BadRecord unless every draw is the one that the revealed seed gives."""
    header = history.header
    if header.seed is None:
        raise BadRecord("The record does not reveal its seed, so its draws cannot be checked.")
    if commitment(header.seed) != header.commitment:
        raise BadRecord("The seed is not the one that was committed to.")
    state = deal(header, None)
    _check(history, 0, history.set_up, state.chance.drawn())
    for number, line in enumerate(history.lines, 1):
        _check(history, number, line.draws, carry_out(state, line, None).draws)


def _check(history: History, number: int, written: tuple[int, ...], drawn: tuple[int, ...]) -> None:
    if written != drawn:
        head = record_of(history).split("\n").index("")
        remarks = sum([after < number for after, _ in history.comments])
        raise BadRecord(f"Line {head + number + remarks + 2}: the seed gives other draws.")


class _Fields(NamedTuple):
    """The lines of a header by their names."""

    plain: dict[str, str]
    options: dict[str, str]
    players: dict[str, str]

    def get(self, name: str) -> str:
        if name not in self.plain:
            raise BadRecord(f"The record's header lacks the line '{name}: ...'.")
        return self.plain[name]


def _fields(lines: list[str]) -> _Fields:
    fields = _Fields({}, {}, {})
    for number, line in enumerate(lines[1:], 2):
        name, colon, value = line.partition(": ")
        if not colon:
            raise BadRecord(f"Line {number}: {line!r} is not of the form 'name: value'.")
        if name.startswith("option "):
            fields.options[name.removeprefix("option ")] = value
        elif name.startswith("player "):
            fields.players[name.removeprefix("player ")] = value
        else:
            fields.plain[name] = value
    return fields


def _header(fields: _Fields, game_of: Callable[[str, str], Game]) -> Header:
    board = fields.plain.get("board", "")
    game = game_of(fields.get("game"), board)
    if fields.get("ruleset") != str(game.ruleset):
        raise OldRuleset(
            f"The record follows ruleset {fields.get('ruleset')} of {game.title}; "
            f"here ruleset {game.ruleset} is played."
        )
    if board != game.board:
        raise OtherBoard(
            f"The record was played on {_board_text(board)}; "
            f"here {game.title} is played on {_board_text(game.board)}."
        )
    seats = fields.get("seats")
    if not _is_number(seats) or int(seats) not in game.seats:
        raise BadRecord(f"{game.title} is not played with {seats!r} seats.")
    chance = fields.plain.get("chance", KEYED)
    if chance not in (KEYED, FAST):
        raise BadRecord(f"There is no chance {chance!r}; it is {KEYED} or {FAST}.")
    if "seed" in fields.plain:
        checked_seed(fields.plain["seed"])
    known = game.options
    given = {
        name: known[name].reads(value) if name in known else value
        for name, value in fields.options.items()
    }
    letters = SEAT_LETTERS[: int(seats)] if fields.players else ""
    return Header(
        game,
        int(seats),
        resolve(known, given),
        fields.plain.get("seed"),
        fields.get("commitment"),
        chance,
        tuple([fields.players.get(letter, "") for letter in letters]),
    )


def _board_text(board: str) -> str:
    return f"a board of its own ({board})" if board else "the game's own board"


def _played(header: Header, body: list[str], first: int) -> History:
    """The body's lines, played one after the other; the first of them is line `first`."""
    history = None
    number = first
    try:
        who, draws = _split(body[0])
        if who != HOST_LETTER:
            raise BadRecord("the set-up comes first and once")
        history = History(header, deal(header, draws))
        for text in body[1:]:
            number += 1
            if text.startswith(COMMENT):
                history.comment(text[1:])
            else:
                history.add(line_of(header.game, header.seats, text))
    except RegnumError as error:
        if history is not None and header.seed is not None:
            check_draws(history)  # a forged one shows where the moves no longer fit it
        raise BadRecord(f"Line {number}: {str(error).rstrip('.')}.") from error
    return history


def line_of(game: Game, seats: int, text: str) -> Line:
    """The line that `line_text` has written."""
    what, draws = _split(text)
    who, _, move = what.partition(" ")
    if who == HOST_LETTER:
        if move != EXPIRED:
            raise BadRecord(
                f"{move!r} is not what a host can do" if move else "the set-up comes first and once"
            )
        return Line(HOST, EXPIRE, draws)
    seat = SEAT_LETTERS[:seats].find(who) if len(who) == 1 else -1
    if seat < 0:
        raise BadRecord(f"{who!r} is not a seat of this game")
    return Line(seat, game.parse(move), draws)


def _split(text: str) -> tuple[str, tuple[int, ...]]:
    """What a line tells, and its draws."""
    what, _, drawn = text.partition("|")
    draws = drawn.split()
    if not all(_is_number(draw) for draw in draws):
        raise BadRecord("the draws after '|' are numbers")
    return what.strip(), tuple([int(draw) for draw in draws])


def _result(fields: _Fields, seats: int) -> Result | None:
    if "result" not in fields.plain:
        return None
    text = fields.plain["result"]
    words = text.replace(",", "").split()
    ranks, scores = words[1 : seats + 1], words[seats + 2 : 2 * seats + 2]
    numbers = all(_is_number(word.removeprefix("-")) for word in ranks + scores)
    if len(words) != 2 * seats + 4 or not numbers:
        raise BadRecord(f"The result {text!r} does not rank and score {seats} seats.")
    return Result(tuple(map(int, ranks)), tuple(map(int, scores)), words[-1])


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= LONGEST_NUMBER


def _first_difference(ours: str, theirs: str) -> int:
    pairs = zip(ours.split("\n"), theirs.split("\n"), strict=False)
    return next((number for number, (a, b) in enumerate(pairs, 1) if a != b), 1)
