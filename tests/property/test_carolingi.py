"""What holds in Carolingi beyond the contract of all games: around claims of peace, which random
play seldom makes, and how turns can be played in any order."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import regnum
from regnum.core.chance import Stream, fast
from regnum.core.packed import packed
from regnum.core.playout import playout
from regnum.games.carolingi.facts import TILES
from regnum.games.carolingi.state import COURT, Position
from tests.cases.carolingi.table import BLUE, RED, Table, acting, laying, message

GAME = regnum.game("carolingi")
PEACE = 5
LAY_PEACE, LAY_NO_ACTION = GAME.parse("lay peace"), GAME.parse("lay no-action")
ACTIVATE_PEACE = GAME.parse("activate peace")
steady = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors],
)


def whole(state: Position) -> str:
    return json.dumps(state.position(), sort_keys=True)


def contested(seed: int, seats: int) -> Position:
    """The first winter of siblings who are strong already, each with an active peace tile."""
    position: dict[str, Any] = GAME.start(seats, seed, years=2).position()
    chance = fast(f"contested {seed}")
    free = [c for c in range(36) if position["gangs"][c]]
    lots = packed(free)
    chance.shuffle(lots)
    free = list(lots)
    for seat in range(seats):
        position["tiles"][seat * TILES + PEACE] = COURT
        position["activated"][seat] = position["fresh_from"][seat] = 1
        position["trophies"][seat] = 4
        position["missi"][seat] += position["nobiles"][seat]
        position["nobiles"][seat] = 0
        position["leudes"][seat] -= 4
        for country in [free.pop() for _ in range(min(len(free), 1 + int(chance.draw(5))))]:
            if position["missi"][seat]:
                position["gang_supply"] += position["gangs"][country]
                position["gangs"][country] = 0
                position["missi"][seat] -= 1
                position["followers"][country * seats + seat] = 1
                position["counters"][country] = 1
                position["counter_supply"] -= 1
    return cast(Position, GAME.load(position))


def claims_first(state: Position, seat: int, chance: Stream) -> int:
    """Any move, but half the time one that leads to a claim."""
    legal = state.legal(seat)
    laid_peace = state.moment.phase == "lay-tiles" and state.laid[2 * seat] == PEACE
    for move in (LAY_PEACE, ACTIVATE_PEACE, LAY_NO_ACTION if laid_peace else LAY_PEACE):
        if move in legal and chance.draw(2):
            return move
    return legal[chance.draw(len(legal))]


@steady
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 6))
def test_claims_of_peace_keep_every_invariant_and_every_secret(seed: int, seats: int) -> None:
    state = contested(seed, seats)
    chance = fast(f"{seed}")
    for _ in range(120):
        if not state.to_move:
            break
        seat = state.to_move[chance.draw(len(state.to_move))]
        if state.moment.phase == "extra-action" or chance.draw(10) == 0:
            watcher = chance.draw(seats)
            other = cast(Position, state.sample(watcher, seed))
            assert other.faults() == []
            assert other.view(watcher) == state.view(watcher)
            assert other.legal(watcher) == state.legal(watcher)
            again = cast(Position, other.sample(watcher, 1))
            assert whole(again) == whole(cast(Position, state.sample(watcher, 1)))
            playout(other, fast("on"), 20)
            assert other.faults() == []
        state.play(seat, claims_first(state, seat, chance))
        assert state.faults() == []


@steady
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 6))
def test_the_sand_may_run_out_at_any_time(seed: int, seats: int) -> None:
    state = cast(Position, GAME.start(seats, seed, hourglass=60, years=2))
    chance = fast(f"{seed}")
    for _ in range(150):
        if not state.to_move:
            break
        if state.timer is not None and chance.draw(3) == 0:
            state.expire()
        else:
            seat = state.to_move[chance.draw(len(state.to_move))]
            legal = state.legal(seat)
            state.play(seat, legal[chance.draw(len(legal))])
        assert state.faults() == []


@steady
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 6))
def test_simultaneous_decisions_do_not_depend_on_their_order(seed: int, seats: int) -> None:
    """Both seats' choices are made before either plays; whoever is first, the same follows."""
    one = cast(Position, GAME.start(seats, seed))
    chance = fast(f"{seed}")
    pairs = []
    for seat in range(seats):
        trial = one.copy()
        pair = []
        for _ in range(2):
            legal = trial.legal(seat)
            pair.append(legal[chance.draw(len(legal))])
            trial.play(seat, pair[-1])
        pairs.append(pair)
    other = cast(Position, one.copy())
    for state, order in ((one, range(seats)), (other, reversed(range(seats)))):
        for seat in order:
            for move in pairs[seat]:
                state.play(seat, move)
    assert whole(one) == whole(other)


