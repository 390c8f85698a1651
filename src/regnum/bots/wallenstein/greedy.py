"""The greedy bot of Wallenstein: a sensible season, attacks with good odds, no more."""

from typing import Final, cast

from regnum.bots.bot import Bot, Knowledge, lots
from regnum.bots.wallenstein.plan import season_plan, shift_worth
from regnum.bots.wallenstein.worth import (
    ARMY,
    THALER,
    best_attack,
    building_worth,
    county_worth,
    deploying_worth,
    draft_worth,
    grain_lacking,
    grain_worth,
    scorings,
    threat,
)
from regnum.core.game import Game
from regnum.core.vectors import place_of
from regnum.games.wallenstein.board import FAVOR_KIND, FAVOR_NUMBER, NEIGHBOURS
from regnum.games.wallenstein.counties import can_build
from regnum.games.wallenstein.facts import (
    BENEFIT_ARMIES,
    BENEFIT_GRAIN,
    BENEFIT_THALERS,
    COMBAT_A,
    COMBAT_B,
    COSTS,
    COUNTIES,
    DEPLOY1,
    DEPLOY5,
    FAVOR_BUILDING,
    FAVOR_DEPLOY,
    FAVOR_GRAIN,
    FAVOR_IMMUNE,
    FAVOR_POINTS,
    FAVOR_THALERS,
    FAVOR_TRAY_ARMIES,
    GRAIN,
    NONE,
    TAXES,
    TILE_ARMIES,
    TILE_ATTACK,
    TILE_GRAIN,
    TILE_THALER,
)
from regnum.games.wallenstein.landsknechte import benefit
from regnum.games.wallenstein.leaders import POST_LEADER
from regnum.games.wallenstein.march import MARCH_TO, MARCH_WITH, origin_of
from regnum.games.wallenstein.moves import (
    ACTION_BOX,
    ARMIES,
    BENEFIT,
    BOXES,
    BURY,
    CALM,
    COMMIT,
    EVENT_AWAY,
    FAVOR,
    FOUND,
    GROUP,
    LATER,
    LEADER,
    MARCH,
    MUSTER,
    NO_FAVOR,
    NO_STATUE,
    NOWHERE,
    PLACE,
    REVOLT,
    TAKE,
    TAKE_DECK,
    box_move,
)
from regnum.games.wallenstein.planning import PLAN_SEASON
from regnum.games.wallenstein.state import Position, counties_of, number_asked

GOOD: Final = 0.15
"""An attack must be worth so much more than staying."""

COURTIER: Final = 0.2
AVERAGE_CARD: Final = 5.8
"""What the unknown top card of the draft's deck is worth."""


def greedy(game: Game, seed: int | str) -> Bot:
    return WallensteinBot(seed)


class WallensteinBot:
    """Plans a season at once."""

    def __init__(self, seed: int | str) -> None:
        self._seed = f"greedy bot:{seed}"

    def choose(self, knowledge: Knowledge) -> list[int]:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal
        state = cast(Position, knowledge.sample(int(lots(self._seed, knowledge).word())))
        seat = knowledge.seat
        if state.decision() is PLAN_SEASON:
            return laying(state, seat, season_plan(state, seat))
        return [best_move(state, seat, legal)]


def laying(state: Position, seat: int, plan: list[int]) -> list[int]:
    """Lay a plan box by box, then commit; what lies there already is kept."""
    laid = list(state.mat[seat * BOXES : seat * BOXES + BOXES])
    return [
        *[int(box_move(box, plan[box])) for box in range(BOXES) if laid[box] != plan[box]],
        COMMIT,
    ]


def best_move(state: Position, seat: int, legal: list[int]) -> int:
    """The legal move of the highest worth, the lowest id among equals."""
    best, choice = -1e9, legal[0]
    for move in legal:
        worth = move_worth(state, seat, move)
        if worth > best:
            best, choice = worth, move
    return choice


def move_worth(state: Position, seat: int, move: int) -> float:
    """What a move outside the planning is worth."""
    decision, number = state.decision(), int(number_asked(state))
    if decision is MARCH_TO:
        return destination_worth(state, seat, move, number)
    if decision is MARCH_WITH:
        return marching_worth(state, seat, number, move - ARMIES + 1)
    if PLACE <= move < MARCH:
        return place_worth(state, seat, move - PLACE)
    if REVOLT <= move < TAKE:
        return float(-state.armies[move - REVOLT])
    if TAKE <= move < FAVOR:
        return drafting_worth(state, seat, move, number)
    if FAVOR <= move <= NO_FAVOR:
        return 0.0 if move == NO_FAVOR else favor_worth(state, seat, move - FAVOR + 1)
    return module_worth(state, seat, move, number)


