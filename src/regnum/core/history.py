"""A game since its start: its lines, the position they lead to, and what happened on the way.

A line is one thing that somebody did, with the draws that it caused. Tables, the terminal and
replays all hold a `History`; `record.py` writes one down and reads it again.

The positions before each line since the last seal but one are kept, so that to take back within
a turn, or to show again what has just happened, costs nothing; all before that is played again.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from regnum.core.chance import KEYED, stream_for
from regnum.core.errors import BadRecord, RegnumError
from regnum.core.game import Game
from regnum.core.journal import Event
from regnum.core.refusal import IllegalMove
from regnum.core.state import State, chance_kind

HOST: Final = -1
"""Whose line it is when time runs out, which no seat does."""

EXPIRE: Final = -1
"""What such a line holds in place of a move."""

TOLD: Final = 6
"""Lines told below a picture."""

STRIDE: Final = 64
"""Lines between two positions kept for looking back."""


class Line(NamedTuple):
    """What a seat played, or that time ran out, and the draws that followed."""

    seat: int
    move: int
    draws: tuple[int, ...] = ()


class Happened(NamedTuple):
    """An event and the line it belongs to; the set-up's is 0."""

    line: int
    event: Event


class Frame(NamedTuple):
    """What happened in a line, and the position at that moment. Nobody is asked anything there:
    it is made to be shown."""

    line: int
    event: Event
    state: State


class Rewriting(NamedTuple):
    """Another end of a history: its first `cut` lines stand, then come these."""

    cut: int
    lines: tuple[Line, ...]


class Header(NamedTuple):
    """What is settled before the first line. Who reads a record may not know its seed."""

    game: Game
    seats: int
    options: dict[str, Any]
    seed: str | None
    commitment: str
    chance: str = KEYED
    players: tuple[str, ...] = ()


