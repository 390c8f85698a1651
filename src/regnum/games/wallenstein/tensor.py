"""The board as a row of numbers (`regnum.core.tensor`): what the view shows, and what was planned
in the season before, which everybody has seen. What a module adds stays 0 without it."""

from typing import Any, Final

from regnum.core.game import Game
from regnum.core.packed import i16, i64, vec
from regnum.core.phase import Phase
from regnum.core.tensor import (
    LARGEST,
    Encoder,
    Feature,
    capped,
    player_after,
    put,
    put_bits,
    put_by_player,
    put_holders,
    put_one_of,
    steps_to,
)
from regnum.games.wallenstein.board import (
    ARMY_CUBES,
    COURTIERS,
    FOOD_TRACK,
    LANDSKNECHTE,
    REVOLT_MARKERS,
    STATUES,
)
from regnum.games.wallenstein.court import COURT_MODULE
from regnum.games.wallenstein.draft import CHOOSE_GROUP, DRAFT_MODULE, OPEN_CARDS
from regnum.games.wallenstein.facts import (
    ACTIONS,
    BUILDINGS,
    COSTS,
    COUNTIES,
    CUBES,
    EVENTS,
    FAVOR_REMOVE_REVOLT,
    FAVORS,
    GREEN,
    NONE,
    PLACES,
    SPACES,
)
from regnum.games.wallenstein.favors import FOUND_BUILDING, MUSTER_ARMIES, card_of_kind
from regnum.games.wallenstein.leaders import LEADERS_MODULE, POST_LEADER, RAISE_STATUE
from regnum.games.wallenstein.march import MARCH_TO, MARCH_WITH, origin_of
from regnum.games.wallenstein.mat import plans_stand
from regnum.games.wallenstein.moves import BOXES, LOST, MONEY
from regnum.games.wallenstein.state import (
    GROUP_SIZES,
    ROUNDS,
    ROUNDS_A_YEAR,
    SOURCES,
    Position,
    number_asked,
)

MOST_SEATS: Final = 5

# The planes behind those of the owners, in the order of the features.
ARMIES: Final = MOST_SEATS
BUILT: Final = ARMIES + 1
REVOLT: Final = BUILT + BUILDINGS
IN_GAME: Final = REVOLT + 1  # the same in every game of a table
CARD: Final = IN_GAME + 1
REVOLTING: Final = CARD + 1
MARCH: Final = REVOLTING + 1

LEADERS: Final = 2 * MOST_SEATS * COUNTIES
DRAFT: Final = (2 + MOST_SEATS) * COUNTIES
"""How many numbers tell of a module."""

SEASONS: Final = ROUNDS_A_YEAR
EVERY_BOX: Final = (1 << BOXES) - 1
IN_HAND: Final = BOXES + 1
"""Behind the boxes: where everybody knows a card to be that has just come into a hand."""

# What lies in a box, as far as one knows; 0 where one does not.
UNCOVERED: Final = 1
COUNTY: Final = 2
OTHER_CARDS: Final = 3  # the money cards, tower, pass and lost, in their order
IN_BOX: Final = OTHER_CARDS + LOST - MONEY

COMBATS: Final = 2
BANNERS: Final = len(LANDSKNECHTE)

BY_PLAYER: Final = ("player", "county")
ON_MAP: Final = (MOST_SEATS, COUNTIES)
LAND: Final = ("county",)
LANDS: Final = (COUNTIES,)
EACH: Final = ("player",)
ALL: Final = (MOST_SEATS,)
CARDS_IN_BOXES: Final = (
    "0 not known, 1 none, 2 a county, 3 to 7 money cards, 8 the tower, 9 a pass, 10 lost"
)

