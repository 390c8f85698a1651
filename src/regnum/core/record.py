"""Records: a text that a person can read and a program can replay, byte for byte.

docs/records.md describes the format. The draws stand beside the moves that caused them, so
a record replays even where the generator has changed; the seed lets anyone check them.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from regnum.core.chance import (
    FAST,
    KEYED,
    Stream,
    checked_seed,
    commitment,
    fresh_seed,
    stream_for,
)
from regnum.core.errors import BadRecord, OldRuleset, RegnumError
from regnum.core.game import Game
from regnum.core.options import resolve, spelled
from regnum.core.state import Result, State, chance_kind

FORMAT: Final = "Regnum record 1"
HOST: Final = -1
"""Whose line it is when chance or the clock acts, not a seat."""

SET_UP: Final = -2
EXPIRE: Final = -3
COMMENT: Final = -4
"""What the host's lines hold in place of a move."""

LONGEST_NUMBER: Final = 9
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
        chance: str = KEYED,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.commitment = commitment
        self.lines = lines
        self.result = result
        self.players = [one_line(name) for name in players or []]
        self.chance = chance

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
        self.lines.append(Line(seat, move, state.chance.drawn()))
        self.result = state.result()

    def text(self, reveal: bool = True) -> str:
        """The record as text. Without `reveal` the seed stays out until the game is over."""
        header = [
            FORMAT,
            f"game: {self.game.key}",
            f"ruleset: {self.game.ruleset}",
            f"seats: {self.seats}",
        ]
        if self.game.board:
            header.append(f"board: {self.game.board}")
        header += [f"option {name}: {spelled(value)}" for name, value in self.options.items()]
        header += [f"player {SEAT_LETTERS[i]}: {name}" for i, name in enumerate(self.players)]
        if self.chance != KEYED:
            header.append(f"chance: {self.chance}")
        if self.seed is not None and (reveal or self.result is not None):
            header.append(f"seed: {self.seed}")
        header.append(f"commitment: {self.commitment}")
        if self.result is not None:
            header.append(f"result: {_result_text(self.result)}")
        body = [self.line_text(line) for line in self.lines]
        return "\n".join([*header, "", *body, ""])

    def line_text(self, line: Line) -> str:
        """A line of the body as it is written."""
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

        Raises BadRecord, with the line, where a move is illegal or the draws do not fit. A
        record that hides its seed replays too, but what comes after it is chance anew.
        """
        seed = fresh_seed() if self.seed is None else self.seed
        state = self._set_up(stream_for(self.chance, seed), self.lines[0].draws)
        self._replay(state, 1, upto)
        if upto is None and self.result != state.result():
            raise BadRecord("The result in the record is not the one that its moves lead to.")
        return state

    def check_draws(self) -> None:
        """Raise BadRecord unless every draw is the one that the revealed seed gives."""
        if self.seed is None:
            raise BadRecord("The record does not reveal its seed, so its draws cannot be checked.")
        if commitment(self.seed) != self.commitment:
            raise BadRecord("The seed is not the one that was committed to.")
        state = self._set_up(stream_for(self.chance, self.seed), ())
        for number in range(1, len(self.lines)):
            self._play_line(state, number, ())

    def sealed_since(self, line: int) -> bool:
        """Whether chance or a reveal has sealed the game from this line on."""
        state = self.replay(sum(one.move != COMMENT for one in self.lines[1:line]))
        for number in range(line, len(self.lines)):
            self._play_line(state, number, self.lines[number].draws)
            if state.sealed:
                return True
        return False

    def _set_up(self, chance: Stream, script: tuple[int, ...]) -> State:
        chance.script = list(script)
        try:
            state = self.game.deal(self.seats, self.options, chance)
        except BadRecord as error:
            raise self._at(0, error) from None
        state.seed = self.seed or ""
        state.commitment = self.commitment
        self._fits(state, 0)
        return state

    def _replay(self, state: State, first: int, upto: int | None) -> None:
        left = len(self.lines) if upto is None else upto
        for number in range(first, len(self.lines)):
            if self.lines[number].move != COMMENT:
                if left == 0:
                    return
                left -= 1
                self._play_line(state, number, self.lines[number].draws)

    def _play_line(self, state: State, number: int, script: tuple[int, ...]) -> None:
        """Play a line, with these draws or (script empty) with those of the generator."""
        line = self.lines[number]
        if line.move == COMMENT:
            return
        state.chance.script = list(script)
        try:
            if line.move == EXPIRE:
                state.expire()
            else:
                state.play(line.seat, line.move)
        except RegnumError as error:
            raise self._at(number, error) from error
        self._fits(state, number)

    def _fits(self, state: State, number: int) -> None:
        written, drawn = self.lines[number].draws, state.chance.drawn()
        if len(written) != len(drawn):
            sentence = f"{len(written)} draws are written, but the rules make {len(drawn)} here."
            raise self._at(number, sentence)
        if written != drawn:
            raise self._at(number, "the seed gives other draws.")

    def _at(self, number: int, error: RegnumError | str) -> BadRecord:
        """What is wrong with a line of the body, told with its number in the text."""
        head = self.text().split("\n").index("") + 1
        return BadRecord(f"Line {head + number + 1}: {str(error).rstrip('.')}.")


def one_line(name: str) -> str:
    """A name as it fits into a record."""
    if not name.isprintable():
        raise RegnumError(f"A name is a text of one line, not {name!r}.")
    return name


def begin(state: State, players: list[str] | None = None) -> Record:
    """The record of a game that has just been started."""
    set_up = Line(HOST, SET_UP, state.chance.drawn())
    return Record(
        state.game,
        state.seats,
        dict(state.options),
        state.seed,
        state.commitment,
        [set_up],
        players=players,
        chance=chance_kind(state),
    )


def parse(text: str, game_of: Callable[[str], Game]) -> Record:
    """Read a record. BadRecord names the first line that is wrong. Ends of lines may be those of
    another system, and the last may be missing."""
    text = text.replace("\r\n", "\n").removesuffix("\n") + "\n"
    if not text.startswith(FORMAT + "\n"):
        raise BadRecord(f"A record begins with the line {FORMAT!r}.")
    head, blank, body = text.partition("\n\n")
    if not blank or not body.endswith("\n"):
        raise BadRecord("A record is its header, an empty line, and a line for each move.")
    fields, given, players = _header(head.split("\n"))
    game = game_of(_field(fields, "game"))
    if _field(fields, "ruleset") != str(game.ruleset):
        raise OldRuleset(
            f"The record follows ruleset {fields['ruleset']} of {game.title}; "
            f"here ruleset {game.ruleset} is played."
        )
    if fields.get("board", "") != game.board:
        raise BadRecord(
            f"The record was played on {_board_text(fields.get('board', ''))}; "
            f"here {game.title} is played on {_board_text(game.board)}."
        )
    known = game.options
    options = resolve(
        known, {name: known[name].reads(v) if name in known else v for name, v in given.items()}
    )
    seats = _field(fields, "seats")
    if not _is_number(seats) or int(seats) not in game.seats:
        raise BadRecord(f"{game.title} is not played with {seats!r} seats.")
    first = head.count("\n") + 3
    lines = [
        _line(game, int(seats), line, number)
        for number, line in enumerate(body[:-1].split("\n"), first)
    ]
    if lines[0].move != SET_UP or any(line.move == SET_UP for line in lines[1:]):
        raise BadRecord("The first line of moves, and no other, holds the draws of the set-up.")
    result = _parse_result(fields["result"], int(seats)) if "result" in fields else None
    if "seed" in fields:
        checked_seed(fields["seed"])
    if fields.get("chance", KEYED) not in (KEYED, FAST):
        raise BadRecord(f"There is no chance {fields['chance']!r}; it is {KEYED} or {FAST}.")
    record = Record(
        game,
        int(seats),
        options,
        fields.get("seed"),
        _field(fields, "commitment"),
        lines,
        result,
        [players.get(letter, "") for letter in SEAT_LETTERS[: int(seats)]] if players else [],
        fields.get("chance", KEYED),
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


def _board_text(board: str) -> str:
    return f"a board of its own ({board})" if board else "the game's own board"


def _line(game: Game, seats: int, line: str, number: int) -> Line:
    if line.startswith(";"):
        return Line(HOST, COMMENT, (), line[1:].strip())
    what, _, drawn = line.partition("|")
    draws = drawn.split()
    if not all(_is_number(draw) for draw in draws):
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
