"""Scenario 814: problems to solve together, the Emperor's favour, and a way for all to lose.

It stands on the advanced variant. The other chapters call the few functions here that do
nothing in the other variants.
"""

from typing import Final

from regnum.core.refusal import Refusal
from regnum.games.carolingi.facts import KINDS, NONE, PROBLEM_KINDS, SEASONS, TILES
from regnum.games.carolingi.lands import take_gang
from regnum.games.carolingi.moves import DONE, HONOR, SOLVE, SPACES
from regnum.games.carolingi.state import (
    CHOOSE_HONOR,
    RUNNING,
    SCENARIO,
    SKULD,
    TURNED,
    Position,
    changed,
)

AHEAD: Final = 3
"""A problem is laid as far ahead of Skuld as possible (3.5.2)."""

DEADLY: Final = 3
"""Problems that end the game when Skuld comes to them (4.1)."""


# --- set-up (3) ---------------------------------------------------------------------------


def lay_out_problems(state: Position) -> None:
    """Sort out the problem tiles, lay one a player on the seasons and line up the rest
    (3.5.1 to 3.5.3)."""
    board = state.board
    kinds = [
        board.problem_kind[tile]
        for tile in range(len(board.problem_kind))
        if board.problem_number[tile] <= state.seats
    ]
    state.chance.shuffle(kinds)
    for kind in kinds[: state.seats]:
        lay_on_season(state, kind)
    state.problem_slot = kinds[state.seats :]


# --- problems (3.5, 4.2) -------------------------------------------------------------------


def lay_on_season(state: Position, kind: int) -> None:
    """Three seasons ahead of Skuld, or nearer while that season has the same problem (3.5.2)."""
    for ahead in range(AHEAD, -1, -1):
        season = (state.season + ahead) % len(SEASONS)
        if not state.problems[season * PROBLEM_KINDS + kind]:
            state.problems = changed(state.problems, season * PROBLEM_KINDS + kind, 1)
            if state.journal is not None:
                word = KINDS[kind].replace("_", "-")
                params = {"tile": word, "season": SEASONS[season]}
                state.tell("event-problem", params, (f"season:{SEASONS[season]}",))
            return


def lay_problem(state: Position, card: int) -> None:
    """The top problem comes with a card into its slot, a gang when none is left (3.5.4)."""
    if state.variant != SCENARIO:
        return
    if state.problem_slot:
        state.card_problem = changed(state.card_problem, card, state.problem_slot[0])
        state.problem_slot = state.problem_slot[1:]
    elif take_gang(state):
        state.card_gangs[card] += 1


def release_problem(state: Position, card: int) -> None:
    """A card that is triggered lays its problem on a season (3.5.5, 4.2.1)."""
    kind = state.card_problem[card]
    if kind != NONE:
        state.card_problem = changed(state.card_problem, card, NONE)
        lay_on_season(state, kind)


def return_problem(state: Position, card: int) -> None:
    """A palace takes its card out of the game; the problem goes back to the slot (4.2.4)."""
    kind = state.card_problem[card]
    if kind != NONE:
        state.card_problem = changed(state.card_problem, card, NONE)
        state.problem_slot = [*state.problem_slot, kind]


def blocked(state: Position, kind: int) -> bool:
    """Whether the season has the problem that keeps this action from being done (4.2.1)."""
    return kind < PROBLEM_KINDS and state.problems[state.season * PROBLEM_KINDS + kind] == 1


def solutions(state: Position, kind: int) -> list[int]:
    """Future problems that a tile of this kind may solve (4.2.2)."""
    if state.variant != SCENARIO or kind >= PROBLEM_KINDS:
        return []
    return [
        SOLVE + season * PROBLEM_KINDS + kind
        for season in range(len(SEASONS))
        if season != state.season and state.problems[season * PROBLEM_KINDS + kind]
    ]


def forbids_solution(state: Position, kind: int, problem: int) -> Refusal | None:
    season, shown = divmod(problem, PROBLEM_KINDS)
    params = {"season": SEASONS[season], "tile": KINDS[shown].replace("_", "-")}
    if shown != kind:
        return Refusal("refusal-other-symbol", "814-4.2.2", params)
    if not state.problems[problem]:
        return Refusal("refusal-no-problem", "814-4.2.2", params)
    if season == state.season:
        return Refusal("refusal-problem-too-late", "814-4.2.2", params)
    return None


def solve(state: Position, seat: int, tile: int, problem: int) -> None:
    """The tile is turned over, the problem goes to the bottom of the slot (4.2.2)."""
    season, kind = divmod(problem, PROBLEM_KINDS)
    state.problems = changed(state.problems, problem, 0)
    state.problem_slot = [*state.problem_slot, kind]
    state.tiles[seat * TILES + tile] = TURNED + state.season
    if state.journal is not None:
        word = KINDS[kind].replace("_", "-")
        params = {"seat": seat, "season": SEASONS[season], "tile": word}
        state.tell("event-solved", params, (f"problem:{SEASONS[season]}:{word}",))
    if honor_choices(state, seat)[-1] != DONE:
        state.agenda.append((CHOOSE_HONOR, seat, 0))


# --- the honors tracker (4.2.3) -------------------------------------------------------------


def at_court(state: Position, seat: int, space: int) -> int:
    return (state.missi[seat], state.leudes[seat], state.nobiles[seat])[space]


def honor_choices(state: Position, seat: int) -> list[int]:
    """Any follower at court may become a mark of honor; trophies stay where they are (C9)."""
    spaces = [HONOR + space for space in range(len(SPACES)) if at_court(state, seat, space)]
    return [DONE, *spaces]


def forbids_honor(state: Position, seat: int, space: int) -> Refusal | None:
    if not at_court(state, seat, space):
        return Refusal("refusal-space-empty", "814-4.2.3", {"space": SPACES[space]})
    return None


def honor(state: Position, seat: int, space: int) -> None:
    """A cube enters at the bottom; where it does not fit, the top one falls to its owner's
    Leudes (4.2.3)."""
    if space == 0:
        state.missi[seat] -= 1
    elif space == 1:
        state.leudes[seat] -= 1
    else:
        state.nobiles[seat] -= 1
    state.honors = [*state.honors, seat]
    state.tell("event-honor", {"seat": seat, "space": SPACES[space]})
    if len(state.honors) > state.board.tracker[state.seats]:
        forgotten = state.honors[0]
        state.honors = state.honors[1:]
        state.leudes[forgotten] += 1
        state.tell("event-forgotten", {"seat": forgotten})


# --- Skuld (4.1) and failure (5) ------------------------------------------------------------


def advance_skuld(state: Position) -> None:
    """Skuld goes on with the season; three problems before her end the game (4.1)."""
    if state.variant != SCENARIO:
        return
    base = state.season * PROBLEM_KINDS
    if sum(state.problems[base : base + PROBLEM_KINDS]) >= DEADLY and state.ending == RUNNING:
        state.ending = SKULD


def favourite(state: Position, points: list[int]) -> int:
    """Whom the Emperor chooses when his children have failed: of those who meet a condition,
    the one with the most honor cubes, the newest cube deciding; without a cube nobody (5; C11)."""
    best = NONE
    for seat in state.honors:  # a later cube is newer: it wins a tie
        if points[seat] and (best == NONE or state.honors.count(seat) >= state.honors.count(best)):
            best = seat
    return best