PUBLIC: Final = [
    Feature("owner", BY_PLAYER, ON_MAP, 1, "who controls a county"),
    Feature("armies", LAND, LANDS, ARMY_CUBES, "armies there"),
    Feature("buildings", ("building", "county"), (BUILDINGS, COUNTIES), 1, "palace, church, post"),
    Feature("revolt", LAND, LANDS, REVOLT_MARKERS, "revolt markers"),
    Feature("in_game", LAND, LANDS, 1, "whether so many players use it"),
    Feature(
        "card", LAND, LANDS, IN_HAND, "the box where its card was revealed; 15 is the hand", True
    ),
    Feature("revolting", LAND, LANDS, 1, "drawn for a winter revolt"),
    Feature("march", LAND, LANDS, 2, "where armies set out from: 1, and where they go: 2", True),
    Feature("leader", BY_PLAYER, ON_MAP, 1, "where a military leader stands"),
    Feature("statues", BY_PLAYER, ON_MAP, STATUES, "statues there"),
    Feature("open_card", LAND, LANDS, 1, "draft: its card is on offer"),
    Feature("buried", LAND, LANDS, COUNTIES, "draft: its place from the bottom of the deck"),
    Feature("offered", BY_PLAYER, ON_MAP, 1, "draft: on offer at the player's last choice"),
    Feature("supply", ("colour",), (CUBES,), ARMY_CUBES, "cubes nobody has in play; peasants last"),
    Feature("tower", ("colour",), (CUBES,), ARMY_CUBES, "cubes stuck in the tower"),
    Feature("tray", ("colour",), (CUBES,), ARMY_CUBES, "cubes in the tray"),
    Feature("thalers", EACH, ALL, LARGEST, "Thalers"),
    Feature("grain", EACH, ALL, FOOD_TRACK, "grain"),
    Feature("scored", ("player", "source"), (MOST_SEATS, SOURCES), LARGEST, "points by source"),
    Feature("bonus", ("player", "tile"), (MOST_SEATS, PLACES), 1, "the bonus tile"),
    Feature("place", ("player", "place"), (MOST_SEATS, PLACES), 1, "the place that was chosen"),
    Feature("order", ("player", "place"), (MOST_SEATS, MOST_SEATS), 1, "the player order"),
    Feature("mat", ("player", "box"), (MOST_SEATS, BOXES), IN_BOX, CARDS_IN_BOXES, True),
    Feature(
        "last_mat",
        ("player", "box"),
        (MOST_SEATS, BOXES),
        LOST + 1,
        "the card of the season before: a county from 1 on, then the others",
        True,
    ),
    Feature("groups", ("player", "size"), (MOST_SEATS, GROUP_SIZES), COUNTIES, "draft: on the mat"),
    Feature("courtiers", EACH, ALL, COURTIERS, "court: in the supply"),
    Feature("entrance", EACH, ALL, COURTIERS, "court: in the entrance hall"),
    Feature("audience", EACH, ALL, COURTIERS, "court: in the audience hall"),
    Feature("immune", ("player", "combat"), (MOST_SEATS, COMBATS), 1, "court: safe from combat"),
    Feature("pardon", EACH, ALL, 1, "court: who keeps favor 4"),
    Feature("banner", EACH, ALL, BANNERS, "Landsknechte: the top card"),
    Feature("trophies", EACH, ALL, MOST_SEATS * STATUES, "leaders: trophies"),
    Feature("waiting_tile", ("place", "tile"), (PLACES, PLACES), 1, "the bonus tile that waits"),
    Feature("action_place", ("action",), (ACTIONS,), ACTIONS, "its place in the row, if revealed"),
    Feature("actions_begun", (), (), ACTIONS, "how many places of the row are done or begun"),
    Feature("open_events", ("event",), (EVENTS,), 1, "event cards that lie open"),
    Feature("event", ("event",), (EVENTS,), 1, "the event of the round"),
    Feature("coming_events", ("event",), (EVENTS,), 1, "event cards that may still come"),
    Feature("favors", ("favor",), (FAVORS,), 4, "court: the courtiers that it costs, on display"),
    Feature("spent_favors", ("favor",), (FAVORS,), 1, "court: out of the game"),
    Feature("deck", (), (), COUNTIES, "draft: cards in the deck"),
    Feature("season", ("season",), (SEASONS,), 1, "the season"),
    Feature("round", (), (), ROUNDS, "rounds that are over"),
]

