"""Scenario 814: problems to solve together, the Emperor's favour, and a way for all to lose.

It stands on the advanced variant.
"""

from typing import Final

from regnum.core.packed import append, i64, packed, vec
from regnum.core.phase import Decision
from regnum.core.refusal import Refusal
from regnum.core.result import Points
from regnum.core.vectors import changed, count_of
from regnum.games.carolingi.actions.battle import USE_BATTLE
from regnum.games.carolingi.actions.equip import USE_EQUIP
from regnum.games.carolingi.actions.influence import USE_INFLUENCE
from regnum.games.carolingi.actions.move import USE_MOVE
from regnum.games.carolingi.actions.soothe import USE_SOOTHE
from regnum.games.carolingi.actions.tile import UseTile
from regnum.games.carolingi.advanced import USE_DEVELOP_WITH_PALACE, Advanced
from regnum.games.carolingi.events import add_to_card
from regnum.games.carolingi.facts import (
    FIRST_YEAR_814,
    KINDS,
    NONE,
    PROBLEM_KINDS,
    SEASONS,
    TILES,
)
from regnum.games.carolingi.lands import take_gang
from regnum.games.carolingi.moves import DONE, HOME, HONOR, KEEP, SOLVE, SPACES
from regnum.games.carolingi.scene import Scenario, Scene
from regnum.games.carolingi.scoring import end_game, points
from regnum.games.carolingi.seasons import EndSeason
from regnum.games.carolingi.state import BY_PEACE, NO_GANGS, SKULD, TURNED, Position

AHEAD: Final = 3
"""A problem is laid as far ahead of Skuld as possible (3.5.2)."""

DEADLY: Final = 3
"""Problems that end the game when Skuld comes to them (4.1)."""

CO_REGENT: Final = "co-regent"


class Scenario814(Advanced):
    """All can lose: problems come from the cards, and the gangs are few."""

    def __init__(self) -> None:
        super().__init__()
        self.first_year = FIRST_YEAR_814

    def gangs(self, state: Position) -> int:
        """So many a player (3.4)."""
        return int(state.board.gangs_a_player) * state.seats

    def set_up(self, state: Position) -> None:
        """The problem tiles come before the draft (3.5.1 to 3.5.3)."""
        lay_out_problems(state)
        super().set_up(state)

    def tile_name(self, state: Position, tile: i64) -> str:
        """The co-regent stands in the place of peace (3.1)."""
        return CO_REGENT if tile == state.board.peace_tile else super().tile_name(state, tile)

    def blocked(self, state: Position, kind: i64) -> bool:
        """The season has the problem that keeps this action from being done (4.2.1)."""
        return kind < PROBLEM_KINDS and state.problems[state.season * PROBLEM_KINDS + kind] == 1

    def no_gang_left(self, state: Position) -> None:
        """The Empire has failed, at this moment (1, 5; G14)."""
        end_game(state, NO_GANGS, favourite(state))

    def riot_spreads(self, followers: i64) -> bool:
        """Only if no follower lies on the woodland's card (3.5.5; G16)."""
        return followers == 0

    def card_inserted(self, state: Position, card: i64) -> None:
        """The top problem comes with it, a gang when none is left (3.5.4)."""
        if len(state.problem_slot):
            state.card_problem = changed(state.card_problem, card, state.problem_slot[0])
            state.problem_slot = state.problem_slot[1:]
        elif take_gang(state):
            add_to_card(state, card)

    def card_triggered(self, state: Position, card: i64) -> None:
        """It lays its problem on a season (3.5.5, 4.2.1)."""
        kind = state.card_problem[card]
        if kind != NONE:
            state.card_problem = changed(state.card_problem, card, NONE)
            lay_on_season(state, kind)

    def card_removed(self, state: Position, card: i64) -> None:
        """Its problem goes back to the slot (4.2.4)."""
        kind = state.card_problem[card]
        if kind != NONE:
            state.card_problem = changed(state.card_problem, card, NONE)
            state.problem_slot = append(state.problem_slot[:], kind)

    def ranks(self, state: Position, scores: list[int]) -> list[int]:
        """In a failure the Emperor's choice is first and all others share the second rank; where
        he finds nobody, all share the last rank and nobody has won (5; C11)."""
        if state.ending <= BY_PEACE:
            return super().ranks(state, scores)
        if state.winner == NONE:
            return [state.seats] * state.seats
        return [1 if seat == state.winner else 2 for seat in range(state.seats)]

    def account(self, state: Position, seat: int) -> list[Points]:
        """The marks of honor decide when the Empire fails (5)."""
        honors = Points("reckoning-honors", "814-5", int(count_of(state.honors, seat)), 0)
        return [*super().account(state, seat), honors]

    def renamed(self) -> dict[str, str]:
        """The co-regent lies where moves speak of peace."""
        return {"tile:peace": f"tile:{CO_REGENT}"}

    def show(self, state: Position, view: Scene) -> None:
        view["scenario"] = scenario(state)

    def problem_tiles(self, state: Position, kind: int) -> int:
        """Those with a number up to that of the players (3.5.1)."""
        return kinds_of(state).count(kind)

    def honor_cubes(self, state: Position) -> int:
        """The room on the honors tracker (3.2)."""
        return int(state.board.tracker[state.seats])


