"""Carolus Magnus: the game, and the phases that its turns run through (3, 4)."""

from collections.abc import Mapping
from typing import Any, Final, cast

from regnum.core.document import Printed
from regnum.core.game import Game
from regnum.core.options import Option
from regnum.core.phase import Phase
from regnum.core.picture import Picture
from regnum.core.result import Points, Result
from regnum.games.carolus import ending, invariants
from regnum.games.carolus.emperor import MOVE_EMPEROR
from regnum.games.carolus.ending import DRAW, MARKERS
from regnum.games.carolus.facts import side_of, sides
from regnum.games.carolus.moves import TABLE
from regnum.games.carolus.opening import BEGIN_ACTIONS, BEGIN_ROUND, CHOOSE_DISC
from regnum.games.carolus.paladins import PLAY_PALADINS
from regnum.games.carolus.picture import picture
from regnum.games.carolus.preparation import prepare
from regnum.games.carolus.printed import printed
from regnum.games.carolus.replenish import NAME_COLOUR, THROW
from regnum.games.carolus.scene import Scene
from regnum.games.carolus.state import Position
from regnum.games.carolus.tensor import Numbers
from regnum.games.carolus.view import scene

PHASES: Final[list[Phase[Any]]] = [
    BEGIN_ROUND,
    CHOOSE_DISC,
    BEGIN_ACTIONS,
    PLAY_PALADINS,
    MOVE_EMPEROR,
    THROW,
    NAME_COLOUR,
]


class CarolusMagnus(Game):
    """Two to four heirs of Charlemagne; four play in partnerships."""

    def __init__(self) -> None:
        super().__init__(
            key="carolus-magnus",
            title="Carolus Magnus",
            ruleset=2,
            seats=range(2, 5),
            options={"tiebreak": Option(DRAW, (DRAW, MARKERS), "option-tiebreak")},
            moves=TABLE,
            phases=PHASES,
            turn_rule="3",
            end_rule="7",
        )

    def blank(self, seats: int, options: dict[str, Any]) -> Position:
        return Position(self, seats, options)

    def set_up(self, state: Position) -> None:
        prepare(state)

    def sides(self, seats: int) -> list[list[int]]:
        """Partners sit opposite each other (9)."""
        return [
            [seat for seat in range(seats) if side_of(seat, seats) == side]
            for side in range(sides(seats))
        ]

    def printed(self) -> Printed:
        return printed()

    def scene(self, state: Position, seat: int | None) -> Scene:
        return scene(state)

    def scene_beside(self, state: Position, seat: int, spectators: Mapping[str, Any]) -> Scene:
        return cast(Scene, spectators)

    def round(self, state: Position) -> int:
        return int(state.round)

    def points(self, state: Position, seat: int) -> int:
        return ending.castles_in_play(state, state.side(seat))

    def outcome(self, state: Position) -> Result:
        return ending.outcome(state)

    def account(self, state: Position, seat: int) -> list[Points]:
        return ending.account(state, seat)

    def picture(self, view: dict[str, Any]) -> Picture | None:
        return picture(view)

    def encoder(self) -> Numbers:
        return Numbers(self, PHASES)

    def faults(self, state: Position) -> list[str]:
        return list(invariants.faults(state))

    def faults_since(self, state: Position, earlier: Position) -> list[str]:
        return list(invariants.faults_since(state, earlier))
