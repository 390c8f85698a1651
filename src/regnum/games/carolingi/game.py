"""Carolingi: the game, and the phases that its variants run through."""

from collections.abc import Mapping
from typing import Any, Final, cast

from regnum.core.datafile import DataFile
from regnum.core.document import Printed
from regnum.core.game import Game
from regnum.core.options import Option
from regnum.core.phase import Phase, numbered, replace
from regnum.core.picture import Picture
from regnum.core.result import Points, Result
from regnum.games.carolingi import anarchy, invariants, scoring
from regnum.games.carolingi.actions.battle import CLAIM_TROPHY, FIGHTING
from regnum.games.carolingi.actions.develop import BUILDING, USE_DEVELOP
from regnum.games.carolingi.actions.drawn import USES
from regnum.games.carolingi.actions.equip import EQUIPPING, SUMMONING
from regnum.games.carolingi.actions.influence import SENDING, UNFOLDING
from regnum.games.carolingi.actions.move import GROUPING, MARCHING
from regnum.games.carolingi.actions.peace import (
    CHECK_CLAIM,
    CHECK_CLAIMS,
    EXTRA_ACTION,
    NEXT_CLAIM,
)
from regnum.games.carolingi.advanced import (
    DRAFT,
    EXPELLING,
    PLACE_DRAFTED,
    USE_DEVELOP_WITH_PALACE,
    Advanced,
)
from regnum.games.carolingi.anarchy import DRAW_CARD_WITH_ANARCHY, TURN_OF_YEAR_WITH_ANARCHY
from regnum.games.carolingi.board import Board, file_at, own_board, read_board
from regnum.games.carolingi.events import DRAW_CARD, FEED, STARVING
from regnum.games.carolingi.facts import MOST_SEATS
from regnum.games.carolingi.hourglass import SECONDS, LayTilesByHourglass
from regnum.games.carolingi.moves import table
from regnum.games.carolingi.picture import picture
from regnum.games.carolingi.preparation import prepare
from regnum.games.carolingi.printed import printed
from regnum.games.carolingi.scenario814 import (
    CHOOSE_HONOR,
    END_SEASON_WITH_SKULD,
    SOLVING,
    Scenario814,
)
from regnum.games.carolingi.scene import Scene
from regnum.games.carolingi.seasons import (
    BEGIN_SEASON,
    DRAW_TILE,
    END_SEASON,
    LAY_TILES,
    SWAP_TILES,
    TURN_OF_YEAR,
)
from regnum.games.carolingi.secrets import redraw
from regnum.games.carolingi.state import ASIDE, Position
from regnum.games.carolingi.tensor import Numbers
from regnum.games.carolingi.variant import Variant
from regnum.games.carolingi.view import own_scene, scene

BASE: Final = "base"
ADVANCED: Final = "advanced"
SCENARIO: Final = "814"

VARIANTS: Final[dict[str, Variant]] = {
    BASE: Variant(),
    ADVANCED: Advanced(),
    SCENARIO: Scenario814(),
}

PHASES: Final[list[Phase[Any]]] = [
    BEGIN_SEASON,
    SWAP_TILES,
    LAY_TILES,
    DRAW_TILE,
    *USES,
    SENDING,
    UNFOLDING,
    BUILDING,
    EQUIPPING,
    SUMMONING,
    MARCHING,
    GROUPING,
    FIGHTING,
    CLAIM_TROPHY,
    EXTRA_ACTION,
    CHECK_CLAIM,
    NEXT_CLAIM,
    CHECK_CLAIMS,
    DRAW_CARD,
    FEED,
    STARVING,
    END_SEASON,
    TURN_OF_YEAR,
]
DRAFTING: Final[list[Phase[Any]]] = [DRAFT, PLACE_DRAFTED, EXPELLING]
EVERY_PHASE: Final = numbered([*PHASES, *DRAFTING, CHOOSE_HONOR])


