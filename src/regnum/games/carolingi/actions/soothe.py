"""Soothe riot: gangs of one country become followers (5.7)."""

from typing import Final

from regnum.core.packed import append, i64, vec
from regnum.core.refusal import Refusal
from regnum.games.carolingi.actions.tile import UseTile
from regnum.games.carolingi.facts import SOOTHE_RIOT
from regnum.games.carolingi.lands import countries_with, forbids_absent, forbids_missi
from regnum.games.carolingi.moves import MOST_SOOTHED, SOOTHE, STARVE
from regnum.games.carolingi.state import Position


class UseSoothe(UseTile):
    """A country with gangs in which, or next to which, the seat has a follower; majorities and
    regions do not matter (5.7; D6)."""

    def beginnings(self, state: Position, seat: i64, found: vec[i64]) -> vec[i64]:
        able = min(state.missi[seat], MOST_SOOTHED)
        if not able:
            return found
        own = countries_with(state, seat)
        fewer: i64
        for country in state.realm.countries:
            if state.gangs[country] and state.realm.around[country] & own:
                for fewer in range(min(state.gangs[country], able)):
                    found = append(found, SOOTHE + country * MOST_SOOTHED + fewer)
        return found

    def forbids_beginning(self, state: Position, seat: i64, move: i64) -> Refusal | None:
        country, number = (move - SOOTHE) // MOST_SOOTHED, (move - SOOTHE) % MOST_SOOTHED + 1
        absent = forbids_absent(state, country)
        if absent is not None:
            return absent
        params = {"country": state.board.slugs[country], "count": number}
        if state.gangs[country] < number:
            return Refusal("refusal-gangs", "5.7", params)
        if not state.realm.around[country] & countries_with(state, seat):
            return Refusal("refusal-nobody-near", "5.7", params)
        return forbids_missi(state, seat, number, "5.7")

    def act(self, state: Position, seat: i64, move: i64) -> None:
        """Up to three gangs go to the supply, as many Missi take their places (5.7)."""
        country, number = (move - SOOTHE) // MOST_SOOTHED, (move - SOOTHE) % MOST_SOOTHED + 1
        state.gangs[country] -= number
        state.gang_supply += number
        state.missi[seat] -= number
        state.followers[country * state.seats + seat] += number
        if state.journal is not None:
            params = {"seat": seat, "country": state.board.slugs[country], "count": number}
            state.tell("event-soothed", params, (f"country:{state.board.slugs[country]}",))


USE_SOOTHE: Final = UseSoothe("use-soothe", SOOTHE_RIOT, "5.7", SOOTHE, STARVE)
