"""What holds in Wallenstein beyond the contract of all games."""

from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st

import regnum
from regnum.core.chance import Stream, seeded
from regnum.games.wallenstein.board import COUNTIES, NONE
from regnum.games.wallenstein.combat import odds
from regnum.games.wallenstein.game import WallensteinState
from regnum.games.wallenstein.moves import BLANK, BOXES, MONEY, TOWER
from regnum.games.wallenstein.state import MARCH_WITH, PLAN_SEASON
from tests.tables import random_decisions

GAME = regnum.game("wallenstein")
steady = settings(max_examples=25, deadline=None, derandomize=True)
seeds = given(seed=st.integers(0, 10**6), court=st.booleans())


def planning(seed: int, court: bool, decisions: int) -> WallensteinState | None:
    """A planning phase of a random game, some way into it."""
    state = cast(WallensteinState, GAME.start(3 + seed % 3, seed, court=court))
    for done, (seat, move) in enumerate(random_decisions(state, seeded(f"{seed}"), 2_000)):
        if done >= decisions and state.agenda[-1][0] == PLAN_SEASON and state.planned[seat] == 0:
            return state
        state.play(seat, move)
    return None


def any_plan(state: WallensteinState, seat: int, chance: Stream) -> list[int]:
    """A plan that may or may not be allowed."""
    cards = [county for county in range(COUNTIES) if state.owner[county] == seat]
    cards += [BLANK] * 4 + [chance.draw(COUNTIES)]
    plan = []
    for box in range(BOXES):
        special = [MONEY + chance.draw(5), TOWER] if box == 0 else [TOWER] if box < 4 else []
        pool = cards + special
        card = pool[chance.draw(len(pool))]
        if card < COUNTIES and card in cards and chance.draw(8):
            cards.remove(card)
        plan.append(card)
    return plan


@steady
@seeds
def test_the_check_of_a_whole_plan_is_that_of_its_cards(seed: int, court: bool) -> None:
    """A plan is found good exactly if its cards may be laid one after another."""
    state = planning(seed, court, seed % 500)
    if state is None:
        return
    chance = seeded(f"plans {seed}")
    for seat in state.to_move:
        if state.planned[seat] or seat not in state.owner:
            continue
        for _ in range(20):
            plan = any_plan(state, seat, chance)
            world = cast(WallensteinState, state.copy())
            fits = True
            for move in state.plan_moves(plan):
                fits = fits and world.refusal(seat, move) is None
                if not fits:
                    break
                world.play(seat, move)
            wrong = state.check_plan(seat, plan)
            assert fits == (wrong == [])


@steady
@seeds
def test_odds_are_chances(seed: int, court: bool) -> None:
    """Win, tie and loss are all there is, and more armies never hurt."""
    state = cast(WallensteinState, GAME.start(3 + seed % 3, seed, court=court))
    for seat, move in random_decisions(state, seeded(f"{seed}"), 700):
        step, _, target = state.agenda[-1]
        if step == MARCH_WITH and state.owner[target] != seat:
            before = -1.0
            for armies in range(1, 6):
                chances = odds(state, seat, target, armies)
                assert abs(chances.win + chances.tie + chances.lose - 1.0) < 1e-9
                assert chances.win > before
                assert state.owner[target] != NONE or chances.tie == 0.0
                before = chances.win
        state.play(seat, move)
