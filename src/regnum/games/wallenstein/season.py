"""Spring, summer and fall: the sequence of a round (3), and the year around it (4.4)."""

from typing import Final

from regnum.core.packed import append, i64, packed, pop, vec
from regnum.core.vectors import filled
from regnum.games.wallenstein.actions import (
    BUILD_CHURCH,
    BUILD_PALACE,
    BUILD_TRADING_POST,
    COLLECT_GRAIN,
    COLLECT_TAXES,
    DEPLOY_3,
    DEPLOY_5,
    Action,
)
from regnum.games.wallenstein.bidding import DRAW_EVENT, REVEAL_BIDS
from regnum.games.wallenstein.board import EVENT_KIND, EVENTS_A_YEAR
from regnum.games.wallenstein.facts import (
    ACTION_NAMES,
    ACTIONS,
    COUNTIES,
    EVENT_NAMES,
    NONE,
    PLACES,
)
from regnum.games.wallenstein.march import COMBAT_MOVEMENT_A, COMBAT_MOVEMENT_B, DEPLOY_1
from regnum.games.wallenstein.moves import BOXES
from regnum.games.wallenstein.phases import Common, Immediate
from regnum.games.wallenstein.planning import PLAN_SEASON
from regnum.games.wallenstein.state import (
    ROUNDS,
    ROUNDS_A_YEAR,
    SEASONS,
    WINTER,
    Position,
    seats_awaiting,
)
from regnum.games.wallenstein.winter import FEED_COUNTIES, LOSE_GRAIN, SCORE

OPEN_ACTIONS: Final = 5
"""Action cards that lie face up from the start of a round (3.1)."""

ALL_ACTIONS: Final[vec[i64]] = packed(range(ACTIONS))
ALL_TILES: Final[vec[i64]] = packed(range(PLACES))

PERFORM: Final[list[Action]] = [
    BUILD_PALACE,
    BUILD_CHURCH,
    BUILD_TRADING_POST,
    COLLECT_GRAIN,
    COLLECT_TAXES,
    DEPLOY_5,
    DEPLOY_3,
    DEPLOY_1,
    COMBAT_MOVEMENT_A,
    COMBAT_MOVEMENT_B,
]
"""The phase of each action."""


class BeginYear(Common):
    """Four new event cards (2.6, 4.4)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        state.event_row = draw_cards(state, state.event_deck, EVENTS_A_YEAR)
        state.event_deck = without(state.event_deck, state.event_row)
        state.push(BEGIN_SEASON)
        if state.journal is not None:
            shown = [EVENT_NAMES[EVENT_KIND[card]] for card in list(state.event_row)]
            params = {"number": state.round // ROUNDS_A_YEAR + 1, "effect": shown}
            state.tell("event-year", params, ("events",))


def draw_cards(state: Position, deck: vec[i64], count: i64) -> vec[i64]:
    """Take cards from a deck that nobody has seen. They are drawn when they are turned over,
    so a deck is kept as what may still come."""
    rest = deck[:]
    drawn = vec[i64](capacity=count)
    while len(drawn) < count:
        rest, card = pop(rest, state.chance.draw(len(rest)))
        drawn = append(drawn, card)
    return drawn


def without(deck: vec[i64], gone: vec[i64]) -> vec[i64]:
    """The cards of a deck but those."""
    rest = vec[i64](capacity=len(deck))
    for card in deck:
        if card not in gone:
            rest = append(rest, card)
    return rest


class BeginSeason(Immediate):
    """The steps of the round in their order: planning, event, player order, actions (3); or
    grain loss, revolts in the order of the fall, scoring (4)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        season = state.round % ROUNDS_A_YEAR
        if state.journal is not None:
            name = SEASONS[season]
            state.tell("event-season", {"season": name}, (f"season:{name}",))
        if season == WINTER:
            state.push(END_YEAR)
            state.push(SCORE)
            state.push_in_order(FEED_COUNTIES)
            state.push(LOSE_GRAIN)
            return
        display_cards(state)
        state.push(END_SEASON)
        state.push(NEXT_ACTION)
        state.push(REVEAL_BIDS)
        state.push(DRAW_EVENT)
        state.push(PLAN_SEASON)
        for module in reversed(state.modules):
            module.season_begins(state)


def display_cards(state: Position) -> None:
    """Five action cards face up, five face down (3.1); the bonus tiles by chance on the five
    places of the player order (3.2)."""
    state.actions = draw_cards(state, ALL_ACTIONS, OPEN_ACTIONS)
    state.action = 0
    tiles = ALL_TILES[:]
    state.chance.shuffle(tiles)
    state.tiles = tiles
    state.places = filled(PLACES, NONE)


class NextAction(Common):
    """The action card under way is put aside and the next face-down card is revealed; then
    everybody performs the next action of the row in player order (3.6; W24)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        if state.action and len(state.actions) < ACTIONS:
            reveal_action(state)
        if state.action == ACTIONS:
            for module in reversed(state.modules):
                module.actions_are_done(state)
            return
        action = state.actions[state.action]
        state.action += 1
        state.push(NEXT_ACTION)
        state.push_in_order(PERFORM[action])
        if state.journal is not None:
            params = {"number": state.action, "action": ACTION_NAMES[action]}
            state.tell("event-action", params, (f"action:{ACTION_NAMES[action]}",))


def reveal_action(state: Position) -> None:
    """It is drawn when it is turned over: nobody has seen it before."""
    hidden = without(ALL_ACTIONS, state.actions)
    action = hidden[state.chance.draw(len(hidden))]
    state.actions = append(state.actions[:], action)
    if state.journal is not None:
        params = {"number": len(state.actions), "action": ACTION_NAMES[action]}
        state.tell("event-revealed", params, (f"action:{ACTION_NAMES[action]}",))


def seasons_begun(state: Position) -> int:
    """How many springs, summers and falls have begun."""
    year, season = divmod(int(state.round), ROUNDS_A_YEAR)
    now = 0 if seats_awaiting(state, BEGIN_YEAR) else min(season + 1, WINTER)
    return year * WINTER + now


def seasons_performed(state: Position) -> int:
    """In how many of them all actions have been performed."""
    return seasons_begun(state) - (1 if seats_awaiting(state, NEXT_ACTION) else 0)


class EndSeason(Common):
    """Cards return to the hands, tiles to the table; the event is over (3.6)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        state.last_mat = state.mat
        state.mat = filled(state.seats * BOXES, NONE)
        state.shown = filled(state.seats, 0)
        state.bonus = filled(state.seats, NONE)
        state.event = NONE
        state.round += 1
        for module in state.modules:
            module.season_ends(state)
        state.push(BEGIN_SEASON)


class EndYear(Common):
    """The second winter ends the game with its scoring (4.4, 6; V8). After the first, revolt
    markers and grain go."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        if state.round == ROUNDS - 1:
            end_game(state)
            return
        state.round += 1
        state.revolt = filled(COUNTIES, 0)
        state.grain = filled(state.seats, 0)
        state.event_row = vec[i64]()
        state.push(BEGIN_YEAR)
        for module in reversed(state.modules):
            module.year_ends(state)


def end_game(state: Position) -> None:
    for module in state.modules:
        module.game_ends(state)
    state.finish()
    if state.journal is not None:
        state.tell("event-end", {})


BEGIN_YEAR: Final = BeginYear("begin-year")
BEGIN_SEASON: Final = BeginSeason("begin-season")
NEXT_ACTION: Final = NextAction("next-action")
END_SEASON: Final = EndSeason("end-season")
END_YEAR: Final = EndYear("end-year")
