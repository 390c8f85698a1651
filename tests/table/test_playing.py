"""A move belongs to a seat, and to the decision that it answers."""

import pytest

from regnum.core.record import check_draws
from regnum.registry import game
from regnum.table.changes import Change
from regnum.table.opening import SeatPlan, open_table
from regnum.table.refused import Refused
from regnum.table.requests import play, play_bot, sit, tried, undo, why
from regnum.table.table import Table
from tests.table.helpers import (
    ANNA,
    BERT,
    CARL,
    a_table,
    bot,
    keep,
    person,
    play_first,
    play_until_asked,
)


def test_nobody_plays_anothers_seat() -> None:
    table = a_table(person(ANNA), person(BERT))
    seat = table.owing()[0]
    other = table.seats[1 - seat].player
    move = table.history.state.legal(seat)[0]
    for stranger in (other, CARL, None):
        with pytest.raises(Refused, match="refused-not-your-seat"):
            play(table, stranger, seat, [move], table.version)


def test_a_move_for_a_decision_that_is_gone_is_stale() -> None:
    table = a_table(person(ANNA), person(BERT))
    seat = play_until_asked(table, "ask-paladin")
    seen = table.version
    move = table.history.state.legal(seat)[0]
    keep(table, play, table.seats[seat].player, seat, [move], seen)
    with pytest.raises(Refused, match="refused-stale"):
        play(table, table.seats[seat].player, seat, [move], seen)


def test_a_refusal_names_the_games_rule() -> None:
    table = a_table(person(ANNA), person(BERT))
    seat = table.owing()[0]
    with pytest.raises(Refused) as refused:
        play(table, table.seats[seat].player, seat, [5], table.version)
    assert refused.value.rule is not None


def test_nobody_plays_before_all_have_sat_down() -> None:
    table = a_table(person(ANNA), SeatPlan("open", ""))
    seat = table.history.state.to_move[0]
    assert table.owing() == ()
    keep(table, sit, BERT, 1, "Bert")
    assert table.owing() == (seat,)


def test_a_seat_is_taken_once_and_by_one_who_has_none() -> None:
    table = a_table(person(ANNA), SeatPlan("open", ""))
    with pytest.raises(Refused, match="refused-already-seated"):
        sit(table, ANNA, 1, "Anna")
    keep(table, sit, BERT, 1, "Bert")
    with pytest.raises(Refused, match="refused-seat-taken"):
        sit(table, CARL, 1, "Carl")


def test_people_may_play_in_any_order() -> None:
    table = a_table(person(ANNA), person(BERT), person(CARL))
    seat = play_until_asked(table, "ask-paladin")
    player = table.seats[seat].player
    choices = table.history.state.legal(seat)
    first, last = choices[0], choices[-1]
    keep(table, play, player, seat, [last], table.version)
    why(table, player, seat, first)
    keep(table, play, player, seat, [first], table.version)
    assert [line.move for line in table.history.lines[-2:]] == [last, first]


def test_a_bot_plays_only_while_it_owes_a_move() -> None:
    table = a_table(person(ANNA), bot())
    while not table.bots_to_move():
        play_first(table)
    seat = table.bots_to_move()[0]
    move = table.history.state.legal(seat)[0]
    keep(table, play_bot, seat, [move], table.version)
    while seat in table.bots_to_move():
        keep(table, play_bot, seat, [table.history.state.legal(seat)[0]], table.version)
    with pytest.raises(Refused, match="refused-stale"):
        play_bot(table, seat, [move], table.version)


def test_a_bot_answers_what_people_did_at_last() -> None:
    table = a_table(person(ANNA), bot())
    while True:
        seat = table.owing()[0]
        if seat == 1:
            legal = table.history.state.legal(seat)
            if table.history.without_latest(0) is not None:
                break
            keep(table, play_bot, seat, [legal[0]], table.version)
        else:
            play_first(table)
    seen = table.version
    keep(table, undo, ANNA, 0)
    again = table.history.state.legal(0)
    keep(table, play, ANNA, 0, [again[-1]], table.version)
    while table.owing()[0] == 0:
        play_first(table)
    with pytest.raises(Refused, match="refused-stale"):
        play_bot(table, 1, legal[:1], seen)
    keep(table, play_bot, 1, [table.history.state.legal(1)[0]], table.version)


