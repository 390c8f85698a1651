"""A position as a row of numbers, for those who learn.

What a seat may know is a row of a fixed length: the same for every number of seats and every
option of a game, as its move table is. The row is made of features, each with a name, a shape and
what it says. Seats count from the one that looks, clockwise: 0 is always oneself.

A row begins with what lies open, planes over the lands first. Then comes what only the looking
seat knows. The row of the whole position holds that part of every seat, and what nobody knows;
it is for training, where a critic may see more than a player.

A row is written onto a copy of its table's `blank` one, which is 0 wherever it does not tell of the
seats and options. So what is 0 in a position is not written: most of a row is, and copying zeros
costs next to nothing.
"""

from typing import Any, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from regnum.core.game import Game
from regnum.core.packed import append, extend, i16, i64, packed, u8, vec
from regnum.core.phase import Decision, Phase
from regnum.core.state import State

P = TypeVar("P", bound=State)
"""The position of the game."""

LARGEST: Final = 32_767
"""What a number of a row can be; more is written as this."""


class Feature(NamedTuple):
    """Numbers from 0 to `high` that belong together. `axes` tells what each axis of the shape
    counts. Where `named` is set they are no amounts but names of things, 0 being nothing."""

    name: str
    axes: tuple[str, ...]
    shape: tuple[int, ...]
    high: int
    says: str
    named: bool = False

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


def size_of(features: list[Feature]) -> int:
    """The numbers of several features."""
    return sum([feature.size for feature in features])


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[P]):
    """Writes the positions of a game into rows. A game's own one says which features there are
    and writes them; what is the same in every game is written here."""

    def __init__(
        self,
        game: Game,
        phases: list[Phase[Any]],
        public: list[Feature],
        private: list[Feature],
        hidden: list[Feature],
    ) -> None:
        """`phases` are all that the game can have; `public` is what lies open, planes over the
        lands first, `private` what a seat knows for itself, `hidden` what nobody knows."""
        self.game = game
        self.seats: i64 = game.seats[-1]
        names = [phase.name for phase in phases if isinstance(phase, Decision)]
        self.asked = packed(
            [names.index(phase.name) if phase.name in names else -1 for phase in phases]
        )
        """By phase: the place of a decision among the decisions."""

        most = game.seats[-1]
        common = [
            Feature("seat", ("seat",), (most,), 1, "who looks, as the table counts seats"),
            Feature("to_move", ("player",), (most,), 1, "who owes a decision"),
            Feature("seats", (), (), most, "how many play"),
            *[
                Feature(
                    f"option_{name}",
                    (),
                    (),
                    max(1, len(option.choices) - 1),
                    "which of its choices is played: " + ", ".join(map(str, option.choices)),
                    True,
                )
                for name, option in game.options.items()
            ],
        ]
        question = Feature(
            "question",
            ("decision",),
            (len(names),),
            1,
            "what the seat is asked: " + ", ".join(names),
        )
        self.public = [*public, *common]
        self.private = [question, *private]
        self.hidden = hidden
        self.questions: i64 = len(names)
        self.public_size: i64 = size_of(public)
        self.shared_size: i64 = size_of(self.public)
        self.private_size: i64 = size_of(self.private)
        self.width: i64 = self.shared_size + self.private_size
        """The length of the row of what a seat knows."""

        self.whole_width: i64 = self.shared_size + self.seats * self.private_size + size_of(hidden)
        """The length of the row of the whole position."""

    # --- what a game fills in: each returns the place behind what it has written ------------

    def write_public(self, state: P, seat: i64, row: vec[i16], at: i64) -> i64:
        """What lies open, the seats as `seat` counts them."""
        raise NotImplementedError

    def write_private(self, state: P, seat: i64, row: vec[i16], at: i64) -> i64:
        """What `seat` knows for itself."""
        raise NotImplementedError

    def write_hidden(self, state: P, row: vec[i16], at: i64) -> i64:
        """What nobody knows."""
        return at

    # --- writing ----------------------------------------------------------------------------

    def blank(self, state: P, whole: bool = False) -> vec[i16]:
        """The row on which the games of a table are written: its seats and options, and zeros."""
        row: vec[i16] = blank_rows(1, self.whole_width if whole else self.width)
        place = self.public_size + 2 * self.seats
        row[place] = i16(state.seats)
        for name, option in self.game.options.items():
            place += 1
            row[place] = i16(list(option.choices).index(state.options[name]))
        return row

    def write(self, state: P, seat: i64, row: vec[i16], at: i64) -> None:
        """What a seat may know, onto a blank row."""
        self._write_shared(state, seat, row, at)
        self._write_own(state, seat, row, at + self.shared_size)

    def write_whole(self, state: P, seat: i64, row: vec[i16], at: i64) -> None:
        """The whole position, secrets included, as this seat counts the seats."""
        self._write_shared(state, seat, row, at)
        at += self.shared_size
        seats: i64 = state.seats
        step: i64
        for step in range(seats):
            self._write_own(state, player_after(seat, step, seats), row, at)
            at += self.private_size
        at += (self.seats - seats) * self.private_size
        self.write_hidden(state, row, at)

    def _write_shared(self, state: P, seat: i64, row: vec[i16], at: i64) -> None:
        seats: i64 = state.seats
        end = self.write_public(state, seat, row, at)
        assert end == at + self.public_size, "a game writes all its features"
        put_one_of(row, end, seat, seats)
        end += self.seats
        owing = state.owing
        step: i64
        for step in range(seats):
            if owing >> player_after(seat, step, seats) & 1:
                row[end + step] = i16(1)

    def _write_own(self, state: P, seat: i64, row: vec[i16], at: i64) -> None:
        if state.owing >> seat & 1:
            row[at + self.asked[state.decision().number]] = i16(1)
        end = self.write_private(state, seat, row, at + self.questions)
        assert end == at + self.private_size, "a game writes all its features"


