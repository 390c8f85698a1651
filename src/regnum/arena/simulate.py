"""Bots against bots, many times, on all cores."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Any, NamedTuple

from regnum.bots.bot import Knowledge
from regnum.core.state import Result
from regnum.registry import bot
from regnum.registry import game as game_of

CHUNK = 8
"""Games handed to a process at a time."""


class Match(NamedTuple):
    """What is played: a game and who sits there, by seat. Bots move a seat on with every game,
    so that none profits from its place. After `limit` decisions a game is unfinished (A15).
    `board` is the file of an owner's own board."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    limit: int
    board: str | None = None


class Played(NamedTuple):
    """One game: which bot sat where, how it ended (None if unfinished), how long it was."""

    seating: tuple[int, ...]
    result: Result | None
    decisions: int


def play(match: Match, number: int) -> Played:
    """The game of this number in a match; the same number gives the same game."""
    game = game_of(match.game, match.board)
    seats = len(match.bots)
    seating = tuple((seat + number) % seats for seat in range(seats))
    state = game.start(seats, f"{match.seed}/{number}", fast=True, **match.options)
    public = state.commitment  # a bot's seed must not give the game's away
    players = [bot(match.bots[who], game, f"{public}/{who}") for who in seating]
    state.journal = None
    decisions = 0
    while state.to_move and decisions < match.limit:
        seat = state.to_move[0]
        for move in players[seat].choose(Knowledge(state, seat)):
            state.play(seat, move)
            decisions += 1
    return Played(seating, state.result(), decisions)


def simulate(match: Match, games: int, jobs: int) -> Iterator[Played]:
    """The games of a match, one after the other or spread over processes."""
    if jobs == 1 or games == 1:
        yield from map(play, repeat(match, games), range(games))
        return
    pool = ProcessPoolExecutor(max_workers=min(jobs, os.cpu_count() or 1))
    try:
        yield from pool.map(play, repeat(match, games), range(games), chunksize=CHUNK)
    finally:
        pool.shutdown(cancel_futures=True)


class Standing(NamedTuple):
    """How a bot has done over a match."""

    bot: str
    games: int
    wins: float
    mean_rank: float
    mean_score: float


def standings(match: Match, played: Sequence[Played]) -> list[Standing]:
    """A row for each bot of the match. Those who share the first rank share the win, partners
    too, so that all wins add up to the games that were finished."""
    rows = []
    for who, name in enumerate(match.bots):
        ranks, scores, wins = [], [], 0.0
        for one in played:
            if one.result is None:
                continue
            seat = one.seating.index(who)
            ranks.append(one.result.ranks[seat])
            scores.append(one.result.scores[seat])
            if ranks[-1] == 1:
                wins += 1 / one.result.ranks.count(1)
        games = len(ranks)
        mean_rank = sum(ranks) / games if games else 0.0
        mean_score = sum(scores) / games if games else 0.0
        rows.append(Standing(name, games, wins, mean_rank, mean_score))
    return rows
