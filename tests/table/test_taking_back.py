"""Undo is free until chance seals the past, and then a matter of consent."""

from functools import partial

import pytest

from regnum.registry import game
from regnum.table.opening import SeatPlan, open_table
from regnum.table.refused import Refused
from regnum.table.requests import (
    answer,
    ask_undo,
    play,
    play_bot,
    restart,
    set_bot,
    undo,
)
from regnum.table.table import Table
from tests.table.helpers import (
    ANNA,
    BERT,
    CARL,
    GAME,
    a_table,
    bot,
    keep,
    person,
    play_first,
    play_to_the_end,
    play_until_asked,
)


def owner(table: Table, seat: int) -> str | None:
    return table.seats[seat].player


def sealed_move(table: Table) -> int:
    """Play until a move has drawn something; whose it was."""
    while True:
        seat = play_first(table)
        if table.history.sealed == len(table.history.lines):
            return seat


def test_undo_gives_back_the_position_and_the_journal() -> None:
    table = a_table(person(ANNA), person(BERT))
    seat = play_until_asked(table, "ask-paladin")
    position, told = table.history.state.position(), list(table.history.journal(None))
    version = table.version
    play_first(table)
    assert table.history.journal(None) != told
    keep(table, undo, owner(table, seat), seat)
    assert table.history.state.position() == position
    assert table.history.journal(None) == told
    assert table.version == version + 2


def test_restart_takes_back_the_whole_turn() -> None:
    table = a_table(person(ANNA), person(BERT))
    seat = play_until_asked(table, "ask-paladin")
    lines = len(table.history.lines)
    play_first(table)
    play_first(table)
    keep(table, restart, owner(table, seat), seat)
    assert len(table.history.lines) <= lines
    assert table.owing() == (seat,)


def test_nobody_takes_back_what_a_bot_decides_for_him() -> None:
    table = a_table(person(ANNA), person(BERT))
    seat = play_until_asked(table, "ask-paladin")
    play_first(table)
    keep(table, set_bot, owner(table, seat), seat, on=True, away=False)
    for request in (undo, restart):
        with pytest.raises(Refused, match="refused-bot-plays"):
            request(table, owner(table, seat), seat)


def test_chance_seals() -> None:
    table = a_table(person(ANNA), person(BERT))
    seat = sealed_move(table)
    assert table.history.without_latest(seat) is None
    for request in (undo, restart):
        with pytest.raises(Refused, match="refused-sealed"):
            request(table, owner(table, seat), seat)


def test_another_has_played_since_so_they_must_be_asked() -> None:
    table = a_table(person(ANNA), person(BERT))
    first = play_until_asked(table, "ask-disc")
    play_first(table)
    assert table.owing() != (first,)
    play_first(table)
    assert table.history.sealed < len(table.history.lines) - 1
    with pytest.raises(Refused, match="refused-sealed"):
        undo(table, owner(table, first), first)


def test_a_take_back_needs_everybody() -> None:
    table = a_table(person(ANNA), person(BERT), person(CARL))
    seat = sealed_move(table)
    version = table.latest_decision(seat)
    assert version is not None
    lines = table.line_of(version)
    others = [other for other in range(3) if other != seat]
    keep(table, ask_undo, owner(table, seat), seat, version)
    with pytest.raises(Refused, match="refused-already-asked"):
        ask_undo(table, owner(table, others[0]), others[0], version)
    with pytest.raises(Refused, match="refused-not-asked"):
        answer(table, owner(table, seat), seat, True)
    keep(table, answer, owner(table, others[0]), others[0], True)
    assert table.question is not None
    assert len(table.history.lines) > lines
    keep(table, answer, owner(table, others[1]), others[1], True)
    assert table.question is None
    assert len(table.history.lines) == lines


def test_one_no_ends_the_matter() -> None:
    table = a_table(person(ANNA), person(BERT))
    seat = sealed_move(table)
    lines = len(table.history.lines)
    keep(table, ask_undo, owner(table, seat), seat, 1)
    keep(table, answer, owner(table, 1 - seat), 1 - seat, False)
    assert table.question is None
    assert len(table.history.lines) == lines


def test_bots_and_ones_own_seats_consent_by_themselves() -> None:
    for rival in (bot(), SeatPlan("screen", "Guest", ANNA)):
        table = a_table(person(ANNA), rival)
        start = table.history.state.position()
        while not table.history.sealed:
            seat = table.owing()[0]
            if table.seats[seat].player == ANNA:
                play_first(table)
            else:
                keep(table, play_bot, seat, [table.history.state.legal(seat)[0]], table.version)
        keep(table, ask_undo, ANNA, 0, 1)
        assert table.history.state.position() == start


def test_in_a_rated_game_bots_do_not_consent_to_what_chance_has_sealed() -> None:
    seats = (person(ANNA), bot())
    table = Table("t", open_table(game(GAME), {}, seats, ANNA, 0, seed="7", rated=True))
    while not table.history.sealed or table.owing() != (0,):
        seat = table.owing()[0]
        request = partial(play, player=ANNA) if seat == 0 else play_bot
        moves = [table.history.state.legal(seat)[0]]
        keep(table, request, seat=seat, moves=moves, seen=table.version)
    with pytest.raises(Refused, match="refused-rated-take-back"):
        ask_undo(table, ANNA, 0, 1)


def test_a_stand_in_gives_nothing_away() -> None:
    """The host puts a bot on a seat whose owner is away: that does not consent for them."""
    table = a_table(person(ANNA), person(BERT))
    while not table.history.sealed or table.latest_decision(0) is None:
        play_first(table)
    lines = len(table.history.lines)
    keep(table, set_bot, ANNA, 1, True, away=True)
    keep(table, ask_undo, ANNA, 0, 1)
    assert table.question is not None
    assert len(table.history.lines) == lines
    with pytest.raises(Refused, match="refused-not-your-seat"):
        answer(table, ANNA, 1, True)
    keep(table, answer, BERT, 1, True)
    assert len(table.history.lines) == 0


def test_a_request_lapses_when_a_stand_in_plays_on() -> None:
    table = a_table(person(ANNA), person(BERT))
    while not table.history.sealed or table.owing() != (1,):
        play_first(table)
    keep(table, set_bot, ANNA, 1, True, away=True)
    keep(table, ask_undo, ANNA, 0, 1)
    keep(table, play_bot, 1, [table.history.state.legal(1)[0]], table.version)
    assert table.question is None


def test_the_same_dice_fall_again_after_a_take_back() -> None:
    table = a_table(person(ANNA), SeatPlan("screen", "Guest", ANNA))
    while not table.history.sealed:
        play_first(table)
    lines = list(table.history.lines)
    keep(table, ask_undo, ANNA, 0, 1)
    for line in lines:
        keep(table, play, ANNA, line.seat, [line.move], table.version)
    assert table.history.lines == lines


def test_a_finished_game_stays_finished() -> None:
    table = a_table(person(ANNA), person(BERT))
    play_to_the_end(table)
    seat = table.history.lines[-1].seat
    for request in (undo, restart):
        with pytest.raises(Refused, match="refused-over"):
            request(table, owner(table, seat), seat)