class Sheet:
    """A row of what a seat knows, or of all, and a mask of its moves, for the games of one
    table. The mask is written over and over."""

    def __init__(self, encoder: Encoder[Any], state: State, whole: bool = False) -> None:
        self.encoder = encoder
        self.whole = whole
        self.blank: vec[i16] = encoder.blank(state, whole)
        self.row: vec[i16] = copied(self.blank)
        self.mask: vec[u8] = blank_masks(1, encoder.game.size)
        self.offered = vec[i64]()

    def look(self, state: State, seat: i64) -> None:
        """Write the row of a seat, a new one each time."""
        self.row = copied(self.blank)
        if self.whole:
            self.encoder.write_whole(state, seat, self.row, 0)
        else:
            self.encoder.write(state, seat, self.row, 0)

    def offer(self, state: State, seat: i64, all_moves: bool) -> None:
        """Write the mask of a seat: all that is legal, or what search would look at."""
        mark(self.mask, 0, self.offered, u8(0))
        self.offered = vec[i64]()
        if state.owing >> seat & 1:
            self.offered = state.choices(seat) if all_moves else state.proposals(seat)
        mark(self.mask, 0, self.offered, u8(1))


def blank_rows(rows: i64, width: i64) -> vec[i16]:
    """So many rows, one after the other."""
    made = vec[i16](capacity=rows * width)
    for _ in range(rows * width):
        made = append(made, i16(0))
    return made


def blank_masks(rows: i64, width: i64) -> vec[u8]:
    """So many masks of moves, one after the other."""
    made = vec[u8](capacity=rows * width)
    for _ in range(rows * width):
        made = append(made, u8(0))
    return made


def copied(rows: vec[i16]) -> vec[i16]:
    """The same once more, in one go: a slice is copied number by number."""
    return extend(vec[i16](), rows)


def copy_row(source: vec[i16], row: vec[i16], at: i64, width: i64) -> None:
    """Copy a row of so many numbers from the same place of others."""
    place: i64
    for place in range(at, at + width):
        row[place] = source[place]


def mark(mask: vec[u8], at: i64, moves: vec[i64], value: u8) -> None:
    """Set these moves in a mask, or clear them."""
    for move in moves:
        mask[at + move] = value


def player_after(seat: i64, step: i64, seats: i64) -> i64:
    """The seat so many steps after this one, clockwise."""
    other = seat + step
    return other if other < seats else other - seats


def steps_to(player: i64, seat: i64, seats: i64) -> i64:
    """How many steps clockwise this player sits from that seat."""
    steps = player - seat
    return steps if steps >= 0 else steps + seats


def put(row: vec[i16], at: i64, values: vec[i64]) -> i64:
    """Write these values; the place behind them."""
    for value in values:
        if value:
            row[at] = i16(value)
        at += 1
    return at


def put_by_player(row: vec[i16], at: i64, values: vec[i64], seat: i64, each: i64) -> i64:
    """Write values that stand there by seat, so many each, from this seat on clockwise; the place
    behind what was written."""
    count: i64 = len(values)
    place = at + count - seat * each
    end = at + count
    for value in values:
        if place == end:
            place = at
        if value:
            row[place] = i16(value)
        place += 1
    return end


def put_holders(
    row: vec[i16], at: i64, holders: vec[i64], seat: i64, seats: i64, each: i64
) -> None:
    """Write a 1 for who holds each thing, or none if it is nobody; each player has so many places
    for the things."""
    for holder in holders:
        if holder >= 0:
            steps = holder - seat
            if steps < 0:
                steps += seats
            row[at + steps * each] = i16(1)
        at += 1


def put_bits(row: vec[i16], at: i64, bits: i64, count: i64) -> i64:
    """Write so many bits, the lowest first; the place behind them."""
    place = at
    while bits:
        if bits & 1:
            row[place] = i16(1)
        bits >>= 1
        place += 1
    return at + count


def put_one_of(row: vec[i16], at: i64, which: i64, count: i64) -> i64:
    """Write a 1 at one of so many places, or at none if it is none of them; the place behind
    them."""
    if 0 <= which < count:
        row[at + which] = i16(1)
    return at + count


def capped(value: i64) -> i16:
    """A number that may grow without end."""
    return i16(value) if value < LARGEST else i16(LARGEST)