# --- problems (3.5, 4.2) -------------------------------------------------------------------


def kinds_of(state: Position) -> list[int]:
    """The problem tiles for so many players (3.5.1)."""
    board = state.board
    pairs = zip(board.problem_kind, board.problem_number, strict=True)
    return [kind for kind, number in pairs if number <= state.seats]


def lay_out_problems(state: Position) -> None:
    """Lay one a player on the seasons and line up the rest (3.5.1 to 3.5.3)."""
    kinds = packed(kinds_of(state))
    state.chance.shuffle(kinds)
    for kind in kinds[: state.seats]:
        lay_on_season(state, kind)
    state.problem_slot = kinds[state.seats :]


def lay_on_season(state: Position, kind: i64) -> None:
    """Three seasons ahead of Skuld, or nearer while that season has the same problem (3.5.2)."""
    ahead: i64
    for ahead in range(AHEAD, -1, -1):
        season = (state.season + ahead) % len(SEASONS)
        if not state.problems[season * PROBLEM_KINDS + kind]:
            state.problems = changed(state.problems, season * PROBLEM_KINDS + kind, 1)
            if state.journal is not None:
                params = {"tile": word(kind), "season": SEASONS[season]}
                state.tell("event-problem", params, (f"season:{SEASONS[season]}",))
            return


def word(kind: i64) -> str:
    """A kind of problem as the texts name it."""
    return KINDS[kind].replace("_", "-")


