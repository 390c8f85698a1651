"""Carolingi for those who learn and search: turns are found by a beam, a season is looked ahead."""

from math import log
from typing import Final, cast

from regnum.bots.beam import best_turns
from regnum.bots.carolingi.aims import aims_of
from regnum.bots.carolingi.empire import failed, judge_of
from regnum.bots.carolingi.features import MET, OWN, SIZE, features_of, figures_of, part_of_game
from regnum.bots.carolingi.greedy import choose_swap, choose_tile, fits, gain
from regnum.bots.evaluation import Evaluation
from regnum.bots.strategy import Aim, Strategy
from regnum.core.chance import Stream
from regnum.core.packed import i64, vec
from regnum.core.state import State
from regnum.games.carolingi.facts import NONE, SEASONS, TILES
from regnum.games.carolingi.moves import KEEP, LAY
from regnum.games.carolingi.scenario814 import Scenario814
from regnum.games.carolingi.seasons import LAY_TILES, SWAP_TILES
from regnum.games.carolingi.state import COURT, INACTIVE, LAID, Position

GLANCE: Final = 2
"""Small decisions of an action that are looked at when people just go on."""

NARROW: Final = 4
"""The beam over an action at such times."""

FEW_TOGETHER: Final = 4
GLANCE_TOGETHER: Final = 600
"""Turns compared and positions judged in Scenario 814 at most."""

SLOPE: Final = vec[float]([0.0009, 0.0008, 0.0009, 0.0009, 0.0009, 0.0006])
OFFSET: Final = vec[float]([2435.0, 2504.0, 2080.0, 1876.0, 1606.0, 1650.0])
"""By part of the game: what the greedy bot thinks as the logarithm of the odds, after a fit to 390
games of three greedy bots. In the longest part, the last one here, it says little about who wins;
there the figures are set by hand, between the fit and those of the part after it."""

TRUST: Final = 0.65
EXCESS: Final = vec[float]([0.79, 1.0, 1.15, 1.25, 1.4, 1.15])
OWN_PEACE: Final = vec[float]([0.0, 0.2, 0.3, 1.2, 0.5, 0.5])
RIVAL_PEACE: Final = vec[float]([0.0, -0.2, -0.2, -1.3, -0.9, -0.9])
"""How much of the odds is believed, what they are lessened by in each part of the game, and what
an active peace tile adds for its owner and takes from a rival, by the conditions that the owner
fulfils: after a fit to 299 games of three who search a season ahead."""

FITTED_SEATS: Final = 3


