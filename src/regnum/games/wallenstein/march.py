"""Armies on the march: within one's own counties or against others (3.3.4, 3.3.5).

First where they go, or that they stay, then how many; at least one stays behind.
"""

from typing import Any, Final

from regnum.core.journal import Ask
from regnum.core.packed import append, i64, vec
from regnum.core.phase import Decision
from regnum.core.refusal import Refusal
from regnum.games.wallenstein.actions import Action, Deploy
from regnum.games.wallenstein.board import ADJACENT, IDS
from regnum.games.wallenstein.combat import attack, protected_by_church
from regnum.games.wallenstein.counties import out_of_game
from regnum.games.wallenstein.facts import COMBAT_A, COMBAT_B, COUNTIES, DEPLOY1, NONE
from regnum.games.wallenstein.moves import ACTION_BOX, ARMIES, BOXES, MARCH, MOST_ARMIES, NOWHERE
from regnum.games.wallenstein.state import Position


class DeployAndMove(Deploy):
    """Pay a Thaler and put one army into the county; then armies may go on to another county of
    one's own (3.3.4)."""

    def after_deploying(self, state: Position, seat: i64, county: i64) -> None:
        if can_march(state, seat, county, self.action):
            state.ask(MARCH_TO, seat, self.action)


class Combat(Action):
    """Armies may march from the county to an adjacent one, and fight if it is not one's own
    (3.3.5)."""

    def perform(self, state: Position, seat: i64, county: i64) -> None:
        if can_march(state, seat, county, self.action):
            state.ask(MARCH_TO, seat, self.action)
        else:
            trouble = "one-stays" if state.armies[county] < 2 else "no-way"
            self.skip(state, seat, county, trouble)


def can_march(state: Position, seat: i64, county: i64, action: i64) -> bool:
    """Whether there are armies to send and somewhere to send them."""
    return len(destinations(state, seat, county, action)) > 0


def origin_of(state: Position, seat: i64) -> i64:
    """The county where the action under way takes place."""
    action = state.actions[state.action - 1]
    return state.mat[seat * BOXES + ACTION_BOX + action]


def destinations(state: Position, seat: i64, origin: i64, action: i64) -> vec[i64]:
    """Adjacent counties in the game: one's own, or, with combat, those that may be attacked."""
    found = vec[i64](capacity=10)
    if state.armies[origin] < 2:
        return found
    adjacent = ADJACENT[origin]
    county: i64
    for county in range(COUNTIES):
        if adjacent >> county & 1 and state.used[county] and may_enter(state, seat, action, county):
            found = append(found, county)
    return found


def may_enter(state: Position, seat: i64, action: i64, county: i64) -> bool:
    owner = state.owner[county]
    if owner == seat:
        return True
    if action == DEPLOY1 or protected_by_church(state, county):
        return False
    return owner == NONE or protection(state, action, county) is None


def protection(state: Position, action: i64, county: i64) -> Refusal | None:
    """What a module has against an attack on somebody's county."""
    for module in state.modules:
        refusal = module.protects(state, action, county)
        if refusal is not None:
            return refusal
    return None


class MarchTo(Decision[Position]):
    """Where the armies go, if anywhere (3.3.4, 3.3.5). The number is the action."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        choices = vec[i64](capacity=10)
        for county in destinations(state, seat, origin_of(state, seat), number):
            choices = append(choices, MARCH + county)
        return append(choices, NOWHERE)

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        if move == NOWHERE:
            return None
        county, origin = move - MARCH, origin_of(state, seat)
        if not state.used[county]:
            return out_of_game(state, county)
        if not ADJACENT[origin] >> county & 1:
            params = {"county": IDS[county], "origin": IDS[origin]}
            return Refusal("refusal-not-adjacent", section_of(number), params)
        owner = state.owner[county]
        if owner == seat:
            return None
        if number == DEPLOY1:
            return Refusal("refusal-own-county-only", "3.3.4", {"county": IDS[county]})
        if protected_by_church(state, county):
            return Refusal("refusal-church", "8", {"county": IDS[county]})
        return None if owner == NONE else protection(state, number, county)

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        if move != NOWHERE:
            state.ask(MARCH_WITH, seat, move - MARCH)
        elif state.journal is not None:
            county = IDS[origin_of(state, seat)]
            state.tell("event-stays", {"seat": seat, "county": county}, (f"county:{county}",))

    def asks(self, state: Position, seat: i64, number: i64) -> Ask:
        return super().asks(state, seat, number)._replace(rule=section_of(number))

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        return {"county": IDS[origin_of(state, seat)]}

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        return number >= DEPLOY1 and under_way(state, seat) == number


class MarchWith(Decision[Position]):
    """How many go; one at least stays behind (3.3.4, 3.3.5). The number is where they go."""

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        armies = state.armies[origin_of(state, seat)]
        choices = vec[i64](capacity=armies)
        move: i64
        for move in range(ARMIES, ARMIES + armies - 1):
            choices = append(choices, move)
        return choices

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        origin = origin_of(state, seat)
        armies = state.armies[origin]
        if move - ARMIES + 1 < armies:
            return None
        return Refusal("refusal-one-stays", "3.3.4", {"county": IDS[origin], "count": armies})

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        """Into one's own county they simply go; into any other they fight (3.3.5)."""
        origin, armies = origin_of(state, seat), move - ARMIES + 1
        if state.owner[number] != seat:
            attack(state, seat, origin, number, armies)
            return
        state.armies[origin] -= armies
        state.armies[number] += armies
        if state.journal is not None:
            county = IDS[number]
            params = {"seat": seat, "count": armies, "origin": IDS[origin], "county": county}
            state.tell("event-march", params, (f"county:{IDS[origin]}", f"county:{county}"))

    def asks(self, state: Position, seat: i64, number: i64) -> Ask:
        action = state.actions[state.action - 1]
        return super().asks(state, seat, number)._replace(rule=section_of(action))

    def params(self, state: Position, seat: i64, number: i64) -> dict[str, Any]:
        return {"county": IDS[number]}

    def fits(self, state: Position, seat: i64, number: i64) -> bool:
        action = under_way(state, seat)
        if action < DEPLOY1:
            return False
        return number in destinations(state, seat, origin_of(state, seat), action)


def section_of(action: i64) -> str:
    return "3.3.4" if action == DEPLOY1 else "3.3.5"


def under_way(state: Position, seat: i64) -> i64:
    """The action that a seat is performing with armies that could march, NONE if there is none:
    what a loaded position must have while a march is decided."""
    if not 1 <= state.action <= len(state.actions):
        return NONE
    origin = origin_of(state, seat)
    if not 0 <= origin < COUNTIES or state.owner[origin] != seat or state.armies[origin] < 2:
        return NONE
    return state.actions[state.action - 1]


DEPLOY_1: Final = DeployAndMove("deploy-1", DEPLOY1, 1, 1)
COMBAT_MOVEMENT_A: Final = Combat("combat-a", COMBAT_A)
COMBAT_MOVEMENT_B: Final = Combat("combat-b", COMBAT_B)
MARCH_TO: Final = MarchTo("march-to", "ask-march", "3.3.5", (MARCH, NOWHERE + 1))
MARCH_WITH: Final = MarchWith("march-with", "ask-armies", "3.3.4", (ARMIES, ARMIES + MOST_ARMIES))
