"""OpenSkill ratings: how strong somebody is thought to be, and how sure that is (Plackett-Luce).

For the bots of an arena as for the players of a server.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any, NamedTuple


class Skill(NamedTuple):
    """The strength most to be believed, and its standard deviation."""

    strength: float
    doubt: float


def can_rate() -> bool:
    """Whether OpenSkill is installed (`pip install regnum[arena]` or `regnum[server]`)."""
    return find_spec("openskill") is not None


def beginner() -> Skill:
    """Of whom nothing is known."""
    rating = _model().rating()
    return Skill(rating.mu, rating.sigma)


def rated(
    players: Sequence[str], ranks: Sequence[int], known: Mapping[str, Skill]
) -> dict[str, Skill]:
    """What a game makes of the skills of its players, given by seat; who is not `known` begins. One
    who had several seats gets the mean of what each of them would change."""
    model = _model()
    before = {player: known.get(player) or beginner() for player in players}
    teams = [[model.rating(mu=before[p].strength, sigma=before[p].doubt)] for p in players]
    after = model.rate(teams, ranks=list(ranks))
    found = {}
    for player in before:
        own = [team[0] for seat, team in enumerate(after) if players[seat] == player]
        found[player] = Skill(
            sum(each.mu for each in own) / len(own), sum(each.sigma for each in own) / len(own)
        )
    return found


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()