class SolveOr(UseTile):
    """A drawn tile may solve a problem to come instead of being used (4.2.2)."""

    def __init__(self, use: UseTile) -> None:
        super().__init__(use.name, use.kind, use.rule, use.first, use.end)
        self.use = use

    def able(self, state: Position, seat: i64) -> bool:
        return len(self.solutions(state, vec[i64]())) > 0 or self.use.able(state, seat)

    def beginnings(self, state: Position, seat: i64, found: vec[i64]) -> vec[i64]:
        return self.use.beginnings(state, seat, self.solutions(state, found))

    def distinct(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        used = self.use.distinct(state, seat, number)
        proposals = self.solutions(state, append(vec[i64](capacity=16), used[0]))
        place: i64
        for place in range(1, len(used)):
            proposals = append(proposals, used[place])
        return proposals

    def solutions(self, state: Position, found: vec[i64]) -> vec[i64]:
        """The problems of this kind, but not on the season where Skuld is."""
        season: i64
        for season in range(len(SEASONS)):
            problem = season * PROBLEM_KINDS + self.kind
            if self.kind < PROBLEM_KINDS and season != state.season and state.problems[problem]:
                found = append(found, SOLVE + problem)
        return found

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        if not SOLVE <= move < HONOR:
            return self.use.forbids(state, seat, number, move)
        season, kind = (move - SOLVE) // PROBLEM_KINDS, (move - SOLVE) % PROBLEM_KINDS
        params = {"season": SEASONS[season], "tile": word(kind)}
        if kind != self.kind:
            return Refusal("refusal-other-symbol", "814-4.2.2", params)
        if not state.problems[move - SOLVE]:
            return Refusal("refusal-no-problem", "814-4.2.2", params)
        if season == state.season:
            return Refusal("refusal-problem-too-late", "814-4.2.2", params)
        return None

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        if SOLVE <= move < HONOR:
            solve(state, seat, number, move - SOLVE)
        else:
            self.use.take(state, seat, number, move)


def solve(state: Position, seat: i64, tile: i64, problem: i64) -> None:
    """The tile is turned over, the problem goes to the bottom of the slot (4.2.2)."""
    season, kind = problem // PROBLEM_KINDS, problem % PROBLEM_KINDS
    state.problems = changed(state.problems, problem, 0)
    state.problem_slot = append(state.problem_slot[:], kind)
    state.tiles[seat * TILES + tile] = TURNED + state.season
    if state.journal is not None:
        params = {"seat": seat, "season": SEASONS[season], "tile": word(kind)}
        state.tell("event-solved", params, (f"problem:{SEASONS[season]}:{word(kind)}",))
    state.push(CHOOSE_HONOR, seat)


# --- the honors tracker (4.2.3) -------------------------------------------------------------


class ChooseHonor(Decision[Position]):
    """Any follower at court may become a mark of honor; trophies stay where they are (C9)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        if len(self.choices(state, seat, number)) > 1:
            state.ask(self, seat)

    def choices(self, state: Position, seat: i64, number: i64) -> vec[i64]:
        choices = append(vec[i64](capacity=4), DONE)
        space: i64
        for space in range(len(SPACES)):
            if at_court(state, seat, space):
                choices = append(choices, HONOR + space)
        return choices

    def forbids(self, state: Position, seat: i64, number: i64, move: i64) -> Refusal | None:
        if move == DONE or at_court(state, seat, move - HONOR):
            return None
        return Refusal("refusal-space-empty", "814-4.2.3", {"space": SPACES[move - HONOR]})

    def take(self, state: Position, seat: i64, number: i64, move: i64) -> None:
        if move != DONE:
            honor(state, seat, move - HONOR)


def at_court(state: Position, seat: i64, space: i64) -> i64:
    """The followers on one of the SPACES."""
    if space == 0:
        return state.missi[seat]
    return state.leudes[seat] if space == 1 else state.nobiles[seat]


def honor(state: Position, seat: i64, space: i64) -> None:
    """A cube enters at the bottom; where it does not fit, the top one falls to its owner's
    Leudes (4.2.3)."""
    if space == 0:
        state.missi[seat] -= 1
    elif space == 1:
        state.leudes[seat] -= 1
    else:
        state.nobiles = changed(state.nobiles, seat, state.nobiles[seat] - 1)
    state.honors = append(state.honors[:], seat)
    state.tell("event-honor", {"seat": seat, "space": SPACES[space]}, (f"seat:{seat}", "honors"))
    if len(state.honors) > state.board.tracker[state.seats]:
        forgotten = state.honors[0]
        state.honors = state.honors[1:]
        state.leudes[forgotten] += 1
        state.tell("event-forgotten", {"seat": forgotten}, (f"seat:{forgotten}", "honors"))


# --- Skuld (4.1) and failure (5) ------------------------------------------------------------


class EndSeasonWithSkuld(EndSeason):
    """Skuld goes on with the season, also after the last (C10); three problems before her end the
    game (4.1)."""

    def begin(self, state: Position, seat: i64, number: i64) -> None:
        if problems_of(state, next_season(state)) >= DEADLY:
            end_game(state, SKULD, favourite(state))
        super().begin(state, seat, number)


def next_season(state: Position) -> i64:
    return (state.season + 1) % len(SEASONS)


def problems_of(state: Position, season: i64) -> i64:
    """How many lie on a season."""
    count: i64 = 0
    place: i64
    for place in range(season * PROBLEM_KINDS, (season + 1) * PROBLEM_KINDS):
        count += state.problems[place]
    return count


def favourite(state: Position) -> i64:
    """Whom the Emperor chooses when his children have failed: of those who meet a condition,
    the one with the most honor cubes, the newest cube deciding; without a cube nobody (5; C11)."""
    return favourite_of(state, [points(state, seat) for seat in range(state.seats)])


def favourite_of(state: Position, points: list[int]) -> i64:
    """The same where the points are known."""
    best: i64 = NONE
    most: i64 = 0
    for seat in state.honors:  # a later cube is newer: it wins a tie
        cubes = count_of(state.honors, seat)
        if points[seat] and cubes >= most:
            best = seat
            most = cubes
    return best


def scenario(state: Position) -> Scenario:
    """Skuld stands on the current season, or on the one whose problems ended the game."""
    skuld = next_season(state) if state.ending == SKULD else state.season
    return {
        "skuld": SEASONS[skuld],
        "problems": {
            name: [
                word(kind)
                for kind in range(PROBLEM_KINDS)
                if state.problems[season * PROBLEM_KINDS + kind]
            ]
            for season, name in enumerate(SEASONS)
        },
        "problem_slot": [word(kind) for kind in list(state.problem_slot)],
        "honors": list(state.honors),
        "tracker": int(state.board.tracker[state.seats]),
        "deadly": DEADLY,
        "gangs": state.rules.gangs(state),
    }


CHOOSE_HONOR: Final = ChooseHonor(
    "choose-honor", "ask-honor", "814-4.2.3", (DONE, KEEP), (HONOR, HOME)
)
END_SEASON_WITH_SKULD: Final = EndSeasonWithSkuld("end-season")
SOLVING: Final = [
    SolveOr(USE_INFLUENCE),
    SolveOr(USE_DEVELOP_WITH_PALACE),
    SolveOr(USE_EQUIP),
    SolveOr(USE_MOVE),
    SolveOr(USE_BATTLE),
    SolveOr(USE_SOOTHE),
]
"""By kind, in the places of the tiles' own decisions."""