def phases_for(options: dict[str, Any]) -> list[Phase[Any]]:
    """The base game's, with what the variant and the modules add and replace."""
    phases = list(PHASES)
    if options["variant"] != BASE:
        phases += DRAFTING
        replace(phases, USE_DEVELOP, USE_DEVELOP_WITH_PALACE)
    if options["variant"] == SCENARIO:
        phases.append(CHOOSE_HONOR)
        replace(phases, END_SEASON, END_SEASON_WITH_SKULD)
        for use, solving in zip(USES, SOLVING, strict=True):
            replace(phases, use, solving)
    if options["anarchy"]:
        replace(phases, DRAW_CARD, DRAW_CARD_WITH_ANARCHY)
        replace(phases, TURN_OF_YEAR, TURN_OF_YEAR_WITH_ANARCHY)
    if options["hourglass"]:
        replace(phases, LAY_TILES, LayTilesByHourglass(options["hourglass"]))
    return phases


class Carolingi(Game):
    """Two to six grandchildren of Charlemagne; on the game's own board or an owner's."""

    def __init__(self, board: str | DataFile | None = None) -> None:
        own = own_board()
        self.file = file_at(board) if isinstance(board, str) else board
        self.facts: Board = own if self.file is None else read_board(self.file)
        another = self.facts.fingerprint != own.fingerprint
        self.prepared: dict[tuple[Any, ...], list[Phase[Any]]] = {}
        super().__init__(
            key="carolingi",
            title=f"Carolingi: {self.facts.name}" if another else "Carolingi",
            ruleset=2,
            seats=range(2, MOST_SEATS + 1),
            options={
                "years": Option(5, tuple(range(1, 11)), "option-years"),
                "variant": Option(BASE, tuple(VARIANTS), "option-variant"),
                "anarchy": Option(False, (False, True), "option-anarchy"),
                "hourglass": Option(0, SECONDS, "option-hourglass"),
            },
            moves=table(self.facts),
            phases=PHASES,
            turn_rule="3",
            end_rule="3.5",
            board=self.facts.fingerprint if another else "",
        )

    def blank(self, seats: int, options: dict[str, Any]) -> Position:
        facts, rules = self.facts, VARIANTS[options["variant"]]
        realm = facts.realms[seats]
        state = Position(self, seats, options, facts, realm, rules, options["years"])
        key = (options["variant"], options["anarchy"], options["hourglass"])
        if key not in self.prepared:
            self.prepared[key] = phases_for(options)
        state.phases = self.prepared[key]
        return state

    def set_up(self, state: Position) -> None:
        prepare(state)
        if state.options["anarchy"]:
            anarchy.place_cards(state, ASIDE)

    def printed(self) -> Printed:
        return printed(self.facts, drawn=not self.board)

    def renamed(self, options: dict[str, Any]) -> dict[str, str]:
        return VARIANTS[options["variant"]].renamed()

    def scene(self, state: Position, seat: int | None) -> Scene:
        return scene(state, seat)

    def scene_beside(self, state: Position, seat: int, spectators: Mapping[str, Any]) -> Scene:
        return own_scene(state, seat, cast(Scene, spectators))

    def round(self, state: Position) -> int:
        return int(state.rules.first_year + state.year)

    def points(self, state: Position, seat: int) -> int:
        return scoring.points(state, seat)

    def outcome(self, state: Position) -> Result:
        return scoring.outcome(state)

    def account(self, state: Position, seat: int) -> list[Points]:
        return scoring.account(state, seat)

    def picture(self, view: dict[str, Any]) -> Picture | None:
        return picture(self.facts, view)

    def encoder(self) -> Numbers:
        return Numbers(self, EVERY_PHASE)

    def faults(self, state: Position) -> list[str]:
        return [*invariants.faults(state), *anarchy.faults(state, state.options["anarchy"])]

    def redraw(self, state: Position, seat: int) -> None:
        redraw(state, seat)

    def __reduce__(self) -> Any:
        return (Carolingi, (self.file,))
