"""A table as players describe it, so that a case reads like the rulebook.

Paladins are written by their colours' first letters, `r2 g1` being two red and a green one. A
territory is its castles, then its paladins: `W3 y2 b1` has three white castles, and three
segments therefore. A ring is its territories clockwise, apart by `|`.

    table = turn(WHITE, "B1 r1 g2 | W1 b1", asks=MOVE_EMPEROR, controls={WHITE: "r g"})
    table.play("emperor 1")
    assert table.at(1) == "W2 r1 b1 g2"

What a case does not mention is filled in: single territories up to fifteen segments, full
reserves, the middle with the rest of the 40 paladins of each colour.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import regnum
from regnum import State
from tests.cases.table import CaseTable

GAME = regnum.game("carolus-magnus")

COLOURS = ("red", "pink", "blue", "yellow", "green")
LETTERS = "rpbyg"
CLANS = len(COLOURS)
FACES = (*COLOURS, "crown")
SIDES = "BWG"
BLACK, WHITE, GRAY = range(3)
"""Sides, and with two or three players their seats."""

NOBODY = -1
MOVE_EMPEROR, PLAY_PALADINS = "move-emperor", "play-paladins"
"""What a turn can begin with in a case."""

TERRITORIES = 15
PALADINS_OF_A_COLOUR = 40
DICE = {2: 3, 3: 4, 4: 3}
FULL_RESERVE = {2: "r2 p2 b1 y1 g1", 3: "r2 p2 b2 y2 g1", 4: "r2 p2 b1 y1 g1"}
AFTER_PLAYING = {2: "r1 p1 b1 y1", 3: "r1 p1 b1 y1 g1", 4: "r1 p1 b1 y1"}
ANY_DISC = "12345"

Paladins = Mapping[int, str]
"""By seat: the paladins of a court or a reserve, or the colours that the seat controls."""


class Table(CaseTable[State]):
    """A game in progress, played and read in the players' words."""

    # --- playing ------------------------------------------------------------------------

    def choose(self, *discs: int) -> None:
        """Discs, each by the seat that is asked."""
        self.play(*(f"disc {disc}" for disc in discs))

    def dice(self, *faces: str) -> None:
        """Decide what the dice show when they are thrown next."""
        self.state.chance.script = [FACES.index(face) for face in faces]

    def pass_the_turn(self) -> None:
        """Take the rest of a turn in the first way that is legal."""
        seat = self.asked
        while self.running and self.asked == seat:
            self.state.play(seat, self.state.legal(seat)[0])

    def finish_round(self) -> None:
        """Take all turns of this round in the first way that is legal."""
        began = self.round
        while self.running and self.round == began:
            self.pass_the_turn()

    # --- reading ------------------------------------------------------------------------

    @property
    def round(self) -> int:
        return int(self.state.position()["round"])

    @property
    def order(self) -> list[int]:
        return list(self.state.position()["order"])

    @property
    def emperor(self) -> int:
        return int(self.state.position()["emperor"]) + 1

    @property
    def ring(self) -> list[int]:
        """The numbers of the territories still apart, clockwise."""
        return [index + 1 for index in self.state.position()["ring"]]

    def at(self, number: int) -> str:
        """A territory, written as in a ring."""
        position, index = self.state.position(), number - 1
        assert index in position["ring"], f"{number} is merged into another territory"
        paladins = written(position["paladins"], index)
        if position["owner"][index] == NOBODY:
            assert position["built"][index] == 0
            return paladins
        return f"{SIDES[position['owner'][index]]}{position['built'][index]} {paladins}"

    def court(self, seat: int) -> str:
        return written(self.state.position()["courts"], seat)

    def reserve(self, seat: int) -> str:
        return written(self.state.position()["reserves"], seat)

    def reserve_size(self, seat: int) -> int:
        return sum(counted(self.reserve(seat)))

    def middle(self) -> dict[str, int]:
        return dict(zip(COLOURS, self.state.position()["middle"], strict=True))

    def holder(self, colour: str) -> int:
        """The seat with this clan's marker, or NOBODY."""
        return int(self.state.position()["marker"][COLOURS.index(colour)])

    def castles(self, side: int) -> int:
        """Castles in play."""
        position = self.state.position()
        standing = zip(position["owner"], position["built"], strict=True)
        return sum(built for owner, built in standing if owner == side)

    def in_hand(self, side: int) -> int:
        return int(self.state.position()["hand"][side])

    def discs(self, seat: int) -> list[int]:
        """The discs that a player may still choose from."""
        held = self.state.position()["discs"][seat]
        return [int(disc) for disc in ANY_DISC if held & _bits(disc)]