class History:
    """Line n is the nth thing that was done; before the first, the set-up stands."""

    def __init__(self, header: Header, state: State) -> None:
        """With the state that was just set up; the history goes on with it."""
        self.header = header
        self.set_up = state.chance.drawn()
        self.comments: list[tuple[int, str]] = []
        self._begin(state)

    def _begin(self, state: State) -> None:
        self.state = state
        self.lines: list[Line] = []
        self.sealed = 0
        self._kept: list[State] = []
        self._milestones: list[State] = []
        self._frames: list[Frame] | None = None
        self._frames_from = 0
        self._journals: dict[int | None, list[Happened]] = {None: []}
        self._journals.update({seat: [] for seat in range(state.seats)})
        self._note_events()

    # --- reading ------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.header.game

    @property
    def seed(self) -> str:
        """What the draws come from; where that is hidden, what stands in for it."""
        return seed_of(self.header)

    def journal(self, seat: int | None) -> list[Happened]:
        """All that this seat, or a spectator, may know to have happened."""
        return self._journals[seat]

    def before(self, line: int) -> State:
        """A copy of the position before a line."""
        kept = line - self._kept_from
        return self._kept[kept].copy() if 0 <= kept < len(self._kept) else self.at(line)

    @property
    def _kept_from(self) -> int:
        """The first line whose position before it is kept."""
        return len(self.lines) - len(self._kept)

    def unsealed(self, seat: int) -> list[int]:
        """The places of this seat's lines since the last seal, the latest first."""
        newest = range(len(self.lines) - 1, self.sealed - 1, -1)
        return [place for place in newest if self.lines[place].seat == seat]

    def at(self, count: int) -> State:
        """The position after the first `count` lines."""
        if not 0 <= count <= len(self.lines):
            raise IndexError(f"There are {len(self.lines)} lines, not {count}.")
        while len(self._milestones) <= count // STRIDE:
            done = len(self._milestones) * STRIDE
            state = self._milestones[-1].copy() if self._milestones else self._dealt_again()
            for line in self.lines[max(done - STRIDE, 0) : done]:
                carry_out(state, line, line.draws)
            self._milestones.append(state)
        state = self._milestones[count // STRIDE].copy()
        for line in self.lines[count - count % STRIDE : count]:
            carry_out(state, line, line.draws)
        return state

    def frames(self, first: int, last: int | None = None) -> list[Frame]:
        """What happened after the first `first` lines, moment by moment, up to line `last` or to
        the present. Whoever asks for the latter again gets the same: all who look at a table do."""
        if last is not None and last < len(self.lines):
            return self._played_again(first, last)
        if self._frames is None or self._frames_from != first:
            self._frames, self._frames_from = self._played_again(first, len(self.lines)), first
        return self._frames

    def _played_again(self, first: int, last: int) -> list[Frame]:
        state = self.before(first)
        found: list[Frame] = []
        for number, line in enumerate(self.lines[first:last], first):
            state.journal, state.frames = [], []
            carry_out(state, line, line.draws)
            for event, frame in zip(state.journal, state.frames, strict=True):
                found.append(Frame(number + 1, event, frame))
        return found

    def _repr_html_(self) -> str | None:
        """As notebooks show it: a strip of pictures, from the set-up to the latest position."""
        from regnum.core.picture import Picture, moments, strip

        pictures: list[Picture] = []
        captions: list[str] = []
        before = 0
        for count in moments(len(self.lines)):
            drawn = self.at(count).picture()
            if drawn is None:
                return None
            pictures.append(drawn)
            captions.append(f"{count} of {len(self.lines)}. {self._told(before, count)}")
            before = count
        return strip(pictures, captions)

    def _told(self, first: int, last: int) -> str:
        """The lines between two positions, the latest ones if there are many."""
        lines = self.lines[max(first, last - TOLD) : last]
        told = [
            "time" if line.seat == HOST else f"{line.seat + 1}. {self.game.text(line.move)}"
            for line in lines
        ]
        return ("… " if last - first > TOLD else "") + ", ".join(told)

    # --- taking back --------------------------------------------------------------------
    # It is free until chance or a reveal has sealed the past. What others decided since must
    # stand without the decision taken back, as it does while several decide at once; where it
    # would not, their consent is needed.

    def without_latest(self, seat: int) -> Rewriting | None:
        """The history without this seat's latest decision, None where that is not free."""
        own = self.unsealed(seat)
        return self._without(seat, own[0]) if own else None

    def without_turn(self, seat: int) -> Rewriting | None:
        """The history without this seat's latest decisions, as many as are free to take back."""
        earliest = None
        for place in self.unsealed(seat):
            found = self._without(seat, place)
            if found is None:
                break
            earliest = found
        return earliest

    def _without(self, seat: int, place: int) -> Rewriting | None:
        others = [line for line in self.lines[place:] if line.seat != seat]
        if not others:
            return Rewriting(place, ())
        state = self.before(place)
        lines = played_on(state, others)
        return None if lines is None or state.sealed else Rewriting(place, lines)

    # --- writing ------------------------------------------------------------------------

    def play(self, seat: int, move: int) -> None:
        """Play a move and write it down; IllegalMove changes nothing."""
        self._write(Line(seat, move), None)

    def expire(self) -> None:
        """Let the time of the open decision run out and write it down."""
        self._write(Line(HOST, EXPIRE), None)

    def add(self, line: Line) -> None:
        """Play a line that was written down, with its draws; a BadRecord changes nothing."""
        self._write(line, line.draws)

    def comment(self, text: str, after: int | None = None) -> None:
        """A remark after so many lines, or after the latest; it has one line."""
        line = len(self.lines) if after is None else after
        place = bisect_right(self.comments, line, key=_after)
        self.comments.insert(place, (line, " ".join(text.split())))

    def remarks(self, line: int) -> list[str]:
        """What was remarked after so many lines."""
        return [text for after, text in self.comments if after == line]

    def rewrite(self, rewriting: Rewriting) -> None:
        """Keep the first lines and put others in the place of those after them."""
        self.cut(rewriting.cut)
        for line in rewriting.lines:
            self.add(line)

    def cut(self, count: int) -> None:
        """Keep the first `count` lines and forget the rest."""
        if count >= len(self.lines):
            return
        self.comments = [(after, text) for after, text in self.comments if after <= count]
        kept_from = self._kept_from
        if count < kept_from:
            lines = self.lines[:count]
            self._begin(self._dealt_again())
            for line in lines:
                self.add(line)
            return
        if count < self.sealed:
            self.sealed = kept_from
        self._back_to(self._kept[count - kept_from])
        self._frames = None
        del self._kept[count - kept_from :]
        del self.lines[count:]
        del self._milestones[count // STRIDE + 1 :]
        for journal in self._journals.values():
            while journal and journal[-1].line > count:
                journal.pop()

    def _write(self, line: Line, draws: tuple[int, ...] | None) -> None:
        if self.sealed == len(self.lines):
            self._kept.clear()
        before = self.state.copy()
        try:
            written = carry_out(self.state, line, draws)
        except RegnumError:
            self._back_to(before)
            raise
        self._kept.append(before)
        self.lines.append(written)
        self._note_events()
        if self.state.sealed:
            self.sealed = len(self.lines)

    def _back_to(self, state: State) -> None:
        self.state = state
        self.state.journal = []

    def _dealt_again(self) -> State:
        return deal(self.header, self.set_up)

    def _note_events(self) -> None:
        self._frames = None
        line = len(self.lines)
        for event in self.state.journal or ():
            for seat, journal in self._journals.items():
                if event.seen_by(seat):
                    journal.append(Happened(line, event))
        self.state.journal = []


def begin(state: State, players: Sequence[str] = ()) -> History:
    """The history of a game that has just been started; it goes on with this very state."""
    header = Header(
        state.game,
        state.seats,
        dict(state.options),
        state.seed,
        state.commitment,
        chance_kind(state),
        tuple([one_line(name) for name in players]),
    )
    return History(header, state)


def deal(header: Header, draws: tuple[int, ...] | None) -> State:
    """The position after the set-up, with the draws that were written down or (None) with those
    that the seed gives."""
    chance = stream_for(header.chance, seed_of(header))
    chance.script = None if draws is None else list(draws)
    state = header.game.deal(header.seats, header.options, chance)
    _compare(draws, chance.drawn())
    state.seed = header.seed or ""
    state.commitment = header.commitment
    return state


def seed_of(header: Header) -> str:
    return header.seed or header.commitment


def carry_out(state: State, line: Line, draws: tuple[int, ...] | None) -> Line:
    """Do what a line says, with the draws that were written down or (None) with new ones; the
    line with the draws that it caused."""
    state.chance.script = None if draws is None else list(draws)
    if line.seat == HOST:
        state.expire()
    else:
        state.play(line.seat, line.move)
    drawn = state.chance.drawn()
    _compare(draws, drawn)
    return Line(line.seat, line.move, drawn)


def played_on(state: State, lines: Sequence[Line]) -> tuple[Line, ...] | None:
    """What is written when these decisions follow one another, changing `state`; None if one of
    them is not allowed, or if one but the last seals what comes before it."""
    written: list[Line] = []
    for line in lines:
        if written and state.sealed:
            return None
        try:
            written.append(carry_out(state, line, None))
        except IllegalMove:
            return None
    return tuple(written)


def _compare(written: tuple[int, ...] | None, drawn: tuple[int, ...]) -> None:
    """What is written was drawn as far as it goes; the rules say how far that is."""
    if written is not None and len(written) != len(drawn):
        raise BadRecord(f"{len(written)} draws are written, but the rules make {len(drawn)} here.")


def _after(remark: tuple[int, str]) -> int:
    return remark[0]


def one_line(name: str) -> str:
    """A name as it fits into a record."""
    if not name.isprintable():
        raise RegnumError(f"A name is a text of one line, not {name!r}.")
    return name
