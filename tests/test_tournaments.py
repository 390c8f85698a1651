"""Tournaments: whoever takes part, everybody meets everybody, and nobody too often."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.tournaments import (
    MOST_ENTRANTS,
    Game,
    Round,
    Standing,
    circle,
    meetings,
    next_round,
    standings,
)

sizes = st.integers(2, 5).flatmap(
    lambda seats: st.tuples(
        st.integers(1, MOST_ENTRANTS // seats).map(lambda tables: tables * seats), st.just(seats)
    )
)
"""Entrants, and seats of a table."""


def whole(tables: Round, entrants: int, seats: int) -> bool:
    """Everybody sits at one table, and each table is full."""
    sitting = sorted(entrant for seating in tables for entrant in seating)
    return sitting == list(range(entrants)) and all(len(seating) == seats for seating in tables)


@given(sizes)
@settings(max_examples=12, deadline=None)
def test_in_a_round_robin_everybody_meets_everybody(size: tuple[int, int]) -> None:
    entrants, seats = size
    rounds: list[Round] = []
    while (tables := next_round("round-robin", entrants, seats, rounds, ())) is not None:
        assert whole(tables, entrants, seats)
        new = meetings([*rounds, tables]).keys() - meetings(rounds).keys()
        assert new, "a round without anybody new"
        rounds.append(tables)
    met = meetings(rounds)
    assert met.keys() == {frozenset(pair) for pair in combinations(range(entrants), 2)}
    if seats == 2:
        assert len(rounds) == entrants - 1
        assert set(met.values()) == {1}


@given(sizes, st.randoms(use_true_random=False))
@settings(max_examples=12, deadline=None)
def test_swiss_repeats_no_meeting_while_it_can_be_avoided(size: tuple[int, int], chance) -> None:  # type: ignore[no-untyped-def]
    entrants, seats = size
    rounds: list[Round] = []
    games: list[Game] = []
    for _ in range(4):
        before = meetings(rounds)
        tables = next_round("swiss", entrants, seats, rounds, standings(entrants, games))
        assert tables is not None
        assert whole(tables, entrants, seats)
        rounds.append(tables)
        again = sum(before[pair] for pair in meetings([tables]))
        if seats == 2:
            assert (again == 0) == possible(list(range(entrants)), before.keys())
        for seating in tables:
            games.append(Game(seating, chance.choices(range(1, seats + 1), k=seats)))


def possible(left: list[int], met: object) -> bool:
    """Whether those can be paired without anybody meeting again, found by trying."""
    if not left:
        return True
    first, *others = left
    return any(
        possible([each for each in others if each != other], met)
        for other in others
        if frozenset((first, other)) not in met  # type: ignore[operator]
    )


@given(sizes, st.randoms(use_true_random=False))
@settings(max_examples=12, deadline=None)
def test_all_points_of_a_table_are_given_out(size: tuple[int, int], chance) -> None:  # type: ignore[no-untyped-def]
    entrants, seats = size
    tables = next_round("round-robin", entrants, seats, (), ())
    assert tables is not None
    games = [Game(each, chance.choices(range(1, seats + 1), k=seats)) for each in tables]
    order = standings(entrants, games)
    assert sum(each.points for each in order) == len(tables) * seats * (seats - 1) / 2
    assert sorted(each.entrant for each in order) == list(range(entrants))
    assert [each.place for each in order] == sorted(each.place for each in order)


def test_the_standing_says_who_won_and_how_hard_it_was() -> None:
    games = [Game((0, 1), (1, 2)), Game((2, 3), (1, 1)), Game((0, 2), (2, 1)), Game((1, 3), (1, 2))]
    assert standings(4, games) == [
        Standing(2, 1, 1.5, 2, 1.5),
        Standing(0, 2, 1.0, 1, 2.5),
        Standing(1, 3, 1.0, 1, 1.5),
        Standing(3, 4, 0.5, 1, 2.5),
    ]
    assert [each.place for each in standings(3, [])] == [1, 1, 1]


def test_those_who_stand_alike_meet_and_the_first_seat_goes_round() -> None:
    rounds: list[Round] = [((0, 1), (2, 3))]
    games = [Game((0, 1), (1, 2)), Game((2, 3), (1, 2))]
    tables = next_round("swiss", 4, 2, rounds, standings(4, games))
    assert tables is not None
    assert {frozenset(table) for table in tables} == {frozenset((0, 2)), frozenset((1, 3))}
    assert next(table for table in tables if 3 in table)[0] in (1, 3)
    firsts = [table[0] for number in range(3) for table in circle(4, number)]
    assert len(firsts) == 6


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_table_is_one_round(seats: int) -> None:
    first = next_round("round-robin", seats, seats, (), ())
    assert first is not None
    assert next_round("round-robin", seats, seats, [first], ()) is None