# --- laying a table ---------------------------------------------------------------------


def fresh(seats: int = 2, seed: int = 7) -> Table:
    """A new game, its preparation finished: each crown takes the first colour."""
    table = Table(GAME.start(seats, seed))
    while table.round == 0:
        table.play(min(table.choices))
    return table


def opening(order: Sequence[int], hands: Mapping[int, str] | None = None, **table: Any) -> Table:
    """A round begins: the seats choose discs in this order, each from the hand it has left."""
    held = hands or dict.fromkeys(order, ANY_DISC)
    position = _laid(seats=len(order), **table)
    position["round"] = 1 + len(ANY_DISC) - len(held[order[0]])
    position["discs"] = [_bits(held[seat]) for seat in sorted(held)]
    position["order"] = list(order)
    position["agenda"] = [["begin-actions", 0, 0]]
    position["agenda"] += [["choose-disc", seat, 0] for seat in reversed(order)]
    return _loaded(position, order[0])


def turn(
    seat: int,
    ring: str = "",
    *,
    seats: int = 2,
    asks: str = PLAY_PALADINS,
    discs: Sequence[int] = (),
    reserves: Paladins | None = None,
    **table: Any,
) -> Table:
    """It is this seat's turn, and it is asked to play its paladins or to move the Emperor.

    `discs` are this round's by seat. Without them the seat has chosen a 2 and the others
    follow clockwise with 3, 4 and 5.
    """
    shown = list(discs) or [2 + (other - seat) % seats for other in range(seats)]
    order = sorted(range(seats), key=lambda other: shown[other])
    kept = {seat: AFTER_PLAYING[seats]} if asks == MOVE_EMPEROR else {}
    position = _laid(ring, seats=seats, reserves={**kept, **(reserves or {})}, **table)
    position["round"] = 1
    position["discs"] = [_bits(ANY_DISC) ^ _bits(str(disc)) for disc in shown]
    position["shown"] = shown
    position["order"] = order
    position["agenda"] = [["begin-round", 0, 0]]
    for other in reversed(order[order.index(seat) :]):
        position["agenda"] += [
            ["throw", other, DICE[seats]],
            [MOVE_EMPEROR, other, 0],
            [PLAY_PALADINS, other, DICE[seats]],
        ]
    position["agenda"].pop()
    if asks == PLAY_PALADINS:
        held = sum(counted(written(position["reserves"], seat)))
        position["agenda"].append([PLAY_PALADINS, seat, min(DICE[seats], held)])
    return _loaded(position, seat)


def clockwise(number: int, steps: int) -> int:
    """The number of the segment so many steps on."""
    return (number - 1 + steps) % TERRITORIES + 1


def counted(text: str) -> list[int]:
    """Paladins by colour: `r2 g1` is [2, 0, 0, 0, 1]."""
    counts = [0] * CLANS
    for word in text.split():
        counts[LETTERS.index(word[0])] += int(word[1:] or 1)
    return counts


def written(counts: Sequence[int], holder: int) -> str:
    """The paladins of a territory or a seat in a list by holder and colour."""
    own = counts[CLANS * holder : CLANS * (holder + 1)]
    return " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, own, strict=True) if count)


