"""A move belongs to a seat, and to the decision that it answers."""

import pytest

from regnum.table.notation import written
from regnum.table.opening import SeatPlan
from regnum.table.refused import Refused
from regnum.table.requests import bot_played, play, sit, why
from regnum.table.story import Story
from tests.table.helpers import (
    ANNA,
    BERT,
    CARL,
    a_table,
    bot,
    keep,
    person,
    play_first,
    play_to_the_end,
    play_until_asked,
)


def test_nobody_plays_anothers_seat() -> None:
    table = a_table(person(ANNA), person(BERT))
    seat = table.owing()[0]
    other = table.seats[1 - seat].player
    move = table.story.state.legal(seat)[0]
    for stranger in (other, CARL, None):
        with pytest.raises(Refused, match="refused-not-your-seat"):
            play(table, stranger, seat, move, table.version)


def test_a_move_for_a_decision_that_is_gone_is_stale() -> None:
    table = a_table(person(ANNA), person(BERT))
    seat = play_until_asked(table, "ask-paladin")
    seen = table.version
    move = table.story.state.legal(seat)[0]
    keep(table, play(table, table.seats[seat].player, seat, move, seen))
    with pytest.raises(Refused, match="refused-stale"):
        play(table, table.seats[seat].player, seat, move, seen)


def test_a_refusal_names_the_games_rule() -> None:
    table = a_table(person(ANNA), person(BERT))
    seat = table.owing()[0]
    with pytest.raises(Refused) as refused:
        play(table, table.seats[seat].player, seat, 5, table.version)
    assert refused.value.rule is not None


def test_nobody_plays_before_all_have_sat_down() -> None:
    table = a_table(person(ANNA), SeatPlan("open", ""))
    seat = table.story.state.to_move[0]
    assert table.owing() == ()
    keep(table, sit(table, BERT, 1, "Bert"))
    assert table.owing() == (seat,)


def test_a_seat_is_taken_once_and_by_one_who_has_none() -> None:
    table = a_table(person(ANNA), SeatPlan("open", ""))
    with pytest.raises(Refused, match="refused-already-seated"):
        sit(table, ANNA, 1, "Anna")
    keep(table, sit(table, BERT, 1, "Bert"))
    with pytest.raises(Refused, match="refused-seat-taken"):
        sit(table, CARL, 1, "Carl")


def test_people_may_play_in_any_order() -> None:
    table = a_table(person(ANNA), person(BERT), person(CARL))
    seat = play_until_asked(table, "ask-paladin")
    player = table.seats[seat].player
    choices = table.story.state.legal(seat)
    first, last = choices[0], choices[-1]
    keep(table, play(table, player, seat, last, table.version))
    assert why(table, player, seat, first) is None
    keep(table, play(table, player, seat, first, table.version))
    assert [line.move for line in table.story.lines[-2:]] == [last, first]


def test_a_bot_plays_only_while_it_owes_a_move() -> None:
    table = a_table(person(ANNA), bot())
    while not table.bots_to_move():
        play_first(table)
    seat = table.bots_to_move()[0]
    move = table.story.state.legal(seat)[0]
    change = bot_played(table, seat, move)
    keep(table, change)
    while seat in table.bots_to_move():
        keep(table, bot_played(table, seat, table.story.state.legal(seat)[0]))
    with pytest.raises(Refused, match="refused-stale"):
        bot_played(table, seat, move)


def test_the_story_is_its_lines() -> None:
    table = a_table(person(ANNA), person(BERT), person(CARL))
    play_to_the_end(table)
    assert table.status == "over"
    story = Story(table.opening)
    story.write(0, tuple(written(story.game, line) for line in table.story.lines), 1)
    assert story.state.position() == table.story.state.position()
    assert story.journal(0) == table.story.journal(0)
    middle = len(story.lines) // 2
    assert story.at(middle).position() == story.record().replay(middle).position()
    assert story.at(len(story.lines)).result() == table.story.state.result()
    table.story.record().check_draws()
