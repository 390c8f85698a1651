"""From the bag, or from the court as an extra action: a tile goes to its section (3.2, 5.8)."""

from typing import Final

from regnum.core.packed import i64
from regnum.games.carolingi.actions.battle import USE_BATTLE
from regnum.games.carolingi.actions.develop import USE_DEVELOP
from regnum.games.carolingi.actions.equip import USE_EQUIP
from regnum.games.carolingi.actions.influence import USE_INFLUENCE
from regnum.games.carolingi.actions.move import USE_MOVE
from regnum.games.carolingi.actions.soothe import USE_SOOTHE
from regnum.games.carolingi.actions.tile import UseTile, show, tell_tile
from regnum.games.carolingi.facts import TILES
from regnum.games.carolingi.state import TURNED, USED, Position

USES: Final[list[UseTile]] = [
    USE_INFLUENCE,
    USE_DEVELOP,
    USE_EQUIP,
    USE_MOVE,
    USE_BATTLE,
    USE_SOOTHE,
]
"""By kind."""


def carry_out(state: Position, seat: i64, tile: i64) -> None:
    """Put the tile on the season and ask its owner; one that is prevented is turned over (3.2;
    814, 4.2.1)."""
    kind = state.board.kind[tile]
    show(state, seat, tile)
    blocked = state.rules.blocked(state, kind)
    state.tiles[seat * TILES + tile] = (TURNED if blocked else USED) + state.season
    tell_tile(state, "event-blocked" if blocked else "event-tile", seat, tile)
    if not blocked:
        state.push(USES[kind], seat, tile)
