"""Ratings of bots over matches with any number of players."""

from collections.abc import Sequence
from typing import NamedTuple

from regnum.arena.match import Match, Played
from regnum.ratings import Skill, beginner, rated


class Rating(NamedTuple):
    """How strong a bot is thought to be, and how sure that is."""

    bot: str
    strength: float
    doubt: float


def ratings(matches: Sequence[tuple[Match, Sequence[Played]]]) -> list[Rating]:
    """All bots of these matches, the strongest first."""
    skills: dict[str, Skill] = {name: beginner() for match, _ in matches for name in match.bots}
    for match, played in matches:
        for one in played:
            if one.result is not None:
                names = [match.bots[who] for who in one.seating]
                skills |= rated(names, one.result.ranks, skills)
    found = [Rating(name, *skill) for name, skill in skills.items()]
    return sorted(found, key=lambda rating: -rating.strength)
