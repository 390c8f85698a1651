"""The yardstick stays as it is.

All strength is told against `greedy-1`, also what was measured long ago and what others have
published: were it to play otherwise, none of these figures could be compared any more. So nothing
writes these fingerprints anew. If one fails, it is the change that is wrong, unless the rules of
the game themselves, or what its bots draw by lot, had to become others; then all figures of that
game are to be measured again.
"""

import hashlib

import pytest

import regnum
from regnum.arena.match import Match, play

MOST = 600
"""Decisions of a game that are looked at."""

PLAYED = {
    ("carolus-magnus", 2): "13f1fb52ccab0bb080e732fd68c3d6f3ce48a696196cdd5791e560ba67a2dfdf",
    ("carolus-magnus", 3): "f3ec93e2a93c38df97b90c005e1a54481be71babba1f1cf896b0098bfea156b7",
    ("carolingi", 3): "467c74a8efbf83677eb9c35209a8e4f349f58a35b30fbc5b3cffd9984ae69ac5",
    ("wallenstein", 3): "cde01366e3df56b3c9a94dbabe5dcd3946d252f6163b306ddc4321b2d32fd999",
}
"""By game and seats: the hash of what is played."""


@pytest.mark.parametrize(("key", "seats"), PLAYED)
def test_the_yardstick_plays_as_ever(key: str, seats: int) -> None:
    text = regnum.game(key).text
    one = play(Match(key, ("greedy-1",) * seats, {}, "yardstick", MOST), 0)
    told = "\n".join(f"{seat} {text(move)}" for seat, move in one.moves)
    assert hashlib.sha256(told.encode()).hexdigest() == PLAYED[key, seats]
