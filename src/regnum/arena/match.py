"""One game between bots."""

from time import perf_counter, thread_time
from typing import Any, NamedTuple

from regnum.arena.outside import PATIENCE, LineBot, SeatLost, player, stand_in, told_as
from regnum.bots.bot import Bot, Knowledge
from regnum.core.errors import RegnumError
from regnum.core.history import begin
from regnum.core.record import record_of
from regnum.core.result import Result
from regnum.core.state import State
from regnum.registry import game as game_of


class Match(NamedTuple):
    """What is played: a game and who sits there, by seat. After `limit` decisions a game is
    unfinished (A15). `board` is the file of an owner's own board. A bot that is a program of its
    own has `patience` seconds for each answer.

    Each deal is played as often as there are seats, and the bots move a seat on each time: luck
    and place are the same for all of them.
    """

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    limit: int
    board: str | None = None
    patience: float = PATIENCE


class Played(NamedTuple):
    """One game: which bot of the match sat where, how it ended (None if unfinished), how many
    moves it had, and for each seat how often it was asked, and what thinking took in seconds of
    processor time (for a program by the clock), altogether and at worst. `lost` tells for each
    seat why its bot lost it, "" where it did not: who lost a seat is last, whatever whoever played
    on for it has made of it. `moves` are all that was played, with the seats; a file of results
    does not keep them."""

    number: int
    seating: tuple[int, ...]
    result: Result | None
    decisions: int
    asked: tuple[int, ...]
    seconds: tuple[float, ...]
    worst: tuple[float, ...]
    lost: tuple[str, ...]
    moves: tuple[tuple[int, int], ...] = ()


def play(match: Match, number: int) -> Played:
    """The game of this number in a match; the same number gives the same game."""
    game = game_of(match.game, match.board)
    seats = len(match.bots)
    seating = tuple((seat + number) % seats for seat in range(seats))
    state = dealt(match, number)
    public = state.commitment  # a bot's seed must not give the game's away
    players = [player(match.bots[who], game, f"{public}/{who}", match.patience) for who in seating]
    state.journal = None
    moves: list[tuple[int, int]] = []
    asked, seconds, worst = [0] * seats, [0.0] * seats, [0.0] * seats
    lost = [""] * seats
    try:
        while state.to_move and len(moves) < match.limit:
            seat = state.to_move[0]
            clock = perf_counter if isinstance(players[seat], LineBot) else thread_time
            knowledge = Knowledge(state, seat)
            begun = clock()
            try:
                chosen = players[seat].choose(knowledge)
                spent = clock() - begun
                carry_out(state, seat, players[seat], chosen, moves)
            except SeatLost as reason:
                spent = clock() - begun
                lost[seat] = str(reason)
                give_up(players[seat])
                players[seat] = stand_in(game, f"{public}/{seating[seat]}")
            asked[seat] += 1
            seconds[seat] += spent
            worst[seat] = max(worst[seat], spent)
    finally:
        result = state.result()
        for one in players:
            leave(one, result)
    if result is not None:
        result = result._replace(ranks=behind_all(result.ranks, lost))
    return Played(
        number,
        seating,
        result,
        len(moves),
        tuple(asked),
        tuple(seconds),
        tuple(worst),
        tuple(lost),
        tuple(moves),
    )


def dealt(match: Match, number: int) -> State:
    """The start of the game of this number."""
    seats = len(match.bots)
    seed = f"{match.seed}/{number // seats}"
    return game_of(match.game, match.board).start(seats, seed, fast=True, **match.options)


def record(match: Match, one: Played) -> str:
    """The record of a game that was just played, with who sat where."""
    players = [told_as(match.bots[who]) for who in one.seating]
    history = begin(dealt(match, one.number), players)
    for seat, move in one.moves:
        history.play(seat, move)
    return record_of(history)


def carry_out(
    state: State,
    seat: int,
    chosen_by: Bot | LineBot,
    chosen: list[int],
    moves: list[tuple[int, int]],
) -> None:
    """Play what was chosen and add it to the moves. What a program may not play costs it its seat;
    what one of our own may not is a fault that must be seen."""
    for move in chosen:
        try:
            state.play(seat, move)
        except RegnumError as error:
            if not isinstance(chosen_by, LineBot):
                raise
            text = state.game.text(move)
            raise SeatLost(f"{chosen_by.command} played {text!r}: {error}") from None
        moves.append((seat, move))


def leave(one: Bot | LineBot, result: Result | None) -> None:
    if isinstance(one, LineBot):
        one.close(result)


def give_up(one: Bot | LineBot) -> None:
    if isinstance(one, LineBot):
        one.end()


def behind_all(ranks: tuple[int, ...], lost: list[str]) -> tuple[int, ...]:
    """The ranks when those who lost their seats come last."""
    places = [(bool(lost[seat]), rank) for seat, rank in enumerate(ranks)]
    return tuple(1 + sum(other < own for other in places) for own in places)
