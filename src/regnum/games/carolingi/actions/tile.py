"""An action tile has been drawn: what its owner may do with it (3.2, 5)."""

from typing import Any

from regnum.core.packed import append, i64, vec
from regnum.core.phase import Decision
from regnum.core.refusal import Refusal
from regnum.core.vectors import changed
from regnum.games.carolingi.facts import DOTTED, NO_ACTION_TILE, SEASONS, TILES
from regnum.games.carolingi.moves import DONE, END, HONOR, PASS, SOLVE
from regnum.games.carolingi.state import USED, Position


class StepOfAction(Decision[Position]):
    """A decision in the course of an action, whose kind it knows."""

    def __init__(self, name: str, kind: i64, ask: str, rule: str, *slices: tuple[int, int]) -> None:
        super().__init__(name, ask, rule, *slices)
        self.kind = kind


class UseTile(StepOfAction):
    """To decline, or to begin the action of a tile. The number on the agenda is the tile.

    Each kind of tile is a subclass in its section: the moves from `first` to before `end` begin
    its action.
    """

    def __init__(self, name: str, kind: i64, rule: str, first: i64, end: i64) -> None:
        super().__init__(name, kind, "ask-act", rule, (PASS, DONE), (SOLVE, END))
        self.first = first
        self.end = end

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        """A tile that can do nothing asks nothing (C2)."""
        if self.able(state, seat):
            state.ask(self, seat, number)
        else:
            tell_tile(state, "event-idle", seat, number)

    def able(self, state: Position, seat: i64) -> bool:
        """Whether the action can begin."""
        return len(self.beginnings(state, seat, vec[i64]())) > 0

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        choices = append(vec[i64](capacity=16), PASS)
        return self.beginnings(state, seat, choices)

    def beginnings(self, state: Position, seat: i64, found: vec[i64]) -> vec[i64]:
        """The moves found so far, and behind them all with which the action can begin."""
        raise NotImplementedError

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        if move == PASS:
            return None
        if self.first <= move < self.end:
            return self.forbids_beginning(state, seat, move)
        if SOLVE <= move < HONOR:
            return Refusal("refusal-no-problems", "814-4.2.2", {})
        return Refusal("refusal-other-tile", "5", {"tile": state.tile_word(number)})

    def forbids_beginning(self, state: Position, seat: i64, move: i64) -> Refusal | None:
        """Why the action cannot begin like this."""
        raise NotImplementedError

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        if move == PASS:
            tell_tile(state, "event-declined", seat, number)
        else:
            self.act(state, seat, move)

    def act(self, state: Position, seat: i64, move: i64) -> None:
        """Begin the action."""
        raise NotImplementedError

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        return {"tile": state.tile_word(number)}

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        """The tile lies open on the season."""
        if number >= NO_ACTION_TILE or state.board.kind[number] != self.kind:
            return False
        return state.tiles[seat * TILES + number] == USED + state.season


def show(state: Position, seat: i64, tile: i64) -> None:
    """From now on everybody knows that the seat has activated this tile."""
    if DOTTED <= tile < NO_ACTION_TILE:
        place = seat * DOTTED + tile - DOTTED
        if not state.seen[place]:
            state.seen = changed(state.seen, place, state.fresh_from[seat])


def tell_tile(state: Position, key: str, seat: i64, tile: i64) -> None:
    if state.journal is not None:
        params = {"seat": seat, "tile": state.tile_word(tile)}
        state.tell(key, params, (f"seat:{seat}", f"season:{SEASONS[state.season]}"))
