"""Whole plans for a season of Wallenstein: proposed, varied, compared."""

import regnum
from regnum.bots.bot import Knowledge
from regnum.bots.evaluation import Evaluation
from regnum.bots.search import Timer, ranked
from regnum.bots.thought import Budget
from regnum.bots.wallenstein.players import STRATEGY
from regnum.bots.weights import learned
from regnum.core.chance import fast
from regnum.core.playout import playout
from regnum.core.state import State
from regnum.games.wallenstein.moves import CLEAR, PLAN
from regnum.games.wallenstein.planning import PLAN_SEASON


def planning() -> State:
    state = regnum.game("wallenstein").start(3, "plans")
    while state.decision() is not PLAN_SEASON:
        seat = state.to_move[0]
        state.play(seat, state.legal(seat)[0])
    return state


def test_a_plan_is_varied_in_a_few_boxes() -> None:
    state = planning()
    seat = state.to_move[0]
    evaluation = learned("wallenstein", 3, STRATEGY)
    plan = STRATEGY.plans(state, seat, evaluation, fast("plan"), 1)[0]
    varied = STRATEGY.variations(state, seat, evaluation, plan, {}, fast("vary"), 6)
    assert len(varied) == 6
    assert any(one != plan for one in varied)
    for one in varied:
        kept = set(one) & set(plan)
        assert len(kept) > len(plan) // 3
        after = state.copy()
        for move in one:
            after.play(seat, move)
        assert seat not in after.to_move or after.decision() is not PLAN_SEASON


def test_what_did_well_when_it_was_tried_finds_its_way_into_variations() -> None:
    state = planning()
    seat = state.to_move[0]
    evaluation = Evaluation(STRATEGY, STRATEGY.first_weights())
    plan = STRATEGY.plans(state, seat, evaluation, fast("plan"), 1)[0]
    other = next(move for move in state.legal(seat) if PLAN <= move < CLEAR and move not in plan)
    varied = STRATEGY.variations(state, seat, evaluation, plan, {other: 1.0}, fast("vary"), 40)
    usual = STRATEGY.variations(state, seat, evaluation, plan, {}, fast("vary"), 40)
    assert sum(other in one for one in varied) > sum(other in one for one in usual)


def test_only_plans_are_varied() -> None:
    state = planning()
    assert STRATEGY.varies(state)
    while state.decision() is PLAN_SEASON:
        seat = state.to_move[0]
        for move in STRATEGY.plans(state, seat, learned("wallenstein", 3, STRATEGY), fast(1), 1)[0]:
            state.play(seat, move)
    assert not STRATEGY.varies(state)


def test_at_the_end_the_points_ahead_count_beside_the_victory() -> None:
    state = regnum.game("wallenstein").start(3, "end", fast=True)
    playout(state, fast("end"), 5_000)
    result = state.result()
    assert result is not None
    hopes = [STRATEGY.hoped(state, seat) for seat in range(3)]
    order = sorted(range(3), key=lambda seat: -hopes[seat])
    assert [result.ranks[seat] for seat in order] == sorted(result.ranks)
    assert 1 > hopes[order[0]] > 0.5 > hopes[order[1]] > 0


def test_the_best_plans_are_varied_while_the_worse_are_dropped() -> None:
    state = planning()
    seat = state.to_move[0]
    evaluation = learned("wallenstein", 3, STRATEGY)
    plans = STRATEGY.plans(state, seat, evaluation, fast("plan"), 8)
    budget = Budget(24, 1, varied=True)
    found = ranked(evaluation, Knowledge(state, seat), plans, budget, fast("try"), Timer(0.0))
    assert len(found) > len(plans)
    again = ranked(evaluation, Knowledge(state, seat), plans, budget, fast("try"), Timer(0.0))
    assert [one.moves for one in again] == [one.moves for one in found]
