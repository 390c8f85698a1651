"""The game as it has been played: the record's lines, the position they lead to, the journal.

The positions before each line since the last seal are kept, so that taking back within a turn
costs nothing; a take-back past a seal plays the record again.
"""

from typing import Final, NamedTuple

from regnum.core.chance import stream_for
from regnum.core.errors import BadRecord
from regnum.core.journal import Event
from regnum.core.record import COMMENT, EXPIRE, Line, Record
from regnum.core.refusal import IllegalMove
from regnum.core.state import State
from regnum.registry import read
from regnum.table.notation import understood
from regnum.table.opening import Opening

STRIDE: Final = 64
"""Lines between two positions kept for the replay."""


class Told(NamedTuple):
    """An event and the line it belongs to; the set-up's is 0."""

    line: int
    event: Event


class Story:
    """Line n is the nth move; before the first, the set-up stands."""

    def __init__(self, opening: Opening) -> None:
        record = read(opening.record)
        self.game = record.game
        self.seed = record.seed or record.commitment
        self._record = record
        self._begin()
        for line in record.lines[1:]:
            if line.move != COMMENT:
                self._add(line, 0)

    def _begin(self) -> None:
        self.state = self._deal()
        self.lines: list[Line] = []
        self.versions: list[int] = []
        self.sealed = 0
        self._kept: list[State] = []
        self._milestones: list[State] = []
        self._journals: dict[int | None, list[Told]] = {None: []}
        self._journals.update({seat: [] for seat in range(self.state.seats)})
        self._note_events()

    def _deal(self) -> State:
        record = self._record
        chance = stream_for(record.chance, self.seed)
        chance.script = list(record.lines[0].draws)
        state = self.game.deal(record.seats, record.options, chance)
        state.seed = record.seed or ""
        state.commitment = record.commitment
        return state

    # --- reading ------------------------------------------------------------------------

    def journal(self, seat: int | None) -> list[Told]:
        """All that this seat, or a spectator, may know to have happened."""
        return self._journals[seat]

    def before(self, index: int) -> State:
        """A copy of the position before a line that is not yet sealed."""
        return self._kept[index - self.sealed].copy()

    def unsealed(self, seat: int) -> list[int]:
        """The indices of this seat's lines since the last seal, the latest first."""
        newest = range(len(self.lines) - 1, self.sealed - 1, -1)
        return [index for index in newest if self.lines[index].seat == seat]

    def line_of(self, version: int) -> int:
        """How many lines stood before this version."""
        return next(
            (index for index, written in enumerate(self.versions) if written >= version),
            len(self.lines),
        )

    def at(self, count: int) -> State:
        """The position after the first `count` lines."""
        while len(self._milestones) <= count // STRIDE:
            done = len(self._milestones) * STRIDE
            start = self._milestones[-1].copy() if self._milestones else self._deal()
            for line in self.lines[max(done - STRIDE, 0) : done]:
                follow(start, line)
            self._milestones.append(start)
        state = self._milestones[count // STRIDE].copy()
        for line in self.lines[count - count % STRIDE : count]:
            follow(state, line)
        return state

    def record(self, players: list[str] | None = None) -> Record:
        """The game's record as it stands."""
        begun = self._record
        return Record(
            self.game,
            begun.seats,
            begun.options,
            begun.seed,
            begun.commitment,
            [begun.lines[0], *self.lines],
            self.state.result(),
            players,
            begun.chance,
        )

    # --- writing ------------------------------------------------------------------------

    def write(self, cut: int, lines: tuple[str, ...], version: int) -> None:
        """Strike out the lines from `cut` on and write others instead."""
        if cut < len(self.lines):
            self._strike(cut)
        for text in lines:
            self._add(understood(self.game, text), version)

    def _strike(self, cut: int) -> None:
        if cut < self.sealed:
            lines, versions = self.lines[:cut], self.versions[:cut]
            self._begin()
            for line, version in zip(lines, versions, strict=True):
                self._add(line, version)
            return
        self.state = self.before(cut)
        self.state.journal = []
        del self._kept[cut - self.sealed :]
        del self.lines[cut:], self.versions[cut:]
        del self._milestones[cut // STRIDE + 1 :]
        for journal in self._journals.values():
            while journal and journal[-1].line > cut:
                journal.pop()

    def _add(self, line: Line, version: int) -> None:
        self._kept.append(self.state.copy())
        follow(self.state, line)
        self.lines.append(line)
        self.versions.append(version)
        self._note_events()
        if self.state.sealed:
            self.sealed = len(self.lines)
            self._kept.clear()

    def _note_events(self) -> None:
        line = len(self.lines)
        for event in self.state.journal or ():
            for seat, journal in self._journals.items():
                if event.seen_by(seat):
                    journal.append(Told(line, event))
        self.state.journal = []


def follow(state: State, line: Line) -> None:
    """Play a line of a record with the draws that it names."""
    state.chance.script = list(line.draws)
    if line.move == EXPIRE:
        state.expire()
    else:
        state.play(line.seat, line.move)
    if state.chance.drawn() != line.draws:
        raise BadRecord("The rules draw otherwise than the record.")


def continued(state: State, lines: list[Line]) -> tuple[Line, ...] | None:
    """What is written when these decisions follow one another, changing `state`; None if one
    of them is not allowed, or if one but the last seals what comes before it."""
    written: list[Line] = []
    for line in lines:
        if written and state.sealed:
            return None
        try:
            state.play(line.seat, line.move)
        except IllegalMove:
            return None
        written.append(Line(line.seat, line.move, state.chance.drawn()))
    return tuple(written)