def _laid(
    ring: str = "",
    *,
    seats: int = 2,
    first: int = 1,
    emperor: int = TERRITORIES,
    courts: Paladins | None = None,
    controls: Paladins | None = None,
    reserves: Paladins | None = None,
    middle: str = "",
    **options: Any,
) -> dict[str, Any]:
    """A position with the described pieces on the table, the agenda still to be written.

    `ring` begins at the territory `first`. Who has most of a colour at court holds its marker;
    `controls` settles ties, and lends a paladin to the courts where a colour has none. Of a
    colour that `middle` names (`r0`) no more is left in the middle: the last territory of the
    ring holds the others.
    """
    position = GAME.start(seats, 0, **options).position()
    _lay_ring(position, ring, first - 1)
    position["emperor"] = emperor - 1
    _lay_courts(position, courts or {}, controls or {})
    position["reserves"] = []
    for seat in range(seats):
        position["reserves"] += counted((reserves or {}).get(seat, FULL_RESERVE[seats]))
    left = {word[0]: int(word[1:]) for word in middle.split()}
    for colour, letter in enumerate(LETTERS):
        placed = (position[place][colour::CLANS] for place in ("paladins", "courts", "reserves"))
        rest = PALADINS_OF_A_COLOUR - sum(map(sum, placed))
        position["middle"][colour] = left.get(letter, rest)
        position["paladins"][CLANS * position["ring"][-1] + colour] += rest - left.get(letter, rest)
    stock = sum(position["hand"]) // len(position["hand"])
    for side in range(len(position["hand"])):
        standing = zip(position["owner"], position["built"], strict=True)
        position["hand"][side] = stock - sum(built for owner, built in standing if owner == side)
    return position


def _lay_ring(position: dict[str, Any], ring: str, start: int) -> None:
    """The described territories, then single ones with a paladin each, their colours in turn."""
    position["paladins"] = [0] * (TERRITORIES * CLANS)
    position["owner"] = [NOBODY] * TERRITORIES
    position["segments"] = [0] * TERRITORIES
    position["built"] = [0] * TERRITORIES
    heads = []
    laid = 0
    described = ring.split("|") if ring else []
    while laid < TERRITORIES:
        index = (start + laid) % TERRITORIES
        text = described.pop(0).split() if described else [LETTERS[laid % CLANS]]
        castles = 0
        if text[0][0] in SIDES:
            owner = text.pop(0)
            castles = int(owner[1:])
            position["owner"][index] = SIDES.index(owner[0])
        position["built"][index] = castles
        position["segments"][index] = max(castles, 1)
        position["paladins"][CLANS * index : CLANS * (index + 1)] = counted(" ".join(text))
        heads.append(index)
        laid += max(castles, 1)
    assert laid == TERRITORIES, f"the ring has {laid} segments instead of {TERRITORIES}"
    assert not described, "the ring describes too many territories"
    position["ring"] = sorted(heads)


def _lay_courts(position: dict[str, Any], courts: Paladins, controls: Paladins) -> None:
    seats = range(position["seats"])
    position["courts"] = []
    for seat in seats:
        position["courts"] += counted(courts.get(seat, ""))
    for colour, letter in enumerate(LETTERS):
        at_court = position["courts"][colour::CLANS]
        named = [seat for seat, colours in controls.items() if letter in colours]
        leading = [seat for seat in seats if at_court[seat] == max(at_court) > 0]
        holders = named or leading
        assert len(holders) <= 1, f"say who controls {COLOURS[colour]}"
        position["marker"][colour] = holders[0] if holders else NOBODY
        if named and not any(at_court):
            position["courts"][CLANS * holders[0] + colour] = 1


def _bits(discs: str) -> int:
    return sum(1 << int(disc) - 1 for disc in discs)


def _loaded(position: dict[str, Any], asked: int) -> Table:
    position["to_move"] = [asked]
    return Table(GAME.load(position))