PRIVATE: Final = [
    Feature("own_card", LAND, LANDS, BOXES, "the box where one's own card lies", True),
    Feature("subject", LAND, LANDS, 1, "the county that the question is about"),
    Feature("own_mat", ("box",), (BOXES,), IN_BOX, CARDS_IN_BOXES, True),
    Feature("count", (), (), LARGEST, "armies to muster, or the building to found"),
]

HIDDEN: Final = [
    Feature("deck_place", LAND, LANDS, COUNTIES, "draft: its place from the bottom of the deck"),
]


class Numbers(Encoder[Position]):
    """Wallenstein in numbers."""

    def __init__(self, game: Game, phases: list[Phase[Any]]) -> None:
        super().__init__(game, phases, PUBLIC, PRIVATE, HIDDEN)

    def blank(self, state: Position, whole: bool = False) -> vec[i16]:
        row = super().blank(state, whole)
        put(row, IN_GAME * COUNTIES, state.used)
        return row

    def write_public(self, state: Position, seat: i64, row: vec[i16], at: i64) -> i64:
        lands = at
        at = write_counties(state, seat, row, at)
        if state.modules:
            write_leaders(state, seat, row, at)
            write_draft(state, seat, row, at + LEADERS)
        at = write_players(state, seat, row, at + LEADERS + DRAFT)
        at = write_mats(state, seat, row, at, lands + CARD * COUNTIES)
        at = write_modules(state, seat, row, at)
        at = write_row_of_actions(state, row, at)
        at = write_events(state, row, at)
        if state.modules:
            write_favors(state, row, at)
        at += 2 * FAVORS
        row[at] = i16(len(state.deck))
        at = put_one_of(row, at + 1, state.round % ROUNDS_A_YEAR, SEASONS)
        row[at] = i16(state.round)
        return at + 1

    def write_private(self, state: Position, seat: i64, row: vec[i16], at: i64) -> i64:
        mat = at + 2 * COUNTIES
        write_mat(state, seat, EVERY_BOX, True, row, mat, at)
        if state.owing >> seat & 1:
            write_question(state, row, at + COUNTIES, mat + BOXES)
        return mat + BOXES + 1

    def write_hidden(self, state: Position, row: vec[i16], at: i64) -> i64:
        place: i64
        for place in range(len(state.deck)):
            row[at + state.deck[place]] = i16(place + 1)
        return at + COUNTIES


# --- planes over the counties -------------------------------------------------------------------


