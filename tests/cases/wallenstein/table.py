"""A table as players describe it, so that a case reads like the rulebook.

A county is its owner's letter with the armies, then its buildings by their first letters (p, c,
t), then its revolt markers: `A4 pc r2`. Cubes are written `A3 B1 g2`, g being the peasants'.

    table = Table("anhalt A4", "kursachsen B3")
    table.acts("combat_a", {A: "anhalt"})
    table.play(A, "march kursachsen")
    table.throws("A3 B3", falling="A3 B1 g1", stuck="g1")
    table.play(A, "armies 3")
    assert table.at("kursachsen") == "A1"

Counties that are not mentioned are neutral, the tower and the tray empty, all other cubes in the
supplies. What lies on the table is checked after every step.
"""

from collections.abc import Mapping
from typing import Any, cast

import regnum
from regnum import IllegalMove, Refusal
from regnum.core.packed import i64, packed, vec
from regnum.core.phase import Phase
from regnum.core.vectors import changed
from regnum.games.wallenstein.bidding import CHOOSE_PLACE
from regnum.games.wallenstein.board import EVENT_KIND, IDS
from regnum.games.wallenstein.facts import ACTION_NAMES, EVENT_NAMES, GREEN, TILE_NAMES
from regnum.games.wallenstein.invariants import faults_of_table
from regnum.games.wallenstein.moves import BLANK, BOX_NAMES, BOXES, LOST, MONEY, TOWER
from regnum.games.wallenstein.season import PERFORM
from regnum.games.wallenstein.state import SOURCES, Position, points_of

GAME = regnum.game("wallenstein")
A, B, C, D, E = range(5)
LETTERS = "ABCDE"
CUBE_LETTERS = "ABCDEg"
BUILDING_LETTERS = "pct"
NOBODY = -1
OUT, STAYS = 0, 2
"""Draws for a cube of the steady tower: it falls out or it stays, thrown or stuck."""


def county(name: str) -> int:
    return IDS.index(name)


def event_card(kind: str) -> int:
    return list(EVENT_KIND).index(EVENT_NAMES.index(kind))


def cubes(text: str) -> list[int]:
    """The cubes of `A3 g1`, by colour."""
    counts = [0] * len(CUBE_LETTERS)
    for word in text.split():
        counts[CUBE_LETTERS.index(word[0])] += int(word[1:])
    return counts


