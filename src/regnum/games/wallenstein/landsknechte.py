"""Landsknechte: a deck of four cards for those who rule in four regions (10)."""

from collections.abc import Iterator
from typing import Final

from regnum.core.packed import append, i64, vec
from regnum.core.phase import Decision
from regnum.core.refusal import Refusal
from regnum.core.result import Points
from regnum.core.vectors import changed, filled
from regnum.games.wallenstein.actions import gain_grain
from regnum.games.wallenstein.board import LANDSKNECHTE, REGION
from regnum.games.wallenstein.ending import scored
from regnum.games.wallenstein.facts import (
    BENEFIT_ARMIES,
    BENEFIT_GRAIN,
    BENEFIT_NAMES,
    BENEFIT_POINTS,
    BENEFIT_THALERS,
    BENEFITS,
    COUNTIES,
    NONE,
)
from regnum.games.wallenstein.modules import Module
from regnum.games.wallenstein.moves import BENEFIT
from regnum.games.wallenstein.scene import Player
from regnum.games.wallenstein.state import (
    BENEFITS_SCORED,
    ROUNDS_A_YEAR,
    SOURCES,
    Position,
    seats_awaiting,
)

REGIONS_NEEDED: Final = 4


class Landsknechte(Module):
    """Each player has a deck that shows its empty banner at first (10.1)."""

    def order_is_set(self, state: Position) -> None:
        state.push_in_order(CHOOSE_BENEFIT)

    def year_ends(self, state: Position) -> None:
        """The decks start again (10.2)."""
        state.banner = filled(state.seats, 0)

    def account(self, state: Position, seat: i64) -> list[Points]:
        return [scored(state, int(seat), BENEFITS_SCORED, "reckoning-benefits", "10.2")]

    def show_player(self, state: Position, seat: i64, view: Player) -> None:
        view["banner"] = int(state.banner[seat])

    def moment_faults(self, state: Position) -> Iterator[str]:
        """A card is turned over once a season at most, after the order is set."""
        year, season = divmod(int(state.round), ROUNDS_A_YEAR)
        asked = state.owing and state.decision() is CHOOSE_BENEFIT
        waiting = seats_awaiting(state, CHOOSE_BENEFIT)
        waiting = waiting[:-1] if asked else waiting
        for seat in range(state.seats):
            hired = NONE not in state.bonus and seat not in waiting
            if state.banner[seat] > season + hired:
                yield f"Seat {seat} has turned over more cards than there were seasons."
            former = year * sum([card[BENEFIT_POINTS] for card in LANDSKNECHTE])
            most = former + turned_over(state, seat, BENEFIT_POINTS)
            if state.scored[seat * SOURCES + BENEFITS_SCORED] > most:
                yield f"Seat {seat} has more points than the Landsknechte can have brought."

    def most_grain(self, state: Position, seat: i64, harvests: i64) -> i64:
        return turned_over(state, seat, BENEFIT_GRAIN)


def turned_over(state: Position, seat: i64, kind: int) -> int:
    """What the cards that a seat has turned over in this year offered of a benefit."""
    return sum([card[kind] for card in LANDSKNECHTE[: state.banner[seat] + 1]])


class ChooseBenefit(Decision[Position]):
    """Who controls counties in four regions turns the next card up and takes one of its
    benefits (10.2; V12). A deck starts afresh each year, so it never runs round within one."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        if regions_of(state, seat) >= REGIONS_NEEDED:
            state.banner = changed(state.banner, seat, state.banner[seat] + 1)
            state.ask(self, seat)

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        """What is on the card and can be had wholly (V4)."""
        choices = vec[i64](capacity=BENEFITS)
        kind: i64
        for kind in range(BENEFITS):
            if benefit(state, seat, kind) and not short_of(state, seat, kind):
                choices = append(choices, BENEFIT + kind)
        return choices

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        kind = move - BENEFIT
        params = {"benefit": BENEFIT_NAMES[kind]}
        if not benefit(state, seat, kind):
            return Refusal("refusal-not-on-card", "10.2", params)
        if short_of(state, seat, kind):
            return Refusal("refusal-supply-short", "V4", params)
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        """Thalers, armies into the tray, grain, or victory points (10.2)."""
        kind = move - BENEFIT
        count = benefit(state, seat, kind)
        if kind == BENEFIT_THALERS:
            state.thalers[seat] += count
        elif kind == BENEFIT_ARMIES:
            state.supply[seat] -= count
            state.tray[seat] += count
        elif kind == BENEFIT_GRAIN:
            gain_grain(state, seat, count)
        else:
            place = seat * SOURCES + BENEFITS_SCORED
            state.scored = changed(state.scored, place, state.scored[place] + count)
        if state.journal is not None:
            params = {"seat": seat, "count": count, "benefit": BENEFIT_NAMES[kind]}
            state.tell("event-benefit", params, (f"seat:{seat}",))

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return number == 0 and LANDSKNECHTE_MODULE in state.modules


def regions_of(state: Position, seat: i64) -> i64:
    """In how many different regions a seat controls counties (10.2)."""
    seen: i64 = 0
    count: i64 = 0
    county: i64
    for county in range(COUNTIES):
        if state.owner[county] == seat and not seen >> REGION[county] & 1:
            seen |= 1 << REGION[county]
            count += 1
    return count


def benefit(state: Position, seat: i64, kind: i64) -> i64:
    """What the top card offers of a kind."""
    return LANDSKNECHTE[state.banner[seat]][kind]


def short_of(state: Position, seat: i64, kind: i64) -> bool:
    """Armies need as many in the supply (V4)."""
    return kind == BENEFIT_ARMIES and benefit(state, seat, kind) > state.supply[seat]


LANDSKNECHTE_MODULE: Final = Landsknechte("landsknechte", True, "banner")
CHOOSE_BENEFIT: Final = ChooseBenefit(
    "choose-benefit", "ask-benefit", "10.2", (BENEFIT, BENEFIT + BENEFITS)
)