def write_counties(state: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """The board as it lies, and the cards that have just come into a hand."""
    put_holders(row, at, state.owner, seat, state.seats, COUNTIES)
    built_on = put(row, at + ARMIES * COUNTIES, state.armies)
    for built in state.buildings:
        if built:
            write_buildings(built, row, built_on)
        built_on += 1
    put(row, at + REVOLT * COUNTIES, state.revolt)
    if state.fresh and plans_stand(state):
        fresh, county = state.fresh, at + CARD * COUNTIES
        while fresh:
            if fresh & 1:
                row[county] = i16(IN_HAND)
            fresh >>= 1
            county += 1
    for county in state.revolting:
        row[at + REVOLTING * COUNTIES + county] = i16(1)
    write_march(state, row, at + MARCH * COUNTIES)
    return at + (MARCH + 1) * COUNTIES


def write_buildings(built: i64, row: vec[i16], at: i64) -> None:
    """The buildings of a county, each on a plane of its own."""
    while built:
        if built & 1:
            row[at] = i16(1)
        built >>= 1
        at += COUNTIES


def write_march(state: Position, row: vec[i16], at: i64) -> None:
    """Where armies come from that are being sent, and where they go if that is said."""
    if not state.owing:
        return
    decision = state.open
    if decision is MARCH_TO or decision is MARCH_WITH:
        if decision is MARCH_WITH:
            row[at + number_asked(state)] = i16(2)
        row[at + origin_of(state, state.to_move[0])] = i16(1)


def write_leaders(state: Position, seat: i64, row: vec[i16], at: i64) -> None:
    """Leaders and statues (11)."""
    if LEADERS_MODULE not in state.modules:
        return
    seats: i64 = state.seats
    step: i64
    token: i64
    for step in range(seats):
        player = player_after(seat, step, seats)
        first = at + step * COUNTIES
        if state.leader[player] != NONE:
            row[first + state.leader[player]] = i16(1)
        for token in range(player * STATUES, player * STATUES + STATUES):
            if state.statues[token] != NONE:
                row[first + MOST_SEATS * COUNTIES + state.statues[token]] += i16(1)


def write_draft(state: Position, seat: i64, row: vec[i16], at: i64) -> None:
    """The cards of the draft that everybody has seen (2.3)."""
    if DRAFT_MODULE not in state.modules:
        return
    seats: i64 = state.seats
    place: i64
    step: i64
    for county in state.face_up:
        row[at + county] = i16(1)
    for place in range(state.buried):
        row[at + COUNTIES + state.deck[place]] = i16(place + 1)
    for step in range(seats):
        first = OPEN_CARDS * player_after(seat, step, seats)
        for place in range(first, first + OPEN_CARDS):
            if state.offered[place] != NONE:
                row[at + (2 + step) * COUNTIES + state.offered[place]] = i16(1)


# --- what lies before the players ---------------------------------------------------------------


def write_players(state: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """Cubes by colour, the players' and then the peasants'; wealth, points, tiles and places."""
    seats: i64 = state.seats
    absent = MOST_SEATS - seats
    supply, tower, tray = state.supply, state.tower, state.tray
    thalers, grain = state.thalers, state.grain
    wealth = at + 3 * CUBES
    player = seat
    step: i64
    for step in range(seats):
        row[at + step] = i16(supply[player])
        row[at + CUBES + step] = i16(tower[player])
        row[at + 2 * CUBES + step] = i16(tray[player])
        row[wealth + step] = capped(thalers[player])
        row[wealth + MOST_SEATS + step] = i16(grain[player])
        player += 1
        if player == seats:
            player = 0
    row[at + GREEN] = i16(supply[GREEN])
    row[at + CUBES + GREEN] = i16(tower[GREEN])
    row[at + 2 * CUBES + GREEN] = i16(tray[GREEN])
    at = wealth + 2 * MOST_SEATS
    at = put_by_player(row, at, state.scored, seat, SOURCES) + absent * SOURCES
    for step in range(seats):
        at = put_one_of(row, at, state.bonus[player_after(seat, step, seats)], PLACES)
    at += absent * PLACES
    put_holders(row, at, state.places, seat, seats, PLACES)
    at += MOST_SEATS * PLACES
    put_holders(row, at, state.order, seat, seats, MOST_SEATS)
    return at + MOST_SEATS * MOST_SEATS


def write_mats(state: Position, seat: i64, row: vec[i16], at: i64, cards: i64) -> i64:
    """What everybody knows of the mats, and what lay there in the season before."""
    seats: i64 = state.seats
    stand = plans_stand(state)
    step: i64
    for step in range(seats):
        player = player_after(seat, step, seats)
        if stand or state.shown[player]:
            write_mat(state, player, state.shown[player], stand, row, at + step * BOXES, cards)
    at += MOST_SEATS * BOXES
    end = at + seats * BOXES
    place = end - seat * BOXES
    for card in state.last_mat:
        if place == end:
            place = at
        row[place] = i16(card - NONE)
        place += 1
    return at + MOST_SEATS * BOXES


def write_mat(
    state: Position, player: i64, seen: i64, stands: bool, row: vec[i16], at: i64, cards: i64
) -> None:
    """What lies in the boxes that are seen, and where county cards are, on their plane; of a mat
    that stands everybody knows which boxes are empty."""
    mat, first = state.mat, player * BOXES
    box: i64
    for box in range(first, first + BOXES):
        card = mat[box]
        if card == NONE:
            if stands:
                row[at] = i16(UNCOVERED)
        elif seen & 1:
            if card < COUNTIES:
                row[at] = i16(COUNTY)
                row[cards + card] = i16(box - first + 1)
            else:
                row[at] = i16(OTHER_CARDS + card - MONEY)
        seen >>= 1
        at += 1


def write_modules(state: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """Groups of the draft, courtiers and favors, Landsknechte, trophies."""
    if not state.modules:
        return at + MOST_SEATS * (GROUP_SIZES + 3 + COMBATS + 3)
    seats: i64 = state.seats
    absent: i64 = MOST_SEATS - seats
    step: i64
    at = put_by_player(row, at, state.groups, seat, GROUP_SIZES) + absent * GROUP_SIZES
    at = put_by_player(row, at, state.courtiers, seat, 1) + absent
    at = put_by_player(row, at, state.entrance, seat, 1) + absent
    at = put_by_player(row, at, state.audience, seat, 1) + absent
    for step in range(seats):
        at = put_bits(row, at, state.immune[player_after(seat, step, seats)], COMBATS)
    at += absent * COMBATS
    if state.pardon != NONE:
        row[at + steps_to(state.pardon, seat, seats)] = i16(1)
    at += MOST_SEATS
    at = put_by_player(row, at, state.banner, seat, 1) + absent
    return put_by_player(row, at, state.trophies, seat, 1) + absent


# --- beside the board ---------------------------------------------------------------------------


def write_row_of_actions(state: Position, row: vec[i16], at: i64) -> i64:
    """The bonus tiles that wait, and the row of action cards (3.1, 3.2)."""
    tiles, actions = state.tiles, state.actions
    place: i64
    for place in range(PLACES):
        if tiles[place] != NONE:
            row[at + tiles[place]] = i16(1)
        at += PLACES
    for place in range(len(actions)):
        row[at + actions[place]] = i16(place + 1)
    row[at + ACTIONS] = i16(state.action)
    return at + ACTIONS + 1


def write_events(state: Position, row: vec[i16], at: i64) -> i64:
    """The event cards that lie open, the one of the round, and those to come (3.4)."""
    for card in state.event_row:
        row[at + card] = i16(1)
    for card in state.event_deck:
        row[at + 2 * EVENTS + card] = i16(1)
    put_one_of(row, at + EVENTS, state.event, EVENTS)
    return at + 3 * EVENTS


def write_favors(state: Position, row: vec[i16], at: i64) -> None:
    """The favors on display and those that are gone (9.3); one that is kept is not."""
    if COURT_MODULE not in state.modules:
        return
    place: i64
    for place in range(FAVORS):
        row[at + FAVORS + place] = i16(1)
    for favor in state.favor_deck:
        row[at + FAVORS + favor - 1] = i16(0)
    for place in range(SPACES):
        if state.favors[place]:
            row[at + state.favors[place] - 1] = i16(COSTS[place])
            row[at + FAVORS + state.favors[place] - 1] = i16(0)
    if state.pardon != NONE:
        row[at + FAVORS + card_of_kind(FAVOR_REMOVE_REVOLT) - 1] = i16(0)


def write_question(state: Position, row: vec[i16], lands: i64, at: i64) -> None:
    """What the open question speaks of: a county, a building, a number."""
    decision = state.open
    number = number_asked(state)
    if decision is CHOOSE_GROUP or decision is POST_LEADER or decision is RAISE_STATUE:
        row[lands + number] = i16(1)
    elif decision is FOUND_BUILDING:
        row[at] = i16(number + 1)
    elif decision is MUSTER_ARMIES:
        row[at] = i16(number)
