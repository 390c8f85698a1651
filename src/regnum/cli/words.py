"""What the terminal says about a game, whoever plays it."""

from collections.abc import Iterator

from regnum.core.game import Game
from regnum.core.options import spelled
from regnum.core.record import SEAT_LETTERS
from regnum.language import Words
from regnum.registry import bots, games, package_of

LONGEST_NAME = 14
"""Longer names are cut where the board is drawn."""


def words_for(game: Game, language: str, players: list[str]) -> Words:
    """A game's words and the terminal's own. Bots are called by their name and seat; without
    players the seats go by their letters."""
    packages = (package_of(game.key), "regnum.cli")
    known = bots(game)
    plain = Words(language, packages)
    names = [
        plain.say("cli-bot", {"bot": bot_name(player, known), "number": str(seat)})
        if is_bot(player, known)
        else player[:LONGEST_NAME]
        for seat, player in enumerate(players)
    ]
    return Words(language, packages, names or list(SEAT_LETTERS), game.board_document())


def is_bot(player: str, known: list[str]) -> bool:
    """Whether a name in a record is a bot's: one that is known, or that names its place."""
    return player in known or ":" in player


def bot_name(player: str, known: list[str]) -> str:
    """A level by its title, another bot by what comes after its place."""
    return player.title() if player in known else player.rpartition(":")[2]


def catalogue(language: str) -> Iterator[str]:
    """The games with their players and options."""
    for key, game in games().items():
        words = words_for(game, language, [])
        fewest, most = game.seats[0], game.seats[-1]
        params = {"key": key, "title": game.title, "fewest": fewest, "most": most}
        yield words.say("cli-game", params)
        for name, option in game.options.items():
            choices = "|".join(spelled(choice) for choice in option.choices)
            yield f"  --option {name}={choices} ({spelled(option.default)})"
            yield f"      {words.say(option.help)}"
