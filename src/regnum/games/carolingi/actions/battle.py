"""Battle and gain glory (5.5)."""

from typing import Final

from regnum.core.packed import append, i64, packed, vec
from regnum.core.refusal import Refusal
from regnum.core.vectors import changed
from regnum.games.carolingi.actions.tile import StepOfAction, UseTile
from regnum.games.carolingi.facts import BATTLE, COUNTRIES, MOST_TROPHIES
from regnum.games.carolingi.lands import forbids_absent, strongest_rival, to_leudes
from regnum.games.carolingi.moves import DONE, FIGHT, KEEP, SOOTHE, TROPHY
from regnum.games.carolingi.state import Position

CLAIMED_OR_NOT: Final = packed([DONE, TROPHY])


class UseBattle(UseTile):
    """The first battle."""

    def beginnings(self, state: Position, seat: i64, found: vec[i64]) -> vec[i64]:
        return battlefields(state, seat, 0, found)

    def forbids_beginning(self, state: Position, seat: i64, move: i64) -> Refusal | None:
        if move == TROPHY:
            return Refusal("refusal-no-victory", "5.5", {})
        return forbids_battle(state, seat, move - FIGHT)

    def act(self, state: Position, seat: i64, move: i64) -> None:
        fight(state, seat, move - FIGHT)


class Fighting(StepOfAction):
    """More battles, in any order (5.5; G13). The number on the agenda is the latest country:
    search fights country by country, since the order changes nothing."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return battlefields(state, seat, 0, append(vec[i64](capacity=16), DONE))

    def distinct(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return battlefields(state, seat, number, append(vec[i64](capacity=16), DONE))

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        return None if move == DONE else forbids_battle(state, seat, move - FIGHT)

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        if move == DONE:
            end_battles(state, seat)
        else:
            fight(state, seat, move - FIGHT)

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return number < COUNTRIES


def battlefields(state: Position, seat: i64, first: i64, found: vec[i64]) -> vec[i64]:
    """Countries from `first` on, woodlands too, where the seat has more followers than any other
    colour and than the gangs, and where there is somebody to fight (5.5)."""
    followers = state.followers
    for country in state.realm.countries:
        own = followers[country * state.seats + seat]
        if own > 1 and country >= first:
            rival = strongest_rival(state, seat, country)
            if 0 < rival < own:
                found = append(found, FIGHT + country)
    return found


def forbids_battle(state: Position, seat: i64, country: i64) -> Refusal | None:
    absent = forbids_absent(state, country)
    if absent is not None:
        return absent
    params = {"country": state.board.slugs[country]}
    own = state.followers[country * state.seats + seat]
    rival = strongest_rival(state, seat, country)
    if not own:
        return Refusal("refusal-no-follower", "5.5", params)
    if not rival:
        return Refusal("refusal-nobody-to-fight", "5.5", params)
    if own <= rival:
        return Refusal("refusal-no-majority", "5.5", params)
    return None


def fight(state: Position, seat: i64, country: i64) -> None:
    """One of each colour and one gang go, again and again, until one colour is left: it is the
    attacker's, who had the most (5.5; D18). Followers become Leudes, gangs go to the supply."""
    rounds = strongest_rival(state, seat, country)
    base = country * state.seats
    other: i64
    driven_out = state.gangs[country]
    state.gang_supply += driven_out
    state.gangs[country] = 0
    to_leudes(state, seat, country, rounds)
    if state.journal is not None:
        slug = state.board.slugs[country]
        params = {"seat": seat, "country": slug, "count": rounds, "number": driven_out}
        state.tell("event-battle", params, (f"country:{slug}", f"seat:{seat}"))
    for other in range(state.seats):
        losses = min(state.followers[base + other], rounds)
        if other != seat and losses:
            to_leudes(state, other, country, losses)
            if state.journal is not None:
                slug = state.board.slugs[country]
                told = {"seat": other, "country": slug, "count": losses}
                state.tell("event-routed", told, (f"country:{slug}", f"seat:{other}"))
    if len(battlefields(state, seat, 0, vec[i64]())):
        state.ask(FIGHTING, seat, country)
    else:
        end_battles(state, seat)


def end_battles(state: Position, seat: i64) -> None:
    """One trophy a tile, however many countries were won (5.5; D17)."""
    if state.trophies[seat] < MOST_TROPHIES and state.leudes[seat]:
        state.ask(CLAIM_TROPHY, seat)


class ClaimTrophy(StepOfAction):
    """A follower from the Leudes stays on the glory track, or not (5.5; C5)."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        return CLAIMED_OR_NOT

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        if move == DONE:
            return
        state.leudes[seat] -= 1
        state.trophies = changed(state.trophies, seat, state.trophies[seat] + 1)
        if state.journal is not None:
            params = {"seat": seat, "count": state.trophies[seat]}
            state.tell("event-trophy", params, (f"seat:{seat}",))

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return number == 0 and state.leudes[seat] > 0 and state.trophies[seat] < MOST_TROPHIES


USE_BATTLE: Final = UseBattle("use-battle", BATTLE, "5.5", FIGHT, SOOTHE)
FIGHTING: Final = Fighting("fighting", BATTLE, "ask-fight", "5.5", (DONE, KEEP), (FIGHT, TROPHY))
CLAIM_TROPHY: Final = ClaimTrophy(
    "claim-trophy", BATTLE, "ask-trophy", "5.5", (DONE, KEEP), (TROPHY, SOOTHE)
)
