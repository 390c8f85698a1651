"""The hourglass: whoever has laid both tiles turns it, and the others must hurry (8)."""

from typing import Final

from regnum.games.carolingi.moves import LAY, SWAP
from regnum.games.carolingi.seasons import LayTiles, fill_bag
from regnum.games.carolingi.state import Position

SECONDS: Final = (0, 30, 60, 120, 300)
"""0 plays without it."""


class LayTilesByHourglass(LayTiles):
    """Laying tiles, with sand running once somebody has laid both."""

    def __init__(self, allowed: int) -> None:
        super().__init__("lay-tiles", "ask-lay", "3.1", (LAY, SWAP))
        self.allowed = allowed

    def seconds(self, state: Position) -> int | None:
        return self.allowed if state.owing != (1 << state.seats) - 1 else None

    def time_out(self, state: Position) -> None:
        """What does not lie on the Scriptorium by now stays at court (8)."""
        late = [seat for seat in range(state.seats) if not self.committed(state, seat)]
        state.tell("event-sand", {"seat": late}, tuple([f"seat:{seat}" for seat in late]))
        fill_bag(state)
