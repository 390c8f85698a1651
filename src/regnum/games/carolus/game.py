"""Carolus Magnus: the game and how its turns run (3, 4)."""

from typing import Any, Final, cast

from regnum.core.game import Game
from regnum.core.journal import Ask
from regnum.core.options import Option
from regnum.core.refusal import Refusal
from regnum.core.state import Points, Result, State, Step
from regnum.games.carolus import ending
from regnum.games.carolus.castles import settle
from regnum.games.carolus.emperor import emperor_choices, forbids_stop, move_emperor
from regnum.games.carolus.ending import DRAW, MARKERS
from regnum.games.carolus.facts import DISCS
from regnum.games.carolus.invariants import faults, faults_since
from regnum.games.carolus.moves import CROWNED, DISC, EMPEROR, PLACE, PLACES, TABLE
from regnum.games.carolus.opening import (
    begin_actions,
    begin_round,
    disc_choices,
    forbids_disc,
    show_disc,
)
from regnum.games.carolus.paladins import (
    begin_paladins,
    forbids_paladin,
    paladin_choices,
    play_paladin,
)
from regnum.games.carolus.preparation import prepare
from regnum.games.carolus.replenish import (
    colour_choices,
    forbids_colour,
    name_colour,
    nothing_left,
    throw,
)
from regnum.games.carolus.state import (
    BEGIN_ACTIONS,
    BEGIN_ROUND,
    CHOOSE_COLOUR,
    CHOOSE_DISC,
    MOVE_EMPEROR,
    PLAY_PALADINS,
    THROW,
    Position,
)
from regnum.games.carolus.view import scene

ASKS: Final = (
    ("ask-disc", "3"),
    ("ask-paladin", "4.1"),
    ("ask-emperor", "4.2"),
    ("ask-crown", "4.3"),
)
"""The text and the section of each decision, in the order of the steps."""


class CarolusState(Position):
    """A game of Carolus Magnus: each decision and step finds its section."""

    def choices(self, seat: int) -> list[int]:
        step, _, number = self.agenda[-1]
        if step == PLAY_PALADINS:
            return paladin_choices(self, seat, number)
        if step == CHOOSE_DISC:
            return disc_choices(self, seat)
        if step == MOVE_EMPEROR:
            return emperor_choices(self, seat)
        return colour_choices(self, number)

    def forbids(self, seat: int, move: int) -> Refusal | None:
        step, _, number = self.agenda[-1]
        if step == PLAY_PALADINS and PLACE <= move < EMPEROR:
            clan, where = (move - PLACE) // PLACES, (move - PLACE) % PLACES
            return forbids_paladin(self, seat, number, clan, where)
        if step == CHOOSE_DISC and move < DISC + DISCS:
            return forbids_disc(self, seat, move - DISC + 1)
        if step == MOVE_EMPEROR and EMPEROR <= move < CROWNED:
            return forbids_stop(self, seat, move - EMPEROR)
        if step == CHOOSE_COLOUR and move >= CROWNED:
            return forbids_colour(self, number, move - CROWNED)
        ask, rule = ASKS[step]
        return Refusal("refusal-other-decision", rule, {"decision": ask})

    def decide(self, seat: int, move: int) -> None:
        step, _, number = self.agenda.pop()
        self.to_move = ()
        if step == PLAY_PALADINS:
            play_paladin(self, seat, (move - PLACE) // PLACES, (move - PLACE) % PLACES)
            if number > 1:
                self.ask(seat, (PLAY_PALADINS, seat, number - 1))
        elif step == CHOOSE_DISC:
            show_disc(self, seat, move - DISC + 1)
        elif step == MOVE_EMPEROR:
            move_emperor(self, seat, move - EMPEROR)
            settle(self)
            if ending.over(self):
                self.finish()
                self.tell("event-end", {"reason": self.outcome().reason})
        else:
            name_colour(self, seat, move - CROWNED)
            if number > 1:
                self.agenda.append((CHOOSE_COLOUR, seat, number - 1))

    def perform(self, step: Step) -> None:
        kind, seat, number = step
        if kind == PLAY_PALADINS:
            number = begin_paladins(self, seat, number)
            if number:
                self.ask(seat, (PLAY_PALADINS, seat, number))
        elif kind in (CHOOSE_DISC, MOVE_EMPEROR):
            self.ask(seat, step)
        elif kind == CHOOSE_COLOUR:
            if nothing_left(self):
                self.tell("event-nothing-left", {"seat": seat})
            else:
                self.ask(seat, step)
        elif kind == THROW:
            throw(self, seat, number)
        elif kind == BEGIN_ROUND:
            begin_round(self)
        elif kind == BEGIN_ACTIONS:
            begin_actions(self)

    def asks(self, seat: int) -> Ask:
        step, _, number = self.agenda[-1]
        key, rule = ASKS[step]
        if step == MOVE_EMPEROR:
            number = self.shown[seat]
        if self.round == 0:
            rule = "2"
        return Ask(key, rule, {"seat": seat, "count": number})

    def scene(self, seat: int | None) -> dict[str, Any]:
        return scene(self)

    def outcome(self) -> Result:
        return ending.outcome(self)

    def account(self, seat: int) -> list[Points]:
        return ending.account(self, seat)

    def faults(self) -> list[str]:
        return list(faults(self))

    def faults_since(self, earlier: State) -> list[str]:
        return list(faults_since(self, cast(Position, earlier)))


class CarolusMagnus(Game):
    """Two to four heirs of Charlemagne; four play in partnerships."""

    def __init__(self) -> None:
        super().__init__(
            key="carolus-magnus",
            title="Carolus Magnus",
            ruleset=1,
            seats=range(2, 5),
            options={"tiebreak": Option(DRAW, (DRAW, MARKERS), "option-tiebreak")},
            moves=TABLE,
            turn_rule="3",
            end_rule="7",
        )

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return CarolusState(self, seats, options)

    def set_up(self, state: State) -> None:
        prepare(cast(Position, state))
