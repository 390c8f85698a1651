"""Spring, summer and fall: the sequence of a round (3), and the year around it (4.4)."""

from typing import Final

from regnum.games.wallenstein.board import (
    ACTIONS,
    EVENT_KIND,
    EVENT_NAMES,
    EVENTS_A_YEAR,
    NONE,
    PLACES,
)
from regnum.games.wallenstein.moves import BOXES
from regnum.games.wallenstein.state import (
    BEGIN_ACTION,
    BEGIN_SEASON,
    CONVERT_ARMIES,
    DISPLAY_FAVORS,
    DRAW_EVENT,
    END_SEASON,
    END_YEAR,
    FEED_COUNTIES,
    HIRE,
    IN_ORDER,
    LOSE_GRAIN,
    MOVE_LEADER,
    OPEN_AUDIENCE,
    PLACE_LEADER,
    PLAN_SEASON,
    REVEAL_BIDS,
    ROUNDS_A_YEAR,
    SCORE,
    SEASONS,
    WINTER,
    Position,
)

OPEN_ACTIONS: Final = 5
"""Action cards that lie face up from the start of a round (3.1)."""


def begin_year(state: Position) -> None:
    """Four new event cards (2.6, 4.4)."""
    state.event_row = draw_cards(state, state.event_deck, EVENTS_A_YEAR)
    state.agenda.append((BEGIN_SEASON, 0, 0))
    if state.journal is not None:
        shown = [EVENT_NAMES[EVENT_KIND[card]] for card in state.event_row]
        state.tell("event-year", {"number": state.round // ROUNDS_A_YEAR + 1, "effect": shown})


def draw_cards(state: Position, deck: list[int], count: int) -> list[int]:
    """Take cards from a deck that nobody has seen. They are drawn when they are turned over,
    so the deck is kept as the set of what may still come."""
    return [deck.pop(state.chance.draw(len(deck))) for _ in range(count)]


def begin_season(state: Position) -> None:
    """The steps of the round in their order, the modules' among them (3, 9.3, 10.2, 11.1)."""
    season = state.round % ROUNDS_A_YEAR
    if state.journal is not None:
        state.tell("event-season", {"season": SEASONS[season]})
    if season == WINTER:
        steps = winter_steps()
    else:
        display_cards(state)
        steps = season_steps(state)
    for step, number in reversed(steps):
        state.agenda.append((step, 0, number))


def season_steps(state: Position) -> list[tuple[int, int]]:
    """Spring, summer or fall (3)."""
    steps = [(DISPLAY_FAVORS, 0)] if state.court else []
    steps += [(PLAN_SEASON, 0), (DRAW_EVENT, 0), (REVEAL_BIDS, 0)]
    if state.leaders and state.round == 0:
        steps.append((IN_ORDER, PLACE_LEADER))
    if state.landsknechte:
        steps.append((IN_ORDER, HIRE))
    if state.court:
        steps += [(IN_ORDER, CONVERT_ARMIES), (OPEN_AUDIENCE, 0)]
    steps += [(BEGIN_ACTION, place) for place in range(ACTIONS)]
    if state.leaders:
        steps.append((IN_ORDER, MOVE_LEADER))
    steps.append((END_SEASON, 0))
    return steps


def winter_steps() -> list[tuple[int, int]]:
    """Grain loss, revolts in the order of the fall, scoring (4)."""
    return [(LOSE_GRAIN, 0), (IN_ORDER, FEED_COUNTIES), (SCORE, 0), (END_YEAR, 0)]


def display_cards(state: Position) -> None:
    """Five action cards face up, five face down (3.1); the bonus tiles by chance on the five
    places of the player order (3.2)."""
    state.actions = draw_cards(state, list(range(ACTIONS)), OPEN_ACTIONS)
    state.action = 0
    state.tiles = list(range(PLACES))
    state.chance.shuffle(state.tiles)
    state.places = [NONE] * PLACES


def end_season(state: Position) -> None:
    """Cards return to the hands, tiles to the table; event and immunities are over (3.6)."""
    seats = state.seats
    state.mat = [NONE] * (seats * BOXES)
    state.shown = [0] * (seats * BOXES)
    state.planned = [0] * seats
    state.holes = [0] * seats
    state.bonus = [NONE] * seats
    state.immune = [0] * seats
    state.event = NONE
    state.round += 1
    state.agenda.append((BEGIN_SEASON, 0, 0))
