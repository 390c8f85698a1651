"""What is played with or without: the draft (2.3), the Emperor's Court (9), Landsknechte (10) and
military leaders (11), in any combination.

A module is told of the moments of the rulebook by the base chapters, which do not know what it
makes of them; where it changes how a phase goes it puts its own at that place. Its fields stand
in the position with the others, and are empty where it is not played.
"""

from collections.abc import Iterator
from typing import Any

from regnum.core.packed import i64
from regnum.core.phase import Phase, replace
from regnum.core.refusal import Refusal
from regnum.core.result import Points
from regnum.core.shape import ANY_LENGTH, SINGLE
from regnum.games.wallenstein.scene import Land, Player, Scene
from regnum.games.wallenstein.state import Position


class Module:
    """A module that cares about nothing: each overrides the moments that it has a rule for."""

    def __init__(self, option: str, choice: str | bool, *fields: str) -> None:
        """It is played where the option has this value; the fields are its own."""
        self.option = option
        self.choice = choice
        self.fields = fields

    def chosen(self, options: dict[str, Any]) -> bool:
        return bool(options[self.option] == self.choice)

    # --- how the game is set up ---------------------------------------------------------

    def join(self, state: Position) -> None:
        """It is in play: what it changes in the boxes, cards and phases of the base game."""

    def prepare(self, state: Position) -> None:
        """The table is laid (2.2)."""

    def group_settled(self, state: Position, seat: i64, county: i64, last: bool) -> None:
        """A group of armies has gone to a county that was drafted (2.3)."""

    # --- the sequence of play -----------------------------------------------------------

    def season_begins(self, state: Position) -> None:
        """Actions and bonus tiles are on display (3.1, 3.2), planning is next."""

    def order_is_set(self, state: Position) -> None:
        """The player order is known (3.5), the actions are next."""

    def actions_are_done(self, state: Position) -> None:
        """All ten actions have been performed (3.6)."""

    def season_ends(self, state: Position) -> None:
        """Cards and tiles have been returned (3.6)."""

    def year_ends(self, state: Position) -> None:
        """The first winter is over (4.4)."""

    def game_ends(self, state: Position) -> None:
        """The second winter is over, points can still be scored (6)."""

    # --- in the counties ----------------------------------------------------------------

    def bonus(self, state: Position, seat: i64, county: i64) -> i64:
        """What a seat that performs an action in a county gains by the module: Thalers saved,
        units or armies more (3.3)."""
        return 0

    def protects(self, state: Position, action: i64, county: i64) -> Refusal | None:
        """Why a county of somebody else cannot be attacked with this action (3.3.5)."""
        return None

    def spares_marker(self, state: Position, seat: i64, county: i64) -> bool:
        """Whether the revolt marker that is due is not placed (3.3.2)."""
        return False

    def county_lost(self, state: Position, seat: i64, county: i64) -> None:
        """A seat has lost control of a county (5.4, 5.5)."""

    # --- what is known and what is checked ----------------------------------------------

    def account(self, state: Position, seat: i64) -> list[Points]:
        """The sources of points that it adds (6)."""
        return []

    def redraw(self, state: Position) -> None:
        """Draw afresh what nobody knows."""

    def show(self, state: Position, view: Scene) -> None:
        """Add what everybody sees."""

    def show_county(self, state: Position, county: i64, view: Land) -> None:
        """Add what everybody sees in a county."""

    def show_player(self, state: Position, seat: i64, view: Player) -> None:
        """Add what everybody sees before a player."""

    def table_faults(self, state: Position) -> Iterator[str]:
        """A sentence for each invariant of its own that breaks, whatever is being decided."""
        yield from ()

    def moment_faults(self, state: Position) -> Iterator[str]:
        """The same of what depends on the moment of the game."""
        yield from ()

    def most_grain(self, state: Position, seat: i64, harvests: i64) -> i64:
        """The grain that it can have brought a seat in this year, after so many harvests."""
        return 0


def substitute(state: Position, base: Phase[Any], variant: Phase[Any]) -> None:
    """Put a module's phase at the place of the base game's, in this game only."""
    state.phases = state.phases[:]
    replace(state.phases, base, variant)


def leftovers(state: Position, modules: list[Module]) -> Iterator[str]:
    """A sentence for each field that is not empty although its module is not played."""
    shapes = state.shapes()
    for module in modules:
        if module in state.modules:
            continue
        for name in module.fields:
            shape, value = shapes[name], getattr(state, name)
            held = [value] if shape.length == SINGLE else list(value)
            if any(item != shape.low or shape.length == ANY_LENGTH for item in held):
                yield f"Without the option {module.option!r} nothing can lie in {name!r}."