def module_worth(state: Position, seat: int, move: int, number: int) -> float:
    """The smaller decisions of the court, the Landsknechte and the leaders."""
    if CALM <= move < FOUND:
        return float(state.revolt[move - CALM])
    if FOUND <= move < MUSTER:
        return building_worth(state, seat, move - FOUND, number)
    if MUSTER <= move < BENEFIT:
        return muster_worth(state, seat, move - MUSTER, number)
    if BENEFIT <= move < LEADER:
        return benefit_worth(state, seat, move - BENEFIT)
    if LEADER <= move <= LATER:
        if state.decision() is POST_LEADER:
            return 0.0 if move == LATER else county_worth(state, move - LEADER) - 2.0
        return leader_worth(state, seat, move - LEADER)
    if move in (EVENT_AWAY, NO_STATUE):
        return -1.0
    return 0.0


def destination_worth(state: Position, seat: int, move: int, action: int) -> float:
    if move == NOWHERE:
        return GOOD if action != DEPLOY1 else 0.02
    target = move - MARCH
    origin = origin_of(state, seat)
    most = state.armies[origin] - 1
    if state.owner[target] == seat:
        return max(
            [shift_worth(state, seat, origin, target, armies) for armies in range(1, most + 1)]
        )
    return best_attack(state, seat, origin, target, most)[0]


def marching_worth(state: Position, seat: int, target: int, armies: int) -> float:
    origin = origin_of(state, seat)
    if state.owner[target] == seat:
        return shift_worth(state, seat, origin, target, armies)
    most = state.armies[origin] - 1
    return 1.0 if armies == best_attack(state, seat, origin, target, most)[1] else 0.0


def place_worth(state: Position, seat: int, place: int) -> float:
    """The tile that the plan can use; an early place if there is an attack in it."""
    mat = list(state.mat[seat * BOXES + ACTION_BOX : seat * BOXES + BOXES])
    planned = [0 <= card < COUNTIES for card in mat]
    attacks = planned[COMBAT_A] + planned[COMBAT_B]
    tile = state.tiles[place]
    worth = -0.02 * place * (1 + attacks)
    if tile == TILE_THALER:
        worth += THALER if planned[TAXES] else 0.0
    elif tile == TILE_GRAIN:
        hungry = planned[GRAIN] and grain_lacking(state, seat) > 0
        worth += 0.5 if hungry else 0.05
    elif tile == TILE_ARMIES:
        worth += 2 * ARMY if planned[DEPLOY5] else 0.0
    elif tile == TILE_ATTACK:
        worth += 0.3 * attacks
    else:
        worth += 0.3
    return worth


def drafting_worth(state: Position, seat: int, move: int, number: int) -> float:
    if move >= GROUP:
        crowd = sum([1 for n in NEIGHBOURS[number] if state.owner[n] not in (NONE, seat)])
        return -abs(move - GROUP - crowd)
    if move == TAKE_DECK:
        return AVERAGE_CARD
    if move == BURY:
        shown = [draft_worth(state, seat, county) for county in list(state.face_up)]
        return AVERAGE_CARD + 0.5 if max(shown) < AVERAGE_CARD else 0.0
    return draft_worth(state, seat, move - TAKE)


def favor_worth(state: Position, seat: int, number: int) -> float:
    """A favor, less the courtiers that it costs."""
    kind, count = int(FAVOR_KIND[number]), int(FAVOR_NUMBER[number])
    worth = 0.3
    if kind == FAVOR_POINTS:
        worth = float(count)
    elif kind == FAVOR_THALERS:
        worth = THALER * count
    elif kind == FAVOR_GRAIN:
        worth = grain_worth(state, seat, count)
    elif kind == FAVOR_TRAY_ARMIES:
        worth = ARMY * count
    elif kind == FAVOR_DEPLOY:
        worth = 1.2 * scorings(state)
    elif kind == FAVOR_IMMUNE:
        worth = 0.5 * (count & 1) + 0.5 * (count >> 1)
    elif kind == FAVOR_BUILDING:
        worth = max(
            [
                building_worth(state, seat, county, count)
                for county in list(counties_of(state, seat))
                if can_build(state, county, count)
            ],
            default=0.0,
        )
    return worth - COURTIER * int(COSTS[place_of(state.favors, number)])


def muster_worth(state: Position, seat: int, county: int, armies: int) -> float:
    if state.owner[county] == seat:
        return deploying_worth(state, seat, county, armies)
    return county_worth(state, county) - 0.1 * threat(state, seat, county)


def benefit_worth(state: Position, seat: int, kind: int) -> float:
    count = int(benefit(state, seat, kind))
    if kind == BENEFIT_THALERS:
        return THALER * count
    if kind == BENEFIT_ARMIES:
        return ARMY * count
    if kind == BENEFIT_GRAIN:
        return grain_worth(state, seat, count)
    return float(count)


def leader_worth(state: Position, seat: int, county: int) -> float:
    """Next door for a statue, where others' statues stand, where there is something to do."""
    worth = 0.1 * county_worth(state, county)
    here = state.leader[seat]
    if here != NONE and here in NEIGHBOURS[county]:
        worth += 1.0
    for token, place in enumerate(list(state.statues)):
        if place == county and token // (len(state.statues) // state.seats) != seat:
            worth += 1.0
    return worth - 0.05 * threat(state, seat, county)
