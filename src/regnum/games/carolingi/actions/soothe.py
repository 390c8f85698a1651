"""Soothe riot: gangs of one country become followers (5.7)."""

from regnum.core.refusal import Refusal
from regnum.games.carolingi.actions.influence import forbids_missi
from regnum.games.carolingi.lands import follower_near
from regnum.games.carolingi.moves import MOST_SOOTHED, SOOTHE
from regnum.games.carolingi.state import Position


def choices(state: Position, seat: int) -> list[int]:
    """A country with gangs in which, or next to which, the seat has a follower; majorities and
    regions do not matter (5.7; D6)."""
    moves: list[int] = []
    missi = state.missi[seat]
    if not missi:
        return moves
    for country in state.realm.countries:
        most = min(state.gangs[country], missi, MOST_SOOTHED)
        if most and follower_near(state, seat, country):
            first = SOOTHE + country * MOST_SOOTHED
            moves += range(first, first + most)
    return moves


def forbids(state: Position, seat: int, choice: int) -> Refusal | None:
    country, fewer = divmod(choice, MOST_SOOTHED)
    params = {"country": state.board.names[country], "count": fewer + 1}
    if state.gangs[country] <= fewer:
        return Refusal("refusal-gangs", "5.7", params)
    if not follower_near(state, seat, country):
        return Refusal("refusal-nobody-near", "5.7", params)
    return forbids_missi(state, seat, fewer + 1, "5.7")


def soothe(state: Position, seat: int, choice: int) -> None:
    """Up to three gangs go to the supply, as many Missi take their places (5.7)."""
    country, fewer = divmod(choice, MOST_SOOTHED)
    number = fewer + 1
    state.gangs[country] -= number
    state.gang_supply += number
    state.missi[seat] -= number
    state.followers[country * state.seats + seat] += number
    if state.journal is not None:
        params = {"seat": seat, "country": state.board.names[country], "count": number}
        state.tell("event-soothed", params, (f"country:{state.board.slugs[country]}",))
