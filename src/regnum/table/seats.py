"""Who sits where."""

from dataclasses import dataclass

from regnum.table.opening import SeatKind, SeatPlan


@dataclass(slots=True)
class Seat:
    """A seat now. `bot` is the bot that plays it: its own, or one standing in for a person;
    `absent` if it stands in because the person's time ran out. `left_to_bot` since a bot has
    decided for the person."""

    kind: SeatKind
    name: str
    player: str | None
    bot: str | None
    absent: bool = False
    left_to_bot: bool = False

    def plan(self) -> SeatPlan:
        """The same people for a rematch; a bot that stood in gives the seat back."""
        return SeatPlan(self.kind, self.name, self.player, self.bot if self.kind == "bot" else None)


def seats_of(plans: tuple[SeatPlan, ...]) -> list[Seat]:
    return [Seat(plan.kind, plan.name, plan.player, plan.bot) for plan in plans]
