"""Landsknechte: a deck of four cards for those who rule in four regions (10)."""

from typing import Final

from regnum.core.refusal import Refusal
from regnum.games.wallenstein.actions import gain_grain
from regnum.games.wallenstein.board import (
    BENEFIT_ARMIES,
    BENEFIT_GRAIN,
    BENEFIT_NAMES,
    BENEFIT_THALERS,
    BENEFITS,
    LANDSKNECHTE,
)
from regnum.games.wallenstein.counties import regions_of
from regnum.games.wallenstein.moves import BENEFIT
from regnum.games.wallenstein.state import BENEFITS_SCORED, CHOOSE_BENEFIT, SOURCES, Position

REGIONS_NEEDED: Final = 4


def hire(state: Position, seat: int) -> None:
    """Who controls counties in four regions turns the next card up and takes one of its
    benefits (10.2; V12). A deck starts afresh each year, so it never runs round within one."""
    if regions_of(state, seat) < REGIONS_NEEDED:
        return
    state.banner[seat] += 1
    state.ask(seat, (CHOOSE_BENEFIT, seat, 0))


def benefit(state: Position, seat: int, kind: int) -> int:
    """What the top card offers of a kind."""
    return LANDSKNECHTE[state.banner[seat]][kind]


def benefit_choices(state: Position, seat: int) -> list[int]:
    """What is on the card and can be had wholly (V4)."""
    return [
        BENEFIT + kind
        for kind in range(BENEFITS)
        if benefit(state, seat, kind)
        and not (kind == BENEFIT_ARMIES and benefit(state, seat, kind) > state.supply[seat])
    ]


def forbids_benefit(state: Position, seat: int, kind: int) -> Refusal | None:
    params = {"benefit": BENEFIT_NAMES[kind]}
    if not benefit(state, seat, kind):
        return Refusal("refusal-not-on-card", "10.2", params)
    if kind == BENEFIT_ARMIES and benefit(state, seat, kind) > state.supply[seat]:
        return Refusal("refusal-supply-short", "V4", params)
    return None


def take_benefit(state: Position, seat: int, kind: int) -> None:
    """Thalers, armies into the tray, grain, or victory points (10.2)."""
    count = benefit(state, seat, kind)
    if kind == BENEFIT_THALERS:
        state.thalers[seat] += count
    elif kind == BENEFIT_ARMIES:
        state.supply[seat] -= count
        state.tray[seat] += count
    elif kind == BENEFIT_GRAIN:
        gain_grain(state, seat, count)
    else:
        state.scored[seat * SOURCES + BENEFITS_SCORED] += count
    if state.journal is not None:
        params = {"seat": seat, "count": count, "benefit": BENEFIT_NAMES[kind]}
        state.tell("event-benefit", params)
