"""Records: a text that a person can read and a program can replay, byte for byte.

docs/records.md describes the format. The draws stand beside the moves that caused them, so
a record replays even where the generator has changed; the seed lets anyone check them.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from regnum.core.chance import commitment, seeded
from regnum.core.errors import BadRecord, RegnumError
from regnum.core.game import Game
from regnum.core.options import spelled
from regnum.core.state import Result, State

FORMAT: Final = "Regnum record 1"
HOST: Final = -1
"""Whose line it is when chance or the clock acts, not a seat."""

SET_UP: Final = -1
EXPIRE: Final = -2
COMMENT: Final = -3

HOST_LETTER: Final = "*"
SEAT_LETTERS: Final = "ABCDEFGH"


class Line(NamedTuple):
    """One line of a record's body: what a seat played (or SET_UP, EXPIRE, COMMENT of the
    host) and the draws that followed."""

    seat: int
    move: int
    draws: tuple[int, ...] = ()
    comment: str = ""


class Record:
    """A game from its start, finished or not."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        seed: str | None,
        commitment: str,
        lines: list[Line],
        result: Result | None = None,
        players: list[str] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.commitment = commitment
        self.lines = lines
        self.result = result
        self.players = players or []

    # --- writing ------------------------------------------------------------------------

    def play(self, state: State, seat: int, move: int) -> None:
        """Play a move and write it down with its draws."""
        state.play(seat, move)
        self._note(state, seat, move)

    def expire(self, state: State) -> None:
        """Let the open decision's time run out and write it down."""
        state.expire()
        self._note(state, HOST, EXPIRE)

    def take_back(self, line: int) -> None:
        """Forget this line and all after it."""
        del self.lines[line:]
        self.result = None

    def comment(self, text: str) -> None:
        """Add a remark; it has one line."""
        self.lines.append(Line(HOST, COMMENT, (), " ".join(text.split())))

    def _note(self, state: State, seat: int, move: int) -> None:
        self.lines.append(Line(seat, move, tuple(state.chance.tape)))
        self.result = state.result()

    def text(self, reveal: bool = True) -> str:
        """The record as text. Without `reveal` the seed stays out until the game is over."""
        header = [
            FORMAT,
            f"game: {self.game.key}",
            f"ruleset: {self.game.ruleset}",
            f"seats: {self.seats}",
        ]
        header += [f"option {name}: {spelled(value)}" for name, value in self.options.items()]
        header += [f"player {SEAT_LETTERS[i]}: {name}" for i, name in enumerate(self.players)]
        if self.seed is not None and (reveal or self.result is not None):
            header.append(f"seed: {self.seed}")
        header.append(f"commitment: {self.commitment}")
        if self.result is not None:
            header.append(f"result: {_result_text(self.result)}")
        body = [self._line_text(line) for line in self.lines]
        return "\n".join([*header, "", *body, ""])

    def _line_text(self, line: Line) -> str:
        if line.move == COMMENT:
            return f"; {line.comment}".rstrip()
        if line.move == SET_UP:
            words = [HOST_LETTER]
        elif line.move == EXPIRE:
            words = [HOST_LETTER, "expire"]
        else:
            words = [SEAT_LETTERS[line.seat], self.game.text(line.move)]
        if line.draws:
            words += ["|", *map(str, line.draws)]
        return " ".join(words)

    # --- replaying ----------------------------------------------------------------------

    def moves(self) -> int:
        """How many lines change the position."""
        return sum(line.move != COMMENT for line in self.lines) - 1

    def replay(self, upto: int | None = None) -> State:
        """The state after the first `upto` moves, all of them by default.

        Raises BadRecord, with the line, where a move is illegal or the draws do not fit.
        """
        head = self._head()
        chance = seeded(self.seed or self.commitment)
        chance.script = list(self.lines[0].draws)
        try:
            state = self.game.deal(self.seats, self.options, chance)
        except BadRecord as error:
            raise BadRecord(f"Line {head + 1}: {error}.") from None
        state.seed = self.seed or ""
        state.commitment = self.commitment
        self._fits(state, self.lines[0], head)
        left = self.moves() if upto is None else upto
        for number, line in enumerate(self.lines[1:], 1):
            if line.move == COMMENT:
                continue
            if left == 0:
                return state
            left -= 1
            self._replay_line(state, line, head + number)
        if upto is None and self.result != state.result():
            raise BadRecord("The result in the record is not the one that its moves lead to.")
        return state

    def check_draws(self) -> None:
        """Raise BadRecord unless every draw is the one that the revealed seed gives."""
        if self.seed is None:
            raise BadRecord("The record does not reveal its seed, so its draws cannot be checked.")
        if commitment(self.seed) != self.commitment:
            raise BadRecord("The seed is not the one that was committed to.")
        head = self._head()
        state = self.game.deal(self.seats, self.options, seeded(self.seed))
        for number, line in enumerate(self.lines):
            if line.move == EXPIRE:
                state.expire()
            elif line.seat != HOST:
                state.play(line.seat, line.move)
            if line.move != COMMENT and tuple(state.chance.tape) != line.draws:
                raise BadRecord(f"Line {head + number + 1}: the seed gives other draws.")

    def _replay_line(self, state: State, line: Line, number: int) -> None:
        state.chance.script = list(line.draws)
        try:
            if line.move == EXPIRE:
                state.expire()
            else:
                state.play(line.seat, line.move)
        except RegnumError as error:
            raise BadRecord(f"Line {number + 1}: {str(error).rstrip('.')}.") from None
        self._fits(state, line, number)

    def _fits(self, state: State, line: Line, number: int) -> None:
        if tuple(state.chance.tape) != line.draws:
            raise BadRecord(
                f"Line {number + 1}: {len(line.draws)} draws are written, "
                f"but the rules make {len(state.chance.tape)} here."
            )

    def _head(self) -> int:
        """How many lines of text come before the body."""
        return self.text().split("\n").index("") + 1