class CarolingiStrategy(Strategy):
    """A season is looked at as a whole: two tiles each, in any order."""

    def __init__(self) -> None:
        self.narrow = NARROW

    def size(self) -> int:
        return SIZE

    def features(self, state: State, seat: i64) -> vec[i64]:
        """What was learned is of seasons that begin: in the midst of one, where an action's first
        step often looks like a loss, the hunch alone decides."""
        position = cast(Position, state)
        return features_of(position, seat) if season_begins(position) else vec[i64]()

    def learns_from(self, state: State) -> bool:
        return season_begins(cast(Position, state))

    def hunch(self, state: State, seat: i64) -> float:
        """What the greedy bot thinks, as odds; in Scenario 814 one who holds together."""
        position = cast(Position, state)
        part = part_of_game(position)
        judge = judge_of(position)
        return SLOPE[part] * (float(judge(position, int(seat))) - OFFSET[part])

    def sobered(self, state: State, seat: i64, odds: float) -> float:
        """In Scenario 814, where all hold together, nothing is known of such games."""
        position = cast(Position, state)
        if isinstance(position.rules, Scenario814) or not season_begins(position):
            return odds
        fewer = log((FITTED_SEATS - 1) / (position.seats - 1))
        odds = TRUST * odds - EXCESS[part_of_game(position)] + fewer
        return odds + odds_of_peace(position, seat)

    def has_hunches(self) -> bool:
        return True

    def go_on(self, state: State, seat: i64, evaluation: Evaluation, lots: Stream) -> None:
        """Tiles are laid by what they would bring at first sight; an action is planned to its
        end, for its first steps alone often look like a loss."""
        position = cast(Position, state)
        decision = position.decision()
        if decision is LAY_TILES:
            judge = judge_of(position)
            state.advance(seat, LAY + choose_tile(position, int(seat), judge, GLANCE))
        elif decision is SWAP_TILES:
            moves = position.proposals(seat)
            state.advance(seat, KEEP if KEEP in moves else moves[0])
        else:
            for move in best_turns(evaluation, state, seat, self.narrow, 1)[0].moves:
                state.advance(seat, move)

    def plans(
        self, state: State, seat: i64, evaluation: Evaluation, lots: Stream, most: int
    ) -> list[list[int]]:
        """Pairs of tiles, by what both would bring if they were drawn now."""
        position = cast(Position, state)
        decision = position.decision()
        if decision is SWAP_TILES:
            return [[choose_swap(position, int(seat), judge_of(position))]]
        if decision is not LAY_TILES:
            return []
        pairs = pairs_of(position, int(seat))
        pairs.sort(reverse=True)
        return [moves for _, moves in pairs[:most]]

    def enough(self, state: State, candidates: int, judged: int) -> tuple[int, int]:
        """Who searches long in Scenario 814 finds what is good for themselves, and the Empire fails
        the sooner; why is not known."""
        if isinstance(cast(Position, state).rules, Scenario814):
            return min(candidates, FEW_TOGETHER), min(judged, GLANCE_TOGETHER)
        return candidates, judged

    def aims(self, before: State, after: State, seat: i64, moves: list[int]) -> list[Aim]:
        return aims_of(cast(Position, before), cast(Position, after), seat, moves)

    def stage(self, state: State) -> i64:
        position = cast(Position, state)
        return position.year * len(SEASONS) + position.season

    def won(self, state: State, seat: i64) -> float:
        """Nobody has won in an Empire that has failed, whomever the Emperor favours."""
        return 0.0 if failed(cast(Position, state)) else super().won(state, seat)

    def believe(self, state: State, seat: i64, evaluation: Evaluation, lots: Stream) -> None:
        """Who has laid tiles already shall lay them again, as they would."""
        position = cast(Position, state)
        if not position.owing or position.decision() is not LAY_TILES:
            return
        place: i64
        for place in range(len(position.laid)):
            rival, tile = place // 2, position.laid[place]
            if rival != seat and tile != NONE:
                if position.tiles[rival * TILES + tile] == LAID:
                    position.tiles[rival * TILES + tile] = COURT
                position.laid[place] = NONE
                position.owing |= 1 << rival


def odds_of_peace(state: Position, seat: i64) -> float:
    """What active peace tiles do to the odds of a seat (5.8)."""
    peace = state.board.peace_tile
    odds = 0.0
    figures = figures_of(state)
    other: i64
    for other in range(state.seats):
        if state.tiles[other * TILES + peace] != INACTIVE:
            met = min(figures[other * OWN + MET], len(OWN_PEACE) - 1)
            odds += OWN_PEACE[met] if other == seat else RIVAL_PEACE[met]
    return odds


def season_begins(state: Position) -> bool:
    """Whether nobody has laid a tile yet, while all tiles are about to be swapped or laid."""
    decision = state.decision()
    if decision is SWAP_TILES:
        return True
    if decision is not LAY_TILES:
        return False
    for tile in state.laid:
        if tile != NONE:
            return False
    return True


def pairs_of(state: Position, seat: int) -> list[tuple[int, list[int]]]:
    """What two tiles would bring, and the moves that lay them; or the second, if one lies there
    already."""
    able = [tile for tile in range(TILES) if state.tiles[seat * TILES + tile] == COURT]
    judge = judge_of(state)
    gains = {tile: gain(state, seat, tile, judge) for tile in able}
    first = int(state.laid[2 * seat])
    if first != NONE:
        return [(gains[tile], [LAY + tile]) for tile in able]
    return [
        (gains[one] + gains[other], [LAY + one, LAY + other])
        for one in able
        for other in able
        if other > one and fits(state, one, other)
    ]
