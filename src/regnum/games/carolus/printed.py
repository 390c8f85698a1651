"""What is printed and in the box (1), for those who draw the game."""

from regnum.core.document import Printed
from regnum.games.carolus.facts import COLOURS, PALADINS
from regnum.games.carolus.scene import Scene, Things


def printed() -> Printed:
    things: Things = {"colour": {clan: {"paladins": PALADINS} for clan in COLOURS}}
    return Printed((Scene, Things), things, kinds={"former": "side"})
