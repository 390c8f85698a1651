"""How bots have done over a match."""

from collections.abc import Sequence
from html import escape
from math import sqrt
from typing import NamedTuple

from regnum.arena.match import Match, Played

NORMAL = 1.96
"""Standard deviations to either side that hold 95 % of a normal distribution."""


class Standing(NamedTuple):
    """How a bot has done, in all the seats that it had in a line-up: which part of the victories
    went to it, from `low` to `high` with 95 % confidence, and to expect by chance; its mean rank
    and score; and the part that it had in each seat of the table."""

    bot: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    chance: float
    mean_rank: float
    mean_score: float
    by_seat: list[float]


class Thinking(NamedTuple):
    """What a bot's decisions took, in milliseconds of processor time."""

    bot: str
    mean: float
    worst: float


class Standings(list[Standing]):
    """A row for each bot; in a notebook it shows itself as a table."""

    def _repr_html_(self) -> str:
        heads = ("bot", "games", "won", "95 %", "by chance", "mean rank", "mean score")
        rows = [
            (
                row.bot,
                f"{row.games}",
                f"{row.share:.0%}",
                f"{row.low:.0%} to {row.high:.0%}",
                f"{row.chance:.0%}",
                f"{row.mean_rank:.2f}",
                f"{row.mean_score:.1f}",
            )
            for row in self
        ]
        return f"<table><tr>{cells('th', heads)}</tr>" + (
            "".join(f"<tr>{cells('td', row)}</tr>" for row in rows) + "</table>"
        )


def cells(kind: str, texts: Sequence[str]) -> str:
    return "".join(f"<{kind}>{escape(text)}</{kind}>" for text in texts)


def standings(match: Match, played: Sequence[Played]) -> Standings:
    """A row for each bot of the match. Those who share the first rank share the win, partners
    too, so that all wins add up to the games that were finished."""
    return Standings(standing(match, played, name) for name in dict.fromkeys(match.bots))


def standing(match: Match, played: Sequence[Played], name: str) -> Standing:
    seats = len(match.bots)
    finished = 0
    ranks, scores = [], []
    won, sat = [0.0] * seats, [0] * seats
    for one in played:
        if one.result is None:
            continue
        finished += 1
        for seat, who in enumerate(one.seating):
            if match.bots[who] == name:
                ranks.append(one.result.ranks[seat])
                scores.append(one.result.scores[seat])
                won[seat] += one.result.part_of_victory(seat)
                sat[seat] += 1
    share = sum(won) / finished if finished else 0.0
    low, high = interval(share, finished)
    return Standing(
        name,
        finished,
        sum(won),
        share,
        low,
        high,
        match.bots.count(name) / seats,
        mean(ranks),
        mean(scores),
        [won[seat] / sat[seat] if sat[seat] else 0.0 for seat in range(seats)],
    )


def interval(share: float, games: int) -> tuple[float, float]:
    """Where a share truly lies, with 95 % confidence (Wilson)."""
    if not games:
        return 0.0, 1.0
    spread = NORMAL * NORMAL / games
    middle = share + spread / 2
    half = sqrt(spread * (share * (1 - share) + spread / 4))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def thinking(match: Match, played: Sequence[Played]) -> list[Thinking]:
    """A row for each bot of the match."""
    rows = []
    for name in dict.fromkeys(match.bots):
        asked, seconds, worst = 0, 0.0, 0.0
        for one in played:
            for seat, who in enumerate(one.seating):
                if match.bots[who] == name:
                    asked += one.asked[seat]
                    seconds += one.seconds[seat]
                    worst = max(worst, one.worst[seat])
        rows.append(Thinking(name, 1000 * seconds / asked if asked else 0.0, 1000 * worst))
    return rows
