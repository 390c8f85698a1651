"""What holds in Carolingi beyond the contract of all games: around claims of peace, which random
play seldom makes, and how turns can be played in any order."""

import json
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import regnum
from regnum.core.chance import Stream, fast
from regnum.core.packed import packed
from regnum.core.playout import playout
from regnum.core.state import State
from regnum.games.carolingi.facts import EVENT, TILES
from regnum.games.carolingi.state import COURT, Position
from regnum.testing import assert_alike, ends_of_turn
from tests.cases.carolingi.table import (
    BLUE,
    BOARD,
    HOMELANDS,
    RED,
    Table,
    acting,
    index,
    laying,
    message,
)

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

MOST_WAYS = 4_000
"""Turns with more ways through them are left out."""

FORESTS = ("berry", "flandre", "nordalbingien")


def marching(missi: int, lands: dict[str, str]) -> Table:
    """Red is to move troops, with an event tile still in the bag."""
    return acting(RED, "move-troops", missi={RED: missi}, lands=lands, bag=[EVENT])


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
    "unfolding, either fills the same": acting(
        RED, "influence", cards={"flandre": "r1 g1", "nordalbingien": "r1 g1"}, gang_supply=2
    ),
    "unfolding, the same first neighbour": acting(
        RED,
        "influence",
        cards={"anjou": "r1 g1", "flandre": "r1 g1", "hessen": "r1 g1"},
        gang_supply=1,
        variant="advanced",
        forests=("anjou", "flandre", "hessen"),
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
    "marching, ends exchanged": marching(2, {"anjou": "r1", "ile-de-france": "r1"}),
    "marching, large groups exchanged": marching(3, {"anjou": "r2", "ile-de-france": "r2"}),
    "marching, three rotate": marching(
        3, {"flandre": "r1", "niederlothringen": "r1", "normandie": "r1"}
    ),
    "marching, passing on": marching(3, {"berry": "r1", "anjou": "r1", "ile-de-france": "r2"}),
    "marching, one Missus for each": marching(4, {"hessen": "r2", "westfalen": "r2"}),
    "marching past a homeland": marching(3, {"hessen": "r2", "westfalen": "r1", "franken": "r1"}),
    "marching, some must stay": marching(
        3, {"normandie": "r3", "anjou": "r1 b1", "champagne": "r1", "flandre": "r2 b1"}
    ),
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


def check_turn(state: State, seat: int, most: int = MOST_WAYS) -> bool:
    """What search is offered reaches every end of the turn, and each once. Whether the turn was
    small enough to tell."""
    proposed = ends_of_turn(state, seat, State.distinct, most)
    legal = ends_of_turn(state, seat, State.legal, 4 * most) if proposed else None
    if proposed is None or legal is None:
        return False
    assert_alike(proposed, legal)
    return True


@pytest.mark.parametrize("name", TURNS)
def test_search_reaches_every_end_of_a_turn_once(name: str) -> None:
    state = TURNS[name].state
    assert check_turn(state, state.to_move[0])


def test_search_reaches_every_end_of_a_swap_once() -> None:
    table = laying(tiles={BLUE: {"battle": "winter", "develop": "winter"}})
    for seat in range(3):
        table.lay(seat, "no-action", "no-action-2")
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
        if state.moment.phase.startswith("use-"):
            check_turn(state, seat, 400)
        moves = state.distinct(seat)
        state.play(seat, moves[chance.draw(len(moves))])


@steady
@given(
    missi=st.integers(2, 4),
    neighbours=st.lists(st.integers(0, 6), min_size=1, max_size=3),
    troops=st.lists(st.sampled_from(["r1", "r2", "r1 b1", "r2 b1"]), min_size=4, max_size=4),
    first=st.sampled_from([name for name in BOARD.slugs if name not in HOMELANDS]),
    seats=st.integers(2, 6),
)
def test_search_reaches_every_end_of_a_march_once(
    missi: int, neighbours: list[int], troops: list[str], first: str, seats: int
) -> None:
    """Troops in a few countries that lie next to each other: they can exchange their ends, rotate
    and pass on; some must stay, some stand before a homeland."""
    realm = BOARD.realms[seats]
    country = index(first)
    assume(realm.mask >> country & 1)
    lands = {first: troops[0]}
    for step, text in zip(neighbours, troops[1:], strict=False):
        near = realm.neighbours[country]
        country = near[step % len(near)]
        if BOARD.slugs[country] not in HOMELANDS[1:]:
            lands.setdefault(BOARD.slugs[country], text)
    table = acting(RED, "move-troops", seats=seats, missi={RED: missi}, lands=lands, bag=[EVENT])
    if table.state.moment.phase == "use-move":
        check_turn(table.state, RED, 2_000)


@steady
@given(
    cards=st.lists(st.sampled_from(["", "r1", "r1 g1", "r1 b1 g2"]), min_size=6, max_size=6),
    supply=st.integers(0, 12),
    woodlands=st.lists(st.integers(0, 4), min_size=6, max_size=6),
)
def test_search_reaches_every_end_of_an_unfolding_once(
    cards: list[str], supply: int, woodlands: list[int]
) -> None:
    """Riots in up to six woodlands, with few gangs."""
    regions = [list(BOARD.members[region]) for region in BOARD.realms[4].regions]
    woods = [
        BOARD.slugs[members[number % len(members)]]
        for members, number in zip(regions, woodlands, strict=True)
    ]
    unfolded = {wood: card for wood, card in zip(woods, cards, strict=True) if card}
    assume(unfolded)
    table = acting(
        RED,
        "influence",
        seats=4,
        variant="advanced",
        forests=woods,
        cards=unfolded,
        gang_supply=supply,
        bag=[EVENT],
    )
    check_turn(table.state, RED, 2_000)


@pytest.mark.parametrize("seed", [67, 122, 192])
def test_an_empire_that_falls_in_the_midst_of_a_riot_leaves_all_in_its_place(seed: int) -> None:
    """The last gang may be taken while a card is still carried out: the game is over, and the card
    lies in its slot with its problem (814-5)."""
    state = regnum.game("carolingi").start(6, seed, fast=True, variant="814")
    playout(state, fast(f"falling {seed}"), 3_000)
    result = state.result()
    assert result is not None
    assert result.reason == "gangs"
    assert state.faults() == []