class Table:
    """A game at a moment that a case needs."""

    def __init__(self, *counties: str, seats: int = 3, **options: Any) -> None:
        self.state = cast(Position, GAME.start(seats, "case", **options))
        state = self.state
        for colour in range(len(CUBE_LETTERS)):
            state.supply[colour] += state.tower[colour] + state.tray[colour]
            state.tower[colour] = state.tray[colour] = 0
        for index, owner in enumerate(list(state.owner)):
            if owner != NOBODY:
                state.supply[owner] += state.armies[index]
        state.owner = packed([NOBODY] * len(IDS))
        state.armies = packed([0] * len(IDS))
        state.entrance = packed([0] * seats)
        state.courtiers = packed([7 if options.get("court") else 0] * seats)
        for line in counties:
            self.lay(line)
        self.stop()

    def lay(self, line: str) -> None:
        """Put a county onto the board, as `anhalt A4 pc r2`."""
        name, held, *rest = line.split()
        index, seat = county(name), LETTERS.index(held[0])
        state = self.state
        state.owner = changed(state.owner, index, seat)
        state.armies[index] = int(held[1:])
        state.supply[seat] -= int(held[1:])
        for word in rest:
            if word[0] == "r":
                state.revolt = changed(state.revolt, index, int(word[1:]))
            else:
                built = sum(1 << BUILDING_LETTERS.index(x) for x in word)
                state.buildings = changed(state.buildings, index, built)

    def stop(self) -> None:
        """After what the case looks at, ask something harmless and stand still."""
        self.state.finish()
        self.state.ask(CHOOSE_PLACE, A)

    def tray(self, text: str) -> "Table":
        return self._inside(self.state.tray, text)

    def tower(self, text: str) -> "Table":
        return self._inside(self.state.tower, text)

    def _inside(self, place: vec[i64], text: str) -> "Table":
        for colour, count in enumerate(cubes(text)):
            place[colour] += count
            self.state.supply[colour] -= count
        return self

    def event(self, kind: str) -> "Table":
        card = event_card(kind)
        state = self.state
        state.event = card
        state.event_deck = packed([other for other in list(state.event_deck) if other != card])
        state.event_row = packed([other for other in list(state.event_row) if other != card])
        return self

    def tile(self, seat: int, name: str) -> "Table":
        tile = TILE_NAMES.index(name)
        state = self.state
        state.bonus = changed(state.bonus, seat, tile)
        state.tiles = packed([-1 if other == tile else other for other in list(state.tiles)])
        return self

    def thalers(self, *amounts: int) -> "Table":
        self.state.thalers = packed(amounts)
        return self

    def scored(self, *points: int) -> "Table":
        """Victory points of the first winter."""
        for seat, count in enumerate(points):
            self.state.scored = changed(self.state.scored, seat * SOURCES, count)
        return self

    # --- what happens -----------------------------------------------------------------------

    def points(self) -> list[int]:
        return [points_of(self.state, seat) for seat in range(self.state.seats)]

    def mat(self, seat: int, boxes: Mapping[str, str]) -> None:
        """Lay a committed plan: the boxes named, a bid of 0 if none is, the others uncovered."""
        state = self.state
        for box, name in enumerate(BOX_NAMES):
            card = boxes.get(name, "0" if name == "bid" else "none")
            state.mat[seat * BOXES + box] = card_code(card)
        state.shown[seat] = 1

    def acts(self, action: str, plans: Mapping[int, str]) -> "Table":
        """The seats perform an action in the counties they planned it in, one after another."""
        number = ACTION_NAMES.index(action)
        state = self.state
        state.actions = packed([number, *(other for other in range(10) if other != number)])
        state.action = 1
        for seat in range(state.seats):
            self.mat(seat, {action: plans[seat]} if seat in plans else {})
        return self.steps(*((PERFORM[number], seat) for seat in plans))

    def steps(self, *steps: Phase[Any] | tuple[Phase[Any], int]) -> "Table":
        """Let phases of the rules happen, the first first, each for everybody or for a seat."""
        assert list(faults_of_table(self.state)) == []
        self.state.owing = 0
        for step in reversed(steps):
            phase, seat = step if isinstance(step, tuple) else (step, A)
            self.state.push(phase, seat)
        self.run()
        return self

    def in_order(self, phase: Phase[Any]) -> "Table":
        """Let a phase happen for each seat in player order."""
        return self.steps(*((phase, seat) for seat in list(self.state.order)))

    def run(self) -> None:
        self.state.chance.wipe()
        self.state.run()
        self._check()

    def throws(self, thrown: str, falling: str, stuck: str = "") -> "Table":
        """Foretell the next battle: what goes into the tower, with the tray, what falls out, and
        what was stuck. The battle must then drop exactly these."""
        into, inside, out = cubes(thrown), cubes(stuck), cubes(falling)
        self.expected: list[int] = []
        for colour in range(len(CUBE_LETTERS)):
            direct = min(out[colour], into[colour])
            later = out[colour] - direct
            assert later <= inside[colour], "more cubes fall than there are"
            self.expected += [OUT] * direct + [STAYS] * (into[colour] - direct)
            self.expected += [OUT] * later + [STAYS] * (inside[colour] - later)
        self.state.chance.script = self.expected[:]
        return self

    def play(self, seat: int, *moves: str) -> "Table":
        for move in moves:
            self.state.play(seat, GAME.parse(move))
            self._check()
        return self

    def _check(self) -> None:
        assert list(faults_of_table(self.state)) == []
        drawn = list(self.state.chance.drawn())
        if drawn and hasattr(self, "expected"):
            assert self.state.chance.script == [], "fewer cubes were dropped than foretold"
            assert drawn == self.expected, "other cubes were dropped"
            del self.expected

    # --- what is seen -----------------------------------------------------------------------

    def at(self, name: str) -> str:
        """A county as it would be laid, without its name; empty if it is neutral."""
        index = county(name)
        state = self.state
        if state.owner[index] == NOBODY:
            assert not (state.armies[index])
            assert not (state.buildings[index])
            assert not (state.revolt[index])
            return ""
        words = [f"{LETTERS[state.owner[index]]}{state.armies[index]}"]
        built = "".join(
            x for n, x in enumerate(BUILDING_LETTERS) if state.buildings[index] >> n & 1
        )
        if built:
            words.append(built)
        if state.revolt[index]:
            words.append(f"r{state.revolt[index]}")
        return " ".join(words)

    def in_tray(self) -> str:
        return self._cubes(self.state.tray)

    def in_tower(self) -> str:
        return self._cubes(self.state.tower)

    def _cubes(self, counts: vec[i64]) -> str:
        return " ".join(f"{x}{n}" for x, n in zip(CUBE_LETTERS, list(counts), strict=True) if n)

    def may(self, seat: int) -> list[str]:
        return [GAME.text(move) for move in self.state.legal(seat)]

    def refusal(self, seat: int, move: str) -> Refusal:
        """Why a move is refused; it must be."""
        try:
            self.state.play(seat, GAME.parse(move))
        except IllegalMove as error:
            return error.refusal
        raise AssertionError(f"{move} was allowed")

    def asked(self, seat: int) -> str:
        return self.state.asks(seat).key


def card_code(card: str) -> int:
    """The code of a card in a box: a county, a bid of money, tower, pass, lost or none."""
    if card.isdecimal():
        return MONEY + int(card)
    words = {"tower": TOWER, "pass": BLANK, "none": NOBODY, "lost": LOST}
    return words[card] if card in words else county(card)


assert CUBE_LETTERS.index("g") == GREEN
