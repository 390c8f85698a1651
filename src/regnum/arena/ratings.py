"""OpenSkill ratings over games with any number of players."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import NamedTuple

from regnum.arena.match import Match, Played


class Rating(NamedTuple):
    """How strong a bot is thought to be, and how sure that is (Plackett-Luce)."""

    bot: str
    strength: float
    doubt: float


def can_rate() -> bool:
    """Whether OpenSkill is installed (`pip install regnum[arena]`)."""
    return find_spec("openskill") is not None


def ratings(matches: Sequence[tuple[Match, Sequence[Played]]]) -> list[Rating]:
    """All bots of these matches, the strongest first. A bot in several seats of one game is rated
    by the mean of what each of them would change."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = {name: model.rating(name=name) for match, _ in matches for name in match.bots}
    for match, played in matches:
        for one in played:
            if one.result is None:
                continue
            names = [match.bots[who] for who in one.seating]
            teams = model.rate([[rated[name]] for name in names], ranks=list(one.result.ranks))
            for name in dict.fromkeys(names):
                own = [team[0] for seat, team in enumerate(teams) if names[seat] == name]
                rated[name].mu = sum(rating.mu for rating in own) / len(own)
                rated[name].sigma = sum(rating.sigma for rating in own) / len(own)
    found = [Rating(name, rating.mu, rating.sigma) for name, rating in rated.items()]
    return sorted(found, key=lambda rating: -rating.strength)