def begin(state: State, players: list[str] | None = None) -> Record:
    """The record of a game that has just been started."""
    set_up = Line(HOST, SET_UP, tuple(state.chance.tape))
    return Record(
        state.game,
        state.seats,
        dict(state.options),
        state.seed,
        state.commitment,
        [set_up],
        players=players,
    )


def parse(text: str, game_of: Callable[[str], Game]) -> Record:
    """Read a record. BadRecord names the first line that is wrong."""
    if not text.startswith(FORMAT + "\n"):
        raise BadRecord(f"A record begins with the line {FORMAT!r}.")
    head, blank, body = text.partition("\n\n")
    if not blank or not body.endswith("\n"):
        raise BadRecord("A record is its header, an empty line, and a line for each move.")
    fields, given, players = _header(head.split("\n"))
    game = game_of(_field(fields, "game"))
    if _field(fields, "ruleset") != str(game.ruleset):
        raise BadRecord(
            f"The record follows ruleset {fields['ruleset']} of {game.title}; "
            f"here ruleset {game.ruleset} is played."
        )
    options = {}
    for name, value in given.items():
        if name not in game.options:
            raise BadRecord(f"{game.title} has no option {name!r}.")
        options[name] = game.options[name].reads(value)
    seats = _field(fields, "seats")
    if not seats.isdecimal() or int(seats) not in game.seats:
        raise BadRecord(f"{game.title} is not played with {seats!r} seats.")
    first = head.count("\n") + 3
    lines = [
        _line(game, int(seats), line, number)
        for number, line in enumerate(body[:-1].split("\n"), first)
    ]
    if lines[0].move != SET_UP or any(line.move == SET_UP for line in lines[1:]):
        raise BadRecord("The first line of moves, and no other, holds the draws of the set-up.")
    result = _parse_result(fields["result"], int(seats)) if "result" in fields else None
    record = Record(
        game,
        int(seats),
        options,
        fields.get("seed"),
        _field(fields, "commitment"),
        lines,
        result,
        [players.get(letter, "") for letter in SEAT_LETTERS[: int(seats)]] if players else [],
    )
    if record.text() != text:
        raise BadRecord(f"Line {_first_difference(record.text(), text)} is not in standard form.")
    return record


def _header(lines: list[str]) -> tuple[dict[str, str], dict[str, str], dict[str, str]]:
    """The plain fields, the options and the players' names."""
    fields: dict[str, str] = {}
    options: dict[str, str] = {}
    players: dict[str, str] = {}
    for number, line in enumerate(lines[1:], 2):
        name, colon, value = line.partition(": ")
        if not colon:
            raise BadRecord(f"Line {number}: {line!r} is not of the form 'name: value'.")
        if name.startswith("option "):
            options[name.removeprefix("option ")] = value
        elif name.startswith("player "):
            players[name.removeprefix("player ")] = value
        else:
            fields[name] = value
    return fields, options, players


def _field(fields: dict[str, str], name: str) -> str:
    if name not in fields:
        raise BadRecord(f"The record's header lacks the line '{name}: ...'.")
    return fields[name]


def _line(game: Game, seats: int, line: str, number: int) -> Line:
    if line.startswith(";"):
        return Line(HOST, COMMENT, (), line[1:].strip())
    what, _, drawn = line.partition("|")
    draws = drawn.split()
    if not all(draw.isdecimal() for draw in draws):
        raise BadRecord(f"Line {number}: the draws after '|' are numbers.")
    values = tuple(int(draw) for draw in draws)
    who, _, move = what.strip().partition(" ")
    if who == HOST_LETTER:
        if move not in ("", "expire"):
            raise BadRecord(f"Line {number}: {move!r} is not what a host can do.")
        return Line(HOST, EXPIRE if move else SET_UP, values)
    seat = SEAT_LETTERS[:seats].find(who) if len(who) == 1 else -1
    if seat < 0:
        raise BadRecord(f"Line {number}: {who!r} is not a seat of this game.")
    try:
        return Line(seat, game.parse(move), values)
    except RegnumError as error:
        raise BadRecord(f"Line {number}: {error}") from None


def _result_text(result: Result) -> str:
    ranks = " ".join(map(str, result.ranks))
    scores = " ".join(map(str, result.scores))
    return f"ranks {ranks}, scores {scores}, by {result.reason}"


def _parse_result(text: str, seats: int) -> Result:
    words = text.replace(",", "").split()
    if len(words) != 2 * seats + 4:
        raise BadRecord(f"The result {text!r} does not rank and score {seats} seats.")
    try:
        ranks = tuple(map(int, words[1 : seats + 1]))
        scores = tuple(map(int, words[seats + 2 : 2 * seats + 2]))
    except ValueError:
        raise BadRecord(f"The result {text!r} holds something that is not a number.") from None
    return Result(ranks, scores, words[-1])


def _first_difference(ours: str, theirs: str) -> int:
    pairs = zip(ours.split("\n"), theirs.split("\n"), strict=False)
    return next((number for number, (a, b) in enumerate(pairs, 1) if a != b), 1)