def test_a_table_is_its_opening_and_its_log() -> None:
    table = a_table(person(ANNA), person(BERT), person(CARL))
    log = [table.carry_out(first_move, at=number) for number in range(200)]
    assert len(log) == len(table.history.lines)
    again = Table("t", table.opening)
    for entry in log:
        again.apply(entry)
    assert again.history.state.position() == table.history.state.position()
    assert again.history.journal(0) == table.history.journal(0)
    assert [again.asked_since(seat) for seat in range(3)] == [
        table.asked_since(seat) for seat in range(3)
    ]
    check_draws(again.history)


# --- several moves as one -------------------------------------------------------------------


def test_several_moves_are_played_as_one() -> None:
    table = a_table(person(ANNA), person(BERT), person(CARL))
    seat = play_until_asked(table, "ask-paladin")
    player, version = table.seats[seat].player, table.version
    moves = two_moves(table, seat)
    keep(table, play, player, seat, moves, version)
    assert [line.move for line in table.history.lines[-2:]] == moves
    assert table.version == version + 1
    keep(table, undo, player, seat)
    assert table.history.lines[-1].move == moves[0]


def test_of_several_moves_all_are_played_or_none() -> None:
    table = a_table(person(ANNA), person(BERT), person(CARL))
    seat = play_until_asked(table, "ask-paladin")
    player, before = table.seats[seat].player, table.history.state.position()
    first, second = two_moves(table, seat)
    disc = table.history.game.parse("disc 1")
    with pytest.raises(Refused) as refused:
        play(table, player, seat, [first, second, disc], table.version)
    assert refused.value.place == 2
    assert refused.value.rule is not None
    assert table.history.state.position() == before


def test_nobody_tries_out_what_chance_will_bring() -> None:
    """Else the refusal of a second move would tell how the dice fell."""
    table = a_table(person(ANNA), person(BERT))
    while True:
        seat = table.owing()[0]
        move = table.history.state.legal(seat)[0]
        trial = table.history.state.copy()
        trial.play(seat, move)
        if trial.sealed:
            break
        keep(table, play, table.seats[seat].player, seat, [move], table.version)
    for second in (0, move):
        with pytest.raises(Refused, match="refused-sealed-between") as refused:
            play(table, table.seats[seat].player, seat, [move, second], table.version)
        assert refused.value.place == 1


def two_moves(table: Table, seat: int) -> list[int]:
    """Two legal moves of a seat, one after the other."""
    state = table.history.state.copy()
    first = state.legal(seat)[0]
    state.play(seat, first)
    return [first, state.legal(seat)[0]]


def first_move(table: Table) -> Change:
    seat = table.owing()[0]
    move = table.history.state.legal(seat)[0]
    return play(table, table.seats[seat].player, seat, [move], table.version)


# --- what is drafted ------------------------------------------------------------------------


def planners() -> Table:
    seats = (person(ANNA), person(BERT), person(CARL))
    return Table("w", open_table(game("wallenstein"), {}, seats, ANNA, 0, seed="7"))


def whole_plan(table: Table, seat: int) -> list[int]:
    """All moves of a plan, the commit last."""
    state, moves = table.history.state.copy(), []
    while seat in state.to_move:
        moves.append(state.distinct(seat)[-1])
        state.play(seat, moves[-1])
    return moves


def test_a_plan_is_drafted_and_then_played_whole() -> None:
    table = planners()
    moves = whole_plan(table, 0)
    before = table.history.state.position()
    assert table.history.state.asks(0).drafted
    drafted = tried(table, ANNA, 0, moves[:-1])
    assert drafted is not None
    assert moves[-1] in drafted.legal(0)
    assert tried(table, ANNA, 0, moves) is None
    assert table.history.state.position() == before
    keep(table, play, ANNA, 0, moves, table.version)
    assert table.owing() == (1, 2)
    assert table.version == 1


def test_the_last_who_commits_cannot_try_out_what_is_revealed() -> None:
    table = planners()
    for seat, player in ((0, ANNA), (1, BERT)):
        keep(table, play, player, seat, whole_plan(table, seat), table.version)
    plan = whole_plan(table, 2)
    assert tried(table, CARL, 2, plan) is None
    with pytest.raises(Refused, match="refused-not-your-seat"):
        tried(table, ANNA, 2, plan)
    with pytest.raises(Refused) as refused:
        tried(table, CARL, 2, [plan[0], plan[0]])
    assert refused.value.place == 1