# --- turns in any order ------------------------------------------------------------------------

MOST_LINES = 1_500
"""Turns with more ways through them are left out."""

FORESTS = ("berry", "flandre", "nordalbingien")
TURNS: dict[str, Table] = {
    "sending": acting(RED, "influence", missi={RED: 3}, cards={"anjou": "", "hessen": "b1"}),
    "unfolding": acting(
        RED,
        "influence",
        cards={"anjou": "r1", "berry": "r1 g1", "hessen": "r1 b2", "flandre": "r1"},
    ),
    "unfolding, gangs short": acting(
        RED,
        "influence",
        cards={"berry": "r1 g1", "flandre": "r1 g1", "hessen": "r1", "nordalbingien": "r1 g1"},
        gang_supply=4,
    ),
    "unfolding, no gang": acting(
        RED,
        "influence",
        cards={"berry": "r1 g1", "flandre": "r1 g1", "hessen": "r1"},
        gang_supply=0,
    ),
    "building": acting(
        RED, "develop", missi={RED: 4}, lands={"anjou": "r2", "hessen": "r1 d1", "franken": "r1"}
    ),
    "equipping": acting(
        RED, "equip-missi", nobiles={RED: 3}, lands={"anjou": "r17 d1", "hessen": "r2"}
    ),
    "marching": acting(
        RED, "move-troops", missi={RED: 3}, lands={"nordalbingien": "r3", "berry": "r1"}
    ),
    "marching far": acting(RED, "move-troops", missi={RED: 4}, lands={"nordalbingien": "r4"}),
    "fighting": acting(
        RED, "battle", lands={"anjou": "r2 b1", "hessen": "r3 g1", "berry": "r2 y1 g1"}
    ),
    "starving": message(
        "hunger",
        lands={"anjou": "r3 b2", "hessen": "b2 r1", "franken": "r2 b1"},
        archive=["hunger"],
    ),
    "expelling": acting(
        RED,
        "develop",
        missi={RED: 3},
        lands={"anjou": "r6 g3 d2"},
        variant="advanced",
        forests=FORESTS,
    ),
    "laying": laying(),
}


def ends(state: Position, seat: int, proposed: bool) -> Iterator[str]:
    """Every end of the seat's turn, as often as it is reached: the table, and who marched where."""
    moves = state.distinct(seat) if proposed else state.legal(seat)
    for move in moves:
        after = cast(Position, state.copy())
        after.journal = list(state.journal or [])
        after.play(seat, move)
        if after.sealed or seat not in after.to_move:
            yield told(after)
        else:
            yield from ends(after, seat, proposed)


def told(state: Position) -> str:
    table = {
        name: value for name, value in state.position().items() if name not in ("turn", "chance")
    }
    marched: Counter[str] = Counter()
    for event in state.journal or []:
        if event.key == "event-marched":
            marched[f"{event.params['country']} {event.params['target']}"] += event.params["count"]
    return json.dumps([table, sorted(marched.items())], sort_keys=True)


def few(lines: Iterator[str]) -> list[str] | None:
    """All of them, None if there are too many to look at."""
    found = [line for line, _ in zip(lines, range(MOST_LINES + 1), strict=False)]
    return found if len(found) <= MOST_LINES else None


def check_turn(state: Position, seat: int) -> bool:
    """What search is offered reaches every end of the turn, and each once. Whether the turn was
    small enough to tell."""
    legal = few(ends(state, seat, False))
    if legal is None:
        return False
    proposed = few(ends(state, seat, True))
    assert proposed is not None
    assert set(proposed) == set(legal)
    assert len(set(proposed)) == len(proposed)
    return True


@pytest.mark.parametrize("name", TURNS)
def test_search_reaches_every_end_of_a_turn_once(name: str) -> None:
    state = TURNS[name].state
    state.journal = []
    assert check_turn(state, state.to_move[0])


def test_search_reaches_every_end_of_a_swap_once() -> None:
    table = laying(tiles={BLUE: {"battle": "winter", "develop": "winter"}})
    for seat in range(3):
        table.lay(seat, "no-action", "no-action-2")
    table.state.journal = []
    assert check_turn(table.state, BLUE)


@steady
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 6))
def test_search_reaches_every_end_of_the_turns_of_a_game(seed: int, seats: int) -> None:
    variant = ("base", "advanced", "814")[seed % 3]
    state = cast(Position, GAME.start(seats, seed, variant=variant, years=2))
    chance = fast(seed)
    for _ in range(60):
        if not state.to_move:
            break
        seat = state.to_move[0]
        state.journal = []
        if state.moment.phase.startswith("use-"):
            check_turn(state, seat)
        legal = state.distinct(seat)
        state.play(seat, legal[chance.draw(len(legal))])
