"""One game between bots."""

from time import thread_time
from typing import Any, NamedTuple

from regnum.bots.bot import Knowledge
from regnum.core.state import Result
from regnum.registry import bot
from regnum.registry import game as game_of


class Match(NamedTuple):
    """What is played: a game and who sits there, by seat. After `limit` decisions a game is
    unfinished (A15). `board` is the file of an owner's own board.

    Each deal is played as often as there are seats, and the bots move a seat on each time: luck
    and place are the same for all of them.
    """

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    limit: int
    board: str | None = None


class Played(NamedTuple):
    """One game: which bot of the match sat where, how it ended (None if unfinished), how many
    moves it had, and for each seat how often it was asked, and what thinking took in seconds of
    processor time, altogether and at worst."""

    number: int
    seating: tuple[int, ...]
    result: Result | None
    decisions: int
    asked: tuple[int, ...]
    seconds: tuple[float, ...]
    worst: tuple[float, ...]


def play(match: Match, number: int) -> Played:
    """The game of this number in a match; the same number gives the same game."""
    game = game_of(match.game, match.board)
    seats = len(match.bots)
    seating = tuple((seat + number) % seats for seat in range(seats))
    state = game.start(seats, f"{match.seed}/{number // seats}", fast=True, **match.options)
    public = state.commitment  # a bot's seed must not give the game's away
    players = [bot(match.bots[who], game, f"{public}/{who}") for who in seating]
    state.journal = None
    decisions = 0
    asked, seconds, worst = [0] * seats, [0.0] * seats, [0.0] * seats
    while state.to_move and decisions < match.limit:
        seat = state.to_move[0]
        knowledge = Knowledge(state, seat)
        begun = thread_time()
        moves = players[seat].choose(knowledge)
        spent = thread_time() - begun
        asked[seat] += 1
        seconds[seat] += spent
        worst[seat] = max(worst[seat], spent)
        for move in moves:
            state.play(seat, move)
            decisions += 1
    return Played(
        number, seating, state.result(), decisions, tuple(asked), tuple(seconds), tuple(worst)
    )
